--TEST--
Identity of a lazy proxy, its real instance and what is bound to them
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public $n = 1; public ?A $self = null; function me() { return $this; } function bind() { return fn() => $this; } } $r = new ReflectionClass('A'); $real = null; $p = $r->newLazyProxy(function ($p) use (&$real) { return $real = new A; }); var_dump($p === $p->me(), spl_object_id($p) === spl_object_id($p->me())); $p->n = 2; var_dump($real->n, $p === $real, $p == $real, $r->initializeLazyObject($p) === $real, $real->me() === $real, ($p->bind())() === $p); $p->self = $p; $w = WeakReference::create($p); $s = new SplObjectStorage; $s[$p] = 1; var_dump(isset($s[$real]), isset($s[$p]), $w->get() === $p); $m = new WeakMap; $m[$p] = 'x'; var_dump(count($m), isset($m[$real])); $real->n = 9; echo $p->n, "\n"; unset($p->n); var_dump(isset($real->n)); $c = clone $p; var_dump($c === $p, $r->isUninitializedLazyObject($c)); $c->n = 55; var_dump(isset($real->n));
--EXPECT--
bool(true)
bool(true)
int(2)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
int(1)
bool(false)
9
bool(false)
bool(false)
bool(false)
bool(false)
