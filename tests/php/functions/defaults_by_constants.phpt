--TEST--
Defaults that are constants, enum cases and arrays of them
--FILE--
<?php
enum Level: int { case Low = 1; case High = 2; const DEFAULT = self::High; }
class Settings {
    const SIZE = 10;
    const LIST = ['a' => self::SIZE];
    function scaled(int $size = self::SIZE * 2, float $rate = self::SIZE, $untyped = self::LIST, ?Level $level = Level::Low) {
        $untyped[] = $level->name;
        return [$size, $rate, $untyped, $level];
    }
    function listed(array $options = ['level' => Level::DEFAULT, 'x' => self::LIST], $flags = PHP_INT_SIZE | self::SIZE) {
        $options['x']['b'] = 1;
        return [$options, $flags];
    }
    function made(object $o = new ArrayObject([1]), array $of = [new stdClass]) { $o[] = 2; return [count($o), spl_object_id($of[0])]; }
}
function late(int $n = MISSING) { return $n; }
$settings = new Settings;
for ($i = 0; $i < 3; $i++) {
    echo json_encode($settings->scaled()), json_encode($settings->scaled(1, 2)), json_encode($settings->listed()), "\n";
    echo json_encode($settings->made()), "\n";
    echo json_encode($settings->scaled(level: Level::High)), "\n";
}
try {
    late();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
define('MISSING', 4);
echo late(), late(), late(5), "\n";
--EXPECT--
[20,10,{"a":10,"0":"Low"},1][1,2,{"a":10,"0":"Low"},1][{"level":2,"x":{"a":10,"b":1}},10]
[2,5]
[20,10,{"a":10,"0":"High"},2]
[20,10,{"a":10,"0":"Low"},1][1,2,{"a":10,"0":"Low"},1][{"level":2,"x":{"a":10,"b":1}},10]
[2,4]
[20,10,{"a":10,"0":"High"},2]
[20,10,{"a":10,"0":"Low"},1][1,2,{"a":10,"0":"Low"},1][{"level":2,"x":{"a":10,"b":1}},10]
[2,5]
[20,10,{"a":10,"0":"High"},2]
Undefined constant "MISSING"
445
