--TEST--
array_map(), array_filter(), array_reduce(): kinds of callbacks, keys, exceptions, traces, arrays that change meanwhile
--FILE--
<?php
class Worker
{
    public $seen = [];
    public function cube($x) { return $x ** 3; }
    public static function negative($x) { return -$x; }
    private function hidden($x) { return $x; }
    public function __invoke($x) { return "<$x>"; }
    public function through() { return array_map([$this, 'hidden'], [1, 2]); }
    public function __call($name, $arguments) { return "$name()"; }
}
function shown($value) { echo json_encode($value), ' '; }
function depth() { return count(debug_backtrace()); }
$worker = new Worker;

shown(array_map(fn($x) => $x * 2, [1, 2, 3]));
shown(array_map(fn($x) => $x . '!', ['a' => 1, 5 => 2]));
shown(array_map('strtoupper', ['a', 'b']));
shown(array_map('intval', ['k' => '1', 'l' => '2x']));
shown(array_map([$worker, 'cube'], [1, 2]));
shown(array_map([$worker, 'unknown'], [1, 2]));
shown(array_map('Worker::negative', [1, 2]));
shown(array_map(['Worker', 'negative'], [1, 2]));
shown(array_map($worker, [1, 2]));
shown($worker->through());
shown(array_map($worker->cube(...), [2]));
shown(array_map(null, [1, 2]));
shown(array_map(fn() => 1, []));
shown(array_map(fn() => 1, ['a' => 1]));
echo "\n";

shown(array_filter([1, 2, 3, 4], fn($x) => $x % 2));
shown(array_filter(['a' => 1, 'b' => 2], fn($key) => $key === 'b', ARRAY_FILTER_USE_KEY));
shown(array_filter(['a' => 1, 'b' => 2], fn($value, $key) => $key === 'b' && $value === 2, ARRAY_FILTER_USE_BOTH));
shown(array_filter(['1', '0', '', null, [], [0], 0.0, '00', -0.0, new Worker]));
shown(array_filter([1, 2], fn($x) => []));
shown(array_filter([1, 2], fn($x) => '0'));
shown(array_filter(['a', 1], 'is_string'));
shown(array_reduce([1, 2, 3], fn($sum, $x) => $sum + $x));
shown(array_reduce(['a' => 1, 'b' => 2], fn($sum, $x) => $sum . $x, 'i'));
shown(array_reduce([], fn($sum, $x) => 1, 'i'));
echo "\n";

shown([depth(), array_map('depth', [1]), call_user_func('depth'), call_user_func('array_map', 'depth', [1])]);
shown(array_map(fn($row) => array_map(fn($x) => $x + 1, $row), [[1, 2], [3]]));
try {
    array_map(function ($x) { if ($x === 2) { throw new Exception("at $x"); } return $x; }, [1, 2, 3]);
} catch (Exception $exception) {
    echo $exception->getMessage(), ': ', implode(' ', array_column($exception->getTrace(), 'function')), "\n";
}
foreach ([fn() => array_map('strlen', [[]]), fn() => array_map('nope', [1]), fn() => array_filter([1], 'nope'),
          fn() => array_reduce([1], [new Worker, 'a', 'b']), fn() => array_map(fn(int $x) => $x, ['a']),
          fn() => array_map(fn($x, $y) => $x, [1])] as $wrong) {
    try {
        $wrong();
    } catch (Error $error) {
        echo get_class($error), ': ', preg_replace('/,? called in .* on line \d+| and .*/', '', $error->getMessage()), "\n";
    }
}

$array = [1, 2, 3];
shown(array_map(function ($x) use (&$array) { $array[] = $x; return count($array); }, $array));
shown(array_filter($array, function ($x) use (&$array) { array_pop($array); return $x > 1; }));
shown($array);
$y = 1;
$array = [&$y, 2];
shown(array_map(function ($x) use (&$y) { $y++; return $x; }, $array));
shown(array_filter($array, function ($x) use (&$y) { $y = 0; return true; }));
shown(array_map(function &($x) { static $kept = 5; return $kept; }, [1]));
$objects = [$worker];
array_map(function ($each) { $each->seen[] = 1; }, $objects);
shown($worker->seen);
shown(call_user_func(fn(...$all) => count($all), 1, 2, 3));
shown(@array_map(function (&$x) { return $x++; }, [1, 2]));
echo "\n";
--EXPECT--
[2,4,6] {"a":"1!","5":"2!"} ["A","B"] {"k":1,"l":2} [1,8] ["unknown()","unknown()"] [-1,-2] [-1,-2] ["<1>","<2>"] [1,2] [8] [1,2] [] {"a":1} 
{"0":1,"2":3} {"b":2} {"b":2} {"0":"1","5":[0],"7":"00","9":{"seen":[]}} [] [] ["a"] 6 "i12" "i" 
[1,[2],1,[2]] [[2,3],[4]] at 2: {closure} array_map
TypeError: strlen(): Argument #1 ($string) must be of type string, array given
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
TypeError: array_filter(): Argument #2 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
TypeError: array_reduce(): Argument #2 ($callback) must be a valid callback, array callback must have exactly two members
TypeError: {closure}(): Argument #1 ($x) must be of type int, string given
ArgumentCountError: Too few arguments to function {closure}(), 1 passed
[4,5,6] {"1":2,"2":3,"4":2,"5":3} [] [1,2] [0,2] [5] [1] 3 [1,2]
