"""The handler of an opline, by its opcode and operand kinds.

Reads the generated index and imports a generated topic module when its first handler is asked for. Used by
linker/links.py, through the engine. Caches code only; nothing here belongs to a run.
"""
from __future__ import annotations

from importlib import import_module

from zvm.linker.handler_index import ROWS
from zvm.opcodes.metadata import JMPNZ, JMPZ, NAMES
from zvm.opcodes.op_array import CONST, UNUSED, Opline

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    Handler = Callable[[Any, Opline], Opline | None]

_BRANCHES = {JMPZ: 1, JMPNZ: 2}
_BRANCH_SUFFIXES = ("", "_JMPZ", "_JMPNZ")
_handlers: dict[int, Handler] = {}


class MissingHandler(Exception):
    """An opline was reached that nothing executes: its opcode is not defined, or not for such operands."""


def handler_for(opline: Opline) -> Handler:
    """The specialised handler. The opline and the one behind it must be linked already (next, target, const1…).

    A comparison whose result only decides the JMPZ or JMPNZ behind it is fused with that: its `target` becomes the
    jump's and its `next` the opline behind the jump.
    """
    row = ROWS.get(opline.opcode)
    if row is None:
        return missing
    following = opline.next
    split = opline.extended_value & row[8]
    branch = data = constants = 0
    if row[6] and following is not None and following.opcode in _BRANCHES and following.op1 == opline.result \
            and following.op1_type == opline.result_type & 15 and opline.target is None:
        branch = _BRANCHES[following.opcode]
        opline.target, opline.next = following.target, following.next
    if row[4] is not None and following is not None:
        data = following.op1_type
    if row[7]:
        if opline.op1_type == CONST and type(opline.const1) is int and opline.op2_type != CONST:
            constants = 1
        elif opline.op2_type == CONST and type(opline.const2) is int and opline.op1_type != CONST:
            constants = 2
    used = opline.result_type != UNUSED
    key = (opline.opcode | opline.op1_type << 8 | opline.op2_type << 12 | data << 16 | constants << 20 | branch << 22
           | used << 24 | split << 25)
    handler = _handlers.get(key)
    if handler is None:
        handler = _handlers[key] = _load(row, opline, data, constants, branch, used, split)
    return handler


def _load(row: tuple[Any, ...], opline: Opline, data: int, constants: int, branch: int, used: bool,
          split: int) -> Handler:
    try:
        name = _name(row, opline, data, constants, branch, used, split)
    except KeyError:
        return missing
    module = import_module(f"zvm.handlers.generated.{row[0]}")
    handler: Handler = getattr(module, name, missing)
    return handler


def handler_name(opline: Opline, following: Opline | None) -> str | None:
    """For who shows op-arrays: the name of the handler that an opline was linked to, None if there is none.

    `following` is the opline behind it. Twins share one function; the name is the opline's own nonetheless.
    """
    row = ROWS.get(opline.opcode)
    if row is None:
        return None
    fused = row[6] and following is not None and following.opcode in _BRANCHES and opline.next is not following
    constants = 0
    if row[7]:
        if opline.op1_type == CONST and type(opline.const1) is int and opline.op2_type != CONST:
            constants = 1
        elif opline.op2_type == CONST and type(opline.const2) is int and opline.op1_type != CONST:
            constants = 2
    try:
        return _name(row, opline, following.op1_type if following is not None else 0, constants,
                     _BRANCHES[following.opcode] if fused and following is not None else 0,
                     opline.result_type != UNUSED, opline.extended_value & row[8])
    except KeyError:
        return None


def _name(row: tuple[Any, ...], opline: Opline, data: int, constants: int, branch: int, used: bool, split: int) -> str:
    """What specialise.py calls the variant. Raises KeyError where there is none for such operands."""
    _, name, by_op1, by_op2, by_data, retval, _, _, _, by_value = row
    made: str = name
    if by_op1 is not None:
        made += "_LONG" if constants == 1 else _suffix(by_op1, opline.op1_type)
    if by_op2 is not None:
        made += "_LONG" if constants == 2 else _suffix(by_op2, opline.op2_type)
    if by_data is not None:
        made += by_data[data]
    if by_value is not None:
        made += by_value.get(split, "")
    if retval:
        made += "_RETVAL_USED" if used else "_RETVAL_UNUSED"
    return made + _BRANCH_SUFFIXES[branch]


def _suffix(by_type: dict[int, str], type: int) -> str:
    """An operand declared to be of one kind is not looked at: DECLARE_LAMBDA_FUNCTION says CONST and has none."""
    if len(by_type) == 1:
        return next(iter(by_type.values()))
    return by_type[type]


def missing(ex: Any, op: Opline) -> Opline | None:
    """Stands in for a handler there is none of. Raises MissingHandler."""
    ex.opline = op
    raise MissingHandler(f"no handler for {NAMES[op.opcode]} with operands {op.op1_type}, {op.op2_type}, "
                         f"result {op.result_type}")
