"""Nothing refers to what died and is kept for what is made next."""
from __future__ import annotations

import gc

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.memory_usage import held_bytes

_LISTS = """<?php
final class Node { public $next; public $values; }
function chain(int $length) {
    for ($i = 0, $first = null; $i < $length; $i++) {
        $node = new Node; $node->next = $first; $node->values = [$i]; $first = $node;
    }
}
chain(%d);
"""


def held_after(length: int) -> int:
    """The bytes that an engine holds when a chain of so many objects has died."""
    engine = Engine([], lambda data: None)
    engine.run_source(_LISTS % length, "chain.php")
    return held_bytes(engine)


def test_kept_objects_are_no_memory_of_the_script():
    assert abs(held_after(300) - held_after(0)) < 1000


def test_an_object_outlives_what_its_class_had():
    """As where Python clears a class and its objects as one piece of garbage."""
    engine = Engine([], lambda data: None)
    engine.run_source("<?php class Pair { public $a = [1, 2], $b; }", "class.php")
    ce = engine.classes["pair"]
    pair = instantiate(engine, ce)
    del ce.elements
    del pair
    assert ce.name == "Pair"


_SUSPENDED = """<?php
function suspended() { $object = new stdClass; yield 1; }
$generator = suspended();
$generator->current();
$other = $generator;
"""
_HANDLES = """<?php
for ($i = 0; $i < 10; $i++) { $objects[] = $object = new stdClass; $object->dynamic = 1; }
$object = $objects = null;
for ($i = 0; $i < 10; $i++) { $objects[] = new stdClass; }
echo max(array_map('spl_object_id', $objects));
"""


def output_of(code: str) -> bytes:
    written: list[bytes] = []
    Engine([], written.append).run_source(code, "code.php")
    return b"".join(written)


def test_kept_objects_are_as_new_though_the_collector_finalised_them():
    """An object of an engine that is garbage is kept while its generator is finalised, before its own turn comes."""
    gc.collect()
    output_of(_SUSPENDED)
    gc.collect()
    assert output_of(_HANDLES) == b"10"


@pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")
def test_the_first_exception_that_is_caught_is_kept_with_those_before_it():
    """As deep as CPython's deallocators would put some off; the newest one's handle is free last."""
    chain = "function f($n) { try { if ($n > 1) f($n - 1); } finally { throw new Exception; } }"
    code = f"<?php {chain} try {{ f(150); }} catch (Exception) {{ }} echo spl_object_id(new stdClass);"
    assert output_of(code) == b"150"
