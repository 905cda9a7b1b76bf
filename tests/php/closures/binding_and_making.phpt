--TEST--
Closure::bind(), bindTo(), call(), fromCallable() and f(...): allowed and refused
--FILE--
<?php
ob_start(); // shown several lines to a line
function d(...$v) { foreach ($v as $x) { ob_start(); var_dump($x); echo preg_replace('/\s+/', ' ', ob_get_clean()), "\n"; } }
class A { private $p = 'private of A'; protected static $s = 'static of A'; public $n = 1;
    function closure() { return function () { return get_class($this) . ':' . (isset($this->p) ? $this->p : 'none'); }; }
    static function statically() { return static fn() => static::class; }
    function m($x = 1) { return "m$x" . $this->n; } static function sm() { return static::class; } private function hidden() { return 'hidden'; }
    function own() { return [$this->hidden(...), Closure::fromCallable([$this, 'hidden'])]; }
    function __invoke($x) { return "invoked $x"; } }
class B extends A { public $n = 2; }
function report($f) { try { $r = $f(); if ($r instanceof Closure) print_r($r); else d($r); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
set_error_handler(function ($n, $m) { echo "[$m]\n"; return true; });
$f = function () { return isset($this) ? $this->p : 'no $this'; };
$unbound = function () { return self::$s ?? null; };
$plain = function ($x = 5) { static $calls = 0; return $x . ':' . ++$calls; };
$static = static fn() => isset($this);
for ($i = 0; $i < 3; $i++) {
    report(fn() => Closure::bind($f, new A, A::class)());
    report(fn() => Closure::bind($f, new A, new B)());
    report(fn() => Closure::bind($f, new B)());
    report(fn() => $f->bindTo(new A, 'A')());
    report(fn() => $f->bindTo(new A, 'static')());
    report(fn() => $f->bindTo(null)());
    report(fn() => Closure::bind($unbound, null, A::class)());
    report(fn() => Closure::bind($unbound, null, 'b')());
    report(fn() => Closure::bind($unbound, null, 'Missing'));
    report(fn() => Closure::bind($unbound, null, null)());
    report(fn() => Closure::bind($unbound, new A, null)());
    report(fn() => Closure::bind($static, new A));
    report(fn() => Closure::bind($f, new ArrayObject, 'ArrayObject'));
    report(fn() => Closure::bind($f, new ArrayObject)());
    report(fn() => (new A)->closure()->bindTo(null));
    report(fn() => (new A)->closure()->bindTo(new B)());
    report(fn() => A::statically()->bindTo(null, B::class)());
    report(fn() => $f->call(new A));
    report(fn() => $f->call(new B));
    report(fn() => $plain->call(new A, 7));
    report(fn() => $plain->call(new A));
    report(fn() => $plain());
    report(fn() => (clone $plain)());
    report(fn() => $plain->bindTo(null)());
    report(fn() => $plain->call(new ArrayObject));
    report(fn() => $static->call(new A));
    report(fn() => (fn($a, ...$rest) => [$a, $rest, $this->n])->call(new A, 1, 2, 3));
    report(fn() => (function () { yield $this->p; })->call(new A)->current());
    report(fn() => (function () { throw new Exception($this->p); })->call(new A));
    report(fn() => $f->call());
    report(fn() => $f->call('x'));
    report(fn() => Closure::fromCallable('strlen')('four'));
    report(fn() => Closure::fromCallable('report'));
    report(fn() => Closure::fromCallable([new B, 'm'])(3));
    report(fn() => Closure::fromCallable('B::sm')());
    report(fn() => Closure::fromCallable(['B', 'sm'])());
    report(fn() => Closure::fromCallable(new A)(1));
    report(fn() => Closure::fromCallable($f) === $f);
    report(fn() => Closure::fromCallable('missing'));
    report(fn() => Closure::fromCallable([new A, 'hidden']));
    report(fn() => array_map(fn($c) => $c(), (new A)->own()));
    report(fn() => Closure::fromCallable('strlen')->bindTo(new A));
    report(fn() => Closure::fromCallable([new A, 'm'])->bindTo(new B)());
    report(fn() => Closure::fromCallable([new B, 'm'])->bindTo(new A)());
    report(fn() => Closure::fromCallable([new A, 'm'])->bindTo(null));
    report(fn() => Closure::fromCallable([new A, 'm'])->call(new B, 9));
    report(fn() => strlen(...)('abc'));
    report(fn() => (new B)->m(...)(4));
    report(fn() => B::sm(...)());
    report(fn() => $f(...) === $f);
    report(fn() => (new A)(...)(2));
    report(fn() => strlen(...) == strlen(...));
    report(fn() => (new ArrayObject([1, 2]))->count(...)());
}
$v = 1; $w = 'bound'; $c = function () use (&$v, $w) { $v++; return [$v, $w]; };
$d = $c->bindTo(new A, A::class); $d(); $c(); d($v, $d());
unset($v); $e = Closure::bind($c, null); $e(); d($c(), $e());
class Traced { function go() { return (function () { foreach (debug_backtrace() as $t) echo ($t['class'] ?? ''), ($t['type'] ?? ''), $t['function'], "\n"; })->call($this); } }
(new Traced)->go();
array_map([function () { foreach (debug_backtrace() as $t) echo ($t['class'] ?? ''), ($t['type'] ?? ''), $t['function'], "\n"; }, 'call'], [new Traced]);
trait T { function strlen() { return strlen(...); } } class UT { use T; } d((new UT)->strlen()('abc'));
print_r([Closure::fromCallable([new A, "m"]), strlen(...)]);
class Magic { function __call($n, $a) { return "$n(" . implode(',', $a) . ')'; } static function __callStatic($n, $a) { return "static $n"; } }
d((new Magic)->anything(...)(1, 2), Magic::thing(...)(), Closure::fromCallable([new Magic, 'x'])(3));
echo implode("\n", array_map(fn ($lines) => implode(' | ', $lines), array_chunk(explode("\n", ob_get_clean()), 6)));
--EXPECT--
string(12) "private of A"  | Error: Cannot access private property A::$p | [Undefined property: B::$p] | NULL  | string(12) "private of A"  | Error: Cannot access private property A::$p
string(8) "no $this"  | string(11) "static of A"  | string(11) "static of A"  | [Class "Missing" not found] | NULL  | Error: Cannot access "self" when no class scope is active
NULL  | [Cannot bind an instance to a static closure] | NULL  | [Cannot bind closure to scope of internal class ArrayObject] | NULL  | [Undefined property: ArrayObject::$p]
NULL  | [Cannot unbind $this of closure using $this] | NULL  | string(14) "B:private of A"  | string(1) "B"  | string(12) "private of A" 
[Undefined property: B::$p] | NULL  | string(3) "7:1"  | string(3) "5:2"  | string(3) "5:3"  | string(3) "5:4" 
string(3) "5:4"  | [Cannot bind closure to scope of internal class ArrayObject] | NULL  | [Cannot bind an instance to a static closure] | NULL  | array(3) { [0]=> int(1) [1]=> array(2) { [0]=> int(2) [1]=> int(3) } [2]=> int(1) } 
string(12) "private of A"  | Exception: private of A | ArgumentCountError: Closure::call() expects at least 1 argument, 0 given | TypeError: Closure::call(): Argument #1 ($newThis) must be of type object, string given | int(4)  | Closure Object
( |     [function] => report |     [parameter] => Array |         ( |             [$f] => <required> |         )
 | ) | string(3) "m32"  | string(1) "B"  | string(1) "B"  | string(9) "invoked 1" 
bool(true)  | TypeError: Failed to create closure from callable: function "missing" not found or invalid function name | TypeError: Failed to create closure from callable: cannot access private method A::hidden() | array(2) { [0]=> string(6) "hidden" [1]=> string(6) "hidden" }  | Closure Object | (
    [function] => strlen |     [parameter] => Array |         ( |             [$string] => <required> |         ) | 
) | string(3) "m12"  | string(3) "m11"  | [Cannot unbind $this of method] | NULL  | [Cannot rebind scope of closure created from method]
NULL  | int(3)  | string(3) "m42"  | string(1) "B"  | bool(true)  | string(9) "invoked 2" 
bool(true)  | int(2)  | string(12) "private of A"  | Error: Cannot access private property A::$p | [Undefined property: B::$p] | NULL 
string(12) "private of A"  | Error: Cannot access private property A::$p | string(8) "no $this"  | string(11) "static of A"  | string(11) "static of A"  | [Class "Missing" not found]
NULL  | Error: Cannot access "self" when no class scope is active | NULL  | [Cannot bind an instance to a static closure] | NULL  | [Cannot bind closure to scope of internal class ArrayObject]
NULL  | [Undefined property: ArrayObject::$p] | NULL  | [Cannot unbind $this of closure using $this] | NULL  | string(14) "B:private of A" 
string(1) "B"  | string(12) "private of A"  | [Undefined property: B::$p] | NULL  | string(3) "7:4"  | string(3) "5:5" 
string(3) "5:6"  | string(3) "5:7"  | string(3) "5:7"  | [Cannot bind closure to scope of internal class ArrayObject] | NULL  | [Cannot bind an instance to a static closure]
NULL  | array(3) { [0]=> int(1) [1]=> array(2) { [0]=> int(2) [1]=> int(3) } [2]=> int(1) }  | string(12) "private of A"  | Exception: private of A | ArgumentCountError: Closure::call() expects at least 1 argument, 0 given | TypeError: Closure::call(): Argument #1 ($newThis) must be of type object, string given
int(4)  | Closure Object | ( |     [function] => report |     [parameter] => Array |         (
            [$f] => <required> |         ) |  | ) | string(3) "m32"  | string(1) "B" 
string(1) "B"  | string(9) "invoked 1"  | bool(true)  | TypeError: Failed to create closure from callable: function "missing" not found or invalid function name | TypeError: Failed to create closure from callable: cannot access private method A::hidden() | array(2) { [0]=> string(6) "hidden" [1]=> string(6) "hidden" } 
Closure Object | ( |     [function] => strlen |     [parameter] => Array |         ( |             [$string] => <required>
        ) |  | ) | string(3) "m12"  | string(3) "m11"  | [Cannot unbind $this of method]
NULL  | [Cannot rebind scope of closure created from method] | NULL  | int(3)  | string(3) "m42"  | string(1) "B" 
bool(true)  | string(9) "invoked 2"  | bool(true)  | int(2)  | string(12) "private of A"  | Error: Cannot access private property A::$p
[Undefined property: B::$p] | NULL  | string(12) "private of A"  | Error: Cannot access private property A::$p | string(8) "no $this"  | string(11) "static of A" 
string(11) "static of A"  | [Class "Missing" not found] | NULL  | Error: Cannot access "self" when no class scope is active | NULL  | [Cannot bind an instance to a static closure]
NULL  | [Cannot bind closure to scope of internal class ArrayObject] | NULL  | [Undefined property: ArrayObject::$p] | NULL  | [Cannot unbind $this of closure using $this]
NULL  | string(14) "B:private of A"  | string(1) "B"  | string(12) "private of A"  | [Undefined property: B::$p] | NULL 
string(3) "7:7"  | string(3) "5:8"  | string(3) "5:9"  | string(4) "5:10"  | string(4) "5:10"  | [Cannot bind closure to scope of internal class ArrayObject]
NULL  | [Cannot bind an instance to a static closure] | NULL  | array(3) { [0]=> int(1) [1]=> array(2) { [0]=> int(2) [1]=> int(3) } [2]=> int(1) }  | string(12) "private of A"  | Exception: private of A
ArgumentCountError: Closure::call() expects at least 1 argument, 0 given | TypeError: Closure::call(): Argument #1 ($newThis) must be of type object, string given | int(4)  | Closure Object | ( |     [function] => report
    [parameter] => Array |         ( |             [$f] => <required> |         ) |  | )
string(3) "m32"  | string(1) "B"  | string(1) "B"  | string(9) "invoked 1"  | bool(true)  | TypeError: Failed to create closure from callable: function "missing" not found or invalid function name
TypeError: Failed to create closure from callable: cannot access private method A::hidden() | array(2) { [0]=> string(6) "hidden" [1]=> string(6) "hidden" }  | Closure Object | ( |     [function] => strlen |     [parameter] => Array
        ( |             [$string] => <required> |         ) |  | ) | string(3) "m12" 
string(3) "m11"  | [Cannot unbind $this of method] | NULL  | [Cannot rebind scope of closure created from method] | NULL  | int(3) 
string(3) "m42"  | string(1) "B"  | bool(true)  | string(9) "invoked 2"  | bool(true)  | int(2) 
int(3)  | array(2) { [0]=> int(4) [1]=> string(5) "bound" }  | array(2) { [0]=> int(6) [1]=> string(5) "bound" }  | array(2) { [0]=> int(7) [1]=> string(5) "bound" }  | Traced->{closure} | Closure->call
Traced->go | Traced->{closure} | Closure->call | array_map | int(3)  | Array
( |     [0] => Closure Object |         ( |             [function] => A::m |             [this] => A Object |                 (
                    [p:A:private] => private of A |                     [n] => 1 |                 ) |  |             [parameter] => Array |                 (
                    [$x] => <optional> |                 ) |  |         ) |  |     [1] => Closure Object
        ( |             [function] => strlen |             [parameter] => Array |                 ( |                     [$string] => <required> |                 )
 |         ) |  | ) | string(13) "anything(1,2)"  | string(12) "static thing" 
string(4) "x(3)"  |
