--TEST--
disable_classes leaves empty shells, whose objects come with a warning
--INI--
disable_classes=arrayobject SplStack,unknown
--FILE--
<?php
class Sub extends ArrayObject {
    public $property = 1;
    function method() { return 1; }
}
var_dump(class_exists('ArrayObject'), get_class_methods('ArrayObject'), class_implements('ArrayObject'));
$object = new ArrayObject([1]);
try {
    $object->count();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
foreach ($object as $value) {
    var_dump($value);
}
var_dump($object instanceof Countable, (array) $object, (new Sub)->method(), new Sub);
--EXPECT--
bool(true)
array(0) {
}
array(0) {
}

Warning: ArrayObject() has been disabled for security reasons in {PWD}/disable_classes.php on line 7
Call to undefined method ArrayObject::count()

Warning: Sub() has been disabled for security reasons in {PWD}/disable_classes.php on line 16

Warning: Sub() has been disabled for security reasons in {PWD}/disable_classes.php on line 16
bool(false)
array(0) {
}
int(1)
object(Sub)#3 (0) {
}
