--TEST--
array_sum() and array_product() since PHP 8.3
--INI--
zvm.php=8.4
--FILE--
<?php
class N { }
set_error_handler(function ($n, $m) { echo "[$m] "; return true; });
$r = 7;
foreach ([[1, '2', 3.5], [true, null, '4x'], [[1], 2], [new N, 3], ['a'], [], ['1e2', ' 3'], [STDIN, 1], [PHP_INT_MAX, 1], [&$r, 2], [' 1 ', ''], ['', 5], [fopen('php://memory', 'r')], [null], [false], [1.5, [2], 'q', new N, 2]] as $list) {
    foreach (['array_sum', 'array_product'] as $f) try { echo $f, ' '; $r2 = $f($list); echo is_object($r2) ? get_class($r2) . ' ' . $r2 : var_export($r2, true), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
set_error_handler(function ($n, $m) { throw new Exception($m); });
try { array_sum([1, 'a', 2]); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { array_sum([1, '4x', 2]); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
array_sum 6.5
array_product 7.0
array_sum [A non-numeric value encountered] 5
array_product [A non-numeric value encountered] 0
array_sum [array_sum(): Addition is not supported on type array] 2
array_product [array_product(): Multiplication is not supported on type array] 2
array_sum [array_sum(): Addition is not supported on type N] 3
array_product [array_product(): Multiplication is not supported on type N] 3
array_sum [array_sum(): Addition is not supported on type string] 0
array_product [array_product(): Multiplication is not supported on type string] 0
array_sum 0
array_product 1
array_sum 103.0
array_product 300.0
array_sum [array_sum(): Addition is not supported on type resource] 2
array_product [array_product(): Multiplication is not supported on type resource] 1
array_sum 9.223372036854776E+18
array_product 9223372036854775807
array_sum 9
array_product 14
array_sum [array_sum(): Addition is not supported on type string] 1
array_product [array_product(): Multiplication is not supported on type string] 0
array_sum [array_sum(): Addition is not supported on type string] 5
array_product [array_product(): Multiplication is not supported on type string] 0
array_sum [array_sum(): Addition is not supported on type resource] 5
array_product [array_product(): Multiplication is not supported on type resource] 5
array_sum 0
array_product 0
array_sum 0
array_product 0
array_sum [array_sum(): Addition is not supported on type array] [array_sum(): Addition is not supported on type string] [array_sum(): Addition is not supported on type N] 3.5
array_product [array_product(): Multiplication is not supported on type array] [array_product(): Multiplication is not supported on type string] [array_product(): Multiplication is not supported on type N] 0.0
array_sum(): Addition is not supported on type string
array_sum(): Addition is not supported on type string
