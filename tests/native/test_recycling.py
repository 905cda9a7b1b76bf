"""Nothing refers to what died and is kept for what is made next."""
from __future__ import annotations

from zvm.engine import Engine
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
