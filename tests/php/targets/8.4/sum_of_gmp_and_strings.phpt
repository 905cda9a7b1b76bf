--TEST--
GMP: operators with strings and floats, final class
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([fn() => gmp_init(5) + '7', fn() => '0x10' + gmp_init(1), fn() => gmp_init(5) . 'x', fn() => gmp_init(2) ** 10, fn() => gmp_init(1) << 3, fn() => -gmp_init(3), fn() => ~gmp_init(3), fn() => gmp_init(5) == '5', fn() => gmp_init(5) <=> 4, fn() => gmp_add(1.5, 1), fn() => gmp_add('x', 1), fn() => gmp_init('12', 99), fn() => gmp_init(7) % 0, fn() => (int) gmp_init(9), fn() => new GMP(5), fn() => new GMP('ff', 16), fn() => new GMP, fn() => (bool) gmp_init(0), fn() => clone gmp_init(3), fn() => gmp_random_range(3, 3), fn() => (new ReflectionClass('GMP'))->isFinal()] as $i => $f) try { echo "$i "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 object(GMP)#23 (1) {
  ["num"]=>
  string(2) "12"
}
1 object(GMP)#22 (1) {
  ["num"]=>
  string(2) "17"
}
2 string(2) "5x"
3 object(GMP)#23 (1) {
  ["num"]=>
  string(4) "1024"
}
4 object(GMP)#22 (1) {
  ["num"]=>
  string(1) "8"
}
5 object(GMP)#23 (1) {
  ["num"]=>
  string(2) "-3"
}
6 object(GMP)#22 (1) {
  ["num"]=>
  string(2) "-4"
}
7 bool(true)
8 int(1)
9 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/sum_of_gmp_and_strings.php on line 2
object(GMP)#22 (1) {
  ["num"]=>
  string(1) "2"
}
10 ValueError: gmp_add(): Argument #1 ($num1) is not an integer string
11 ValueError: gmp_init(): Argument #2 ($base) must be 0 or between 2 and 62
12 DivisionByZeroError: Modulo by zero
13 int(9)
14 object(GMP)#23 (1) {
  ["num"]=>
  string(1) "5"
}
15 object(GMP)#23 (1) {
  ["num"]=>
  string(3) "255"
}
16 object(GMP)#23 (1) {
  ["num"]=>
  string(1) "0"
}
17 bool(false)
18 object(GMP)#22 (1) {
  ["num"]=>
  string(1) "3"
}
19 ValueError: gmp_random_range(): Argument #1 ($min) must be less than argument #2 ($maximum)
20 bool(true)
