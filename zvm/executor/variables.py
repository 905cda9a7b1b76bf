"""Variables: undefined ones, by name ($$x, globals), references, assignment through them, ++ and op= off the fast path.

Opcode-level helpers for the handlers of assignment, incdec and variables; each takes the frame first and expects its
opline saved. A place is a container and a key, as docs/inside/handlers.md says.
"""
from __future__ import annotations

from sys import getrefcount

from zvm.opcodes.error_levels import E_WARNING
from zvm.opcodes.flags import (
    ACC_STRICT_TYPES,
    FETCH_GLOBAL,
    FETCH_GLOBAL_LOCK,
    RETURNS_FUNCTION,
)
from zvm.opcodes.op_array import CV, TMP_VAR, VAR
from zvm.runtime import execute_data
from zvm.runtime.objects.typed_references import assign_to_reference as _assign_to_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert, operators
from zvm.runtime.values.arrays import PhpArray, normalize_key, separate, separate_reference
from zvm.runtime.values.counting import UNSHARED_IN_PLACE
from zvm.runtime.values.operators import BINARY_OPERATORS
from zvm.runtime.values.symbol_table import Indirect
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData


def undefined_cv(ex: ExecuteData, op: Opline, number: int) -> Any:
    """Warn about an undefined CV and give its value, null. Saves the opline itself."""
    ex.opline = op
    message = f"Undefined variable ${ex.func.vars[number]}"  # type: ignore[attr-defined]
    ex.engine.diagnostics.report_in_passing(E_WARNING, message)


def is_strict(ex: ExecuteData) -> bool:
    """Was the running code compiled under strict_types=1 (EX_USES_STRICT_TYPES)?"""
    return bool(ex.func.fn_flags & ACC_STRICT_TYPES)


# ---- assignment ----------------------------------------------------------------------------------------------------

def assign_to_reference(ex: ExecuteData, reference: Reference, value: Any) -> Any:
    """reference := value, honouring typed properties bound to it; what was assigned."""
    if reference.sources is None:
        reference.value = value
        return value
    return _assign_to_reference(ex.engine, reference, value, is_strict(ex))


def assign(ex: ExecuteData, container: Any, key: Any, value: Any) -> Any:
    """container[key] := value, through a Reference there; what was assigned (zend_assign_to_variable)."""
    old = container[key]
    if type(old) is Reference:
        return assign_to_reference(ex, old, value)
    container[key] = value
    return value


def define(ex: ExecuteData, container: Any, key: Any) -> Any:
    """The value at a place that is read and written; an undefined CV is reported and becomes null, whatever an error
    handler assigns."""
    value = container[key]
    if value is UNDEF:
        if container is ex.slots:
            undefined_cv(ex, ex.opline, key)  # type: ignore[arg-type]
        container[key] = value = None
    return value


def append_in_place(container: Any, key: Any, text: str) -> str:
    """Append to the string at a place. It is taken out of the place first, so that Python lets it grow where it lies:
    the caller must no longer hold it."""
    value: str = container[key]
    container[key] = None
    value += text
    container[key] = value
    return value


def assign_op(ex: ExecuteData, container: Any, key: Any, operand: Any) -> Any:
    """container[key] op= operand, the operator being the opline's extended_value."""
    left = define(ex, container, key)
    operator = BINARY_OPERATORS[ex.opline.extended_value]  # type: ignore[union-attr]
    if type(left) is Reference:
        return assign_op_reference(ex, left, operator, operand)
    if type(left) is PhpArray and type(operand) is PhpArray and operator is operators.add and left is not operand:
        left = None
        array = separate(container, key)
        array.merge(operand)
        return array
    if operator is operators.concat and left is operand and _is_same_variable(ex.opline):
        container[key] = result = operators.concat_twice(ex.engine, left)
        return result
    container[key] = result = operator(ex.engine, left, operand)
    return result


def _is_same_variable(op: Any) -> bool:
    """Whether both operands are the same CV."""
    return bool(op.op1_type & op.op2_type & CV and op.op1 == op.op2)


def assign_op_reference(ex: ExecuteData, reference: Reference, operator: Any, operand: Any) -> Any:
    """The value of a reference that is an op= operand. A string is taken out first, so that it can grow in place."""
    left = reference.value
    if type(left) is str and type(operand) is str and operator is operators.concat:
        reference.value = None
        left += operand
        reference.value = left
        return left
    if type(left) is PhpArray and type(operand) is PhpArray and operator is operators.add and left is not operand:
        left = None
        array = separate_reference(reference)
        array.merge(operand)
        return array
    try:
        result = operator(ex.engine, left, operand)
    except Thrown as thrown:
        if reference.sources is not None:
            from zvm.runtime.objects.property_operations import assign_nothing_to_reference

            assign_nothing_to_reference(ex.engine, reference, operator, is_strict(ex), thrown)
        raise
    if reference.sources is not None:
        return _assign_to_reference(ex.engine, reference, result, is_strict(ex))
    reference.value = result
    return result


def increment(ex: ExecuteData, container: Any, key: Any) -> Any:
    """++ at a place; the new value."""
    return step(ex, container, key, 1, False)


