--TEST--
Which methods and properties there are, of any visibility
--FILE--
<?php
class Base {
    private $own = 1;
    protected static $shared;
    private function hidden() {}
    public static function make() {}
    public function __call($name, $arguments) {}
}
class Derived extends Base {
    public $public = 2;
    protected $protected = 3;
}
$object = new Derived;
$object->dynamic = 4;
var_dump(method_exists($object, 'HIDDEN'), method_exists('Base', 'hidden'), method_exists($object, 'make'), method_exists($object, 'magic'), method_exists('None', 'x'), method_exists(fn() => 1, '__invoke'));
var_dump(property_exists($object, 'own'), property_exists('Base', 'own'), property_exists('Derived', 'shared'), property_exists($object, 'dynamic'), property_exists('Derived', 'dynamic'), property_exists('None', 'x'));
foreach (get_mangled_object_vars($object) as $name => $value) {
    echo str_replace("\0", '|', $name), ' => ', $value, "\n";
}
try {
    method_exists(5, 'x');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
Deprecated: Creation of dynamic property Derived::$dynamic is deprecated in {PWD}/members_asked_by_name.php on line 14
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
|Base|own => 1
public => 2
|*|protected => 3
dynamic => 4
method_exists(): Argument #1 ($object_or_class) must be of type object|string, int given
