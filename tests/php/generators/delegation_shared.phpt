--TEST--
Two generators delegate to the same third one
--FILE--
<?php
function inner() { $x = yield 1; echo "[$x]"; $x = yield 2; echo "[$x]"; yield 3; return "inner done"; }
function outer($name, $inner) { $r = yield from $inner; echo "$name got $r\n"; yield $name; return "$name done"; }
$inner = inner();
$a = outer("a", $inner);
$b = outer("b", $inner);
echo $a->current(), $b->current(), "\n";
echo $a->send("A"), $b->current(), $b->send("B"), $a->current(), "\n";
$a->next();
echo $a->current(), $b->current(), "\n";
$a->next(); $b->next();
echo $a->getReturn(), $b->getReturn(), "\n";
function tree($n) { yield $n; if ($n > 0) { yield from tree($n - 1); yield from tree($n - 1); } }
foreach (tree(3) as $k => $v) echo $k, $v, " ";
echo "\n", implode(",", iterator_to_array(tree(2), false)), "\n";
function keys() { yield 'a' => 1; yield 2; yield 10 => 3; yield 4; yield from [7 => 'x', 8 => 'y']; yield 5; }
foreach (keys() as $k => $v) echo "$k=>$v ";
--EXPECT--
11
[A]22[B]33
a got inner done
a3
b got inner done
a done
Fatal error: Uncaught Exception: Cannot get return value of a generator that hasn't returned in {PWD}/delegation_shared.php:12
Stack trace:
#0 {PWD}/delegation_shared.php(12): Generator->getReturn()
#1 {main}
  thrown in {PWD}/delegation_shared.php on line 12
--EXIT--
255
