--TEST--
Arguments are checked where the function has nothing to do, too, each time it is called
--FILE--
<?php
$calls = [
    fn() => str_pad('long', 2, []),
    fn() => str_pad('long', 2, ' ', 'side'),
    fn() => str_pad('long', 2, ' ', 7),
    fn() => array_column([], []),
    fn() => array_column([], 'name', []),
    fn() => array_filter([], null, 0, 3),
    fn() => extract('text', 1.5),
    fn() => extract(...['text', []]),
];
foreach ([1, 2] as $round) {
    foreach ($calls as $call) {
        try {
            var_dump($call());
        } catch (Throwable $error) {
            echo get_class($error), ': ', $error->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
TypeError: str_pad(): Argument #3 ($pad_string) must be of type string, array given
TypeError: str_pad(): Argument #4 ($pad_type) must be of type int, string given
string(4) "long"
TypeError: array_column(): Argument #2 ($column_key) must be of type string|int|null, array given
TypeError: array_column(): Argument #3 ($index_key) must be of type string|int|null, array given
ArgumentCountError: array_filter() expects at most 3 arguments, 4 given
TypeError: extract(): Argument #1 ($array) must be of type array, string given
TypeError: extract(): Argument #1 ($array) must be of type array, string given
TypeError: str_pad(): Argument #3 ($pad_string) must be of type string, array given
TypeError: str_pad(): Argument #4 ($pad_type) must be of type int, string given
string(4) "long"
TypeError: array_column(): Argument #2 ($column_key) must be of type string|int|null, array given
TypeError: array_column(): Argument #3 ($index_key) must be of type string|int|null, array given
ArgumentCountError: array_filter() expects at most 3 arguments, 4 given
TypeError: extract(): Argument #1 ($array) must be of type array, string given
TypeError: extract(): Argument #1 ($array) must be of type array, string given
