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
from zvm.handlers.generator.stencils.slots import READ, slot_bodies
from zvm.handlers.generator.stencils.target import RESTORES, SAVES, Body, StencilSteps
from zvm.handlers.native.stencils import FLOAT_REGISTERS, INT_REGISTERS, Operation
from zvm.regions.kinds import ARRAY, BOOL, CHAR, FLOAT, INT, KEYED, LOOP, OBJECT, STRING

INT_NAMES = tuple(f"r{number}" for number in range(INT_REGISTERS))
FLOAT_NAMES = tuple(f"f{number}" for number in range(FLOAT_REGISTERS))
INT_TARGETS, INT_SOURCES = (*INT_NAMES, "m"), (*INT_NAMES, "m", "c")
FLOAT_PLACES = (*FLOAT_NAMES, "m")
IN_MEMORY = ("m",)  # pointers: a load more, but many stencils less
POSSIBLE_PLACES = {FLOAT: FLOAT_PLACES, ARRAY: IN_MEMORY, STRING: IN_MEMORY, LOOP: IN_MEMORY, OBJECT: IN_MEMORY,
                   KEYED: IN_MEMORY}
# preserve_none passes its first words in r12 r13 r14 r15 rdi rsi, these two in rdx and rcx, which divisions and shifts
# need, the next in r8 and r9
_WORDS = ("r0", "r1", "r2", "r3", "r4", None, None, "r5")
PARAMETERS = ", ".join(["ptr %L", *(f"i64 %{name or f'free{index}'}" for index, name in enumerate(_WORDS)),
                        "ptr %words", *(f"double %{name}" for name in FLOAT_NAMES)])
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
_ARRAYS: list[tuple[str, str | None, tuple[str, ...], str | None]] = [
    *(("FETCH_DIM_R", None, (ARRAY, INT), result) for result in READ),
    ("FETCH_DIM_R", None, (STRING, INT), CHAR),
    *(("ASSIGN_DIM", None, (ARRAY, INT, value), None) for value in (INT, FLOAT, BOOL, STRING)),
    *(("ASSIGN_DIM", None, (ARRAY, "", value), None) for value in (INT, FLOAT, BOOL, STRING)),
    *(("FE_FETCH_R", None, (LOOP,), result) for result in READ),
    ("COUNT", None, (ARRAY,), INT), ("STRLEN", None, (STRING,), INT)]
OPERATIONS = [*_ARITHMETIC, *_BITS, *_DIVISION, *_COMPARISONS, *_UNARY, *_ARRAYS]
COMMUTATIVE = ("ADD", "MUL", "BW_OR", "BW_AND", "BW_XOR")  # the right operand never comes before the left one


@dataclass(frozen=True, slots=True)
class Stencil:
    """One function to be compiled."""

    name: str
    text: str


def operation_name(opcode: str, branch: str | None, kinds: tuple[str, ...], result: str | None) -> str:
    """`ADD_ii_i`, `IS_SMALLER_JMPZ_ff`."""
    return "_".join([opcode, *([branch] if branch else []), "".join(kinds), *([result] if result else [])])


def variant_name(opcode: str, branch: str | None, kinds: tuple[str, ...]) -> str:
    """The handler whose plan is folded: all operands are variables, "" is one that is not used."""
    if opcode == "FE_FETCH_R":
        return "FE_FETCH_R_VAR_CV_RETVAL_UNUSED"
    words = [opcode, *("CV" if kind else "UNUSED" for kind in kinds[:2])]
    if len(kinds) == 3:
        words += ["OP_DATA_CV", "RETVAL_UNUSED"]
    return "_".join([*words, *([branch] if branch else [])])


def plan_operations(plans: dict[str, list[Plan]], kernels: Kernels) -> Iterator[tuple[Operation, list[Stencil]]]:
    """The operations of definitions, each with its stencils in the order of their places."""
    for opcode, branch, kinds, result in OPERATIONS:
        variant = variant_name(opcode, branch, kinds)
        each = next(plan for plan in plans[opcode] if plan.name == variant)
        body = StencilSteps(each, kernels, kinds, result).body()
        if body is None:
            raise ValueError(f"{variant} has no path for {kinds}")
        name = operation_name(opcode, branch, kinds, result)
        sources = tuple(POSSIBLE_PLACES.get(kind, INT_SOURCES) for kind in kinds if kind)
        targets: tuple[str, ...] = ()
        if result is not None:  # the value of a comparison is mostly fused with a jump: it has few places
            is_kept = result != BOOL or len(kinds) == 1
            targets = IN_MEMORY if not is_kept else POSSIBLE_PLACES.get(result, INT_TARGETS)
        operation = Operation(name, targets, sources, opcode in COMMUTATIVE)
        yield operation, [Stencil(operation.stencil_name(places), instantiate(name, body, kinds, places))
                          for places in operation.combinations()]


