--TEST--
strlen(), count() and casts of other types where types are strict
--FILE--
<?php
declare(strict_types=1);
$reference = &$text;
$text = "abc";
foreach ([null, 5, 1.5, true, [], new stdClass, "ab", STDIN] as $value) {
    foreach ([fn() => strlen($value), fn() => count($value), fn() => in_array($value, ["ab", "5"], true), fn() => gettype($value)] as $use) {
        try {
            echo json_encode($use()), "\n";
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
echo strlen($reference), "\n";
--EXPECT--
strlen(): Argument #1 ($string) must be of type string, null given
count(): Argument #1 ($value) must be of type Countable|array, null given
false
"NULL"
strlen(): Argument #1 ($string) must be of type string, int given
count(): Argument #1 ($value) must be of type Countable|array, int given
false
"integer"
strlen(): Argument #1 ($string) must be of type string, float given
count(): Argument #1 ($value) must be of type Countable|array, float given
false
"double"
strlen(): Argument #1 ($string) must be of type string, bool given
count(): Argument #1 ($value) must be of type Countable|array, bool given
false
"boolean"
strlen(): Argument #1 ($string) must be of type string, array given
0
false
"array"
strlen(): Argument #1 ($string) must be of type string, stdClass given
count(): Argument #1 ($value) must be of type Countable|array, stdClass given
false
"object"
2
count(): Argument #1 ($value) must be of type Countable|array, string given
true
"string"
strlen(): Argument #1 ($string) must be of type string, resource given
count(): Argument #1 ($value) must be of type Countable|array, resource given
false
"resource"
3
