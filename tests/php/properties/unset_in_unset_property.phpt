--TEST--
unset() of an element of a property that is unset makes it null
--FILE--
<?php
class P { public $untyped; public int $typed; public $object; }
$o = new P;
unset($o->untyped, $o->typed, $o->object);
unset($o->untyped[1], $o->typed[1], $o->object->x);
var_dump($o);
set_error_handler(function ($level, $message) { throw new Exception($message); });
foreach ([fn() => $o->new += 2, fn() => $o->other++] as $write) {
    unset($o->new, $o->other);
    $o = new stdClass;
    try {
        $write();
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
$o = new stdClass;
try {
    $o->new += 2;
} catch (Exception $e) {
    var_dump($o);
}
?>
--EXPECT--
object(P)#1 (2) {
  ["untyped"]=>
  NULL
  ["typed"]=>
  uninitialized(int)
  ["object"]=>
  NULL
}
Creation of dynamic property P::$new is deprecated
Creation of dynamic property P::$other is deprecated
object(stdClass)#3 (1) {
  ["new"]=>
  int(2)
}
