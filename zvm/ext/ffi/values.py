"""C data read and written as PHP values, and PHP callables as C function pointers (zend_ffi_cdata_to_zval,
zend_ffi_zval_to_cdata, zend_ffi_create_callback)."""
from __future__ import annotations

from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_types import FUNC, POINTER, CType, is_compatible, name_of
from zvm.ext.ffi.objects import DataObject, fail, make_data, make_pointer
from zvm.ext.ffi.passing import native_parameter, native_result
from zvm.opcodes.error_levels import E_WARNING
from zvm.opcodes.flags import BP_VAR_R
from zvm.runtime.signals import EXCEPTIONS, Thrown
from zvm.runtime.values.convert import to_bool, to_float, to_int, to_string, type_name
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


# ---- reading and writing -------------------------------------------------------------------------------------------

def is_text_pointer(type: CType) -> bool:
    """Is it a pointer to constant characters, which PHP reads as a string?"""
    return bool(type.attributes & c_types.CONST) and type.target.kind == c_types.CHAR


def scalar(kind: int, number: Any) -> Any:
    """The PHP value of a scalar."""
    if kind == c_types.BOOL:
        return number != 0
    if kind == c_types.CHAR:
        return chr(number)
    return memory.signed(number) if kind == c_types.UINT64 else number


def read_value(engine: Engine, type: CType, address: int, holder: Any = None, is_const: bool = False,
               data: Any = None, in_union: bool = False) -> Any:
    """The PHP value of C data for reading (zend_ffi_cdata_to_zval with BP_VAR_R). `data` is the object that already
    stands for it; a pointer `in_union` may be none and is shown as a number only."""
    kind = c_types.scalar_kind(type)
    if kind < POINTER:
        if kind != c_types.VOID:
            return scalar(kind, memory.read_number(kind, address))
    elif kind == POINTER:
        target = memory.read_pointer(address)
        if not target:
            return None
        if in_union:
            return hex(target)
        if is_text_pointer(type):
            return memory.c_string_at(target)
        if data is None:
            return make_pointer(engine, type, target, None if holder is None else holder.target, is_const)
    return data if data is not None else make_data(engine, type, address, holder, is_const)


def value_for(engine: Engine, type: CType, address: int, holder: Any, is_const: bool, mode: int) -> Any:
    """The value for reading, or the object that writes into the data in other modes."""
    if mode == BP_VAR_R:
        return read_value(engine, type, address, holder, is_const)
    return make_data(engine, type, address, holder, is_const)


def php_type_name(value: Any) -> str:
    """The type of a PHP value as messages about C types name it (zend_zval_type_name)."""
    return value.ce.display_name if isinstance(value, PhpObject) else type_name(value)


def refuse_assignment(engine: Engine, type: CType, value: Any) -> NoReturn:
    """Throw for a value that does not become that C type (zend_ffi_assign_incompatible)."""
    name = name_of(type)
    if name is None:
        fail(engine, "Incompatible types when assigning")
    if isinstance(value, DataObject):
        given = name_of(value.type)
        source = "" if given is None else f" from type '{given}'"
    else:
        source = f" from PHP '{php_type_name(value)}'"
    fail(engine, f"Incompatible types when assigning to type '{name}'{source}")


def scalar_number(engine: Engine, kind: int, value: Any) -> Any:
    """The number that a PHP value is as a scalar of a kind other than char."""
    if kind in (c_types.FLOAT, c_types.DOUBLE, c_types.LONGDOUBLE):
        return to_float(engine, value)
    return int(to_bool(engine, value)) if kind == c_types.BOOL else to_int(engine, value)


def write_value(engine: Engine, type: CType, address: int, value: Any) -> None:
    """Assign a PHP value to C data (zend_ffi_zval_to_cdata)."""
    kind = c_types.scalar_kind(type)
    if kind == c_types.CHAR:
        text = to_string(engine, value)
        if len(text) != 1:
            refuse_assignment(engine, type, value)
        memory.write_number(kind, address, ord(text))
    elif c_types.VOID < kind < POINTER:
        memory.write_number(kind, address, scalar_number(engine, kind, value))
    elif kind == POINTER:
        memory.write_pointer(address, _pointer_value(engine, type, value))
    elif isinstance(value, DataObject) and is_compatible(type, value.type) and type.size == value.type.size:
        memory.write_bytes(address, memory.to_bytes(value.address, type.size))
    else:
        refuse_assignment(engine, type, value)


