--TEST--
ReflectionClass::getMethods() by flags
--FILE--
<?php
class Item {
    public function __construct() {}
    public function m() {}
    public static function s() {}
    final protected function f() {}
    private function p() {}
}
class Sub extends Item { public function own() {} }
class Bare {}
foreach ([null, ReflectionMethod::IS_PUBLIC, ReflectionMethod::IS_STATIC, ReflectionMethod::IS_FINAL | ReflectionMethod::IS_PRIVATE, 0, -1, 1 << 20] as $filter) {
    foreach (["Item", "Sub", "Bare"] as $class) {
        echo json_encode(array_map(fn($m) => "$m->class::$m->name", (new ReflectionClass($class))->getMethods($filter))), "\n";
    }
}
--EXPECT--
["Item::__construct","Item::m","Item::s","Item::f","Item::p"]
["Sub::own","Item::__construct","Item::m","Item::s","Item::f"]
[]
["Item::__construct","Item::m","Item::s"]
["Sub::own","Item::__construct","Item::m","Item::s"]
[]
["Item::s"]
["Item::s"]
[]
["Item::f","Item::p"]
["Item::f"]
[]
[]
[]
[]
["Item::__construct","Item::m","Item::s","Item::f","Item::p"]
["Sub::own","Item::__construct","Item::m","Item::s","Item::f"]
[]
[]
[]
[]
