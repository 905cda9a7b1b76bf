--TEST--
error_get_last() has the trace of an error of the compiler
--INI--
zvm.php=8.5
--FILE--
<?php
interface I { function m(int $a): string; } function mk() { eval('class C implements I { function m(string $a): string {} }'); } register_shutdown_function(fn() => print_r(error_get_last())); mk();
--EXPECT--
Fatal error: Declaration of C::m(string $a): string must be compatible with I::m(int $a): string in {PWD}/trace_of_compile_errors.php(2) : eval()'d code on line 1
Stack trace:
#0 {PWD}/trace_of_compile_errors.php(2): eval()
#1 {PWD}/trace_of_compile_errors.php(2): mk()
#2 {main}
Array
(
    [type] => 64
    [message] => Declaration of C::m(string $a): string must be compatible with I::m(int $a): string
    [file] => {PWD}/trace_of_compile_errors.php(2) : eval()'d code
    [line] => 1
    [trace] => Array
        (
            [0] => Array
                (
                    [file] => {PWD}/trace_of_compile_errors.php
                    [line] => 2
                    [function] => eval
                )

            [1] => Array
                (
                    [file] => {PWD}/trace_of_compile_errors.php
                    [line] => 2
                    [function] => mk
                    [args] => Array
                        (
                        )

                )

        )

)
--EXIT--
255
