--TEST--
Back trace of a fatal error in a shutdown function
--INI--
zvm.php=8.5
fatal_error_backtraces=1
--FILE--
<?php
register_shutdown_function(function ($x) { eval("abstract final class Z {}"); }, 'argument');
class D { function __destruct() { echo "not reached\n"; } } $d = new D;
echo "end\n";
--EXPECT--
end

Fatal error: Cannot use the final modifier on an abstract class in {PWD}/fatal_back_trace_in_shutdown.php(2) : eval()'d code on line 1
not reached
--EXIT--
255
