--TEST--
"$left$undefined" makes a string of the left one before it warns about the right one
--FILE--
<?php
$array = [1];
$number = 2.5;
echo "$array$undefined", "\n";
echo "$undefined$array", "\n";
echo "$number$undefined", "\n";
echo "$undefined$other", "\n";
echo $array . $undefined, "\n";
function f($closure) { return "$closure$nothing"; }
try {
    f(fn() => 1);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
class Text
{
    function __toString(): string
    {
        echo "called\n";
        return "text";
    }
}
$text = new Text;
echo "$text$undefined", "\n";
--EXPECT--
Warning: Array to string conversion in {PWD}/interpolation_of_undefined.php on line 4

Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 4
Array

Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 5

Warning: Array to string conversion in {PWD}/interpolation_of_undefined.php on line 5
Array

Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 6
2.5

Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 7

Warning: Undefined variable $other in {PWD}/interpolation_of_undefined.php on line 7


Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 8

Warning: Array to string conversion in {PWD}/interpolation_of_undefined.php on line 8
Array
Object of class Closure could not be converted to string
called

Warning: Undefined variable $undefined in {PWD}/interpolation_of_undefined.php on line 24
text
