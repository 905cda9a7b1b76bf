"""Code of a region: a stencil for each micro-operation, one after the other, with their holes filled."""
from __future__ import annotations

from _struct import Struct  # struct itself has nothing else to import

from zvm.regions.places import is_immediate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol

    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Micro, Value
    from zvm.regions.places import Places

    class StencilLike(Protocol):
        hot: bytes
        cold: bytes
        hot_holes: list[tuple[int, int, int, int]]
        cold_holes: list[tuple[int, int, int, int]]

    class OperationLike(Protocol):
        is_commutative: bool
        targets: tuple[str, ...]
        sources: tuple[tuple[str, ...], ...]

        def number(self, places: tuple[str, ...]) -> int: ...

    class Library(Protocol):
        """zvm/handlers/native/stencils.py"""

        @property
        def operations(self) -> Mapping[str, OperationLike]: ...

        def __getitem__(self, number: int) -> StencilLike: ...

NEXT, TARGET, EXIT, HOT, COLD = 0, 1, 2, 3, 4  # numbers of symbols
FIRST_HOLE = 5  # HA; HB HC HD follow
SOURCE_HOLES, TARGET_HOLE = (0, 1, 3), 2  # the holes of operands and of the result
_DWORD, _WORD, _DOUBLE = Struct("<i"), Struct("<q"), Struct("<d")
_JUMP = b"\xe9"  # jmp rel32


class _Constants:
    """The code that gives a function's frame its constants: mov rax, constant; mov [r12 + where], rax."""

    cold = b""
    hot_holes: list[tuple[int, int, int, int]] = []  # noqa: RUF012
    cold_holes = hot_holes

    def __init__(self, places: Places) -> None:
        self.hot = b"".join(b"\x48\xb8" + (_DOUBLE if type(constant) is float else _WORD).pack(constant)
                            + b"\x49\x89\x84\x24" + _DWORD.pack(places.first_constant + 8 * index)
                            for index, constant in enumerate(places.constants))


class Stitched:
    """`code`, which may stand anywhere, and where in it the region is entered at each head and functions begin."""

    def __init__(self, code: bytes, entries: dict[int, int], stencils: list[str], bodies: dict[int, int]) -> None:
        self.code, self.entries, self.stencils, self.bodies = code, entries, stencils, bodies


class Stitcher:
    """The work on one region."""

    def __init__(self, work: Lowering, places: Places, library: Library) -> None:
        self.work, self.places, self.library = work, places, library
        self.sequence: list[tuple[StencilLike, dict[int, int], Micro | None]] = []
        self.names: list[str] = []
        self.starts: list[int] = []  # micro-operation → index in the sequence

    def run(self) -> Stitched:
        entries = set(self.work.body_entries.values())
        for at, micro in enumerate(self.work.code):
            self.starts.append(len(self.sequence))
            if at in entries:
                self.sequence.append((_Constants(self.places), {}, None))
            self._choose(micro)
        self.starts.append(len(self.sequence))
        return self._assemble()

    def _choose(self, micro: Micro) -> None:
        chosen: list[str] = []
        holes: dict[int, int] = {}
        if micro.name in ("MOVE_i", "MOVE_f") and self._is_same(micro):
            return
        operation = self.library.operations[micro.name]
        sources = list(micro.sources)
        if operation.is_commutative and self._rank(sources[0]) > self._rank(sources[1]):
            sources.reverse()
        values = [] if micro.target is None else [(micro.target, TARGET_HOLE)]
        for value, hole in [*values, *zip(sources, SOURCE_HOLES, strict=False)]:
            chosen.append(self._place(value, FIRST_HOLE + hole, holes))
        if micro.name == "CALL":
            holes[FIRST_HOLE] = self.places.frame_size
        number = operation.number(tuple(chosen))
        self.sequence.append((self.library[number], holes, micro))
        self.names.append(".".join((micro.name, *chosen)))

    def _rank(self, value: Value) -> str:
        """The order of places that commutative operations have: registers, memory, constants."""
        if is_immediate(value):
            return "~"
        place = self.places.where[value]
        return place if isinstance(place, str) else "}"

    def _is_same(self, micro: Micro) -> bool:
        source = micro.sources[0]
        return not is_immediate(source) and micro.target is not None \
            and self.places.where[source] == self.places.where[micro.target]

    def _place(self, value: Value, hole: int, holes: dict[int, int]) -> str:
        if is_immediate(value):
            holes[hole] = value[1]
            return "c"
        place = self.places.where[value]
        if isinstance(place, str):
            return place
        holes[hole] = place
        return "m"

    def _assemble(self) -> Stitched:
        code = bytearray()
        hot_at, cold_at = [], []
        for stencil, _, _ in self.sequence:
            hot_at.append(len(code))
            code += stencil.hot
        hot_at.append(len(code))
        for stencil, _, _ in self.sequence:
            cold_at.append(len(code))
            code += stencil.cold
        leave, spill, fill = (self.library[self.library.operations[name].number(())]
                              for name in ("LEAVE", "SPILL", "FILL"))
        exits = []
        for _ in self.work.exits:
            exits.append(len(code))
            code += leave.hot
        spill_at = len(code)
        code += spill.hot
        labels = {number: hot_at[self.starts[at]] for number, at in self.work.labels.items()}
        entries = {}
        for head in self.work.heads:
            entries[head] = len(code)
            code += fill.hot + _JUMP
            code += _DWORD.pack(labels[head] - len(code) - 4)
        for number, at in enumerate(exits):
            self._fill(code, at, leave.hot_holes, {FIRST_HOLE: number}, {TARGET: spill_at})
        for index, (stencil, holes, micro) in enumerate(self.sequence):
            places = {NEXT: hot_at[index + 1], HOT: hot_at[index], COLD: cold_at[index]}
            if micro is not None and micro.exit is not None:
                places[EXIT] = exits[micro.exit]
            if micro is not None and micro.jump is not None:
                kind, number = micro.jump
                places[TARGET] = exits[number] if kind == "exit" else labels[number] if kind == "opline" \
                    else hot_at[self.starts[(self.work.marks if kind == "mark" else self.work.body_entries)[number]]]
            self._fill(code, hot_at[index], stencil.hot_holes, holes, places)
            self._fill(code, cold_at[index], stencil.cold_holes, holes, places)
        bodies = {number: hot_at[self.starts[at]] for number, at in self.work.body_entries.items()}
        return Stitched(bytes(code), entries, self.names, bodies)

    @staticmethod
    def _fill(code: bytearray, at: int, holes: list[tuple[int, int, int, int]], numbers: dict[int, int],
              places: dict[int, int]) -> None:
        """Write what belongs into the holes of a part that begins at `at`."""
        for offset, is_relative, symbol, addend in holes:
            where = at + offset
            if is_relative:
                _DWORD.pack_into(code, where, places[symbol] + addend - where)
            else:
                _DWORD.pack_into(code, where, numbers[symbol] + addend)
