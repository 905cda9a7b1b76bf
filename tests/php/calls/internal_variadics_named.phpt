--TEST--
Internal variadic functions refuse unknown names after they have checked what comes before, older ones at once
--FILE--
<?php
foreach ([["sprintf", ["x" => 1]], ["sprintf", [[], "x" => 1]], ["sprintf", ["%d", "x" => 1]], ["max", ["value" => 1, "x" => 2]],
          ["max", ["x" => 1]], ["array_map", [null, "x" => 1]], ["array_map", ["nope", [1], "x" => 1]],
          ["array_merge", [5, "x" => 1]], ["array_diff", ["x" => [1]]], ["array_diff_key", ["x" => [1]]],
          ["array_udiff", ["x" => [1]]], ["array_udiff", []], ["array_udiff", [[1]]], ["array_udiff_uassoc", []],
          ["array_intersect_ukey", [[1], "strcmp", "x" => 1]]] as [$function, $arguments]) {
    try {
        $function(...$arguments);
        echo "fine\n";
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
ArgumentCountError: sprintf() expects at least 1 argument, 0 given
TypeError: sprintf(): Argument #1 ($format) must be of type string, array given
ArgumentCountError: sprintf() does not accept unknown named parameters
ArgumentCountError: max() does not accept unknown named parameters
ArgumentCountError: max() expects at least 1 argument, 0 given
ArgumentCountError: array_map() expects at least 2 arguments, 1 given
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
ArgumentCountError: array_merge() does not accept unknown named parameters
ArgumentCountError: array_diff() expects at least 1 argument, 0 given
ArgumentCountError: array_diff_key() does not accept unknown named parameters
ArgumentCountError: array_udiff() does not accept unknown named parameters
ArgumentCountError: array_udiff() expects at least 2 arguments, 0 given
ArgumentCountError: array_udiff() expects at least 2 arguments, 1 given
ArgumentCountError: array_udiff_uassoc() expects at least 3 arguments, 0 given
ArgumentCountError: array_intersect_ukey() does not accept unknown named parameters
