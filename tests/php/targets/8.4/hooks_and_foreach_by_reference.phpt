--TEST--
foreach by reference over hooked properties
--INI--
zvm.php=8.4
--FILE--
<?php class A { private $s = [1]; public $a = 1; public $b { &get => $this->s; } public $w { set {} } public $z = 5; public $set = 6 { set => $value; } public $v { get => 1; } public $later = 3; }
$a = new A; $a2 = new A; try { foreach ($a as $k => &$v) { echo $k, ' ', json_encode($v), "\n"; if ($k == 'b') $v[] = 2; else $v = 'w'; } } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($a);

class C { public $x = 1; public private(set) int $p = 1; public $y { get => 1; } } $c = new C; try { foreach ($c as $k => &$v) { echo $k; $v = 2; } } catch (Error $e) { echo $e->getMessage(), "\n"; } echo json_encode($c);
class D { public $y { &get { static $q = 1; return $q; } } public $n = 1; } $d = new D; foreach ($d as $k => &$v) { echo $k; $v++; } echo json_encode($d);
--EXPECT--
a 1
b [1]
z 5
Cannot create reference to property A::$set
object(A)#1 (5) {
  ["s":"A":private]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
  ["a"]=>
  string(1) "w"
  ["z"]=>
  &string(1) "w"
  ["set"]=>
  int(6)
  ["later"]=>
  int(3)
}
xpCannot create reference to property C::$y
{"x":2,"p":2,"y":1}yn{"y":2,"n":2}
