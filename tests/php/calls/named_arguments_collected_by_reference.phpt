--TEST--
Named arguments that a variadic parameter by reference collects
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  $text\n"; });
function all(&...$values) { return count($values); }
function others($first, &...$values) { return count($values); }
$calls = [
    fn($f) => call_user_func_array($f, [5, 'value' => 2]), fn($f) => call_user_func_array($f, [5, 6, 7, 'value' => 2]),
    fn($f) => call_user_func($f, 5, value: 2), fn($f) => call_user_func($f, 5, 6, 7, value: 2), fn($f) => $f($f, $f, value: 2),
    fn($f) => $f(...['value' => 2]), fn($f) => $f(...[1, 2, 'value' => 2]), fn($f) => $f(...(function () { yield 1; yield 2; yield 'value' => 2; })()),
    fn($f) => (new ReflectionFunction($f))->invokeArgs([5, 'value' => 2]), fn($f) => (new ReflectionFunction($f))->invoke(5, 6, 7, value: 2),
];
foreach (['all', 'others'] as $f) {
    foreach ($calls as $number => $call) {
        echo "$f, call $number\n";
        try {
            echo '  ', $call($f), "\n";
        } catch (Error $e) {
            echo '  ', $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
all, call 0
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
2
all, call 1
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #2 must be passed by reference, value given
  all(): Argument #3 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
4
all, call 2
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
2
all, call 3
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #2 must be passed by reference, value given
  all(): Argument #3 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
4
all, call 4
    all(): Argument #1 cannot be passed by reference
all, call 5
  1
all, call 6
  3
all, call 7
    Cannot pass by-reference argument 1 of all() by unpacking a Traversable, passing by-value instead
  Cannot pass by-reference argument 2 of all() by unpacking a Traversable, passing by-value instead
  Cannot pass by-reference argument 1 of all() by unpacking a Traversable, passing by-value instead
3
all, call 8
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
2
all, call 9
    all(): Argument #1 must be passed by reference, value given
  all(): Argument #2 must be passed by reference, value given
  all(): Argument #3 must be passed by reference, value given
  all(): Argument #1 must be passed by reference, value given
4
others, call 0
    others(): Argument #2 must be passed by reference, value given
1
others, call 1
    others(): Argument #2 must be passed by reference, value given
  others(): Argument #3 must be passed by reference, value given
  others(): Argument #2 must be passed by reference, value given
3
others, call 2
    others(): Argument #2 must be passed by reference, value given
1
others, call 3
    others(): Argument #2 must be passed by reference, value given
  others(): Argument #3 must be passed by reference, value given
  others(): Argument #2 must be passed by reference, value given
3
others, call 4
    others(): Argument #2 cannot be passed by reference
others, call 5
    Too few arguments to function others(), 0 passed in {PWD}/named_arguments_collected_by_reference.php on line 8 and exactly 1 expected
others, call 6
  2
others, call 7
    Cannot pass by-reference argument 2 of others() by unpacking a Traversable, passing by-value instead
  Cannot pass by-reference argument 2 of others() by unpacking a Traversable, passing by-value instead
2
others, call 8
    others(): Argument #2 must be passed by reference, value given
1
others, call 9
    others(): Argument #2 must be passed by reference, value given
  others(): Argument #3 must be passed by reference, value given
  others(): Argument #2 must be passed by reference, value given
3
