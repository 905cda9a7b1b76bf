--TEST--
Names of closures in traces, by where they are written
--INI--
zvm.php=8.4
--FILE--
<?php
class A { function m() { return function () { throw new Exception('m'); }; } static function s() { return fn() => (fn() => throw new Exception('s'))(); } public $h { get => (function () { return new Exception('h'); })(); } } foreach ([(new A)->m(), A::s(), function () { throw new Exception('top'); }] as $f) try { $f(); } catch (Exception $e) { echo str_replace(__DIR__, '', $e->getTraceAsString()), "\n"; } echo str_replace(__DIR__, '', (new A)->h->getTraceAsString()), "\n";
--EXPECT--
#0 /closure_names_in_traces.php(2): A->{closure:A::m():2}()
#1 {main}
#0 /closure_names_in_traces.php(2): A::{closure:{closure:A::s():2}:2}()
#1 /closure_names_in_traces.php(2): A::{closure:A::s():2}()
#2 {main}
#0 /closure_names_in_traces.php(2): {closure:/closure_names_in_traces.php:2}()
#1 {main}
#0 /closure_names_in_traces.php(2): A->{closure:A::$h::get():2}()
#1 /closure_names_in_traces.php(2): A->$h::get()
#2 {main}
