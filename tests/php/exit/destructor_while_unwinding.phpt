--TEST--
exit() in a destructor while an exception unwinds: no catch or finally block runs any more
--FILE--
<?php
register_shutdown_function(function () { echo "[shutdown]\n"; });
class D { function __construct(public int $n) {} function __destruct() { echo "[D{$this->n}]\n"; if ($this->n == 1) exit(3); } }
function f() { $a = new D(1); $b = new D(2); throw new Exception('outer'); }
try { f(); } catch (Exception $e) { echo "caught\n"; } finally { echo "finally\n"; }
echo "after\n";
--EXPECT--
[D1]
[D2]
[shutdown]
--EXIT--
3
