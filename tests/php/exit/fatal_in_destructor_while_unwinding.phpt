--TEST--
A fatal error in a destructor while an exception unwinds: no finally block runs any more
--FILE--
<?php
class D { function __destruct() { echo "[D]"; trigger_error('fatal', E_USER_ERROR); } }
function f() { try { $d = new D; throw new Exception('outer'); } finally { echo "finally\n"; } }
try { f(); } finally { echo "outer finally\n"; }
--EXPECT--
finally
[D]
Fatal error: fatal in {PWD}/fatal_in_destructor_while_unwinding.php on line 2
--EXIT--
255
