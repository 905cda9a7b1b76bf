"""What a script holds, as Zend would count it: the sizes of its strings, arrays, objects, references and frames.

Python's values are larger than Zend's, by a factor that depends on what they are (an int in an array 40 bytes for 16, a
string of a megabyte the same), so the size of the process says little about memory_limit. Counting takes about 50 ns a
value; a limit counts only when the process has grown by enough (`MemoryAccount`).
"""
from __future__ import annotations

import gc
import os
import time
from itertools import compress
from sys import getallocatedblocks, getrefcount

from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import known_resources
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.execute_data import ExecuteData

# bytes in Zend (64 bits)
ARRAY_BYTES, _OBJECT, _REFERENCE, _FRAME = 56, 48, 32, 80  # an object with its place in the store of objects
_ZVAL, _BUCKET = 16, 36  # an element of a packed array; of a hash, with its place in it
_SMALLEST = 8  # elements an array has room for
LARGE_LIST = 1000  # elements of a list that is found by itself, not by its array: it may be one that is being made
_LOCALS = 2  # references to a string that is looked at, besides those that hold it
_FALLBACK = 8  # whatever was not found does not make the process larger than so many times the limit,
_MODULES = 32 << 20  # and what modules that are loaded while the script runs take
_FALLBACK_WAITING, _WAIT = 4, 0.2  # the same where a count has been wanted for that many seconds
_SOON = 2  # a script seldom holds more than so many times what the process has grown by,
_SOONER, _FEW_BLOCKS = 4, 200_000  # but copies of arrays do, which is seen where few objects are quickly counted
_LEAST_STEP = 20  # a script that holds nearly the limit is counted when it may have grown by that part of it
_GROWTH = 2 << 30  # bytes a second that a process may grow by
_PAUSE = 20.0  # between two counts in a process that does not grow: so many times as long as one takes
_STALE = 0.1  # the same before a large allocation
_LONG_COUNT, _LONGEST_VALUE = 1.0, 1e-6  # seconds that a count takes at most, and a value
_SHARE, _FREE = 50, 0.1  # the same for a script that asks, after so many seconds spent on it,
_MOVED, _UNMOVED = 4, 4 << 20  # unless the process has grown or shrunk by that part of its growth, and by so many bytes
_GLANCE = 0.005  # which is looked at after so many seconds
_SYSTEM_PAGE = os.sysconf("SC_PAGE_SIZE")
_MOST_TOLD = 1 << 13  # bytes of such a file
_SHORTEST, _LONGEST = 0.005, 0.1  # seconds between two looks


def resident_bytes() -> int:
    """What the process holds of memory; 0 where the system does not tell."""
    return resident_pages(b"/proc/self/statm") * _SYSTEM_PAGE


def _resident_pages(path: bytes) -> int:
    fields = _told(path).split()
    return int(fields[1]) if fields else 0


resident_pages = _resident_pages  # the native tier has one that gives other threads no turn


def peak_resident_bytes() -> int:
    """The most that the process has held; 0 where the system does not tell."""
    fields = _told(b"/proc/self/status").partition(b"VmHWM:")[2].split(None, 1)
    return int(fields[0]) * 1024 if fields else 0


def _told(path: bytes) -> bytes:
    """What the system tells of the process, b"" for nothing. Without a file object, which takes longer to make."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return b""
    try:
        return os.read(descriptor, _MOST_TOLD)
    except OSError:
        return b""
    finally:
        os.close(descriptor)


def held_bytes(engine: Engine) -> int:
    """Count; changes nothing. To be called in the thread that runs the engine: objects whose last holder this becomes
    die where it ends."""
    total = string_bytes(list(engine.symbol_table.values()), 1) + engine.output.buffered_bytes()
    total += sum(resource.own_bytes for resource in known_resources(engine).values())
    frame = engine.current_execute_data
    own = set()  # lists of slots, which hold more than values
    while frame is not None:  # the collector does not know those that native code has made
        total += frame_bytes(frame)
        own.add(id(frame.slots))
        frame = frame.prev
    objects = gc.get_objects()  # most are not the script's
    kinds = {kind: measure for kind in set(map(type, objects)) if (measure := _measure_of(kind))}
    for found in compress(objects, map(kinds.__contains__, map(type, objects))):
        if id(found) not in own:
            try:
                total += kinds[type(found)](found)
            except AttributeError:  # it is being made
                continue
    return total


def element_bytes(values: list[Any]) -> int:
    """A list of an object's own with room for just its elements: nothing where it is large and found by itself."""
    return 0 if len(values) >= LARGE_LIST else _ZVAL * len(values) + string_bytes(values)


