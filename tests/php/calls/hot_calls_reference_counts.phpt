--TEST--
A call shows the same reference counts however often it was carried out
--FILE--
<?php
function dump(stdClass $object, array $list) {
    ob_start();
    debug_zval_dump($object, [$object], $list);
    debug_zval_dump(new stdClass);
    return preg_replace('/#\d+/', '#N', ob_get_clean());
}
$object = new stdClass;
$first = dump($object, [1, $object]);
for ($i = 0; $i < 700; $i++) {
    if (dump($object, [1, $object]) !== $first) exit("different in turn $i\n");
}
echo $first;
--EXPECT--
object(stdClass)#N (0) refcount(5){
}
array(1) refcount(1){
  [0]=>
  object(stdClass)#N (0) refcount(5){
  }
}
array(2) refcount(2){
  [0]=>
  int(1)
  [1]=>
  object(stdClass)#N (0) refcount(5){
  }
}
object(stdClass)#N (0) refcount(1){
}
