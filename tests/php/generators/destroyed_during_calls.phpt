--TEST--
A generator destroyed while calls are being made: arguments first to last, no destructor before its constructor
--FILE--
<?php
class P { function __construct(public string $n) {} function __destruct() { echo "~{$this->n} "; } }
function take(...$a) {}
function two($a, $b) {}
class M { function m(...$a) {} static function s(...$a) {} function __destruct() { echo "~M "; } }
foreach ([
 function () { take(new P('a'), new P('b'), yield, new P('d')); },
 function () { (new M)->m(new P('a'), new P('b'), yield); },
 function () { M::s(new P('a'), new P('b'), yield); },
 function () { take(new P('a'), two(new P('b'), yield)); },
 function () { new P(yield 1); },
 function () { new P(new P('x'), yield 1); },
 function () { [new P('a'), new P('b'), yield]; },
 function () { $x = [new P('a'), new P('b'), yield]; },
 function () { strlen(new P('a'), yield); },
 function () { array_map(new P('a'), new P('b'), yield); },
 function () { $l = new P('local'); $m = new P('second'); take($l, new P('arg'), yield); },
 function () { take(a: new P('a'), b: yield); },
 function () { take(...[new P('a'), new P('b')], ...[yield]); },
 function () { $f = fn (...$a) => 1; $f(new P('a'), new P('b'), yield); },
 function () { foreach ([new P('e1'), new P('e2')] as $v) { take(new P('a'), yield); } },
 function () { try { take(new P('a'), new P('b'), yield); } finally { echo "fin "; } },
 function () { echo (new P('t'))->n . take(new P('a'), yield); },
 function () { (new P('c')) -> n . take(new P('a'), yield from (function () { take(new P('in1'), new P('in2'), yield 5); })()); },
] as $i => $f) { $g = $f(); $g->current(); echo "$i: "; $g = null; echo "\n"; }
--EXPECT--
0: ~a ~b 
1: ~a ~b ~M 
2: ~a ~b 
3: ~b ~a 
4: 
5: ~x 
6: ~a ~b 
7: ~a ~b 
8: ~a 
9: ~a ~b 
10: ~second ~local ~arg 
11: ~a 
12: ~a ~b 
13: ~a ~b 
14: ~a ~e1 ~e2 
15: ~a ~b fin 
~t 16: ~a 
~c 17: ~in1 ~in2 ~a