def _pointer_value(engine: Engine, type: CType, value: Any) -> int:
    """The address that a value is as a pointer."""
    if value is None:
        return 0
    if isinstance(value, DataObject):
        if is_compatible(type, value.type):
            if value.type.kind == POINTER:
                return memory.read_pointer(value.address)
            if value.is_owned:
                fail(engine, "Attempt to perform assign of owned C pointer")
            return value.address
        if value.type.kind != POINTER and is_compatible(type.target, value.type):
            if value.is_owned:
                fail(engine, "Attempt to perform assign pointer to owned C data")
            return value.address
    elif type.target.kind == FUNC:
        return make_callback(engine, type.target, value)
    refuse_assignment(engine, type, value)


# ---- callbacks -----------------------------------------------------------------------------------------------------

class CallbackState:
    """An engine's callbacks, which live as long as it does, and what ended one of them: C code cannot be left before
    it returns. `depth` counts the calls of C functions under way."""

    __slots__ = ("engine", "callbacks", "depth", "pending")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.callbacks: list[Any] = []
        self.depth = 0
        self.pending: BaseException | None = None

    def settle(self) -> None:
        """Raise what ended a callback."""
        if self.pending is not None:
            signal, self.pending = self.pending, None
            try:
                raise signal
            finally:
                del signal  # else it and its traceback, which has this frame, would keep each other alive

    def run(self, function: Any, type: CType, values: tuple[Any, ...]) -> bytes:
        """Call PHP code with C's arguments; the bytes of the result, zeros where there is none."""
        result = bytes(type.target.size)
        if self.pending is not None:
            return result
        try:
            arguments = [_argument(self.engine, parameter, value)
                         for parameter, value in zip(type.arguments, values, strict=True)]
            value = self._call(function, arguments)
            if type.target.kind != c_types.VOID:
                place = memory.Memory(type.target.size)
                write_value(self.engine, type.target, place.address, value)
                result = memory.to_bytes(place.address, type.target.size)
        except BaseException as signal:
            self.pending = signal
        return result

    def _call(self, function: Any, arguments: list[Any]) -> Any:
        try:
            return self.engine.call_callable(function, arguments)
        except EXCEPTIONS as signal:
            if isinstance(signal, Thrown):
                self.engine.diagnostics.uncaught(signal.object, E_WARNING)
            self.engine.diagnostics.fatal("Throwing from FFI callbacks is not allowed")


def _argument(engine: Engine, type: CType, value: Any) -> Any:
    """The PHP value of an argument that C passes."""
    place = memory.Memory(type.size)
    at = memory.machine()
    if type.kind == c_types.STRUCT:
        memory.write_bytes(place.address, at.backend.buffer(at.backend.rawaddressof(at.void_pointer, value, 0),
                                                            type.size)[:])
    else:
        memory.write_number(c_types.scalar_kind(type), place.address, value)
    return read_value(engine, type, place.address, place)


def make_callback(engine: Engine, type: CType, value: Any) -> int:
    """The address of a C function that calls a PHP callable. Throws FFI\\Exception."""
    if type.attributes & c_types.VARIADIC:
        fail(engine, "Variadic function closures are not supported")
    resolved = engine.resolve_callable(value)
    if isinstance(resolved, str):
        fail(engine, f"Attempt to assign an invalid callback, {resolved}")
    if len(type.arguments) < resolved.func.required_num_args:
        fail(engine, "Attempt to assign an invalid callback, insufficient number of arguments")
    parameters = tuple(native_parameter(engine, parameter) for parameter in type.arguments)
    result = native_result(engine, type.target)
    state = engine.state_of(CallbackState)
    at = memory.machine()
    native = at.backend.new_function_type(parameters, result, False)

    def run(*values: Any) -> Any:
        data = state.run(resolved, type, values)
        return _native_value(type.target, result, data)

    callback = at.backend.callback(native, run)
    state.callbacks.append(callback)
    return int(at.backend.cast(at.address_type, callback))


def _native_value(type: CType, native: Any, data: bytes) -> Any:
    """What cffi returns to C for the bytes of a result."""
    if type.kind == c_types.VOID:
        return None
    at = memory.machine()
    pointer = at.backend.newp(at.backend.new_pointer_type(native))
    at.backend.memmove(pointer, data, len(data))
    return pointer[0]
