--TEST--
Reflection of hooks: getRawValue, setRawValue, invoking a hook
--INI--
zvm.php=8.4
--FILE--
<?php
class H { public int $p = 1 { get => $this->p + 100; set { $this->p = $value * 2; } } public $v { get => 'v'; } } $h = new H; $p = new ReflectionProperty('H', 'p'); var_dump($p->getValue($h), $p->getRawValue($h)); $p->setValue($h, 5); var_dump($p->getRawValue($h)); $p->setRawValue($h, 7); var_dump($h->p); foreach ([fn() => (new ReflectionProperty('H', 'v'))->getRawValue($h), fn() => (new ReflectionProperty('H', 'v'))->setRawValue($h, 1), fn() => $p->getHook(PropertyHookType::Get)->invoke($h), fn() => $p->getHook(PropertyHookType::Set)->invoke($h, 3), fn() => $p->getHook(PropertyHookType::Get)->name, fn() => (string) $p->getSettableType(), fn() => $p->isVirtual(), fn() => (new ReflectionProperty('H', 'v'))->isVirtual(), fn() => $p->hasHook(PropertyHookType::Set), fn() => (new ReflectionProperty('H', 'v'))->getSettableType()] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } echo $p, new ReflectionProperty('H', 'v'), new ReflectionClass('H');
--EXPECT--
int(101)
int(1)
int(10)
int(107)
Error: Must not read from virtual property H::$v
Error: Property H::$v is read-only
int(107)
NULL
string(7) "$p::get"
string(3) "int"
bool(false)
bool(true)
bool(true)
object(ReflectionNamedType)#17 (0) {
}
Property [ public int $p = 1 ]
Property [ public $v ]
Class [ <user> <iterateable> class H ] {
  @@ {PWD}/hooks_reflection_calls.php 2-2

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [2] {
    Property [ public int $p = 1 ]
    Property [ public $v ]
  }

  - Methods [0] {
  }
}
