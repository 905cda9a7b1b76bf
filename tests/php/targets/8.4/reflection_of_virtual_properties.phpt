--TEST--
Raw values of virtual properties
--INI--
zvm.php=8.4
--FILE--
<?php class H { public $v { get => 1; } public $w { set {} } public $x { get => 1; set {} } } $h = new H; foreach (['v','w','x'] as $n) foreach ([fn($p) => $p->setRawValue($h, 1), fn($p) => $p->getRawValue($h), fn($p) => $p->setValue($h, 1), fn($p) => $p->getValue($h), fn($p) => $p->setRawValueWithoutLazyInitialization($h, 5), fn($p) => $p->isInitialized($h), fn($p) => $p->skipLazyInitialization($h)] as $f) try { var_dump($f(new ReflectionProperty('H', $n))); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
--EXPECT--
ErrorProperty H::$v is read-only
ErrorMust not read from virtual property H::$v
ErrorProperty H::$v is read-only
int(1)
ReflectionExceptionCan not use setRawValueWithoutLazyInitialization on virtual property H::$v
bool(true)
ReflectionExceptionCan not use skipLazyInitialization on virtual property H::$v
ErrorMust not write to virtual property H::$w
ErrorProperty H::$w is write-only
NULL
ErrorProperty H::$w is write-only
ReflectionExceptionCan not use setRawValueWithoutLazyInitialization on virtual property H::$w
bool(true)
ReflectionExceptionCan not use skipLazyInitialization on virtual property H::$w
ErrorMust not write to virtual property H::$x
ErrorMust not read from virtual property H::$x
NULL
int(1)
ReflectionExceptionCan not use setRawValueWithoutLazyInitialization on virtual property H::$x
bool(true)
ReflectionExceptionCan not use skipLazyInitialization on virtual property H::$x
