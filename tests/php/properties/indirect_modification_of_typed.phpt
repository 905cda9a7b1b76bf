--TEST--
A value of __get that is to be modified is reported before its type is checked
--FILE--
<?php
class Typed
{
    public int $number = 1;
    public ?array $list = null;

    function __get($name)
    {
        return [1];
    }
}
$object = new Typed;
unset($object->number, $object->list);
try {
    $reference = &$object->number;
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
try {
    $object->number[] = 1;
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
$object->list[] = 2;
var_dump($object);
--EXPECT--
Notice: Indirect modification of overloaded property Typed::$number has no effect in {PWD}/indirect_modification_of_typed.php on line 15
Cannot assign array to property Typed::$number of type int

Notice: Indirect modification of overloaded property Typed::$number has no effect in {PWD}/indirect_modification_of_typed.php on line 20
Cannot assign array to property Typed::$number of type int

Notice: Indirect modification of overloaded property Typed::$list has no effect in {PWD}/indirect_modification_of_typed.php on line 24
object(Typed)#1 (0) {
  ["number"]=>
  uninitialized(int)
  ["list"]=>
  uninitialized(?array)
}