def table_bytes(count: int) -> int:
    """A hash table of an object's own with so many elements."""
    return _block(_BUCKET * _room(count)) if count else 0


def _list(values: list[Any]) -> int:
    return _ZVAL * _room(len(values)) + string_bytes(values) if len(values) >= LARGE_LIST else 0


def frame_bytes(frame: ExecuteData) -> int:
    """Variables only: a temporary's slot may still point to a number that native code has given up."""
    return _FRAME + _ZVAL * len(frame.slots) + string_bytes(frame.slots[:len(getattr(frame.func, "vars", ()))], 1)


def _reference(reference: Reference) -> int:
    return _REFERENCE + string_bytes((reference.value,), 1)


def _object(object: PhpObject) -> int:
    ce: ClassEntry | None = object.ce
    if ce is None:  # it died, and is kept to be another one (kernels/objects/recycling.py)
        return 0
    size = _block(_OBJECT + _ZVAL * len(object.slots)) + string_bytes(object.slots) + object.own_bytes
    if object.dynamic:
        size += ARRAY_BYTES + _hash(object.dynamic)
    return size


def _array(array: PhpArray) -> int:
    packed = array.packed
    if packed is None:
        return ARRAY_BYTES + _hash(array.hash)  # type: ignore[arg-type]
    if len(packed) < LARGE_LIST:  # else it is found by itself
        return ARRAY_BYTES + (_block(_ZVAL * _room(len(packed)) + 8) + string_bytes(packed) if packed else 0)
    return ARRAY_BYTES


_MEASURES: dict[type, Callable[[Any], int]] = {
    PhpArray: _array, list: _list, Reference: _reference}


def _measure_of(kind: type) -> Callable[[Any], int] | None:
    """What tells how much a value of a type holds; None where it is nothing of the script's."""
    return _object if issubclass(kind, PhpObject) else _MEASURES.get(kind)


def _hash(elements: dict[Any, Any]) -> int:
    if not elements:
        return 0
    return _block(_BUCKET * _room(len(elements))) + string_bytes(list(elements.values()), 1) + \
        string_bytes([key for key in elements if type(key) is str], 1)


def _room(count: int) -> int:
    """How many elements Zend makes room for."""
    return 0 if not count else _SMALLEST if count <= _SMALLEST else 1 << (count - 1).bit_length()


