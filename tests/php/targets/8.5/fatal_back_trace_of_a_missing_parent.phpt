--TEST--
A class that extends a missing one ends the run with a trace
--INI--
zvm.php=8.5
--FILE--
<?php
function q($x) { return new class($x) extends Nope {}; } set_error_handler(fn() => print_r(func_get_args())); q([1]);
--EXPECT--
Fatal error: Uncaught Error: Class "Nope" not found in {PWD}/fatal_back_trace_of_a_missing_parent.php:2
Stack trace:
#0 {PWD}/fatal_back_trace_of_a_missing_parent.php(2): q(Array)
#1 {main}
  thrown in {PWD}/fatal_back_trace_of_a_missing_parent.php on line 2
--EXIT--
255
