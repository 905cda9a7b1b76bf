"""Which stencils there are: an operation for each definition and kinds of operands, a stencil for each places of these.

A place is a register that stays what it is from one stencil to the next (`r0` … of ints, `f0` … of floats), a word of
the region's frame (`m`: a hole has its offset) or a constant of 32 bits (`c`: a hole has it). The stencil of an
operation has the number `base + position of the places` (zvm/handlers/native/stencils.py).
"""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.plan import Plan
from zvm.handlers.generator.stencils.target import BOOL, FLOAT, INT, Body, StencilSteps
from zvm.handlers.native.stencils import FLOAT_REGISTERS, INT_REGISTERS, Operation

INT_NAMES = tuple(f"r{number}" for number in range(INT_REGISTERS))
FLOAT_NAMES = tuple(f"f{number}" for number in range(FLOAT_REGISTERS))
INT_TARGETS, INT_SOURCES = (*INT_NAMES, "m"), (*INT_NAMES, "m", "c")
FLOAT_PLACES = (*FLOAT_NAMES, "m")
# preserve_none passes its first words in r12 r13 r14 r15 rdi rsi, these two in rdx and rcx, which divisions and shifts
# need, the next in r8 and r9
_WORDS = ("r0", "r1", "r2", "r3", "r4", None, None, "r5")
PARAMETERS = ", ".join(["ptr %L", *(f"i64 %{name or f'free{index}'}" for index, name in enumerate(_WORDS)), "ptr %run",
                        *(f"double %{name}" for name in FLOAT_NAMES)])
SIGNATURE = ", ".join(parameter.split()[0] for parameter in PARAMETERS.split(", "))
CONVENTION = "preserve_nonecc i64"
# (opcode, fused with, kinds of the operands, kind of the result)
_ARITHMETIC = [(name, None, kinds, result) for name in ("ADD", "SUB", "MUL")
               for kinds, result in (((INT, INT), INT), ((FLOAT, FLOAT), FLOAT))]
_BITS = [(name, None, (INT, INT), INT) for name in ("MOD", "SL", "SR", "BW_OR", "BW_AND", "BW_XOR")]
_DIVISION: list[tuple[str, str | None, tuple[str, ...], str | None]] = [
    ("DIV", None, (INT, INT), INT), ("DIV", None, (INT, INT), FLOAT), ("DIV", None, (FLOAT, FLOAT), FLOAT)]
_COMPARISONS = [(name, branch, (kind, kind), BOOL if branch is None else None)
                for name in ("IS_SMALLER", "IS_SMALLER_OR_EQUAL", "IS_EQUAL", "IS_NOT_EQUAL")
                for kind in (INT, FLOAT) for branch in (None, "JMPZ", "JMPNZ")]
_UNARY: list[tuple[str, str | None, tuple[str, ...], str | None]] = [
    ("BW_NOT", None, (INT,), INT), ("BOOL_NOT", None, (BOOL,), BOOL), ("BOOL_NOT", None, (INT,), BOOL),
    ("BOOL", None, (INT,), BOOL), ("BOOL", None, (FLOAT,), BOOL),
    *((name, None, (kind,), None) for name in ("JMPZ", "JMPNZ") for kind in (BOOL, INT, FLOAT))]
OPERATIONS = [*_ARITHMETIC, *_BITS, *_DIVISION, *_COMPARISONS, *_UNARY]
COMMUTATIVE = ("ADD", "MUL", "BW_OR", "BW_AND", "BW_XOR")  # the right operand never comes before the left one


@dataclass(frozen=True, slots=True)
class Stencil:
    """One function to be compiled."""

    name: str
    text: str


def operation_name(opcode: str, branch: str | None, kinds: tuple[str, ...], result: str | None) -> str:
    """`ADD_ii_i`, `IS_SMALLER_JMPZ_ff`."""
    return "_".join([opcode, *([branch] if branch else []), "".join(kinds), *([result] if result else [])])


def plan_operations(plans: dict[str, list[Plan]], kernels: Kernels) -> Iterator[tuple[Operation, list[Stencil]]]:
    """The operations of definitions, each with its stencils in the order of their places."""
    for opcode, branch, kinds, result in OPERATIONS:
        variant = "_".join([opcode, *("CV" for _ in kinds), *([branch] if branch else [])])
        each = next(plan for plan in plans[opcode] if plan.name == variant)
        body = StencilSteps(each, kernels, kinds, result).body()
        if body is None:
            raise ValueError(f"{variant} has no path for {kinds}")
        name = operation_name(opcode, branch, kinds, result)
        sources = tuple(FLOAT_PLACES if kind == FLOAT else INT_SOURCES for kind in kinds)
        targets: tuple[str, ...] = ()
        if result is not None:  # the value of a comparison is mostly fused with a jump: it has few places
            is_kept = result != BOOL or len(kinds) == 1
            targets = ("m",) if not is_kept else FLOAT_PLACES if result == FLOAT else INT_TARGETS
        operation = Operation(name, targets, sources, opcode in COMMUTATIVE)
        yield operation, [Stencil(operation.stencil_name(places), instantiate(name, body, kinds, places))
                          for places in operation.combinations()]


