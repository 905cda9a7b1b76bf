--TEST--
An exception thrown by the destructor of what dies with an uncaught one is the next one
--FILE--
<?php
class Secret { private function __destruct() {} }
class Thrower { function __destruct() { throw new Exception('d'); } }
function show($e) { for (; $e; $e = $e->getPrevious()) echo get_class($e), ": ", $e->getMessage(), " < "; echo "\n"; }
foreach (['$u = null; $u -= new Secret;', '$x = [] + new Thrower;', 'strlen(new Secret);', 'array_map(function () { $x = [] + new Thrower; }, [1]);',
    'array_map(function () { $l = new Thrower; throw new LogicException("x"); }, [1]);', 'throw new Thrower;'] as $code) {
    try {
        eval($code);
    } catch (Throwable $e) {
        show($e);
    }
}
$u = null;
$u -= new Secret;

?>
--EXPECT--
Error: Call to private Secret::__destruct() from global scope < TypeError: Unsupported operand types: null - Secret < 
Exception: d < TypeError: Unsupported operand types: array + Thrower < 
Error: Call to private Secret::__destruct() from global scope < TypeError: strlen(): Argument #1 ($string) must be of type string, Secret given < 
Exception: d < TypeError: Unsupported operand types: array + Thrower < 
Exception: d < LogicException: x < 
Exception: d < Error: Cannot throw objects that do not implement Throwable < 

Fatal error: Uncaught TypeError: Unsupported operand types: null - Secret in {PWD}/destructor_throws_at_the_end.php:14
Stack trace:
#0 {main}

Next Error: Call to private Secret::__destruct() from global scope in {PWD}/destructor_throws_at_the_end.php:14
Stack trace:
#0 {main}
  thrown in {PWD}/destructor_throws_at_the_end.php on line 14
--EXIT--
255
