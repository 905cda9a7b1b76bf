--TEST--
Unpacked and passed arrays of arguments: odd keys, names before numbers, references, what cannot be
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });

class Point
{
    public array $all;

    function __construct($x = 0, ...$more) { $this->all = [$x, ...$more]; }
    static function make(...$values) { return $values; }
    function __call($name, $values) { return [$name, $values]; }
    static function __callStatic($name, $values) { return [$name, $values]; }
    function change(&$x, $y = 2, ...$more) { $x = "<$x>"; return [$x, $y, $more]; }
}
function all(...$values) { return $values; }
function named($a, $b = 'B', $c = 'C') { return "$a $b $c"; }
function changed(&$a, &...$more) { $a = 'changed'; foreach ($more as &$one) { $one = 'more'; } return count($more); }
function keys($key, $value) { yield $key => $value; yield 'second'; }
function positionalAfterNamed() { yield 'a' => 1; yield 0 => 2; }

function attempt(string $title, Closure $run): void
{
    echo $title, "\n";
    try {
        $result = json_encode($run());
        echo "  $result\n";
    } catch (Throwable $e) {
        echo '  ', get_class($e), ': ', preg_replace('/, called in.*/', '', $e->getMessage()), "\n";
    }
}

$point = new Point;
$value = 'value';
$list = [1, 2, 3];
$references = [&$value, 'b' => &$list];
$undefinedLength = null;
attempt('float key', fn() => all(...keys(1.5, 'x')));
attempt('null key', fn() => all(...keys(null, 'x')));
attempt('object key', fn() => all(...keys($point, 'x')));
attempt('text key', fn() => all(...keys('k', 'x')));
attempt('number after name', fn() => named(...positionalAfterNamed()));
attempt('number after name, array', fn() => named(...['a' => 1, 2]));
attempt('number after name, variable', function () { $array = ['a' => 1, 2]; return named(...$array); });
attempt('number after name, call_user_func_array', fn() => call_user_func_array('named', ['a' => 1, 2]));
attempt('number after name, ReflectionFunction', fn() => (new ReflectionFunction('named'))->invokeArgs(['a' => 1, 2]));
attempt('number after name, ReflectionMethod', fn() => (new ReflectionMethod('Point', 'change'))->invokeArgs($point, ['x' => 1, 2]));
attempt('number after name, ReflectionClass', fn() => (new ReflectionClass('Point'))->newInstanceArgs(['x' => 1, 2])->all);
attempt('number and name', fn() => (new ReflectionClass('Point'))->newInstanceArgs([1, 'y' => 2])->all);
attempt('named twice', fn() => named(...[1, 'a' => 2]));
attempt('named twice, call_user_func_array', fn() => call_user_func_array('named', [1, 2, 'b' => 3]));
attempt('collected twice', fn() => all(...['k' => 1], ...['k' => 2]));
attempt('unknown', fn() => named(...[1, 'd' => 2]));
attempt('unknown, call_user_func_array', fn() => call_user_func_array('named', [1, 'd' => 2]));
attempt('no array', fn() => named(...5));
attempt('no array, null', fn() => named(...null));
attempt('undefined', fn() => named(...$undefined));
attempt('no array, call_user_func_array', fn() => call_user_func_array('named', 5));
attempt('magic', fn() => $point->anything(...[1, 'k' => 2]));
attempt('magic, call_user_func_array', fn() => call_user_func_array([$point, 'anything'], [1, &$value, 'k' => 2]));
attempt('magic static', fn() => Point::anything(...[1, 'k' => 2]));
attempt('magic with references', fn() => Point::anything(...$references));
attempt('references', function () use (&$references) { return [changed(...$references), $references]; });
$value = 'value';
attempt('references, call_user_func_array', function () use (&$references) { return [call_user_func_array('changed', $references), $references]; });
attempt('literals by reference', fn() => changed(...['a' => 1, 2 => 3]));
attempt('an iterator by reference', fn() => changed(...keys('a', 'x')));
attempt('values by reference, call_user_func_array', fn() => call_user_func_array('changed', [1, 2]));
attempt('preferred references of a literal', function () { return array_multisort(...[[3, 1, 2], [1, 2, 3]]); });
attempt('preferred references of a variable', function () { $both = [[3, 1, 2], [1, 2, 3]]; array_multisort(...$both); return $both; });
attempt('preferred references of an iterator', fn() => array_multisort(...new ArrayIterator([[3, 1], [1, 2]])));
attempt('preferred references, call_user_func_array', function () { $both = [[3, 1], [1, 2]]; call_user_func_array('array_multisort', $both); return $both; });
attempt('preferred references, call_user_func', fn() => call_user_func('array_multisort', [3, 1], [1, 2]));
attempt('slices', fn() => [
    call_user_func_array('all', array_slice($list, 1)), call_user_func_array('all', array_slice($list, 1, 1)),
    call_user_func_array('all', array_slice($list, 0, -1)), call_user_func_array('all', array_slice($list, 2, 10)),
    call_user_func_array('all', array_slice($list, 1, '1')), call_user_func_array('all', array_slice($list, 1, true)),
    call_user_func_array('all', array_slice($list, 1, 1.0)), call_user_func_array('all', array_slice($list, 1, $undefinedLength)),
]);
foreach (['x', [], 1.5, '1x', $point, 1e30] as $number => $length) {
    attempt("length $number", fn() => call_user_func_array('all', array_slice($list, 1, $length)));
}
attempt('slice by reference', fn() => call_user_func_array('changed', array_slice($list, 1)));
attempt('slice with names', fn() => call_user_func_array('all', array_slice(['a' => 1, 'b' => 2, 3], 1)));
attempt('slice of an iterator', fn() => call_user_func_array('all', array_slice(new ArrayObject([1, 2]), 1)));
attempt('elements of every kind', fn() => [...[1, 2], ...['k' => 3], ...keys('m', 4)]);
attempt('element keys that cannot be', fn() => [...keys(1.5, 4)]);
attempt('element keys that cannot be, null', fn() => [...keys(null, 4)]);
attempt('too many elements', fn() => [PHP_INT_MAX => 1, ...[2]]);
attempt('too many elements of an iterator', fn() => [PHP_INT_MAX => 1, ...keys(0, 4)]);
attempt('no elements', fn() => [...$value]);
--EXPECT--
float key
  Error: Keys must be of type int|string during argument unpacking
