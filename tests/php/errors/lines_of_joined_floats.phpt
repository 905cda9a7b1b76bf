--TEST--
Literals joined with floats stand where they end
--FILE--
<?php
function f() {
    $x = ['a' => $u +
        ('12'
        . 1e18), 'b' => $v];
    $x = [1.5
        . 'a' . $u,
        $v];
    return 'a' .
        1.5
        . "b"
        . $w;
}
echo f(), "\n";
$x = 1.5
    . 2
    . $y;
echo $x, "\n", 0.1 . "|" . -1.5 . "|" . 1e100, "\n";
ini_set("precision", 5);
echo eval('return 1.23456789 . "";'), "\n";
--EXPECT--
Warning: Undefined variable $u in {PWD}/lines_of_joined_floats.php on line 5

Warning: Undefined variable $v in {PWD}/lines_of_joined_floats.php on line 5

Warning: Undefined variable $u in {PWD}/lines_of_joined_floats.php on line 7

Warning: Undefined variable $v in {PWD}/lines_of_joined_floats.php on line 8

Warning: Undefined variable $w in {PWD}/lines_of_joined_floats.php on line 12
a1.5b

Warning: Undefined variable $y in {PWD}/lines_of_joined_floats.php on line 17
1.52
0.1|-1.5|1.0E+100
1.2346
