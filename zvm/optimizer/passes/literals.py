"""Pass 11: equal literals become one, unused ones are taken away (zend_optimizer_compact_literals).

    literals 5, "a", 5, "b"             literals 5, "a"
    0000 T1 = ADD CV0 literal 2    →    0000 T1 = ADD CV0 literal 0

A literal may be followed by others that belong to it: names by their lower-case forms, integers that were written as
strings by these. Those move, and are equal, together. The runtime caches of Zend's oplines are shared in
the same pass; ours are on the oplines.
"""
from __future__ import annotations

from zvm.opcodes.op_array import CONST
from zvm.opcodes.operands import literal_count
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context


def optimize(op_array: OpArray, ctx: Context) -> None:
    """Build the table again and number the operands."""
    counts = _counts(op_array)
    if not counts:
        op_array.literals = []
        return
    literals: list[Any] = []
    known: dict[object, int] = {}
    numbers: dict[int, int] = {}
    for first in sorted(counts):
        values = op_array.literals[first:first + counts[first]]
        key = values[0] if len(values) == 1 and type(values[0]) is str else _key(values)
        number = known.get(key, -1)
        if number < 0:
            number = len(literals)
            literals += values
            if key is not None:
                known[key] = number
        numbers[first] = number
    op_array.literals = literals
    for opline in op_array.opcodes:
        if opline.op1_type == CONST:
            opline.op1 = numbers[opline.op1]
        if opline.op2_type == CONST:
            opline.op2 = numbers[opline.op2]


def _counts(op_array: OpArray) -> dict[int, int]:
    """How many literals belong to each that is an operand, itself included."""
    counts: dict[int, int] = {}
    for opline in op_array.opcodes:
        if opline.op1_type == CONST:
            counts[opline.op1] = max(counts.get(opline.op1, 0), literal_count(opline, False))
        if opline.op2_type == CONST:
            counts[opline.op2] = max(counts.get(opline.op2, 0), literal_count(opline, True))
    return counts


def _key(values: list[Any]) -> object:
    """What literals must have in common to be one; None where they stay apart: arrays with elements, expressions."""
    value = values[0]
    kind = type(value)
    if kind is str or kind is int:
        return (kind, value) if len(values) == 1 else tuple([(type(part), part) for part in values])
    if kind is float:
        return kind, value.hex()
    if kind is PhpArray:
        return kind if not len(value) else None
    return (kind, value) if value is None or kind is bool else None

