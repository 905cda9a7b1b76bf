--TEST--
exit() in a destructor after a finally block: outer finally blocks do not run
--FILE--
<?php
class D { function __destruct() { echo "[D]\n"; exit; } }
function f() { try { $d = new D; throw new Exception('outer'); } finally { echo "finally\n"; } }
try { f(); } finally { echo "outer finally\n"; }
--EXPECT--
finally
[D]
