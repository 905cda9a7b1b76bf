"""Properties as the opcodes of objects use them: inline caches, and values that are not objects.

Reads frames and operands for the handlers of *_OBJ; the semantics are those of runtime/objects/properties.py.
`name` is what the operand holds and becomes a string here. Where an operand is a place, it comes as container and key.
"""
from __future__ import annotations

from zvm.executor.operands import remember
from zvm.executor.variables import append_in_place, is_strict
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import (
    ACC_READONLY,
    BP_VAR_IS,
    BP_VAR_R,
    BP_VAR_RW,
    BP_VAR_UNSET,
    BP_VAR_W,
    FETCH_OBJ_FLAGS,
    FETCH_REF,
    ISEMPTY,
    RETURNS_FUNCTION,
)
from zvm.opcodes.op_array import CONST, CV
from zvm.opcodes.types import MAY_BE_LONG
from zvm.runtime.classes.class_entry import HOOKS_DECLARED, HOOKS_PROPERTIES
from zvm.runtime.execute_data import CALL_SEND_BY_REF, ExecuteData
from zvm.runtime.functions.type_check import accepts_class
from zvm.runtime.objects import properties, property_operations
from zvm.runtime.objects.properties import WRONG
from zvm.runtime.objects.typed_references import bind_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values.operators import BINARY_OPERATORS, concat
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import PropertyInfo

_INC_DEC = frozenset((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ))
_READS_FIRST = _INC_DEC | {ops.FETCH_OBJ_RW, ops.ASSIGN_OBJ_OP}
_MODIFIES = frozenset((ops.FETCH_OBJ_W, ops.FETCH_OBJ_FUNC_ARG, ops.FETCH_OBJ_RW, ops.ASSIGN_OBJ_REF))


def property_name(engine: Engine, name: Any) -> str:
    """A property's name as a string (zval_get_string)."""
    if type(name) is str:
        return name
    from zvm.runtime.values.convert import to_string

    return to_string(engine, name)


def name_in_passing(engine: Engine, name: Any) -> str:
    """The same for an error that comes in any case: where there is no string, "", and that exception is its previous
    one."""
    try:
        return property_name(engine, name)
    except Thrown as thrown:
        engine.defer_exception(thrown)
        return ""


DYNAMIC = -1  # in the place of a slot: no class declares the property, and no hook answers for it


def _declared_info(ex: ExecuteData, op: Any, target: PhpObject) -> Any:
    """The PropertyInfo that `op` may cache for objects like `target`, or None."""
    ce = target.ce
    if op.op2_type != CONST or ce.hooks & HOOKS_DECLARED:
        return None
    info = properties.lookup_property(ex.engine, ce, op.const2, ex.func.scope, True)
    return None if info is WRONG else info


def no_object(ex: ExecuteData, op: Any, container: Any, key: Any, name: Any) -> None:
    """Throw for writing a property of a value that is not an object (zend_throw_non_object_error)."""
    engine = ex.engine
    value = container[key]
    if value is UNDEF and op.op1_type == CV and op.opcode in _READS_FIRST:
        from zvm.executor.variables import undefined_cv

        undefined_cv(ex, op, op.op1)
    if type(value) is Reference:
        value = value.value
    what = "increment/decrement" if op.opcode in _INC_DEC else "modify" if op.opcode in _MODIFIES else "assign"
    shown = "null" if value is UNDEF else value_name(engine, value)
    engine.throw("Error", f'Attempt to {what} property "{name_in_passing(engine, name)}" on {shown}')


# ---- reading -------------------------------------------------------------------------------------------------------

def fetch(ex: ExecuteData, op: Any, target: Any, name: Any) -> Any:
    """FETCH_OBJ_R; fills op.cache with the slot by class."""
    engine = ex.engine
    if not isinstance(target, PhpObject):
        engine.diagnostics.warning(
            f'Attempt to read property "{property_name(engine, name)}" on {value_name(engine, target)}')
        return None
    ce = target.ce
    native = ce.native
    if native is not None and type(name) is str:
        hook = getattr(native, "read_property", None)
        if hook is not None:
            value = hook(engine, target, name, ex.func.scope, BP_VAR_R)
            if op.cache is None or ce not in op.cache:
                _cache_read(ex, op, target)
            return value
    dynamic = target.dynamic
    if dynamic is not None and _is_dynamic(op, target, name):
        value = dynamic.get(name, UNDEF)
        if value is not UNDEF:
            return value.value if type(value) is Reference else value
    value = properties.read_property(engine, target, property_name(engine, name), ex.func.scope, BP_VAR_R)
    _cache_read(ex, op, target)
    return value


