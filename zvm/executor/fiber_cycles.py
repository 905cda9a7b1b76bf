"""Suspended fibers that only hold themselves (zend_fiber_object_gc, zend_unfinished_execution_gc).

What a suspended fiber has on its stack Python's collector cannot see, and takes for held. Its values are in the slots
of its frames, though, which are followed here: a fiber of which, and of all that leads to it, every reference is found
among what fibers hold is reached from nowhere else. What is on the stack besides, such as the arguments of an internal
function that has called back, counts as held by others, so that such a fiber stays.
"""
from __future__ import annotations

from zvm.executor.callables import Callable
from zvm.executor.fibers import Context, StartedFibers
from zvm.executor.generators import GeneratorObject
from zvm.executor.iteration import ForeachReference, ForeachState, PropertySteps, Steps
from zvm.runtime.execute_data import CALL_GENERATOR, ExecuteData
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.services.reachability import add_referents, held_by_others, reached_from
from zvm.runtime.values.arrays import HashTableIterator, PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_BUILTIN: tuple[Any, ...] = ([], (), {}, {}.values(), {}.items())
_HOLDERS = (PhpObject, PhpArray, Reference, ExecuteData, list, dict, tuple, Context, Callable, ObjectIterator,
            HashTableIterator, ForeachState, ForeachReference, Steps, PropertySteps, enumerate,
            *(type(iter(empty)) for empty in _BUILTIN))
_MOST_VALUES = 20_000  # beyond which fibers are kept: a search takes about 1 µs for each


def unreachable_fibers(engine: Engine) -> list[PhpObject]:
    """The suspended fibers that nothing reaches from outside."""
    values: list[Any] = list(engine.state_of(StartedFibers).suspended())
    count = len(values)
    if not count:
        return []
    inside = {id(own) for fiber in values for own in _own_values(fiber.context)}
    referents = add_referents(values, lambda kind: issubclass(kind, _HOLDERS), _MOST_VALUES)
    if referents is None:
        return []
    counts = held_by_others(values, referents)
    for number, value in enumerate(values):
        if isinstance(value, GeneratorObject) and id(value) in inside:
            referents[number] = []  # a generator that runs leads nowhere
    alive = [number for number, value in enumerate(values) if counts[number] > 0 and id(value) not in inside]
    reached = reached_from(alive, referents)
    return [values[number] for number in range(count) if number not in reached]


def _own_values(context: Context) -> list[Any]:
    """What only a suspended fiber's object and stack lead to: its context, its frames, running and pending, with their
    slots, and the generators that run in it."""
    own: list[Any] = [context]
    frame = context.suspended
    while frame is not None:
        own += (frame, frame.slots)
        if frame.flags & CALL_GENERATOR and isinstance(frame.return_value, GeneratorObject):
            own.append(frame.return_value)
        call = frame.call
        while call is not None:
            own += (call, call.slots)
            call = call.prev
        frame = frame.prev
    return own
