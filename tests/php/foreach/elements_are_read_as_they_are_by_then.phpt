--TEST--
foreach over references, whose values are taken apart into what they refer to
--FILE--
<?php
function f() { $m0 = [5,6]; $a2 = [&$m0, &$x, [1,2]]; $x = [7,8];
foreach ($a2 as [$m0, $i2]) { var_dump($m0, $i2); }
foreach ($a2 as $k => list('a' => $m0, 'b'=>$i2)) { var_dump($k, $m0, $i2); }
foreach ($a2 as $m0['q']) { }
var_dump($a2);
}
f();
function g() { foreach ([1,2] as $this->x) {} }
class P { public $x; public int $t = 1; static $s; function f() { $q = 'abc'; $w=[&$q, &$q]; foreach ($w as $this->x) { var_dump($this->x); $this->x = 5; } var_dump($q); try { foreach ($w as $this->t) { } } catch (Error $e) { echo $e->getMessage(), "\n"; } foreach ($w as self::$s) { self::$s .= 'x'; } var_dump($q, self::$s); foreach ($w as $a[]) { $a[0] = 4; } var_dump($a, $w);  } }
(new P)->f();
function gen() { $x = 5; $y = [1,2]; yield $x; yield $y; }
foreach (gen() as $a['x']) var_dump($a);
foreach (new ArrayIterator([1,[2,3]]) as [$a, $b]) var_dump($a, $b);
function &rgen() { $x = 5; $y = [1,2]; yield $x; yield $y; }
foreach (rgen() as $a['x']) var_dump($a);
foreach (rgen() as [$a, $b]) var_dump($a, $b);
$o = new stdClass; $o->a = [1,2]; $v = [3,4]; $o->b = &$v;
foreach ($o as [$v, $w]) var_dump($v, $w);
--EXPECT--
int(5)
NULL
int(7)
int(8)
int(1)
int(2)
int(0)
NULL
NULL

Warning: Undefined array key "a" in {PWD}/elements_are_read_as_they_are_by_then.php on line 4

Warning: Undefined array key "b" in {PWD}/elements_are_read_as_they_are_by_then.php on line 4
int(1)
NULL
NULL

Warning: Undefined array key "a" in {PWD}/elements_are_read_as_they_are_by_then.php on line 4

Warning: Undefined array key "b" in {PWD}/elements_are_read_as_they_are_by_then.php on line 4
int(2)
NULL
NULL
array(3) {
  [0]=>
  &array(1) {
    ["q"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(2)
    }
  }
  [1]=>
  &array(2) {
    [0]=>
    int(7)
    [1]=>
    int(8)
  }
  [2]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
string(3) "abc"
string(3) "abc"
string(3) "abc"
Cannot assign string to property P::$t of type int
string(3) "abc"
string(4) "abcx"
array(2) {
  [0]=>
  int(4)
  [1]=>
  string(3) "abc"
}
array(2) {
  [0]=>
  &string(3) "abc"
  [1]=>
  &string(3) "abc"
}
array(1) {
  ["x"]=>
  int(5)
}
array(1) {
  ["x"]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
NULL
NULL
int(2)
int(3)

Fatal error: Uncaught Error: Cannot use a scalar value as an array in {PWD}/elements_are_read_as_they_are_by_then.php:16
Stack trace:
#0 {main}
  thrown in {PWD}/elements_are_read_as_they_are_by_then.php on line 16
--EXIT--
255
