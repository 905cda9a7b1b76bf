"""Places for the values of a region: registers by liveness and depth of loops, words of its frame for the others."""
from __future__ import annotations

from zvm.regions.micro import ENDS, OUTSIDE, Unsupported
from zvm.regions.recursion import WORDS, result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Label, Micro, Value
    from zvm.regions.stitching import OperationLike

Place = str | int  # a register, or an offset in the region's frame in bytes
IN_MEMORY = ("m",)  # the places of a value that stencils have no register for
FIRST_HOME = 8  # of the registers, in bytes


def is_immediate(value: Value) -> bool:
    """Whether a value is part of the instructions. Negative numbers are not: LLVM takes a hole for an address."""
    return bool(value[0] == "c" and 0 <= value[1] < 1 << 31)


def is_constant(value: Value) -> bool:
    return value[0] in ("c", "k", "p")


class Places:
    """`where`: the place of each value; `constants`: what the frame has from its first constant on, floats and ints;
    `live_at`: the values that are needed at a head."""

    def __init__(self, work: Lowering, operations: Mapping[str, OperationLike], registers: tuple[int, int],
                 first_word: int, words: int) -> None:
        """`registers`: how many there are of ints and of floats; `first_word`: of the frame that is free, of `words`.
        Raises Unsupported where these are too few."""
        self.code, self._operations = work.code, operations
        self.where: dict[Value, Place] = {}
        self.constants: list[int | float] = []
        self.live_at: dict[int, list[Value]] = {}
        self._has_bodies = bool(work.body_entries)
        self._exits, self._labels, self._marks, self._heads = work.exits, work.labels, work.marks, work.heads
        self._banks = {"i": [f"r{number}" for number in range(registers[0])],
                       "f": [f"f{number}" for number in range(registers[1])]}
        self._homes = {register: FIRST_HOME + 8 * index
                       for index, register in enumerate([*self._banks["i"], *self._banks["f"]])}
        self._first_word, self.first_constant = first_word, 8 * first_word
        self._numbers: dict[Value, int] = {}
        self._place()
        if self._next_word > words:
            raise Unsupported("too many values")

    def offset(self, value: Value) -> int:
        """Where in the frame a value is when the region is entered or has been left."""
        place = self.where.get(value, 0)  # 0: of an exit that no code takes
        return self._homes[place] if isinstance(place, str) else place

    def _number(self, value: Value) -> int:
        return self._numbers.setdefault(value, len(self._numbers))

    def _place(self) -> None:
        self.has_calls = any(micro.name == "CALL" for micro in self.code)
        uses = [self._used(micro) for micro in self.code]
        defines = [self._defined(micro) for micro in self.code]
        for micro in self.code:
            for value in micro.sources:
                if is_constant(value) and not is_immediate(value):
                    self._constant(value)
        live = self._liveness(uses, defines)
        values = list(self._numbers)
        for head in self._heads:
            bits = live[self._labels[head]]
            self.live_at[head] = [value for number, value in enumerate(values) if bits >> number & 1]
        self._in_words = self._first_word + len(self.constants)  # of what functions are given, and give
        self._next_word = self._in_words + (WORDS if self.has_calls or self._has_bodies else 0)
        spans = self._spans(live, defines, len(values))
        weights = self._weights()
        taken: dict[str, list[tuple[int, int]]] = {}
        for at, micro in enumerate(self.code):
            if micro.name == "CALL":  # after which registers have nothing
                self._in_memory |= {value for number, value in enumerate(values) if live[at] >> number & 1}
        for value in sorted(values, key=lambda each: -weights.get(each, 0.0)):
            if isinstance(value[0], tuple):
                continue
            begin, end = spans[self._numbers[value]]
            for register in self._banks[str(value[1])]:
                spans_there = taken.setdefault(register, [])
                if value not in self._in_memory and all(end < other or begin > last for other, last in spans_there):
                    spans_there.append((begin, end))
                    self.where[value] = register
                    break
            else:
                self.where[value] = 8 * self._next_word
                self._next_word += 1
        self.frame_size = (8 * self._next_word + 15) & -16
        for value in values:
            if isinstance(value[0], tuple):
                where, index = value[0]
                self.where[value] = 8 * (self._in_words + index) + (self.frame_size if where == "out" else 0)

    def _constant(self, value: Value) -> None:
        if value not in self.where:
            self.where[value] = 8 * (self._first_word + len(self.constants))
            self.constants.append(value[1])

    def _used(self, micro: Micro) -> int:
        bits = 0
        for value in micro.sources:
            if not is_constant(value):
                bits |= 1 << self._number(value)
        for index in self._exits_of(micro):
            for value in self._exits[index].values():
                bits |= 1 << self._number(value)
        return bits

    def _defined(self, micro: Micro) -> int:
        if micro.name == "CALL":
            return 1 << self._number(result("i", True)) | 1 << self._number(result("f", True))
        return 0 if micro.target is None else 1 << self._number(micro.target)

    @staticmethod
    def _exits_of(micro: Micro) -> Iterator[int]:
        if micro.exit is not None:
            yield micro.exit
        if micro.jump is not None and micro.jump[0] == "exit":
            yield micro.jump[1]

    def _position(self, label: Label) -> int:
        return (self._labels if label[0] == "opline" else self._marks)[label[1]]

    def _liveness(self, uses: list[int], defines: list[int]) -> list[int]:
        """The values that are needed before each operation, as bits."""
        live = [0] * (len(self.code) + 1)
        changed = True
        while changed:
            changed = False
            for at in range(len(self.code) - 1, -1, -1):
                micro = self.code[at]
                after = 0 if micro.name in ENDS else live[at + 1]
                if micro.jump is not None and micro.jump[0] not in OUTSIDE:
                    after |= live[self._position(micro.jump)]
                now = uses[at] | after & ~defines[at]
                if now != live[at]:
                    live[at], changed = now, True
        return live

    def _spans(self, live: list[int], defines: list[int], count: int) -> list[tuple[int, int]]:
        """The first and the last operation at which each value is there."""
        spans = [(len(self.code), -1)] * count
        for at in range(len(self.code)):
            bits = live[at] | defines[at]
            while bits:
                number = (bits & -bits).bit_length() - 1
                begin, _ = spans[number]
                spans[number] = min(begin, at), at
                bits &= bits - 1
        return spans

    def _weights(self) -> dict[Value, float]:
        """How often each value is used, by the depth of loops. Also finds what has to be in memory."""
        depths = [0] * len(self.code)
        for at, micro in enumerate(self.code):
            if micro.jump is not None and micro.jump[0] not in OUTSIDE and self._position(micro.jump) <= at:
                for index in range(self._position(micro.jump), at + 1):
                    depths[index] += 1
        weights: dict[Value, float] = {}
        self._in_memory: set[Value] = set()
        for at, micro in enumerate(self.code):
            operation = self._operations[micro.name]
            self._in_memory |= {value for value, places in zip(micro.sources, operation.sources, strict=True)
                                if places == IN_MEMORY}
            if operation.targets == IN_MEMORY and micro.target is not None:
                self._in_memory.add(micro.target)
            for value in micro.sources:
                weights[value] = weights.get(value, 0.0) + 10.0 ** min(depths[at], 30)
            if micro.target is not None:
                weights[micro.target] = weights.get(micro.target, 0.0) + 10.0 ** min(depths[at], 30)
        return weights
