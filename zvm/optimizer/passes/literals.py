"""Pass 11: equal literals become one, unused ones are taken away (zend_optimizer_compact_literals).

    literals 5, "a", 5, "b"             literals 5, "a"
    0000 T1 = ADD CV0 literal 2    →    0000 T1 = ADD CV0 literal 0

A literal may be followed by others that belong to it: names by their lower-case forms, integers that were written as
strings by these. Those move, and are equal, together. The runtime caches of Zend's oplines are shared in
the same pass; ours are on the oplines.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import CONSTANT_UNQUALIFIED_IN_NAMESPACE
from zvm.opcodes.op_array import CONST
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

_NAMES_IN_OP1 = frozenset((ops.INIT_STATIC_METHOD_CALL, ops.CATCH, ops.FETCH_CLASS_CONSTANT, ops.NEW, ops.DECLARE_CLASS,
                           ops.DECLARE_CLASS_DELAYED))
_NAMES_IN_OP2 = frozenset((
    ops.INIT_FCALL_BY_NAME, ops.INIT_METHOD_CALL, ops.INIT_STATIC_METHOD_CALL, ops.ASSIGN_STATIC_PROP,
    ops.ASSIGN_STATIC_PROP_REF, ops.ASSIGN_STATIC_PROP_OP, ops.FETCH_STATIC_PROP_R, ops.FETCH_STATIC_PROP_W,
    ops.FETCH_STATIC_PROP_RW, ops.FETCH_STATIC_PROP_IS, ops.FETCH_STATIC_PROP_UNSET, ops.FETCH_STATIC_PROP_FUNC_ARG,
    ops.UNSET_STATIC_PROP, ops.ISSET_ISEMPTY_STATIC_PROP, ops.PRE_INC_STATIC_PROP, ops.PRE_DEC_STATIC_PROP,
    ops.POST_INC_STATIC_PROP, ops.POST_DEC_STATIC_PROP, ops.FETCH_CLASS, ops.INSTANCEOF))


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
            if opline.opcode in _NAMES_IN_OP1:
                counts[opline.op1] = max(counts.get(opline.op1, 0), 2)
            else:
                counts.setdefault(opline.op1, 1)
        if opline.op2_type == CONST:
            count = _count_of_op2(opline)
            if count > counts.get(opline.op2, 0):
                counts[opline.op2] = count
    return counts


def _count_of_op2(opline: Opline) -> int:
    opcode = opline.opcode
    if opcode == ops.INIT_NS_FCALL_BY_NAME:
        return 3
    if opcode == ops.FETCH_CONSTANT:
        return 3 if opline.op1 & CONSTANT_UNQUALIFIED_IN_NAMESPACE else 2
    return 2 if opcode in _NAMES_IN_OP2 or type(opline.cache) is str else 1


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

