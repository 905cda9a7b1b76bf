--TEST--
Lazy objects: what initialisers may return
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class P { public $x = 1; public $y = 2; }
class PC extends P {}
class PD extends P { public $z; }
$rp = new ReflectionClass('PC');
t('retval', fn() => $rp->newLazyGhost(fn($o) => 5)->x); t('proxynull', fn() => $rp->newLazyProxy(fn($o) => null)->x); t('proxyparent', fn() => $rp->newLazyProxy(fn($o) => new P)->x); t('proxybad', fn() => (new ReflectionClass('PD'))->newLazyProxy(fn($o) => new P)->x); t('proxychild', fn() => (new ReflectionClass('P'))->newLazyProxy(fn($o) => new PC)->x); t('self', fn() => $rp->newLazyProxy(fn($o) => $o)->x); t('lazy', fn() => $rp->newLazyProxy(fn($o) => (new ReflectionClass('PC'))->newLazyGhost(fn() => null))->x); t('std ret', fn() => $rp->newLazyProxy(fn($o) => new stdClass)->x);
--EXPECT--
--retval
TypeError: Lazy object initializer must return NULL or no value
--proxynull
TypeError: Lazy proxy factory must return an instance of a class compatible with PC, null returned
--proxyparent
int(1)
--proxybad
TypeError: The real instance class P is not compatible with the proxy class PD. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods.
--proxychild
TypeError: The real instance class PC is not compatible with the proxy class P. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods.
--self
Error: Lazy proxy factory must return a non-lazy object
--lazy
Error: Lazy proxy factory must return a non-lazy object
--std ret
TypeError: The real instance class stdClass is not compatible with the proxy class PC. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods.
