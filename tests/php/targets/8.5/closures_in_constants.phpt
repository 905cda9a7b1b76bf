--TEST--
Closures, first-class callables and casts in constant expressions
--INI--
zvm.php=8.5
--FILE--
<?php
interface I { const F = static function (): string { return static::class . '|' . self::class; }; }
class A implements I { const INT = (int) "12"; const STR = (string) 5.5; const ARR = (array) 'x'; const B = (bool) []; const FL = (float) "1e3"; const DYN = (string) self::INT . 'z'; public $p = (int) '3'; const NEST = ['a' => ['f' => static function ($q) { return fn() => $q . self::INT; }]]; static function make() { return 'made'; } const M = A::make(...); const S = self::make(...); }
class B extends A { const P = parent::make(...); static function make() { return 'B made'; } }
trait T { public $cb = static function () { return self::class . __CLASS__ . __TRAIT__; }; const TC = static function () { return self::class . __CLASS__; }; function d($f = static function () { return static::class; }) { return $f(); } static $st = static function () { static $i = 0; return ++$i; }; }
class UT { use T; } class UT2 { use T; }
var_dump(A::INT, A::STR, A::ARR, A::B, A::FL, A::DYN, (new A)->p, (A::F)(), (B::F)(), (A::NEST['a']['f'])('q')(), (A::M)(), (A::S)(), (B::S)(), (B::P)());
var_dump(((new UT)->cb)(), ((new UT2)->cb)(), (UT::TC)(), (new UT)->d(), (UT::$st)(), (UT::$st)(), (UT2::$st)());
function p($f = strtoupper(...), $g = static function ($x = self::class) { return 1; }) { return $f('a'); } echo p(), "\n";
echo new ReflectionFunction('p'), new ReflectionProperty('UT', 'cb'), new ReflectionClassConstant('UT', 'TC'), "\n";
print_r((new ReflectionParameter('p', 0))->getDefaultValue(), (new ReflectionParameter('p', 1))->getDefaultValueConstantName());
#[Attribute] class At { function __construct(public $a, public $b = null) {} }
#[At(static function () { return 'attr'; }, b: strrev(...))] class WithAt {}
$at = (new ReflectionClass('WithAt'))->getAttributes()[0];  $i = $at->newInstance(); echo ($i->a)(), ($i->b)('abc'), "\n";
--EXPECT--
int(12)
string(3) "5.5"
array(1) {
  [0]=>
  string(1) "x"
}
bool(false)
float(1000)
string(3) "12z"
int(3)
string(3) "I|I"
string(3) "I|I"
string(3) "q12"
string(4) "made"
string(4) "made"
string(4) "made"
string(4) "made"
string(5) "UTUTT"
string(7) "UT2UT2T"
string(4) "UTUT"
string(2) "UT"
int(1)
int(2)
int(1)
A
Function [ <user> function p ] {
  @@ {PWD}/closures_in_constants.php 9 - 9

  - Parameters [2] {
    Parameter #0 [ <optional> $f = strtoupper(...) ]
    Parameter #1 [ <optional> $g = Closure({closure:p():9}) ]
  }
}
Property [ public $cb = object(Closure) ]
Constant [ public Closure TC ] { Object }


Deprecated: print_r(): Passing null to parameter #2 ($return) of type bool is deprecated in {PWD}/closures_in_constants.php on line 11
Closure Object
(
    [function] => strtoupper
    [parameter] => Array
        (
            [$string] => <required>
        )

)
attrcba
