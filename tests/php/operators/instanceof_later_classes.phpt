--TEST--
instanceof of classes that are declared, aliased or loaded after it was first asked, and by keyword
--FILE--
<?php
class A { function is($x) { return [$x instanceof self, $x instanceof static]; } }
class B extends A { function isParent($x) { return $x instanceof parent; } }
function test($x) { return json_encode([$x instanceof Later, $x instanceof Alias, $x instanceof \Countable, $x instanceof \ArrayObject, $x instanceof Nowhere]); }
spl_autoload_register(function ($name) { echo "<load $name>"; });
$object = new B;
for ($i = 0; $i < 5; $i++) {
    echo test($object), test(5), test(null), test([]), test(fn() => 1);
    if ($i === 1) {
        class_alias('A', 'Alias');
    }
    if ($i === 2) {
        eval('interface Later {} class C extends A implements Later {}');
        $object = new C;
    }
    if ($i === 3) {
        $object = new ArrayObject;
    }
    echo json_encode([(new B)->is($object), (new B)->isParent($object), (new A)->is(new B), (new B)->is(new A)]), "\n";
}
$undefined = fn() => $nothing instanceof Nowhere;
var_dump($undefined());
--EXPECT--
[false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][[true,true],true,[true,true],[true,false]]
[false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][[true,true],true,[true,true],[true,false]]
[false,true,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][[true,false],true,[true,true],[true,false]]
[true,true,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][[false,false],false,[true,true],[true,false]]
[false,false,true,true,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][false,false,false,false,false][[false,false],false,[true,true],[true,false]]

Warning: Undefined variable $nothing in {PWD}/instanceof_later_classes.php on line 21
bool(false)