def decrement(ex: ExecuteData, container: Any, key: Any) -> Any:
    """-- at a place; the new value."""
    return step(ex, container, key, -1, False)


def post_increment(ex: ExecuteData, container: Any, key: Any) -> Any:
    """++ at a place; the old value."""
    return step(ex, container, key, 1, True)


def post_decrement(ex: ExecuteData, container: Any, key: Any) -> Any:
    """-- at a place; the old value."""
    return step(ex, container, key, -1, True)


def step(ex: ExecuteData, container: Any, key: Any, direction: int, postfix: bool) -> Any:
    old = define(ex, container, key)
    if type(old) is Reference:
        if old.sources is not None:
            from zvm.runtime.objects.property_operations import increment_at

            return increment_at(ex.engine, container, key, None, direction, is_strict(ex), postfix)
        reference, old = old, old.value
        new = reference.value = _stepped(ex, old, direction)
    else:
        new = container[key] = _stepped(ex, old, direction)
    return old if postfix else new


def _stepped(ex: ExecuteData, value: Any, direction: int) -> Any:
    if type(value) is int and INT_MIN < value < INT_MAX:
        return value + direction
    return operators.increment(ex.engine, value) if direction > 0 else operators.decrement(ex.engine, value)


# ---- references ----------------------------------------------------------------------------------------------------

def make_reference(container: Any, key: Any) -> Reference:
    """The Reference at a place, made there if need be (ZVAL_MAKE_REF); undefined becomes null."""
    value = container[key]
    if type(value) is Reference:
        return value
    container[key] = reference = Reference(None if value is UNDEF else value)
    return reference


def assign_ref(ex: ExecuteData, op: Opline) -> Any:
    """op1 =& op2; the Reference, or the value of what was none (ZEND_ASSIGN_REF)."""
    slots = ex.slots
    source = _operand(slots, op.op2_type, op.op2)
    if op.op1_type == VAR and (type(slots[op.op1]) is not tuple or getrefcount(slots[op.op1][0]) <= UNSHARED_IN_PLACE):
        slots[op.op1] = None
        if slots[op.op2] is UNDEF and op.op2_type == CV:  # fetched for writing before PHP looks at op1
            slots[op.op2] = None
        ex.engine.throw("Error", "Cannot assign by reference to an array dimension of an object")
    container, key = _operand(slots, op.op1_type, op.op1)
    if op.op2_type == VAR and op.extended_value == RETURNS_FUNCTION and type(source[0][source[1]]) is not Reference:
        ex.engine.diagnostics.notice("Only variables should be assigned by reference")
        return assign(ex, container, key, source[0][source[1]])
    ex.engine.objects.look_at_growth()
    reference = make_reference(*source)
    container[key] = reference
    return reference


def make_ref(ex: ExecuteData, op: Opline) -> Any:
    """The Reference of op1; what a function returned stays as it is (ZEND_MAKE_REF)."""
    slots = ex.slots
    if op.op1_type == VAR and type(slots[op.op1]) is not tuple:
        value = slots[op.op1]
        slots[op.op1] = None
        return value
    return make_reference(*_operand(slots, op.op1_type, op.op1))


def operand_reference(ex: ExecuteData, op: Opline) -> Reference:
    """op1, a VAR or CV, as a Reference, made if need be."""
    ex.engine.objects.look_at_growth()
    return make_reference(*_operand(ex.slots, op.op1_type, op.op1))


def _operand(slots: list[Any], kind: int, number: int) -> tuple[Any, Any]:
    """A VAR or CV operand as place; a VAR is taken."""
    if kind == CV:
        return slots, number
    value = slots[number]
    slots[number] = None
    return value if type(value) is tuple else ([value], 0)


# ---- variables by name ---------------------------------------------------------------------------------------------

def name_of(ex: ExecuteData, name: Any) -> str:
    """The name operand of FETCH_* and the like, made a string."""
    return name if type(name) is str else convert.to_string(ex.engine, name)


def table_of(ex: ExecuteData) -> Any:
    """The symbol table the opline's extended_value means (zend_get_target_symbol_table)."""
    if ex.opline.extended_value & (FETCH_GLOBAL | FETCH_GLOBAL_LOCK):  # type: ignore[union-attr]
        return ex.engine.symbol_table
    return execute_data.symbol_table(ex)


def _find(table: Any, name: str) -> tuple[Any, Any]:
    """The place of a table's entry: itself, or the CV it stands for."""
    found = dict.get(table, name)
    return (found.slots, found.index) if type(found) is Indirect else (table, name)


def _value_at(container: Any, key: Any) -> Any:
    return container.get(key, UNDEF) if isinstance(container, dict) else container[key]


def fetch_r(ex: ExecuteData, name: Any) -> Any:
    """The value of the variable; a warning and null where there is none (FETCH_R)."""
    name = name_of(ex, name)
    value = _value_at(*_find(table_of(ex), name))
    if value is UNDEF:
        return _undefined(ex, name)
    return value.value if type(value) is Reference else value


