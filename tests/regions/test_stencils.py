"""Each stencil of numbers against the runtime's operators: all places, random operands."""
from __future__ import annotations

import itertools
import operator
import random
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.regions.conftest import has_stencils
from zvm.engine import Engine
from zvm.handlers.native import abi, tier
from zvm.handlers.native.stencils import FLOAT_REGISTERS, INT_REGISTERS, Operation, Stencils, default_stencil_path
from zvm.regions.micro import Micro
from zvm.regions.stitching import Stitcher
from zvm.runtime.services.addresses import Word, _CFunction, address_of, allocate, c_function
from zvm.runtime.values import operators
from zvm.runtime.values.zval import INT_MAX, INT_MIN

if TYPE_CHECKING:
    from zvm.regions.micro import Value

native = tier.load(Engine)
pytestmark = pytest.mark.skipif(native is None or not has_stencils(),
                                reason="there are no stencils here")

Number = int | float | bool
INTS = [0, 1, 2, 3, 7, 63, 64, 1 << 30, (1 << 31) - 1, 1 << 31, 1 << 62, INT_MAX, -1, -2, -64, INT_MIN]
FLOATS = [0.0, -0.0, 1.0, -1.5, 2.5e300, 1e-300, float("inf"), float("-inf"), float("nan"), 4503599627370497.5]
FIRST = abi.REGION_FIRST_CONSTANT
# push rbx, rbp, r12 … r15; mov r12, rsi; mov r9, rdx; call rdi; pop …; ret: a call in preserve_none's convention
CALL = bytes.fromhex("5355415441554156415741504989f44989d1ffd74158415f415e415d415c5d5bc3")


class Work:
    """One micro-operation and its ways out: exit 0 after it, 1 where it gives up, 2 where it jumps."""

    def __init__(self, micro: Micro) -> None:
        self.code = [micro, Micro("JUMP", None, (), None, ("exit", 0))]
        self.exits = [0, 1, 2]
        self.labels, self.marks, self.body_entries = {0: 0}, {}, {}
        self.heads = {0: {}}


class Where:
    """Places that are given."""

    def __init__(self, where: dict[Value, str | int]) -> None:
        self.where = where


class Probe:
    """Runs stencils."""

    def __init__(self) -> None:
        self.library = Stencils(default_stencil_path())
        self.map = c_function("mmap", Word, Word, Word, Word, Word, Word)
        self.memory = self.map(0, 1 << 16, 7, 0x22, -1, 0)
        self.copy = c_function("memcpy", Word, Word, Word)
        self.put(self.memory, CALL)
        self.call = _CFunction(self.memory)
        self.call.argtypes = Word, Word, Word
        self.frame, self.words = allocate(abi.REGION_FRAME_SIZE), allocate(256)

    def put(self, address: int, data: bytes) -> None:
        self.copy(address, id(data) + abi.BYTES_DATA, len(data))

    def run(self, operation: Operation, places: tuple[str, ...], operands: list[Number]) -> tuple[int, bytes]:
        """The exit that is taken, and the word of the result then."""
        targets, sources = places[:len(places) - len(operands)], places[len(places) - len(operands):]
        values: list[Value] = []
        where: dict[Value, str | int] = {}
        struct.pack_into("<q", self.frame, 0, 0)
        for index, (place, number) in enumerate(zip(sources, operands, strict=True)):
            kind = "f" if type(number) is float else "i"
            value: Value = ("c", number) if place == "c" else (f"operand {place}", kind)
            values.append(value)
            if place != "c":
                where[value] = place if place != "m" else 8 * (FIRST + index)
                values[-1] = value if place != "m" else (f"operand {index}", kind)
                where[values[-1]] = where[value]
                struct.pack_into("<d" if kind == "f" else "<q", self.frame, self.offset(where[value]), number)
        target: Value | None = None
        if targets:
            target = "result", "f" if targets[0].startswith("f") else "i"
            where[target] = targets[0] if targets[0] != "m" else 8 * (FIRST + 4)
        work = Work(Micro(operation.name, target, tuple(values), 1, ("exit", 2)))
        stitched = Stitcher(work, Where(where), self.library).run()  # type: ignore[arg-type]
        self.put(self.memory + 64, stitched.code)
        self.call(self.memory + 64 + stitched.entries[0], address_of(self.frame), address_of(self.words))
        left, = struct.unpack_from("<q", self.frame, 0)
        at = 0 if target is None else self.offset(where[target])
        return left, bytes(self.frame)[at:at + 8]

    @staticmethod
    def offset(place: str | int) -> int:
        if isinstance(place, int):
            return place
        return 8 + 8 * (int(place[1:]) + (INT_REGISTERS if place[0] == "f" else 0))


@pytest.fixture(scope="module")
def probe() -> Probe:
    return Probe()


ENGINE = Engine()
COMPARISONS: dict[str, Callable[[Number, Number], bool]] = {
    "IS_SMALLER_OR_EQUAL": operator.le, "IS_SMALLER": operator.lt, "IS_EQUAL": operator.eq, "IS_NOT_EQUAL": operator.ne}
