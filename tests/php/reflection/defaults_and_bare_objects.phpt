--TEST--
Reflection: defaults of parameters, functions and closures, objects without constructors
--FILE--
<?php
namespace Lib;

const LIMIT = 5;
interface A {}
interface B extends A {}
class Parent_ { public $declared = "d"; public readonly int $r; public function __construct() { echo "constructor\n"; } }
class Child extends Parent_ implements B { public $list = [self::NUMBER, LIMIT]; const NUMBER = 1; public function __destruct() { echo "destructor\n"; } }
abstract class NotMade {}
enum Suit { case Hearts; }
trait T {}
class Item {
    public function twice($n, $by = 2, $list = [1, [2]], ?string $text = null, $limit = LIMIT, $self = self::class, $object = new \stdClass, ...$rest) {}
    public function late($a = 1, $b) {}
}
function named(int $a, string $b = "x", float $f = 1, $n = -1, $true = true) { return [$a, $b]; }

function attempt(callable $do) {
    try {
        var_dump($do());
    } catch (\Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
for ($round = 0; $round < 2; $round++) {
    foreach ([new \ReflectionMethod(Item::class, "twice"), new \ReflectionFunction("Lib\\named"), new \ReflectionFunction("str_pad"),
              @new \ReflectionMethod(Item::class, "late"), new \ReflectionFunction(fn($x = [], $y = null) => 1)] as $function) {
        foreach ($function->getParameters() as $parameter) {
            echo $parameter->getName(), " ";
            attempt(fn() => $parameter->getDefaultValue());
        }
    }
    (new Item)->twice(1);
    named(1);
}
$list = (new \ReflectionMethod(Item::class, "twice"))->getParameters()[2]->getDefaultValue();
$list[] = 3;
var_dump(count((new \ReflectionMethod(Item::class, "twice"))->getParameters()[2]->getDefaultValue()));

echo "-- functions\n";
$closure = fn() => 1;
foreach (["Lib\\named", "\\lib\\NAMED", "strlen", "\\STRLEN", "missing", "", $closure, named(...), (new Item)->twice(...), strlen(...)] as $given) {
    attempt(fn() => (new \ReflectionFunction($given))->name);
    attempt(fn() => (new \ReflectionFunction($given))->isClosure());
}
foreach ([[], [1], [null], [new Item]] as $given) {
    attempt(fn() => (new \ReflectionFunction(...$given))->name);
}
class Described extends \ReflectionFunction { public $mine = 1; public function __construct($f) { parent::__construct($f); $this->mine = strtoupper($this->name); } }
var_dump(new Described("strlen"));

echo "-- without constructors\n";
foreach ([Parent_::class, Child::class, NotMade::class, Suit::class, T::class, A::class, "ArrayObject", "Generator", "Closure", "DateTime", "stdClass"] as $class) {
    attempt(function () use ($class) {
        $made = (new \ReflectionClass($class))->newInstanceWithoutConstructor();
        return [get_class($made), $made instanceof Parent_ ? [$made->declared, $made->list ?? null] : null];
    });
}
--EXPECT--
Deprecated: Optional parameter $a declared before required parameter $b is implicitly treated as a required parameter in {PWD}/defaults_and_bare_objects.php on line 14
n ReflectionException: Internal error: Failed to retrieve the default value
by int(2)
list array(2) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(2)
  }
}
text NULL
limit int(5)
self string(8) "Lib\Item"
object object(stdClass)#15 (0) {
}
rest ReflectionException: Internal error: Failed to retrieve the default value
a ReflectionException: Internal error: Failed to retrieve the default value
b string(1) "x"
f float(1)
n int(-1)
true bool(true)
string ReflectionException: Internal error: Failed to retrieve the default value
length ReflectionException: Internal error: Failed to retrieve the default value
pad_string string(1) " "
pad_type int(1)
a ReflectionException: Internal error: Failed to retrieve the default value
b ReflectionException: Internal error: Failed to retrieve the default value
x array(0) {
}
y NULL
n ReflectionException: Internal error: Failed to retrieve the default value
by int(2)
list array(2) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(2)
  }
}
text NULL
limit int(5)
self string(8) "Lib\Item"
object object(stdClass)#13 (0) {
}
rest ReflectionException: Internal error: Failed to retrieve the default value
a ReflectionException: Internal error: Failed to retrieve the default value
b string(1) "x"
f float(1)
n int(-1)
true bool(true)
string ReflectionException: Internal error: Failed to retrieve the default value
length ReflectionException: Internal error: Failed to retrieve the default value
pad_string string(1) " "
pad_type int(1)
a ReflectionException: Internal error: Failed to retrieve the default value
b ReflectionException: Internal error: Failed to retrieve the default value
x array(0) {
}
y NULL
int(2)
-- functions
string(9) "Lib\named"
bool(false)
string(9) "Lib\named"
bool(false)
string(6) "strlen"
bool(false)
string(6) "strlen"
bool(false)
ReflectionException: Function missing() does not exist
ReflectionException: Function missing() does not exist
ReflectionException: Function () does not exist
ReflectionException: Function () does not exist
string(13) "Lib\{closure}"
bool(true)
string(9) "Lib\named"
bool(true)
string(5) "twice"
bool(true)
string(6) "strlen"
bool(true)
ArgumentCountError: ReflectionFunction::__construct() expects exactly 1 argument, 0 given
ReflectionException: Function 1() does not exist

Deprecated: ReflectionFunction::__construct(): Passing null to parameter #1 ($function) of type Closure|string is deprecated in {PWD}/defaults_and_bare_objects.php on line 47
ReflectionException: Function () does not exist
TypeError: ReflectionFunction::__construct(): Argument #1 ($function) must be of type Closure|string, Lib\Item given
object(Lib\Described)#1 (2) {
  ["name"]=>
  string(6) "strlen"
  ["mine"]=>
  string(6) "STRLEN"
}
-- without constructors
array(2) {
  [0]=>
  string(11) "Lib\Parent_"
  [1]=>
  array(2) {
    [0]=>
    string(1) "d"
    [1]=>
    NULL
  }
}
destructor
array(2) {
  [0]=>
  string(9) "Lib\Child"
  [1]=>
  array(2) {
    [0]=>
    string(1) "d"
    [1]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(5)
    }
  }
}
Error: Cannot instantiate abstract class Lib\NotMade
Error: Cannot instantiate enum Lib\Suit
Error: Cannot instantiate trait Lib\T
Error: Cannot instantiate interface Lib\A
array(2) {
  [0]=>
  string(11) "ArrayObject"
  [1]=>
  NULL
}
ReflectionException: Class Generator is an internal class marked as final that cannot be instantiated without invoking its constructor
ReflectionException: Class Closure is an internal class marked as final that cannot be instantiated without invoking its constructor
array(2) {
  [0]=>
  string(8) "DateTime"
  [1]=>
  NULL
}
array(2) {
  [0]=>
  string(8) "stdClass"
  [1]=>
  NULL
}
