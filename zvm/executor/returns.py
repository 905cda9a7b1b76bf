"""Leaving frames with a value, and checking that value (zend_leave_helper, zend_verify_return_type).

Used by the handlers of RETURN, RETURN_BY_REF, GENERATOR_RETURN and VERIFY_RETURN_TYPE.
"""
from __future__ import annotations

from zvm.executor.unwinder import leave_code
from zvm.executor.variables import make_reference
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, RETURNS_FUNCTION, RETURNS_VALUE
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, VAR
from zvm.opcodes.types import MAY_BE_NULL
from zvm.runtime.execute_data import CALL_CODE, CALL_HAS_SYMBOL_TABLE, CALL_TOP, ExecuteData
from zvm.runtime.functions import type_check
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def leave(engine: Engine, ex: ExecuteData) -> None:
    """RETURN of any frame: hand `ex.return_value` over, destroy the variables, make the caller the running frame."""
    caller = ex.prev
    flags = ex.flags
    if flags & CALL_TOP:
        if flags & CALL_CODE and caller is None and not engine.keeps_result:
            ex.return_value = None  # nothing takes what the main script returns: it dies in the script
    else:
        call_opline: Any = caller.opline  # type: ignore[union-attr]
        if call_opline.result_type:
            caller.slots[call_opline.result] = ex.return_value  # type: ignore[union-attr]
        ex.return_value = None
    engine.current_execute_data = caller
    if flags & CALL_CODE and ex.symbol_table is not None:
        leave_code(ex)
    slots = ex.slots
    slots.reverse()  # Python clears lists from the end
    if flags & CALL_HAS_SYMBOL_TABLE and not flags & CALL_CODE:  # which has the variables, too
        slots.clear()
        ex.symbol_table = None
    if flags & CALL_TOP:  # call_function() holds the frame until it has the value
        slots.clear()
        ex.this = ex.closure = None
    del slots  # the frame, which may die here, has them destroyed before its $this


def leave_by_reference(ex: ExecuteData, op: Any) -> None:
    """RETURN_BY_REF."""
    engine = ex.engine
    ex.opline = op
    kind, number, slots = op.op1_type, op.op1, ex.slots
    if kind == CV:
        ex.return_value = make_reference(slots, number)
        leave(engine, ex)
        return
    value = op.const1 if kind == CONST else slots[number]
    if kind != CONST:
        slots[number] = None
    if kind in (CONST, TMP_VAR) or kind == VAR and op.extended_value == RETURNS_VALUE:
        _only_variable_references(engine)
        ex.return_value = value if type(value) is Reference else Reference(value)
        leave(engine, ex)
        return
    if type(value) is tuple:
        value = make_reference(*value)
    elif type(value) is not Reference:
        if op.extended_value == RETURNS_FUNCTION:
            _only_variable_references(engine)
        value = Reference(value)
    ex.return_value = value
    leave(engine, ex)


def _only_variable_references(engine: Engine) -> None:
    engine.diagnostics.notice("Only variable references should be returned by reference")


# ---- checking ------------------------------------------------------------------------------------------------------

def missing_return(ex: ExecuteData) -> None:
    """Throw: the function ran off its end without returning a value."""
    called = ex.this.ce if ex.this is not None else ex.called_scope
    type_check.missing_return_error(ex.engine, ex.func, called)


def verify_never(ex: ExecuteData) -> None:
    """Throw: a function declared `never` must not return (zend_verify_never_error)."""
    name = type_check.function_name(ex.func)
    ex.engine.throw("TypeError", f"{name}(): never-returning function must not implicitly return")


def verified(ex: ExecuteData, value: Any) -> Any:
    """The value as the return type coerces it; throws TypeError."""
    called = ex.this.ce if ex.this is not None else ex.called_scope
    return type_check.verify_return(ex.engine, ex.func, value, called)


def verified_constant(ex: ExecuteData, op: Any) -> Any:
    """VERIFY_RETURN_TYPE of a constant; op.cache becomes True when the type takes it as it is."""
    value = verified(ex, op.const1)
    if value is op.const1:
        op.cache = True
    return value


def verify_in_place(ex: ExecuteData, op: Any) -> None:
    """VERIFY_RETURN_TYPE of a variable, off the fast path; learns the types that need no closer look."""
    func: Any = ex.func
    slots, number = ex.slots, op.op1
    ex.opline = op
    declared = func.return_info.type
    if op.cache is None:
        op.cache = type_check.accepted_kinds(declared.mask)
    value = slots[number]
    if type(value) is tuple:  # what a by-reference function fetched for writing
        container, key = value
        value = container[key]
        container[key] = verified(ex, value)
        return
    if value is UNDEF:
        from zvm.executor.variables import undefined_cv

        value = undefined_cv(ex, op, number)
        raise_pending(ex.engine)  # what the user's handler threw, before the type is looked at
        if declared.mask & MAY_BE_NULL:
            return  # RETURN will read, and tell of it, again
    elif type(value) is Reference and not func.fn_flags & ACC_RETURN_REFERENCE:
        value = value.value
    slots[number] = value = verified(ex, value)
    if isinstance(value, PhpObject) and type_check.accepts_class(ex.engine, declared, value.ce, func.scope):
        op.cache.add(value.ce)
