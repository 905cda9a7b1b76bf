--TEST--
Readonly properties written again in __clone()
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public function __construct(public readonly DateTime $d, public readonly array $l = [1], public readonly ?int $u = null) {} function __clone() { $this->d = clone $this->d; $this->l = [2]; try { $this->d = new DateTime; } catch (Error $e) { echo $e->getMessage(), "\n"; } unset($this->u); $this->helper(); } private function helper() { $this->u = 7; try { $this->u = 8; } catch (Error $e) { echo $e->getMessage(), "\n"; } } } $a = new A(new DateTime('2020-01-01')); $b = clone $a; var_dump($a->d === $b->d, $b->l, $b->u); try { $b->l[] = 3; } catch (Error $e) { echo $e->getMessage(), "\n"; } readonly class R { public int $x; } $anon = new readonly class(5) { function __construct(public int $v) {} }; try { $anon->v = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Cannot modify readonly property A::$d
Cannot modify readonly property A::$u
bool(false)
array(1) {
  [0]=>
  int(2)
}
int(7)
Cannot indirectly modify readonly property A::$l
Cannot modify readonly property class@anonymous::$v
