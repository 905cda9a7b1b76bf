--TEST--
Lazy objects: destructors
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
t('destruct', function() { eval('class De { public $i = 1; function __destruct() { echo "destr {$this->i}\n"; } }'); $q = new ReflectionClass('De'); $o = $q->newLazyGhost(function($o) { $o->i = 2; }); $o = null; $o = $q->newLazyGhost(function($o) { $o->i = 3; }); $o->i; $o = null; $o = $q->newLazyProxy(function($o) { return new De; }); $o->i; echo "x\n"; $o = null; echo "y\n"; $o = new De; $q->resetAsLazyGhost($o, fn() => null); echo "z\n"; $o = null; $o = new De; $q->resetAsLazyGhost($o, fn() => null, ReflectionClass::SKIP_DESTRUCTOR); $o->i; });
--EXPECT--
--destruct
destr 3
x
destr 1
y
destr 1
z
destr 1
NULL
