--TEST--
Objects in an array of which only the type is asked die where it is asked, optimized or not
--INI--
opcache.enable_cli=1
--FILE--
<?php
class C {
    function __construct(public int $n) {}
    function __destruct() { echo "C {$this->n} dies\n"; }
}
function show(bool $first, bool $second): void { var_dump($first, $second); }
function f(): void { show([new C(1)] instanceof Countable, is_array([2, new C(2)])); }
f();
--EXPECT--
C 1 dies
C 2 dies
bool(false)
bool(true)
