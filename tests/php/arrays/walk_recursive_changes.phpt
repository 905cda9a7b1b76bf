--TEST--
array_walk_recursive() into arrays that change, shared arrays, references, exceptions and recursion
--FILE--
<?php
$a = [1, 'x' => [2, [3, 'y' => 4]], [], 5]; $copy = $a; $inner = $a['x'];
array_walk_recursive($a, function (&$v, $k, $add) { $v = "$k:" . ($v + $add); }, 10); echo json_encode([$a, $copy, $inner]), "\n";
$sum = 0; array_walk_recursive($copy, function ($v) use (&$sum) { $sum += $v; }); echo $sum, json_encode($copy), "\n";
$r = [7, [8]]; $a = [&$r, 'k' => &$r[1]]; array_walk_recursive($a, function (&$v) { $v *= 2; }); echo json_encode([$a, $r]), "\n";
$a = [1, [2, 3, 4], 5]; array_walk_recursive($a, function ($v, $k) use (&$a) { echo "$v "; if ($v == 2) { $a[1][] = 'late'; $a[] = 'end'; } }); echo json_encode($a), "\n";
$a = [1, [2, 3, 4], 5]; array_walk_recursive($a, function ($v, $k) use (&$a) { echo "$v "; if ($v == 3) $a[1] = 'gone'; }); echo json_encode($a), "\n";
$a = [1, [2, 3, 4], 5]; try { array_walk_recursive($a, function ($v, $k) use (&$a) { echo "$v "; if ($v == 3) $a = 'gone'; }); } catch (TypeError $e) { echo $e->getMessage(); } echo json_encode($a), "\n";
$a = [1, [2, 3]]; try { array_walk_recursive($a, function (&$v) { if ($v == 3) throw new Exception("at 3"); $v = 'done'; }); } catch (Exception $e) { echo $e->getMessage(), "\n", $e->getTraceAsString(), json_encode($a), "\n"; }
$a = [1]; $a[1] = &$a; try { array_walk_recursive($a, function (&$v) { $v++; echo "$v "; }); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$a = [1, [2]]; $b = [&$a, [&$a]]; array_walk_recursive($b, function (&$v) { $v++; }); echo json_encode($a), "\n";
$o = (object) ['p' => [1, 2], 'q' => 3]; array_walk_recursive($o, function (&$v, $k) { $v = "$k$v"; }); echo json_encode($o), "\n";
$a = [(object) ['z' => 1], [new ArrayObject([1])]]; array_walk_recursive($a, function ($v, $k) { echo get_class($v), $k, " "; });
array_walk_recursive($a, 'printf') ?: 0;
--EXPECT--
[{"0":"0:11","x":["0:12",{"0":"0:13","y":"y:14"}],"1":[],"2":"2:15"},{"0":1,"x":[2,{"0":3,"y":4}],"1":[],"2":5},[2,{"0":3,"y":4}]]
15{"0":1,"x":[2,{"0":3,"y":4}],"1":[],"2":5}
[{"0":[14,[32]],"k":[32]},[14,[32]]]
1 2 3 4 late 5 end [1,[2,3,4,"late"],5,"end"]
1 2 3 
Fatal error: Uncaught TypeError: Iterated value is no longer an array or object in {PWD}/walk_recursive_changes.php:7
Stack trace:
#0 {PWD}/walk_recursive_changes.php(7): array_walk_recursive(Array, Object(Closure))
#1 {main}
  thrown in {PWD}/walk_recursive_changes.php on line 7
--EXIT--
255
