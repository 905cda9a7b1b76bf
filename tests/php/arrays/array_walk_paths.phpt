--TEST--
array_walk() of arrays that change, references and exceptions
--FILE--
<?php
function byval($v, $k) { echo "$k=", json_encode($v), " "; }
function addto(&$v, $k, $x = 1) { $v .= ":$k$x"; }
class M { public $seen = []; function note($v, $k) { $this->seen[] = "$k$v"; } static function st(&$v) { $v = -$v; } private function hidden($v) {} function own($a) { array_walk($a, [$this, 'hidden']); echo "hidden ok\n"; } }
foreach ([[3, 1, 2], ['x' => 1, 'y' => [2], 7 => 'z'], []] as $a) {
    var_dump(array_walk($a, 'byval')); $copy = $a;
    array_walk($a, function (&$v, $k) { $v = is_array($v) ? $v : $v . '!'; }); echo json_encode($a), json_encode($copy), "\n";
    $m = new M; array_walk($copy, fn($v, $k) => $m->seen[] = $k); echo json_encode($m->seen), "\n";
}
$a = ['p' => 'a', 'q' => 'b']; array_walk($a, 'addto', 'extra'); echo json_encode($a), "\n"; array_walk($a, 'addto'); echo json_encode($a), "\n";
$n = [1, 2]; array_walk($n, ['M', 'st']); array_walk($n, 'M::st'); array_walk($n, [new M, 'st']); echo json_encode($n), "\n"; (new M)->own([1]);
$r = 5; $a = [1, &$r, 3]; array_walk($a, function (&$v) { $v *= 2; }); echo $r, json_encode($a), "\n"; $b = $a; $b[0] = 'b'; echo json_encode($a), "\n";
$a = [1, 2, 3]; $kept = null; array_walk($a, function (&$v, $k) use (&$kept) { if ($k == 1) $kept = &$v; }); $kept = 'through'; unset($kept); echo json_encode($a), "\n";
$a = [1, 2, 3]; array_walk($a, function ($v, $k) use (&$a) { if ($k == 0) $a[] = 4; echo "$v "; }); echo json_encode($a), "\n";
$a = ['a' => 1, 'b' => 2, 'c' => 3]; array_walk($a, function ($v, $k) use (&$a) { unset($a[$k]); $a["n$v"] ??= $v + 10; if (count($a) > 3) unset($a['n1']); echo "$k=$v "; if ($v > 20) exit; }); echo json_encode($a), "\n";
$a = [1, 2, 3]; array_walk($a, function ($v, $k) use (&$a) { if ($k == 1) $a = ['new', 'er', 'array']; echo "$v "; }); echo json_encode($a), "\n";
$a = [1, 2]; try { array_walk($a, function ($v, $k) use (&$a) { $a = 'gone'; }); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$a = [1, 2]; try { array_walk($a, function (&$v, $k) { if ($k) throw new Exception("at $k"); $v = 'done'; }); } catch (Exception $e) { echo $e->getMessage(), json_encode($a), "\n"; }
$a = [1]; try { array_walk($a, 'addto', 1, 2); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { array_walk($a, fn($x, $y, $z) => 1); } catch (ArgumentCountError $e) { echo preg_replace('/ in .*? on line/', ' in F on line', $e->getMessage()), "\n"; }
try { array_walk($a, 'nope'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { array_walk($a, function (string $v, int $k) { var_dump($v); }); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$a = ['ab', 'cd']; array_walk($a, 'print_r'); echo "\n"; $o = new class { public $x = 1; protected $y = 2; public $z; }; array_walk($o, function (&$v, $k) { $v = strlen($k); }); var_dump($o);
$a = [1, 2, 3]; next($a); array_walk($a, function (&$v) { $v++; }); echo current($a), key($a), json_encode($a), "\n";
class T { public int $i = 1; } $t = new T; $a = [&$t->i]; try { array_walk($a, function (&$v) { $v = 'text'; }); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
class D { function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; } } $a = [new D(1), new D(2)]; array_walk($a, function (&$v, $k) { $v = $k; echo "| "; }); echo "\n";
$a = [[1, 2], 'k' => [3, [4]]]; array_walk_recursive($a, function (&$v, $k, $x) { $v = "$k$v$x"; }, 'x'); echo json_encode($a), "\n";
function tr($v) { debug_print_backtrace(); } $a = [1]; array_walk($a, 'tr'); $big = range(1, 20000); array_walk($big, function (&$v) { $v *= 2; }); echo array_sum($big), "\n";
--EXPECT--
0=3 1=1 2=2 bool(true)
["3!","1!","2!"][3,1,2]
[0,1,2]
x=1 y=[2] 7="z" bool(true)
{"x":"1!","y":[2],"7":"z!"}{"x":1,"y":[2],"7":"z"}
["x","y",7]
bool(true)
[][]
[]
{"p":"a:pextra","q":"b:qextra"}
{"p":"a:pextra:p1","q":"b:qextra:q1"}
[-1,-2]
hidden ok
10[2,10,6]
[2,10,6]
[1,2,3]
1 2 3 4 [1,2,3,4]
a=1 b=2 c=3 n1=11 n2=12 n3=13 n11=21
