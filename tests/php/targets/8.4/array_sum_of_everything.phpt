--TEST--
array_sum() and array_product() of every type
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([[1, 2.5], ['1', '2x'], ['x'], [true, null], [[1]], [new stdClass], [STDIN], [], [PHP_INT_MAX, 1], ['1e2', ' 3 '], [1, [2], 3], [new ArrayObject, 4]] as $a) foreach (['array_sum', 'array_product'] as $f) try { var_dump($f($a)); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
--EXPECT--
float(3.5)
float(2.5)

Warning: A non-numeric value encountered in {PWD}/array_sum_of_everything.php on line 2
int(3)

Warning: A non-numeric value encountered in {PWD}/array_sum_of_everything.php on line 2
int(2)

Warning: array_sum(): Addition is not supported on type string in {PWD}/array_sum_of_everything.php on line 2
int(0)

Warning: array_product(): Multiplication is not supported on type string in {PWD}/array_sum_of_everything.php on line 2
int(0)
int(1)
int(0)

Warning: array_sum(): Addition is not supported on type array in {PWD}/array_sum_of_everything.php on line 2
int(0)

Warning: array_product(): Multiplication is not supported on type array in {PWD}/array_sum_of_everything.php on line 2
int(1)

Warning: array_sum(): Addition is not supported on type stdClass in {PWD}/array_sum_of_everything.php on line 2
int(0)

Warning: array_product(): Multiplication is not supported on type stdClass in {PWD}/array_sum_of_everything.php on line 2
int(1)

Warning: array_sum(): Addition is not supported on type resource in {PWD}/array_sum_of_everything.php on line 2
int(1)

Warning: array_product(): Multiplication is not supported on type resource in {PWD}/array_sum_of_everything.php on line 2
int(1)
int(0)
int(1)
float(9.223372036854776E+18)
int(9223372036854775807)
float(103)
float(300)

Warning: array_sum(): Addition is not supported on type array in {PWD}/array_sum_of_everything.php on line 2
int(4)

Warning: array_product(): Multiplication is not supported on type array in {PWD}/array_sum_of_everything.php on line 2
int(3)

Warning: array_sum(): Addition is not supported on type ArrayObject in {PWD}/array_sum_of_everything.php on line 2
int(4)

Warning: array_product(): Multiplication is not supported on type ArrayObject in {PWD}/array_sum_of_everything.php on line 2
int(4)
