--TEST--
A fixed array that became empty keeps what its table of properties had last
--FILE--
<?php
$f = SplFixedArray::fromArray([1,2]); var_dump($f); $f->setSize(0); var_dump($f, count($f), (array)$f); $g = clone $f; var_dump($g); $f->setSize(1); var_dump($f); $f->setSize(0); var_dump($f);
$h = SplFixedArray::fromArray([1,2]); $h->setSize(0); var_dump($h); echo json_encode($f), serialize($f); foreach ($f as $x) echo $x; print_r($f); var_export($f);
var_dump(unserialize(serialize($f)));
--EXPECT--
object(SplFixedArray)#1 (2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
object(SplFixedArray)#1 (2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
int(0)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
object(SplFixedArray)#2 (2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
object(SplFixedArray)#1 (1) {
  [0]=>
  NULL
}
object(SplFixedArray)#1 (1) {
  [0]=>
  NULL
}
object(SplFixedArray)#3 (0) {
}
[]O:13:"SplFixedArray":0:{}SplFixedArray Object
(
    [0] => 
)
\SplFixedArray::__set_state(array(
   0 => NULL,
))object(SplFixedArray)#4 (0) {
}
