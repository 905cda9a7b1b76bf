--TEST--
var_dump() of closures
--INI--
zvm.php=8.4
--FILE--
<?php
class A { static function m($q) {} function i() {} } $u = 1; print_r(function ($a, &$b = 1) use ($u) {}); print_r(fn() => 1); var_dump(strlen(...), A::m(...), (new A)->i(...)); var_export(fn() => 1); print_r((array) fn() => 1); debug_zval_refcount(1);
--EXPECT--
Closure Object
(
    [name] => {closure:{PWD}/closure_debug_info.php:2}
    [file] => {PWD}/closure_debug_info.php
    [line] => 2
    [static] => Array
        (
            [u] => 1
        )

    [parameter] => Array
        (
            [$a] => <required>
            [&$b] => <optional>
        )

)
Closure Object
(
    [name] => {closure:{PWD}/closure_debug_info.php:2}
    [file] => {PWD}/closure_debug_info.php
    [line] => 2
)
object(Closure)#1 (2) {
  ["function"]=>
  string(6) "strlen"
  ["parameter"]=>
  array(1) {
    ["$string"]=>
    string(10) "<required>"
  }
}
object(Closure)#2 (2) {
  ["function"]=>
  string(4) "A::m"
  ["parameter"]=>
  array(1) {
    ["$q"]=>
    string(10) "<required>"
  }
}
object(Closure)#4 (2) {
  ["function"]=>
  string(4) "A::i"
  ["this"]=>
  object(A)#3 (0) {
  }
}
\Closure::__set_state(array(
))Array
(
    [0] => Closure Object
        (
            [name] => {closure:{PWD}/closure_debug_info.php:2}
            [file] => {PWD}/closure_debug_info.php
            [line] => 2
        )

)

Fatal error: Uncaught Error: Call to undefined function debug_zval_refcount() in {PWD}/closure_debug_info.php:2
Stack trace:
#0 {main}
  thrown in {PWD}/closure_debug_info.php on line 2
--EXIT--
255
