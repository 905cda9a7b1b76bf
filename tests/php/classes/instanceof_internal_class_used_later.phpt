--TEST--
instanceof and catch name internal classes before anything is of them, and again afterwards
--FILE--
<?php
function is_date($value) { return $value instanceof DateTimeInterface; }
function is_alias($value) { return $value instanceof \Renamed; }
function attempt(callable $action) {
    try {
        $action();
    } catch (JsonException $e) {
        return 'json';
    } catch (UnderflowException | RuntimeException $e) {
        return get_class($e);
    }
}
function fail() { throw new OverflowException('x'); }

for ($i = 0; $i < 2; $i++) {
    var_dump(is_date(new stdClass), is_date(1), is_alias(new stdClass), attempt('fail'));
}
$date = new DateTimeImmutable('2020-01-01');
class Own extends ArrayObject {}
class_alias('Own', 'Renamed');
for ($i = 0; $i < 2; $i++) {
    var_dump(is_date($date), is_date(new stdClass), is_alias(new Own), is_alias($date));
    var_dump(attempt(fn() => json_decode('{', flags: JSON_THROW_ON_ERROR)), attempt('fail'));
}
eval('class Days extends DateTime {}');
var_dump(is_date(new Days('2020-01-01')), null instanceof SplHeap);
--EXPECT--
bool(false)
bool(false)
bool(false)
string(17) "OverflowException"
bool(false)
bool(false)
bool(false)
string(17) "OverflowException"
bool(true)
bool(false)
bool(true)
bool(false)
string(4) "json"
string(17) "OverflowException"
bool(true)
bool(false)
bool(true)
bool(false)
string(4) "json"
string(17) "OverflowException"
bool(true)
bool(false)
