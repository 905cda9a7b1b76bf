"""Whether Python's objects are where abi.py says: some are made and looked at.

A debug or free-threaded build has its version's number and other layouts; there the tier must be off, not crash. A
pointer is followed only where everything before it was found right.
"""
from __future__ import annotations

import gc
from _weakref import ref
from sys import getrefcount

from zvm.handlers.native import abi
from zvm.runtime.services.addresses import find_function, read
from zvm.runtime.values.counting import UNHELD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Claim = tuple[str, int, int]  # what is looked at, what is there, what should be

RECORDS = abi.records()
_MASKS = {"i8": (1 << 8) - 1, "i32": (1 << 32) - 1}
_STATE, _ASCII, _LATIN1 = 0x7C, 0x64, 0x24  # a str's kind, compact, ascii: one byte a character
_SMALL_INT = 4  # the flag of a small int (IMMORTALITY_BIT_MASK)
_SMALLEST = 8  # indices of a dict
_NEAR = 40  # bits of the distance between two blocks that Python or malloc() gave
_GENERATION, _THRESHOLD = 24, 16  # bytes of a generation, as in kernels/objects/cycles.py; where it has its threshold
_COLLECTED = -16  # the word that is zero where the collector does not know of an object


class _Base:
    """Whatever can be referred to weakly."""


class _Derived(_Base):
    """It has the deallocator that all classes have."""


class _Unhashable:
    """Its place for a hash function says that there is none."""

    __hash__ = None  # type: ignore[assignment]


class _Final(_Base):
    """It has a finaliser."""

    def __del__(self) -> None:
        pass


def misplaced() -> str | None:
    """What is elsewhere in this interpreter; None where all is in its place."""
    for claims in (_headers, _numbers, _texts, _lists, _dicts, _sets):
        for name, found, expected in claims():
            if found != expected:
                return name
    return None


def _field(at: int, record: str, name: str) -> int:
    """A number or address in the record at an address."""
    place, kind = RECORDS[record][name]
    return read(at + place) & _MASKS[kind] if kind in _MASKS else read(at + place)


def _fields(at: int, record: str, **expected: int) -> Iterator[Claim]:
    for name, value in expected.items():
        yield f"{record}.{name}", _field(at, record, name), value


def _pointer(at: int, record: str, name: str) -> Iterator[Claim]:
    """It may be followed: small objects lie where the object itself does, and numbers are not addresses there."""
    address = _field(at, record, name)
    yield f"{record}.{name}", int(abs(address - at) >> _NEAR == 0 and address % 8 == 0), 1


def _headers() -> Iterator[Claim]:
    value = _Base()
    yield from _fields(id(value), "Object", count=getrefcount(value) - UNHELD + 1, type=id(_Base))
    yield from _fields(id(_Derived), "Type", base=id(_Base), basicsize=_Derived.__basicsize__,
                       dealloc=_field(id(_Base), "Type", "dealloc"), finalize=0, vectorcall=0,
                       traverse=_field(id(_Base), "Type", "traverse"))
    yield "Type.finalize", int(_field(id(_Final), "Type", "finalize") != 0), 1
    yield from _pointer(id(list), "Type", "vectorcall")
    of_class = ref(_Unhashable)  # beside the first one, which is Python's own
    yield from _fields(id(_Unhashable), "Type", hash=find_function("PyObject_HashNotImplemented"),
                       weak_list=id(of_class), delete=0)
    weak = ref(value)
    yield from _fields(id(weak), "WeakReference", object=id(value))


def _numbers() -> Iterator[Claim]:
    is_tagged = abi.version_constants()["TAGGED_INTS"]
    for digits, sign in ((1, 1), (1, -1), (2, 1), (3, -1)):
        number = sign * (7 | 1 << 30 * (digits - 1))
        yield from _fields(id(number), "Long", digit0=7)
        yield "Long.size", _size(number), digits << 3 | 1 - sign if is_tagged else digits * sign
    yield "Long.size", _size(0), 1 if is_tagged else 0
    yield "small ints", id(7) - id(0), 7 * abi.SMALL_INT_SIZE
    fraction = 1.5
    yield "Float.value", read(id(fraction) + RECORDS["Float"]["value"][0]), 0x3FF8 << 48


