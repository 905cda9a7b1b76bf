--TEST--
Callbacks: methods of the running scope, static names, objects with __invoke()
--FILE--
<?php
function d(...$v) { foreach ($v as $x) { ob_start(); var_dump($x); echo preg_replace('/\s+/', ' ', ob_get_clean()), "\n"; } }
class A { private static function ps($x) { return "ps$x"; } protected function pm($x) { return "pm$x"; } private function m($x) { return "A::m$x"; } public static function s($x) { return static::class . $x; } static function tr() { return count(debug_backtrace()); }
  function go() { return [array_map([$this, 'm'], [1, 2]), array_map([$this, 'pm'], [1]), array_map(['A', 'ps'], [1]), array_map('A::ps', [2]), array_map('self::ps', [3]), array_map('static::s', [4]), array_map([static::class, 's'], [5]), call_user_func([$this, 'm'], 6), call_user_func('A::ps', 7), is_callable([$this, 'm']), is_callable('A::ps'), ([$this, 'm'])(8), ('A::ps')(9), array_filter(['x'], [$this, 'pm'])]; } }
class B extends A { public function m($x) { return "B::m$x"; } protected static function pps($x) { return "pps$x"; } function bgo() { return [array_map([$this, 'm'], [1]), array_map('B::pps', [1]), array_map('parent::s', [1]), is_callable('B::pps'), is_callable('A::ps')]; } }
class Inv { private $n = 0; function __invoke($a, $b = 0) { return $a + $b + $this->n++; } } class SI { private function __construct() {} static function make() { return new self; } function __invoke($x) { throw new LogicException("i$x"); } }
class M { function __call($n, $a) { return "call $n"; } static function __callStatic($n, $a) { return "static $n"; } function go() { return array_map([$this, 'zip'], [1]); } }
trait T { static function ts($x) { return "T$x"; } } class UT { use T; }
for ($i = 0; $i < 2; $i++) {
d((new A)->go(), (new B)->go(), (new B)->bgo());
$inv = new Inv; d(array_map($inv, [1, 2, 3]), array_reduce([1, 2], $inv), call_user_func($inv, 4), call_user_func_array($inv, [4, 5]), is_callable($inv), is_callable(new A), $inv(1));
$u = [3, 1, 2]; usort($u, new Inv); echo implode(",", $u), "\n"; 
try { array_map(SI::make(), [1]); } catch (LogicException $e) { echo $e->getMessage(), $e->getTraceAsString(), "\n"; }
d(array_map([new M, 'foo'], [1]), array_map('M::bar', [1]), (new M)->go(), array_map('UT::ts', [1]), is_callable('M::x'), is_callable('A::nope'), is_callable('Nope::x'), is_callable('A::'), is_callable('::s'), is_callable('A:s'), is_callable('a::S'), is_callable('\A::s'));
foreach (['A::ps', 'A::m', 'A::', '::x', 'Nope::y', ['A', 'ps'], [new B, 'pm'], 'A::S', 'a::tr', new A] as $c) { try { d(array_map($c, [1])); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } try { d(call_user_func($c, 1)); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } try { d($c(1)); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
d(iterator_apply($it = new ArrayIterator([1, 2]), 'A::s', ['q']), array_walk($u, new Inv)); try { d(array_map('T::ts', [1])); } catch (Throwable $e) { echo $e->getMessage(); }
}
--EXPECTF--

Deprecated: Use of "self" in callables is deprecated in %s on line 4

Deprecated: Use of "static" in callables is deprecated in %s on line 4

Deprecated: Use of "self" in callables is deprecated in %s on line 4

Deprecated: Use of "static" in callables is deprecated in %s on line 4

Deprecated: Use of "parent" in callables is deprecated in %s on line 5
array(14) { [0]=> array(2) { [0]=> string(5) "A::m1" [1]=> string(5) "A::m2" } [1]=> array(1) { [0]=> string(3) "pm1" } [2]=> array(1) { [0]=> string(3) "ps1" } [3]=> array(1) { [0]=> string(3) "ps2" } [4]=> array(1) { [0]=> string(3) "ps3" } [5]=> array(1) { [0]=> string(2) "A4" } [6]=> array(1) { [0]=> string(2) "A5" } [7]=> string(5) "A::m6" [8]=> string(3) "ps7" [9]=> bool(true) [10]=> bool(true) [11]=> string(5) "A::m8" [12]=> string(3) "ps9" [13]=> array(1) { [0]=> string(1) "x" } } 
array(14) { [0]=> array(2) { [0]=> string(5) "A::m1" [1]=> string(5) "A::m2" } [1]=> array(1) { [0]=> string(3) "pm1" } [2]=> array(1) { [0]=> string(3) "ps1" } [3]=> array(1) { [0]=> string(3) "ps2" } [4]=> array(1) { [0]=> string(3) "ps3" } [5]=> array(1) { [0]=> string(2) "B4" } [6]=> array(1) { [0]=> string(2) "B5" } [7]=> string(5) "A::m6" [8]=> string(3) "ps7" [9]=> bool(true) [10]=> bool(true) [11]=> string(5) "A::m8" [12]=> string(3) "ps9" [13]=> array(1) { [0]=> string(1) "x" } } 
array(5) { [0]=> array(1) { [0]=> string(5) "B::m1" } [1]=> array(1) { [0]=> string(4) "pps1" } [2]=> array(1) { [0]=> string(2) "B1" } [3]=> bool(true) [4]=> bool(false) } 
array(3) { [0]=> int(1) [1]=> int(3) [2]=> int(5) } 
int(10) 
int(9) 
int(15) 
bool(true) 
bool(false) 
int(8) 
1,2,3
i1#0 [internal function]: SI->__invoke(1)
#1 %s(13): array_map(Object(SI), Array)
#2 {main}
array(1) { [0]=> string(8) "call foo" } 
array(1) { [0]=> string(10) "static bar" } 
array(1) { [0]=> string(8) "call zip" } 
array(1) { [0]=> string(2) "T1" } 
bool(true) 
bool(false) 
bool(false) 
bool(false) 
bool(false) 
bool(false) 
bool(true) 
bool(true) 
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access private method A::ps()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access private method A::ps()
Error: Call to private method A::ps() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, non-static method A::m() cannot be called statically
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method A::m() cannot be called statically
Error: Call to private method A::m() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class A does not have a method ""
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class A does not have a method ""
Error: Call to undefined method A::()
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, invalid function name
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, invalid function name
Error: Class "" not found
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class "Nope" not found
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class "Nope" not found
Error: Class "Nope" not found
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access private method A::ps()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access private method A::ps()
Error: Call to private method A::ps() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access protected method B::pm()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access protected method B::pm()
Error: Call to protected method A::pm() from global scope
array(1) { [0]=> string(2) "A1" } 
string(2) "A1" 
string(2) "A1" 
array(1) { [0]=> int(2) } 
int(1) 
int(1) 
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, no array or string given
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, no array or string given
Error: Object of type A is not callable
int(2) 
bool(true) 
array(1) { [0]=> string(2) "T1" } 

Deprecated: Use of "self" in callables is deprecated in %s on line 4

Deprecated: Use of "static" in callables is deprecated in %s on line 4

Deprecated: Use of "self" in callables is deprecated in %s on line 4

Deprecated: Use of "static" in callables is deprecated in %s on line 4

Deprecated: Use of "parent" in callables is deprecated in %s on line 5
array(14) { [0]=> array(2) { [0]=> string(5) "A::m1" [1]=> string(5) "A::m2" } [1]=> array(1) { [0]=> string(3) "pm1" } [2]=> array(1) { [0]=> string(3) "ps1" } [3]=> array(1) { [0]=> string(3) "ps2" } [4]=> array(1) { [0]=> string(3) "ps3" } [5]=> array(1) { [0]=> string(2) "A4" } [6]=> array(1) { [0]=> string(2) "A5" } [7]=> string(5) "A::m6" [8]=> string(3) "ps7" [9]=> bool(true) [10]=> bool(true) [11]=> string(5) "A::m8" [12]=> string(3) "ps9" [13]=> array(1) { [0]=> string(1) "x" } } 
array(14) { [0]=> array(2) { [0]=> string(5) "A::m1" [1]=> string(5) "A::m2" } [1]=> array(1) { [0]=> string(3) "pm1" } [2]=> array(1) { [0]=> string(3) "ps1" } [3]=> array(1) { [0]=> string(3) "ps2" } [4]=> array(1) { [0]=> string(3) "ps3" } [5]=> array(1) { [0]=> string(2) "B4" } [6]=> array(1) { [0]=> string(2) "B5" } [7]=> string(5) "A::m6" [8]=> string(3) "ps7" [9]=> bool(true) [10]=> bool(true) [11]=> string(5) "A::m8" [12]=> string(3) "ps9" [13]=> array(1) { [0]=> string(1) "x" } } 
array(5) { [0]=> array(1) { [0]=> string(5) "B::m1" } [1]=> array(1) { [0]=> string(4) "pps1" } [2]=> array(1) { [0]=> string(2) "B1" } [3]=> bool(true) [4]=> bool(false) } 
array(3) { [0]=> int(1) [1]=> int(3) [2]=> int(5) } 
int(10) 
int(9) 
int(15) 
bool(true) 
bool(false) 
int(8) 
1,2,3
i1#0 [internal function]: SI->__invoke(1)
#1 %s(13): array_map(Object(SI), Array)
#2 {main}
array(1) { [0]=> string(8) "call foo" } 
array(1) { [0]=> string(10) "static bar" } 
array(1) { [0]=> string(8) "call zip" } 
array(1) { [0]=> string(2) "T1" } 
bool(true) 
bool(false) 
bool(false) 
bool(false) 
bool(false) 
bool(false) 
bool(true) 
bool(true) 
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access private method A::ps()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access private method A::ps()
Error: Call to private method A::ps() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, non-static method A::m() cannot be called statically
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method A::m() cannot be called statically
Error: Call to private method A::m() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class A does not have a method ""
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class A does not have a method ""
Error: Call to undefined method A::()
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, invalid function name
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, invalid function name
Error: Class "" not found
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class "Nope" not found
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class "Nope" not found
Error: Class "Nope" not found
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access private method A::ps()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access private method A::ps()
Error: Call to private method A::ps() from global scope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, cannot access protected method B::pm()
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access protected method B::pm()
Error: Call to protected method A::pm() from global scope
array(1) { [0]=> string(2) "A1" } 
string(2) "A1" 
string(2) "A1" 
array(1) { [0]=> int(2) } 
int(1) 
int(1) 
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, no array or string given
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, no array or string given
Error: Object of type A is not callable
int(2) 
bool(true) 
array(1) { [0]=> string(2) "T1" }
