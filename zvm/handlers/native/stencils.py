"""The stencil image: pieces of machine code with holes, from which regions are stitched (zvm/regions), by their number.

File: MAGIC, the key (64 characters: what it was made of), the lengths of the parts, the table of operations (marshal),
then for each stencil a record, the holes and the code, which are read where they stand. An operation's stencils follow
one another from `base` on, one for each combination of places.
"""
from __future__ import annotations

import itertools
import os
import sys
from _collections_abc import Mapping
from _struct import Struct  # struct itself has nothing else to import
from marshal import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

STENCIL_MACHINES = ("x86_64",)  # that stencils are compiled for
MAGIC = b"ZVMSTENC1\n"
KEY_SIZE = 64  # characters
INT_REGISTERS = FLOAT_REGISTERS = 6
SYMBOLS = ("NEXT", "TARGET", "EXIT", "HOT", "COLD", "HA", "HB", "HC", "HD")  # what a hole may be filled with
ABSOLUTE, RELATIVE = 0, 1  # kinds of holes: a number of 32 bits, the distance from the hole to an address
# Words that all regions share, after the countdown to the next visit to Python: objects, and helpers
# (kernels/base/regions.py)
WORDS = ("py_LONG", "py_FLOAT", "py_BOOL", "py_STR", "py_PHP_ARRAY", "py_NONE", "py_TRUE", "py_FALSE",
         "py_LIST_ITERATOR", "py_REFERENCE", "py_UNDEF", "word_store_int", "word_store_float", "word_store_bool",
         "word_append_int", "word_append_float", "word_append_bool",
         "word_clear_text", "word_tick", "word_put_value", "word_append_value", "word_character", "word_same_text",
         "word_same_loosely", "word_find_case", "word_loop_list", "word_loop_keyed", "word_loop_values",
         "word_loop_items", "word_next_entry", "word_hold_text", "word_keep_text",
         "word_box_int", "word_box_float", "word_box_bool", "word_new_array", "word_new_object", "word_release_value",
         "word_count_any", "word_call", "word_separate", "word_separate_slot",
         *(f"word_{verb}_{kind}"
           for verb in ("set", "append", "element", "place", "has", "exists", "entry", "inner", "own", "unset")
           for kind in ("number", "text", "character")))
LIMIT_WORD = 1 + len(WORDS)  # after these: the last place where a frame of a called function may begin
_LENGTHS = Struct("<4I")  # bytes of the table of operations, of the records, of the holes, of the code
_RECORD = Struct("<IIHHHH")  # where the code and the holes begin; bytes of the hot and the cold code; holes in each
_HOLE = Struct("<HBBi")  # where, kind, symbol, addend

Hole = tuple[int, int, int, int]  # where in the code, kind, number of the symbol, addend


class Operation:
    """What a family of stencils does, and the places that its result and its operands may have."""

    __slots__ = ("name", "targets", "sources", "is_commutative", "base", "numbers")

    def __init__(self, name: str, targets: tuple[str, ...], sources: tuple[tuple[str, ...], ...], is_commutative: bool,
                 base: int = 0) -> None:
        """`is_commutative`: only one order of the operands' places is there; `base`: number of the first stencil."""
        self.name, self.targets, self.sources, self.is_commutative = name, targets, sources, is_commutative
        self.base = base
        self.numbers: dict[tuple[str, ...], int] | None = None  # of the combinations, once one was asked for

    def combinations(self) -> Iterator[tuple[str, ...]]:
        """The places of each stencil, in order: the result's, if there is one, then the operands'."""
        targets: Iterable[tuple[str, ...]] = ((target,) for target in self.targets) if self.targets else ((),)
        for target, sources in itertools.product(targets, list(itertools.product(*self.sources))):
            if sources and all(place == "c" for place in sources) and len(sources) > 1:
                continue  # folded
            if self.is_commutative and self.sources[0].index(sources[0]) > self.sources[1].index(sources[1]):
                continue
            yield (*target, *sources)

    def number(self, places: tuple[str, ...]) -> int:
        """The number of the stencil for these places. Raises KeyError."""
        if self.numbers is None:
            self.numbers = {each: self.base + index for index, each in enumerate(self.combinations())}
        return self.numbers[places]

    def stencil_name(self, places: tuple[str, ...]) -> str:
        return ".".join((self.name, *places))


