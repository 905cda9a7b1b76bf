--TEST--
count(): the mode is checked before the value
--FILE--
<?php
foreach ([[5, 7], [new stdClass, 7], [new stdClass, 0], [null, 1], [[1, [2]], 2], [[1, [2]], 1], ["x"]] as $arguments) {
    try {
        var_dump(call_user_func_array("count", $arguments));
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
echo new ReflectionParameter("count", 0), "\n";
?>
--EXPECT--
ValueError: count(): Argument #2 ($mode) must be either COUNT_NORMAL or COUNT_RECURSIVE
ValueError: count(): Argument #2 ($mode) must be either COUNT_NORMAL or COUNT_RECURSIVE
TypeError: count(): Argument #1 ($value) must be of type Countable|array, stdClass given
TypeError: count(): Argument #1 ($value) must be of type Countable|array, null given
ValueError: count(): Argument #2 ($mode) must be either COUNT_NORMAL or COUNT_RECURSIVE
int(3)
TypeError: count(): Argument #1 ($value) must be of type Countable|array, string given
Parameter #0 [ <required> Countable|array $value ]
