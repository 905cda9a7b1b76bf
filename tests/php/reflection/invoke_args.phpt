--TEST--
ReflectionFunction and ReflectionMethod: invoke() and invokeArgs() with positional and named arguments
--FILE--
<?php
class Item {
    public function __construct(public int $n) {}
    public function m($a, $b = 2) { return [$this->n, $a, $b]; }
    public static function s(int $a, $b) { return [static::class, $a, $b]; }
}
class Sub extends Item {}
function plain(string $a, &$b = null, $c = 3) { $b = "written"; return json_encode(func_get_args()) . $c; }
function gathered(...$all) { return json_encode($all); }
function &by_reference() { static $x = 1; return $x; }

function attempt(callable $do) {
    try {
        echo json_encode($do()), "\n";
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
$lists = [[], [1], [1, 2], [1, 2, 3, 4], ["a" => 1, "b" => 2], ["b" => 2, "a" => 1], ["b" => 2], ["c" => 3, "a" => 1], [1, "b" => 2],
          [1, "a" => 2], ["a" => 1, 2], ["a" => 1, "z" => 2], [5 => "five", 3 => "three"], ["c" => 3, "b" => 2, "a" => "one"], ["a" => "x"]];
$plain = new ReflectionFunction("plain");
$gathered = new ReflectionFunction("gathered");
$closure = new ReflectionFunction(function (int $a, $b = "B") { return [isset($this), $a, $b]; });
$upper = new ReflectionFunction("str_pad");
$method = new ReflectionMethod("Item", "m");
$static = new ReflectionMethod("Sub", "s");
$object = new Item(7);
foreach ($lists as $list) {
    echo "-- ", json_encode($list), "\n";
    attempt(fn() => $plain->invokeArgs($list));
    attempt(fn() => $gathered->invokeArgs($list));
    attempt(fn() => $closure->invokeArgs($list));
    attempt(fn() => $method->invokeArgs($object, $list));
    attempt(fn() => $static->invokeArgs(null, $list));
}
attempt(fn() => $plain->invoke("x"));
attempt(fn() => $plain->invoke(c: 4, a: "x"));
attempt(fn() => $plain->invoke());
attempt(fn() => $closure->invoke(1));
attempt(fn() => $closure->invoke("1"));
attempt(fn() => $closure->invoke("one"));
attempt(fn() => $upper->invoke("x", 3, "-"));
attempt(fn() => (new ReflectionFunction("by_reference"))->invoke());
attempt(fn() => (new ReflectionFunction("strtoupper"))->invokeArgs(["abc"]));
attempt(fn() => (new ReflectionFunction((new Item(3))->m(...)))->invoke("first", "second"));
$variable = "before";
$arguments = ["a", &$variable];
attempt(fn() => $plain->invokeArgs($arguments));
var_dump($variable);
attempt(fn() => (new ReflectionFunction(fn() => throw new LogicException("inside")))->invoke());
--EXPECT--
-- []
ArgumentCountError: Too few arguments to function plain(), 0 passed and at least 1 expected
"[]"
ArgumentCountError: Too few arguments to function {closure}(), 0 passed and at least 1 expected
ArgumentCountError: Too few arguments to function Item::m(), 0 passed and at least 1 expected
ArgumentCountError: Too few arguments to function Item::s(), 0 passed and exactly 2 expected
-- [1]
"[\"1\"]3"
"[1]"
[false,1,"B"]
[7,1,2]
ArgumentCountError: Too few arguments to function Item::s(), 1 passed and exactly 2 expected
-- [1,2]

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"1\",\"written\"]3"
"[1,2]"
[false,1,2]
[7,1,2]
["Sub",1,2]
-- [1,2,3,4]

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"1\",\"written\",3,4]3"
"[1,2,3,4]"
[false,1,2]
[7,1,2]
["Sub",1,2]
-- {"a":1,"b":2}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"1\",\"written\"]3"
"{\"a\":1,\"b\":2}"
[false,1,2]
[7,1,2]
["Sub",1,2]
-- {"b":2,"a":1}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"1\",\"written\"]3"
"{\"b\":2,\"a\":1}"
[false,1,2]
[7,1,2]
["Sub",1,2]
-- {"b":2}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
ArgumentCountError: plain(): Argument #1 ($a) not passed
"{\"b\":2}"
ArgumentCountError: {closure}(): Argument #1 ($a) not passed
ArgumentCountError: Item::m(): Argument #1 ($a) not passed
ArgumentCountError: Item::s(): Argument #1 ($a) not passed
-- {"c":3,"a":1}
"[\"1\",\"written\",3]3"
"{\"c\":3,\"a\":1}"
Error: Unknown named parameter $c
Error: Unknown named parameter $c
Error: Unknown named parameter $c
-- {"0":1,"b":2}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"1\",\"written\"]3"
"{\"0\":1,\"b\":2}"
[false,1,2]
[7,1,2]
["Sub",1,2]
-- {"0":1,"a":2}
Error: Named parameter $a overwrites previous argument
"{\"0\":1,\"a\":2}"
Error: Named parameter $a overwrites previous argument
Error: Named parameter $a overwrites previous argument
Error: Named parameter $a overwrites previous argument
-- {"a":1,"0":2}
Error: Cannot use positional argument after named argument
Error: Cannot use positional argument after named argument
Error: Cannot use positional argument after named argument
Error: Cannot use positional argument after named argument
Error: Cannot use positional argument after named argument
-- {"a":1,"z":2}
Error: Unknown named parameter $z
"{\"a\":1,\"z\":2}"
Error: Unknown named parameter $z
Error: Unknown named parameter $z
Error: Unknown named parameter $z
-- {"5":"five","3":"three"}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"five\",\"written\"]3"
"[\"five\",\"three\"]"
TypeError: {closure}(): Argument #1 ($a) must be of type int, string given
[7,"five","three"]
TypeError: Item::s(): Argument #1 ($a) must be of type int, string given
-- {"c":3,"b":2,"a":"one"}

Warning: plain(): Argument #2 ($b) must be passed by reference, value given in {PWD}/invoke_args.php on line 30
"[\"one\",\"written\",3]3"
"{\"c\":3,\"b\":2,\"a\":\"one\"}"
Error: Unknown named parameter $c
Error: Unknown named parameter $c
Error: Unknown named parameter $c
-- {"a":"x"}
"[\"x\"]3"
"{\"a\":\"x\"}"
TypeError: {closure}(): Argument #1 ($a) must be of type int, string given
[7,"x",2]
TypeError: Item::s(): Argument #1 ($a) must be of type int, string given
"[\"x\"]3"
"[\"x\",\"written\",4]4"
ArgumentCountError: Too few arguments to function plain(), 0 passed and at least 1 expected
[false,1,"B"]
[false,1,"B"]
TypeError: {closure}(): Argument #1 ($a) must be of type int, string given
"x--"
1
"ABC"
[3,"first","second"]
"[\"a\",\"written\"]3"
string(7) "written"
LogicException: inside
