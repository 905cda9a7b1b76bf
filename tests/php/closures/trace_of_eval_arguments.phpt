--TEST--
Arguments in the back trace of a function whose eval() throws
--FILE--
<?php
function f($x, $y = 5, ...$rest) { $x = [1]; eval('$x = 7; $nothing->m();'); }
try {
    f(1.0, 'b', 'c');
} catch (Error $e) {
    echo $e->getTraceAsString(), "\n";
}
?>
--EXPECT--
Warning: Undefined variable $nothing in {PWD}/trace_of_eval_arguments.php(2) : eval()'d code on line 1
#0 {PWD}/trace_of_eval_arguments.php(2): eval()
#1 {PWD}/trace_of_eval_arguments.php(4): f(7, 'b', 'c')
#2 {main}
