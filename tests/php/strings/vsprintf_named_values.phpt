--TEST--
vsprintf() of arrays with keys and references
--FILE--
<?php
$reference = 5;
var_dump(vsprintf("%s-%s %2\$s", ['a' => 1, 'b' => 'x']), vsprintf('%d', ['z' => '12abc']), vsprintf("%s %s", ['k' => &$reference, 3 => 'q']));
try {
    vsprintf("%s %s", ['a' => 1]);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(5) "1-x x"
string(2) "12"
string(3) "5 q"
The arguments array must contain 2 items, 1 given