def _size(number: int) -> int:
    """The field without the flag that small ints have from Python 3.14 on, which native code does not ask for."""
    size = _field(id(number), "Long", "size")
    return size & ~_SMALL_INT if abi.VERSION >= (3, 14) else size


def _texts() -> Iterator[Claim]:
    constants = abi.version_constants()
    for text, state, place in ("ab cd ef", _ASCII, "STR_ASCII_DATA"), ("\xe9b cd ef", _LATIN1, "STR_LATIN1_DATA"):
        yield from _fields(id(text), "Str", length=8, hash=hash(text))
        yield "Str.state", _field(id(text), "Str", "state") & _STATE, state
        yield place, read(id(text) + constants[place]), int.from_bytes(text.encode("latin-1"), "little", signed=True)
    data = b"ab cd ef"
    yield "BYTES_DATA", read(id(data) + abi.BYTES_DATA), int.from_bytes(data, "little")


def _lists() -> Iterator[Claim]:
    triple = (None, True, False)
    yield from _fields(id(triple), "Tuple", size=3, first=id(None), second=id(True), third=id(False))
    values = list(triple)
    yield from _fields(id(values), "List", size=3)
    yield "List.allocated", _field(id(values), "List", "allocated") >> 3, 0
    yield from _pointer(id(values), "List", "items")
    yield "List.items", read(_field(id(values), "List", "items")), id(None)
    yield "what the collector knows", int(read(id(values) + _COLLECTED) != 0), 1
    iterator, counting = iter(values), enumerate(values)
    next(iterator), next(counting)
    yield from _fields(id(iterator), "ListIterator", index=1, list=id(values))
    yield from _fields(id(counting), "Enumeration", index=1)
    yield from _fields(_field(id(counting), "Enumeration", "pair"), "Tuple", second=id(values[0]))


def _dicts() -> Iterator[Claim]:
    for key, kind in ("key", 1), (5, 0):
        table = {key: 1}
        yield from _fields(id(table), "Dict", used=1, values=0)
        yield from _pointer(id(table), "Dict", "keys")
        keys = _field(id(table), "Dict", "keys")
        yield from _fields(keys, "DictKeys", log2_size=3, log2_index_bytes=3, kind=kind, usable=4, entries=1)
        entry = keys + abi.DICT_INDICES + _SMALLEST
        yield "a dict's index", read(keys + abi.DICT_INDICES + hash(key) % _SMALLEST) & 255, 0
        yield "a dict's key", read(entry if kind else entry + 8), id(key)
        yield "a dict's value", read(entry + 8 if kind else entry + 16), id(1)
        if abi.VERSION < (3, 14):  # from then on it knows every dict
            yield "what the collector does not know", read(id(table) + _COLLECTED), 0
        iterator = iter(table.items())
        next(iterator)
        yield from _fields(id(iterator), "DictIterator", dict=id(table), used=1, position=1, left=0)
        yield from _fields(_field(id(iterator), "DictIterator", "pair"), "Tuple", first=id(key))


def _sets() -> Iterator[Claim]:
    known = {_Base}
    yield from _fields(id(known), "Set", mask=7)
    yield from _pointer(id(known), "Set", "table")
    yield "Set.table", read(_field(id(known), "Set", "table") + 16 * (id(_Base) >> 4 & 7)), id(_Base)


def has_generations(first: int) -> bool:
    """Whether the collector has three generations, in an array at this address (CPython 3.14.0 to 3.14.4 have two)."""
    thresholds = [read(first + number * _GENERATION + _THRESHOLD) & _MASKS["i32"] for number in range(3)]
    return thresholds == list(gc.get_threshold()) and 0 not in thresholds


def has_plain_twisters() -> bool:
    """Whether the words of a _random.Random stand where abi.py says; not asked before one is needed, for the start's
    sake."""
    from _random import Random

    twister = Random()
    twister.setstate((7, 9, *range(622), 5))
    return _field(id(twister), "Twister", "index") == 5 and read(id(twister) + abi.TWISTER_STATE) == 7 | 9 << 32
