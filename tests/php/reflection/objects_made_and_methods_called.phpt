--TEST--
newInstance(), invoke() and their kin: what is called, from where, and what it may not be
--FILE--
<?php
interface I {}
interface J extends I {}
abstract class Base implements J {
    private $hidden = 1;
    protected static $st = 2;
    private function secret() { return "secret " . get_class($this); }
    abstract function ab();
    static function stat($x = 1) { return static::class . $x; }
    protected function prot(int &$r) { return ++$r; }
}
final class C extends Base {
    public int $typed = 5;
    private ?C $own = null;
    public readonly array $ro;
    public $free = "f";
    function __construct(public int $c = 0, ?string $d = null, self ...$rest) {}
    function ab() {}
    private function priv($a, $b = [1]) { return [$a, $b]; }
    function types(int $a, ?string $b, self|int $c, ?self $d, mixed $e, bool $f, array $g, float $h, callable $i,
                   iterable $j, object $k, $l, C&I $m, false|null $n, string|null $o): static {}
    function v(): void {}
    function n(): never {}
    function t(): ?bool {}
}
enum E: int {
    case A = 1;
    const X = 2;
    function f() {}
}
class Plain {}
function tried(callable $f) {
    try {
        return json_encode($f());
    } catch (Throwable $error) {
        return get_class($error) . ": " . $error->getMessage();
    }
}

