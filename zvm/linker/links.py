"""Linking: what turns an op-array's numbers into direct references, so that handlers look nothing up.

Reads op-arrays after pass two and handler_selection.py; fills the linked half of each Opline and the frame template of
each OpArray. Called by the engine on whatever it is about to run; dumping needs none of it.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, OpArray, Opline
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.execute_data import takes_references
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.script import Script

CALL_FRAME_SLOTS = 5  # sizeof(zend_execute_data) in zvals

# an opline has one target: SWITCH_* and MATCH have theirs in the table, and default here
_JUMP_SLOTS = {opcode: slots[0] for opcode in range(len(ops.NAMES)) if (slots := jump_slots(opcode))}


def link(op_array: OpArray, handler_for: Callable[[Opline], Callable[..., Opline | None]]) -> None:
    """Fill next, number, target, const1, const2 and handler of every opline, and op_array.tails and frame_size."""
    opcodes, literals = op_array.opcodes, op_array.literals
    previous = Opline(ops.NOP, 0)
    for number, opline in enumerate(opcodes):
        previous.next = previous = opline
        opline.number = number
        opcode = opline.opcode
        if opcode in _JUMP_SLOTS:
            target = getattr(opline, _JUMP_SLOTS[opcode])
            if 0 <= target < len(opcodes):
                opline.target = opcodes[target]
        if opline.op1_type == CONST:
            opline.const1 = literals[opline.op1]
        if opline.op2_type == CONST:
            constant = literals[opline.op2]
            if opcode in JUMP_TABLES:
                constant = {key: opcodes[entry] for key, entry in constant.items()}
            opline.const2 = constant
    for opline in opcodes:
        opline.handler = handler_for(opline)
    _make_frame_template(op_array)


class Tails(dict[int, "list[Any]"]):
    """What completes the slots of a call that passed n ≤ num_args arguments, by n: CVs not passed, then temporaries.

    A parameter whose default is a literal has it, others are UNDEF. Made when first asked for: there are functions with
    thousands of parameters.
    """

    __slots__ = ("defaults", "others", "temporaries")

    def __init__(self, defaults: list[Any], others: int, temporaries: int) -> None:
        super().__init__()
        self.defaults, self.others, self.temporaries = defaults, others, temporaries

    def __missing__(self, passed: int) -> list[Any]:
        tail = self[passed] = self.defaults[passed:] + [UNDEF] * self.others + [None] * self.temporaries
        return tail


def _make_frame_template(op_array: OpArray) -> None:
    passed, variables = op_array.num_args, len(op_array.vars)
    defaults = [_literal_default(opline) for opline in op_array.opcodes[:passed]]
    op_array.tails = tails = Tails(defaults, variables - passed, op_array.T)
    op_array.entries = entries = _entries(op_array, defaults)
    op_array.tail, op_array.entry = tails[passed], entries[-1]
    op_array.takes_references = bool(op_array.arg_info) and takes_references(op_array)
    op_array.frame_size = CALL_FRAME_SLOTS + variables + op_array.T


def _literal_default(opline: Opline) -> Any:
    """The default that a RECV_INIT has ready; UNDEF where it is to be evaluated, or there is none."""
    has_value = opline.opcode == ops.RECV_INIT and type(opline.const2) is not ConstantExpression
    return opline.const2 if has_value else UNDEF


def _entries(op_array: OpArray, defaults: list[Any]) -> list[Opline]:
    """By number of arguments passed, an opline to stand before the first one to execute.

    Skipped are RECVs of what was passed, unless one has a type, and after them those whose defaults are in the slots.
    """
    opcodes, total = op_array.opcodes, op_array.num_args
    if not total:
        return [_entry(opcodes[0])]
    behind = list(range(total + 1))
    for number in range(total - 1, -1, -1):
        if defaults[number] is not UNDEF:
            behind[number] = behind[number + 1]
    untyped = next((number for number, info in enumerate(op_array.arg_info[:total]) if info.type is not None), total)
    return [_entry(opcodes[behind[passed] if passed <= untyped else 0]) for passed in range(total + 1)]


def _entry(first: Opline) -> Opline:
    entry = Opline(ops.NOP, first.lineno)
    entry.next = first
    return entry


def link_script(script: Script) -> None:
    """Link everything a script declares; what is linked already stays as it is."""
    from zvm.linker.handler_selection import handler_for

    for op_array in script.op_arrays():
        if op_array.tails is None:
            link(op_array, handler_for)
