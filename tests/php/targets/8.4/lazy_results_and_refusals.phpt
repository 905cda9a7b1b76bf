--TEST--
What initialisers may give, and what cannot be lazy
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $x = 1; public int $y; function __construct() { echo "c\n"; } }
class B extends A {}
class E extends A { public $z; }
class O {}
$r = new ReflectionClass('B');
foreach ([fn() => new A, fn() => new B, fn() => new E, fn() => new O, fn() => null, fn() => throw new Exception("in factory"), function ($p) { return $p; }, fn() => (new ReflectionClass('B'))->newLazyProxy(fn() => new B), fn($p) => $p->x] as $i => $f) {
  $p = $r->newLazyProxy($f);
  try { var_dump($p->x); $p->y = 3; var_dump($p); var_dump($r->initializeLazyObject($p)); } catch (Throwable $e) { echo $i, get_class($e), ': ', $e->getMessage(), "\n"; var_dump($p, $r->isUninitializedLazyObject($p)); }
}
foreach ([fn() => 1, fn($o) => $o->x = 5, function($o) { $o->x = 5; throw new Exception("e"); }, function ($o) { $o->y = 3; $o->dyn = 4; }, function ($o) { var_dump($o->x); }, function($o) { return $o; }] as $i => $f) {
  $p = $r->newLazyGhost($f);
  try { var_dump($p->x); } catch (Throwable $e) { echo $i, get_class($e), ': ', $e->getMessage(), "\n"; }
  var_dump($p, $r->isUninitializedLazyObject($p));
}
$p = $r->newLazyGhost(function() { echo "never\n"; });
(new ReflectionProperty('A','x'))->setRawValueWithoutLazyInitialization($p, 'raw'); var_dump($p->x, $r->isUninitializedLazyObject($p));
(new ReflectionProperty('A','y'))->skipLazyInitialization($p); var_dump($r->isUninitializedLazyObject($p)); var_dump($p);
$w = new WeakMap; $p = $r->newLazyProxy(fn() => new B); $w[$p] = 1; $real = $r->initializeLazyObject($p); var_dump(isset($w[$p]), isset($w[$real]), $p == $real, $p === $real, spl_object_id($p) == spl_object_id($real)); 
$wr = WeakReference::create($p); unset($p); var_dump($wr->get(), count($w)); 
foreach (['ArrayObject', 'Closure', 'Exception', 'stdClass', 'Generator', 'SplObjectStorage', 'DateTime', 'UnitEnum'] as $c) { try { $o = (new ReflectionClass($c))->newLazyGhost(function() { echo "i\n"; }); var_dump($o); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
enum En { case A; } abstract class Ab {} interface If1 {} trait T {} 
foreach (['En','Ab','If1','T'] as $c) try { (new ReflectionClass($c))->newLazyGhost(function() { echo "i\n"; }); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $r->resetAsLazyGhost(new A, fn() => 1); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $r->newLazyGhost(fn() => 1, 99); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { $r->newLazyGhost(fn() => 1, ReflectionClass::SKIP_DESTRUCTOR); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$b = new B; $r->resetAsLazyProxy($b, function() { throw new Exception('no'); }); try { clone $b; } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { serialize($b); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$s = $r->newLazyGhost(fn() => 1, ReflectionClass::SKIP_INITIALIZATION_ON_SERIALIZE); echo serialize($s), "\n"; var_dump($r->isUninitializedLazyObject($s)); $c = clone $s; var_dump($r->isUninitializedLazyObject($c));
--EXPECT--
c
int(1)
lazy proxy object(B)#11 (1) {
  ["instance"]=>
  object(A)#12 (2) {
    ["x"]=>
    int(1)
    ["y"]=>
    int(3)
  }
}
object(A)#12 (2) {
  ["x"]=>
  int(1)
  ["y"]=>
  int(3)
}
c
int(1)
lazy proxy object(B)#13 (1) {
  ["instance"]=>
  object(B)#11 (2) {
    ["x"]=>
    int(1)
    ["y"]=>
    int(3)
  }
}
object(B)#11 (2) {
  ["x"]=>
  int(1)
  ["y"]=>
  int(3)
}
c
2TypeError: The real instance class E is not compatible with the proxy class B. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods.
lazy proxy object(B)#12 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
3TypeError: The real instance class O is not compatible with the proxy class B. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods.
lazy proxy object(B)#13 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
4TypeError: Lazy proxy factory must return an instance of a class compatible with B, null returned
lazy proxy object(B)#11 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
5Exception: in factory
lazy proxy object(B)#14 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
6Error: Lazy proxy factory must return a non-lazy object
lazy proxy object(B)#13 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
7Error: Lazy proxy factory must return a non-lazy object
lazy proxy object(B)#11 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)

Warning: Undefined property: B::$x in {PWD}/lazy_results_and_refusals.php on line 7
8TypeError: Lazy proxy factory must return an instance of a class compatible with B, null returned
lazy proxy object(B)#12 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
0TypeError: Lazy object initializer must return NULL or no value
lazy ghost object(B)#3 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
1TypeError: Lazy object initializer must return NULL or no value
lazy ghost object(B)#11 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
2Exception: e
lazy ghost object(B)#12 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)

Deprecated: Creation of dynamic property B::$dyn is deprecated in {PWD}/lazy_results_and_refusals.php on line 11
int(1)
object(B)#3 (3) {
  ["x"]=>
  int(1)
  ["y"]=>
  int(3)
  ["dyn"]=>
  int(4)
}
bool(false)
int(1)
int(1)
object(B)#10 (1) {
  ["x"]=>
  int(1)
  ["y"]=>
  uninitialized(int)
}
bool(false)
5TypeError: Lazy object initializer must return NULL or no value
lazy ghost object(B)#3 (0) {
  ["y"]=>
  uninitialized(int)
}
bool(true)
string(3) "raw"
bool(true)
bool(false)
object(B)#6 (1) {
  ["x"]=>
  string(3) "raw"
  ["y"]=>
  uninitialized(int)
}
c
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
NULL
int(0)
ErrorCannot make instance of internal class lazy: ArrayObject is internal
ErrorCannot make instance of internal class lazy: Closure is internal
ErrorCannot make instance of internal class lazy: Exception is internal
object(stdClass)#9 (0) {
}
ErrorCannot make instance of internal class lazy: Generator is internal
ErrorCannot make instance of internal class lazy: SplObjectStorage is internal
ErrorCannot make instance of internal class lazy: DateTime is internal
ErrorCannot make instance of internal class lazy: UnitEnum is internal
ErrorCannot instantiate enum En
ErrorCannot instantiate abstract class Ab
ErrorCannot instantiate interface If1
ErrorCannot instantiate trait T
c
TypeErrorReflectionClass::resetAsLazyGhost(): Argument #1 ($object) must be of type B, A given
ReflectionExceptionReflectionClass::newLazyGhost(): Argument #2 ($options) contains invalid flags
ReflectionExceptionReflectionClass::newLazyGhost(): Argument #2 ($options) does not accept ReflectionClass::SKIP_DESTRUCTOR
c
Exceptionno
Exceptionno
O:1:"B":0:{}
bool(true)

Fatal error: Uncaught TypeError: Lazy object initializer must return NULL or no value in {PWD}/lazy_results_and_refusals.php:29
Stack trace:
#0 {main}
  thrown in {PWD}/lazy_results_and_refusals.php on line 29
--EXIT--
255
