--TEST--
An exit of a destructor while an exception is thrown
--INI--
zvm.php=8.5
--FILE--
<?php
register_shutdown_function(function () { echo "shutdown\n"; });
class Ends { function __destruct() { echo "destructor\n"; exit; } }
function thrower() { $ends = new Ends; throw new Exception('lost'); }
thrower();
--EXPECT--
destructor

Deprecated: Creation of dynamic property UnwindExit::$previous is deprecated in {PWD}/exits_of_destructors.php on line 5
shutdown
