--TEST--
Warnings about NAN that becomes another type
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(fn($level, $message) => print("[$message]"));
$n = NAN; var_dump((int) $n, (string) $n, (bool) $n, (array) $n, $n ? 1 : 2, !$n, $n . 'x', "$n", $n ?: 5, $n && 1, $n || 0, $n xor 1);
if ($n) echo "if\n"; while ($n) { echo "while\n"; break; } for (; $n;) { echo "for\n"; break; } var_dump(match (true) { (bool) $n => 1 }); settype($n, 'int'); var_dump($n);
foreach (['strlen', 'intval', 'strval', 'boolval', 'is_nan', 'abs', 'json_encode'] as $f) try { var_dump($f(NAN)); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
function i(int $i) {} function s(string $s) { return $s; } function b(bool $b) { return $b; } foreach (['i', 's', 'b'] as $f) try { var_dump($f(NAN)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
class T { public string $s; public bool $b; public int $i; } $t = new T; foreach (['s', 'b', 'i'] as $p) try { $t->$p = NAN; var_dump($t->$p); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
[The float NAN is not representable as an int, cast occurred][unexpected NAN value was coerced to string][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to array][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to string][unexpected NAN value was coerced to string][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to bool][unexpected NAN value was coerced to bool]int(0)
string(3) "NAN"
bool(true)
array(1) {
  [0]=>
  float(NAN)
}
int(1)
bool(false)
string(4) "NANx"
string(3) "NAN"
float(NAN)
bool(true)
bool(true)
bool(false)
[unexpected NAN value was coerced to bool]if
[unexpected NAN value was coerced to bool]while
[unexpected NAN value was coerced to bool]for
[unexpected NAN value was coerced to bool]int(1)
[The float NAN is not representable as an int, cast occurred]int(0)
[unexpected NAN value was coerced to string]int(3)
[The float NAN is not representable as an int, cast occurred]int(0)
[unexpected NAN value was coerced to string]string(3) "NAN"
[unexpected NAN value was coerced to bool]bool(true)
bool(true)
float(NAN)
bool(false)
i(): Argument #1 ($i) must be of type int, float given, called in {PWD}/nan_everywhere.php on line 6
[unexpected NAN value was coerced to string]string(3) "NAN"
[unexpected NAN value was coerced to bool]bool(true)
[unexpected NAN value was coerced to string]string(3) "NAN"
[unexpected NAN value was coerced to bool]bool(true)
Cannot assign float to property T::$i of type int
