"""Nothing refers to what died and is kept for what is made next."""
from __future__ import annotations

from zvm.engine import Engine
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
