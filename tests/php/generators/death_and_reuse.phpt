--TEST--
Generators die, and are made anew, as in PHP: values, handles, finally blocks, loops over none
--FILE--
<?php
class Loud { function __construct(public string $name) {} function __destruct() { echo "-{$this->name} "; } }
class Source { function numbers() { $own = new Loud('own'); yield 1; yield new Loud('value'); return $this; } function __destruct() { echo "-source "; } }
function numbers($argument) { $a = new Loud('a'); $b = new Loud('b'); yield 1; yield 2; return new Loud('returned'); }
function guarded() { try { yield 1; yield 2; } finally { echo "finally "; } }
function passing() { yield from numbers(new Loud('inner')); }
function with_loop() { foreach (numbers(new Loud('looped')) as $number) { yield $number; } }
function in_call() { return strlen(yield 'x'); }
$cases = [
    'never started' => function () { numbers(new Loud('argument')); },
    'at its first yield' => function () { $g = numbers(new Loud('argument')); $g->current(); $g = null; },
    'finished' => function () { $g = numbers(new Loud('argument')); foreach ($g as $v) echo "$v "; echo "| "; $g = null; },
    'returned value' => function () { $g = numbers(null); while ($g->valid()) $g->next(); echo get_class($g->getReturn()), ' '; },
    'left early' => function () { foreach (numbers(new Loud('argument')) as $v) { echo "$v "; break; } echo "| "; },
    'of an object' => function () { foreach ((new Source)->numbers() as $v) echo is_int($v) ? $v : $v->name, ' '; },
    'of a closure' => function () { $l = new Loud('bound'); $g = (function () use ($l) { yield $l->name; yield 2; })(); $l = null; echo $g->current(), ' '; $g = null; },
    'with finally' => function () { $g = guarded(); $g->current(); $g = null; },
    'finished with finally' => function () { foreach (guarded() as $v) echo "$v "; },
    'delegating' => function () { $g = passing(); $g->current(); $g = null; },
    'in a loop of its own' => function () { $g = with_loop(); $g->next(); echo $g->current(), ' '; $g = null; },
    'in a call' => function () { $g = in_call(); $g->current(); $g = null; },
    'thrown out of' => function () { $g = (function () { $l = new Loud('local'); yield 1; throw new Exception('x'); })(); try { foreach ($g as $v) echo "$v "; } catch (Exception $e) { echo "caught "; } unset($e); echo "| "; },
    'thrown into' => function () { $g = numbers(new Loud('argument')); $g->current(); try { $g->throw(new Exception('x')); } catch (Exception $e) { echo "caught "; } unset($e); echo "| "; },
    'weakly held' => function () { $g = numbers(null); $r = WeakReference::create($g); $g = null; var_dump($r->get()); },
    'keys' => function () { for ($i = 0; $i < 3; $i++) { $g = (function () { yield 'k' => 1; yield 2; yield 10 => 3; yield 4; })(); foreach ($g as $k => $v) echo "$k=$v "; } },
    'sent to' => function () { for ($i = 0; $i < 2; $i++) { $g = (function () { $x = yield 1; echo "got $x "; yield; })(); $g->current(); $g->send("s$i"); } },
];
for ($round = 0; $round < 2; $round++) {
    foreach ($cases as $name => $case) {
        echo "$name: ";
        $case(); $p = []; for ($q = 0; $q < 4; $q++) $p[] = new stdClass; foreach ($p as $pp) echo spl_object_id($pp), " "; $p = null;
        echo "\n";
    }
}
$g1 = numbers(null); $g2 = numbers(null);
var_dump($g1, $g2, new stdClass);
unset($g1);
foreach (numbers(null) as $k => $v) { var_dump(spl_object_id(new stdClass)); break; }
var_dump(spl_object_id(new stdClass));
function nested($n) { if ($n > 0) { yield $n; foreach (nested($n - 1) as $v) yield $v; } }
echo implode(',', iterator_to_array(nested(5), false)), "\n";
function none() { if (false) yield 1; }
foreach (none() as $v) echo $v; foreach (none() as $k => $v) echo $v; echo count(iterator_to_array(none())), " none\n";
$o = new stdClass; $o->g = (function () use ($o) { $l = new Loud('cyclic'); yield 1; })(); $o->g->current(); $o = null; gc_collect_cycles(); echo "collected\n";
function trace() { yield (new Exception)->getTraceAsString(); }
foreach (trace() as $t) echo $t, "\n";
echo "end\n";
--EXPECTF--
never started: -argument 18 19 20 21 
at its first yield: -argument -a -b 19 22 18 20 
finished: 1 2 -argument -a -b | -returned 22 24 19 23 
returned value: -a -b Loud -returned 19 20 22 24 
left early: 1 -argument -a -b | 19 20 21 23 
of an object: 1 value -own -source -value 22 19 20 21 
of a closure: bound -bound 22 19 20 23 
with finally: finally 20 19 22 21 
finished with finally: 1 2 finally 19 22 20 23 
delegating: -inner -a -b 20 19 24 21 
in a loop of its own: 2 -looped -a -b 24 23 20 18 
in a call: 20 23 24 21 
thrown out of: 1 -local caught | 23 22 20 24 
thrown into: -argument -a -b caught | 22 18 21 23 
weakly held: NULL
18 21 22 24 
keys: k=1 0=2 10=3 11=4 k=1 0=2 10=3 11=4 k=1 0=2 10=3 11=4 18 22 21 23 
sent to: got s0 got s1 24 18 22 21 
never started: -argument 22 18 24 23 
at its first yield: -argument -a -b 18 21 22 24 
finished: 1 2 -argument -a -b | -returned 21 19 18 20 
returned value: -a -b Loud -returned 18 24 21 19 
left early: 1 -argument -a -b | 18 24 23 20 
of an object: 1 value -own -source -value 21 18 24 23 
of a closure: bound -bound 21 18 24 20 
with finally: finally 24 18 21 23 
finished with finally: 1 2 finally 18 21 24 20 
delegating: -inner -a -b 24 18 19 23 
in a loop of its own: 2 -looped -a -b 19 20 24 22 
in a call: 24 20 19 23 
thrown out of: 1 -local caught | 20 21 24 19 
thrown into: -argument -a -b caught | 21 22 23 20 
weakly held: NULL
22 23 21 19 
keys: k=1 0=2 10=3 11=4 k=1 0=2 10=3 11=4 k=1 0=2 10=3 11=4 22 21 23 20 
sent to: got s0 got s1 19 22 21 23 
object(Generator)#21 (0) {
}
object(Generator)#22 (0) {
}
object(stdClass)#19 (0) {
}
int(18)
-a -b int(19)
5,4,3,2,1
0 none
-cyclic collected
#0 %s(46): trace()
#1 {main}
end
