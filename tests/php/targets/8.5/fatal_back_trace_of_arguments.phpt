--TEST--
Back trace of a fatal error with arguments, a sensitive one among them
--INI--
zvm.php=8.5
fatal_error_backtraces=1
--FILE--
<?php
function f($a, #[SensitiveParameter] $b, ...$c) { eval("class Q1 {} class Q1 {}"); }
class A { function m(...$x) { array_map(fn($y) => f([1], "secret", $y), $x); } static function s() { (new self)->m(1, "two", null); } }
foreach ((function () { yield 1; A::s(); })() as $_);
--EXPECT--
Fatal error: Cannot redeclare class Q1 (previously declared in {PWD}/fatal_back_trace_of_arguments.php(2) : eval()'d code:1) in {PWD}/fatal_back_trace_of_arguments.php(2) : eval()'d code on line 1
Stack trace:
#0 {PWD}/fatal_back_trace_of_arguments.php(2): eval()
#1 {PWD}/fatal_back_trace_of_arguments.php(3): f(Array, Object(SensitiveParameterValue), 1)
#2 [internal function]: A->{closure:A::m():3}(1)
#3 {PWD}/fatal_back_trace_of_arguments.php(3): array_map(Object(Closure), Array)
#4 {PWD}/fatal_back_trace_of_arguments.php(3): A->m(1, 'two', NULL)
#5 {PWD}/fatal_back_trace_of_arguments.php(4): A::s()
#6 {PWD}/fatal_back_trace_of_arguments.php(4): {closure:{PWD}/fatal_back_trace_of_arguments.php:4}()
#7 {main}
--EXIT--
255
