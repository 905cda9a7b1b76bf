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
from zvm.runtime.values.counting import UNHELD
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
ARRAY_BYTES, OBJECT_BYTES, REFERENCE_BYTES, FRAME_BYTES = 56, 48, 32, 80  # an object with its place in the store
ZVAL_BYTES, BUCKET_BYTES = 16, 36  # an element of a packed array; of a hash, with its place in it
SMALLEST_ROOM = 8  # elements an array has room for
LARGE_LIST = 1000  # elements of a list that is found by itself, not by its array: it may be one that is being made
_FALLBACK = 8  # whatever was not found does not make the process larger than so many times the limit,
_MODULES = 32 << 20  # and what modules that are loaded while the script runs take
_FALLBACK_WAITING, _WAIT = 4, 0.2  # the same where a count has been wanted for that many seconds
_SOON = 2  # a script seldom holds more than so many times what the process has grown by,
_SOONER, _FEW_BLOCKS = 4, 200_000  # but copies of arrays do, which is seen where few objects are quickly counted
_LEAST_STEP = 20  # a script that holds nearly the limit is counted when it may have grown by that part of it
_GROWTH = 2 << 30  # bytes a second that a process may grow by
_SAMPLE = 256  # frames that tell how much of the process the others take
_DEEP = 16  # that part of the limit is taken by so many frames that they are looked at
_FRAME_BLOCKS, _NUMBER_BLOCK = 208, 32  # bytes of the process: a frame with its own number but its slots; a number
_ALLOCATORS = 1.04  # with what the allocators need for themselves
_SMALL_INTS = 256  # the last int that is there once only
_PAUSE = 20.0  # between two counts in a process that does not grow: so many times as long as one takes
_STALE = 0.1  # the same before a large allocation
_REST = 4.0  # between two counts in one that grows, unless by as much as is left
_LONG_COUNT, _LONGEST_VALUE = 1.0, 1e-6  # seconds that a count takes at most, and a value
_FIRST_QUESTIONS, _FIRST_SECONDS = 200, 0.1  # so many are answered exactly, in so much time spent on them,
_FIRST_SECONDS_IN_PYTHON = 1.0  # or that much without native code, which counts faster
_FEWEST_REPETITIONS, _MOST_REPETITIONS = 64, 512
_SHARE, _FREE = 50, 0.01  # the same for a script that asks, after so many seconds spent on it,
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
    others: list[PhpObject] = []
    total += frames_bytes(engine.current_execute_data) + objects_bytes(gc.get_objects(), others)
    for each in others:
        try:
            total += _object(each)
        except AttributeError:  # it is being made
            continue
    return total


def _frames_bytes(frame: ExecuteData | None) -> int:
    """What a frame and those before it hold. Large lists of slots are found among the objects, too."""
    total = 0
    while frame is not None:
        total += frame_bytes(frame) - _list(frame.slots)
        frame = frame.prev
    return total


def _objects_bytes(objects: list[Any], others: list[Any]) -> int:
    """What the arrays, lists and references of a list hold; its PHP objects are appended to `others`, in native code
    only those that keep something of their own."""
    total = 0
    kinds = {kind: measure for kind in set(map(type, objects)) if (measure := measure_of(kind))}
    for each in compress(objects, map(kinds.__contains__, map(type, objects))):
        measure = kinds[type(each)]
        if measure is _object:
            others.append(each)
        else:
            try:
                total += measure(each)
            except AttributeError:  # it is being made
                continue
    return total


# the native tier has loops of its own for these (handlers/native/kernels/base/memory_count.py)
frames_bytes, objects_bytes = _frames_bytes, _objects_bytes


def element_bytes(values: list[Any]) -> int:
    """A list of an object's own with room for just its elements: nothing where it is large and found by itself."""
    return 0 if len(values) >= LARGE_LIST else ZVAL_BYTES * len(values) + string_bytes(values)


def table_bytes(count: int) -> int:
    """A hash table of an object's own with so many elements."""
    return _block(BUCKET_BYTES * _room(count)) if count else 0


def _list(values: list[Any]) -> int:
    return ZVAL_BYTES * _room(len(values)) + string_bytes(values) if len(values) >= LARGE_LIST else 0


def frame_bytes(frame: ExecuteData) -> int:
    """Variables only: a temporary's slot may still point to a number that native code has given up."""
    variables = frame.slots[:len(getattr(frame.func, "vars", ()))]
    return FRAME_BYTES + ZVAL_BYTES * len(frame.slots) + string_bytes(variables, 1)


def _reference(reference: Reference) -> int:
    return REFERENCE_BYTES + string_bytes((reference.value,), 1)


def _object(object: PhpObject) -> int:
    ce: ClassEntry | None = object.ce
    if ce is None:  # it died, and is kept to be another one (kernels/objects/recycling.py)
        return 0
    size = _block(OBJECT_BYTES + ZVAL_BYTES * len(object.slots)) + string_bytes(object.slots) + object.own_bytes
    if object.dynamic:
        size += ARRAY_BYTES + _hash(object.dynamic)
    return size


