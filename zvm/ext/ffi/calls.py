"""Calling C functions (zend_ffi_trampoline)."""
from __future__ import annotations

from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_types import CType, is_compatible, name_of
from zvm.ext.ffi.objects import DataObject, fail, make_pointer, new_data
from zvm.ext.ffi.passing import native_parameter, native_result
from zvm.ext.ffi.values import CallbackState, is_text_pointer, make_callback, php_type_name, scalar, scalar_number
from zvm.opcodes.flags import ACC_CALL_VIA_TRAMPOLINE, ACC_PUBLIC
from zvm.opcodes.op_array import Function
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


_UNPREPARED = "Cannot prepare callback CIF"
_SMALLEST_VARIED = 4  # bytes that an argument after the declared ones must have


class CFunction(Function):
    """A C function as something that PHP can call: its name, its type and its address."""

    __slots__ = ("type", "address")
    is_internal = True
    is_method = False
    extension_name = "FFI"
    collects_named = False

    def __init__(self, name: str, type: CType, address: int) -> None:
        super().__init__()
        self.function_name = name
        self.fn_flags = ACC_PUBLIC | ACC_CALL_VIA_TRAMPOLINE
        self.type, self.address = type, address
        self.required_num_args = len(type.arguments)

    @property
    def display_name(self) -> str:
        """The name in messages."""
        return str(self.function_name)

    def argument_name(self, number: int) -> None:
        """C's parameters have no names for PHP."""

    def weak(self, engine: Engine, args: list[Any]) -> Any:
        """Call it."""
        values = [value.value if type(value) is Reference else value for value in args]
        self._check_count(engine, len(values))
        kept: list[Any] = []
        parameters = self.type.arguments
        passed = [_pass(engine, self, number, parameter, value, kept)
                  for number, (parameter, value) in enumerate(zip(parameters, values, strict=False))]
        passed += [_pass_more(engine, self, number, values[number], kept)
                   for number in range(len(parameters), len(values))]
        return _call(engine, self.type, self.address, passed, kept)

    strict = weak

    def _check_count(self, engine: Engine, given: int) -> None:
        wanted = len(self.type.arguments)
        is_variadic = self.type.attributes & c_types.VARIADIC
        if given < wanted or given > wanted and not is_variadic:
            amount = f"{'at least' if is_variadic else 'exactly'} {wanted} parameter{'' if wanted == 1 else 's'}"
            fail(engine, f"Incorrect number of arguments for C function '{self.function_name}', expecting {amount}")


def _call(engine: Engine, type: CType, address: int, passed: list[Any], kept: list[Any]) -> Any:
    native = _function_type(engine, type)
    state = engine.state_of(CallbackState)
    state.depth += 1
    try:
        result = memory.machine().backend.cast(native, address)(*passed)
    finally:
        state.depth -= 1
    state.settle()
    return _returned(engine, type.target, result, kept)


def _function_type(engine: Engine, type: CType) -> Any:
    """cffi's type of the function (ffi_prep_cif)."""
    if type.native is None:
        backend = memory.machine().backend
        result = native_result(engine, type.target)
        parameters = tuple(native_parameter(engine, parameter) for parameter in type.arguments)
        try:
            type.native = backend.new_function_type(parameters, result, bool(type.attributes & c_types.VARIADIC))
        except (TypeError, NotImplementedError):
            fail(engine, _UNPREPARED)
    return type.native


def _returned(engine: Engine, type: CType, result: Any, kept: list[Any]) -> Any:
    """The PHP value of a result. A pointer into an argument's memory keeps that."""
    kind = c_types.scalar_kind(type)
    if kind == c_types.VOID:
        return None
    if kind == c_types.POINTER:
        if not result:
            return None
        if is_text_pointer(type):
            return memory.c_string_at(result)
        holder = next((holder for holder in kept if holder is not None and holder.contains(result)), None)
        return make_pointer(engine, type, result, holder)
    if kind == c_types.STRUCT:
        made = new_data(engine, type)
        at = memory.machine()
        memory.write_bytes(made.address, at.backend.buffer(at.backend.rawaddressof(at.void_pointer, result, 0),
                                                           type.size)[:])
        return made
    return scalar(kind, float(result) if kind == c_types.LONGDOUBLE else result)


