"""The class FFI\\CData: fields, elements, pointer arithmetic and the other handlers of zend_ffi_cdata."""
from __future__ import annotations

from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_types import ARRAY, FUNC, POINTER, STRUCT, CType, is_same, name_of, pointer_to
from zvm.ext.ffi.calls import CFunction
from zvm.ext.ffi.objects import DataObject, fail, make_data, make_pointer, new_data
from zvm.ext.ffi.values import is_text_pointer, read_value, value_for, write_value
from zvm.ext.vocabulary import php_class
from zvm.opcodes import metadata as ops
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

_NULL_POINTER = "NULL pointer dereference"
_USE_AFTER_FREE = "Use after free()"


def _keep_failure(engine: Engine, message: str) -> None:
    """Have FFI\\Exception thrown when the running function has ended."""
    try:
        fail(engine, message)
    except Thrown as thrown:
        engine.pending_exception = thrown


# ---- the class -----------------------------------------------------------------------------------------------------

def refuse_array_use(engine: Engine, obj: Any) -> NoReturn:
    """Throw what Zend says of any access that FFI's objects do not have."""
    engine.throw("Error", f"Cannot use object of type {obj.ce.name} as array")


class OpaqueHooks:
    """What FFI, FFI\\CData and FFI\\CType have in common: none has properties, elements or a constructor."""

    __slots__ = ()

    @staticmethod
    def get_constructor(engine: Engine, obj: Any) -> NoReturn:
        engine.throw("Error", f"Instantiation of {obj.ce.name} is not allowed")

    def read_dimension(self, engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        refuse_array_use(engine, obj)

    def write_dimension(self, engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        refuse_array_use(engine, obj)

    def has_dimension(self, engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        refuse_array_use(engine, obj)

    def unset_dimension(self, engine: Engine, obj: Any, offset: Any) -> None:
        refuse_array_use(engine, obj)

    def has_property(self, engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        refuse_array_use(engine, obj)

    def unset_property(self, engine: Engine, obj: Any, name: str, scope: Any) -> None:
        refuse_array_use(engine, obj)

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> None:
        """Properties have no address: they are read and written."""

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        return PhpArray()

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        return True if kind == "bool" else UNDEF


class _Hooks(OpaqueHooks):
    __slots__ = ()

    # ---- properties: fields, or "cdata" of a scalar

    @staticmethod
    def read_property(engine: Engine, obj: DataObject, name: str, scope: Any, mode: int) -> Any:
        if obj.is_freed:
            fail(engine, _USE_AFTER_FREE)
        if obj.type.kind < POINTER:
            if name != "cdata":
                fail(engine, "Only 'cdata' property may be read")
            return read_value(engine, obj.type, obj.address, obj.memory, False, obj)
        field, address, holder = _field_of(engine, obj, name, "read")
        if field.bits:
            return memory.read_bits(address + field.offset, field)
        return value_for(engine, field.type, address + field.offset, holder, obj.is_const or field.is_const, mode)

    @staticmethod
    def write_property(engine: Engine, obj: DataObject, name: str, value: Any, scope: Any, strict: bool) -> Any:
        if obj.is_freed:
            fail(engine, _USE_AFTER_FREE)
        if obj.type.kind < POINTER:
            if name != "cdata":
                fail(engine, "Only 'cdata' property may be set")
            write_value(engine, obj.type, obj.address, value)
            return value
        field, address, _ = _field_of(engine, obj, name, "assign")
        if obj.is_const:
            fail(engine, "Attempt to assign read-only location")
        if field.is_const:
            fail(engine, f"Attempt to assign read-only field '{name}'")
        if field.bits:
            memory.write_bits(address + field.offset, field, to_int(engine, value))
        else:
            write_value(engine, field.type, address + field.offset, value)
        return value

    def has_property(self, engine: Engine, obj: DataObject, name: str, scope: Any, check: int) -> bool:
        _refuse_access(engine, obj)

    def unset_property(self, engine: Engine, obj: DataObject, name: str, scope: Any) -> None:
        _refuse_access(engine, obj)

    # ---- elements

    def read_dimension(self, engine: Engine, obj: DataObject, offset: Any, mode: int) -> Any:
        type, address, holder = _element_of(engine, obj, offset, "read")
        return value_for(engine, type, address, holder, _is_constant(obj), mode)

    def write_dimension(self, engine: Engine, obj: DataObject, offset: Any, value: Any) -> None:
        if offset is UNDEF and not obj.is_freed and obj.type.kind >= POINTER:
            fail(engine, "Cannot add next element to object of type FFI\\CData")
        type, address, _ = _element_of(engine, obj, offset, "assign")
        if _is_constant(obj):
            fail(engine, "Attempt to assign read-only location")
        write_value(engine, type, address, value)

    def has_dimension(self, engine: Engine, obj: DataObject, offset: Any, check_empty: bool) -> bool:
        _refuse_access(engine, obj)

    def unset_dimension(self, engine: Engine, obj: DataObject, offset: Any) -> None:
        _refuse_access(engine, obj)

    @staticmethod
    def count_elements(engine: Engine, obj: DataObject) -> int:
        if obj.type.kind < POINTER:
            engine.throw("TypeError", "count(): Argument #1 ($value) must be of type Countable|array, FFI\\CData given")
        if obj.type.kind != ARRAY:
            fail(engine, "Attempt to count() on non C array")
        return obj.type.length

    # ---- the rest

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> NoReturn:
        engine.throw("Error", f"Object of type {obj.ce.name} does not support method calls")

    @staticmethod
    def get_closure(engine: Engine, obj: DataObject, check_only: bool) -> Any:
        """The C function that a function pointer points to; None where it is no such pointer and `check_only`."""
        if obj.type.kind != POINTER or obj.type.target.kind != FUNC or obj.is_freed:
            if check_only:
                return None
            if obj.type.kind >= POINTER:
                _keep_failure(engine, "Attempt to call non C function pointer")
            engine.throw("Error", f"Object of type {obj.ce.name} is not callable")
        return CFunction("__invoke", obj.type.target, memory.read_pointer(obj.address))

    @staticmethod
    def do_operation(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
        """Pointer arithmetic (zend_ffi_cdata_do_operation)."""
        if isinstance(left, DataObject):
            if left.type.kind not in (POINTER, ARRAY) or opcode not in (ops.ADD, ops.SUB):
                return UNDEF
            if opcode == ops.ADD:
                return _moved(engine, left, to_int(engine, right))
            if isinstance(right, DataObject) and right.type.kind in (POINTER, ARRAY):
                element = left.type.target
                if is_same(element, right.type.target):
                    return _whole_elements(left.start() - right.start(), element.size)
            return _moved(engine, left, -to_int(engine, right))
        if opcode == ops.ADD and right.type.kind in (POINTER, ARRAY):
            return _moved(engine, right, to_int(engine, left))
        return UNDEF

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        if not isinstance(left, DataObject) or not isinstance(right, DataObject) or left.type.kind != POINTER or \
                right.type.kind != POINTER:
            fail(engine, "Comparison of incompatible C types")
        first, second = memory.read_pointer(left.address), memory.read_pointer(right.address)
        if not first or not second:
            fail(engine, _NULL_POINTER)
        return (first > second) - (first < second)

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        if kind == "bool":
            return True
        if kind != "string" or obj.is_freed:
            return UNDEF
        type = obj.type
        if type.kind == POINTER and memory.read_pointer(obj.address) and not is_text_pointer(type):
            return UNDEF
        if type.kind > POINTER or type.kind == c_types.VOID:
            return UNDEF
        return to_string(engine, read_value(engine, type, obj.address))

    @staticmethod
    def clone(engine: Engine, obj: DataObject) -> Any:
        if obj.is_freed:
            fail(engine, _USE_AFTER_FREE)
        copy = new_data(engine, obj.type)
        memory.write_bytes(copy.address, memory.to_bytes(obj.address, obj.type.size))
        return copy

    @staticmethod
    def get_debug_info(engine: Engine, obj: DataObject) -> PhpArray:
        if obj.is_freed or not obj.address:
            _keep_failure(engine, _USE_AFTER_FREE if obj.is_freed else _NULL_POINTER)
            return PhpArray()
        return _debug_info(engine, obj)

    @staticmethod
    def dumped_class_name(obj: DataObject) -> str:
        """How var_dump() names the class (zend_ffi_cdata_get_class_name)."""
        return shown_class_name(obj)


def shown_class_name(obj: Any) -> str:
    """The class's name with that of the C type."""
    name = name_of(obj.type)
    return obj.ce.name if name is None else f"{obj.ce.name}:{name}"


def _refuse_access(engine: Engine, obj: DataObject) -> NoReturn:
    if obj.is_freed:
        fail(engine, _USE_AFTER_FREE)
    refuse_array_use(engine, obj)


def _is_constant(obj: DataObject) -> bool:
    return obj.is_const or bool(obj.type.attributes & c_types.CONST)


def _field_of(engine: Engine, obj: DataObject, name: str, verb: str) -> tuple[Any, int, Any]:
    """The field of a struct, or of one that is pointed to; where the struct lies, and the memory that is in."""
    type, address, holder = obj.type, obj.address, obj.memory
    if type.kind == POINTER:
        address = memory.read_pointer(address)
        if not address:
            fail(engine, _NULL_POINTER)
        type, holder = type.target, None if holder is None else holder.target
    if type.kind != STRUCT:
        fail(engine, f"Attempt to {verb} field '{name}' of non C struct/union")
    field = type.fields.get(name)
    if field is None:
        fail(engine, f"Attempt to {verb} undefined field '{name}' of C struct/union")
    return field, address, holder


def _element_of(engine: Engine, obj: DataObject, offset: Any, verb: str) -> tuple[CType, int, Any]:
    """The type of an element, where it lies, and the memory that is in."""
    if obj.is_freed:
        fail(engine, _USE_AFTER_FREE)
    type = obj.type
    if type.kind < POINTER:
        refuse_array_use(engine, obj)
    number = 0 if offset is UNDEF else to_int(engine, offset)
    if type.kind == ARRAY:
        if not 0 <= number < type.length and (number < 0 or type.length):
            fail(engine, "C array index out of bounds")
        return type.target, obj.address + number * type.target.size, obj.memory
    if type.kind != POINTER:
        fail(engine, f"Attempt to {verb} element of non C array")
    target = memory.read_pointer(obj.address)
    holder = None if obj.memory is None else obj.memory.target
    return type.target, target + number * type.target.size, holder


def _moved(engine: Engine, data: DataObject, distance: int) -> Any:
    """A pointer `distance` elements further (zend_ffi_add)."""
    type = data.type
    target = data.start() + distance * type.target.size
    if type.kind == POINTER:
        return make_pointer(engine, type, target, data.kept(), data.is_const)
    return make_pointer(engine, pointer_to(type.target), target, data.kept(), data.is_const)


def _whole_elements(distance: int, size: int) -> int:
    quotient = abs(distance) // (size or 1)
    return quotient if distance >= 0 else -quotient


def _debug_info(engine: Engine, obj: DataObject) -> PhpArray:
    """What var_dump() shows of C data."""
    type, address, holder = obj.type, obj.address, obj.memory
    if type.kind == c_types.VOID:
        return PhpArray()
    if type.kind < POINTER:
        return PhpArray.from_dict({"cdata": read_value(engine, type, address, holder, True, obj)})
    shown = PhpArray()
    if type.kind == POINTER:
        target = memory.read_pointer(address)
        if not target:
            shown.append(None)
        elif type.target.kind == c_types.VOID:
            shown.append(memory.signed(target))
        else:
            shown.append(read_value(engine, type.target, target, obj.kept(), True))
    elif type.kind == ARRAY:
        for number in range(type.length):
            shown.append(read_value(engine, type.target, address + number * type.target.size, holder, True))
    elif type.kind == STRUCT:
        is_union = bool(type.attributes & c_types.UNION)
        for name, field in type.fields.items():
            if type_is_name(name):
                place = address + field.offset
                shown.set(name, memory.read_bits(place, field) if field.bits else read_value(
                    engine, field.type, place, holder, True, None, is_union))
    return shown


def type_is_name(name: Any) -> bool:
    """Is it a field's name, not the number of one without?"""
    return type(name) is str


class _ArrayIterator(ObjectIterator):
    """Goes through the elements of a C array."""

    __slots__ = ("engine", "obj", "by_ref", "index")

    def __init__(self, engine: Engine, obj: DataObject, by_ref: bool) -> None:
        self.engine, self.obj, self.by_ref, self.index = engine, obj, by_ref, 0

    def rewind(self) -> None:
        self.index = 0

    def valid(self) -> bool:
        return self.index < self.obj.type.length

    def current(self) -> Any:
        obj = self.obj
        element = obj.type.target
        address = obj.address + self.index * element.size
        if self.by_ref:
            return make_data(self.engine, element, address, obj.memory, _is_constant(obj))
        return read_value(self.engine, element, address, obj.memory, _is_constant(obj))

    def key(self) -> int:
        return self.index

    def next(self) -> None:
        self.index += 1


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _ArrayIterator:
    if obj.type.kind != ARRAY:
        fail(engine, "Attempt to iterate on non C array")
    return _ArrayIterator(engine, obj, by_ref)


@php_class("FFI\\CData", final=True, serializable=False, native=_Hooks(), get_iterator=_get_iterator)
class CData(DataObject):
    __slots__ = ()
