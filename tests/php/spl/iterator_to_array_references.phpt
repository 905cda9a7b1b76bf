--TEST--
iterator_to_array() keeps references
--FILE--
<?php
$x = 1; $y = 2; $arr = [&$x, 'k' => &$y, 3];
foreach ([true, false] as $keep) foreach ([fn() => new ArrayIterator($arr), fn() => new ArrayObject($arr), fn() => new IteratorIterator(new ArrayIterator($arr)), fn() => (function & () use (&$x, &$y) { yield $x; yield 'k' => $y; })()] as $make) {
 $x = 1; $y = 2; $r = iterator_to_array($make(), $keep); $x = 10; $y = 20; echo json_encode($r); $r[0] = 'w'; echo $x, "\n"; }
--EXPECT--
{"0":10,"k":20,"1":3}w
{"0":10,"k":20,"1":3}w
{"0":1,"k":2,"1":3}10
{"0":1,"k":2}10
[10,20,3]w
[10,20,3]w
[1,2,3]10
[10,20]10
