"""Array dimensions off the fast path: `$a[k]` in every fetch mode, on arrays, strings, objects and all the rest.

Opcode-level helpers for the handlers of dims; each takes the frame first and expects its opline saved. A place is a
container and a key, as docs/inside/handlers.md says; a `dim` of NEXT is `[]`. Those that write take dim and value raw
(perhaps UNDEF or a Reference), since Zend makes the array before it looks at them, and an error handler may take it
away again. Values come before dims, since they die in that order where it fails. The write fetches return what goes
into the VAR: a place as tuple, or a plain value where there is none (what overloaded elements give, null below an
unset).
"""
from __future__ import annotations

from sys import getrefcount

from zvm.executor import operands
from zvm.executor.operands import NEXT
from zvm.executor.string_offsets import assign_offset, plain_data, plain_dim, wrong_offset
from zvm.executor.variables import (
    append_in_place,
    assign_op_reference,
    assign_to_reference,
    define,
    undefined_cv,
)
from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_UNSET, BP_VAR_W
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED
from zvm.runtime.execute_data import CALL_SEND_BY_REF
from zvm.runtime.objects import array_access
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values import convert, operators
from zvm.runtime.values.arrays import OCCUPIED, PhpArray, normalize_key, separate
from zvm.runtime.values.counting import UNSHARED, UNSHARED_ARGUMENT
from zvm.runtime.values.dimensions import offset_of, read_dimension, report_missing
from zvm.runtime.values.operators import BINARY_OPERATORS
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference, plain_value, value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.execute_data import ExecuteData

SCALAR = "Cannot use a scalar value as an array"


# ---- keys ----------------------------------------------------------------------------------------------------------

def object_dim(ex: ExecuteData, dim: Any) -> Any:
    """The offset as an object gets it: UNDEF for `[]`, integer-like constant strings as they were written."""
    if dim is NEXT:
        return UNDEF
    op = ex.opline
    if op.op2_type == CONST and type(op.cache) is str:  # type: ignore[union-attr]
        return op.cache  # type: ignore[union-attr]
    return dim


# ---- reading -------------------------------------------------------------------------------------------------------

def fetch_r(ex: ExecuteData, container: Any, dim: Any) -> Any:
    """container[dim] for reading (zend_fetch_dimension_address_read_R)."""
    if isinstance(container, PhpObject):
        return plain_value(array_access.read_dimension(ex.engine, container, object_dim(ex, dim), BP_VAR_R))
    return read_dimension(ex.engine, container, dim)


def fetch_list_r(ex: ExecuteData, container: Any, dim: Any) -> Any:
    """The same for list(): anything but an array gives null silently, strings too."""
    if type(container) is PhpArray:
        return read_dimension(ex.engine, container, dim)
    if isinstance(container, PhpObject):
        return plain_value(array_access.read_dimension(ex.engine, container, object_dim(ex, dim), BP_VAR_R))
    if container is not None and ex.engine.target >= V8_5:
        ex.engine.diagnostics.warning(f"Cannot use {convert.type_name(container)} as array")
    return None


def fetch_is(ex: ExecuteData, container: Any, dim: Any) -> Any:
    """container[dim], null where it does not exist (zend_fetch_dimension_address_read_IS)."""
    if isinstance(container, PhpObject):
        return plain_value(array_access.read_dimension(ex.engine, container, object_dim(ex, dim), BP_VAR_IS))
    return read_dimension(ex.engine, container, dim, silent=True)


# ---- isset and empty -----------------------------------------------------------------------------------------------

def isset(ex: ExecuteData, container: Any, dim: Any) -> bool:
    """isset(container[dim]) (ZEND_ISSET_ISEMPTY_DIM_OBJ)."""
    engine = ex.engine
    if type(container) is PhpArray:
        key = convert.to_key(engine, dim, convert.ILLEGAL_IN_ISSET)
        return plain_value(container.get(key)) is not None
    if isinstance(container, PhpObject):
        return array_access.has_dimension(engine, container, object_dim(ex, dim), False)
    return type(container) is str and offset_of(engine, container, dim) is not None