ARITHMETIC = {"ADD": operators.add, "SUB": operators.sub, "MUL": operators.mul, "DIV": operators.div,
              "MOD": operators.mod, "SL": operators.shift_left, "SR": operators.shift_right,
              "BW_OR": operators.bitwise_or, "BW_AND": operators.bitwise_and, "BW_XOR": operators.bitwise_xor}
NAMES = [f"{name}_{kinds}" for name, kinds in (
    *itertools.product(("ADD", "SUB", "MUL"), ("ii_i", "ff_f")), ("DIV", "ii_i"), ("DIV", "ii_f"), ("DIV", "ff_f"),
    *itertools.product(("MOD", "SL", "SR", "BW_OR", "BW_AND", "BW_XOR"), ("ii_i",)),
    *itertools.product(COMPARISONS, ("ii_b", "ff_b")),
    *((f"{name}_{jump}", kinds) for name in COMPARISONS for jump in ("JMPZ", "JMPNZ") for kinds in ("ii", "ff")))]


def draw(kind: str, place: str, other: str, name: str) -> Number:
    if place == "c":
        return random.choice((1, 2, 5, 63) if name in ("MOD", "DIV", "SL", "SR") else (0, 1, 2, 5, 255, (1 << 31) - 1))
    if kind == "f":
        return random.choice(FLOATS) if random.random() < 0.7 else random.uniform(-1e9, 1e9)
    return random.choice(INTS) if random.random() < 0.7 else random.randrange(-1 << 40, 1 << 40)


def expected(name: str, kinds: str, operands: list[Number]) -> Number | None:
    """What the runtime gives, None where it throws."""
    for comparison, function in COMPARISONS.items():
        if name.startswith(comparison) and not (comparison == "IS_SMALLER" and "OR_EQUAL" in name):
            return function(*operands)
    if name in ("DIV", "MOD") and operands[1] == 0 or name in ("SL", "SR") and operands[1] < 0:
        return None
    return ARITHMETIC[name](ENGINE, *operands)  # type: ignore[no-any-return, operator]


@pytest.mark.parametrize("name", NAMES)
def test_stencil_gives_what_the_operator_gives(probe: Probe, name: str) -> None:
    random.seed(name)
    operation = probe.library.operations[name]
    opcode, *rest = name.split("_ii" if "_ii" in name else "_ff")
    kinds, result = ("ii" if "_ii" in name else "ff"), rest[0].lstrip("_")
    for places in operation.combinations():
        sources = places[-2:]
        operands = [draw(kinds[index], place, sources[1 - index], opcode) for index, place in enumerate(sources)]
        if sources[0] == sources[1] not in ("m", "c"):
            operands[1] = operands[0]
        wanted = expected(opcode, kinds, operands)
        left, word = probe.run(operation, places, operands)
        if opcode.endswith(("JMPZ", "JMPNZ")):
            assert left == (2 if wanted is opcode.endswith("JMPNZ") else 0), (places, operands)
            continue
        if left == 1:  # it gives up: as the runtime gives another type, throws, or as the definition has no path for it
            assert gives_up(opcode, result, wanted, operands), (places, operands, wanted)
            continue
        got = struct.unpack("<d" if result == "f" else "<q", word)[0]
        assert repr(bool(got) if result == "b" else got) == repr(wanted), (places, operands)


def gives_up(opcode: str, result: str, wanted: Number | None, operands: list[Number]) -> bool:
    kind = {int: "i", float: "f", bool: "b", type(None): ""}[type(wanted)]
    right = operands[1]
    return kind != result or opcode in ("MOD", "DIV") and right <= 0 or opcode in ("SL", "SR") and right > 63


def test_operands_are_what_they_were_where_a_sum_overflows(probe: Probe) -> None:
    operation = probe.library.operations["ADD_ii_i"]
    for places in operation.combinations():
        target, left, right = places
        if target not in (left, right) or left == right or "m" in places:
            continue
        operands: list[Number] = [INT_MAX if left != "c" else 5, INT_MAX if right != "c" else 5]
        taken, word = probe.run(operation, places, operands)
        assert taken == 1
        assert struct.unpack("<q", word)[0] == INT_MAX


def test_registers_that_a_stencil_does_not_name_stay(probe: Probe) -> None:
    names = [*(f"r{number}" for number in range(INT_REGISTERS)), *(f"f{number}" for number in range(FLOAT_REGISTERS))]
    for name in ("ADD_ii_i", "MOD_ii_i", "SL_ii_i", "DIV_ii_f"):
        operation = probe.library.operations[name]
        for places in operation.combinations():
            for index, register in enumerate(names):
                struct.pack_into("<q", probe.frame, probe.offset(register), 1000 + index)
            probe.run(operation, places, [3 if place == "c" else 7 for place in places[-2:]])
            for index, register in enumerate(names):
                if register not in places:
                    assert struct.unpack_from("<q", probe.frame, probe.offset(register))[0] == 1000 + index, places
