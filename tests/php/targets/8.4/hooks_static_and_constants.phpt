--TEST--
What hooks may contain: static variables, yield, closures, constants
--INI--
zvm.php=8.4
--FILE--
<?php
class S { const K = 3; public $n { get { static $c = 0; return ++$c * self::K; } } public $closure { get => fn() => $this->n; } public iterable $gen { get { foreach ([1, 2] as $x) yield $x; } } public $args { get => func_get_args(); } public $magic { get => __FUNCTION__ . '|' . __METHOD__ . '|' . __CLASS__ . '|' . __PROPERTY__; } } $s = new S; $t = new S; echo $s->n, $t->n, ($s->closure)(), json_encode(iterator_to_array($s->gen)), json_encode($s->args), $s->magic, "\n"; class Kid extends S {} $k = new Kid; echo $k->n, $s->n, $k->magic, "\n";
--EXPECT--
369[1,2][]$magic::get|S::$magic::get|S|magic
1215$magic::get|S::$magic::get|S|magic
