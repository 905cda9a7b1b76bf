--TEST--
Equality of closures and first-class callables
--INI--
zvm.php=8.5
--FILE--
<?php
class A { function m() {} static function s() {} } $a = new A; $b = new A; var_dump(strlen(...) == strlen(...), $a->m(...) == $a->m(...), $a->m(...) == $b->m(...), A::s(...) == A::s(...), Closure::fromCallable('strlen') == strlen(...), strlen(...) === strlen(...), [$a, 'm'](...) == $a->m(...), strlen(...) == strtolower(...)); $f = fn() => 1; var_dump($f == $f, clone $f == $f, $f->bindTo(null) == $f); const C = strlen(...); var_dump(C == strlen(...), C === C);
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
