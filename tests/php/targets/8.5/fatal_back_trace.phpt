--TEST--
Fatal errors show the way that led to them
--INI--
zvm.php=8.5
--FILE--
<?php
class A { function m($x) { B::f([$x]); } } class B { static function f($a) { (function () { eval('interface I { private function p(); }'); })(); } }
(new A)->m('argument');
--EXPECT--
Fatal error: Access type for interface method I::p() must be public in {PWD}/fatal_back_trace.php(2) : eval()'d code on line 1
Stack trace:
#0 {PWD}/fatal_back_trace.php(2): B::{closure:B::f():2}()
#1 {PWD}/fatal_back_trace.php(2): B::f(Array)
#2 {PWD}/fatal_back_trace.php(3): A->m('argument')
#3 {main}
--EXIT--
255
