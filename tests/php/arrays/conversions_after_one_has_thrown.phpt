--TEST--
Functions that convert many values convert the others, too, after one has thrown; no PHP code is called any more
--INI--
error_reporting=E_ALL
--FILE--
<?php
function attempt(string $name, callable $function): void
{
    echo "$name: ";
    try {
        echo json_encode($function()), "\n";
    } catch (Throwable $thrown) {
        do {
            echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
        } while ($thrown = $thrown->getPrevious());
    }
}

class Text
{
    function __toString(): string
    {
        echo "[__toString]";
        return 'text';
    }
}

function all(): void
{
    $plain = new stdClass;
    $closure = fn() => 1;
    $text = new Text;
    $none = [];
    $many = [$text, [], $plain, [], $text, $closure, 1, []];
    attempt('array_unique', fn() => array_unique($many));
    attempt('array_unique of equal ones', fn() => array_unique([$plain, [], []]));
    attempt('array_fill_keys', fn() => array_fill_keys($many, 0));
    attempt('array_combine', fn() => array_combine($many, $many));
    attempt('array_diff', fn() => array_diff($many, $many));
    attempt('array_diff of one', fn() => array_diff([$plain], [[]], [$text]));
    attempt('array_diff from one', fn() => array_diff([[]], [1], [$plain, $text, []]));
    attempt('array_diff with a wrong argument', fn() => array_diff([$plain], [[]], 5));
    attempt('implode', fn() => implode(',', $many));
    attempt('array_sum', fn() => array_sum([1, &$none, &$plain, 2, &$closure, &$none]));
    attempt('array_sum of objects', fn() => array_sum([1, &$plain, 2.5, &$closure]));
    attempt('array_fill_keys of arrays', fn() => array_fill_keys([[], $text, []], 0));
    attempt('sprintf', fn() => sprintf('%s %s %s', $plain, [], $text));
}

all();
echo "-- with a handler\n";
set_error_handler(function (int $level, string $message) {
    echo "<$message>";
});
all();
echo "-- with a handler that throws\n";
set_error_handler(function (int $level, string $message) {
    throw new ErrorException($message);
});
all();
--EXPECT--
array_unique: [__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 30

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 30

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 30
Error: Object of class stdClass could not be converted to string
array_unique of equal ones: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 31

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 31
Error: Object of class stdClass could not be converted to string
array_fill_keys: [__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 32

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 32

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 32
Error: Object of class stdClass could not be converted to string
array_combine: [__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 33

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 33

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 33
Error: Object of class stdClass could not be converted to string
array_diff: [__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 34
Error: Object of class stdClass could not be converted to string
array_diff of one: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 35
Error: Object of class stdClass could not be converted to string
array_diff from one: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 36

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 36
Error: Object of class stdClass could not be converted to string
array_diff with a wrong argument: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 37
Error: Object of class stdClass could not be converted to string
implode: [__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 38

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 38

Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 38
Error: Object of class stdClass could not be converted to string
array_sum: 
Warning: Object of class stdClass could not be converted to number in {PWD}/conversions_after_one_has_thrown.php on line 39

Warning: Object of class Closure could not be converted to number in {PWD}/conversions_after_one_has_thrown.php on line 39
TypeError: Unsupported operand types: int + array
array_sum of objects: 
Warning: Object of class stdClass could not be converted to number in {PWD}/conversions_after_one_has_thrown.php on line 40

Warning: Object of class Closure could not be converted to number in {PWD}/conversions_after_one_has_thrown.php on line 40
5.5
array_fill_keys of arrays: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 41
[__toString]
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 41
{"Array":0,"text":0}
sprintf: 
Warning: Array to string conversion in {PWD}/conversions_after_one_has_thrown.php on line 42
Error: Object of class stdClass could not be converted to string
-- with a handler
array_unique: [__toString]<Array to string conversion>Error: Object of class stdClass could not be converted to string
array_unique of equal ones: Error: Object of class stdClass could not be converted to string
array_fill_keys: [__toString]<Array to string conversion>Error: Object of class stdClass could not be converted to string
array_combine: [__toString]<Array to string conversion>Error: Object of class stdClass could not be converted to string
array_diff: [__toString]<Array to string conversion>Error: Object of class stdClass could not be converted to string
array_diff of one: Error: Object of class stdClass could not be converted to string
array_diff from one: <Array to string conversion>Error: Object of class stdClass could not be converted to string
array_diff with a wrong argument: Error: Object of class stdClass could not be converted to string
implode: [__toString]<Array to string conversion>Error: Object of class stdClass could not be converted to string
array_sum: TypeError: Unsupported operand types: int + array
array_sum of objects: <Object of class stdClass could not be converted to number><Object of class Closure could not be converted to number>5.5
array_fill_keys of arrays: <Array to string conversion>[__toString]<Array to string conversion>{"Array":0,"text":0}
sprintf: Error: Object of class stdClass could not be converted to string
-- with a handler that throws
array_unique: [__toString]ErrorException: Array to string conversion
array_unique of equal ones: Error: Object of class stdClass could not be converted to string
array_fill_keys: [__toString]ErrorException: Array to string conversion
array_combine: [__toString]ErrorException: Array to string conversion
array_diff: [__toString]ErrorException: Array to string conversion
array_diff of one: Error: Object of class stdClass could not be converted to string
array_diff from one: ErrorException: Array to string conversion
array_diff with a wrong argument: Error: Object of class stdClass could not be converted to string
implode: [__toString]ErrorException: Array to string conversion
array_sum: TypeError: Unsupported operand types: int + array
array_sum of objects: ErrorException: Object of class stdClass could not be converted to number
array_fill_keys of arrays: ErrorException: Array to string conversion
sprintf: Error: Object of class stdClass could not be converted to string
