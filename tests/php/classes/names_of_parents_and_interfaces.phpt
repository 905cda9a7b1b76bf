--TEST--
class_parents(), class_implements(), spl_object_hash(), names of classes
--FILE--
<?php
interface Named {}
interface Counted extends Countable, Named {}
abstract class Base implements Named {
    public static function names() { return [self::class, static::class, get_called_class(), get_class()]; }
    public function of($object) { return [$object::class, get_class($object), $this::class]; }
}
class Middle extends Base implements Counted { public function count(): int { return 0; } 
    public function up() { return parent::class; } }
final class Last extends Middle {}
for ($i = 0; $i < 2; $i++) {
    foreach ([new Last, 'last', new Middle, 'Base', new ArrayObject] as $value) {
        echo implode(",", class_parents($value)), "|", implode(",", array_keys(class_parents($value, false))), "\n";
        $names = class_implements($value);
        ksort($names);
        echo implode(",", $names), "|", count(class_implements($value, true)), "\n";
    }
    echo implode(" ", Last::names()), " ", implode(" ", Base::names()), "\n";
    echo implode(" ", (new Last)->of(new Middle)), " ", (new Last)->up(), "\n";
    try {
        echo $i::class;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(class_parents("Missing"), class_implements("Missing", false));
$object = new Last;
var_dump(strlen(spl_object_hash($object)), hexdec(substr(spl_object_hash($object), 0, 16)) === spl_object_id($object));
var_dump(spl_object_hash($object) === spl_object_hash($object), spl_object_hash(new Last) === spl_object_hash($object));
--EXPECT--
Middle,Base|Middle,Base
Countable,Counted,Named|3
Middle,Base|Middle,Base
Countable,Counted,Named|3
Base|Base
Countable,Counted,Named|3
|
Named|1
|
ArrayAccess,Countable,IteratorAggregate,Serializable,Traversable|5
Base Last Last Base Base Base Base Base
Middle Middle Last Base
Cannot use "::class" on value of type int
Middle,Base|Middle,Base
Countable,Counted,Named|3
Middle,Base|Middle,Base
Countable,Counted,Named|3
Base|Base
Countable,Counted,Named|3
|
Named|1
|
ArrayAccess,Countable,IteratorAggregate,Serializable,Traversable|5
Base Last Last Base Base Base Base Base
Middle Middle Last Base
Cannot use "::class" on value of type int

Warning: class_parents(): Class Missing does not exist and could not be loaded in {PWD}/names_of_parents_and_interfaces.php on line 26

Warning: class_implements(): Class Missing does not exist in {PWD}/names_of_parents_and_interfaces.php on line 26
bool(false)
bool(false)
int(32)
bool(true)
bool(true)
bool(false)
