--TEST--
Functions of PHP 8.5
--INI--
zvm.php=8.5
--FILE--
<?php
var_dump(array_first([]), array_last([]), array_first(['a' => 1, 2]), array_last([1, 'z' => null]), array_first([[5]]));
var_dump(get_error_handler(), get_exception_handler()); set_error_handler('strlen'); $h = set_exception_handler(fn($e) => 1); var_dump(get_error_handler(), get_exception_handler() instanceof Closure); restore_error_handler(); restore_exception_handler(); var_dump(get_error_handler(), get_exception_handler());
--EXPECT--
NULL
NULL
int(1)
NULL
array(1) {
  [0]=>
  int(5)
}
NULL
NULL
string(6) "strlen"
bool(true)
NULL
NULL
