"""Operands of GENERIC handlers, whose kinds are only looked at when they run.

Each function takes the frame, the opline it runs for, and an operand's type, number and constant; docs/handlers.md
describes the fetch modes.
"""
from __future__ import annotations

from zvm.executor.variables import undefined_cv
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData

NEXT: Any = ...  # what an UNUSED op2 stands for where it means `[]`

# what `op.cache[target.ce]` raises: for no object, for a class not met yet, before there is a cache
NOT_CACHED = (AttributeError, KeyError, TypeError)


def raw(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> Any:
    """What the operand holds; a temporary is taken."""
    if kind == CONST:
        return constant
    if kind == UNUSED:
        return number
    slots = ex.slots
    value = slots[number]
    if kind & (TMP_VAR | VAR):
        slots[number] = None
    return value


def read(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> Any:
    """BP_VAR_R; a temporary is taken."""
    value = raw(ex, op, kind, number, constant)
    if type(value) is Reference:
        return value.value
    return undefined_cv(ex, op, number) if value is UNDEF else value


def peek(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> Any:
    """BP_VAR_R; a temporary stays."""
    return read(ex, op, kind & CV or kind & CONST or kind and CV, number, constant)


def look(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> Any:
    """What the operand holds; a temporary stays."""
    return raw(ex, op, kind & CV or kind & CONST or kind and CV, number, constant)


def is_(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> Any:
    """BP_VAR_IS; a temporary is taken."""
    value = raw(ex, op, kind, number, constant)
    if type(value) is Reference:
        return value.value
    return None if value is UNDEF else value


def place(ex: ExecuteData, op: Opline, kind: int, number: int, constant: Any) -> tuple[Any, Any]:
    """Where to write; a VAR is taken."""
    if kind == CV:
        return ex.slots, number
    value = raw(ex, op, kind, number, constant)
    return value if type(value) is tuple else ([value], 0)
