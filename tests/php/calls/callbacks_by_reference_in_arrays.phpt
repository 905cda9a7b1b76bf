--TEST--
Callbacks that are references in an array, or static by __invoke
--FILE--
<?php
class Caller
{
    static $name = 'ucfirst';
    public $each = 'strrev';

    static function upper($matches) { return strtoupper($matches[0]); }
}
$callback = 'Caller::upper';
$pair = ['Caller', 'upper'];
$class = 'Caller';
$half = [&$class, 'upper'];
$closure = fn($matches) => "<$matches[0]>";
echo preg_replace_callback_array(['/a/' => &$callback, '/b/' => &$pair, '/c/' => &$half, '/d/' => &$closure], 'abcd'), "\n";

$bad = 'no such function';
try {
    preg_replace_callback_array(['/a/' => &$bad], 'abcd');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$list = [&$bad];
try {
    preg_replace_callback_array(['/a/' => $list], 'abcd');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$none = [[&$class, 5], [5, &$class], [&$bad, &$bad], [1, 2, 3]];
foreach ($none as $value) {
    try {
        array_map($value, [1]);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump(is_callable($value, true, $name), $name);
}
--EXPECT--
ABC<d>
preg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbacks
preg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbacks
array_map(): Argument #1 ($callback) must be a valid callback or null, second array member is not a valid method
bool(false)
string(5) "Array"
array_map(): Argument #1 ($callback) must be a valid callback or null, first array member is not a valid class name or object
bool(false)
string(5) "Array"
array_map(): Argument #1 ($callback) must be a valid callback or null, class "no such function" not found
bool(true)
string(34) "no such function::no such function"
array_map(): Argument #1 ($callback) must be a valid callback or null, array callback must have exactly two members
bool(false)
string(5) "Array"
