--TEST--
exit and die as functions: types, named arguments, callables
--INI--
zvm.php=8.4
--FILE--
<?php
var_dump(function_exists('exit'), function_exists('die'), is_callable('exit'), (string) new ReflectionFunction('exit')); foreach ([fn() => exit([]), fn() => exit(new stdClass), fn() => exit(status: []), fn() => exit(1, 2), fn() => exit(nope: 1), fn() => (exit(...))([])] as $f) try { $f(); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } register_shutdown_function(function () { echo "shutdown\n"; }); try { array_map('exit', ["bye\n"]); } finally { echo "never\n"; }
--EXPECT--
bool(true)
bool(true)
bool(true)
string(149) "Function [ <internal:Core> function exit ] {

  - Parameters [1] {
    Parameter #0 [ <optional> string|int $status = 0 ]
  }
  - Return [ never ]
}
"
TypeError: exit(): Argument #1 ($status) must be of type string|int, array given
TypeError: exit(): Argument #1 ($status) must be of type string|int, stdClass given
TypeError: exit(): Argument #1 ($status) must be of type string|int, array given
ArgumentCountError: exit() expects at most 1 argument, 2 given
Error: Unknown named parameter $nope
TypeError: exit(): Argument #1 ($status) must be of type string|int, array given
bye
shutdown
