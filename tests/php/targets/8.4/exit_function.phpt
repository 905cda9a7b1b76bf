--TEST--
exit() is a function
--INI--
zvm.php=8.4
--FILE--
<?php
register_shutdown_function(function () { echo "shut down\n"; });
foreach ([fn() => exit([]), fn() => exit(1, 2), fn() => exit(nope: 1), fn() => exit(new stdClass)] as $f) try { $f(); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
var_dump(function_exists('exit'), function_exists('die'), is_callable('exit')); $e = exit(...); echo get_class($e), "\n";
try { (function () { try { exit; } finally { echo "no finally\n"; } })(); } catch (Throwable $t) { echo "no catch\n"; }
--EXPECT--
TypeError: exit(): Argument #1 ($status) must be of type string|int, array given
ArgumentCountError: exit() expects at most 1 argument, 2 given
Error: Unknown named parameter $nope
TypeError: exit(): Argument #1 ($status) must be of type string|int, stdClass given
bool(true)
bool(true)
bool(true)
Closure
shut down