def _block(size: int) -> int:
    """The size of the block that Zend's allocator gives."""
    if size <= 64:
        return size + 7 & ~7
    step = 1 << (size - 1).bit_length() - 3 if size <= 3072 else 4096
    return -(-size // step) * step


def string_bytes(values: Any, others: int = 0) -> int:
    """The strings among values; of one that has several holders each counts its share. `others`: references that each
    has besides, from a copy of what holds them."""
    if len(values) > _SMALLEST and str not in set(map(type, values)):
        return 0
    total = 0
    others += _LOCALS
    for value in values:
        if type(value) is str and len(value) > 1:
            total += (len(value) + 32 & ~7) // max(getrefcount(value) - others, 1)
    return total


class MemoryAccount:
    """Keeps memory_limit for one process, which held `start` bytes before the script: tells when that holds more than
    the limit allows."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.last = (0, 0)  # what was held, and by how much the process had grown, at the last count
        self.next_count = 0  # bytes the process has grown by when it is time to count; 0: not yet known
        self.wanted_since = 0.0  # when a count was first asked for that has not been made
        self.limit = 0  # that it was determined for
        self.took = 0.0  # seconds of processor time, the last count
        self.not_before = self.stale_from = 0.0  # processor time from which a process that does not grow, a large
        # allocation has it count
        self.interval = _LONGEST  # seconds until it is to be asked again, so that growth is noticed in time
        self.peak = 0  # the most that was counted
        self.most_resident = peak_resident_bytes()  # that had been before
        self.counting = 0.0  # seconds of processor time that the script's questions have taken
        self.asked_from = 0.0  # when, in the thread's processor time, one is answered by counting again
        self.looked_from = 0.0  # when, likewise, the size of the process may be asked for
        self.given_back = 0  # bytes that the system had been given back when `asked_from` was `looked_for`
        self.looked_for = -1.0

    def should_count(self, engine: Engine) -> bool:
        """Has the process grown by so much that it is time to count? Asked from another thread."""
        limit = engine.ini.memory_limit
        if limit != self.limit:
            self.limit, self.next_count = limit, limit // _SOONER
        grown = resident_bytes() - self.start
        is_time = grown >= self.next_count or grown >= limit and time.process_time() >= self.not_before
        if not is_time:
            self.wanted_since = 0.0
        elif not self.wanted_since:
            self.wanted_since = time.monotonic()
        self.interval = _SHORTEST if is_time else min(max((self.next_count - grown) / _GROWTH, _SHORTEST), _LONGEST)
        return is_time

    def is_far_exceeded(self, engine: Engine) -> bool:
        """Is the process so large that there is no need to count, or no time? Asked from another thread."""
        is_waiting = self.wanted_since and time.monotonic() - self.wanted_since > _WAIT
        factor = _FALLBACK_WAITING if is_waiting else _FALLBACK
        return resident_bytes() - self.start > factor * engine.ini.memory_limit + _MODULES

    def may_take(self, seconds: float) -> bool:
        """Whether counting is over after so many seconds of processor time, as far as can be told before."""
        return self.took < seconds and (seconds > _LONG_COUNT or getallocatedblocks() * _LONGEST_VALUE < seconds)

    def is_exceeded(self, engine: Engine) -> bool:
        """Count: does the script hold more than memory_limit allows?"""
        grown = resident_bytes() - self.start
        limit = engine.ini.memory_limit
        is_cheap = getallocatedblocks() < _FEW_BLOCKS
        factor = _SOONER if is_cheap else _SOON
        if not 0 < limit <= factor * grown:
            self.next_count = limit // factor
            return False
        held = self._count(engine, grown)
        self.next_count = grown + max((limit - held) // factor, limit // (_LEAST_STEP * factor))
        return held > limit

    def held(self, engine: Engine, more: int) -> int:
        """About what the script holds, which matters only if it is too much together with `more` bytes."""
        grown = resident_bytes() - self.start
        if grown + more <= engine.ini.memory_limit:
            return grown
        if time.process_time() >= self.stale_from:
            self._count(engine, grown)
        held, before = self.last
        return held + max(grown - before, 0)

    def usage(self, engine: Engine) -> int:
        """What the script holds, counted for it; a script that asks often gets the last figure in between, as long as
        the process has about the size it had then."""
        began = time.thread_time()
        if began >= self.asked_from or self._has_moved(began):
            self._count(engine, resident_bytes() - self.start)
            took = time.thread_time() - began
            self.counting += took
            self.asked_from = began + took + (_SHARE * took if self.counting > _FREE else 0)
        return self.last[0]

    def _has_moved(self, now: float) -> bool:
        """Has the process grown or shrunk since the last count? Asks the system only now and then."""
        if now < self.looked_from:
            return False
        self.looked_from = now + _GLANCE
        grown = resident_bytes() - self.start
        return abs(grown - self.last[1]) > max(grown // _MOVED, _UNMOVED)

    def peak_usage(self, engine: Engine) -> int:
        """The most that it has held, as far as is known: between counts only what the system has been given back."""
        used = self.usage(engine)
        if self.looked_for != self.asked_from:  # since the last count
            most = peak_resident_bytes()
            self.given_back = max(most - resident_bytes(), 0) if most > self.most_resident else 0
            self.looked_for = self.asked_from
        limit = engine.ini.memory_limit
        peak = max(self.peak, used + self.given_back)
        return max(min(peak, limit), used) if limit > 0 else peak

    def reset_peak(self) -> None:
        """Forget what was held before now."""
        self.peak = self.given_back = 0
        self.most_resident = peak_resident_bytes()

    def _count(self, engine: Engine, grown: int) -> int:
        began = time.process_time()
        held = held_bytes(engine)
        self.wanted_since = 0.0
        now = time.process_time()
        self.took = now - began
        self.not_before, self.stale_from = now + _PAUSE * self.took, now + _STALE * self.took
        self.last = held, grown
        self.peak = max(self.peak, held)
        return held
