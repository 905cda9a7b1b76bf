"""The class FFI: libraries of C functions and variables, and operations on C data (ext/ffi/ffi.c)."""
from __future__ import annotations

from zvm.executor.callables import Callable
from zvm.ext.core.exceptions import make_exception
from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_type_objects import CTypeObject, make_type
from zvm.ext.ffi.c_types import ARRAY, CONST, POINTER, STORED, CType, pointer_to
from zvm.ext.ffi.calls import CFunction
from zvm.ext.ffi.data import CData, OpaqueHooks
from zvm.ext.ffi.declarations import ParseError, Parser
from zvm.ext.ffi.objects import fail, make_data, make_pointer, new_data
from zvm.ext.ffi.scopes import Scopes, check_allowed, load_file, open_library, resolve
from zvm.ext.ffi.symbols import CONSTANT, FUNCTION, VARIABLE, Symbol, Tag
from zvm.ext.ffi.values import value_for, write_value
from zvm.ext.vocabulary import Array, Bool, Int, Null, PreferRef, Scope, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_PUBLIC
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.signals import Thrown
from zvm.runtime.values.convert import to_int, type_name
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.ffi.specifiers import Declaration

# names of PHP classes in a namespace are no names in Python
# mypy: disable-error-code="valid-type"
# ruff: noqa: F722, F821, N802, N805, UP037

_INSTANCE_METHODS = frozenset(("new", "cast", "type"))  # those that know a library's types when called on an object


