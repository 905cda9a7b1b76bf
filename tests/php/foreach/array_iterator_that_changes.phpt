--TEST--
Loops over ArrayIterators that change meanwhile, and appends to arrays with positions
--FILE--
<?php
$it = new ArrayIterator(['a' => 1, 'b' => 2, 5 => 3, 'c' => 4]);
foreach ($it as $k => $v) { echo "$k=$v "; if ($k === 'a') { unset($it['b']); } if ($k === 5) { $it['z'] = 9; } } echo "\n";
foreach ($it as $v) { echo $v, ' '; } echo "\n";
$it = new ArrayIterator([1, 2, 3]);
foreach ($it as $k => $v) { echo "$k=$v "; if ($k === 0) { $it[] = 4; } if ($k === 1) { unset($it[2]); } } echo "\n";
foreach ($it as $k => $v) { foreach ($it as $k2 => $v2) { echo "$k$k2 "; } } echo "\n";
$o = new ArrayObject(['x' => 1, 'y' => 2]); foreach ($o as $k => $v) { foreach ($o as $k2 => $v2) { echo "$k$k2 "; } if ($k === 'x') { $o['w'] = 3; } } echo "\n";
$it = new ArrayIterator(['a' => 1, 'b' => 2, 'c' => 3]); foreach ($it as $k => $v) { if ($k === 'a') { $it->seek(1); } echo "$k "; } echo "\n";
foreach ($it as $k => $v) { $it->next(); echo $k; } echo "\n";
foreach ($it as $k => &$v) { $v++; } unset($v); echo json_encode($it), "\n";
$x = 1; $it = new ArrayIterator([&$x, 2]); foreach ($it as $v) { $v++; echo $v; } echo $x, "\n";
$it = new ArrayIterator([]); foreach ($it as $v) { echo 'never'; }
foreach (new LimitIterator(new ArrayIterator(range(1, 9)), 2, 3) as $k => $v) { echo "$k=$v "; } echo "\n";
class S extends ArrayIterator { function current(): mixed { return parent::current() * 2; } } foreach (new S([1, 2]) as $v) { echo $v; } echo "\n";
foreach (new ArrayIterator(new class { public $p = 1; protected $q = 2; public $r = 3; }) as $k => $v) { echo "$k=$v "; } echo "\n";
$big = new ArrayIterator(array_combine(range(1, 300), range(1, 300))); $s = 0; foreach ($big as $k => $v) { if ($k % 3 === 0) { $big->offsetUnset($k); } $s += $v; } echo $s, ' ', count($big), "\n";
$a = ['p' => 1, 'q' => 2]; next($a); $a['r'] = 3; $a[] = 4; $a[] = 5; while (($k = key($a)) !== null) { echo $k, '=', current($a), ' '; next($a); } echo "\n";
$a = ['p' => 1]; foreach ($a as $k => &$v) { if (count($a) < 5) { $a["n" . count($a)] = count($a); } echo "$k=$v "; } unset($v); echo "\n";
$a = [3 => 1]; end($a); $a[] = 2; next($a); echo current($a); $a[] = 7; echo json_encode($a), key($a), "\n";
--EXPECT--
a=1 5=3 c=4 z=9 
1 3 4 9 
0=1 1=2 3=4 
00 01 03 
xx xy yx yy yw wx wy ww 
a c 
ac
{"a":2,"b":3,"c":4}
231
2=3 3=4 4=5 
24
p=1 r=3 
30201 200
q=2 r=3 0=4 1=5 
p=1 n1=1 n2=2 n3=3 n4=4 
2{"3":1,"4":2,"5":7}4
