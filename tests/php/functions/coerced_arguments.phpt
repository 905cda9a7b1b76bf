--TEST--
Scalars passed to parameters of other scalar types
--FILE--
<?php
function i(int $x) { return $x; } function f(float $x) { return $x; } function s(string $x) { return $x; } function b(bool $x) { return $x; }
function iu(int|string $x) { return $x; } function fu(float|bool $x) { return $x; } function n(?int $x, ?string ...$rest) { return [$x, $rest]; } function fs(false|string $x) { return $x; }
function byref(int &$x) { $x += 1; return $x; } function a(int|array $x) { return $x; } function d(float $x = 1.5, int|float $y = 2) { return [$x, $y]; }
$values = ['5', '5.0', '5.5', ' 7', '7 ', '1e2', 'abc', '12abc', '', true, false, null, 1.0, 1.5, 3, [], '9223372036854775808', -0.0, 1e20];
for ($round = 0; $round < 2; $round++) foreach (['i', 'f', 's', 'b', 'iu', 'fu', 'n', 'fs', 'a', 'd'] as $function) {
    foreach ($values as $value) {
        try { echo json_encode($function($value)), gettype($function($value))[0], ' '; } catch (TypeError $e) { echo strstr($e->getMessage(), ', called', true), ' '; }
    }
    echo "\n";
}
$x = '5'; echo byref($x), gettype($x), "\n";
class P { function __construct(public int $n, protected ?string $s = null) {} function m(string $x, int $y = 0) { return $x . $y; } }
var_dump(new P('12', 5), (new P(true))->m(5, '6'), (new P('3'))->m(y: '7', x: 1.25));
set_error_handler(function ($l, $m) { echo "[$m] "; return true; });
echo i(1.5), i('1.5'), "\n";
--EXPECT--
5i 5i 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 2
5
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 2
i 7i 7i 100i i(): Argument #1 ($x) must be of type int, string given i(): Argument #1 ($x) must be of type int, string given i(): Argument #1 ($x) must be of type int, string given 1i 0i i(): Argument #1 ($x) must be of type int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 2
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 2
i 3i i(): Argument #1 ($x) must be of type int, array given i(): Argument #1 ($x) must be of type int, string given 0i i(): Argument #1 ($x) must be of type int, float given 
5d 5d 5.5d 7d 7d 100d f(): Argument #1 ($x) must be of type float, string given f(): Argument #1 ($x) must be of type float, string given f(): Argument #1 ($x) must be of type float, string given 1d 0d f(): Argument #1 ($x) must be of type float, null given 1d 1.5d 3d f(): Argument #1 ($x) must be of type float, array given 9.223372036854776e+18d -0d 1.0e+20d 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s "1"s ""s s(): Argument #1 ($x) must be of type string, null given "1"s "1.5"s "3"s s(): Argument #1 ($x) must be of type string, array given "9223372036854775808"s "-0"s "1.0E+20"s 
trueb trueb trueb trueb trueb trueb trueb trueb falseb trueb falseb b(): Argument #1 ($x) must be of type bool, null given trueb trueb trueb b(): Argument #1 ($x) must be of type bool, array given trueb falseb trueb 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s 1i 0i iu(): Argument #1 ($x) must be of type string|int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
i 3i iu(): Argument #1 ($x) must be of type string|int, array given "9223372036854775808"s 0i "1.0E+20"s 
5d 5d 5.5d 7d 7d 100d trueb trueb falseb trueb falseb fu(): Argument #1 ($x) must be of type float|bool, null given 1d 1.5d 3d fu(): Argument #1 ($x) must be of type float|bool, array given 9.223372036854776e+18d -0d 1.0e+20d 
[5,[]]a [5,[]]a 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 3
[5,[]]
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 3
a [7,[]]a [7,[]]a [100,[]]a n(): Argument #1 ($x) must be of type ?int, string given n(): Argument #1 ($x) must be of type ?int, string given n(): Argument #1 ($x) must be of type ?int, string given [1,[]]a [0,[]]a [null,[]]a [1,[]]a 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
[1,[]]
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
a [3,[]]a n(): Argument #1 ($x) must be of type ?int, array given n(): Argument #1 ($x) must be of type ?int, string given [0,[]]a n(): Argument #1 ($x) must be of type ?int, float given 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s "1"s falseb fs(): Argument #1 ($x) must be of type string|false, null given "1"s "1.5"s "3"s fs(): Argument #1 ($x) must be of type string|false, array given "9223372036854775808"s "-0"s "1.0E+20"s 
5i 5i 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 4
5
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 4
i 7i 7i 100i a(): Argument #1 ($x) must be of type array|int, string given a(): Argument #1 ($x) must be of type array|int, string given a(): Argument #1 ($x) must be of type array|int, string given 1i 0i a(): Argument #1 ($x) must be of type array|int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 4
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 4
i 3i []a a(): Argument #1 ($x) must be of type array|int, string given 0i a(): Argument #1 ($x) must be of type array|int, float given 
[5,2]a [5,2]a [5.5,2]a [7,2]a [7,2]a [100,2]a d(): Argument #1 ($x) must be of type float, string given d(): Argument #1 ($x) must be of type float, string given d(): Argument #1 ($x) must be of type float, string given [1,2]a [0,2]a d(): Argument #1 ($x) must be of type float, null given [1,2]a [1.5,2]a [3,2]a d(): Argument #1 ($x) must be of type float, array given [9.223372036854776e+18,2]a [-0,2]a [1.0e+20,2]a 
5i 5i 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 2
5
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 2
i 7i 7i 100i i(): Argument #1 ($x) must be of type int, string given i(): Argument #1 ($x) must be of type int, string given i(): Argument #1 ($x) must be of type int, string given 1i 0i i(): Argument #1 ($x) must be of type int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 2
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 2
i 3i i(): Argument #1 ($x) must be of type int, array given i(): Argument #1 ($x) must be of type int, string given 0i i(): Argument #1 ($x) must be of type int, float given 
5d 5d 5.5d 7d 7d 100d f(): Argument #1 ($x) must be of type float, string given f(): Argument #1 ($x) must be of type float, string given f(): Argument #1 ($x) must be of type float, string given 1d 0d f(): Argument #1 ($x) must be of type float, null given 1d 1.5d 3d f(): Argument #1 ($x) must be of type float, array given 9.223372036854776e+18d -0d 1.0e+20d 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s "1"s ""s s(): Argument #1 ($x) must be of type string, null given "1"s "1.5"s "3"s s(): Argument #1 ($x) must be of type string, array given "9223372036854775808"s "-0"s "1.0E+20"s 
trueb trueb trueb trueb trueb trueb trueb trueb falseb trueb falseb b(): Argument #1 ($x) must be of type bool, null given trueb trueb trueb b(): Argument #1 ($x) must be of type bool, array given trueb falseb trueb 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s 1i 0i iu(): Argument #1 ($x) must be of type string|int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
i 3i iu(): Argument #1 ($x) must be of type string|int, array given "9223372036854775808"s 0i "1.0E+20"s 
5d 5d 5.5d 7d 7d 100d trueb trueb falseb trueb falseb fu(): Argument #1 ($x) must be of type float|bool, null given 1d 1.5d 3d fu(): Argument #1 ($x) must be of type float|bool, array given 9.223372036854776e+18d -0d 1.0e+20d 
[5,[]]a [5,[]]a 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 3
[5,[]]
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 3
a [7,[]]a [7,[]]a [100,[]]a n(): Argument #1 ($x) must be of type ?int, string given n(): Argument #1 ($x) must be of type ?int, string given n(): Argument #1 ($x) must be of type ?int, string given [1,[]]a [0,[]]a [null,[]]a [1,[]]a 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
[1,[]]
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 3
a [3,[]]a n(): Argument #1 ($x) must be of type ?int, array given n(): Argument #1 ($x) must be of type ?int, string given [0,[]]a n(): Argument #1 ($x) must be of type ?int, float given 
"5"s "5.0"s "5.5"s " 7"s "7 "s "1e2"s "abc"s "12abc"s ""s "1"s falseb fs(): Argument #1 ($x) must be of type string|false, null given "1"s "1.5"s "3"s fs(): Argument #1 ($x) must be of type string|false, array given "9223372036854775808"s "-0"s "1.0E+20"s 
5i 5i 
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 4
5
Deprecated: Implicit conversion from float-string "5.5" to int loses precision in {PWD}/coerced_arguments.php on line 4
i 7i 7i 100i a(): Argument #1 ($x) must be of type array|int, string given a(): Argument #1 ($x) must be of type array|int, string given a(): Argument #1 ($x) must be of type array|int, string given 1i 0i a(): Argument #1 ($x) must be of type array|int, null given 1i 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 4
1
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coerced_arguments.php on line 4
i 3i []a a(): Argument #1 ($x) must be of type array|int, string given 0i a(): Argument #1 ($x) must be of type array|int, float given 
[5,2]a [5,2]a [5.5,2]a [7,2]a [7,2]a [100,2]a d(): Argument #1 ($x) must be of type float, string given d(): Argument #1 ($x) must be of type float, string given d(): Argument #1 ($x) must be of type float, string given [1,2]a [0,2]a d(): Argument #1 ($x) must be of type float, null given [1,2]a [1.5,2]a [3,2]a d(): Argument #1 ($x) must be of type float, array given [9.223372036854776e+18,2]a [-0,2]a [1.0e+20,2]a 
6integer
object(P)#1 (2) {
  ["n"]=>
  int(12)
  ["s":protected]=>
  string(1) "5"
}
string(2) "56"
string(5) "1.257"
[Implicit conversion from float 1.5 to int loses precision] 1[Implicit conversion from float-string "1.5" to int loses precision] 1
