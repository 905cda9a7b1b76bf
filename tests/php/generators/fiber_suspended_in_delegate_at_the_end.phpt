--TEST--
The script ends while a fiber is suspended in a generator that another one delegates to
--FILE--
<?php
class C { function __construct(public $n) {} function __destruct() { echo "~$this->n\n"; } }
function inner() { $c = new C('inner'); try { yield 1; Fiber::suspend(); yield 2; } finally { echo "finally inner\n"; } }
function outer() { $c = new C('outer'); try { yield from inner(); } finally { echo "finally outer\n"; } }
$g = outer(); $g->current();
$f = new Fiber(function () use ($g) { $d = new C('fiber'); try { $g->next(); } finally { echo "finally fiber\n"; } }); $f->start(); echo "end\n";
--EXPECT--
end
finally inner
~inner
finally outer
~outer
finally fiber
~fiber