def slot_operations(plans: dict[str, list[Plan]], kernels: Kernels) -> Iterator[tuple[Operation, list[Stencil]]]:
    """Those of declared properties; the number of a slot is a constant."""
    for name, body, kinds in slot_bodies(plans["FETCH_OBJ_R"][0], kernels):
        slot = 0 if "_TEXT" in name and INT in kinds[:1] else 1 if OBJECT in kinds[:1] and INT in kinds[1:2] else None
        sources = tuple(("c",) if index == slot else POSSIBLE_PLACES.get(kind, INT_SOURCES)
                        for index, kind in enumerate(kinds))
        targets = () if body.result is None else POSSIBLE_PLACES.get(body.result, INT_TARGETS)
        if body.result is not None and body.suffixes:  # with a call, few places do
            targets, sources = IN_MEMORY, tuple(places if places == ("c",) else IN_MEMORY for places in sources)
        operation = Operation(name, targets, sources, False)
        yield operation, [Stencil(operation.stencil_name(places), instantiate(name, body, kinds, places))
                          for places in operation.combinations()]


def instantiate(name: str, body: Body, kinds: tuple[str, ...], places: tuple[str, ...]) -> str:
    """The IR of a stencil: `places` are the result's, if it has one, and the operands'."""
    target = places[0] if body.result is not None else None
    names = [(name, kind) for name, kind in zip(("left", "right", "data"), kinds, strict=False) if kind]
    sources = places[len(places) - len(names):]
    prologue = []
    for index, ((operand, kind), place) in enumerate(zip(names, sources, strict=True)):
        prologue += _operand(operand, "double" if kind == FLOAT else "i64", place, "ABD"[index])
    registers = {name: f"%{name}" for name in (*INT_NAMES, *FLOAT_NAMES)}
    lines = [*prologue, *body.lines]
    lines = [line for number, each in enumerate(lines) for line in _around_calls(each, number)]
    after = dict(registers)
    if body.suffixes:
        after = {}
        for register in (*registers, "words"):
            ways = ", ".join(f"[{_after_call(body, register, label)}, %{label}]" for label in body.arrivals)
            lines.append(f"  %{register}.after = phi {_type(register)} {ways}")
            after[register] = f"%{register}.after"
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
        if body.suffixes:
            for register in (*registers, "words"):
                ways = ", ".join(f"[{_after_call(body, register, label)}, %{label}]" for label in body.exits)
                lines.append(f"  %{register}.left = phi {_type(register)} {ways}")
                undone[register] = f"%{register}.left"
        old = _old_value(target, sources, body)
        if old:
            ways = ", ".join(f"[{old.get(label, f'%{target}')}, %{label}]" for label in body.exits)
            lines.append(f"  %undone = phi i64 {ways}")
            undone[str(target)] = "%undone"
        lines += leave("EXIT", undone)
    return function_text(".".join((name, *places)), lines)


def _type(register: str) -> str:
    return "double" if register in FLOAT_NAMES else "ptr" if register == "words" else "i64"


def _after_call(body: Body, register: str, label: str) -> str:
    """A register on a way: after a call it was loaded again."""
    suffix = body.suffixes.get(label)
    return f"%{register}" if suffix is None else f"%{register}.{suffix}"


def _around_calls(line: str, call: int) -> list[str]:
    """Registers are stored to their homes before a call, and loaded after it; the frame's first word has %words."""
    if SAVES in line:
        return [each for index, name in enumerate((*INT_NAMES, *FLOAT_NAMES))
                for each in _home(index, name, "save", call)]
    if RESTORES.partition("{")[0] in line:
        suffix = line.rpartition(" ")[2]
        return [*(each for index, name in enumerate((*INT_NAMES, *FLOAT_NAMES))
                  for each in _home(index, name, suffix, call)), f"  %words.{suffix} = load ptr, ptr %L"]
    return [line]


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
    arguments = ", ".join(["ptr %L", *words, f"ptr {registers.get('words', '%words')}", *floats])
    return [f"  %{to}.end = musttail call {CONVENTION} @{to}({arguments})", f"  ret i64 %{to}.end"]


def function_text(name: str, lines: list[str]) -> str:
    return f"define {CONVENTION} @{name}({PARAMETERS}) nounwind optsize {{\nentry:\n" + "\n".join(lines) + "\n}\n"


