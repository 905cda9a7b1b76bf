--TEST--
Indirect modification of readonly properties of restricted visibility
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public private(set) readonly int $s; public readonly int $t; public protected(set) readonly array $u; public private(set) readonly array $v; function __construct() { $this->v = [1]; } }
class B extends A { function t() { try { $this->s = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { $this->v[] = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { unset($this->s); } catch (Error $e) { echo $e->getMessage(), "\n"; }  } }
$a = new A; (new B)->t();
foreach (['s', 't', 'u', 'v'] as $p) {
try { $a->$p = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { unset($a->$p); } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { $a->$p[] = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { $x = &$a->$p; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { $a->$p++; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
}
try { $a->s = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } 
try { $a->t = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Cannot modify private(set) property A::$s from scope B
Cannot indirectly modify readonly property A::$v
Cannot unset private(set) property A::$s from scope B
Cannot modify private(set) property A::$s from global scope
Cannot unset private(set) property A::$s from global scope
Cannot indirectly modify readonly property A::$s
Cannot indirectly modify readonly property A::$s
Typed property A::$s must not be accessed before initialization
Cannot modify protected(set) readonly property A::$t from global scope
Cannot unset protected(set) readonly property A::$t from global scope
Cannot indirectly modify readonly property A::$t
Cannot indirectly modify readonly property A::$t
Typed property A::$t must not be accessed before initialization
Cannot modify protected(set) readonly property A::$u from global scope
Cannot unset protected(set) readonly property A::$u from global scope
Cannot indirectly modify readonly property A::$u
Cannot indirectly modify readonly property A::$u
Typed property A::$u must not be accessed before initialization
Cannot modify readonly property A::$v
Cannot unset readonly property A::$v
Cannot indirectly modify readonly property A::$v
Cannot indirectly modify readonly property A::$v
Cannot modify readonly property A::$v
Cannot modify private(set) property A::$s from global scope
Cannot modify protected(set) readonly property A::$t from global scope
