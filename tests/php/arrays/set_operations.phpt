--TEST--
Differences and intersections, by value, key and callback
--FILE--
<?php
$a = ['a' => 'green', 'red', 'blue', 'red', 5, '5', 'n' => null];
$b = ['a' => 'green', 'yellow', 'red', 'n' => ''];
$text = fn($x, $y) => strcmp((string) $x, (string) $y);
echo json_encode([array_diff($a, $b), array_diff_assoc($a, $b), array_diff_key($a, $b), array_udiff($a, $b, $text),
    array_diff_uassoc($a, $b, $text), array_udiff_uassoc($a, $b, $text, $text), array_udiff_assoc($a, $b, $text), array_diff_ukey($a, $b, $text)]), "\n";
echo json_encode([array_intersect($a, $b), array_intersect_assoc($a, $b), array_intersect_key($a, $b), array_uintersect($a, $b, $text),
    array_intersect_uassoc($a, $b, $text), array_uintersect_uassoc($a, $b, $text, $text), array_uintersect_assoc($a, $b, $text), array_intersect_ukey($a, $b, $text)]), "\n";
foreach (['array_udiff', 'array_intersect', 'array_diff_uassoc'] as $function) {
    foreach ([[[1]], [[1], 2], [[1], [2], 'no such'], [1, [2], 'strcmp']] as $arguments) {
        try {
            echo json_encode($function(...$arguments)), "\n";
        } catch (Error $error) {
            echo get_class($error), ': ', $error->getMessage(), "\n";
        }
    }
}
--EXPECT--
[{"1":"blue","3":5,"4":"5"},["red","blue","red",5,"5"],{"2":"red","3":5,"4":"5"},{"1":"blue","3":5,"4":"5"},["red","blue","red",5,"5"],["red","blue","red",5,"5"],["red","blue","red",5,"5"],{"2":"red","3":5,"4":"5"}]
[{"a":"green","0":"red","2":"red","n":null},{"a":"green","n":null},{"a":"green","0":"red","1":"blue","n":null},{"a":"green","0":"red","2":"red","n":null},{"a":"green","n":null},{"a":"green","n":null},{"a":"green","n":null},{"a":"green","0":"red","1":"blue","n":null}]
ArgumentCountError: array_udiff() expects at least 2 arguments, 1 given
TypeError: array_udiff(): Argument #2 must be a valid callback, no array or string given
TypeError: array_udiff(): Argument #3 must be a valid callback, function "no such" not found or invalid function name
TypeError: array_udiff(): Argument #1 ($array) must be of type array, int given
[1]
TypeError: array_intersect(): Argument #2 must be of type array, int given
TypeError: array_intersect(): Argument #3 must be of type array, string given
TypeError: array_intersect(): Argument #1 ($array) must be of type array, int given
ArgumentCountError: array_diff_uassoc() expects at least 2 arguments, 1 given
TypeError: array_diff_uassoc(): Argument #2 must be a valid callback, no array or string given
TypeError: array_diff_uassoc(): Argument #3 must be a valid callback, function "no such" not found or invalid function name
TypeError: array_diff_uassoc(): Argument #1 ($array) must be of type array, int given
