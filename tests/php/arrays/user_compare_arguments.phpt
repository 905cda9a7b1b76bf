--TEST--
array_udiff() and its like check their number of arguments and callbacks before the arrays
--FILE--
<?php
foreach (["array_udiff", "array_udiff_assoc", "array_diff_ukey", "array_uintersect", "array_intersect_uassoc", "array_udiff_uassoc"] as $function) {
    foreach ([[1], [1, "strcmp"], [1, 2, "strcmp"], ["x", "none\0z"], [1, 2, "none", "strcmp"], [[1], 2, "strcmp", "strcmp"]] as $arguments) {
        try {
            $function(...$arguments);
        } catch (Error $e) {
            echo get_class($e), ": ", $e->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
ArgumentCountError: array_udiff() expects at least 2 arguments, 1 given
TypeError: array_udiff(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff(): Argument #2 must be a valid callback, function "none" not found or invalid function name
TypeError: array_udiff(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff(): Argument #2 must be of type array, int given
ArgumentCountError: array_udiff_assoc() expects at least 2 arguments, 1 given
TypeError: array_udiff_assoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff_assoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff_assoc(): Argument #2 must be a valid callback, function "none" not found or invalid function name
TypeError: array_udiff_assoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_udiff_assoc(): Argument #2 must be of type array, int given
ArgumentCountError: array_diff_ukey() expects at least 2 arguments, 1 given
TypeError: array_diff_ukey(): Argument #1 ($array) must be of type array, int given
TypeError: array_diff_ukey(): Argument #1 ($array) must be of type array, int given
TypeError: array_diff_ukey(): Argument #2 must be a valid callback, function "none" not found or invalid function name
TypeError: array_diff_ukey(): Argument #1 ($array) must be of type array, int given
TypeError: array_diff_ukey(): Argument #2 must be of type array, int given
ArgumentCountError: array_uintersect() expects at least 2 arguments, 1 given
TypeError: array_uintersect(): Argument #1 ($array) must be of type array, int given
TypeError: array_uintersect(): Argument #1 ($array) must be of type array, int given
TypeError: array_uintersect(): Argument #2 must be a valid callback, function "none" not found or invalid function name
TypeError: array_uintersect(): Argument #1 ($array) must be of type array, int given
TypeError: array_uintersect(): Argument #2 must be of type array, int given
ArgumentCountError: array_intersect_uassoc() expects at least 2 arguments, 1 given
TypeError: array_intersect_uassoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_intersect_uassoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_intersect_uassoc(): Argument #2 must be a valid callback, function "none" not found or invalid function name
TypeError: array_intersect_uassoc(): Argument #1 ($array) must be of type array, int given
TypeError: array_intersect_uassoc(): Argument #2 must be of type array, int given
ArgumentCountError: array_udiff_uassoc() expects at least 3 arguments, 1 given
ArgumentCountError: array_udiff_uassoc() expects at least 3 arguments, 2 given
TypeError: array_udiff_uassoc(): Argument #2 must be a valid callback, no array or string given
ArgumentCountError: array_udiff_uassoc() expects at least 3 arguments, 2 given
TypeError: array_udiff_uassoc(): Argument #3 must be a valid callback, function "none" not found or invalid function name
TypeError: array_udiff_uassoc(): Argument #2 must be of type array, int given
