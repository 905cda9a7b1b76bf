--TEST--
ReflectionProperty::setValue() with one argument or one that is no object
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public static $s = 1; public $i; private static int $t = 4; } $p = new ReflectionProperty('A', 's'); $p->setValue(4); $p->setValue(null, 5); $p->setValue(new stdClass, 6); $p->setValue('x', 7); $p->setValue(5, 7); var_dump(A::$s); 
try { $p->setValue(); } catch (Error $e) { echo $e->getMessage(); }
try { $p->setValue(1,2,3); } catch (Error $e) { echo $e->getMessage(); }
try { (new ReflectionProperty('A', 'i'))->setValue(3); } catch (Error $e) { echo $e->getMessage(); }
try { (new ReflectionProperty('A', 'i'))->setValue(); } catch (Error $e) { echo $e->getMessage(); }
try { (new ReflectionProperty('A', 'i'))->setValue(null, 4); } catch (Error $e) { echo $e->getMessage(); }
try { (new ReflectionProperty('A', 't'))->setValue("x"); } catch (Error $e) { echo $e->getMessage(); }
$c = new ReflectionClass('A'); $c->setStaticPropertyValue('s', 3); var_dump($c->getStaticPropertyValue('s'), $c->getStaticProperties());
--EXPECT--
Deprecated: Calling ReflectionProperty::setValue() with a single argument is deprecated in {PWD}/static_property_set_value.php on line 2

Deprecated: Calling ReflectionProperty::setValue() with a 1st argument which is not null or an object is deprecated in {PWD}/static_property_set_value.php on line 2

Deprecated: Calling ReflectionProperty::setValue() with a 1st argument which is not null or an object is deprecated in {PWD}/static_property_set_value.php on line 2
int(7)
ReflectionProperty::setValue() expects exactly 2 arguments, 0 givenReflectionProperty::setValue() expects exactly 2 arguments, 3 givenReflectionProperty::setValue() expects exactly 2 arguments, 1 givenReflectionProperty::setValue() expects exactly 2 arguments, 0 givenReflectionProperty::setValue(): Argument #1 ($objectOrValue) must be of type object, null given
Deprecated: Calling ReflectionProperty::setValue() with a single argument is deprecated in {PWD}/static_property_set_value.php on line 8
Cannot assign string to property A::$t of type intint(3)
array(2) {
  ["s"]=>
  int(3)
  ["t"]=>
  int(4)
}
