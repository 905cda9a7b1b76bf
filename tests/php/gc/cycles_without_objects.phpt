--TEST--
Cycles of arrays and references, which have no handles, are collected while a script runs
--FILE--
<?php
class Held { public $me; }
$kinds = [
    "itself" => function () { $a = [1]; $a[1] = &$a; },
    "made with it" => function () { $a = null; $a = [&$a, 2]; },
    "two" => function () { $a = [1]; $b = [&$a]; $a[] = &$b; },
    "by an argument" => function () { $f = function (&$x) { $x["self"] = &$x; }; $a = []; $f($a); },
    "by foreach" => function () { $a = [[1], [2]]; foreach ($a as &$v) { $v[] = &$v; } },
    "an object's" => function () { $o = new Held; $o->me = ["x" => [$o]]; },
    "a closure's" => function () { $f = function () use (&$f) { return $f; }; },
    "a generator's" => function () { $g = (function () { $me = yield; yield $me; })(); $g->current(); $g->send($g); },
];
foreach ($kinds as $name => $make) {
    $before = memory_get_usage();
    $runs = gc_status()["runs"];
    for ($i = 0; $i < 40000; $i++) {
        $make();
    }
    echo $name, ": ", gc_status()["runs"] > $runs ? "collected" : "not collected", ", ",
        memory_get_usage() - $before < 12 << 20 ? "flat" : "grows by " . (memory_get_usage() - $before), "\n";
}

gc_collect_cycles();
gc_disable();
$runs = gc_status()["runs"];
for ($i = 0; $i < 40000; $i++) {
    $kinds["itself"]();
}
var_dump(gc_status()["runs"] - $runs);
gc_enable();
var_dump(gc_collect_cycles() > 30000);
--EXPECT--
itself: collected, flat
made with it: collected, flat
two: collected, flat
by an argument: collected, flat
by foreach: collected, flat
an object's: collected, flat
a closure's: collected, flat
a generator's: collected, flat
int(0)
bool(true)
