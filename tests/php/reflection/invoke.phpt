--TEST--
Calling reflected methods and functions
--FILE--
<?php
$m = new ReflectionMethod('ArrayObject', 'count'); var_dump($m->invoke(new ArrayObject([1,2])), $m->getClosure(new ArrayObject([1]))()); 
function &refret(array &$a, ...$rest) { $a[] = count($rest); return $a; } $arr = [1]; $rf = new ReflectionFunction('refret'); var_dump($rf->invokeArgs([&$arr, 2, 3]), $arr, $rf->invoke($arr));
class Dep { function __call($n, $a) { return $n; } } try { new ReflectionMethod('Dep', 'foo'); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
var_dump((string) (new ReflectionClass('Dep'))->getMethod('__CALL')->name);

class CC {
    private $v = 4;
    private function add(int $a, int $b = 2) { return $this->v + $a + $b; }
    static function who() { return static::class; }
    function m() { return fn() => $this->v; }
}
class DD extends CC {}
$m = new ReflectionMethod('CC', 'add');
var_dump($m->invoke(new DD, 1), $m->invokeArgs(new CC, ['b' => 5, 'a' => 1]), $m->invoke(new CC, b: 1, a: 0));
var_dump((new ReflectionMethod('DD', 'who'))->invoke(null), (new ReflectionMethod('DD::who'))->getClosure()());
try { $m->invoke(new CC, 'x'); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 60), "\n"; }
$r = new ReflectionFunction((new DD)->m());
var_dump($r->invoke(), $r->getClosureThis()::class, $r->getClosureScopeClass()->name, $r->getClosureCalledClass()->name);
$f = function() use ($r, &$m) { static $z = [1], $y = CC::class; };
var_dump(array_keys((new ReflectionFunction($f))->getClosureUsedVariables()), array_keys((new ReflectionFunction($f))->getStaticVariables()));
$f = strlen(...);
$r = new ReflectionFunction($f);
var_dump($r->getName(), $r->isInternal(), $r->isClosure(), $r->invoke('abc'), $r->getClosure() === $f, $r->getExtensionName());
--EXPECT--
int(2)
int(1)

Warning: refret(): Argument #1 ($a) must be passed by reference, value given in {PWD}/invoke.php on line 3
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(0)
}
Method Dep::foo() does not exist
string(6) "__call"
int(7)
int(10)
int(5)
string(2) "DD"
string(2) "CC"
CC::add(): Argument #1 ($a) must be of type int, string give
int(4)
string(2) "DD"
string(2) "CC"
string(2) "DD"
array(2) {
  [0]=>
  string(1) "r"
  [1]=>
  string(1) "m"
}
array(4) {
  [0]=>
  string(1) "r"
  [1]=>
  string(1) "m"
  [2]=>
  string(1) "z"
  [3]=>
  string(1) "y"
}
string(6) "strlen"
bool(true)
bool(true)
int(3)
bool(true)
string(4) "Core"
