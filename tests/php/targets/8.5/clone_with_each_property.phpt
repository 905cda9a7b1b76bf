--TEST--
clone() with properties of each kind, and what it refuses
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public $x = 1; public readonly int $r; public private(set) int $ps = 2; protected $pr = 3; public int $h { get => $this->h; set { echo "hook $value\n"; $this->h = $value + 1; } } 
 function __construct() { $this->r = 1; } function __clone() { echo "clone {$this->x}\n"; } function w($a) { return clone($this, $a); } }
$a = new A;
foreach ([['x'=>5], ['r'=>2], ['ps'=>7], ['pr'=>1], ['h'=>4], ['nope'=>1], [0=>1], [''=>1], ["\0A\0x"=>1], ['x'=>1,'h'=>'str'], ['r'=>'abc'], ['x'=>[1],'nope2'=>2]] as $w) {
 foreach ([fn() => clone($a, $w), fn() => $a->w($w), fn() => clone($a, withProperties: $w), fn() => call_user_func('clone', $a, $w)] as $i => $f) try { $o = $f(); if ($i < 2) echo json_encode($o), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
try { clone(1); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone($a, 1); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone($a, [], 3); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone(object: $a, foo: 3); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone(...[$a, ['x' => 8]]); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
var_dump(array_map(clone(...), [$a])[0]->x, array_map('clone', [$a], [['x' => 44]])[0]->x); echo new ReflectionFunction('clone');
enum E { case A; } try { clone(E::A, ['x' => 1]); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
try { clone((function() { yield 1; })(), []); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
class P { private function __clone() {} function c() { return clone($this, ['z' => 1]); } public $z; } try { clone(new P, []); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } var_dump((new P)->c());
$v = 1; $ref = ['x' => &$v]; $o = clone($a, $ref); $v = 99; var_dump($o->x); 
var_dump(clone(new ArrayObject([1]), ['dyn' => 1])); var_dump(clone(new DateTime('2020-01-01 UTC'), ['q' => 1])); 
readonly class RO { function __construct(public int $a, public ?RO $b = null) {} function with(...$a) { return clone($this, $a); } }
var_dump((new RO(1))->with(a: 5, b: new RO(2))); try { clone(new RO(1), ['a' => 3]); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
echo clone $a |> get_class(...), "\n"; $q = clone ($a)->w(['x' => 3]); var_dump($q->x); \clone($a); 
$l = (new ReflectionClass('A'))->newLazyGhost(function ($o) { echo "init\n"; $o->__construct(); }); $m = clone($l, ['x' => 'lz']); var_dump($m); 
--EXPECT--
clone 1
Error: Typed property A::$h must not be accessed before initialization
clone 1
Error: Typed property A::$h must not be accessed before initialization
clone 1
clone 1
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1
Error: Typed property A::$h must not be accessed before initialization
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1
Error: Cannot modify private(set) property A::$ps from global scope
clone 1
Error: Typed property A::$h must not be accessed before initialization
clone 1
Error: Cannot modify private(set) property A::$ps from global scope
clone 1
Error: Cannot modify private(set) property A::$ps from global scope
clone 1
Error: Cannot access protected property A::$pr
clone 1
Error: Typed property A::$h must not be accessed before initialization
clone 1
Error: Cannot access protected property A::$pr
clone 1
Error: Cannot access protected property A::$pr
clone 1
hook 4
{"x":1,"r":1,"ps":2,"h":5}
clone 1
hook 4
{"x":1,"r":1,"ps":2,"h":5}
clone 1
hook 4
clone 1
hook 4
clone 1

Deprecated: Creation of dynamic property A::$nope is deprecated in {PWD}/clone_with_each_property.php on line 6
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$nope is deprecated in {PWD}/clone_with_each_property.php on line 3
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$nope is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$nope is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$0 is deprecated in {PWD}/clone_with_each_property.php on line 6
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$0 is deprecated in {PWD}/clone_with_each_property.php on line 3
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$0 is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$0 is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$ is deprecated in {PWD}/clone_with_each_property.php on line 6
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$ is deprecated in {PWD}/clone_with_each_property.php on line 3
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$ is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$ is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1
Error: Cannot access property starting with "\0"
clone 1
Error: Cannot access property starting with "\0"
clone 1
Error: Cannot access property starting with "\0"
clone 1
Error: Cannot access property starting with "\0"
clone 1
TypeError: A::$h::set(): Argument #1 ($value) must be of type int, string given
clone 1
TypeError: A::$h::set(): Argument #1 ($value) must be of type int, string given
clone 1
TypeError: A::$h::set(): Argument #1 ($value) must be of type int, string given
clone 1
TypeError: A::$h::set(): Argument #1 ($value) must be of type int, string given
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1
TypeError: Cannot assign string to property A::$r of type int
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1
Error: Cannot modify protected(set) readonly property A::$r from global scope
clone 1

Deprecated: Creation of dynamic property A::$nope2 is deprecated in {PWD}/clone_with_each_property.php on line 6
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$nope2 is deprecated in {PWD}/clone_with_each_property.php on line 3
Error: Typed property A::$h must not be accessed before initialization
clone 1

Deprecated: Creation of dynamic property A::$nope2 is deprecated in {PWD}/clone_with_each_property.php on line 6
clone 1

Deprecated: Creation of dynamic property A::$nope2 is deprecated in {PWD}/clone_with_each_property.php on line 6
TypeError: clone(): Argument #1 ($object) must be of type object, int given
TypeError: clone(): Argument #2 ($withProperties) must be of type array, int given
ArgumentCountError: clone() expects at most 2 arguments, 3 given
ArgumentCountError: clone() expects at least 1 argument, 0 given
Error: Unknown named parameter $foo
clone 1
clone 1
clone 1
int(1)
int(44)
Function [ <internal:Core> function clone ] {

  - Parameters [2] {
    Parameter #0 [ <required> object $object ]
    Parameter #1 [ <optional> array $withProperties = [] ]
  }
  - Return [ object ]
}
Error: Trying to clone an uncloneable object of class E
Error: Trying to clone an uncloneable object of class Generator
Error: Call to private method P::__clone() from global scope
object(P)#3 (1) {
  ["z"]=>
  int(1)
}
clone 1

Fatal error: Uncaught Error: Cannot assign by reference when cloning with updated properties in {PWD}/clone_with_each_property.php:17
Stack trace:
#0 {PWD}/clone_with_each_property.php(17): clone(Object(A), Array)
#1 {main}
  thrown in {PWD}/clone_with_each_property.php on line 17
--EXIT--
255
