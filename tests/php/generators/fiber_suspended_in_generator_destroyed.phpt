--TEST--
A fiber is destroyed while it is suspended in a generator, whose finally block yields
--FILE--
<?php
class C { function __construct(public $n) {} function __destruct() { echo "~$this->n\n"; } }
function gen() { $c = new C('gen'); try { yield 1; Fiber::suspend(); yield 2; } finally { echo "finally\n"; yield 3; echo "no\n"; } }
$g = gen(); $g->current();
$f = new Fiber(function () use ($g) { foreach ($g as $v) echo "v$v\n"; }); $f->start(); unset($g); echo "unset\n"; $f = null; echo "end\n";
--EXPECT--
v1
unset
finally
v3
no
~gen
end
