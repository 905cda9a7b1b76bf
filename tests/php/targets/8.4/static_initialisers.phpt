--TEST--
Static variables whose first value is computed
--INI--
zvm.php=8.4
--FILE--
<?php
function f($x) { echo "computed\n"; return $x * 2; }
function g($n) { static $v = f($n), $w = 'w' . $n, $plain = 5; return $v++ . $w . $plain++; }
echo g(1), g(2), g(3), "\n";
function r($i) { static $s = $i < 3 ? r($i + 1) : "deepest $i"; return $s; }
echo r(0), r(9), "\n";
class A { function m() { static $o = new ArrayObject([1]), $t = $this; $o[] = 2; return count($o) . ($t === $this ? 'same' : 'other'); } }
$a = new A; echo $a->m(), $a->m(), (new A)->m(), "\n";
function e() { static $x = throw new Exception('no value'); return 'never'; }
for ($i = 0; $i < 2; $i++) try { echo e(); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$c = function () { static $n = count(debug_backtrace()); return $n++; }; echo $c(), $c(), "\n";
--EXPECT--
computed
2w153w164w17
deepest 3deepest 3
2same3same4other
no value
no value
12
