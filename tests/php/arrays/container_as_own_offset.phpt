--TEST--
A variable that becomes an array may be its own offset: the array is there when the offset is looked at
--FILE--
<?php
function a() { $a[] = $a; var_dump($a); }
function b() { $a['x'] = $a; var_dump($a); }
function c() { $a = null; $a['x']['y'] = $a; var_dump($a); }
function d() { $a = false; $a[1] = $a; var_dump($a); }
function e() { $a = null; $a[1] .= $a; var_dump($a); }
function f() { $a = null; $b = &$a; $a[1] = $a; var_dump($a); }
function g() { $a = null; $b = &$a; $a[$b] = 1; var_dump($a); }
function h() { $a = null; $a[$a ?? 5] = 1; var_dump($a); }
function i() { $a = [1]; $a[] = $a; var_dump($a); }
function j() { $a = [1]; $a[2] = &$a[3]; unset($b[$b], $c[$c][1]); var_dump($a); }
function k() { $o = new stdClass; $o->p[$o->p] = 1; var_dump($o); }
function l() { $a[$a] ??= 2; var_dump($a); }
function m() { [$a[$a], $b] = [1, 2]; var_dump($a); }
function n() { foreach ([1] as $a[$a]) var_dump($a); }
function o() { $f = function(&$x) { $x = 1; }; $f($a[$a]); var_dump($a); }
foreach (range('a', 'o') as $f) { echo "$f: "; try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
--EXPECT--
a: 
Warning: Undefined variable $a in {PWD}/container_as_own_offset.php on line 2
array(1) {
  [0]=>
  NULL
}
b: 
Warning: Undefined variable $a in {PWD}/container_as_own_offset.php on line 3
array(1) {
  ["x"]=>
  NULL
}
c: array(1) {
  ["x"]=>
  array(1) {
    ["y"]=>
    NULL
  }
}
d: 
Deprecated: Automatic conversion of false to array is deprecated in {PWD}/container_as_own_offset.php on line 5
array(1) {
  [1]=>
  bool(false)
}
e: 
Warning: Undefined array key 1 in {PWD}/container_as_own_offset.php on line 6
array(1) {
  [1]=>
  string(0) ""
}
f: array(1) {
  [1]=>
  NULL
}
g: Illegal offset type
h: array(1) {
  [5]=>
  int(1)
}
i: array(2) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(1)
  }
}
j: 
Warning: Undefined variable $b in {PWD}/container_as_own_offset.php on line 11

Warning: Undefined variable $b in {PWD}/container_as_own_offset.php on line 11

Warning: Undefined variable $c in {PWD}/container_as_own_offset.php on line 11

Warning: Undefined variable $c in {PWD}/container_as_own_offset.php on line 11
array(3) {
  [0]=>
  int(1)
  [3]=>
  &NULL
  [2]=>
  &NULL
}
k: 
Warning: Undefined property: stdClass::$p in {PWD}/container_as_own_offset.php on line 12
object(stdClass)#2 (1) {
  ["p"]=>
  array(1) {
    [""]=>
    int(1)
  }
}
l: 
Warning: Undefined variable $a in {PWD}/container_as_own_offset.php on line 13
Illegal offset type
m: Illegal offset type
n: Illegal offset type
o: Illegal offset type
