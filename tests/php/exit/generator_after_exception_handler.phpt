--TEST--
exit() in an exception handler: generators do not run their finally blocks at the end
--FILE--
<?php
set_exception_handler(function ($e) { echo "handler\n"; exit; });
function g() { try { yield 1; } finally { echo "finally\n"; } }
$g = g(); $g->current();
throw new Exception('first');
--EXPECT--
handler
