--TEST--
A static property read as non static: no notice where the class has the magic method
--FILE--
<?php
class A {
    static $s = 1;
    private static $p = 2;
    function __get($name) { return $this->$name; }
    function __set($name, $value) { $this->$name = $value; }
    function __isset($name) { return isset($this->$name); }
    function __unset($name) { unset($this->$name); }
}
$a = new A;
echo $a->s, $a->p;
$a->s = 5;
$a->p = 5;
var_dump(isset($a->s), isset($a->p));
unset($a->s, $a->p);
$a->s .= 'x';
var_dump($a);
class B { static $s = 1; }
$b = new B;
echo $b->s;
$b->s = 5;
?>
--EXPECT--
Warning: Undefined property: A::$s in {PWD}/static_as_non_static_with_magic.php on line 5

Warning: Undefined property: A::$p in {PWD}/static_as_non_static_with_magic.php on line 5

Deprecated: Creation of dynamic property A::$s is deprecated in {PWD}/static_as_non_static_with_magic.php on line 6

Deprecated: Creation of dynamic property A::$p is deprecated in {PWD}/static_as_non_static_with_magic.php on line 6
bool(true)
bool(true)

Warning: Undefined property: A::$s in {PWD}/static_as_non_static_with_magic.php on line 5

Deprecated: Creation of dynamic property A::$s is deprecated in {PWD}/static_as_non_static_with_magic.php on line 6
object(A)#1 (1) {
  ["s"]=>
  string(1) "x"
}

Notice: Accessing static property B::$s as non static in {PWD}/static_as_non_static_with_magic.php on line 20

Warning: Undefined property: B::$s in {PWD}/static_as_non_static_with_magic.php on line 20

Notice: Accessing static property B::$s as non static in {PWD}/static_as_non_static_with_magic.php on line 21

Deprecated: Creation of dynamic property B::$s is deprecated in {PWD}/static_as_non_static_with_magic.php on line 21
