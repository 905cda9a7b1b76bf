--TEST--
What __get() returns and the type of its property refuses lives until the request ends where op= or ++ read it
--FILE--
<?php
class Value { function __destruct() { echo "dies\n"; } }
class ByValue { public int $i = 1; function __get($name) { return new Value; } }
class ByReference {
    public int $i = 1;
    function &__get($name) { $value = new Value; return $value; }
}
class Elements { public int $i = 1; private $store; function &__get($name) { return $this->store[]; } }

function attempt(callable $do, object $on): void
{
    try {
        $do($on);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    unset($e);
    var_dump(new stdClass);
}

foreach (['ByValue', 'ByReference'] as $class) {
    $object = new $class;
    unset($object->i);
    attempt(function ($o) { $o->i += 1; }, $object);
    attempt(function ($o) { $o->i++; }, $object);
    attempt(function ($o) { --$o->i; }, $object);
    attempt(function ($o) { echo $o->i; }, $object);
    attempt(function ($o) { $o->i[] = 1; }, $object);
    attempt(function ($o) { $o->i ??= 1; }, $object);
}

$object = new Elements;
unset($object->i);
attempt(function ($o) { $o->i .= 'a'; }, $object);
attempt(function ($o) { echo $o->i; }, $object);
var_dump($object);
echo "end\n";
--EXPECT--
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#4 (0) {
}
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#5 (0) {
}
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#6 (0) {
}
dies
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#7 (0) {
}
dies
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#6 (0) {
}
dies
Cannot assign Value to property ByValue::$i of type int
object(stdClass)#7 (0) {
}
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#6 (0) {
}
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#8 (0) {
}
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#9 (0) {
}
dies
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#10 (0) {
}
dies
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#9 (0) {
}
dies
Cannot assign Value to property ByReference::$i of type int
object(stdClass)#10 (0) {
}
Cannot assign null to property Elements::$i of type int
object(stdClass)#10 (0) {
}
Cannot assign null to property Elements::$i of type int
object(stdClass)#10 (0) {
}
object(Elements)#1 (1) {
  ["i"]=>
  uninitialized(int)
  ["store":"Elements":private]=>
  array(2) {
    [0]=>
    &NULL
    [1]=>
    NULL
  }
}
end
dies
dies
dies
dies
dies
dies