def isempty(ex: ExecuteData, container: Any, dim: Any) -> bool:
    """empty(container[dim])."""
    engine = ex.engine
    if type(container) is PhpArray:
        value = plain_value(container.get(convert.to_key(engine, dim, convert.ILLEGAL_IN_ISSET)))
        return not convert.to_bool(engine, value)
    if isinstance(container, PhpObject):
        return not array_access.has_dimension(engine, container, object_dim(ex, dim), True)
    if type(container) is not str:
        return True
    offset = offset_of(engine, container, dim)
    return offset is None or container[offset] == "0"


def key_exists(ex: ExecuteData, key: Any, array: Any) -> bool:
    """array_key_exists() (ZEND_ARRAY_KEY_EXISTS)."""
    if type(array) is PhpArray:
        if key is None and ex.engine.target >= V8_5:
            raise_pending(ex.engine)
            if _is_undefined(ex, 1):
                return "" in array
            ex.engine.diagnostics.deprecated("Using null as the key parameter for array_key_exists() is deprecated, "
                                             "use an empty string instead")
            raise_pending(ex.engine)
            return "" in array
        return convert.to_key(ex.engine, key) in array
    raise_pending(ex.engine)
    given = value_name(ex.engine, array)
    ex.engine.throw("TypeError", f"array_key_exists(): Argument #2 ($array) must be of type array, {given} given")


# ---- arrays to write into ------------------------------------------------------------------------------------------

def array_at(ex: ExecuteData, container: Any, key: Any, mode: int, fetching: bool = False) -> Any:
    """The unshared array at a place, made there from null or false; anything else that is there as it is. None where an
    error handler took the new array away.

    `fetching`: something in it is to be fetched for writing, when PHP does not tell of false in a reference.
    """
    value = container[key]
    if type(value) is PhpArray:
        if getrefcount(value) > UNSHARED:
            container[key] = value = value.clone()
        return value
    if type(value) is Reference:
        return _array_in(ex, value, mode, fetching)
    if value is None or value is False or value is UNDEF:
        if mode == BP_VAR_RW and value is UNDEF:
            define(ex, container, key)
        container[key] = array = PhpArray()
        if value is False:
            holders = getrefcount(container)
            _deprecate_false(ex)
            if getrefcount(container) < holders or not _is_at(container, key, array):
                return None
            if mode == BP_VAR_W and not fetching and getrefcount(array) > UNSHARED:  # an error handler kept it
                container[key] = array = array.clone()
        return array
    return value


def _array_in(ex: ExecuteData, reference: Reference, mode: int, fetching: bool) -> Any:
    value = reference.value
    if type(value) is PhpArray:
        if getrefcount(value) > UNSHARED:
            reference.value = value = value.clone()
        return value
    if value is None or value is False:
        if reference.sources is not None and (mode == BP_VAR_W or fetching):  # ASSIGN_DIM_OP does not ask
            from zvm.runtime.objects.typed_references import check_reference_auto_init

            check_reference_auto_init(ex.engine, reference)
        reference.value = array = PhpArray()
        if value is False and not fetching:
            _deprecate_false(ex)
            if reference.value is not array:
                return None
            if mode == BP_VAR_W and getrefcount(array) > UNSHARED:  # an error handler kept it
                reference.value = array = array.clone()
        return array
    return value


def _deprecate_false(ex: ExecuteData) -> None:
    ex.engine.diagnostics.report_in_passing(E_DEPRECATED, "Automatic conversion of false to array is deprecated")


def _append_null(engine: Engine, array: PhpArray) -> tuple[Any, Any]:
    """The place of a new null element at the end."""
    if not array.append(None):
        engine.throw("Error", OCCUPIED)
    packed = array.packed
    if packed is not None:
        return packed, len(packed) - 1
    return array.hash, next(reversed(array.hash))  # type: ignore[arg-type]


def _is_at(container: Any, key: Any, array: PhpArray) -> bool:
    """Whether the array is still where it was before an error handler ran.

    The caller has to ask before whether the container has lost a holder, and so its array or object, and whether the
    handler holds the array, too.
    """
    value = container[key]
    return (value.value if type(value) is Reference else value) is array