class _Hooks(OpaqueHooks):
    """C functions are methods, C variables and enumerators properties."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: FFI, name: str, lower_name: str) -> Any:
        if lower_name in _INSTANCE_METHODS:
            own = InternalFunction(lower_name, FFI.__dict__[lower_name], "FFI", ACC_PUBLIC, obj.ce, True)
            return Callable(engine, own, obj, obj.ce)
        symbol = obj.symbols.get(name)
        if symbol is None or symbol.kind != FUNCTION:
            fail(engine, f"Attempt to call undefined C function '{name}'")
        return Callable(engine, CFunction(name, symbol.type, symbol.address), obj, obj.ce)

    @staticmethod
    def read_property(engine: Engine, obj: FFI, name: str, scope: Any, mode: int) -> Any:
        symbol = obj.symbols.get(name)
        if symbol is not None:
            if symbol.kind == VARIABLE:
                return value_for(engine, symbol.type, symbol.address, None, symbol.is_const, mode)
            if symbol.kind == FUNCTION:
                return make_pointer(engine, pointer_to(symbol.type), symbol.address, None, True)
            if symbol.kind == CONSTANT:
                return memory.signed(symbol.value)
        fail(engine, f"Attempt to read undefined C variable '{name}'")

    @staticmethod
    def write_property(engine: Engine, obj: FFI, name: str, value: Any, scope: Any, strict: bool) -> Any:
        symbol = obj.symbols.get(name)
        if symbol is None or symbol.kind != VARIABLE:
            fail(engine, f"Attempt to assign undefined C variable '{name}'")
        if symbol.is_const:
            fail(engine, f"Attempt to assign read-only C variable '{name}'")
        write_value(engine, symbol.type, symbol.address, value)
        return value

    @staticmethod
    def clone(engine: Engine, obj: Any) -> NoReturn:
        engine.throw("Error", f"Trying to clone an uncloneable object of class {obj.ce.name}")


def _throw_parse_error(engine: Engine, problem: ParseError) -> NoReturn:
    raise Thrown(make_exception(engine, "FFI\\ParserException", str(problem)))


def make_ffi(engine: Engine, symbols: dict[str, Symbol], tags: dict[str, Tag]) -> FFI:
    """An FFI object."""
    made: FFI = instantiate(engine, engine.internal_class("FFI"))
    made.symbols, made.tags = symbols, tags
    return made


def _declared(engine: Engine, owner: Any, text: str) -> Declaration:
    """The declaration of a type by its name; types of `owner` are known if that is an FFI object. Throws
    FFI\\ParserException."""
    symbols, tags = (owner.symbols, owner.tags) if isinstance(owner, FFI) else ({}, {})
    try:
        return Parser(text, symbols, tags).parse_single_type()
    except ParseError as problem:
        _throw_parse_error(engine, problem)


def _chosen_type(engine: Engine, owner: Any, type: Any) -> tuple[CType, bool]:
    """The type that an argument gives, by its name or as FFI\\CType, and whether it is constant."""
    if isinstance(type, CTypeObject):
        return type.type, False
    declaration = _declared(engine, owner, type)
    return declaration.type, bool(declaration.attributes & CONST)


def _value(argument: Any) -> Any:
    return argument.value if isinstance(argument, Reference) else argument


def _refuse_argument(engine: Engine, number: int, expected: str, value: Any) -> NoReturn:
    given = value.ce.name if isinstance(value, PhpObject) else type_name(value)
    argument_type_error(engine, number, f"must be of type {expected}, {given} given")


def _data(engine: Engine, number: int, argument: Any) -> CData:
    """The C data that an argument gives."""
    value = _value(argument)
    if not isinstance(value, CData):
        _refuse_argument(engine, number, "FFI\\CData", value)
    return value


def _measured_type(engine: Engine, argument: Any) -> CType:
    """The type of an argument that is C data or a C type."""
    value = _value(argument)
    if not isinstance(value, CData | CTypeObject):
        _refuse_argument(engine, 1, "FFI\\CData or FFI\\CType", value)
    return value.type


def _block(engine: Engine, data: CData, size: int, problem: str) -> int:
    """The address of a block of memory: of C data, or what a pointer points to, whose size is not known."""
    if data.type.kind != POINTER and size > data.type.size:
        fail(engine, problem)
    return data.start()


def _read_block(engine: Engine, number: int, argument: Any, size: int, attempt: str) -> bytes:
    """The bytes of an argument that is C data or a string."""
    value = _value(argument)
    if isinstance(value, str):
        if size > len(value):
            fail(engine, f"{attempt} to read over string boundary")
        return value.encode("latin-1")[:size]
    if not isinstance(value, CData):
        _refuse_argument(engine, number, "FFI\\CData or string", value)
    return memory.to_bytes(_block(engine, value, size, f"{attempt} to read over data boundary"), size)


def _cast_number(engine: Engine, type: CType, value: Any, is_const: bool) -> Any:
    """FFI::cast() of what is no C data."""
    if type.kind < POINTER and not isinstance(value, str | PhpObject) and (
            value is None or isinstance(value, bool | int | float)):
        made = new_data(engine, type)
        write_value(engine, type, made.address, value)
        made.is_const = is_const
        return made
    if type.kind == POINTER and (value is None or isinstance(value, int) and not isinstance(value, bool)):
        return make_pointer(engine, type, (value or 0) & 0xFFFFFFFFFFFFFFFF, None, is_const)
    _refuse_argument(engine, 2, "FFI\\CData", value)


def _cast_data(engine: Engine, type: CType, data: CData, is_const: bool) -> Any:
    """FFI::cast() of C data."""
    source = data.type
    if source.kind == POINTER and type.kind != POINTER and source.target.kind == c_types.VOID:
        return make_data(engine, type, data.start(), data.kept(), is_const)
    if source.kind == ARRAY and type.kind == POINTER:
        return make_pointer(engine, type, data.address, data.memory, is_const)
    if type.size > source.size:
        fail(engine, "attempt to cast to larger type")
    if source.kind == POINTER and type.kind == POINTER:
        return make_pointer(engine, type, data.start(), data.kept(), is_const)
    return make_data(engine, type, data.address, data.memory, is_const)


def _take_ownership(made: CData, data: CData, argument: Any) -> None:
    """C data that only the call has is owned by what is made of it."""
    if data.is_owned and not isinstance(argument, Reference):
        made.is_owned, data.is_owned = True, False


def _static_call(engine: Engine, cls: Any, name: str) -> None:
    """Since PHP 8.3 these are methods of libraries."""
    if engine.target >= V8_3 and not isinstance(cls, FFI):
        engine.diagnostics.deprecated(f"Calling FFI::{name}() statically is deprecated")


@php_class("FFI", final=True, serializable=False, native=_Hooks(), changes=(80400, {"flags": ACC_NOT_CLONEABLE}),
           constants={"__BIGGEST_ALIGNMENT__": c_types.BIGGEST_ALIGNMENT})
class FFI(PhpObject):
    """A library: `symbols` and `tags` are what has been declared of it."""

    __slots__ = ("symbols", "tags")

    def __init__(self) -> None:
        self.symbols: dict[str, Symbol] = {}
        self.tags: dict[str, Tag] = {}

    @method(static=True)
    def cdef(cls: Scope, engine: Engine, code: Str = "", lib: Str | Null = None) -> 'FFI':
        check_allowed(engine)
        symbols: dict[str, Symbol] = {}
        tags: dict[str, Tag] = {}
        library = open_library(engine, lib)
        if code:
            try:
                Parser(code, symbols, tags, STORED).parse_declarations()
            except ParseError as problem:
                _throw_parse_error(engine, problem)
            unresolved = resolve(library, symbols)
            if unresolved is not None:
                fail(engine, f"Failed resolving C {unresolved}")
        return make_ffi(engine, symbols, tags)

    @method(static=True)
    def load(cls: Scope, engine: Engine, filename: Str) -> 'FFI' | Null:
        check_allowed(engine)
        try:
            return make_ffi(engine, *load_file(engine, filename)[1:])
        except ParseError as problem:
            try:
                _throw_parse_error(engine, problem)
            except Thrown as first:
                engine.pending_exception = first
            fail(engine, f"Failed loading '{filename}'")

    @method(static=True)
    def scope(cls: Scope, engine: Engine, name: Str) -> 'FFI':
        check_allowed(engine)
        scope = engine.state_of(Scopes).scopes.get(name)
        if scope is None:
            fail(engine, f"Failed loading scope '{name}'")
        return make_ffi(engine, *scope)

    @method(static=True)
    def new(cls: Scope, engine: Engine, type: 'FFI\\CType' | Str, owned: Bool = True,
            persistent: Bool = False) -> 'FFI\\CData' | Null:
        check_allowed(engine)
        _static_call(engine, cls, "new")
        chosen, is_const = _chosen_type(engine, cls, type)
        if not chosen.size:
            fail(engine, "Cannot instantiate FFI\\CData of zero size")
        made = new_data(engine, chosen, owned)
        made.is_const = is_const
        return made

    @method(static=True)
    def free(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData']) -> Void:
        check_allowed(engine)
        data = _data(engine, 1, ptr)
        if data.type.kind == POINTER:
            holder = data.kept()
            if isinstance(holder, memory.Memory) and holder.is_owned:
                holder.is_owned = False
            memory.free(data.start())
            memory.write_pointer(data.address, 0)
        elif data.is_owned:
            fail(engine, "free() non a C pointer")
        else:
            memory.free(data.address)
            data.is_freed = True

    @method(static=True)
    def cast(cls: Scope, engine: Engine, type: 'FFI\\CType' | Str, ptr: PreferRef[Untyped]) -> 'FFI\\CData' | Null:
        check_allowed(engine)
        _static_call(engine, cls, "cast")
        chosen, is_const = _chosen_type(engine, cls, type)
        value = _value(ptr)
        if not isinstance(value, CData):
            return _cast_number(engine, chosen, value, is_const)
        made = _cast_data(engine, chosen, value, is_const)
        _take_ownership(made, value, ptr)
        return made

    @method(static=True)
    def type(cls: Scope, engine: Engine, type: Str) -> 'FFI\\CType' | Null:
        check_allowed(engine)
        _static_call(engine, cls, "type")
        return make_type(engine, _declared(engine, cls, type).type)

    @method(static=True)
    def typeof(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData']) -> 'FFI\\CType':
        check_allowed(engine)
        return make_type(engine, _data(engine, 1, ptr).type)

    @method(static=True)
    def arrayType(cls: Scope, engine: Engine, type: 'FFI\\CType', dimensions: Array) -> 'FFI\\CType':
        check_allowed(engine)
        element = type.type
        _check_element(engine, element)
        for dimension in reversed(dimensions.plain_values()):
            length = to_int(engine, _value(dimension))
            if length < 0:
                fail(engine, "negative array index")
            if element.kind == ARRAY and element.attributes & c_types.INCOMPLETE_ARRAY:
                fail(engine, "only the leftmost array can be undimensioned")
            element = c_types.array_of(element, length, 0 if length else c_types.INCOMPLETE_ARRAY)
        return make_type(engine, element)

    @method(static=True)
    def addr(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData']) -> 'FFI\\CData':
        check_allowed(engine)
        data = _data(engine, 1, ptr)
        made = make_pointer(engine, pointer_to(data.type), data.address, data.memory)
        _take_ownership(made, data, ptr)
        return made

    @method(static=True, unchecked=True)
    def sizeof(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData' | 'FFI\\CType']) -> Int:
        check_allowed(engine)
        return _measured_type(engine, ptr).size

    @method(static=True, unchecked=True)
    def alignof(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData' | 'FFI\\CType']) -> Int:
        check_allowed(engine)
        return _measured_type(engine, ptr).align

    @method(static=True)
    def memcpy(cls: Scope, engine: Engine, to: PreferRef['FFI\\CData'], from_: PreferRef[Untyped], size: Int) -> Void:
        check_allowed(engine)
        target = _block(engine, _data(engine, 1, to), size, "Attempt to write over data boundary")
        memory.write_bytes(target, _read_block(engine, 2, from_, size, "Attempt"))

    @method(static=True)
    def memcmp(cls: Scope, engine: Engine, ptr1: PreferRef[Untyped], ptr2: PreferRef[Untyped], size: Int) -> Int:
        check_allowed(engine)
        first = _read_block(engine, 1, ptr1, size, "attempt")
        second = _read_block(engine, 2, ptr2, size, "Attempt")
        return (first > second) - (first < second)

    @method(static=True)
    def memset(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData'], value: Int, size: Int) -> Void:
        check_allowed(engine)
        target = _block(engine, _data(engine, 1, ptr), size, "attempt to write over data boundary")
        memory.write_bytes(target, bytes((value & 255,)) * size)

    @method(static=True)
    def string(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData'], size: Int | Null = None) -> Str:
        check_allowed(engine)
        data = _data(engine, 1, ptr)
        if size is not None:
            address = _block(engine, data, size, "attempt to read over data boundary")
            return memory.to_bytes(address, size).decode("latin-1")
        if data.type.kind not in (POINTER, ARRAY) or data.type.target.kind != c_types.CHAR:
            fail(engine, "FFI\\Cdata is not a C string")
        return memory.c_string_at(data.start())

    @method(static=True)
    def isNull(cls: Scope, engine: Engine, ptr: PreferRef['FFI\\CData']) -> Bool:
        check_allowed(engine)
        data = _data(engine, 1, ptr)
        if data.type.kind != POINTER:
            fail(engine, "FFI\\Cdata is not a pointer")
        return not data.start()


def _check_element(engine: Engine, type: CType) -> None:
    """Refuse elements that arrays cannot have."""
    if type.kind == c_types.FUNC:
        fail(engine, "Array of functions is not allowed")
    if type.kind == ARRAY and type.attributes & c_types.INCOMPLETE_ARRAY:
        fail(engine, "Only the leftmost array can be undimensioned")
    if type.kind == c_types.VOID:
        fail(engine, "Array of void type is not allowed")
    if type.attributes & c_types.INCOMPLETE_TAG:
        fail(engine, "Array of incomplete type is not allowed")
