--TEST--
Who is a, who descends from, with objects and names, loaded or not
--FILE--
<?php
interface Shape {}
trait Named {}
enum Suit { case Hearts; }
class Base implements Shape { use Named; }
class Derived extends Base {}
spl_autoload_register(function ($name) { echo "loading $name\n"; });
$object = new Derived;
var_dump(is_a($object, 'Base'), is_a($object, 'shape'), is_a('Derived', 'Base'), is_a('Derived', 'Base', true), is_a('None', 'Base', true), is_a(5, 'Base'));
var_dump(is_subclass_of($object, 'Base'), is_subclass_of($object, 'Derived'), is_subclass_of('Derived', 'Shape'), is_subclass_of('Derived', 'Shape', false), is_subclass_of('None', 'Base'));
var_dump(get_parent_class($object), get_parent_class('Base'), get_parent_class('Absent'));
var_dump(interface_exists('Shape'), interface_exists('Base'), interface_exists('INone'), interface_exists('INone', false));
var_dump(trait_exists('Named'), trait_exists('Base'), enum_exists('Suit'), enum_exists('Base'), class_exists('Suit'), enum_exists('ENone', false));
class Child extends Base { public function parent() { return get_parent_class(); } }
var_dump((new Child)->parent());
--EXPECT--
loading None
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
loading None
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
loading Absent

Fatal error: Uncaught TypeError: get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, string given in {PWD}/kinship.php:11
Stack trace:
#0 {PWD}/kinship.php(11): get_parent_class('Absent')
#1 {main}
  thrown in {PWD}/kinship.php on line 11
--EXIT--
255