class Hidden {
    private function __construct() {}
}
class Noisy {
    function __construct() { echo "constructed "; }
    function __destruct() { echo "destroyed "; }
}
class Failing {
    function __construct($x) { throw new Exception("thrown $x"); }
}
$object = new C(3);
for ($round = 0; $round < 2; $round++) {
    foreach (["C" => [1], "Plain" => [], "Hidden" => [], "Noisy" => [], "Failing" => [5], "Base" => [], "I" => [], "E" => [],
              "ArrayObject" => [[1, 2]], "Exception" => ["m"]] as $name => $arguments) {
        $class = new ReflectionClass($name);
        echo $name, ": ", tried(fn() => get_class($class->newInstance(...$arguments))), " ",
            tried(fn() => get_class($class->newInstanceArgs($arguments))), " ",
            tried(fn() => get_class($class->newInstanceWithoutConstructor())), "\n";
    }
    echo tried(fn() => (new ReflectionClass("Plain"))->newInstance(1)), "\n";
    echo tried(fn() => (new ReflectionClass("C"))->newInstance(c: 8)->c), "\n";
    echo tried(fn() => (new ReflectionClass("C"))->newInstanceArgs(["c" => 9])->c), "\n";
    echo tried(fn() => (new ReflectionClass("C"))->newInstance("x")), "\n";
    foreach ([["C", "priv", [$object, 1]], ["Base", "secret", [$object]], ["C", "stat", [null, 5]], ["C", "stat", [$object]],
              ["Base", "ab", [$object]], ["C", "priv", [new Plain, 1]], ["C", "priv", [null, 1]], ["C", "priv", [$object]],
              ["C", "priv", []], ["C", "nope", []], ["ArrayObject", "count", [new ArrayObject([1])]]] as [$class, $name, $arguments]) {
        echo tried(fn() => (new ReflectionMethod($class, $name))->invoke(...$arguments)), "\n";
        echo tried(fn() => (new ReflectionMethod($class, $name))->invokeArgs($arguments[0] ?? null, array_slice($arguments, 1))), "\n";
    }
    echo tried(fn() => (new ReflectionMethod("C", "stat"))->invokeArgs(null, ["x" => 9])), "\n";
    echo tried(function () use ($object) {
        $x = 1;
        return [(new ReflectionMethod("C", "prot"))->invokeArgs($object, [&$x]), $x];
    }), "\n";
    $function = new ReflectionFunction(function (int ...$x): ?int { return count($x); });
    echo $function->getName(), $function->getReturnType()->getName(), $function->invoke(1), $function->invokeArgs([1, 2]), "\n";
}
function shown() {
    foreach (debug_backtrace() as $frame) {
        echo $frame["class"] ?? "", $frame["type"] ?? "", $frame["function"], " ";
    }
    echo "\n";
}
class Traced {
    function __construct() { shown(); }
    function method() { shown(); }
    static function still() { shown(); }
}
(new ReflectionClass("Traced"))->newInstance();
(new ReflectionClass("Traced"))->newInstanceArgs([]);
(new ReflectionMethod("Traced", "method"))->invoke(new Traced);
(new ReflectionMethod("Traced", "still"))->invokeArgs(null, []);
array_map([new ReflectionClass("Traced"), "newInstance"], [1]);
call_user_func([new ReflectionMethod("Traced", "still"), "invoke"], null);
echo (new ReflectionMethod(fn($q) => $q, "__invoke"))->invoke(fn($q) => "z$q", 5), "\n";
--EXPECT--
C: "C" "C" "C"
Plain: "Plain" "Plain" "Plain"
Hidden: ReflectionException: Access to non-public constructor of class Hidden ReflectionException: Access to non-public constructor of class Hidden "Hidden"
Noisy: constructed destroyed "Noisy" constructed destroyed "Noisy" destroyed "Noisy"
Failing: Exception: thrown 5 Exception: thrown 5 "Failing"
Base: Error: Cannot instantiate abstract class Base Error: Cannot instantiate abstract class Base Error: Cannot instantiate abstract class Base
I: Error: Cannot instantiate interface I Error: Cannot instantiate interface I Error: Cannot instantiate interface I
E: Error: Cannot instantiate enum E Error: Cannot instantiate enum E Error: Cannot instantiate enum E
ArrayObject: "ArrayObject" "ArrayObject" "ArrayObject"
Exception: "Exception" "Exception" "Exception"
ReflectionException: Class Plain does not have a constructor, so you cannot pass any constructor arguments
8
9
TypeError: C::__construct(): Argument #1 ($c) must be of type int, string given
[1,[1]]
[1,[1]]
"secret C"
"secret C"
"C5"
"C5"
"C1"
"C1"
ReflectionException: Trying to invoke abstract method Base::ab()
ReflectionException: Trying to invoke abstract method Base::ab()
ReflectionException: Given object is not an instance of the class this method was declared in
ReflectionException: Given object is not an instance of the class this method was declared in
ReflectionException: Trying to invoke non static method C::priv() without an object
ReflectionException: Trying to invoke non static method C::priv() without an object
ArgumentCountError: Too few arguments to function C::priv(), 0 passed and at least 1 expected
ArgumentCountError: Too few arguments to function C::priv(), 0 passed and at least 1 expected
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ReflectionException: Trying to invoke non static method C::priv() without an object
ReflectionException: Method C::nope() does not exist
ReflectionException: Method C::nope() does not exist
1
1
"C9"
[2,2]
{closure}int12
C: "C" "C" "C"
Plain: "Plain" "Plain" "Plain"
Hidden: ReflectionException: Access to non-public constructor of class Hidden ReflectionException: Access to non-public constructor of class Hidden "Hidden"
Noisy: constructed destroyed "Noisy" constructed destroyed "Noisy" destroyed "Noisy"
Failing: Exception: thrown 5 Exception: thrown 5 "Failing"
Base: Error: Cannot instantiate abstract class Base Error: Cannot instantiate abstract class Base Error: Cannot instantiate abstract class Base
I: Error: Cannot instantiate interface I Error: Cannot instantiate interface I Error: Cannot instantiate interface I
E: Error: Cannot instantiate enum E Error: Cannot instantiate enum E Error: Cannot instantiate enum E
ArrayObject: "ArrayObject" "ArrayObject" "ArrayObject"
Exception: "Exception" "Exception" "Exception"
ReflectionException: Class Plain does not have a constructor, so you cannot pass any constructor arguments
8
9
TypeError: C::__construct(): Argument #1 ($c) must be of type int, string given
[1,[1]]
[1,[1]]
"secret C"
"secret C"
"C5"
"C5"
"C1"
"C1"
ReflectionException: Trying to invoke abstract method Base::ab()
ReflectionException: Trying to invoke abstract method Base::ab()
ReflectionException: Given object is not an instance of the class this method was declared in
ReflectionException: Given object is not an instance of the class this method was declared in
ReflectionException: Trying to invoke non static method C::priv() without an object
ReflectionException: Trying to invoke non static method C::priv() without an object
ArgumentCountError: Too few arguments to function C::priv(), 0 passed and at least 1 expected
ArgumentCountError: Too few arguments to function C::priv(), 0 passed and at least 1 expected
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given
ReflectionException: Trying to invoke non static method C::priv() without an object
ReflectionException: Method C::nope() does not exist
ReflectionException: Method C::nope() does not exist
1
1
"C9"
[2,2]
{closure}int12
shown Traced->__construct ReflectionClass->newInstance 
shown Traced->__construct ReflectionClass->newInstanceArgs 
shown Traced->__construct 
shown Traced->method ReflectionMethod->invoke 
shown Traced::still ReflectionMethod->invokeArgs 
shown Traced->__construct ReflectionClass->newInstance array_map 
shown Traced::still ReflectionMethod->invoke 
z5
