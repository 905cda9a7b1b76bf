--TEST--
foreach over generators and iterators: what they throw, when they are asked, what dies
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "~$this->n "; } }
function g() { try { yield "k" => new D(1); yield new D(2); throw new Exception("g"); } finally { echo "finally "; } }
try { foreach (g() as $k => $v) { echo "$k=$v->n "; $v = null; } } catch (Exception $e) { echo $e->getMessage(), "\n"; }
foreach (g() as $v) break;
echo "left "; $v = null; echo "\n";
function nested($n) { if ($n) foreach (nested($n - 1) as $x) yield $x + 1; yield 0; }
$count = $sum = 0; foreach (nested(60) as $x) { $count++; $sum += $x; } echo "$count $sum\n";
function delegates() { $r = yield from inner(); yield "r" => $r; yield from [7 => "a"]; foreach (inner() as $i) yield $i; return 9; }
function inner() { $got = yield 1; echo "[", var_export($got, true), "]"; yield 2; return "done"; }
foreach ($d = delegates() as $k => $v) echo "$k=>$v ";
echo $d->getReturn(), "\n";
$d = delegates(); echo $d->current(), $d->send("sent"), $d->key(), "\n";
try { foreach ($d as $v) echo "never"; } catch (Exception $e) { echo "no rewind "; }
while ($d->valid()) { echo $d->key(), "=>", $d->current(), " "; $d->next(); }
echo "\n";
class It implements Iterator {
    public $i = 0;
    function __construct(public $throws = "") {}
    function at($name) { echo $name, " "; if ($this->throws === $name && $this->i) throw new Exception("in $name"); }
    function rewind(): void { $this->at("rewind"); $this->i = 0; }
    function valid(): bool { $this->at("valid"); return $this->i < 2; }
    #[ReturnTypeWillChange] function current() { $this->at("current"); return new D("c$this->i"); }
    #[ReturnTypeWillChange] function key() { $this->at("key"); return [$this->i]; }
    function next(): void { $this->i++; $this->at("next"); }
}
foreach (["", "valid", "current", "key", "next"] as $throws) {
    try { foreach (new It($throws) as $k => $v) { echo "<$k[0]> "; } } catch (Throwable $e) { echo $e->getMessage(), " "; }
    unset($v); echo "\n";
}
--EXPECT--
k=1 ~1 0=2 finally ~2 g
finally left ~1 
61 1830
0=>1 [NULL]1=>2 r=>done 7=>a 0=>1 [NULL]1=>2 9
1['sent']21
no rewind 1=>2 r=>done 7=>a 0=>1 [NULL]1=>2 
rewind valid current key <0> next valid current key ~c0 <1> next valid ~c1 
rewind valid current key <0> next valid in valid ~c0 
rewind valid current key <0> next valid current in current ~c0 
rewind valid current key <0> next valid current key ~c1 in key ~c0 
rewind valid current key <0> next in next ~c0
