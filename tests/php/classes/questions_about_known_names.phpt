--TEST--
class_exists(), is_a(), method_exists(), is_callable() and the like: names in any case, kinds, objects of subclasses
--FILE--
<?php
interface Shape { function area(); }
trait Named { public $name; function name() { return $this->name; } }
abstract class Base implements Shape { use Named; private function hidden() {} protected static function kept() {} public static function made() {} }
class Square extends Base { function area() { return 1; } function __invoke() {} }
class Magic { function __call($name, $arguments) { return $name; } }
enum Suit: string implements Shape { case Hearts = 'H'; function area() { return 0; } }
spl_autoload_register(function ($name) { echo "[$name] "; });
function helper() {}
$square = new Square;
foreach (['Square', 'SQUARE', '\\Square', 'Base', 'Shape', 'Named', 'Suit', 'Missing', 'stdClass', 'ArrayAccess', 'ArrayObject', ''] as $name) {
    echo $name, ': ';
    foreach ([class_exists($name), class_exists($name, false), interface_exists($name), trait_exists($name), enum_exists($name), is_a($square, $name), is_subclass_of($square, $name),
              is_a('Square', $name), is_a('Square', $name, true), is_subclass_of('Square', $name), is_a(Suit::Hearts, $name), is_a(fn() => 1, $name)] as $answer) {
        echo (int) $answer;
    }
    echo "\n";
}
foreach (['area', 'AREA', 'name', 'hidden', 'kept', 'made', '__invoke', 'missing', ''] as $name) {
    echo $name, ': ', (int) method_exists($square, $name), (int) method_exists('Square', $name), (int) method_exists(new Magic, $name), (int) method_exists(fn() => 1, $name),
        (int) is_callable([$square, $name]), (int) is_callable([new Magic, $name]), (int) is_callable(['Square', $name]), (int) is_callable([$square, $name], true), "\n";
}
foreach (['helper', 'HELPER', '\\helper', 'strlen', 'missing', 'Square::made', 'Square::area', '', 5, null, 1.5, true, [], [1], [$square], $square, new Magic, fn() => 1, Suit::Hearts, 'strlen ', ['x' => 1, 'y' => 2]] as $value) {
    echo is_string($value) ? $value : gettype($value), ': ', (int) is_callable($value), is_string($value) ? (int) function_exists($value) : '', "\n";
}
class Inside
{
    private function secret() {}
    public function ask() { return [is_callable([$this, 'secret']), is_callable([$this, 'ask']), method_exists($this, 'secret')]; }
}
echo json_encode((new Inside)->ask()), (int) is_callable([new Inside, 'secret']), "\n";
--EXPECT--
Square: 110001001000
SQUARE: 110001001000
\Square: 110001001000
Base: 110001101100
Shape: 001001101110
Named: 000100000000
Suit: 110010000010
Missing: [Missing] [Missing] [Missing] [Missing] 000000000000
stdClass: 110000000000
ArrayAccess: 001000000000
ArrayObject: 110000000000
: 000000000000
area: 11001101
AREA: 11001101
name: 11001101
hidden: 10000101
kept: 11000101
made: 11001111
__invoke: 11011101
missing: 00000101
: 00000101
helper: 11
HELPER: 11
\helper: 11
strlen: 11
missing: 00
Square::made: 10
Square::area: 00
: 00
integer: 0
NULL: 0
double: 0
boolean: 0
array: 0
array: 0
array: 0
object: 1
object: 0
object: 1
object: 0
strlen : 00
array: 0
[true,true,true]0