def _cache_read(ex: ExecuteData, op: Any, target: PhpObject) -> None:
    if op.op2_type == CONST and not _is_cached(op, target):
        info = _declared_info(ex, op, target)
        if info is not None:
            remember(op, target.ce, info.slot)
        else:
            ce = target.ce
            is_plain = type(op.const2) is str and ce.native is None and op.const2 not in ce.properties_info
            remember(op, target.ce, DYNAMIC if is_plain else None)


def _is_dynamic(op: Any, target: PhpObject, name: Any) -> bool:
    """Is the property, which `op` has been at before, one that no class declares and no hook answers for?"""
    ce = target.ce
    return (op.cache is not None and ce in op.cache and ce.native is None and name not in ce.properties_info)


def _is_cached(op: Any, target: PhpObject) -> bool:
    return op.cache is not None and target.ce in op.cache


def fetch_is(ex: ExecuteData, op: Any, target: Any, name: Any) -> Any:
    """FETCH_OBJ_IS."""
    if not isinstance(target, PhpObject):
        return None
    engine = ex.engine
    value = properties.read_property(engine, target, property_name(engine, name), ex.func.scope, BP_VAR_IS)
    _cache_read(ex, op, target)
    return value


def isset_or_empty(ex: ExecuteData, op: Any, target: Any, name: Any) -> bool:
    """ISSET_ISEMPTY_PROP_OBJ."""
    check = op.extended_value & ISEMPTY
    if not isinstance(target, PhpObject):
        return bool(check)
    engine = ex.engine
    found = properties.has_property(engine, target, property_name(engine, name), ex.func.scope, check)
    _cache_read(ex, op, target)
    return found is not bool(check)


# ---- addresses -----------------------------------------------------------------------------------------------------

def fetch_address(ex: ExecuteData, op: Any, mode: int, container: Any, key: Any, name: Any) -> Any:
    """FETCH_OBJ_W, _RW, _UNSET: an INDIRECT, or the value a __get gave."""
    target = container[key]
    if type(target) is Reference:
        target = target.value
    if not isinstance(target, PhpObject):
        if mode == BP_VAR_UNSET:
            if target is UNDEF and container is ex.slots:
                from zvm.executor.variables import undefined_cv

                undefined_cv(ex, op, op.op1)
            return None
        no_object(ex, op, container, key, name)
    return address_of(ex, op, mode, target, name)


def address_of(ex: ExecuteData, op: Any, mode: int, target: PhpObject, name: Any) -> Any:
    """fetch_address() for what is an object; fills op.cache with the slot by class."""
    engine = ex.engine
    flags = op.extended_value & FETCH_OBJ_FLAGS if op.opcode in (ops.FETCH_OBJ_W, ops.FETCH_OBJ_FUNC_ARG) else 0
    found = properties.fetch_property_address(engine, target, property_name(engine, name), ex.func.scope, mode, flags)
    if mode != BP_VAR_UNSET and op.op2_type == CONST and not _is_cached(op, target):
        info = _declared_info(ex, op, target)
        if info is None or info.flags & ACC_READONLY or info.type is not None and flags & FETCH_REF:
            remember(op, target.ce, None)
        else:
            remember(op, target.ce, info.slot)
    return found


def fetch_function_argument(ex: ExecuteData, op: Any, name: Any) -> Any:
    """FETCH_OBJ_FUNC_ARG of a CV: as CHECK_FUNC_ARG noted."""
    if ex.call.flags & CALL_SEND_BY_REF:  # type: ignore[union-attr]
        return fetch_address(ex, op, BP_VAR_W, ex.slots, op.op1, name)
    target = ex.slots[op.op1]
    if type(target) is Reference:
        target = target.value
    elif target is UNDEF:
        from zvm.executor.variables import undefined_cv

        target = undefined_cv(ex, op, op.op1)
    return fetch(ex, op, target, name)


def fetch_function_argument_of(ex: ExecuteData, op: Any, target: Any, name: Any) -> Any:
    """FETCH_OBJ_FUNC_ARG of $this, a TMP or a literal."""
    if ex.call.flags & CALL_SEND_BY_REF:  # type: ignore[union-attr]
        if target is not ex.this:
            ex.engine.throw("Error", "Cannot use temporary expression in write context")
        return address_of(ex, op, BP_VAR_W, target, name)
    return fetch(ex, op, target, name)


