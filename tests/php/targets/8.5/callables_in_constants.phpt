--TEST--
Closures and first-class callables in each place of constant expressions
--INI--
zvm.php=8.5
--FILE--
<?php
const F = strlen(...); const G = static function ($x) { return $x . __FUNCTION__; };
class Q { const C = K::m(...); const D = static fn() => self::class; public $p = static function() { return __METHOD__; }; static function m() { return 'm'; } static $st = self::m(...); 
 #[Attribute] function t(Closure $c = static function($a = 1) { return $a * 2; }, $d = strrev(...)) { return [$c(4), $d('abc')]; } }
class K { static function m($x = 3) { return static::class . $x; } private static function pr() {} }
echo (F)('abc'), (G)('q'), "\n"; var_dump((Q::C)(), (Q::D)(), (new Q->p)(), (new Q)->t(), (Q::$st)());
var_dump(Q::C); var_dump((new ReflectionMethod('Q','t'))->getParameters()[0]->getDefaultValue());
echo new ReflectionMethod('Q','t'); echo new ReflectionClassConstant('Q', 'D'); echo new ReflectionConstant('G');
try { eval('const ZZ = K::pr(...);'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { eval('const ZY = nope(...);'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { eval('class W { const A = Nope::x(...); } W::A;'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
static $s = strtoupper(...); echo $s('x'), "\n";
function d($f = K::m(...)) { return $f(9); } echo d(), "\n";
#[Attribute(Attribute::TARGET_ALL)] class At { function __construct(public Closure $c) {} }
#[At(static function() { return 5; })] class Y { #[At(strlen(...))] const X = 1; #[At(static fn(int ...$x): int => array_sum($x))] public int $q; }
foreach ([new ReflectionClass('Y'), new ReflectionClassConstant('Y','X'), new ReflectionProperty('Y','q')] as $r) { var_dump($r->getAttributes()[0]->getArguments()); echo get_class($r->getAttributes()[0]->newInstance()->c), "\n"; }
try { var_export(Q::C); echo "\n", serialize(Q::C); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Parse error: syntax error, unexpected token "->" in {PWD}/callables_in_constants.php on line 6
--EXIT--
255
