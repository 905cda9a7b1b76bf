--TEST--
__call, __callStatic, __invoke, and callables of every form
--FILE--
<?php
class M {
    function __call($n, $a) { return "call $n " . json_encode($a); }
    static function __callStatic($n, $a) { return "static $n " . json_encode($a); }
    function __invoke(...$a) { return "invoke " . json_encode($a); }
    private function hidden() { return "hidden"; }
    static function st() { return static::class; }
    function inside() { return [$this->hidden(), self::anything(1), static::other(), M::st(), call_user_func([$this, 'hidden']), call_user_func('M::nope')]; }
}
class N extends M {}
$m = new M;
echo $m->foo(1, 2), "|", M::bar(), "|", $m(3), "|", $m->hidden(), "|", M::hidden(), "\n";
echo json_encode($m->inside()), N::st(), "\n";
foreach ([[$m, 'x'], 'M::y', ['M', 'z'], $m, [$m, 'hidden'], ['N', 'st'], 'strtoupper', fn($a = 0) => "fn$a", [new N, 'parent::st']] as $c) {
    echo is_callable($c, false, $n) ? $n : "no", " ", is_callable($c) ? json_encode($c('a')) : "", "\n";
}
foreach (['nope', 'M::', 'X::y', ['M'], [1, 2], ['stdClass', 'm'], [new stdClass, 'm'], 5] as $c) {
    try { call_user_func($c); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
    try { $c(); } catch (Error $e) { echo "  ", $e->getMessage(), "\n"; }
}
$dyn = "foo"; echo $m->$dyn(1), M::$dyn(), [$m, 'arr'](2), (clone $m)->{'we ird'}(), "\n";
$fc = $m->later(...); echo $fc(1, x: 2), "\n";
--EXPECT--
call foo [1,2]|static bar []|invoke [3]|call hidden []|static hidden []
["hidden","call anything [1]","call other []","M","hidden","call nope []"]N
M::x "call x [\"a\"]"
M::y "static y [\"a\"]"
M::z "static z [\"a\"]"
M::__invoke "invoke [\"a\"]"
M::hidden "call hidden [\"a\"]"
N::st "N"
strtoupper "A"
Closure::__invoke "fna"

Deprecated: Callables of the form ["N", "parent::st"] are deprecated in {PWD}/magic.php on line 15
N::parent::st 
Deprecated: Callables of the form ["N", "parent::st"] are deprecated in {PWD}/magic.php on line 15
"call parent::st [\"a\"]"
call_user_func(): Argument #1 ($callback) must be a valid callback, function "nope" not found or invalid function name
  Call to undefined function nope()
call_user_func(): Argument #1 ($callback) must be a valid callback, class "X" not found
  Class "X" not found
call_user_func(): Argument #1 ($callback) must be a valid callback, array callback must have exactly two members
  Array callback must have exactly two elements
call_user_func(): Argument #1 ($callback) must be a valid callback, first array member is not a valid class name or object
  First array member is not a valid class name or object
call_user_func(): Argument #1 ($callback) must be a valid callback, class stdClass does not have a method "m"
  Call to undefined method stdClass::m()
call_user_func(): Argument #1 ($callback) must be a valid callback, class stdClass does not have a method "m"
  Call to undefined method stdClass::m()
call_user_func(): Argument #1 ($callback) must be a valid callback, no array or string given
  Value of type int is not callable
call foo [1]static foo []call arr [2]call we ird []

Fatal error: Uncaught Error: Unknown named parameter $x in {PWD}/magic.php:22
Stack trace:
#0 {main}
  thrown in {PWD}/magic.php on line 22
--EXIT--
255
