--TEST--
get_declared_classes() has classes in the order they were compiled in; interfaces inherited by the way are reversed
--FILE--
<?php
$before = count(get_declared_classes());
if (true) { class Late extends First {} } else { class Never {} }
function f() { class InF { function g() { return new class { function h() { class InH {} } }; } } }
class Mid implements Countable { function count(): int { return 0; } }
class First {}
class_alias('First', 'Alias1');
f();
eval('class Ev {} interface Ie {} trait Te {}');
class_alias('Ev', 'Alias2');
(new InF)->g()->h();
enum En { case A; }
abstract class Last extends First { }
interface Iface extends Countable {} trait Tr {} interface Iface2 extends Iface {}
$anon = new class extends First {};
foreach (array_slice(get_declared_classes(), $before) as $c) echo strtok($c, "\0"), "\n";
print_r(array_slice(get_declared_interfaces(), -4)); print_r(get_declared_traits());
interface X {}
interface Y {}
interface Z extends X, Y {}
class P implements Z {}
class P2 implements X, Y, Countable { function count(): int { return 0; } }
abstract class A1 extends ArrayObject implements Countable {}
abstract class A2 extends ArrayObject {}
abstract class A3 extends ArrayObject implements X {}
abstract class A4 extends ArrayObject implements Countable, X {}
class B1 extends Exception implements Stringable {}
class B2 extends Exception {}
class C1 extends P implements X {}
class C2 extends P implements Y, X, Countable { function count(): int { return 1; } }
class C3 extends P implements Z {}
class C4 extends P2 implements Y {}
class C5 extends P2 implements Z {}
class C6 extends A1 {}
class C7 extends A1 implements ArrayAccess {}
class C8 extends C1 implements X {}
class C9 extends B1 implements X, Stringable, Y {}
class D1 extends Exception implements JsonSerializable { function jsonSerialize(): mixed {} }
class D2 extends Exception implements Throwable {}
class D3 extends ArrayIterator implements Iterator {}
class D4 extends ArrayIterator implements Traversable, Countable {}
class D5 extends SplObjectStorage implements Countable {}
class D6 extends SplStack implements Iterator {}
foreach (get_declared_classes() as $c) if ((new ReflectionClass($c))->isUserDefined()) { echo "$c: ", implode(', ', (new ReflectionClass($c))->getInterfaceNames()), " | ", implode(', ', class_implements($c)), "\n"; }
?>
--EXPECT--

Fatal error: Cannot use 'Never' as class name as it is reserved in {PWD}/order_of_declared_classes.php on line 3
--EXIT--
255
