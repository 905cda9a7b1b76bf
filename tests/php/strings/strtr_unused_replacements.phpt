--TEST--
strtr() converts only the replacements it uses
--FILE--
<?php
var_dump(strtr("abc", ["x" => ["q"], "z" => new stdClass, "b" => 1, "c" => null]));
var_dump(strtr("abc", ["a" => ["q"], "z" => new stdClass]));
var_dump(strtr("abc", ["x" => ["q"]]));
?>
--EXPECT--
string(2) "a1"

Warning: Array to string conversion in {PWD}/strtr_unused_replacements.php on line 3
string(7) "Arraybc"

Warning: Array to string conversion in {PWD}/strtr_unused_replacements.php on line 4
string(3) "abc"
