"""Many runs in one process: each engine takes everything with it when it goes."""
from __future__ import annotations

import collections
import gc
import os

import pytest

from zvm.cli.main import run_with_large_stack
from zvm.engine import Engine

RUNS, WARM_UP = 100, 20
POOLED = frozenset(("ExecuteData", "list"))  # what the native tier keeps for the next call: frames and their slots
MOST_POOLED = 4000
MIXED = r"""
class Node { public $other; public static $all = []; function __construct(public int $n) {}
    function __destruct() { static $count = 0; $count++; } function __get($name) { return $name; } }
enum Suit: string { case Hearts = 'H'; case Spades = 'S'; }
set_error_handler(function ($level, $text) { return true; });
function numbers($n) { try { for ($i = 0; $i < $n; $i++) yield "k$i" => $i; } finally { echo 'f'; } }
function fails($depth)
{
    if ($depth === 0) throw new LogicException('deep', 1, new Exception('before'));
    fails($depth - 1);
}
$a = new Node(1); $b = new Node(2); $a->other = $b; $b->other = $a;  // a cycle that stays
Node::$all[] = $a; Node::$all['self'] = &Node::$all;
foreach (numbers(5) as $key => $value) { if ($value === 2) break; }
$half = numbers(9); $half->next();
$fiber = new Fiber(function () { try { Fiber::suspend(new Node(3)); } finally { echo 'g'; } });
$fiber->start();
try { fails(5); } catch (LogicException $e) { $kept = $e; }
$counter = function () { static $n = 0; return ++$n; }; $counter();
$bound = Closure::bind(fn() => $this->n, $a, Node::class);
$list = range(1, 50); usort($list, fn($x, $y) => $y <=> $x); $refs = [&$list[3], 'x' => &$refs];
$file = fopen('php://memory', 'w+'); fwrite($file, str_repeat('x', 10));
$open = fopen(__FILE__, 'r'); $folder = opendir('/');
preg_replace_callback('/(\d)/', fn($m) => $bound() . $undefined, '1 2 3');
eval('class Evaluated extends Node { } function evaluated() { return new Evaluated(7); } $made = evaluated();');
$storage = new SplObjectStorage; $storage[$a] = $b; $map = new WeakMap; $map[$b] = $a;
ob_start(fn($text) => strtoupper($text));
var_dump(Suit::from('H'), $list[3], (string) $kept, $a->missing, unserialize(serialize($b)));
register_shutdown_function(function () use ($half) { echo $half->current(); });
new DateTime('2020-01-01 UTC'); json_encode([$list]); mb_strtoupper('ä'); hash_init('sha256');
throw new Exception('nobody catches it');
"""


def run_mixed(native: bool) -> None:
    written: list[bytes] = []
    engine = Engine([("display_errors", "1")], written.append, native=native)
    engine.set_arguments(__file__, [])
    assert run_with_large_stack(lambda: engine.run_source(f"<?php {MIXED}", __file__)) == 255
    assert b"NOBODY CATCHES IT" in b"".join(written)  # through the output buffer


def census() -> collections.Counter[str]:
    for _ in range(3):
        gc.collect()
    return collections.Counter(type(each).__name__ for each in gc.get_objects())


@pytest.mark.parametrize("native", [False, True], ids=["python", "native"])
def test_nothing_stays_behind(native: bool) -> None:
    for _ in range(WARM_UP):
        run_mixed(native)
    objects, descriptors = census(), len(os.listdir("/proc/self/fd"))
    for _ in range(RUNS):
        run_mixed(native)
    grown = census()
    grown.subtract(objects)
    assert len(os.listdir("/proc/self/fd")) == descriptors
    assert {name: count for name, count in grown.items() if count >= RUNS // 2 and name not in POOLED} == {}
    assert max(grown[name] for name in POOLED) < MOST_POOLED
