--TEST--
The script ends while a fiber is suspended in a generator: only finally blocks and destructors run
--FILE--
<?php
// with the variable of the fiber in its closure
class C { function __construct(public $n) {} function __destruct() { echo "~$this->n\n"; } }
$g = (function () { $c = new C('gen'); try { Fiber::suspend(); yield 1; } finally { echo "finally\n"; } })();
$f = new Fiber(function () use ($g, &$f) { $d = new C('fiber'); $g->current(); echo "not reached\n"; }); $f->start(); $e = new C('end'); echo "end\n";
--EXPECT--
end
~end
finally
~gen
~fiber
