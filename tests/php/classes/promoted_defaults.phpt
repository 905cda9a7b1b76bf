--TEST--
Promoted properties, their defaults and what is uninitialized before the constructor ran
--FILE--
<?php
class P {
    public function __construct(public int $a = 1, protected ?P $b = null, private readonly array $c = [1], public &$d = null) {
        $this->a++;
    }
    function c() { return $this->c; }
}
$x = 'ref';
$p = new P(d: $x);
$x = 'changed';
var_dump($p, $p->c());
try { (function () { $this->c = []; })->call($p); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
object(P)#1 (4) {
  ["a"]=>
  int(2)
  ["b":protected]=>
  NULL
  ["c":"P":private]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["d"]=>
  &string(7) "changed"
}
array(1) {
  [0]=>
  int(1)
}
Cannot modify readonly property P::$c
