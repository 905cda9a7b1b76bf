--TEST--
__isset() that changes the variable that holds the property's name, or drops the object
--FILE--
<?php
class A {
    public function __isset($x) { $GLOBALS["name"] = 24; return true; }
    public function __get($x) { return "got $x"; }
}
class B {
    public function __isset($x) { unset($GLOBALS["gone"]); return true; }
    public function __get($x) { return "got $x"; }
    public function __destruct() { echo "destroyed\n"; }
}
$obj = new A;
$name = str_repeat("foo", 2);
var_dump($obj->$name ?? 12, $name);
$gone = new B;
var_dump($gone->property ?? 12, isset($gone));
echo "x" . new class { function __toString() { return "s"; } } . 1.5, "\n";
echo 2.5 . new class { function __toString() { return "t"; } }, "\n";
echo [] . new class { function __toString() { return "u"; } }, "\n";
trait T { static function __callStatic($n, $a) { return "$n called"; } }
echo T::anything(), "\n";
?>
--EXPECT--
string(10) "got foofoo"
int(24)
destroyed
string(12) "got property"
bool(false)
xs1.5
2.5t

Warning: Array to string conversion in {PWD}/magic_changes_the_name.php on line 18
Arrayu

Deprecated: Calling static trait method T::anything is deprecated, it should only be called on a class using the trait in {PWD}/magic_changes_the_name.php on line 20
anything called