def _element(ex: ExecuteData, container: Any, key: Any, array: PhpArray, dim: Any, mode: int) -> Any:
    """The place of an element to be written, which is there afterwards; None when an error handler took the array away
    (zend_fetch_dimension_address_inner)."""
    engine = ex.engine
    if dim is NEXT:
        return _append_null(engine, array)
    holders, owners = getrefcount(container), getrefcount(array)
    plain = plain_dim(ex, dim)
    if plain is None and engine.target >= V8_5 and getrefcount(array) > owners:
        return None  # a handler keeps it: nothing is said of null as an offset
    index = convert.to_key(engine, plain)
    if index not in array:
        if mode == BP_VAR_RW:
            if engine.pending_exception is not None:  # the array was undefined, a handler threw
                return None
            if getrefcount(array) <= owners:
                report_missing(engine, index)
            owners = UNSHARED_ARGUMENT  # however long a handler has had it, too
        if getrefcount(array) > owners or getrefcount(container) < holders or not _is_at(container, key, array):
            return None
        array.set(index, None)
    packed = array.packed
    return (packed, index) if packed is not None else (array.hash, index)


# ---- fetching for writing ------------------------------------------------------------------------------------------

def fetch_w(ex: ExecuteData, container: Any, key: Any, dim: Any) -> Any:
    """The place of container[key][dim], made if need be (zend_fetch_dimension_address_W)."""
    array = array_at(ex, container, key, BP_VAR_W, True)
    if type(array) is PhpArray:
        return _element(ex, container, key, array, dim, BP_VAR_W)
    if array is None:
        plain_dim(ex, dim)
        return None
    return _fetch_in_other(ex, array, dim, BP_VAR_W)


def fetch_rw(ex: ExecuteData, container: Any, key: Any, dim: Any) -> Any:
    """The same, warning when it is not there."""
    array = array_at(ex, container, key, BP_VAR_RW, True)
    if type(array) is PhpArray:
        return _element(ex, container, key, array, dim, BP_VAR_RW)
    if array is None:
        plain_dim(ex, dim)
        return None
    return _fetch_in_other(ex, array, dim, BP_VAR_RW)


def fetch_unset(ex: ExecuteData, container: Any, key: Any, dim: Any) -> Any:
    """The place of container[key][dim] in order to unset something in it; null when it is not there."""
    value = container[key]
    target = value.value if type(value) is Reference else value
    if type(target) is PhpArray:
        del value, target
        array = array_at(ex, container, key, BP_VAR_UNSET)
        index = convert.to_key(ex.engine, plain_dim(ex, dim))
        if index not in array:
            return None
        packed = array.packed
        return (packed, index) if packed is not None else (array.hash, index)
    if target is UNDEF and container is ex.slots:
        undefined_cv(ex, ex.opline, key)  # type: ignore[arg-type]
    if value is False:  # not in a reference
        _deprecate_false(ex)
    if target is None or target is False or target is UNDEF:
        plain_dim(ex, dim)
        return None
    return _fetch_in_other(ex, target, dim, BP_VAR_UNSET)


def fetch_func_arg(ex: ExecuteData, op: Any) -> Any:
    """op1[op2] as the argument being sent wants it: its place or its value (ZEND_FETCH_DIM_FUNC_ARG)."""
    by_reference = ex.call.flags & CALL_SEND_BY_REF  # type: ignore[union-attr]
    if not by_reference:
        if op.op2_type == UNUSED:
            ex.engine.throw("Error", "Cannot use [] for reading")
        container = operands.read(ex, op, op.op1_type, op.op1, op.const1)
        return fetch_r(ex, container, operands.read(ex, op, op.op2_type, op.op2, op.const2))
    dim = NEXT if op.op2_type == UNUSED else ex.slots[op.op2] if op.op2_type == CV else \
        operands.read(ex, op, op.op2_type, op.op2, op.const2)
    if op.op1_type & (CONST | TMP_VAR):
        ex.engine.throw("Error", "Cannot use temporary expression in write context")
    container, key = operands.place(ex, op.op1_type, op.op1)
    return fetch_w(ex, container, key, dim)


def fetch_list_w(ex: ExecuteData, op: Any, dim: Any) -> Any:
    """An element of what list() takes apart by reference; op1 is a VAR (ZEND_FETCH_LIST_W)."""
    held = ex.slots[op.op1]
    if type(held) is tuple:
        return fetch_w(ex, held[0], held[1], dim)
    if type(held) is Reference:
        return fetch_w(ex, [held], 0, dim)
    ex.engine.diagnostics.notice("Attempting to set reference to non referenceable value")
    return fetch_list_r(ex, held, plain_dim(ex, dim))


