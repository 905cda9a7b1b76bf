--TEST--
foreach by value sees a snapshot, by reference the array as it is
--FILE--
<?php
function show(...$v) { foreach ($v as $x) { echo json_encode($x), " "; } echo "\n"; }
$a = [1,2,3]; foreach ($a as $k => &$v) { if ($k == 0) { $a[] = 4; } echo $v; } echo "\n"; unset($v);
$a = [1,2,3]; foreach ($a as $k => $v) { if ($k == 0) { $a[] = 4; $a[1] = 'c'; } echo $v; } show($a);
$a = ['a'=>1,'b'=>2,'c'=>3]; foreach ($a as $k => &$v) { unset($a['b']); echo $k; } unset($v); show($a);
$a = ['a'=>1]; foreach ($a as $k => &$v) { if (count($a) < 5) $a["n$k"] = 1; echo $k, ' '; } unset($v); show($a);
foreach ([[1, [2]], [3, [4]]] as [$x, [$y]]) show($x, $y);
$a = [[1,2],[3,4]]; foreach ($a as [&$v, $w]) { $v *= 10; } unset($v); show($a);
class P {
    public $a = 1; protected $b = 2; private $c = 3; public ?int $t;
    function it() { foreach ($this as $k => $v) echo "$k=>$v "; }
}
$p = new P; $p->dyn = 4; foreach ($p as $k => $v) { echo "$k=>$v "; $p->late = 5; } $p->it(); echo "\n";
foreach ($p as $k => &$v2) { $v2 = $k; } unset($v2); $p->it(); echo "\n";
class It implements Iterator {
    private $i = 0;
    function rewind(): void { echo "rewind "; $this->i = 0; }
    function valid(): bool { echo "valid "; return $this->i < 2; }
    function current(): mixed { echo "current "; return $this->i; }
    function key(): mixed { echo "key "; return "k{$this->i}"; }
    function next(): void { echo "next "; $this->i++; }
}
foreach (new It as $k => $v) echo "[$k=>$v] "; echo "\n";
foreach (new It as $v) { echo "[$v] "; break; } echo "\n", json_encode([...new It]), "\n";
try { foreach (new It as &$v); } catch (Error $e) { echo $e->getMessage(), "\n"; }
foreach (5 as $x); foreach ($undefined as $x);
--EXPECTF--
1234
123[1,"c",3,4] 
ac{"a":1,"c":3} 
a na nna nnna nnnna {"a":1,"na":1,"nna":1,"nnna":1,"nnnna":1} 
1 2 
3 4 
[[10,2],[30,4]] 

Deprecated: Creation of dynamic property P::$dyn is deprecated in %s on line 13
a=>1 
Deprecated: Creation of dynamic property P::$late is deprecated in %s on line 13
dyn=>4 late=>5 a=>1 b=>2 c=>3 dyn=>4 late=>5 
a=>a b=>2 c=>3 dyn=>dyn late=>late 
rewind valid current key [k0=>0] next valid current key [k1=>1] next valid 
rewind valid current [0] 
rewind valid current key next valid current key next valid {"k0":0,"k1":1}
An iterator cannot be used with foreach by reference

Warning: foreach() argument must be of type array|object, int given in %s on line 26

Warning: Undefined variable $undefined in %s on line 26

Warning: foreach() argument must be of type array|object, null given in %s on line 26
