--TEST--
instanceof of a name or an object that a variable has
--FILE--
<?php
class A {}
class B extends A implements Countable { public function count(): int { return 0; } }
abstract class Base {}
$a = new A;
foreach (['A', 'a', '\\A', 'Nope', '', 'Countable', 'Base', $a, new B] as $class) {
    foreach ([$a, new B, new ArrayObject, null, 5, 'A'] as $value) {
        echo json_encode($value instanceof $class), ' ';
    }
    echo "\n";
}
try {
    var_dump($a instanceof $undefined);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump($undefined instanceof $a);
function &reference() { static $x; $x ??= new A; return $x; }
var_dump(reference() instanceof $a, (fn() => new B)() instanceof $a);
$other = $a;
for ($i = 0; $i < 3; $i++) {
    var_dump($other instanceof $other && !($other instanceof Base));
}
--EXPECT--
true true false false false false 
true true false false false false 
true true false false false false 
false false false false false false 
false false false false false false 
false true true false false false 
false false false false false false 
true true false false false false 
false true false false false false 

Warning: Undefined variable $undefined in {PWD}/instanceof_computed_classes.php on line 13
Class name must be a valid object or a string

Warning: Undefined variable $undefined in {PWD}/instanceof_computed_classes.php on line 17
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
