--TEST--
A loop by reference over an undefined variable leaves it undefined
--FILE--
<?php
function over_itself() {
    foreach ($a as $k => &$a) {
    }
    var_dump(array_key_exists('a', get_defined_vars()), $a);
}
function over_another() {
    foreach ($a as &$v) {
    }
    var_dump(get_defined_vars());
    foreach ($b[0] as &$v) {
    }
    var_dump(get_defined_vars());
}
over_itself();
over_another();
?>
--EXPECT--

Warning: Undefined variable $a in {PWD}/undefined_by_reference.php on line 3

Warning: foreach() argument must be of type array|object, null given in {PWD}/undefined_by_reference.php on line 3

Warning: Undefined variable $a in {PWD}/undefined_by_reference.php on line 5
bool(false)
NULL

Warning: Undefined variable $a in {PWD}/undefined_by_reference.php on line 8

Warning: foreach() argument must be of type array|object, null given in {PWD}/undefined_by_reference.php on line 8
array(0) {
}

Warning: foreach() argument must be of type array|object, null given in {PWD}/undefined_by_reference.php on line 11
array(1) {
  ["b"]=>
  array(1) {
    [0]=>
    NULL
  }
}