def fetch_function_argument_of_temporary(ex: ExecuteData, op: Any, held: Any, name: Any) -> Any:
    """FETCH_OBJ_FUNC_ARG of what a VAR held: an INDIRECT where the argument goes by reference, or a value."""
    if ex.call.flags & CALL_SEND_BY_REF:  # type: ignore[union-attr]
        container, key = held if type(held) is tuple else ([held], 0)
        return fetch_address(ex, op, BP_VAR_W, container, key, name)
    return fetch_function_argument_of(ex, op, held.value if type(held) is Reference else held, name)


# ---- writing -------------------------------------------------------------------------------------------------------

def assign(ex: ExecuteData, op: Any, container: Any, key: Any, name: Any, value: Any) -> Any:
    """ASSIGN_OBJ: `place->name = value`; the value assigned."""
    target = container[key]
    if type(target) is Reference:
        target = target.value
    if not isinstance(target, PhpObject):
        no_object(ex, op, container, key, name)
    return assign_to(ex, op, target, name, value)


def assign_to(ex: ExecuteData, op: Any, target: PhpObject, name: Any, value: Any) -> Any:
    """ASSIGN_OBJ for what is an object; fills op.cache with (slot, accepted types or None) by class; with ~slot for a
    readonly property, which may be initialised."""
    engine = ex.engine
    value = properties.write_property(engine, target, property_name(engine, name), value, ex.func.scope, is_strict(ex))
    if op.op2_type == CONST:
        info = _declared_info(ex, op, target)
        is_readonly = info is not None and info.flags & ACC_READONLY
        if is_readonly and info.ce is not ex.func.scope:
            info = None
        elif info is not None and info.type is not None and target.ce.hooks & HOOKS_PROPERTIES:
            info = None  # a hook answers for one without a value
        accepted = None if info is None else accepted_with(engine, info, value)
        if not _is_cached(op, target):
            slot = None if info is None else ~info.slot if is_readonly else info.slot
            remember(op, target.ce, (slot, accepted))
    elif type(name) is str:
        info = properties.lookup_property(engine, target.ce, name, ex.func.scope, True)
        if info is not None and info is not WRONG:
            accepted_with(engine, info, value)  # for native code, which looks properties up by such names
    return value


def accepted_with(engine: Engine, info: PropertyInfo, value: Any) -> Any:
    """accepted_at_once(), with the class of an object that the property has taken."""
    accepted = properties.accepted_at_once(info)
    if info.type is not None and isinstance(value, PhpObject) and accepts_class(engine, info.type, value.ce, info.ce):
        accepted.add(value.ce)
    return accepted


def assign_ref(ex: ExecuteData, op: Any, target: Any, name: Any, container: Any, key: Any) -> Any:
    """ASSIGN_OBJ_REF: bind a property of `target` to the variable at container[key]; the Reference."""
    members, slot, info = property_operations.place_to_bind(
        ex.engine, target, property_name(ex.engine, name), ex.func.scope)
    return bind(ex, members, slot, info, container, key, op.extended_value, target)


def bind(ex: ExecuteData, members: Any, slot: Any, info: PropertyInfo | None, container: Any, key: Any, source: int,
         owner: PhpObject | None = None) -> Reference:
    """Bind the property in a slot to the variable at container[key], which becomes a Reference when the property may
    have its value; a function's result that is none earns a notice. `owner` is the object, None for static ones."""
    value = container[key]
    if type(value) is not Reference:
        if source & RETURNS_FUNCTION:
            ex.engine.diagnostics.notice("Only variables should be assigned by reference")
        if value is UNDEF:
            container[key] = value = None
    reference = value if type(value) is Reference else Reference(value)
    bind_reference(ex.engine, members, slot, info, reference, is_strict(ex), owner)
    container[key] = reference
    return reference


def object_in(ex: ExecuteData, op: Any, container: Any, key: Any, name: Any) -> Any:
    """The object in a place that a property is to be written of. Throws Error when there is none."""
    target = container[key]
    if type(target) is Reference:
        target = target.value
    if not isinstance(target, PhpObject):
        no_object(ex, op, container, key, name)
    return target


