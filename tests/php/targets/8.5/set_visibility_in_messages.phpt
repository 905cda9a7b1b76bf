--TEST--
How messages name properties that may not be written
--INI--
zvm.php=8.5
--FILE--
<?php
class P { protected private(set) int $a = 1; protected private(set) array $l = []; public private(set) array $m = []; protected readonly int $r; public private(set) readonly int $s; protected protected(set) int $u = 3;
 static protected private(set) int $st = 4; 
 function __construct() { $this->r = 1; } }
class R extends P { function t($q) { $fs = [fn() => ($this->a = 1), function() { $this->l[] = 1; }, function() { $this->m[] = 1; }, function() { unset($this->a); }, function() { $x = &$this->a; }, fn() => $this->a++, fn() => $this->a .= 4, fn() => $this->r = 3, fn() => $this->s = 3, fn() => clone($this), fn() => P::$st = 3,fn() => P::$st++, function() { foreach ([1] as $this->a); }]; foreach ($fs as $f) try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; } } }
(new R)->t(new P);
try { $p = new P; $p->u = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Cannot modify private(set) property P::$ from scope R
Cannot indirectly modify private(set) property P::$ from scope R
Cannot indirectly modify private(set) property P::$m from scope R
Cannot unset private(set) property P::$ from scope R
Cannot indirectly modify private(set) property P::$ from scope R
Cannot modify private(set) property P::$ from scope R
Cannot modify private(set) property P::$ from scope R
Cannot modify readonly property P::$r
Cannot modify private(set) property P::$s from scope R
object(R)#17 (5) {
  ["a":protected]=>
  int(1)
  ["l":protected]=>
  array(0) {
  }
  ["m"]=>
  array(0) {
  }
  ["r":protected]=>
  int(1)
  ["s"]=>
  uninitialized(int)
  ["u":protected]=>
  int(3)
}
Cannot modify private(set) property P::$ from scope R
Cannot indirectly modify private(set) property P::$ from scope R
Cannot modify private(set) property P::$ from scope R
Cannot access protected property P::$u
