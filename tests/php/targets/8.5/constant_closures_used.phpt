--TEST--
Closures in constants, called and compared
--INI--
zvm.php=8.5
--FILE--
<?php
const F = static function (int $x): int { return $x * 2; }; const G = strlen(...); const H = [static function () { return 1; }];
#[Attribute] class At { function __construct(public Closure $f) {} }
class K { const A = static function ($x) { return $x . self::class; }; const B = K::st(...); public Closure $p = static function () { return 'prop'; }; static $s = intval(...); private const P = static function () { return self::hidden(); };
  static function st($x = 1) { return "st$x"; } private static function hidden() { return 'hidden'; } static function p() { return self::P; }
  function m(Closure $d = static function () { return 'default'; }, $e = strtoupper(...)) { return $d() . $e('e'); }
  #[At(static function ($x) { return $x + 1; })] function at() {} }
class L extends K { const C = self::A; }
echo (F)(4), (G)('abc'), (H)[0](), (K::A)('x'), (K::B)(), ((new K)->p)(), (K::$s)('7x'), (K::p())(), (new K)->m(), (L::C)('y'), (L::B)(3), "\n";
echo (new ReflectionMethod('K', 'at'))->getAttributes()[0]->newInstance()->f->__invoke(4), "\n";
var_dump(F === F, K::A === K::A, (new K)->p === (new K)->p, F instanceof Closure, str_ends_with((new ReflectionFunction(K::A))->getName(), ":4}"), (string) new ReflectionParameter(['K', 'm'], 0));
foreach (['class Q { const X = static function () { return $this; }; } (Q::X)();', 'const X3 = nowhere(...);', 'class Q2 { const X = self::nope(...); } Q2::X;'] as $code) try { eval($code); echo "fine\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
831xKst1prop7hiddendefaultEyKst3
5
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
string(68) "Parameter #0 [ <optional> Closure $d = Closure({closure:K::m():6}) ]"
Error: Using $this when not in object context
Error: Call to undefined function nowhere()
Error: Call to undefined method Q2::nope()
