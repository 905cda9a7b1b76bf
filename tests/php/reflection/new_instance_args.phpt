--TEST--
newInstanceArgs() with positional and named arguments
--FILE--
<?php
class Item {
    public function __construct(public int $n, protected string $name = "none", ...$rest) { echo "new ", json_encode(func_get_args()), json_encode($rest), "\n"; }
}
class Two { public function __construct(public $a, public $b, public $c = "c") {} }
class Bare {}
class Hidden { private function __construct($a) {} }

function attempt(callable $do) {
    try {
        echo json_encode($do()), "\n";
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
$lists = [[], [1], [1, 2], [1, 2, 3, 4], ["a" => 1, "b" => 2], ["b" => 2, "a" => 1], ["b" => 2], ["c" => 3, "a" => 1], [1, "b" => 2],
          [1, "a" => 2], ["a" => 1, 2], ["a" => 1, "z" => 2], [5 => "five", 3 => "three"], ["c" => 3, "b" => 2, "a" => "one"], ["a" => "x"]];
$two = new ReflectionClass("Two");
$item = new ReflectionClass("Item");
foreach ($lists as $list) {
    echo "-- ", json_encode($list), "\n";
    attempt(fn() => $two->newInstanceArgs($list));
    attempt(fn() => $item->newInstanceArgs($list) instanceof Item);
}
attempt(fn() => (new ReflectionClass("Bare"))->newInstanceArgs(["a" => 1]));
attempt(fn() => (new ReflectionClass("Bare"))->newInstanceArgs() instanceof Bare);
attempt(fn() => (new ReflectionClass("Hidden"))->newInstanceArgs(["a" => 1]));
attempt(fn() => $two->newInstanceArgs([1, 2], 3));
attempt(fn() => (new ReflectionFunction("attempt"))->invokeArgs([fn() => 1], 2));
attempt(fn() => (new ReflectionMethod("Two", "__construct"))->invokeArgs(null, [1, 2], 3));
attempt(fn() => $two->getMethods(ReflectionMethod::IS_PUBLIC, 2));
attempt(fn() => $two->newInstanceWithoutConstructor(1));
--EXPECT--
-- []
ArgumentCountError: Too few arguments to function Two::__construct(), 0 passed and at least 2 expected
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- [1]
ArgumentCountError: Too few arguments to function Two::__construct(), 1 passed and at least 2 expected
new [1][]
true
-- [1,2]
{"a":1,"b":2,"c":"c"}
new [1,"2"][]
true
-- [1,2,3,4]
{"a":1,"b":2,"c":3}
new [1,"2",3,4][3,4]
true
-- {"a":1,"b":2}
{"a":1,"b":2,"c":"c"}
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"b":2,"a":1}
{"a":1,"b":2,"c":"c"}
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"b":2}
ArgumentCountError: Two::__construct(): Argument #1 ($a) not passed
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"c":3,"a":1}
ArgumentCountError: Two::__construct(): Argument #2 ($b) not passed
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"0":1,"b":2}
{"a":1,"b":2,"c":"c"}
new [1]{"b":2}
true
-- {"0":1,"a":2}
Error: Named parameter $a overwrites previous argument
new [1]{"a":2}
true
-- {"a":1,"0":2}
Error: Cannot use positional argument after named argument
Error: Cannot use positional argument after named argument
-- {"a":1,"z":2}
Error: Unknown named parameter $z
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"5":"five","3":"three"}
{"a":"five","b":"three","c":"c"}
TypeError: Item::__construct(): Argument #1 ($n) must be of type int, string given
-- {"c":3,"b":2,"a":"one"}
{"a":"one","b":2,"c":3}
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
-- {"a":"x"}
ArgumentCountError: Too few arguments to function Two::__construct(), 1 passed and at least 2 expected
ArgumentCountError: Too few arguments to function Item::__construct(), 0 passed and at least 1 expected
ReflectionException: Class Bare does not have a constructor, so you cannot pass any constructor arguments
true
ReflectionException: Access to non-public constructor of class Hidden
ArgumentCountError: ReflectionClass::newInstanceArgs() expects at most 1 argument, 2 given
ArgumentCountError: ReflectionFunction::invokeArgs() expects exactly 1 argument, 2 given
ArgumentCountError: ReflectionMethod::invokeArgs() expects exactly 2 arguments, 3 given
ArgumentCountError: ReflectionClass::getMethods() expects at most 1 argument, 2 given
ArgumentCountError: ReflectionClass::newInstanceWithoutConstructor() expects exactly 0 arguments, 1 given
