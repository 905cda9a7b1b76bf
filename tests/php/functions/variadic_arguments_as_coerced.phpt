--TEST--
Variadic arguments are seen as their type made them
--FILE--
<?php
function rest($first, int ...$rest) { var_dump(func_get_args()); throw new Exception; }
try {
    rest('1', true, '2', 3.0);
} catch (Exception $e) {
    echo $e->getTraceAsString(), "\n";
}
--EXPECT--
array(4) {
  [0]=>
  string(1) "1"
  [1]=>
  int(1)
  [2]=>
  int(2)
  [3]=>
  int(3)
}
#0 {PWD}/variadic_arguments_as_coerced.php(4): rest('1', 1, 2, 3)
#1 {main}
