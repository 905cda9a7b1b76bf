"""String offsets written, and the errors of everything else one might do with them.

Opcode-level helpers used by dims.py; each takes the frame first and expects its opline saved.
"""
from __future__ import annotations

from zvm.executor.variables import undefined_cv
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import BP_VAR_UNSET
from zvm.opcodes.op_array import CV, VAR
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.dimensions import cast_offset, illegal_offset, leading_int
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.execute_data import ExecuteData

ASSIGN_OP = "Cannot use assign-op operators with string offsets"
REFERENCE = "Cannot create references to/from string offsets"
_BY_ERROR: dict[str, tuple[int, ...]] = {
    "Cannot use string offset as an object": (
        ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_FUNC_ARG, ops.FETCH_OBJ_UNSET, ops.ASSIGN_OBJ,
        ops.ASSIGN_OBJ_OP, ops.ASSIGN_OBJ_REF, ops.UNSET_OBJ, ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ,
        ops.POST_DEC_OBJ),
    "Cannot use string offset as an array": (
        ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_DIM_FUNC_ARG, ops.FETCH_DIM_UNSET, ops.FETCH_LIST_W,
        ops.ASSIGN_DIM, ops.ASSIGN_DIM_OP, ops.UNSET_DIM),
    ASSIGN_OP: (ops.ASSIGN_STATIC_PROP_OP, ops.ASSIGN_OP),
    "Cannot increment/decrement string offsets": (ops.PRE_INC, ops.PRE_DEC, ops.POST_INC, ops.POST_DEC),
}


# ---- operands of dimensions ----------------------------------------------------------------------------------------

def plain_dim(ex: ExecuteData, dim: Any) -> Any:
    """A raw op2 as value: what it holds by now, since `$a[$a]` makes $a an array first."""
    if dim is UNDEF or dim is None or dim is False:
        op: Any = ex.opline
        if op.op2_type == CV:
            dim = ex.slots[op.op2]
            if dim is UNDEF:
                return undefined_cv(ex, op, op.op2)
    return dim.value if type(dim) is Reference else dim


def plain_data(ex: ExecuteData, value: Any) -> Any:
    """The raw operand of the OP_DATA as value."""
    if type(value) is Reference:
        return value.value
    if value is UNDEF:
        op: Any = ex.opline
        return undefined_cv(ex, op, op.next.op1)
    return value


# ---- string offsets ------------------------------------------------------------------------------------------------

def wrong_offset(ex: ExecuteData, string: str, dim: Any, mode: int) -> None:
    """Throw for a string offset in a write context; what is wrong is told by the opline that uses it
    (zend_wrong_string_offset)."""
    if mode == BP_VAR_UNSET and ex.engine.target >= V8_3 and not _may_be_offset(dim):
        ex.engine.throw("Error", "Cannot unset string offsets")
    _check_offset(ex, dim, mode)
    raise_pending(ex.engine)  # what an error handler threw comes first
    op: Any = ex.opline
    if op.opcode in (ops.ASSIGN_OP, ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP):
        ex.engine.throw("Error", ASSIGN_OP)
    user = op.next
    message = REFERENCE
    if user.op1_type == VAR and user.op1 == op.result:
        message = next((text for text, opcodes in _BY_ERROR.items() if user.opcode in opcodes), REFERENCE)
    ex.engine.throw("Error", message)


def _may_be_offset(dim: Any) -> bool:
    """Whether a value can stand for the place of a byte."""
    if type(dim) is str:
        return leading_int(dim)[0] is not None
    return dim is None or dim is UNDEF or type(dim) in (int, bool, float)


def _check_offset(ex: ExecuteData, dim: Any, mode: int) -> int:
    """The offset as an int, with the complaints of a write (zend_check_string_offset)."""
    engine = ex.engine
    if type(dim) is int:
        return dim
    if type(dim) is str:
        offset, trailing = leading_int(dim)
        if offset is None:
            illegal_offset(engine, dim)
            return 0
        if trailing and mode != BP_VAR_UNSET:
            engine.diagnostics.warning(f'Illegal string offset "{dim}"')
        return offset
    if dim is None or type(dim) in (bool, float) or dim is UNDEF:
        engine.diagnostics.warning("String offset cast occurred")
        return cast_offset(None if dim is UNDEF else dim)
    illegal_offset(engine, dim)
    return 0


def assign_offset(ex: ExecuteData, container: Any, key: Any, string: str, dim: Any, value: Any) -> Any:
    """string[dim] := the first byte of the raw `value`, in the string at that place; the byte,
    null where an error handler took the string away (zend_assign_to_string_offset)."""
    engine = ex.engine
    offset = _check_offset(ex, dim, 1)
    raise_pending(engine)  # of what an error handler threw: nothing is written
    if not _is_at(container, key, string):
        return None
    if offset < -len(string):
        engine.diagnostics.warning(f"Illegal string offset {offset}")
        return None
    if type(value) is not str:
        value = plain_data(ex, value)
    text = value
    if type(value) is not str:
        text = convert.to_string(engine, value)
    if not _is_at(container, key, string):
        return None
    if not text:
        engine.throw("Error", "Cannot assign an empty string to a string offset")
    raise_pending(engine)
    if len(text) != 1:
        engine.diagnostics.warning("Only the first byte will be assigned to the string offset")
        if not _is_at(container, key, string):
            return None
    if offset < 0:
        offset += len(string)
    string = string.ljust(offset) if offset > len(string) else string
    held = container[key]
    changed = string[:offset] + text[0] + string[offset + 1:]
    if type(held) is Reference:
        held.value = changed
    else:
        container[key] = changed
    return text[0]


def _is_at(container: Any, key: Any, string: str) -> bool:
    """Whether the string is still where it was before an error handler ran."""
    value = container[key]
    return (value.value if type(value) is Reference else value) is string


def set_character(container: Any, key: Any, offset: int, character: str) -> bool:
    """container[key][offset] := character, where that is one byte of a string there is: whether it was done."""
    string = container[key]
    if type(string) is not str or not 0 <= offset < len(string) or len(character) != 1:
        return False
    container[key] = string[:offset] + character + string[offset + 1:]
    return True
