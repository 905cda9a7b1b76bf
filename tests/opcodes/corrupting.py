"""Op-arrays to be spoiled, and the tools to spoil them: used by test_verify_*.py.

Every test takes one function of SOURCE, changes it as one thing gone wrong would, and says which rule must find it at
which opline. Oplines are named by their place in the listing that `zvm-dump tests/opcodes/verified.php` prints.
"""
from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from zvm.compiler.php_names import PhpNames
from zvm.compiler.sources import compile_source
from zvm.opcodes import metadata as ops
from zvm.opcodes.dump import op_array_name
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR, LiveRange, OpArray, Opline, TryCatchElement
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.opcodes.verify import violations

SOURCE = Path(__file__).with_name("verified.php")
__all__ = ("CONST", "CV", "TMP_VAR", "UNUSED", "VAR", "LiveRange", "OpArray", "Opline", "TryCatchElement", "corruption",
           "fresh", "insert", "make", "nop", "ops", "rejected")


@cache
def _names() -> PhpNames:
    return PhpNames()


def compiled(source: str) -> dict[str, OpArray]:
    """Op-arrays by the names the dump gives them."""
    script = compile_source(source, "verified.php", _names().options())
    return {op_array_name(op_array): op_array for op_array in script.op_arrays()}


def fresh(name: str) -> OpArray:
    """A function of verified.php, compiled again."""
    return compiled(SOURCE.read_text())[name]


def corruption(rule: str, function: str):
    """Register a test: the decorated function spoils the op-array and returns the opline number where `rule` must find
    it (None: the op-array as a whole)."""
    def register(spoil):
        return pytest.param(rule, function, spoil, id=spoil.__name__)
    return register


def rejected(rule, function, spoil) -> None:
    """The first violation found is of that rule, at that place; its text names both and shows the opline."""
    op_array = fresh(function)
    assert violations(op_array) == []
    number = spoil(op_array)
    found = violations(op_array)
    assert [(one.rule, one.number) for one in found[:1]] == [(rule, number)], "\n".join(map(str, found))
    text = str(found[0])
    assert text.startswith(f"{function}: {rule}: " if number is None else f"{function} at {number:04d}: {rule}: ")
    assert number is None or f"> {number:04d} " in text


def make(opcode: int, op1=(UNUSED, 0), op2=(UNUSED, 0), result=(UNUSED, 0), extended_value: int = 0) -> Opline:
    """An opline from (kind, number) pairs."""
    opline = Opline(opcode, 1)
    opline.op1_type, opline.op1 = op1
    opline.op2_type, opline.op2 = op2
    opline.result_type, opline.result = result
    opline.extended_value = extended_value
    return opline


def nop(op_array: OpArray, number: int) -> None:
    """Take an opline away without moving the others."""
    op_array.opcodes[number] = make(ops.NOP)


def insert(op_array: OpArray, number: int, *oplines: Opline) -> None:
    """Put oplines before `number`; what named that or a later one names it at its new place."""
    def moved(target: int) -> int:
        return target + len(oplines) if target >= number else target

    for opline in op_array.opcodes:
        for slot in jump_slots(opline.opcode):
            setattr(opline, slot, moved(getattr(opline, slot)))
        if opline.opcode in JUMP_TABLES:
            table = op_array.literals[opline.op2]
            op_array.literals[opline.op2] = {key: moved(target) for key, target in table.items()}
    for live in op_array.live_range:
        live.start, live.end = moved(live.start), moved(live.end)
    for element in op_array.try_catch_array:
        for field in ("try_op", "catch_op", "finally_op", "finally_end"):
            setattr(element, field, moved(getattr(element, field)))
    op_array.opcodes[number:number] = oplines
