--TEST--
A method call whose name is no string throws before its object is looked at
--FILE--
<?php
function report($call) { try { $call(); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
class Dies { function __destruct() { echo "dies\n"; } }
report(function () { $undefined->$alsoUndefined(); });
report(function () { $undefined->$alsoUndefined($third); });
report(function () { $name = 5; $undefined->$name(); });
report(function () { $name = "m"; $undefined->$name(); });
report(function () { $undefined?->$alsoUndefined(); });
report(function () { $undefined->a->$alsoUndefined(); });
report(function () { (new Dies)->$alsoUndefined(); });
set_error_handler(function ($level, $message) { throw new Exception($message); });
report(function () { $undefined->$alsoUndefined(); });
report(function () { $name = "m"; $undefined->$name(); });
report(function () { (new Dies)->$alsoUndefined(); });
--EXPECT--
Warning: Undefined variable $alsoUndefined in {PWD}/undefined_object_and_name.php on line 4
Error: Method name must be a string

Warning: Undefined variable $alsoUndefined in {PWD}/undefined_object_and_name.php on line 5
Error: Method name must be a string
Error: Method name must be a string

Warning: Undefined variable $undefined in {PWD}/undefined_object_and_name.php on line 7
Error: Call to a member function m() on null

Warning: Undefined variable $undefined in {PWD}/undefined_object_and_name.php on line 8

Warning: Undefined variable $undefined in {PWD}/undefined_object_and_name.php on line 9

Warning: Attempt to read property "a" on null in {PWD}/undefined_object_and_name.php on line 9

Warning: Undefined variable $alsoUndefined in {PWD}/undefined_object_and_name.php on line 9
Error: Method name must be a string

Warning: Undefined variable $alsoUndefined in {PWD}/undefined_object_and_name.php on line 10
dies
Error: Method name must be a string
Exception: Undefined variable $alsoUndefined
Exception: Undefined variable $undefined
dies
Exception: Undefined variable $alsoUndefined