def _array(array: PhpArray) -> int:
    packed = array.packed
    if packed is None:
        return ARRAY_BYTES + _hash(array.hash)  # type: ignore[arg-type]
    if len(packed) < LARGE_LIST:  # else it is found by itself
        return ARRAY_BYTES + (_block(ZVAL_BYTES * _room(len(packed)) + 8) + string_bytes(packed) if packed else 0)
    return ARRAY_BYTES


_MEASURES: dict[type, Callable[[Any], int]] = {
    PhpArray: _array, list: _list, Reference: _reference}


def measure_of(kind: type) -> Callable[[Any], int] | None:
    """What tells how much a value of a type holds; None where it is nothing of the script's."""
    return _object if issubclass(kind, PhpObject) else _MEASURES.get(kind)


def _hash(elements: dict[Any, Any]) -> int:
    if not elements:
        return 0
    return _block(BUCKET_BYTES * _room(len(elements))) + string_bytes(list(elements.values()), 1) + \
        string_bytes([key for key in elements if type(key) is str], 1)


def _room(count: int) -> int:
    """How many elements Zend makes room for."""
    return 0 if not count else SMALLEST_ROOM if count <= SMALLEST_ROOM else 1 << (count - 1).bit_length()


def _block(size: int) -> int:
    """The size of the block that Zend's allocator gives."""
    if size <= 64:
        return size + 7 & ~7
    step = 1 << (size - 1).bit_length() - 3 if size <= 3072 else 4096
    return -(-size // step) * step


def string_bytes(values: Any, others: int = 0) -> int:
    """The strings among values; of one that has several holders each counts its share. `others`: references that each
    has besides, from a copy of what holds them."""
    if len(values) > SMALLEST_ROOM and str not in set(map(type, values)):
        return 0
    total = 0
    others += UNHELD
    for value in values:
        if type(value) is str and len(value) > 1:
            total += (len(value) + 32 & ~7) // max(getrefcount(value) - others, 1)
    return total


def _frames_taken(engine: Any) -> int:
    """What the frames take in Zend, in bytes; 0 where they matter little. Any thread may ask: no frame is held."""
    try:
        left = engine.current_execute_data.stack_left
    except AttributeError:  # none runs
        return 0
    taken, limit = (engine.stack_origin - left) * ZVAL_BYTES, engine.ini.memory_limit
    return taken if limit // _DEEP < taken <= limit and engine.active_fiber is None else 0


def _resident_share(frame: Any) -> float:
    """How many bytes of the process stand for one byte of Zend's frames, by the last of them."""
    last = each = frame
    resident = 0
    for _ in range(_SAMPLE):
        resident += _FRAME_BLOCKS + each.slots.__sizeof__()
        resident += _NUMBER_BLOCK * sum(type(value) is int and value > _SMALL_INTS for value in each.slots)
        if each.prev is None:
            break
        each = each.prev
    taken: int = max((each.stack_left - last.stack_left) * ZVAL_BYTES, 1)
    return resident * _ALLOCATORS / taken


class MemoryAccount:
    """Keeps memory_limit for one process, which held `start` bytes before the script: tells when that holds more than
    the limit allows."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.last = (0, 0)  # what was held, and by how much the process had grown, at the last count
        self.next_count = 0  # bytes the process has grown by when it is time to count, by the most compact of values,
        self.sure_count = 0  # and by others, for which counting need not rest; 0: not yet known
        self.wanted_since = 0.0  # when a count was first asked for that has not been made
        self.limit = 0  # that it was determined for
        self.frames = (0, 0.0)  # what Zend's frames would take, and the process's bytes for each of these
        self.took = 0.0  # seconds of processor time, the last count
        self.rests_until = 0.0  # processor time from which it may be counted again, so that counting is a small part
        self.not_before = self.stale_from = 0.0  # processor time from which a process that does not grow, a large
        # allocation has it count
        self.interval = _LONGEST  # seconds until it is to be asked again, so that growth is noticed in time
        self.peak = 0  # the most that was counted
        self.most_resident = peak_resident_bytes()  # that had been before
        self.counting, self.questions = 0.0, 0  # seconds of processor time that the script's questions took; how many
        self.asked_from = 0.0  # when, in the thread's processor time, one is answered by counting again
        self.looked_from = 0.0  # when, likewise, the size of the process may be asked for
        self.repeated = (-1, 0)  # the last answer, and how often it was given
        self.given_back = 0  # bytes that the system had been given back when `asked_from` was `looked_for`
        self.looked_for = -1.0

    def _load(self, engine: Engine) -> tuple[int, int]:
        """By how much the process has grown but for its frames, and what Zend's frames would take: how deep they are is
        known without a look at each. Zeros and the whole growth where frames matter little, or were not looked at."""
        grown, taken, (sampled, share) = self._grown(), _frames_taken(engine), self.frames
        return (grown - int(share * taken), taken) if sampled // 2 < taken < sampled * 2 else (grown, 0)

    def _look_at_frames(self, engine: Engine) -> None:
        """Note how large the last frames are in this process, where frames matter. To be called in the thread that runs
        the engine: a frame that another holds dies there."""
        taken, (sampled, _) = _frames_taken(engine), self.frames
        if taken and not sampled // 2 < taken < sampled * 2:
            self.frames = taken, _resident_share(engine.current_execute_data)

    def should_count(self, engine: Engine) -> bool:
        """Has the process grown by so much that it is time to count? Asked from another thread, too."""
        limit = engine.ini.memory_limit
        if limit != self.limit:
            self.limit, self.next_count, self.sure_count = limit, limit // _SOONER, limit
        grown, frames = self._load(engine)
        load = grown + frames // _SOON
        is_time = load >= limit and time.process_time() >= self.not_before or \
            load >= self.next_count and (load >= self.sure_count or time.process_time() >= self.rests_until)
        if not is_time:
            self.wanted_since = 0.0
        elif not self.wanted_since:
            self.wanted_since = time.monotonic()
        self.interval = _SHORTEST if is_time else min(max((self.next_count - load) / _GROWTH, _SHORTEST), _LONGEST)
        return is_time

    def is_far_exceeded(self, engine: Engine) -> bool:
        """Is the process so large that there is no need to count, or no time? Asked from another thread."""
        is_waiting = self.wanted_since and time.monotonic() - self.wanted_since > _WAIT
        factor = _FALLBACK_WAITING if is_waiting else _FALLBACK
        return self._grown() > factor * engine.ini.memory_limit + _MODULES

    def may_take(self, seconds: float) -> bool:
        """Whether counting is over after so many seconds of processor time, as far as can be told before."""
        return self.took < seconds and (seconds > _LONG_COUNT or getallocatedblocks() * _LONGEST_VALUE < seconds)

    def is_exceeded(self, engine: Engine) -> bool:
        """Count if need be: does the script hold more than memory_limit allows?"""
        self._look_at_frames(engine)
        grown, frames = self._load(engine)
        load = grown + frames // _SOON
        limit = engine.ini.memory_limit
        is_cheap = getallocatedblocks() < _FEW_BLOCKS
        factor = _SOONER if is_cheap else _SOON
        if limit <= 0 or limit - frames > factor * grown:
            self.next_count = load + max((limit - frames - factor * grown) // factor, 0)
            return False
        held = self.count(engine)
        self.next_count = load + max((limit - held) // factor, limit // (_LEAST_STEP * factor))
        self.sure_count = load + max(limit - held, limit // _LEAST_STEP)
        return held > limit

    def held(self, engine: Engine, more: int) -> int:
        """About what the script holds, which matters only if it is too much together with `more` bytes."""
        grown = self._grown()
        if grown + more <= engine.ini.memory_limit:
            return grown
        if time.process_time() >= self.stale_from:
            self.count(engine)
        held, before = self.last
        return held + max(grown - before, 0)

    def may_exceed(self, engine: Engine, size: int) -> bool:
        """Whether the script may hold more than memory_limit, of which `size` bytes are no value's yet: the process
        has grown by more since the last count than was left then."""
        grown = self._grown()
        held, before = self.last
        limit = engine.ini.memory_limit
        return size >= limit or grown > limit // _SOONER and held + max(grown - before, 0) > limit

    def usage(self, engine: Engine) -> int:
        """What the script holds, counted for it; a script that asks often gets the last figure in between, as long as
        the process has about the size it had then."""
        began = time.thread_time()
        if began >= self.asked_from or self._has_moved(began):
            self.count(engine)
            took = time.thread_time() - began
            self.counting += took
            self.questions += 1
            self.asked_from = began + took + (_SHARE * took if self.is_asked_often(engine) else 0)
        return self.last[0]

    def is_asked_often(self, engine: Engine) -> bool:
        """Whether so much time was spent on the script's questions that it is told the last figure in between."""
        seconds = _FIRST_SECONDS_IN_PYTHON if engine.tier is None else _FIRST_SECONDS
        return self.counting > _FREE and (self.questions > _FIRST_QUESTIONS or self.counting > seconds)

    def repetitions(self, answer: int) -> int:
        """How often a script that asks often is told an answer before it is looked for again: more often while it stays
        the same."""
        last, times = self.repeated
        times = min(times * 2, _MOST_REPETITIONS) if answer == last else _FEWEST_REPETITIONS
        self.repeated = answer, times
        return times

    def _has_moved(self, now: float) -> bool:
        """Has the process grown or shrunk since the last count? Asks the system only now and then."""
        if now < self.looked_from:
            return False
        self.looked_from = now + _GLANCE
        grown = self._grown()
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

    def _measure(self, engine: Engine) -> int:
        return held_bytes(engine)

    def _grown(self) -> int:
        """By how many bytes the process has grown."""
        return resident_bytes() - self.start

    def count(self, engine: Engine) -> int:
        """Return what the script holds, in bytes; the time that takes grows with it."""
        grown = self._grown()
        began = time.process_time()
        held = self._measure(engine)
        self.wanted_since = 0.0
        now = time.process_time()
        self.took = now - began
        self.not_before, self.stale_from = now + _PAUSE * self.took, now + _STALE * self.took
        self.rests_until = now + _REST * self.took
        self.last = held, grown
        self.peak = max(self.peak, held)
        return held
