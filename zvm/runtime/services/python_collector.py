"""Python's cycle collector, of which a process has one, however many engines run in its threads.

While an engine runs it does nothing by itself: cycles are collected when PHP would. A search lists unreachable objects
and leaves them as they are, weak references and all: meanwhile the classes of PHP values have the mark of finalisers
that must not run by themselves (`tp_del`). The values of other engines are left to these, in whose threads destructors
must run. Each step is one call in C, so that no other thread has a turn in the middle of it.
"""
from __future__ import annotations

import gc
from _operator import call
from _thread import RLock
from itertools import starmap

from zvm.runtime.services.addresses import Word, read
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

    Step = tuple[Any, ...]  # a function in C and its arguments

YOUNG, WHOLE_HEAP = 0, 2  # generations
_TP_HASH, _TP_DEL = 120, 376  # where a Python class has these functions
_HARMLESS = read(id(object) + _TP_HASH)  # a function of one object that changes nothing
_DUE = 20_000  # objects made, after which what other engines have left is freed although one runs
_lock = RLock()  # of searches: a finaliser of the host's objects may give another thread a turn in one


class _State:
    """How many engines run, and whether the collector was on before the first of them."""

    def __init__(self) -> None:
        self.running = 0
        self.was_on = False
        self.searcher: Engine | None = None  # the engine for which the last search was


_state = _State()


def pause() -> None:
    """An engine begins to run."""
    with _lock:
        if not _state.running:
            _state.was_on = gc.isenabled()
            gc.disable()
        _state.running += 1


def resume() -> None:
    """It has ended. Where others never do all at once, what ended ones have left is freed now and then."""
    with _lock:
        _state.running -= 1
        if not _state.running:
            if _state.was_on:
                gc.enable()
        elif _state.was_on and gc.get_count()[0] > _DUE:
            free(search(None, WHOLE_HEAP), None)


def may_narrow(engine: Engine) -> bool:
    """Whether values are still as young as the engine's last search has left them. Where others run, their searches
    make them old at any time."""
    return _state.running <= 1 and _state.searcher is engine


def search(engine: Engine | None, generation: int) -> list[Any]:
    """What nothing reaches, in that generation and younger ones, without the values of other engines, which nothing may
    hold when these search."""
    with _lock:
        _state.searcher = engine
        _in_one_go(_searching(generation))
        found = gc.garbage[:]
        gc.garbage.clear()
        _remove_connected(found, _foreign_values(engine, found))
    return found


def free(values: list[Any], make_young: Callable[[list[Any]], Any] | None) -> None:
    """Have Python free what a search has found, and nothing that other threads have lost since. The list is empty
    afterwards. With `make_young`, a function that moves them to the young generation, only that is searched."""
    generation = WHOLE_HEAP if make_young is None else YOUNG
    with _lock:
        steps = _searching(generation) if _state.running > 1 else []
        if make_young is not None:
            steps.append((make_young, values))
        _in_one_go([*steps, (values.clear,), (gc.collect, generation)])
        if gc.garbage:
            gc.garbage.clear()


def _foreign_values(engine: Engine | None, found: list[Any]) -> list[PhpObject]:
    """The objects in the list that other engines have made, unless these have ended or are garbage themselves."""
    foreign: list[PhpObject] = []
    unreachable: set[int] | None = None
    for value in found:
        if isinstance(value, PhpObject) and (maker := _engine_of(value)) is not None and maker is not engine \
                and not maker.objects.destructors_disabled:
            if unreachable is None:
                unreachable = set(map(id, found))
            if id(maker) not in unreachable:
                foreign.append(value)
    return foreign


def _remove_connected(found: list[Any], values: list[PhpObject]) -> None:
    """Remove the values from what was found, with all that holds them and that they hold."""
    by_id = {id(value): value for value in found}
    neighbours: dict[int, list[int]] = {key: [] for key in by_id}
    for key, value in by_id.items():
        for referent in map(id, gc.get_referents(value)):
            if referent in by_id:
                neighbours[key].append(referent)
                neighbours[referent].append(key)
    reached = set(map(id, values))
    values.clear()
    waiting = list(reached)
    while waiting:
        for key in neighbours[waiting.pop()]:
            if key not in reached:
                reached.add(key)
                waiting.append(key)
    found[:] = [value for value in found if id(value) not in reached]


def _engine_of(value: PhpObject) -> Any:
    """The engine that has made an object; None where it was not given a handle."""
    token = getattr(value, "token", None)
    store = getattr(token, "store", None)
    return None if store is None else store.engine


def _searching(generation: int) -> list[Step]:
    """The steps of a search."""
    words = [Word.from_address(id(kind) + _TP_DEL) for kind in _kinds()]
    return [*((setattr, word, "value", _HARMLESS) for word in words), (gc.set_debug, gc.DEBUG_SAVEALL),
            (gc.collect, generation), (gc.set_debug, 0), *((setattr, word, "value", 0) for word in words)]


def _in_one_go(steps: list[Step]) -> None:
    """Take the steps, between which no other thread has a turn."""
    list(starmap(call, steps))


def _kinds() -> list[type]:
    """The Python classes of which every cycle of PHP values has an instance."""
    kinds: list[type] = [Reference, PhpObject]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return kinds
