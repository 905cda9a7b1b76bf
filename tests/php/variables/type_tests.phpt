--TEST--
The tests of types, under all their names, on values of every type
--FILE--
<?php
class Counted implements IteratorAggregate {
    public function getIterator(): Iterator { return new EmptyIterator; }
}
$closed = fopen('php://memory', 'r');
fclose($closed);
$values = ['null' => null, 'true' => true, 'int' => 5, 'float' => 5.0, 'nan' => NAN, 'numeric' => '5', 'callable' => 'strlen', 'array' => [], 'object' => new stdClass, 'iterable' => new Counted, 'closure' => fn() => 1, 'resource' => STDIN, 'closed' => $closed];
$tests = ['is_null', 'is_bool', 'is_int', 'is_integer', 'is_long', 'is_float', 'is_double', 'is_string', 'is_numeric', 'is_array', 'is_object', 'is_resource', 'is_scalar', 'is_iterable', 'is_callable', 'is_countable'];
foreach ($values as $name => $value) {
    echo $name, ':';
    foreach ($tests as $test) {
        echo $test($value) ? " $test" : '';
    }
    echo "\n";
}
var_dump(is_null($undefined ?? null), is_bool(false), is_scalar(1.5), is_float(1), is_string(''), is_iterable([1]), is_resource(STDOUT), is_double(.5), is_integer(1), is_long(1));
--EXPECT--
null: is_null
true: is_bool is_scalar
int: is_int is_integer is_long is_numeric is_scalar
float: is_float is_double is_numeric is_scalar
nan: is_float is_double is_numeric is_scalar
numeric: is_string is_numeric is_scalar
callable: is_string is_scalar is_callable
array: is_array is_iterable is_countable
object: is_object
iterable: is_object is_iterable
closure: is_object is_callable
resource: is_resource
closed:
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
