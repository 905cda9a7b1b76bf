--TEST--
A trait with __toString() does not implement Stringable, a class that uses it does
--FILE--
<?php
trait T { public function __toString(): string { return "ok"; } }
trait T2 { use T; }
class C { use T2; }
var_dump(new C instanceof Stringable, (new ReflectionClass('T'))->getInterfaceNames(), (new ReflectionClass('T2'))->getInterfaceNames(), class_implements('C'));
--EXPECT--
bool(true)
array(0) {
}
array(0) {
}
array(1) {
  ["Stringable"]=>
  string(10) "Stringable"
}
