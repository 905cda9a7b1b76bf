--TEST--
rewind() of generators that delegate, again and again
--FILE--
<?php
// rewind() of generators that delegate, time and again
function values() { yield from [1, 2, 3]; }
function iterator() { yield from new ArrayIterator([1, 2]); }
function inner() { yield 1; yield 2; }
function generator() { yield from inner(); yield 3; }
function nothing() { yield from []; yield 4; }
function plain() { yield 1; yield 2; }
foreach (['values', 'iterator', 'generator', 'nothing', 'plain'] as $name) {
    for ($steps = 0; $steps < 4; $steps++) {
        $g = $name();
        for ($i = 0; $i < $steps; $i++) $g->next();
        try { $g->rewind(); echo $name, " $steps: ", json_encode($g->current()), "\n"; } catch (Exception $e) { echo $name, " $steps: ", $e->getMessage(), "\n"; }
        if ($steps == 0) { $g->rewind(); echo $g->key(), $g->current(), "\n"; }
    }
}
--EXPECT--
values 0: 1
01
values 1: Cannot rewind a generator that was already run
values 2: Cannot rewind a generator that was already run
values 3: Cannot rewind a generator that was already run
iterator 0: 1
01
iterator 1: Cannot rewind a generator that was already run
iterator 2: Cannot rewind a generator that was already run
iterator 3: Cannot rewind a generator that was already run
generator 0: 1
01
generator 1: Cannot rewind a generator that was already run
generator 2: Cannot rewind a generator that was already run
generator 3: Cannot rewind a generator that was already run
nothing 0: 4
04
nothing 1: Cannot rewind a generator that was already run
nothing 2: Cannot rewind a generator that was already run
nothing 3: Cannot rewind a generator that was already run
plain 0: 1
01
plain 1: Cannot rewind a generator that was already run
plain 2: Cannot rewind a generator that was already run
plain 3: Cannot rewind a generator that was already run
