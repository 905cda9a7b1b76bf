--TEST--
unserialize() of objects that hold themselves beside one with a destructor makes no object more
--FILE--
<?php
class WithDestructor { public $list = ["a"]; function __destruct() { echo "destroyed\n"; } }
$first = new stdClass;
$first->self = $first;
$first->other = new WithDestructor;
$copy = unserialize(serialize($first));
var_dump(spl_object_id($copy), spl_object_id($copy->other), spl_object_id(new stdClass), $copy->self === $copy);
$broken = unserialize('O:8:"stdClass":2:{s:1:"a";r:1;s:1:"b";O:8:"stdClass":1:{s:1:"c";r:1;s:1:"d";');
var_dump($broken, spl_object_id(new stdClass));
$first = $copy = null;
var_dump(gc_collect_cycles());
--EXPECT--
int(3)
int(4)
int(5)
bool(true)

Notice: unserialize(): Error at offset 68 of 76 bytes in {PWD}/unserialize_given_up_with_cycles.php on line 8
bool(false)
int(7)
destroyed
destroyed
int(4)
