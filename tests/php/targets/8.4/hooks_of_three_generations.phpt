--TEST--
Hooks of an interface, an abstract class and its children, and what reflection says of them
--INI--
zvm.php=8.4
--FILE--
<?php
interface I { public string $p { get; } public int $q { get; set; } }
abstract class B implements I { abstract public string $p { get; set; } 
  public int $q { get => 1; set { echo static::class, " set q $value\n"; } }
  abstract protected array $z { &get; } }
class C extends B { public string $p = "init" { get => strtoupper($this->p); set { $this->p = $value . "!"; } }
  protected array $z = [1];
  public int $q { get => parent::$q::get() + 10; set { parent::$q::set($value * 2); } }
  function t() { $this->z[] = 2; return $this->z; } }
$c = new C; var_dump($c->p, $c->q); $c->p = "x"; $c->q = 4; var_dump($c, $c->t());
class D extends C { public string $p { get => "<" . parent::$p::get() . ">"; } }
$d = new D; $d->p = "dd"; var_dump($d->p, $d);
$r = new ReflectionProperty('D', 'p'); var_dump($r->getHooks(), $r->isVirtual(), $r->hasHook(PropertyHookType::Set), $r->getRawValue($d)); $r->setRawValue($d, "raw"); var_dump($d->p);
echo $r; echo new ReflectionClass('D'); echo new ReflectionClass('I');
foreach ((new ReflectionClass('B'))->getProperties() as $p) { echo $p->name, ' ', implode(' ', Reflection::getModifierNames($p->getModifiers())), ' ', $p->getSettableType() ?? 'none', "\n"; foreach ($p->getHooks() as $k => $h) echo " $k $h->name $h->class ", $h->isAbstract() ? 'abs' : '', $h->returnsReference() ? '&' : '', "\n"; }
echo $r->getHook(PropertyHookType::Get)->invoke($d), "\n";
try { $r->getHook(PropertyHookType::Get)->invoke(new stdClass); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
var_dump(method_exists('D', '$p::get'), get_class_methods('D'), is_callable([$d, '$p::get']));
--EXPECT--
string(4) "INIT"
int(11)
C set q 8
object(C)#1 (2) {
  ["p"]=>
  string(2) "x!"
  ["z":protected]=>
  array(2) {
    [0]=>
    int(1)
    [1]=>
    int(2)
  }
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
string(5) "<DD!>"
object(D)#2 (2) {
  ["p"]=>
  string(3) "dd!"
  ["z":protected]=>
  array(1) {
    [0]=>
    int(1)
  }
}
array(2) {
  ["get"]=>
  object(ReflectionMethod)#4 (2) {
    ["name"]=>
    string(7) "$p::get"
    ["class"]=>
    string(1) "D"
  }
  ["set"]=>
  object(ReflectionMethod)#5 (2) {
    ["name"]=>
    string(7) "$p::set"
    ["class"]=>
    string(1) "C"
  }
}
bool(false)
bool(true)
string(3) "dd!"
string(5) "<RAW>"
Property [ public string $p ]
Class [ <user> <iterateable> class D extends C implements I ] {
  @@ {PWD}/hooks_of_three_generations.php 11-11

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [3] {
    Property [ public string $p ]
    Property [ protected array $z = [1] ]
    Property [ public int $q ]
  }

  - Methods [1] {
    Method [ <user, inherits C> public method t ] {
      @@ {PWD}/hooks_of_three_generations.php 9 - 9
    }
  }
}
Interface [ <user> <iterateable> interface I ] {
  @@ {PWD}/hooks_of_three_generations.php 2-2

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [2] {
    Property [ abstract public string $p ]
    Property [ abstract public int $q ]
  }

  - Methods [0] {
  }
}
p abstract virtual public string
 get $p::get B abs
 set $p::set B abs
q virtual public int
 get $q::get B 
 set $q::set B 
z abstract virtual protected never
 get $z::get B abs&
<RAW>
ReflectionExceptionGiven object is not an instance of the class this method was declared in
bool(false)
array(1) {
  [0]=>
  string(1) "t"
}
bool(false)
