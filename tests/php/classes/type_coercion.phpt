--TEST--
How user functions take scalars, weakly, and what they say when they do not
--FILE--
<?php
function i(int $x) { return $x; } function f(float $x) { return $x; } function s(string $x) { return $x; } function b(bool $x) { return $x; } function u(int|float|bool|null $x) { return $x; } function n(?int $x = 3) { return $x; }
class Str { function __toString() { return 'str'; } }
$values = [1, '2', ' 3', '4 ', '5x', 'x', '', 1.0, 1.5, '1.5', '1e3', 1e20, NAN, true, false, null, [], new Str, new stdClass, '9223372036854775808'];
foreach (['i', 'f', 's', 'b', 'u', 'n'] as $g) foreach ($values as $v) { try { echo $g, ' ', @json_encode($g($v)), ' '; } catch (TypeError $e) { echo preg_replace('~, called.*~', '', $e->getMessage()), "\n"; } }
echo "\n"; i(1.7);
--EXPECTF--
i 1 i 2 i 3 i 4 i i(): Argument #1 ($x) must be of type int, string given
i i(): Argument #1 ($x) must be of type int, string given
i i(): Argument #1 ($x) must be of type int, string given
i 1 i 1 i 1 i 1000 i i(): Argument #1 ($x) must be of type int, float given
i i(): Argument #1 ($x) must be of type int, float given
i 1 i 0 i i(): Argument #1 ($x) must be of type int, null given
i i(): Argument #1 ($x) must be of type int, array given
i i(): Argument #1 ($x) must be of type int, Str given
i i(): Argument #1 ($x) must be of type int, stdClass given
i i(): Argument #1 ($x) must be of type int, string given
f 1 f 2 f 3 f 4 f f(): Argument #1 ($x) must be of type float, string given
f f(): Argument #1 ($x) must be of type float, string given
f f(): Argument #1 ($x) must be of type float, string given
f 1 f 1.5 f 1.5 f 1000 f 1.0e+20 f  f 1 f 0 f f(): Argument #1 ($x) must be of type float, null given
f f(): Argument #1 ($x) must be of type float, array given
f f(): Argument #1 ($x) must be of type float, Str given
f f(): Argument #1 ($x) must be of type float, stdClass given
f 9.223372036854776e+18 s "1" s "2" s " 3" s "4 " s "5x" s "x" s "" s "1" s "1.5" s "1.5" s "1e3" s "1.0E+20" s "NAN" s "1" s "" s s(): Argument #1 ($x) must be of type string, null given
s s(): Argument #1 ($x) must be of type string, array given
s "str" s s(): Argument #1 ($x) must be of type string, stdClass given
s "9223372036854775808" b true b true b true b true b true b true b false b true b true b true b true b true b true b true b false b b(): Argument #1 ($x) must be of type bool, null given
b b(): Argument #1 ($x) must be of type bool, array given
b b(): Argument #1 ($x) must be of type bool, Str given
b b(): Argument #1 ($x) must be of type bool, stdClass given
b true u 1 u 2 u 3 u 4 u true u true u false u 1 u 1.5 u 1.5 u 1000 u 1.0e+20 u  u true u false u null u u(): Argument #1 ($x) must be of type int|float|bool|null, array given
u u(): Argument #1 ($x) must be of type int|float|bool|null, Str given
u u(): Argument #1 ($x) must be of type int|float|bool|null, stdClass given
u 9.223372036854776e+18 n 1 n 2 n 3 n 4 n n(): Argument #1 ($x) must be of type ?int, string given
n n(): Argument #1 ($x) must be of type ?int, string given
n n(): Argument #1 ($x) must be of type ?int, string given
n 1 n 1 n 1 n 1000 n n(): Argument #1 ($x) must be of type ?int, float given
n n(): Argument #1 ($x) must be of type ?int, float given
n 1 n 0 n null n n(): Argument #1 ($x) must be of type ?int, array given
n n(): Argument #1 ($x) must be of type ?int, Str given
n n(): Argument #1 ($x) must be of type ?int, stdClass given
n n(): Argument #1 ($x) must be of type ?int, string given


Deprecated: Implicit conversion from float 1.7 to int loses precision in %s on line 2
