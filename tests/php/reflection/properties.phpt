--TEST--
ReflectionProperty and static members: declarations, values, what cannot be done
--FILE--
<?php
class P { public int $i = 5; public $u = 1; private $pr = 2; protected static ?string $st = null; public static int $ti; public readonly int $ro; function __construct(protected int $promo = 3) {} }
class PP extends P { private $pr = 9; public $dyn2; function __get($n) { return "magic $n"; } }
$o = new PP; 
foreach ((new ReflectionClass('PP'))->getProperties() as $p) { echo $p; var_dump($p->class, $p->isPromoted(), $p->isDefault(), $p->hasDefaultValue(), $p->getDefaultValue(), $p->isInitialized($o), $p->getModifiers(), (string)$p->getType(), $p->hasType()); try { var_dump($p->getValue($o)); $p->setValue($o, "12"); var_dump($p->getValue($o)); $p->setValue($o, "abc"); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } }
unset($o->u); $p = new ReflectionProperty('P', 'u'); var_dump($p->isInitialized($o), $p->getValue($o));
$p = new ReflectionProperty('P', 'pr'); var_dump($p->getValue($o)); $p->setValue($o, 'changed'); var_dump($p->getValue($o)); print_r($o);
$rc = new ReflectionClass('P'); var_dump($rc->getStaticProperties(), $rc->getDefaultProperties(), $rc->getStaticPropertyValue('st')); $rc->setStaticPropertyValue('st', 5); var_dump($rc->getStaticPropertyValue('st'));
try { $rc->setStaticPropertyValue('ti', 'abc'); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
try { $rc->getProperty('nope'); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
print_r([$rc->newInstance(promo: 8), $rc->newInstanceArgs(['promo' => 9]), $rc->newInstanceArgs([4]), $rc->newInstanceWithoutConstructor()]);
try { $rc->newInstance(1,2,3, x: 4); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
try { (new ReflectionClass('Closure'))->newInstance(); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
try { (new ReflectionClass('Countable'))->newInstance(); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
--EXPECT--
Property [ private $pr = 9 ]
string(2) "PP"
bool(false)
bool(true)
bool(true)
int(9)
bool(true)
int(4)
string(0) ""
bool(false)
int(9)
string(2) "12"
Property [ public $dyn2 = NULL ]
string(2) "PP"
bool(false)
bool(true)
bool(true)
NULL
bool(true)
int(1)
string(0) ""
bool(false)
NULL
string(2) "12"
Property [ public int $i = 5 ]
string(1) "P"
bool(false)
bool(true)
bool(true)
int(5)
bool(true)
int(1)
string(3) "int"
bool(true)
int(5)
int(12)
TypeError Cannot assign string to property P::$i of type int
Property [ public $u = 1 ]
string(1) "P"
bool(false)
bool(true)
bool(true)
int(1)
bool(true)
int(1)
string(0) ""
bool(false)
int(1)
string(2) "12"
Property [ protected static ?string $st = NULL ]
string(1) "P"
bool(false)
bool(true)
bool(true)
NULL
bool(true)
int(18)
string(7) "?string"
bool(true)
NULL
string(2) "12"
Property [ public static int $ti ]
string(1) "P"
bool(false)
bool(true)
bool(false)
NULL
bool(false)
int(17)
string(3) "int"
bool(true)
Error Typed static property P::$ti must not be accessed before initialization
Property [ public readonly int $ro ]
string(1) "P"
bool(false)
bool(true)
bool(false)
NULL
bool(false)
int(129)
string(3) "int"
bool(true)
Error Typed property P::$ro must not be accessed before initialization
Property [ protected int $promo ]
string(1) "P"
bool(true)
bool(true)
bool(false)
NULL
bool(true)
int(2)
string(3) "int"
bool(true)
int(3)
int(12)
TypeError Cannot assign string to property P::$promo of type int
bool(false)
string(7) "magic u"
int(2)
string(7) "changed"
PP Object
(
    [i] => 12
    [pr:P:private] => changed
    [promo:protected] => 12
    [pr:PP:private] => abc
    [dyn2] => abc
)
array(1) {
  ["st"]=>
  string(3) "abc"
}
array(4) {
  ["st"]=>
  NULL
  ["i"]=>
  int(5)
  ["u"]=>
  int(1)
  ["pr"]=>
  int(2)
}
string(3) "abc"
string(1) "5"
TypeError Cannot assign string to property P::$ti of type int
ReflectionException Property P::$nope does not exist
Array
(
    [0] => P Object
        (
            [i] => 5
            [u] => 1
            [pr:P:private] => 2
            [promo:protected] => 8
        )

    [1] => P Object
        (
            [i] => 5
            [u] => 1
            [pr:P:private] => 2
            [promo:protected] => 9
        )

    [2] => P Object
        (
            [i] => 5
            [u] => 1
            [pr:P:private] => 2
            [promo:protected] => 4
        )

    [3] => P Object
        (
            [i] => 5
            [u] => 1
            [pr:P:private] => 2
        )

)
Error Unknown named parameter $x
Error Instantiation of class Closure is not allowed
Error Cannot instantiate interface Countable