def instantiate(name: str, body: Body, kinds: tuple[str, ...], places: tuple[str, ...]) -> str:
    """The IR of a stencil: `places` are the result's, if it has one, and the operands'."""
    target = places[0] if body.result is not None else None
    sources = places[len(places) - len(kinds):]
    prologue = []
    for index, (operand, kind, place) in enumerate(zip(("left", "right"), kinds, sources, strict=False)):
        prologue += _operand(operand, "double" if kind == FLOAT else "i64", place, "AB"[index])
    registers = {name: f"%{name}" for name in (*INT_NAMES, *FLOAT_NAMES)}
    lines = [*prologue, *body.lines]
    after = dict(registers)
    if target == "m":
        lines += _address("result", "C")
        lines.append(f"  store {'double' if body.result == FLOAT else 'i64'} %result, ptr %result.place")
    elif target is not None:
        after[target] = "%result"
    lines += leave("NEXT", after)
    if body.has_target:
        lines += ["target:", *leave("TARGET", registers)]
    if body.exits:
        lines.append("exit:")
        undone = dict(registers)
        old = _old_value(target, sources, body)
        if old:
            ways = ", ".join(f"[{old.get(label, f'%{target}')}, %{label}]" for label in body.exits)
            lines.append(f"  %undone = phi i64 {ways}")
            undone[str(target)] = "%undone"
        lines += leave("EXIT", undone)
    return function_text(name + "." + ".".join(places), lines)


def _old_value(target: str | None, sources: tuple[str, ...], body: Body) -> dict[str, str]:
    """What the register of the result has at ways to the exit, so that the addition need not be made elsewhere: an
    operand is restored; what else was there is not needed, since the opline is executed again and stores its result."""
    if target is None or target == "m":
        return {}
    if target not in sources:
        return body.undo.get("result", {})
    if sources.count(target) > 1:
        return {}
    return body.undo[("left", "right")[sources.index(target)]]


def _operand(name: str, type: str, place: str, hole: str) -> list[str]:
    if place == "c":
        return [f"  %{name} = add i64 ptrtoint (ptr @H{hole} to i64), 0"]
    if place == "m":
        return [*_address(name, hole), f"  %{name} = load {type}, ptr %{name}.place"]
    return [f"  %{name} = bitcast {type} %{place} to {type}"]


def _address(name: str, hole: str) -> list[str]:
    return [f"  %{name}.place = getelementptr i8, ptr %L, i64 ptrtoint (ptr @H{hole} to i64)"]


def leave(to: str, registers: dict[str, str]) -> list[str]:
    """A tail call of what follows, with the registers as they are then."""
    words = [f"i64 {registers[name]}" if name else "i64 poison" for name in _WORDS]
    floats = [f"double {registers[name]}" for name in FLOAT_NAMES]
    return [f"  %{to}.end = musttail call {CONVENTION} @{to}({', '.join(['ptr %L', *words, 'ptr %run', *floats])})",
            f"  ret i64 %{to}.end"]


def function_text(name: str, lines: list[str]) -> str:
    return f"define {CONVENTION} @{name}({PARAMETERS}) nounwind optsize {{\nentry:\n" + "\n".join(lines) + "\n}\n"


def moves(countdown: int) -> Iterator[tuple[Operation, list[Stencil]]]:
    """What no opcode's definition says: moves, conversions of a number to a float, jumps, what leaves and enters."""
    for name, type, targets, sources in (("MOVE_i", "i64", INT_TARGETS, INT_SOURCES),
                                         ("MOVE_f", "double", FLOAT_PLACES, FLOAT_PLACES),
                                         ("CONVERT", "i64", FLOAT_PLACES, INT_SOURCES)):
        kind = FLOAT if name == "CONVERT" or type == "double" else INT
        conversion = "sitofp i64 %left to double" if name == "CONVERT" else f"bitcast {type} %left to {type}"
        body = Body((f"  %result = {conversion}",), kind, False, (), {})
        operation = Operation(name, targets, (sources,), False)
        yield operation, [Stencil(operation.stencil_name(places),
                                  instantiate(name, body, (FLOAT if type == "double" else INT,), places))
                          for places in operation.combinations()]
    registers = {name: f"%{name}" for name in (*INT_NAMES, *FLOAT_NAMES)}
    yield _single("JUMP", leave("TARGET", registers))
    yield _single("BACK", [
        f"  %place = getelementptr i8, ptr %run, i64 {countdown}", "  %count = load i64, ptr %place",
        "  %left = sub i64 %count, 1", "  store i64 %left, ptr %place", "  %goes = icmp sge i64 %left, 0",
        "  br i1 %goes, label %next, label %exit, !prof !1", "next:", *leave("NEXT", registers),
        "exit:", *leave("EXIT", registers)])
    yield _single("FILL", [line for index, name in enumerate(registers) for line in _home(index, name, True)]
                  + leave("NEXT", {name: f"%{name}.home" for name in registers}))
    yield _single("SPILL", [line for index, name in enumerate(registers) for line in _home(index, name, False)]
                  + ["  ret i64 0"])
    yield _single("LEAVE", ["  store i64 ptrtoint (ptr @HA to i64), ptr %L", *leave("TARGET", registers)])


def _home(index: int, name: str, loads: bool) -> list[str]:
    """A register := its word of the frame, or the word := the register."""
    type = "double" if name in FLOAT_NAMES else "i64"
    place = f"  %{name}.at = getelementptr i8, ptr %L, i64 {8 + 8 * index}"
    if loads:
        return [place, f"  %{name}.home = load {type}, ptr %{name}.at"]
    return [place, f"  store {type} %{name}, ptr %{name}.at"]


def _single(name: str, lines: list[str]) -> tuple[Operation, list[Stencil]]:
    operation = Operation(name, (), (), False)
    return operation, [Stencil(operation.stencil_name(()), function_text(operation.stencil_name(()), lines))]


def all_operations(plans: dict[str, list[Plan]], kernels: Kernels) -> Iterator[tuple[Operation, list[Stencil]]]:
    """Every operation with its stencils."""
    yield from itertools.chain(plan_operations(plans, kernels), moves(kernels.records["Run"]["countdown"][0]))
