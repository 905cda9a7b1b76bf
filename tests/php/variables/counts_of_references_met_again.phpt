--TEST--
debug_zval_dump() of references that lead back to themselves
--FILE--
<?php
$r = [&$r];
$a[] = &$r;
debug_zval_dump($a);
$s = 'x' . rand(1, 1);
$b = [&$s, [&$s, [&$s]]];
debug_zval_dump($b);
$o = new stdClass;
$o->self = &$o;
$o->list = [&$o->list];
debug_zval_dump([&$o->list]);
--EXPECT--
array(1) refcount(2){
  [0]=>
  reference refcount(3) {
    array(1) refcount(1){
      [0]=>
      reference refcount(3) {
        *RECURSION*
      }
    }
  }
}
array(2) refcount(2){
  [0]=>
  reference refcount(4) {
    string(2) "x1" refcount(1)
  }
  [1]=>
  array(2) refcount(1){
    [0]=>
    reference refcount(4) {
      string(2) "x1" refcount(1)
    }
    [1]=>
    array(1) refcount(1){
      [0]=>
      reference refcount(4) {
        string(2) "x1" refcount(1)
      }
    }
  }
}
array(1) refcount(1){
  [0]=>
  reference refcount(3) {
    array(1) refcount(1){
      [0]=>
      reference refcount(3) {
        *RECURSION*
      }
    }
  }
}
