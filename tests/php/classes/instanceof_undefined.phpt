--TEST--
instanceof reads its operand: an undefined variable is told, whatever the class is
--FILE--
<?php
function in_function($class) {
    var_dump($a instanceof stdClass, $b instanceof Nowhere, $c instanceof $class, !$d instanceof self_);
    if ($e instanceof Countable) {
        echo "never\n";
    }
    $f[1] ??= $g instanceof $class;
    var_dump($f);
    try {
        var_dump($undefined instanceof $class->missing);
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
in_function("stdClass");
in_function(new stdClass);
var_dump($global instanceof stdClass, $$global instanceof stdClass);
?>
--EXPECT--

Warning: Undefined variable $a in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $b in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $c in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $d in {PWD}/instanceof_undefined.php on line 3
bool(false)
bool(false)
bool(false)
bool(true)

Warning: Undefined variable $e in {PWD}/instanceof_undefined.php on line 4

Warning: Undefined variable $g in {PWD}/instanceof_undefined.php on line 7
array(1) {
  [1]=>
  bool(false)
}

Warning: Attempt to read property "missing" on string in {PWD}/instanceof_undefined.php on line 10
Class name must be a valid object or a string

Warning: Undefined variable $a in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $b in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $c in {PWD}/instanceof_undefined.php on line 3

Warning: Undefined variable $d in {PWD}/instanceof_undefined.php on line 3
bool(false)
bool(false)
bool(false)
bool(true)

Warning: Undefined variable $e in {PWD}/instanceof_undefined.php on line 4

Warning: Undefined variable $g in {PWD}/instanceof_undefined.php on line 7
array(1) {
  [1]=>
  bool(false)
}

Warning: Undefined property: stdClass::$missing in {PWD}/instanceof_undefined.php on line 10
Class name must be a valid object or a string

Warning: Undefined variable $global in {PWD}/instanceof_undefined.php on line 17

Warning: Undefined variable $global in {PWD}/instanceof_undefined.php on line 17

Warning: Undefined variable $ in {PWD}/instanceof_undefined.php on line 17
bool(false)
bool(false)
