--TEST--
Messages of hooked properties name the class of the object
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public int $ro { get => 1; } public int $wo { set { } } public array $gv { get => [1]; } public array $bk = [] { set { $this->bk = $value; } } public private(set) int $ps = 1; public readonly int $rd; private(set) public int $hp { get => $this->hp; set { $this->hp = $value; } } function __construct() { $this->rd = 1; $this->hp = 4; }}
class B extends A { }
$b = new B;
foreach ([fn() => $b->ro = 2, fn() => $b->wo, fn() => $b->gv[] = 1, fn() => $b->bk[] = 1, fn() => $b->ps = 2, fn() => $b->rd = 4, fn() => $b->hp = 4, function() use ($b) { unset($b->ro); }, function() use ($b) { unset($b->ps); }, function() use ($b) { unset($b->hp); }, function() use ($b) { unset($b->rd); }, fn() => isset($b->wo), fn() => $b->wo++, fn() => $b->ro++, function() use ($b) { $r = &$b->ro; }, function() use ($b) { $r = &$b->wo; }, function() use ($b) { $r = &$b->ps; }, function() use ($b) { $r = &$b->bk; },fn() => $b->ps++, fn() => $b->hp++, fn() => (new ReflectionProperty('B', 'wo'))->getValue($b), fn() => (new ReflectionProperty('B', 'ro'))->setValue($b, 3), fn() => (new ReflectionProperty('B', 'ro'))->getRawValue($b), fn() => (new ReflectionProperty('B', 'wo'))->setRawValue($b, 5), fn() => unserialize('O:1:"B":1:{s:2:"ro";i:4;}'), fn() => clone($b, ['wo' => 4, 'ro' => 4])] as $i => $f)
    try { var_dump($f()); } catch (Error|Exception $e) { echo $i, ' ', get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 Error: Property B::$ro is read-only
1 Error: Property B::$wo is write-only
2 Error: Indirect modification of B::$gv is not allowed
3 Error: Indirect modification of B::$bk is not allowed
4 Error: Cannot modify private(set) property A::$ps from global scope
5 Error: Cannot modify readonly property A::$rd
6 Error: Cannot modify private(set) property A::$hp from global scope
7 Error: Cannot unset hooked property B::$ro
8 Error: Cannot unset private(set) property A::$ps from global scope
9 Error: Cannot unset hooked property B::$hp
10 Error: Cannot unset readonly property A::$rd
11 Error: Property B::$wo is write-only
12 Error: Property B::$wo is write-only
13 Error: Property B::$ro is read-only
14 Error: Indirect modification of B::$ro is not allowed
15 Error: Property B::$wo is write-only
16 Error: Cannot indirectly modify private(set) property A::$ps from global scope
17 Error: Indirect modification of B::$bk is not allowed
18 Error: Cannot modify private(set) property A::$ps from global scope
19 Error: Cannot modify private(set) property A::$hp from global scope
20 Error: Property B::$wo is write-only
21 Error: Property B::$ro is read-only
22 Error: Must not read from virtual property B::$ro
23 Error: Must not write to virtual property B::$wo

Warning: unserialize(): Cannot unserialize value for virtual property A::$ro in {PWD}/hooks_messages_name_objects_class.php on line 5

Warning: unserialize(): Error at offset 20 of 25 bytes in {PWD}/hooks_messages_name_objects_class.php on line 5
bool(false)
25 Error: Property B::$ro is read-only
