--TEST--
Each closure object has its own static variables; fake closures share those of their function
--FILE--
<?php
function counter() { static $n = 0; return ++$n; }
$first = counter(...);
$second = Closure::fromCallable('counter');
echo $first(), $second(), counter(), "\n";
$make = function () { return function () { static $n = 0; return ++$n; }; };
$a = $make();
$b = $make();
echo $a(), $a(), $b(), "\n";
$c = clone $a;
echo $c(), $a(), $c(), "\n";
$x = 1;
$byValue = function () use ($x) { return ++$x; };
$byReference = function () use (&$x) { return ++$x; };
echo $byValue(), $byValue(), $byReference(), $byReference(), $x, "\n";
$fib = fn($n) => $n < 2 ? $n : (function () use ($n, &$fib) { return $fib($n - 1) + $fib($n - 2); })();
echo $fib(10), "\n";
--EXPECT--
123
121
334
22233

Fatal error: Uncaught Error: Value of type null is not callable in {PWD}/static_variables.php:16
Stack trace:
#0 {PWD}/static_variables.php(16): {closure}()
#1 {PWD}/static_variables.php(17): {closure}(10)
#2 {main}
  thrown in {PWD}/static_variables.php on line 16
--EXIT--
255
