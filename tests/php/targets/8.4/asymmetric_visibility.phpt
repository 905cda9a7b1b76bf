--TEST--
Properties that fewer may write than read
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public private(set) int $a = 1; public protected(set) array $l = [1]; protected private(set) string $s = 's'; private(set) ?A $o = null; public readonly int $r; public public(set) readonly int $open;
  function init() { $this->a++; $this->l[] = 2; $this->s .= 't'; $this->o = new self; $this->r = 5; return $this; } function s() { return $this->s; } }
class B extends A { function change() { $this->l = ['b']; try { $this->a = 9; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $this->s = ''; } catch (Error $e) { echo $e->getMessage(), "\n"; } return $this->s; } }
$a = (new A)->init(); echo $a->a, json_encode($a->l), $a->s(), $a->r, "\n"; $a->o->nested ??= 1; $a->open = 3;
foreach ([function () use ($a) { $a->a = 2; }, function () use ($a) { $a->a++; }, function () use ($a) { $a->l[] = 3; }, function () use ($a) { $x = &$a->l; }, function () use ($a) { unset($a->a); }, function () use ($a) { $a->o = null; }, function () use ($a) { foreach ($a as &$v); }, function () use ($a) { $a->r = 1; }, function () { $n = new A; $n->r = 1; }, function () use ($a) { $a->open = 1; }, function () use ($a) { [$a->a] = [1]; }] as $f) try { $f(); echo "fine\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo (new B)->init()->change(), "\n"; $p = new ReflectionProperty('A', 'a'); echo implode(' ', Reflection::getModifierNames($p->getModifiers())), json_encode([$p->isPrivateSet(), $p->isProtectedSet(), $p->isFinal()]), "\n";
class P { function __construct(private(set) int $x, public protected(set) string $y = 'y') {} } var_dump(new P(1)); try { $n = new P(1); $n->y = ''; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
2[1,2]st5

Deprecated: Creation of dynamic property A::$nested is deprecated in {PWD}/asymmetric_visibility.php on line 5
Cannot modify private(set) property A::$a from global scope
Cannot modify private(set) property A::$a from global scope
Cannot indirectly modify protected(set) property A::$l from global scope
Cannot indirectly modify protected(set) property A::$l from global scope
Cannot unset private(set) property A::$a from global scope
Cannot modify private(set) property A::$o from global scope
Cannot acquire reference to readonly property A::$r
Cannot modify readonly property A::$r
Cannot modify protected(set) readonly property A::$r from global scope
Cannot modify readonly property A::$open
Cannot modify private(set) property A::$a from global scope
Cannot modify private(set) property A::$a from scope B
Cannot modify private(set) property A::$ from scope B
st
final public[true,false,true]
object(P)#11 (2) {
  ["x"]=>
  int(1)
  ["y"]=>
  string(1) "y"
}
Cannot modify protected(set) property P::$y from global scope
