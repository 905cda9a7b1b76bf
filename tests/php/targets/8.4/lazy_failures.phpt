--TEST--
Initialisers that throw, return wrong things or initialise twice
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public int $x = 1; public $y; } $r = new ReflectionClass('A'); $n = 0; foreach ([fn() => $r->newLazyGhost(function ($o) use (&$n) { $o->x = 50; if (!$n++) throw new Exception('first'); }), fn() => $r->newLazyGhost(fn() => new A), fn() => $r->newLazyGhost(fn() => 5), fn() => $r->newLazyProxy(fn() => 5), fn() => $r->newLazyProxy(fn() => new stdClass), fn() => $r->newLazyProxy(fn($p) => $p), fn() => $r->newLazyProxy(fn() => $r->newLazyGhost(fn() => null)), fn() => $r->newLazyProxy(fn() => throw new Exception('proxy')), fn() => $r->newLazyGhost(function ($o) { $o->x = 'text'; }), fn() => $r->newLazyGhost(function ($o) use ($r) { $r->initializeLazyObject($o); $o->x = 3; })] as $i => $make) { $o = $make(); foreach ([1, 2] as $_) try { echo "$i ", json_encode($o->x), ' '; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' '; } echo $r->isUninitializedLazyObject($o) ? 'lazy' : 'done', "\n"; }
--EXPECT--
0 Exception: first 0 50 done
1 TypeError: Lazy object initializer must return NULL or no value 1 TypeError: Lazy object initializer must return NULL or no value lazy
2 TypeError: Lazy object initializer must return NULL or no value 2 TypeError: Lazy object initializer must return NULL or no value lazy
3 TypeError: Lazy proxy factory must return an instance of a class compatible with A, int returned 3 TypeError: Lazy proxy factory must return an instance of a class compatible with A, int returned lazy
4 TypeError: The real instance class stdClass is not compatible with the proxy class A. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods. 4 TypeError: The real instance class stdClass is not compatible with the proxy class A. The proxy must be a instance of the same class as the real instance, or a sub-class with no additional properties, and no overrides of the __destructor or __clone methods. lazy
5 Error: Lazy proxy factory must return a non-lazy object 5 Error: Lazy proxy factory must return a non-lazy object lazy
6 Error: Lazy proxy factory must return a non-lazy object 6 Error: Lazy proxy factory must return a non-lazy object lazy
7 Exception: proxy 7 Exception: proxy lazy
8 TypeError: Cannot assign string to property A::$x of type int 8 TypeError: Cannot assign string to property A::$x of type int lazy
9 3 9 3 done