null key
  Error: Keys must be of type int|string during argument unpacking
object key
  Error: Keys must be of type int|string during argument unpacking
text key
  Error: Cannot use positional argument after named argument during unpacking
number after name
  Error: Cannot use positional argument after named argument during unpacking
number after name, array
  Error: Cannot use positional argument after named argument during unpacking
number after name, variable
  Error: Cannot use positional argument after named argument during unpacking
number after name, call_user_func_array
  Error: Cannot use positional argument after named argument
number after name, ReflectionFunction
  Error: Cannot use positional argument after named argument
number after name, ReflectionMethod
  [Point::change(): Argument #1 ($x) must be passed by reference, value given]
  Error: Cannot use positional argument after named argument
number after name, ReflectionClass
  Error: Cannot use positional argument after named argument
number and name
  {"0":1,"y":2}
named twice
  Error: Named parameter $a overwrites previous argument
named twice, call_user_func_array
  Error: Named parameter $b overwrites previous argument
collected twice
  Error: Named parameter $k overwrites previous argument
unknown
  Error: Unknown named parameter $d
unknown, call_user_func_array
  Error: Unknown named parameter $d
no array
  TypeError: Only arrays and Traversables can be unpacked
no array, null
  TypeError: Only arrays and Traversables can be unpacked
undefined
  [Undefined variable $undefined]
  TypeError: Only arrays and Traversables can be unpacked
no array, call_user_func_array
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, int given
magic
  ["anything",{"0":1,"k":2}]
magic, call_user_func_array
  ["anything",{"0":1,"1":"value","k":2}]
magic static
  ["anything",{"0":1,"k":2}]
magic with references
  ["anything",{"0":"value","b":[1,2,3]}]
references
  [1,{"0":"changed","b":"more"}]
references, call_user_func_array
  [1,{"0":"changed","b":"more"}]
literals by reference
  Error: Cannot use positional argument after named argument during unpacking
an iterator by reference
  [Cannot pass by-reference argument 1 of changed() by unpacking a Traversable, passing by-value instead]
  Error: Cannot use positional argument after named argument during unpacking
values by reference, call_user_func_array
  [changed(): Argument #1 ($a) must be passed by reference, value given]
  [changed(): Argument #2 must be passed by reference, value given]
  1
preferred references of a literal
  true
preferred references of a variable
  [[1,2,3],[2,3,1]]
preferred references of an iterator
  true
preferred references, call_user_func_array
  [[3,1],[1,2]]
preferred references, call_user_func
  true
slices
  TypeError: array_slice(): Argument #1 ($array) must be of type array, string given
length 0
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
length 1
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
length 2
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
length 3
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
length 4
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
length 5
  TypeError: call_user_func_array(): Argument #2 ($args) must be of type array, string given
slice by reference
  TypeError: array_slice(): Argument #1 ($array) must be of type array, string given
slice with names
  Error: Cannot use positional argument after named argument
slice of an iterator
  TypeError: array_slice(): Argument #1 ($array) must be of type array, ArrayObject given
elements of every kind
  {"0":1,"1":2,"k":3,"m":4,"2":"second"}
element keys that cannot be
  Error: Keys must be of type int|string during array unpacking
element keys that cannot be, null
  Error: Keys must be of type int|string during array unpacking
too many elements
  Error: Cannot add element to the array as the next element is already occupied
too many elements of an iterator
  Error: Cannot add element to the array as the next element is already occupied
no elements
  Error: Only arrays and Traversables can be unpacked
