--TEST--
Property and method caches hold for one class, and give way to magic, references and unset properties
--FILE--
<?php
class A { public $p = "A"; function name() { return "A"; } }
class B { protected $q; public $p = "B"; function name() { return "B"; } }
class G { private $p = "hidden"; function __get($n) { return "magic $n"; } function __call($n, $a) { return "magic $n"; } }
function read($o) { return $o->p . $o->name(); }
foreach ([new A, new A, new B, new G, new A] as $o) echo read($o), " ";
$a = new A; unset($a->p); echo @read($a), "|";
$a = new A; $r = &$a->p; $r = "ref"; echo read($a), "|";
$s = new stdClass; $s->p = "dyn"; try { echo read($s); } catch (Error $e) { echo $e->getMessage(), "\n"; }
class T { public int $i = 1; public ?string $s; public array $l = []; readonly array $ro; function __construct() { $this->ro = [1]; }
  function up($v) { $this->i = $v; return $this->i; } function add($v) { $this->l[] = $v; $this->i += $v; $this->i++; return count($this->l); } }
$t = new T; foreach ([1, "2", 3.0, true, "x", null] as $v) { try { var_dump($t->up($v)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
try { echo $t->s; } catch (Error $e) { echo $e->getMessage(), "\n"; }
$t->i = PHP_INT_MAX; try { $t->i++; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } try { $t->add(1); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$t->i = 5; $x = &$t->i; try { $x = "no"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } $x = "7"; var_dump($t->i);
foreach ([fn() => $t->ro[] = 2, fn() => $t->ro = [], fn() => $t->l = 1, function () use ($t) { unset($t->ro); }] as $f) { try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
$str = new class { public $s = ""; public static $st = ""; function grow() { for ($i = 0; $i < 3; $i++) { $this->s .= "x$i"; self::$st .= $i; } return $this->s . self::$st; } }; echo $str->grow(), "\n";
$null = null; try { $null->p = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } echo @$null->p, $null?->p?->q, "\n";
try { $null->p->q = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $null->p++; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $null->m(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
AA AA BB magic pmagic name AA A|refA|Call to undefined method stdClass::name()
int(1)
int(2)
int(3)
int(1)
Cannot assign string to property T::$i of type int
Cannot assign null to property T::$i of type int
Typed property T::$s must not be accessed before initialization
Cannot increment property T::$i of type int past its maximal value
Cannot assign float to property T::$i of type int
Cannot assign string to reference held by property T::$i of type int
int(7)
Cannot modify readonly property T::$ro
Cannot modify readonly property T::$ro
Cannot assign int to property T::$l of type array
Cannot unset readonly property T::$ro
x0x1x2012
Attempt to assign property "p" on null

Attempt to modify property "p" on null
Attempt to increment/decrement property "p" on null
Call to a member function m() on null
