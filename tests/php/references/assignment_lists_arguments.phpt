--TEST--
References through assignment, list(), arguments, closures, statics and globals
--FILE--
<?php
function show(...$v) { foreach ($v as $x) { echo json_encode($x), " "; } echo "\n"; }
$a = 1; $b = &$a; $b = 2; show($a); unset($b); $b = 3; show($a, $b);
$arr = [1,2,3]; $r = &$arr[1]; $copy = $arr; $copy[1] = 'x'; $copy[0] = 'y'; show($arr, $copy); unset($r);
$copy2 = $arr; $copy2[1] = 'z'; show($arr, $copy2);
[$p, [$q, $s]] = [1, [2, 3]]; show($p, $q, $s);
['x' => $x, 'y' => ['z' => $z]] = ['x' => 1, 'y' => ['z' => 2]]; show($x, $z);
[$a, , $b] = [1, 2, 3]; show($a, $b);
[$a, $b] = [$b, $a]; show($a, $b);
$arr = [1, [2, 3]]; [&$m, [, &$n]] = $arr; $m = 'm'; $n = 'n'; show($arr); unset($m, $n);
list('a' => &$ra, 'b' => list(&$rb)) = $new; $ra = 1; $rb = 2; show($new); unset($ra, $rb);
foreach ([[1, [2]], [3, [4]]] as [$a, [$b]]) show($a, $b);
foreach ([['k' => 5]] as ['k' => $v]) show($v);
$arr = [[1,2],[3,4]]; foreach ($arr as [&$v, $w]) { $v *= 10; } unset($v); show($arr);
$i = 0; $arr = []; $arr[$i++] = $i++; $arr[$i++] = $i++; show($arr, $i);
$a = ['x' => ['y' => 1]]; $r = &$a['x']['y']; $r++; $c = $a; $c['x']['y']++; show($a, $c); unset($r);
function &getref(array &$x, $k) { return $x[$k]; }
$a = ['q' => 1]; $z = &getref($a, 'q'); $z = 9; show($a); unset($z);
$z = &getref($a, 'new'); $z = 7; show($a);
function addone(&$x) { $x++; } $v = 1; addone($v); show($v); addone($un['a']['b']); show($un);
$o = new stdClass; $o->list = [1]; $l = &$o->list; $l[] = 2; show($o); unset($l); foreach ($o->list as $k => &$v) { $v += $k; } unset($v); show($o);
$x = 5; $f = function() use (&$x) { $x++; }; $f(); $f(); show($x);
function st() { static $n = 0, $arr = []; $n++; $arr[] = $n; return $arr; } st(); st(); show(st());
function gl() { global $gx, $gy; $gx = 10; $gy[] = 1; } gl(); gl(); show($gx, $gy);
function gl2() { $GLOBALS['gz'] = 1; $GLOBALS['gw']['a'][] = 2; unset($GLOBALS['gx']); return isset($GLOBALS['gx'], $GLOBALS['gz']); } show(gl2(), $gz, $gw, isset($gx));
$n = 'dyn'; $$n = 5; ${'a b'} = 6; show($dyn, ${'a b'}); $$n .= 'x'; $nn = 'n'; show($$$nn); unset($$n); show(isset($dyn));
function vars() { $name = 'loc'; $$name = [1]; $$name[] = 2; ${$name}['k'] = 3; foreach ($$name as $k => $v) echo "$k=>$v,"; $loc['z'] = 1; show($$name, $loc); unset($$name['k']); show($loc); }
vars();
$a = [1,2,3]; foreach ($a as $k => &$v) { if ($k == 0) { $a[] = 4; } echo $v; } echo "\n"; unset($v);
$a = [1,2,3]; foreach ($a as $k => $v) { if ($k == 0) { $a[] = 4; $a[1] = 'c'; } echo $v; } show($a);
$a = ['a'=>1,'b'=>2,'c'=>3]; foreach ($a as $k => &$v) { unset($a['b']); echo $k; } unset($v); show($a);
--EXPECT--
2 
2 3 
[1,"x",3] ["y","x",3] 
[1,"z",3] [1,"z",3] 
1 2 3 
1 2 
1 3 
3 1 
["m",[2,"n"]] 
{"a":1,"b":[2]} 
1 2 
3 4 
5 
[[10,2],[30,4]] 
{"0":1,"2":3} 4 
{"x":{"y":3}} {"x":{"y":3}} 
{"q":9} 
{"q":9,"new":7} 
2 
{"a":{"b":1}} 
{"list":[1,2]} 
{"list":[1,3]} 
7 
[1,2,3] 
10 [1,1] 
false 1 {"a":[2]} false 
5 6 
"5x" 
false 
0=>1,1=>2,k=>3,{"0":1,"1":2,"k":3,"z":1} {"0":1,"1":2,"k":3,"z":1} 
{"0":1,"1":2,"z":1} 
1234
123[1,"c",3,4] 
ac{"a":1,"c":3}
