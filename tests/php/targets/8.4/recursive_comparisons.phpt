--TEST--
Comparing what contains itself throws
--INI--
zvm.php=8.4
--FILE--
<?php
$a = new stdClass; $a->a = $a; $b = new stdClass; $b->a = $b;
class C { public $c; } $c = new C; $c->c = $c; $d = new C; $d->c = $d;
$x = []; $x[0] = &$x; $y = []; $y[0] = &$y;
foreach ([fn() => $a == $b, fn() => $c <=> $d, fn() => $x == $y, fn() => in_array($a, [$b])] as $f) try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Nesting level too deep - recursive dependency?
Nesting level too deep - recursive dependency?
Nesting level too deep - recursive dependency?
Nesting level too deep - recursive dependency?