def _fetch_in_other(ex: ExecuteData, value: Any, dim: Any, mode: int) -> Any:
    """A write fetch in something that is neither an array nor becomes one."""
    engine = ex.engine
    if type(value) is str:
        if dim is NEXT:
            engine.throw("Error", "[] operator not supported for strings")
        wrong_offset(ex, value, plain_dim(ex, dim), mode)
    if isinstance(value, PhpObject):
        return _overloaded(ex, value, plain_dim(ex, dim), mode)
    if mode == BP_VAR_UNSET:
        engine.throw("Error", "Cannot unset offset in a non-array variable")
    engine.throw("Error", SCALAR)


def _overloaded(ex: ExecuteData, obj: Any, dim: Any, mode: int) -> Any:
    """What offsetGet() returns, to be written into: an object or a reference can be, anything else is a copy."""
    value = array_access.read_dimension(ex.engine, obj, object_dim(ex, dim), mode)
    if type(value) is tuple:  # a place: internal classes that keep arrays
        return value
    if type(value) is Reference:
        return value
    if not isinstance(value, PhpObject):
        ex.engine.diagnostics.notice(f"Indirect modification of overloaded element of {obj.ce.name} has no effect")
    return None if value is UNDEF else value


# ---- assigning -----------------------------------------------------------------------------------------------------

def assign(ex: ExecuteData, container: Any, key: Any, value: Any, dim: Any) -> Any:
    """container[key][dim] := value; what was assigned (ZEND_ASSIGN_DIM)."""
    engine = ex.engine
    array = array_at(ex, container, key, BP_VAR_W)
    if type(array) is PhpArray:
        packed = array.packed
        if packed is not None and type(dim) is int and 0 <= dim < len(packed) and type(packed[dim]) is not Reference \
                and type(value) is not Reference and value is not UNDEF:
            packed[dim] = value
            return value
        if dim is NEXT:
            value = plain_data(ex, value)
            if not array.append(value):
                engine.throw("Error", OCCUPIED)
            return value
        holders, owners = getrefcount(container), getrefcount(array)
        plain = plain_dim(ex, dim)
        if plain is None and getrefcount(array) > owners:  # a handler keeps it: nothing is said of null as an offset
            return None
        index = convert.to_key(engine, plain)
        if getrefcount(array) > owners:
            return None
        value = plain_data(ex, value)
        if getrefcount(container) < holders or not _is_at(container, key, array):
            return None
        old = array.get(index)
        if type(old) is Reference:
            return assign_to_reference(ex, old, value)
        del old
        array.set(index, value)
        return value
    if array is None:
        return None
    if type(array) is not str and not isinstance(array, PhpObject):
        engine.throw("Error", SCALAR)
    if isinstance(array, PhpObject):
        dim = plain_dim(ex, dim)
        value = plain_data(ex, value)
        array_access.write_dimension(engine, array, object_dim(ex, dim), value)
        return value
    if dim is NEXT:
        engine.throw("Error", "[] operator not supported for strings")
    return assign_offset(ex, container, key, array, plain_dim(ex, dim), value)


def assign_op(ex: ExecuteData, container: Any, key: Any, operand: Any, dim: Any) -> Any:
    """container[key][dim] op= operand; the new value (ZEND_ASSIGN_DIM_OP)."""
    engine = ex.engine
    array = array_at(ex, container, key, BP_VAR_RW)
    if type(array) is PhpArray:
        place = _element(ex, container, key, array, dim, BP_VAR_RW)
        operator = BINARY_OPERATORS[ex.opline.extended_value]  # type: ignore[union-attr]
        return None if place is None else _assign_op_at(ex, place[0], place[1], operator, plain_data(ex, operand))
    if array is None:
        return None
    dim = plain_dim(ex, dim)
    if isinstance(array, PhpObject):
        offset = object_dim(ex, dim)
        operand = plain_data(ex, operand)
        return operate_on_offset(ex, array, offset, array_access.read_operand(engine, array, offset), operand)
    if type(array) is not str:
        engine.throw("Error", SCALAR)
    if dim is NEXT:
        engine.throw("Error", "[] operator not supported for strings")
    wrong_offset(ex, array, dim, BP_VAR_RW)
    return None


def operate_on_offset(ex: ExecuteData, obj: PhpObject, offset: Any, left: Any, operand: Any) -> Any:
    """obj[offset] := left op operand, of the frame's opline; the new value."""
    operator = BINARY_OPERATORS[ex.opline.extended_value]  # type: ignore[union-attr]
    result = operator(ex.engine, plain_value(left), operand)
    array_access.write_dimension(ex.engine, obj, offset, result)
    return result


