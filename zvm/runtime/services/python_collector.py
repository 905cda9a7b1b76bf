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
from time import sleep

from zvm.runtime.services.addresses import TP_DEL, TP_HASH, Word, read
from zvm.runtime.services.locking import locked_by
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

    MakeYoung = Callable[[list[Any]], Any]
    Step = tuple[Any, ...]  # a function in C and its arguments

YOUNG, WHOLE_HEAP = 0, 2  # generations
_HARMLESS = read(id(object) + TP_HASH)  # a function of one object that changes nothing
_COUNT: Step = (gc.get_stats,)  # of collections that were made: in other threads one may be under way
_DUE = 20_000  # objects made, after which what other engines have left is freed although one runs
_lock = RLock()  # of searches: a finaliser of the host's objects may give another thread a turn in one


class _State:
    """How many engines run, whether the collector was on before the first of them, and what searches need again."""

    def __init__(self) -> None:
        self.running = 0
        self.begun = 0  # how often one began to run
        self.was_on = False
        self.searcher: Engine | None = None  # the engine for which the last search was
        self.kinds: list[type] = []  # the classes that the steps of a search mark
        self.marking: list[Step] = []  # its steps before Python's collector runs
        self.unmarking: list[Step] = []  # … and after


_state = _State()


@locked_by(_lock)
def pause() -> None:
    """An engine begins to run."""
    if not _state.running:
        _state.was_on = gc.isenabled()
        gc.disable()
    _state.running += 1
    _state.begun += 1


@locked_by(_lock)
def resume() -> None:
    """It has ended."""
    _state.running -= 1
    if not _state.running and _state.was_on:
        gc.enable()


def free_ended() -> None:
    """Where engines never end all at once, free now and then what ended ones have left. To be called when no limit is
    watched any more."""
    if _state.running and _state.was_on and gc.get_count()[0] > _DUE:
        free(search(None, WHOLE_HEAP), None)


def may_narrow(engine: Engine) -> bool:
    """Whether values are still as young as the engine's last search has left them. Where others run, their searches
    make them old at any time."""
    return _state.running <= 1 and _state.searcher is engine


def search(engine: Engine | None, generation: int, before: list[Step] | None = None,
           make_young: MakeYoung | None = None) -> list[Any]:
    """What nothing reaches, in that generation and younger ones, without the values of other engines. Steps `before`
    are taken first. Values that ended engines have left are freed (see free())."""
    found: list[Any] = []
    ended: list[Any] = []
    while not _search(engine, [*(before or ()), *_searching(generation)], found, ended):
        before = None
        sleep(0.001)
    if ended:
        free(ended, make_young)
    return found


@locked_by(_lock)
def _search(engine: Engine | None, steps: list[Step], found: list[Any], ended: list[Any]) -> bool:
    """Add what the steps find to the lists; whether they could: a collection may be under way in another thread."""
    results = _in_one_go(steps)
    if _may_be_elsewhere() and _has_not_run(results):
        return False
    _state.searcher = engine
    found += gc.garbage
    gc.garbage.clear()
    foreign = [value for value in instances(found, PhpObject) if _engine_of(value) not in (engine, None)] \
        if _state.begun > 1 else []
    if foreign:
        _take_connected(found, _alive_among(foreign, found))  # nothing may hold these when their engine searches
        ended += _take_connected(found, foreign)
    return True


@locked_by(_lock)
def free(values: list[Any], make_young: MakeYoung | None) -> None:
    """Have Python free what a search has found, and nothing that other threads have lost since. The list is empty
    afterwards. With `make_young`, a function that moves them to the young generation, only that is searched."""
    generation = WHOLE_HEAP if make_young is None else YOUNG
    steps = _searching(generation) if _state.running > 1 else []
    if make_young is not None:
        steps.append((make_young, values))
    _in_one_go([*steps, (values.clear,), (gc.collect, generation)])
    if gc.garbage:
        gc.garbage.clear()


def instances(values: list[Any], kinds: type | tuple[type, ...]) -> list[Any]:
    """Those of many values that are instances of the class or of one of the classes."""
    of_kind = {kind for kind in set(map(type, values)) if issubclass(kind, kinds)}
    return [value for value in values if type(value) in of_kind] if of_kind else []


def _alive_among(objects: list[PhpObject], found: list[Any]) -> list[PhpObject]:
    """Take those out of a list of objects whose engines have not ended and are not garbage themselves."""
    unreachable = set(map(id, found))
    alive: list[PhpObject] = []
    ended: list[PhpObject] = []
    for value in objects:
        engine = _engine_of(value)
        is_ended = engine.objects.destructors_disabled or id(engine) in unreachable
        (ended if is_ended else alive).append(value)
    objects[:] = ended
    return alive


def _take_connected(found: list[Any], values: list[PhpObject]) -> list[Any]:
    """Take the values out of what was found, with all that holds them and that they hold. `values` is empty then."""
    if not values:
        return []
    by_id = {id(value): value for value in found}
    neighbours: dict[int, list[int]] = {key: [] for key in by_id}
    for key, value in by_id.items():
        for referent in map(id, gc.get_referents(value)):
            if referent in by_id:
                neighbours[key].append(referent)
                neighbours[referent].append(key)
    from zvm.runtime.services.reachability import reached_from

    reached = reached_from(map(id, values), neighbours)
    values.clear()
    found[:] = [value for key, value in by_id.items() if key not in reached]
    return [value for key, value in by_id.items() if key in reached]


def _has_not_run(results: list[Any]) -> bool:
    """Whether there was no search, because a collection is under way in another thread, which runs a finaliser."""
    counts = [result for result in results if type(result) is list]
    return len(counts) == 2 and bool(counts[0] == counts[1])


def _may_be_elsewhere() -> bool:
    """Whether other threads may be in the middle of a collection."""
    return _state.running > 1 or _state.was_on


def _engine_of(value: PhpObject) -> Any:
    """The engine that has made an object; None where it was not given a handle."""
    token = getattr(value, "token", None)
    store = getattr(token, "store", None)
    return None if store is None else store.engine


def _searching(generation: int) -> list[Step]:
    """The steps of a search."""
    kinds = _kinds()
    if kinds != _state.kinds:
        words = [Word.from_address(id(kind) + TP_DEL) for kind in kinds]
        _state.marking = [(setattr, word, "value", _HARMLESS) for word in words]
        _state.marking.append((gc.set_debug, gc.DEBUG_SAVEALL))
        _state.unmarking = [(gc.set_debug, 0), *((setattr, word, "value", 0) for word in words)]
        _state.kinds = kinds
    if _may_be_elsewhere():
        return [*_state.marking, _COUNT, (gc.collect, generation), _COUNT, *_state.unmarking]
    return [*_state.marking, (gc.collect, generation), *_state.unmarking]


def _in_one_go(steps: list[Step]) -> list[Any]:
    """What the steps give, between which no other thread has a turn."""
    return list(starmap(call, steps))


def _kinds() -> list[type]:
    """The Python classes of which every cycle of PHP values has an instance."""
    kinds: list[type] = [Reference, PhpObject]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return kinds
