--TEST--
Arrow functions capture by value, when they are made, whatever they mention
--FILE--
<?php
$x = 1; $y = 2;
$f = fn() => $x + $y;
$x = 10;
echo $f(), "\n";
$g = fn($x) => fn($z) => [$x, $y, $z];
echo json_encode($g('a')('b')), "\n";
$h = fn() => $undefined ?? 'unset';
echo $h(), "\n";
$i = fn() => ++$y;
echo $i(), $i(), $y, "\n";
$n = 'x';
try { var_dump((fn() => $$n)()); } catch (Error $e) { echo $e->getMessage(); }
--EXPECT--
3
["a",2,"b"]
unset
332

Warning: Undefined variable $x in {PWD}/arrow_capture.php on line 13
NULL
