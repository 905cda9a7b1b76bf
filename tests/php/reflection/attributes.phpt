--TEST--
Attributes: arguments, instances, what is wrong with them
--FILE--
<?php
namespace Foo;
#[\Attribute(\Attribute::TARGET_CLASS|\Attribute::IS_REPEATABLE)] class A1 { function __construct(public $x=1, ...$y) { } }
#[\Attribute(\Attribute::TARGET_PROPERTY)] class A2 {}
class NA {}
#[\Attribute("x")] class A3 {}
#[\Attribute(1024)] class A4 {}
#[\Attribute] class A5 { private function __construct() {} }
#[\Attribute] abstract class A6 {}
#[\Attribute] class A7 { function __construct(int $a) { throw new \Exception("boo"); } }
interface I {} #[\Attribute] class A8 extends A7 implements I {}
#[A1(1, 2, k: self::class, l: T::C), A1, A2, A3, A4, A5, A6, A7(1), Nope, NA, A8("x"), A2(1,2), A7("zz"), A7()]
class T { const C = 5; #[A2] public $p; #[A2(1)] const D=1; #[A1, A2] function m(#[A1(1+self::C)] $x) {} }
#[A1] function ff() {}
$r = new \ReflectionClass(T::class);
foreach ($r->getAttributes() as $a) { try { echo $a, $a->getName(), ' ', $a->getTarget(), ' ', (int)$a->isRepeated(), "\n"; var_dump($a->getArguments()); var_dump($a->newInstance()); } catch (\Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getLine(), "\n", str_replace(__DIR__, '', $e->getTraceAsString()), "\n"; } }
foreach ([$r->getProperty('p'), $r->getReflectionConstant('D'), $r->getMethod('m'), $r->getMethod('m')->getParameters()[0], new \ReflectionFunction('Foo\ff'), new \ReflectionFunction(#[A1] fn(#[A2] $x)=>1)] as $m) foreach ($m->getAttributes() as $a) { try { var_dump($a->getName(), $a->getTarget(), $a->getArguments(), $a->newInstance()); } catch (\Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
var_dump(count($r->getAttributes(I::class)), count($r->getAttributes(I::class, 2)), count($r->getAttributes(A7::class, \ReflectionAttribute::IS_INSTANCEOF)), count($r->getAttributes('foo\a1')));
try { $r->getAttributes(flags: 1); } catch (\Throwable $e) { echo $e->getMessage(), "\n"; }
try { $r->getAttributes('Missing', flags: 2); } catch (\Throwable $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Attribute [ Foo\A1 ] {
  - Arguments [4] {
    Argument #0 [ 1 ]
    Argument #1 [ 2 ]
    Argument #2 [ k = 'Foo\\T' ]
    Argument #3 [ l = \Foo\T::C ]
  }
}
Foo\A1 1 1
array(4) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  ["k"]=>
  string(5) "Foo\T"
  ["l"]=>
  int(5)
}
object(Foo\A1)#16 (1) {
  ["x"]=>
  int(1)
}
Attribute [ Foo\A1 ]
Foo\A1 1 1
array(0) {
}
object(Foo\A1)#16 (1) {
  ["x"]=>
  int(1)
}
Attribute [ Foo\A2 ]
Foo\A2 1 1
array(0) {
}
Error: Attribute "Foo\A2" cannot target class (allowed targets: property) 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A3 ]
Foo\A3 1 0
array(0) {
}
Error: Attribute::__construct(): Argument #1 ($flags) must be of type int, string given 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A4 ]
Foo\A4 1 0
array(0) {
}
Error: Invalid attribute flags specified 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A5 ]
Foo\A5 1 0
array(0) {
}
Error: Attribute constructor of class Foo\A5 must be public 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A6 ]
Foo\A6 1 0
array(0) {
}
Error: Cannot instantiate abstract class Foo\A6 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A7 ] {
  - Arguments [1] {
    Argument #0 [ 1 ]
  }
}
Foo\A7 1 1
array(1) {
  [0]=>
  int(1)
}
Error: Attribute "Foo\A7" must not be repeated 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\Nope ]
Foo\Nope 1 0
array(0) {
}
Error: Attribute class "Foo\Nope" not found 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\NA ]
Foo\NA 1 0
array(0) {
}
Error: Attempting to use non-attribute class "Foo\NA" as attribute 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A8 ] {
  - Arguments [1] {
    Argument #0 [ 'x' ]
  }
}
Foo\A8 1 0
array(1) {
  [0]=>
  string(1) "x"
}
TypeError: Foo\A7::__construct(): Argument #1 ($a) must be of type int, string given, called in {PWD}/attributes.php on line 12 10
#0 /attributes.php(12): Foo\A7->__construct('x')
#1 /attributes.php(16): ReflectionAttribute->newInstance()
#2 {main}
Attribute [ Foo\A2 ] {
  - Arguments [2] {
    Argument #0 [ 1 ]
    Argument #1 [ 2 ]
  }
}
Foo\A2 1 1
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
Error: Attribute "Foo\A2" cannot target class (allowed targets: property) 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A7 ] {
  - Arguments [1] {
    Argument #0 [ 'zz' ]
  }
}
Foo\A7 1 1
array(1) {
  [0]=>
  string(2) "zz"
}
Error: Attribute "Foo\A7" must not be repeated 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
Attribute [ Foo\A7 ]
Foo\A7 1 1
array(0) {
}
Error: Attribute "Foo\A7" must not be repeated 16
#0 /attributes.php(16): ReflectionAttribute->newInstance()
#1 {main}
string(6) "Foo\A2"
int(8)
array(0) {
}
object(Foo\A2)#15 (0) {
}
Error: Attribute "Foo\A2" cannot target class constant (allowed targets: property)
Error: Attribute "Foo\A1" cannot target method (allowed targets: class)
Error: Attribute "Foo\A2" cannot target method (allowed targets: property)
Error: Attribute "Foo\A1" cannot target parameter (allowed targets: class)
Error: Attribute "Foo\A1" cannot target function (allowed targets: class)
Error: Attribute "Foo\A1" cannot target function (allowed targets: class)
int(0)
int(1)
int(4)
int(2)
ReflectionClass::getAttributes(): Argument #2 ($flags) must be a valid attribute filter flag
Class "Missing" not found
