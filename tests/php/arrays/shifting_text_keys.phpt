--TEST--
array_shift() of arrays with string keys
--FILE--
<?php
$a = ['b' => 1, 'a' => 2, 'c' => [1]];
var_dump(array_shift($a), $a);
$a['z'] = 1;
$a[] = 5;
var_dump($a);
var_dump(array_shift($a));
$a[] = 7;
var_dump($a);
$x = [];
for ($i = 0; $i < 200; $i++) $x["k$i"] = $i;
$y = $x;
for ($i = 0; $i < 150; $i++) array_shift($x);
var_dump(count($x), key($x), current($x), count($y));
next($x);
next($x);
var_dump(key($x));
array_shift($x);
var_dump(key($x));
$x[] = 1;
var_dump(array_key_last($x));
$q = ['x' => 1];
var_dump(array_shift($q), array_shift($q), $q);
$r = 1;
$q = ['p' => &$r, 'q' => 2];
var_dump(array_shift($q));
$o = ['d' => new class { function __destruct(){ echo "gone\n"; } }, 'e' => 1];
array_shift($o);
echo "after\n";
$it = ['a' => 1, 'b' => 2, 'c' => 3];
foreach ($it as $k => &$v) {
    if ($k === 'a') array_shift($it);
    echo $k, "\n";
}
unset($v);
while (($z = array_shift($it)) !== null) echo $z;
--EXPECT--
int(1)
array(2) {
  ["a"]=>
  int(2)
  ["c"]=>
  array(1) {
    [0]=>
    int(1)
  }
}
array(4) {
  ["a"]=>
  int(2)
  ["c"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["z"]=>
  int(1)
  [0]=>
  int(5)
}
int(2)
array(4) {
  ["c"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["z"]=>
  int(1)
  [0]=>
  int(5)
  [1]=>
  int(7)
}
int(50)
string(4) "k150"
int(150)
int(200)
string(4) "k152"
string(4) "k151"
int(0)
int(1)
NULL
array(0) {
}
int(1)
gone
after
a
b
c
23
