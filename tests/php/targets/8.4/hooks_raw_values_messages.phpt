--TEST--
Raw values of virtual properties
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public int $ro { get => 1; } public int $wo { set { } } } class B extends A {} class C extends B {}
$b = new C;
foreach ([new ReflectionProperty('A', 'ro'), new ReflectionProperty('B', 'ro'), (new ReflectionClass('C'))->getProperty('ro'), (new ReflectionClass('C'))->getProperties()[0], new ReflectionProperty($b, 'ro')] as $p) { var_dump($p->class); try { $p->getRawValue($b); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->setRawValue($b, 4); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->setValue($b, 4); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
foreach ([new ReflectionProperty('A', 'wo'), new ReflectionProperty('B', 'wo'), (new ReflectionClass('C'))->getProperty('wo')] as $p) { try { $p->getRawValue($b); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->setRawValue($b, 4); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->getValue($b, 4); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
--EXPECT--
string(1) "A"
Must not read from virtual property C::$ro
Property C::$ro is read-only
Property C::$ro is read-only
string(1) "A"
Must not read from virtual property C::$ro
Property C::$ro is read-only
Property C::$ro is read-only
string(1) "A"
Must not read from virtual property C::$ro
Property C::$ro is read-only
Property C::$ro is read-only
string(1) "A"
Must not read from virtual property C::$ro
Property C::$ro is read-only
Property C::$ro is read-only
string(1) "A"
Must not read from virtual property C::$ro
Property C::$ro is read-only
Property C::$ro is read-only
Property C::$wo is write-only
Must not write to virtual property C::$wo
ReflectionProperty::getValue() expects at most 1 argument, 2 given
Property C::$wo is write-only
Must not write to virtual property C::$wo
ReflectionProperty::getValue() expects at most 1 argument, 2 given
Property C::$wo is write-only
Must not write to virtual property C::$wo
ReflectionProperty::getValue() expects at most 1 argument, 2 given