class Stencil:
    """Machine code with holes: the hot part, which goes on with the next stencil at its end, and the cold part."""

    __slots__ = ("hot", "cold", "hot_holes", "cold_holes")

    def __init__(self, hot: bytes, cold: bytes, hot_holes: list[Hole], cold_holes: list[Hole]) -> None:
        self.hot, self.cold, self.hot_holes, self.cold_holes = hot, cold, hot_holes, cold_holes


def pack_stencils(key: str, operations: list[Operation], stencils: list[Stencil]) -> bytes:
    """The bytes of the file; each operation's base has been set."""
    table = dumps([(each.name, each.targets, each.sources, each.is_commutative, each.base) for each in operations])
    records, holes, code = bytearray(), bytearray(), bytearray()
    for each in stencils:
        records += _RECORD.pack(len(code), len(holes), len(each.hot), len(each.cold), len(each.hot_holes),
                                len(each.cold_holes))
        code += each.hot + each.cold
        for hole in (*each.hot_holes, *each.cold_holes):
            holes += _HOLE.pack(*hole)
    return (MAGIC + key.encode() + _LENGTHS.pack(len(table), len(records), len(holes), len(code)) + table + records
            + holes + code)


class StencilsRefused(Exception):
    """The file is no stencil image of this version of ZVM."""


class _Operations(Mapping[str, Operation]):
    """Operations by their names, made when they are first asked for."""

    def __init__(self, rows: dict[str, Any]) -> None:
        self._rows, self._made = rows, dict[str, Operation]()

    def __contains__(self, name: object) -> bool:
        return name in self._rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, name: str) -> Operation:
        operation = self._made.get(name)
        if operation is None:
            operation = self._made[name] = Operation(*self._rows[name])
        return operation


class Stencils:
    """A stencil image. Stencils are read when they are first asked for."""

    def __init__(self, path: str) -> None:
        """Raises StencilsRefused, OSError."""
        with open(path, "rb") as file:
            self._data = data = file.read()
        head = len(MAGIC) + KEY_SIZE
        if not data.startswith(MAGIC) or len(data) < head + _LENGTHS.size:
            raise StencilsRefused("it is not a stencil image of this version of ZVM")
        lengths = _LENGTHS.unpack_from(data, head)
        table = head + _LENGTHS.size
        if len(data) != table + sum(lengths):
            raise StencilsRefused("it is damaged")
        self._records = table + lengths[0]
        self._holes = self._records + lengths[1]
        self._code = self._holes + lengths[2]
        self.operations = _Operations({row[0]: row for row in loads(data[table:self._records])})
        self._read: dict[int, Stencil] = {}

    def __getitem__(self, number: int) -> Stencil:
        stencil = self._read.get(number)
        if stencil is None:
            stencil = self._read[number] = self._stencil(number)
        return stencil

    def _stencil(self, number: int) -> Stencil:
        code, first, hot, cold, hot_holes, cold_holes = _RECORD.unpack_from(
            self._data, self._records + _RECORD.size * number)
        start, at = self._code + code, self._holes + first
        holes = [_HOLE.unpack_from(self._data, at + _HOLE.size * index) for index in range(hot_holes + cold_holes)]
        return Stencil(self._data[start:start + hot], self._data[start + hot:start + hot + cold], holes[:hot_holes],
                       holes[hot_holes:])


def read_stencil_key(path: str) -> str:
    """What the image was made of; "" of another file. Raises OSError."""
    with open(path, "rb") as file:
        head = file.read(len(MAGIC) + KEY_SIZE)
    return head[len(MAGIC):].decode("latin-1") if head.startswith(MAGIC) else ""


def default_stencil_path() -> str:
    """Each version of Python has an image of its own."""
    return os.path.join(os.path.dirname(__file__), f"stencils.{sys.implementation.cache_tag}.image")

