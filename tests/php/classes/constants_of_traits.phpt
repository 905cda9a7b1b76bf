--TEST--
Constants of traits, named as the program names the trait in constant expressions
--FILE--
<?php
trait c1{const ONE=1;static $a1=array(self::ONE=>1);static $a2; function f() { return self::ONE; } static function g() { return c1::ONE; } static function h($x = self::ONE) { return 1; } static function i() { return static::ONE; } static function j() { return constant('self::ONE'); } static function k() { $c = 'c1'; return $c::ONE; } static function l() { static $z = self::ONE; return $z; } static function m() { return constant('c1::ONE'); } static function n() { return (new ReflectionClass('c1'))->getConstant('ONE'); } static function o($x = C1::ONE) {} static function p() { return defined('c1::ONE'); }}
class U { use c1; }
foreach ([fn() => c1::$a2 = 1, fn() => c1::g(), fn() => c1::h(), fn() => c1::i(), fn() => c1::j(), fn() => c1::k(), fn() => c1::l(), fn() => c1::m(), fn() => c1::n(), fn() => c1::o(), fn() => c1::p(), fn() => U::g(), fn() => U::h(), fn() => U::i(), fn() => U::j(), fn() => U::l(), fn() => U::o(), fn() => U::$a1, fn() => c1::ONE, fn() => C1::ONE] as $i => $f) { try { echo "$i: "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
const X = c1::ONE;
--EXPECT--
0: ErrorCannot access trait constant self::ONE directly
1: 
Deprecated: Calling static trait method c1::g is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant c1::ONE directly
2: 
Deprecated: Calling static trait method c1::h is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant self::ONE directly
3: 
Deprecated: Calling static trait method c1::i is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant c1::ONE directly
4: 
Deprecated: Calling static trait method c1::j is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant self::ONE directly
5: 
Deprecated: Calling static trait method c1::k is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant c1::ONE directly
6: 
Deprecated: Calling static trait method c1::l is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant self::ONE directly
7: 
Deprecated: Calling static trait method c1::m is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant c1::ONE directly
8: 
Deprecated: Calling static trait method c1::n is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
int(1)
9: 
Deprecated: Calling static trait method c1::o is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
ErrorCannot access trait constant C1::ONE directly
10: 
Deprecated: Calling static trait method c1::p is deprecated, it should only be called on a class using the trait in {PWD}/constants_of_traits.php on line 4
bool(false)
11: ErrorCannot access trait constant c1::ONE directly
12: int(1)
13: int(1)
14: int(1)
15: int(1)
16: ErrorCannot access trait constant C1::ONE directly
17: array(1) {
  [1]=>
  int(1)
}
18: ErrorCannot access trait constant c1::ONE directly
19: ErrorCannot access trait constant c1::ONE directly

Fatal error: Uncaught Error: Cannot access trait constant c1::ONE directly in {PWD}/constants_of_traits.php:5
Stack trace:
#0 {main}
  thrown in {PWD}/constants_of_traits.php on line 5
--EXIT--
255
