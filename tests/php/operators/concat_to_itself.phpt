--TEST--
A variable appended to itself is converted once
--FILE--
<?php
class Named { function __toString() { static $n = 0; return 's' . ++$n; } }
function array_() { $b = [1]; $b .= $b; return $b; }
function object() { $b = new Named; $b .= $b; return $b; }
function two_variables() { $b = [1]; $c = $b; $b .= $c; return $b; }
function by_reference() { $b = [1]; $c = &$b; $b .= $b; return $b; }
function not_in_place() { $b = [1]; return $b . $b; }
function undefined() { $u .= $u; return $u; }
function number() { $b = 1.5; $b .= $b; return $b; }
foreach (['array_', 'object', 'two_variables', 'by_reference', 'not_in_place', 'undefined', 'number'] as $function) {
    echo "$function: ";
    var_dump($function());
}
set_error_handler(function ($number, $message) { throw new ErrorException($message); });
function handler_throws($variable) {
    try {
        $variable .= $variable;
    } catch (ErrorException $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $undefined .= $undefined;
    } catch (ErrorException $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($variable, $undefined);
}
handler_throws([1]);
--EXPECT--
array_: 
Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 3
string(10) "ArrayArray"
object: string(4) "s1s1"
two_variables: 
Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 5

Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 5
string(10) "ArrayArray"
by_reference: 
Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 6

Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 6
string(10) "ArrayArray"
not_in_place: 
Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 7

Warning: Array to string conversion in {PWD}/concat_to_itself.php on line 7
string(10) "ArrayArray"
undefined: 
Warning: Undefined variable $u in {PWD}/concat_to_itself.php on line 8

Warning: Undefined variable $u in {PWD}/concat_to_itself.php on line 8
string(0) ""
number: string(6) "1.51.5"
Array to string conversion
Undefined variable $undefined
array(1) {
  [0]=>
  int(1)
}
NULL
