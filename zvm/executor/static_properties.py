"""Static properties as the opcodes use them: op1 is the name, op2 the class (zend_fetch_static_property_address).

Where both are constants the opline's cache keeps the property's place, `(container, key, info)`; the semantics are
those of runtime/objects/static_properties.py.
"""
from __future__ import annotations

from zvm.executor.class_fetch import operand_class
from zvm.executor.properties import bind, name_in_passing
from zvm.executor.variables import append_in_place, is_strict, undefined_cv
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_TRAIT, BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_W, FETCH_OBJ_FLAGS, FETCH_REF, ISEMPTY
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.runtime.execute_data import CALL_SEND_BY_REF, ExecuteData
from zvm.runtime.objects import property_operations, static_properties, typed_references
from zvm.runtime.objects.properties import accepted_at_once
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.operators import BINARY_OPERATORS
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.functions import type_check
else:
    type_check = LateModule("zvm.runtime.functions.type_check")


def place(ex: ExecuteData, op: Any, mode: int, verb: str = "indirectly modify") -> Any:
    """(container, key, info) of the property `op` names, None when BP_VAR_IS and there is none. Throws Error."""
    if op.cache is not None:
        return op.cache
    engine = ex.engine
    ce = operand_class(ex, op, op.op2_type, op.op2, op.const2)
    name = _name(ex, op)
    info = static_properties.find_static_property(engine, ce, name, ex.func.scope, mode, verb)
    if info is None:
        return None
    found = (info.ce.static_members, info.slot, info)
    if op.op1_type == CONST and _is_fixed(op) and not info.ce.flags & ACC_TRAIT \
            and not (info.type is not None and found[0][info.slot] is UNDEF):  # type: ignore[index]
        op.cache = found
    return found


def _is_fixed(op: Any) -> bool:
    """Does the class operand always mean the same class? (`static` does not.)"""
    return op.op2_type == CONST or op.op2_type == UNUSED and op.op2 & 0x0F in (1, 2)


def _name(ex: ExecuteData, op: Any) -> str:
    """The property's name; a temporary is taken."""
    kind = op.op1_type
    if kind == CONST:
        value = op.const1
    else:
        slots = ex.slots
        value = slots[op.op1]
        if kind != CV:
            slots[op.op1] = None
        elif value is UNDEF:
            value = undefined_cv(ex, op, op.op1)
    if type(value) is Reference:
        value = value.value
    return name_in_passing(ex.engine, value)


# ---- reading -------------------------------------------------------------------------------------------------------

def fetch(ex: ExecuteData, op: Any, mode: int = BP_VAR_R) -> Any:
    """FETCH_STATIC_PROP_R and _IS."""
    found = place(ex, op, mode)
    if found is None:
        return None
    value = found[0][found[1]]
    if type(value) is Reference:
        return value.value
    return None if value is UNDEF else value


def isset_or_empty(ex: ExecuteData, op: Any) -> bool:
    """ISSET_ISEMPTY_STATIC_PROP."""
    value = fetch(ex, op, BP_VAR_IS)
    if not op.extended_value & ISEMPTY:
        return value is not None
    from zvm.runtime.values.convert import to_bool

    return not to_bool(ex.engine, value)


# ---- writing -------------------------------------------------------------------------------------------------------

def fetch_address(ex: ExecuteData, op: Any, mode: int) -> Any:
    """FETCH_STATIC_PROP_W, _RW, _UNSET: the INDIRECT."""
    container, key, info = place(ex, op, mode)
    if op.opcode in (ops.FETCH_STATIC_PROP_W, ops.FETCH_STATIC_PROP_FUNC_ARG) and info.type is not None:
        flags = op.extended_value & FETCH_OBJ_FLAGS
        if flags:
            typed_references.handle_fetch_flags(ex.engine, container, key, info, flags)
    return container, key


def fetch_function_argument(ex: ExecuteData, op: Any) -> Any:
    """FETCH_STATIC_PROP_FUNC_ARG: as CHECK_FUNC_ARG noted."""
    if ex.call.flags & CALL_SEND_BY_REF:  # type: ignore[union-attr]
        return fetch_address(ex, op, BP_VAR_W)
    return fetch_argument_value(ex, op)


def fetch_argument_value(ex: ExecuteData, op: Any) -> Any:
    """The same of an argument by value. A typed property becomes a reference all the same, as in Zend before 8.5."""
    container, key, info = place(ex, op, BP_VAR_R)
    value = container[key]
    if info.type is not None and op.extended_value & FETCH_OBJ_FLAGS == FETCH_REF and ex.engine.target < V8_5:
        typed_references.make_property_reference(ex.engine, container, key, info)
    return value.value if type(value) is Reference else value


def assign(ex: ExecuteData, op: Any, value: Any) -> Any:
    """ASSIGN_STATIC_PROP; the value assigned. UNDEF is an undefined variable: the property is looked for first."""
    container, key, info = place(ex, op, BP_VAR_W, "modify")
    if value is UNDEF:
        value = undefined_cv(ex, op, op.next.op1)
    old = container[key]
    if info.type is not None and type(value) not in accepted_at_once(info):
        value = type_check.verify_property_type(ex.engine, info, value, is_strict(ex))
    if type(old) is Reference:
        return typed_references.assign_to_reference(ex.engine, old, value, is_strict(ex))
    container[key] = value
    return value


def assign_ref(ex: ExecuteData, op: Any, container: Any, key: Any) -> Any:
    """ASSIGN_STATIC_PROP_REF: bind the property to the variable at container[key]; the Reference."""
    members, slot, info = place(ex, op, BP_VAR_W)
    return bind(ex, members, slot, info, container, key, op.extended_value)


def assign_op(ex: ExecuteData, op: Any, operand: Any) -> Any:
    """ASSIGN_STATIC_PROP_OP; the new value. Takes the operand raw: the property is looked for first."""
    container, key, info = place(ex, op, BP_VAR_RW)
    if operand is UNDEF:
        operand = undefined_cv(ex, op, op.next.op1)
    elif type(operand) is Reference:
        operand = operand.value
    if op.extended_value == ops.CONCAT and type(operand) is str and type(container[key]) is str:
        return append_in_place(container, key, operand)
    operator = BINARY_OPERATORS[op.extended_value]
    return property_operations.assign_op_at(ex.engine, container, key, info, operator, operand, is_strict(ex))


def increment(ex: ExecuteData, op: Any, step: int, is_postfix: bool) -> Any:
    """++ and --; the new value, or the old one when `is_postfix`."""
    container, key, info = place(ex, op, BP_VAR_RW)
    return property_operations.increment_at(ex.engine, container, key, info, step, is_strict(ex), is_postfix)


def unset(ex: ExecuteData, op: Any) -> None:
    """UNSET_STATIC_PROP: always an error."""
    ce = operand_class(ex, op, op.op2_type, op.op2, op.const2)
    name = _name(ex, op)
    ex.engine.throw("Error", f"Attempt to unset static property {ce.name}::${name}")
