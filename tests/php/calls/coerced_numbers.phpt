--TEST--
Internal functions get strings and floats of ints, with and without strict_types
--FILE--
<?php
function trace(callable $call) { try { return $call(); } catch (TypeError $e) { return $e->getMessage(); } }
$int = 1234567;
for ($i = 0; $i < 2; $i++) {
    echo strlen($int), strrev($int), str_pad($int, 9, 0), strpos($int, 4), ucfirst(-$int), "\n";
    echo implode(',', str_split($int, 3)), htmlspecialchars($int), trim($int, 1), "\n";
    var_dump(sqrt($int), floor($int), str_replace(2, 9, $int), preg_match('/^\d+$/', $int), fdiv($int, 2), str_repeat($int, '2'));
    var_dump(in_array('1234567', [$int], true), array_map('strrev', [12, 34]));
    $list = [3, 20, 100];
    usort($list, 'strcmp');
    echo implode(' ', $list), "\n";
}
set_error_handler(fn($n, $m) => print("$m\n"));
echo strlen(null), strlen(true), strlen(1.5), "\n";
$strict = tempnam(sys_get_temp_dir(), 'strict');
file_put_contents($strict, '<?php declare(strict_types=1); namespace S;
    echo trace(fn() => strlen(5)), "\n", trace(fn() => \sqrt(4)), "\n", trace(fn() => \str_repeat("a", "3")), "\n";
    function trace($call) { return \trace($call); }');
include $strict;
unlink($strict);
function shown($text) { throw new Exception($text); }
try { array_map(fn($x) => strcmp($x, new class { function __toString() { throw new Exception('text'); } }), [5]); }
catch (Exception $e) { foreach ($e->getTrace() as $call) { echo $call['function'], is_int($call['args'][0] ?? '') ? ' int' : '', "\n"; } }
--EXPECT--
776543211234567003-1234567
123,456,71234567234567
float(1111.1107055554814)
float(1234567)
string(7) "1934567"
int(1)
float(617283.5)
string(14) "12345671234567"
bool(false)
array(2) {
  [0]=>
  string(2) "21"
  [1]=>
  string(2) "43"
}
100 20 3
776543211234567003-1234567
123,456,71234567234567
float(1111.1107055554814)
float(1234567)
string(7) "1934567"
int(1)
float(617283.5)
string(14) "12345671234567"
bool(false)
array(2) {
  [0]=>
  string(2) "21"
  [1]=>
  string(2) "43"
}
100 20 3
strlen(): Passing null to parameter #1 ($string) of type string is deprecated
013
strlen(): Argument #1 ($string) must be of type string, int given
2
str_repeat(): Argument #2 ($times) must be of type int, string given
__toString
strcmp
{closure} int
array_map