# ---- arguments -----------------------------------------------------------------------------------------------------

def _refuse(engine: Engine, function: CFunction, number: int, type: CType, value: Any) -> NoReturn:
    """Throw for an argument that C does not take (zend_ffi_pass_incompatible)."""
    message = f"Passing incompatible argument {number + 1} of C function '{function.function_name}'"
    name = name_of(type)
    if name is not None:
        message += f", expecting '{name}'"
        if not isinstance(value, DataObject):
            message += f", found PHP '{php_type_name(value)}'"
        elif (given := name_of(value.type)) is not None:
            message += f", found '{given}'"
    fail(engine, message)


def _pass(engine: Engine, function: CFunction, number: int, type: CType, value: Any, kept: list[Any]) -> Any:
    """What cffi is given for an argument (zend_ffi_pass_arg); `kept` holds what must live during the call."""
    kind = c_types.scalar_kind(type)
    at = memory.machine()
    if kind == c_types.CHAR:
        text = to_string(engine, value)
        if len(text) != 1:
            _refuse(engine, function, number, type, value)
        return ord(text)
    if c_types.VOID < kind < c_types.POINTER:
        return at.backend.cast(at.scalars[kind], scalar_number(engine, kind, value))
    if kind == c_types.POINTER:
        return _pass_pointer(engine, function, number, type, value, kept)
    if kind == c_types.STRUCT:
        if not isinstance(value, DataObject) or not is_compatible(type, value.type):
            _refuse(engine, function, number, type, value)
        pointer = at.backend.new_pointer_type(native_parameter(engine, type))
        return at.backend.cast(pointer, value.address)[0]
    return native_parameter(engine, type)


def _pass_pointer(engine: Engine, function: CFunction, number: int, type: CType, value: Any, kept: list[Any]) -> int:
    if value is None:
        return 0
    if isinstance(value, str):
        if type.target.kind in (c_types.CHAR, c_types.VOID):
            return _text_address(value, kept)
    elif isinstance(value, DataObject):
        if is_compatible(type, value.type):
            kept.append(value.memory)
            return value.start()
        _refuse(engine, function, number, type, value)
    if type.target.kind == c_types.FUNC:
        return make_callback(engine, type.target, value)
    _refuse(engine, function, number, type, value)


def _text_address(text: str, kept: list[Any]) -> int:
    """The address of a string's own memory."""
    holder = memory.Text(text)
    kept.append(holder)
    return holder.address


def _pass_more(engine: Engine, function: CFunction, number: int, value: Any, kept: list[Any]) -> Any:
    """An argument after those that are declared (zend_ffi_pass_var_arg)."""
    at = memory.machine()
    cast = at.backend.cast
    if isinstance(value, DataObject):
        passed = _pass(engine, function, number, value.type, value, kept) if value.type.kind >= c_types.POINTER else \
            _pass_scalar_data(engine, value)
        return cast(at.address_type, passed) if isinstance(passed, int) else passed
    if value is None:
        return cast(at.void_pointer, 0)
    if isinstance(value, bool):
        fail(engine, _UNPREPARED)  # libffi has no varied arguments that are smaller than an int
    if isinstance(value, int):
        return cast(at.scalars[c_types.SINT64], value)
    if isinstance(value, float):
        return cast(at.scalars[c_types.DOUBLE], value)
    if isinstance(value, str):
        return cast(at.void_pointer, _text_address(value, kept))
    fail(engine, "Unsupported argument type")


def _pass_scalar_data(engine: Engine, value: DataObject) -> Any:
    """What PHP passes for scalar C data after the declared arguments: the object converted as any object is."""
    at = memory.machine()
    kind = c_types.scalar_kind(value.type)
    if kind == c_types.FLOAT or value.type.size < _SMALLEST_VARIED:
        fail(engine, _UNPREPARED)
    number = ord(to_string(engine, value)) if kind == c_types.CHAR else scalar_number(engine, kind, value)
    return at.backend.cast(at.scalars[kind], number)
