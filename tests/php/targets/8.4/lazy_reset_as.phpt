--TEST--
resetAsLazyGhost() and resetAsLazyProxy() of used objects
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $x = 1; public readonly int $r; function __construct($r = 1) { $this->r = $r; } function __destruct() { echo "destruct $this->x\n"; } } $c = new ReflectionClass('A'); $a = new A; $a->x = 5; $a->dyn = 6; $c->resetAsLazyGhost($a, function ($o) { echo "init\n"; $o->__construct(2); }); var_dump($c->isUninitializedLazyObject($a), isset($a->dyn)); echo $a->x, $a->r, "\n"; $c->resetAsLazyProxy($a, fn() => new A(9)); echo $a->r, "\n"; $b = new A; $c->resetAsLazyGhost($b, fn($o) => $o->__construct(4), ReflectionClass::SKIP_DESTRUCTOR); $c->markLazyObjectAsInitialized($b); var_dump($b->x); try { echo $b->r; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $c->resetAsLazyGhost($c->newLazyGhost(fn() => 1), fn() => 1); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } final class F {} try { (new ReflectionClass('ArrayObject'))->newLazyGhost(fn() => 1); } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($c->getLazyInitializer($c->newLazyGhost(strlen(...))) instanceof Closure, $c->getLazyInitializer($b));
--EXPECT--
Deprecated: Creation of dynamic property A::$dyn is deprecated in {PWD}/lazy_reset_as.php on line 2
destruct 5
init
bool(true)
bool(false)
12
destruct 1
9
int(1)
Typed property A::$r must not be accessed before initialization
ReflectionExceptionObject is already lazy
Cannot make instance of internal class lazy: ArrayObject is internal
bool(true)
NULL
destruct 1
destruct 1
