--TEST--
Assigning to a reference that a typed property holds: what __toString() throws is the previous one of a TypeError
--FILE--
<?php
class A { function __toString() { throw new LogicException('text'); } }
class T { public ?string $s = 's'; public string $t = 't'; }
$o = new T;
foreach (['s', 't'] as $name) {
    $r = &$o->$name;
    try {
        $r = new A;
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), ', after ', get_class($e->getPrevious()), "\n";
    }
    var_dump($o->$name);
    try {
        $o->$name = new A;
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
    unset($r);
}
--EXPECT--
TypeError: Cannot assign A to reference held by property T::$s of type ?string, after LogicException
string(1) "s"
LogicException: text
TypeError: Cannot assign A to reference held by property T::$t of type string, after LogicException
string(1) "t"
LogicException: text
