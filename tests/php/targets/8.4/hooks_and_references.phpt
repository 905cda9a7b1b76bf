--TEST--
Property hooks: references to hooked properties, by-reference getters, foreach
--INI--
zvm.php=8.4
--FILE--
<?php
class A { private $store = [1]; public array $byref { &get => $this->store; } public $plain { get => $this->store; } public int $n { &get { $x = 7; return $x; } } public $set = 1 { set => $value; } }
$a = new A; $a->byref[] = 2; echo json_encode($a->byref), "\n"; $r = &$a->byref; $r[] = 3; echo json_encode($a->plain), "\n";
foreach ([function () use ($a) { $a->plain[] = 1; }, function () use ($a) { $r = &$a->plain; }, function () use ($a) { $r = &$a->set; }, function () use ($a) { $a->set[] = 1; }, function () use ($a) { foreach ($a as $k => &$v) echo $k; }, function () use ($a) { unset($a->plain); }, function () use ($a) { [$a->plain] = [1]; }, function () use ($a) { array_push($a->plain, 1); }, function () use ($a) { $a->plain = 1; }, function () use ($a) { $a->n++; }, function () use ($a) { sort($a->byref); echo json_encode($a->byref), "\n"; }] as $i => $f) try { $f(); echo "$i ok\n"; } catch (Error $e) { echo "$i ", $e->getMessage(), "\n"; }
--EXPECT--
[1,2]
[1,2,3]
0 Indirect modification of A::$plain is not allowed
1 Indirect modification of A::$plain is not allowed
2 Indirect modification of A::$set is not allowed
3 Indirect modification of A::$set is not allowed
byref4 Cannot create reference to property A::$plain
5 Cannot unset hooked property A::$plain
6 Property A::$plain is read-only
7 Indirect modification of A::$plain is not allowed
8 Property A::$plain is read-only
9 Property A::$n is read-only
[1,2,3]
10 ok
