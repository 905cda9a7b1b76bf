--TEST--
Copies are made on write, references inside are shared
--FILE--
<?php
$a = ['n' => ['x' => 1], 'r' => 0];
$b = $a;
$b['n']['x'] = 2;
$b['n']['y'][] = 3;
var_dump($a === ['n' => ['x' => 1], 'r' => 0], $b);
$ref = &$a['r'];
$c = $a;
$c['r'] = 'shared';
$c['n'] = 'own';
unset($ref);
var_dump($a, $c);
function change(array $p)
{
    $p['n'] = 1;
    return $p;
}
var_dump(change($a) == $a, isset($a['n']['x']));
$s = [[1, 2], [3, 4]];
foreach ($s as &$row) {
    $row[] = 5;
}
unset($row);
$t = $s;
$t[0][] = 6;
echo json_encode([$s, $t]), "\n";
--EXPECT--
bool(true)
array(2) {
  ["n"]=>
  array(2) {
    ["x"]=>
    int(2)
    ["y"]=>
    array(1) {
      [0]=>
      int(3)
    }
  }
  ["r"]=>
  int(0)
}
array(2) {
  ["n"]=>
  array(1) {
    ["x"]=>
    int(1)
  }
  ["r"]=>
  &string(6) "shared"
}
array(2) {
  ["n"]=>
  string(3) "own"
  ["r"]=>
  &string(6) "shared"
}
bool(false)
bool(true)
[[[1,2,5],[3,4,5]],[[1,2,5,6],[3,4,5]]]
