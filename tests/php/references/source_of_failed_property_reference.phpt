--TEST--
The source of a reference is made null before the property is looked for
--FILE--
<?php
function f()
{
    $number = 1;
    try {
        $number->property = &$source;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    unset($error);
    var_dump(get_defined_vars());
}
f();
class Typed
{
    public int $number = 1;
}
function g()
{
    $object = new Typed;
    try {
        $object->number = &$source;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump(array_keys(get_defined_vars()));
}
g();
--EXPECT--
Attempt to modify property "property" on int
array(2) {
  ["number"]=>
  int(1)
  ["source"]=>
  NULL
}
Cannot assign null to property Typed::$number of type int
array(3) {
  [0]=>
  string(6) "object"
  [1]=>
  string(6) "source"
  [2]=>
  string(5) "error"
}