def fetch_is(ex: ExecuteData, name: Any) -> Any:
    """The value of the variable, null where there is none (FETCH_IS)."""
    name = name_of(ex, name)
    value = _value_at(*_find(table_of(ex), name))
    if value is UNDEF:
        return ex.this if name == "this" else None
    return value.value if type(value) is Reference else value


def _undefined(ex: ExecuteData, name: str) -> Any:
    if name == "this" and ex.this is not None:
        return ex.this
    kind = "global " if ex.opline.extended_value & FETCH_GLOBAL else ""  # type: ignore[union-attr]
    ex.engine.diagnostics.warning(f"Undefined {kind}variable ${name}")
    return None


def fetch_w(ex: ExecuteData, name: Any) -> Any:
    """The place of the variable, null being put there when it is new (FETCH_W). `global` fetches by the same name again
    (FETCH_GLOBAL_LOCK): a temporary keeps it."""
    op = ex.opline
    if op.extended_value & FETCH_GLOBAL_LOCK and op.op1_type & (TMP_VAR | VAR):  # type: ignore[union-attr]
        ex.slots[op.op1] = name  # type: ignore[union-attr]
    name = name_of(ex, name)
    container, key = _find(table_of(ex), name)
    if _value_at(container, key) is UNDEF:
        _refuse_this(ex, name)
        container[key] = None
    return container, key


def fetch_rw(ex: ExecuteData, name: Any) -> Any:
    """The place of the variable; a new one is warned about (FETCH_RW)."""
    name = name_of(ex, name)
    container, key = _find(table_of(ex), name)
    if _value_at(container, key) is UNDEF:
        _refuse_this(ex, name)
        _undefined(ex, name)
        container[key] = None
    return container, key


def fetch_unset(ex: ExecuteData, name: Any) -> Any:
    """The place of the variable, or null where there is none (FETCH_UNSET)."""
    name = name_of(ex, name)
    container, key = _find(table_of(ex), name)
    if _value_at(container, key) is UNDEF:
        if name == "this":
            ex.engine.throw("Error", "Cannot unset $this")
        return None
    return container, key


def _refuse_this(ex: ExecuteData, name: str) -> None:
    if name == "this":
        ex.engine.throw("Error", "Cannot re-assign $this")


def unset(ex: ExecuteData, name: Any) -> None:
    """unset($$name) (UNSET_VAR)."""
    name = name_of(ex, name)
    table = table_of(ex)
    container, key = _find(table, name)
    if container is table:
        table.pop(name, None)
    else:
        container[key] = UNDEF


def isset(ex: ExecuteData, name: Any) -> bool:
    """isset($$name) (ISSET_ISEMPTY_VAR)."""
    value = _value_at(*_find(table_of(ex), name_of(ex, name)))
    if type(value) is Reference:
        value = value.value
    return value is not None and value is not UNDEF


def isempty(ex: ExecuteData, name: Any) -> bool:
    """empty($$name)."""
    value = _value_at(*_find(table_of(ex), name_of(ex, name)))
    if type(value) is Reference:
        value = value.value
    return value is UNDEF or not convert.to_bool(ex.engine, value)


def global_reference(ex: ExecuteData, name: str) -> Reference:
    """The global variable as a Reference, made if need be (BIND_GLOBAL)."""
    container, key = _find(ex.engine.symbol_table, name)
    value = _value_at(container, key)
    if type(value) is Reference:
        return value
    container[key] = reference = Reference(None if value is UNDEF else value)
    return reference


def globals_array(ex: ExecuteData) -> PhpArray:
    """A copy of the global variables, as `$GLOBALS` reads (FETCH_GLOBALS, zend_proptable_to_symtable)."""
    elements = {}
    for name, value in ex.engine.symbol_table.items():
        if type(value) is Indirect:
            value = value.slots[value.index]
        if value is not UNDEF:
            elements[normalize_key(name)] = value
    return PhpArray.from_dict(elements)


def initialised_static(ex: ExecuteData, number: int) -> Any:
    """The Reference of a static variable that has got its value, else None (BIND_INIT_STATIC_OR_JMP)."""
    value = execute_data.static_variables(ex)[number]
    return value if type(value) is Reference else None


def initialise_static(ex: ExecuteData, number: int, value: Any) -> Any:
    """Give a static variable its first value; its Reference. Where computing the value has done that already, the
    variable becomes the value (BIND_STATIC with op2)."""
    statics = execute_data.static_variables(ex)
    reference = statics[number]
    if type(reference) is Reference:
        reference.value = value
    else:
        statics[number] = reference = Reference(value)
    return reference


def bind_static(ex: ExecuteData, number: int, by_reference: bool) -> Any:
    """What a static variable (or used one) gives the CV: its Reference, or its value (BIND_STATIC)."""
    statics = execute_data.static_variables(ex)
    value = statics[number]
    if not by_reference:
        return value
    if type(value) is Reference:
        return value
    from zvm.runtime.classes.constant_expressions import ConstantExpression

    if isinstance(value, ConstantExpression):
        value = ex.engine.evaluate(value, ex.func.scope)
    statics[number] = reference = Reference(value)
    return reference