def assign_op(ex: ExecuteData, op: Any, target: PhpObject, name: Any, operand: Any) -> Any:
    """ASSIGN_OBJ_OP: `target->name op= operand`; the new value. Fills op.cache with PropertyInfos by class."""
    engine = ex.engine
    operator = BINARY_OPERATORS[op.extended_value]
    if op.op2_type == CONST:
        if op.cache is None or target.ce not in op.cache:
            remember(op, target.ce, _written_info(ex, op, target))
        info = op.cache[target.ce]
        if info is not None:
            declared = target.slots
            slot = info.slot
            value = declared[slot]
            if value is not UNDEF and type(value) is not Reference:
                if type(value) is str and type(operand) is str and operator is concat:
                    value = None
                    return append_in_place(declared, slot, operand)
                try:
                    result = operator(engine, value, operand)
                except Thrown:
                    property_operations.assign_nothing(declared, slot, info, operator, is_strict(ex))
                    raise
                if type(declared[slot]) is Reference \
                        or info.type is not None and type(result) not in properties.accepted_at_once(info):
                    return property_operations.assign_op_at(engine, declared, slot, info, lambda *operands: result,
                                                            operand, is_strict(ex))
                declared[slot] = result
                return result
        dynamic = target.dynamic
        if dynamic is not None and name in dynamic and operator is not concat and _is_dynamic(op, target, name):
            value = dynamic[name]
            if type(value) is not Reference:
                result = operator(engine, value, operand)
                if name in dynamic:  # else an error handler has unset it
                    dynamic[name] = result
                return result
    name = property_name(engine, name)
    scope = ex.func.scope
    if operator is concat and type(operand) is str and target.ce.native is None:
        pointer = properties.get_property_pointer(engine, target, name, scope, BP_VAR_RW)
        if pointer is not None:
            container, key = pointer
            if type(container[key]) is str:
                return append_in_place(container, key, operand)
    return property_operations.assign_op_property(engine, target, name, operator, operand, scope, is_strict(ex))


def _written_info(ex: ExecuteData, op: Any, target: PhpObject) -> Any:
    """The PropertyInfo of a declared property that `op` may write at once, or None."""
    info = _declared_info(ex, op, target)
    return None if info is None or info.flags & ACC_READONLY else info


def increment(ex: ExecuteData, op: Any, target: PhpObject, name: Any, step: int, is_postfix: bool) -> Any:
    """++ and -- of a property; the new value, or the old one when `is_postfix`.

    Fills op.cache with the slot by class for properties that may hold an int.
    """
    engine = ex.engine
    result = property_operations.increment_property(engine, target, property_name(engine, name), step, ex.func.scope,
                                                    is_strict(ex), is_postfix)
    if op.op2_type == CONST and not _is_cached(op, target):
        info = _written_info(ex, op, target)
        takes_ints = info is not None and (info.type is None or info.type.mask & MAY_BE_LONG)
        remember(op, target.ce, info.slot if takes_ints else None)
    return result


def increment_in(ex: ExecuteData, op: Any, container: Any, key: Any, name: Any, step: int, is_postfix: bool) -> Any:
    """The same for the object in a place."""
    return increment(ex, op, object_in(ex, op, container, key, name), name, step, is_postfix)


def assign_op_overloaded(ex: ExecuteData, op: Any, target: PhpObject, name: str, value: Any, operand: Any) -> Any:
    """The rest of ASSIGN_OBJ_OP for native code, which has the value that __get() gave."""
    result = BINARY_OPERATORS[op.extended_value](ex.engine, value, operand)
    return properties.write_property(ex.engine, target, name, result, ex.func.scope, is_strict(ex))


def step_overloaded(ex: ExecuteData, op: Any, target: PhpObject, name: str, value: Any, step: int) -> Any:
    """The same for ++ and --."""
    is_postfix = op.opcode in (ops.POST_INC_OBJ, ops.POST_DEC_OBJ)
    return property_operations.step_overloaded(ex.engine, target, name, value, step, ex.func.scope, is_strict(ex),
                                               is_postfix)


def unset(ex: ExecuteData, container: Any, key: Any, name: Any) -> None:
    """UNSET_OBJ of a variable; anything but an object is left alone."""
    target = container[key]
    if type(target) is Reference:
        target = target.value
    if isinstance(target, PhpObject):
        unset_of(ex, target, name)


def unset_of(ex: ExecuteData, target: PhpObject, name: Any) -> None:
    """UNSET_OBJ of an object."""
    engine = ex.engine
    properties.unset_property(engine, target, property_name(engine, name), ex.func.scope)
