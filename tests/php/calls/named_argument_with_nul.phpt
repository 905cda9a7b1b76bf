--TEST--
Messages about named arguments show their names up to a NUL
--FILE--
<?php
function f($a = 1) {}
function g(...$all) { return $all; }
foreach ([fn () => f(...["\0 x" => 1]), fn () => f(...["b\0c" => 1]), fn () => count(...["value\0" => []])] as $call) {
    try {
        $call();
    } catch (Error $e) {
        echo $e->getMessage(), "|\n";
    }
}
echo json_encode(g(...["b\0c" => 1])), "\n";
--EXPECT--
Unknown named parameter $|
Unknown named parameter $b|
Unknown named parameter $value|
{"b\u0000c":1}
