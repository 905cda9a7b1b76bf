--TEST--
Arrays that begin with negative keys go on after them
--INI--
zvm.php=8.4
--FILE--
<?php
$a = []; $a[-5] = 'a'; $a[] = 'b'; var_dump($a); $b = [-3 => 1, 2]; $b[] = 3; echo json_encode(array_keys($b)), json_encode(array_keys(array_fill(-2, 3, 0))), "\n"; $c = [-1 => 0]; array_push($c, 1); $c[] = 2; echo json_encode(array_keys($c)), "\n"; const K = [-10 => 1, 2, 3]; echo json_encode(array_keys(K)), "\n";
--EXPECT--
array(2) {
  [-5]=>
  string(1) "a"
  [-4]=>
  string(1) "b"
}
[-3,-2,-1][-2,-1,0]
[-1,0,1]
[-10,-9,-8]
