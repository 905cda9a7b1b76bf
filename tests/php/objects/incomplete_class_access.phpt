--TEST--
__PHP_Incomplete_Class: what is said when properties are tested and unset
--FILE--
<?php
$object = unserialize('O:4:"None":1:{s:1:"x";i:1;}');
var_dump(isset($object->x), empty($object->x), $object->x ?? 5);
foreach ([function () use ($object) { unset($object->x); }, function () use ($object) { $object->x++; }] as $attempt) {
    try {
        $attempt();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--

Warning: main(): The script tried to access a property on an incomplete object. Please ensure that the class definition "None" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition in {PWD}/incomplete_class_access.php on line 3

Warning: main(): The script tried to access a property on an incomplete object. Please ensure that the class definition "None" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition in {PWD}/incomplete_class_access.php on line 3

Warning: main(): The script tried to access a property on an incomplete object. Please ensure that the class definition "None" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition in {PWD}/incomplete_class_access.php on line 3
bool(false)
bool(true)
int(5)
The script tried to modify a property on an incomplete object. Please ensure that the class definition "None" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition
The script tried to modify a property on an incomplete object. Please ensure that the class definition "None" of the object you are trying to operate on was loaded _before_ unserialize() gets called or provide an autoloader to load the class definition