def _assign_op_at(ex: ExecuteData, place: Any, index: Any, operator: Any, operand: Any) -> Any:
    left = place[index]
    if type(left) is Reference:
        return assign_op_reference(ex, left, operator, operand)
    if type(left) is str and type(operand) is str and operator is operators.concat:
        left = None
        return append_in_place(place, index, operand)
    if type(left) is PhpArray and type(operand) is PhpArray and operator is operators.add and left is not operand:
        left = None
        array = separate(place, index)
        array.merge(operand)
        return array
    place[index] = result = operator(ex.engine, left, operand)
    return result


def unset(ex: ExecuteData, container: Any, key: Any, dim: Any) -> None:
    """unset(container[key][dim]) (ZEND_UNSET_DIM)."""
    engine = ex.engine
    value = container[key]
    target = value.value if type(value) is Reference else value
    if type(target) is PhpArray:
        index = _key_to_unset(engine, plain_dim(ex, dim))
        if index not in target and target.order is None:
            return
        del value, target
        if type(plain_value(container[key])) is PhpArray:  # as long as no error handler assigned
            array = array_at(ex, container, key, BP_VAR_UNSET)  # a copy, which loops notice, of a shared one
            if index in array:
                array.delete(index)
        return
    if target is UNDEF and container is ex.slots:
        undefined_cv(ex, ex.opline, key)  # type: ignore[arg-type]
    dim = plain_dim(ex, dim)
    if isinstance(target, PhpObject):
        array_access.unset_dimension(engine, target, object_dim(ex, dim))
    elif type(target) is str:
        engine.throw("Error", "Cannot unset string offsets")
    elif target is False:
        _deprecate_false(ex)
    elif target is not None and target is not UNDEF:
        engine.throw("Error", "Cannot unset offset in a non-array variable")


def _key_to_unset(engine: Engine, dim: Any) -> int | str:
    """The key of an element, which goes whatever an error handler throws about that key."""
    if dim is None:
        return ""
    try:
        return convert.to_key(engine, dim, convert.ILLEGAL_IN_UNSET)
    except Thrown as thrown:
        if (type(dim) is not float or engine.target >= V8_5) and not isinstance(dim, Resource):
            raise
        engine.defer_exception(thrown)
        return convert.to_int(engine, dim)


# ---- array literals ------------------------------------------------------------------------------------------------

def add_element(ex: ExecuteData, array: PhpArray, value: Any, dim: Any) -> None:
    """array[dim] := value in an array literal (ZEND_ADD_ARRAY_ELEMENT)."""
    if dim is NEXT:
        if not array.append(value):
            ex.engine.throw("Error", OCCUPIED)
        return
    if dim is None and _is_undefined(ex, 2):
        raise_pending(ex.engine)
        array.set("", value)
    else:
        array.set(convert.to_key(ex.engine, dim), value)


def _is_undefined(ex: ExecuteData, operand: int) -> bool:
    """Whether the null of the opline's first or second operand is that of an undefined variable, of which nothing more
    is said."""
    assert ex.opline is not None
    kind, slot = (ex.opline.op1_type, ex.opline.op1) if operand == 1 else (ex.opline.op2_type, ex.opline.op2)
    return kind == CV and ex.slots[slot] is UNDEF


def unpack_into(ex: ExecuteData, array: PhpArray, source: Any) -> None:
    """array[] := each of `...source` (ZEND_ADD_ARRAY_UNPACK)."""
    engine = ex.engine
    if type(source) is PhpArray:
        for key, value in source.clone().items():  # which has references only where something else has them, too
            if type(key) is str:
                array.set(key, value)
            elif not array.append(value):
                engine.throw("Error", OCCUPIED)
        return
    from zvm.executor.iteration import unpack_traversable

    for key, value in unpack_traversable(ex, source):
        store_unpacked(engine, array, key, value)


def store_unpacked(engine: Engine, array: PhpArray, key: Any, value: Any) -> None:
    """Add one element of a Traversable that is unpacked."""
    if type(key) is str and type(normalize_key(key)) is str:
        array.set(key, value)
    elif type(key) is not str and type(key) is not int:
        engine.throw("Error", "Keys must be of type int|string during array unpacking")
    elif not array.append(value):
        engine.throw("Error", OCCUPIED)
