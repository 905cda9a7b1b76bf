--TEST--
A fraction that would be lost ends an operation where an exception is under way
--FILE--
<?php
set_error_handler(function ($level, $message) {
    throw new ErrorException($message, 0, $level);
});
#[AllowDynamicProperties]
class Box
{
}
function f()
{
    try {
        $number &= 0.5;
    } catch (ErrorException $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($number);
    $box = new Box;
    try {
        $box->number |= INF;
    } catch (ErrorException $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($box);
    try {
        $other ^= "1.5";
    } catch (ErrorException $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($other);
}
f();
--EXPECT--
Undefined variable $number
NULL
Undefined property: Box::$number
object(Box)#3 (1) {
  ["number"]=>
  NULL
}
Undefined variable $other
NULL
