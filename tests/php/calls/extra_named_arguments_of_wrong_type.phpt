--TEST--
The number of a named argument of a wrong type that a variadic parameter collects; a trace of a frame that was not entered
--FILE--
<?php
function collect(int $first, int ...$rest) {}
function named(int $a, int $b = 2, int ...$rest) {}

foreach ([['x' => 'text'], [2, 3, 'x' => 'text'], [2, 'y' => 3, 'x' => []]] as $arguments) {
    try {
        collect(1, ...$arguments);
    } catch (TypeError $e) {
        echo preg_replace('/, called.*/', '', $e->getMessage()), "\n";
    }
}
for ($i = 0; $i < 3; $i++) {
    try {
        named(...['b' => 1], ...[3, 4, 5]);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
collect(): Argument #2 must be of type int, string given
collect(): Argument #4 must be of type int, string given
collect(): Argument #3 must be of type int, array given
named(): Argument #1 ($a) not passed
named(): Argument #1 ($a) not passed
named(): Argument #1 ($a) not passed
