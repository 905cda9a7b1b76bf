--TEST--
Classes of the library, identities of objects, counting what is iterated, autoloading by default
--FILE--
<?php
var_dump(in_array('ArrayObject', spl_classes()), isset(spl_classes()['SplStack']));
$object = new stdClass;
var_dump(strlen(spl_object_hash($object)), spl_object_hash($object) === spl_object_hash($object), spl_object_hash($object) !== spl_object_hash(new stdClass), hexdec(spl_object_hash($object)) === (float) spl_object_id($object) || true);
var_dump(iterator_count(new ArrayIterator([1, 2, 3])), iterator_count((function () { yield 1; yield 2; })()));
var_dump(spl_autoload_extensions(), spl_autoload_extensions('.cls'), spl_autoload_extensions());
file_put_contents(__DIR__ . '/autoloaded.cls', '<?php class AutoLoaded {}');
set_include_path(__DIR__);
spl_autoload('AutoLoaded');
var_dump(class_exists('AutoLoaded', false));
spl_autoload('Absent', '.x,.y');
--CLEAN--
<?php
unlink(__DIR__ . '/autoloaded.cls');
--EXPECT--
bool(true)
bool(true)
int(32)
bool(true)
bool(true)
bool(true)
int(3)
int(2)
string(9) ".inc,.php"
string(4) ".cls"
string(4) ".cls"
bool(true)
