--TEST--
Readonly properties may be given another value once while __clone() runs
--INI--
zvm.php=8.4
--FILE--
<?php
class P { public readonly ?P $child; public function __construct(public readonly int $n, public readonly array $l = []) {}
  public function __clone() { $this->n++; $this->more(); unset($this->l); $this->l = ['again']; try { $this->l = []; } catch (Error $e) { echo $e->getMessage(), "\n"; } }
  private function more() { try { $this->n = 9; } catch (Error $e) { echo $e->getMessage(), "\n"; } } }
$a = new P(1, ['x']); $b = clone $a; var_dump($a, $b);
try { $b->n = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; }
readonly class R { public function __construct(public DateTime $d) {} public function __clone() { $this->d = clone $this->d; } }
$r = new R(new DateTime('2020-01-01')); $s = clone $r; var_dump($r->d === $s->d, $r->d == $s->d);
$o = new readonly class(5) { function __construct(public int $v) {} }; try { $o->v = 6; } catch (Error $e) { echo preg_replace('/@anonymous.*::/', '@anonymous::', $e->getMessage()), "\n"; }
--EXPECT--
Cannot modify readonly property P::$n
Cannot modify readonly property P::$l
object(P)#1 (2) {
  ["child"]=>
  uninitialized(?P)
  ["n"]=>
  int(1)
  ["l"]=>
  array(1) {
    [0]=>
    string(1) "x"
  }
}
object(P)#2 (2) {
  ["child"]=>
  uninitialized(?P)
  ["n"]=>
  int(2)
  ["l"]=>
  array(1) {
    [0]=>
    string(5) "again"
  }
}
Cannot modify readonly property P::$n
bool(false)
bool(true)
Cannot modify readonly property class@anonymous::$v