def moves() -> Iterator[tuple[Operation, list[Stencil]]]:
    """What no opcode's definition says: moves, conversions of a number to a float, jumps, what leaves and enters."""
    for name, type, targets, sources in (("MOVE_i", "i64", INT_TARGETS, INT_SOURCES),
                                         ("MOVE_f", "double", FLOAT_PLACES, FLOAT_PLACES),
                                         ("CONVERT", "i64", FLOAT_PLACES, INT_SOURCES),
                                         ("SQRT", "double", FLOAT_PLACES, FLOAT_PLACES)):
        kind = FLOAT if name == "CONVERT" or type == "double" else INT
        conversion = {"CONVERT": "sitofp i64 %left to double",
                      "SQRT": "call double @llvm.sqrt.f64(double %left)"}.get(name, f"bitcast {type} %left to {type}")
        body = Body((f"  %result = {conversion}",), kind, False, (), {})
        operation = Operation(name, targets, (sources,), False)
        yield operation, [Stencil(operation.stencil_name(places),
                                  instantiate(name, body, (FLOAT if type == "double" else INT,), places))
                          for places in operation.combinations()]
    yield _checked("UNSHARED_a", ["  %array = inttoptr i64 %left to ptr", "  %count = load i64, ptr %array",
                                  "  %well = icmp eq i64 %count, 1",
                                  "  br i1 %well, label %next, label %exit, !prof !1",
                                  "next:"])
    registers = {name: f"%{name}" for name in (*INT_NAMES, *FLOAT_NAMES)}
    yield _single("JUMP", leave("TARGET", registers))
    # a function of the region is called, whose frame is so far from this one; registers have nothing before and after
    nothing = dict.fromkeys(registers, "poison")
    given = ", ".join(["ptr %inner", *["i64 poison"] * len(_WORDS), "ptr %words",
                       *["double poison"] * len(FLOAT_NAMES)])
    call = Operation("CALL", (), (("c",),), False)
    yield call, [Stencil(call.stencil_name(("c",)), function_text(call.stencil_name(("c",)), [
        *_address("inner", "A"), "  %inner = getelementptr i8, ptr %inner.place, i64 0",
        "  store ptr %words, ptr %inner", f"  %status = call {CONVENTION} @TARGET({given})",
        "  %well = icmp eq i64 %status, 0", "  br i1 %well, label %next, label %exit, !prof !1",
        "next:", *leave("NEXT", nothing), "exit:", *leave("EXIT", nothing)]))]
    yield _single("RETURN", ["  ret i64 0"])
    yield _single("BACK", [
        "  %count = load i64, ptr %words", "  %left = sub i64 %count, 1", "  store i64 %left, ptr %words",
        "  %goes = icmp sge i64 %left, 0",
        "  br i1 %goes, label %next, label %exit, !prof !1", "next:", *leave("NEXT", registers),
        "exit:", *leave("EXIT", registers)])
    yield _single("FILL", [line for index, name in enumerate(registers) for line in _home(index, name, "home")]
                  + leave("NEXT", {name: f"%{name}.home" for name in registers}))
    yield _single("SPILL", [line for index, name in enumerate(registers) for line in _home(index, name, "save")]
                  + ["  ret i64 1"])
    yield _single("LEAVE", ["  store i64 ptrtoint (ptr @HA to i64), ptr %L", *leave("TARGET", registers)])


def _home(index: int, name: str, suffix: str, call: int = 0) -> list[str]:
    """The word of a register in the frame := the register ("save"); otherwise a name with that suffix := the word."""
    type = "double" if name in FLOAT_NAMES else "i64"
    at = f"%{name}.{suffix}.at{call}"
    lines = [f"  {at} = getelementptr i8, ptr %L, i64 {8 + 8 * index}"]
    if suffix == "save":
        return [*lines, f"  store {type} %{name}, ptr {at}"]
    return [*lines, f"  %{name}.{suffix} = load {type}, ptr {at}"]


def _checked(name: str, lines: list[str]) -> tuple[Operation, list[Stencil]]:
    """A test of a pointer."""
    body = Body(tuple(lines), None, False, ("entry",), {"left": {}, "right": {}, "result": {}})
    operation = Operation(name, (), (IN_MEMORY,), False)
    return operation, [Stencil(operation.stencil_name(("m",)), instantiate(name, body, (ARRAY,), ("m",)))]


def _single(name: str, lines: list[str]) -> tuple[Operation, list[Stencil]]:
    operation = Operation(name, (), (), False)
    return operation, [Stencil(operation.stencil_name(()), function_text(operation.stencil_name(()), lines))]


def all_operations(plans: dict[str, list[Plan]], kernels: Kernels) -> Iterator[tuple[Operation, list[Stencil]]]:
    """Every operation with its stencils."""
    yield from itertools.chain(plan_operations(plans, kernels), slot_operations(plans, kernels), moves())
