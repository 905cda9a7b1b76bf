"""The memory that C data lies in, and reading and writing scalars there."""
from __future__ import annotations

import sys

from zvm.ext.ffi import c_types
from zvm.ext.ffi.library import load

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.ffi.c_types import CType, Field

_NAMES = {c_types.FLOAT: "float", c_types.DOUBLE: "double", c_types.LONGDOUBLE: "long double",
          c_types.UINT8: "uint8_t", c_types.SINT8: "int8_t", c_types.UINT16: "uint16_t", c_types.SINT16: "int16_t",
          c_types.UINT32: "uint32_t", c_types.SINT32: "int32_t", c_types.UINT64: "uint64_t",
          c_types.SINT64: "int64_t", c_types.BOOL: "uint8_t", c_types.CHAR: "uint8_t", c_types.POINTER: "uintptr_t"}


class _Machine:
    """cffi's types of scalars by kind, pointers to them, and the C library's functions that manage memory."""

    __slots__ = ("backend", "scalars", "pointers", "bytes_pointer", "void_pointer", "address_type", "allocate", "free")

    def __init__(self) -> None:
        backend = self.backend = load()
        self.scalars = {kind: backend.new_primitive_type(name) for kind, name in _NAMES.items()}
        self.pointers = {kind: backend.new_pointer_type(type) for kind, type in self.scalars.items()}
        self.bytes_pointer = backend.new_pointer_type(backend.new_primitive_type("char"))
        self.void_pointer = backend.new_pointer_type(backend.new_void_type())
        self.address_type = self.scalars[c_types.POINTER]
        library = backend.load_library(None, 0)
        size = backend.new_primitive_type("size_t")
        self.allocate = library.load_function(backend.new_function_type((size, size), self.address_type), "calloc")
        self.free = library.load_function(
            backend.new_function_type((self.address_type,), backend.new_void_type()), "free")


_machine: _Machine | None = None  # made with the first use


def machine() -> _Machine:
    """cffi's view of this machine."""
    global _machine
    if _machine is None:
        _machine = _Machine()
    return _machine


class Memory:
    """A piece of memory. It is freed with the last object that lies in it, if it `is_owned`; `target` is the memory
    that a pointer in it points to and keeps."""

    __slots__ = ("address", "size", "is_owned", "target")

    def __init__(self, size: int, is_owned: bool = True, target: Any = None) -> None:
        """Allocate `size` bytes of zeros."""
        self.address: int = machine().allocate(1, max(size, 1))
        self.size, self.is_owned, self.target = size, is_owned, target

    def contains(self, address: int) -> bool:
        """Does an address lie in this piece?"""
        return 0 <= address - self.address <= self.size

    def __del__(self) -> None:
        if self.is_owned and _machine is not None:
            _machine.free(self.address)


# bytes of a str object before its text: of one with ASCII text only, and of others
_ASCII_HEADER, _LATIN1_HEADER = sys.getsizeof("") - 1, sys.getsizeof(chr(0x80)) - 2


class Text:
    """The memory of a PHP string itself, which C code may read, and change at its own risk, while the string lives."""

    __slots__ = ("text", "address")
    target = None

    def __init__(self, text: str) -> None:
        self.text = text
        self.address = id(text) + (_ASCII_HEADER if text.isascii() else _LATIN1_HEADER)

    def contains(self, address: int) -> bool:
        """Does an address lie in the string?"""
        return 0 <= address - self.address <= len(self.text)


def free(address: int) -> None:
    """Give memory back that C allocated."""
    machine().free(address)


def to_bytes(address: int, size: int) -> bytes:
    """A copy of `size` bytes."""
    at = machine()
    if not size:
        return b""
    copy: bytes = at.backend.buffer(at.backend.cast(at.bytes_pointer, address), size)[:]
    return copy


def c_string_at(address: int) -> str:
    """The text up to the first NUL."""
    at = machine()
    text: bytes = at.backend.string(at.backend.cast(at.bytes_pointer, address))
    return text.decode("latin-1")


def write_bytes(address: int, data: bytes) -> None:
    """Copy bytes to memory."""
    if data:
        at = machine()
        at.backend.memmove(at.backend.cast(at.bytes_pointer, address), data, len(data))


def signed(number: int) -> int:
    """A number of 64 bits as PHP's int."""
    number &= 0xFFFFFFFFFFFFFFFF
    return number - (1 << 64) if number >> 63 else number


def read_number(kind: int, address: int) -> Any:
    """The number of a scalar kind, or a pointer's address."""
    at = machine()
    number = at.backend.cast(at.pointers[kind], address)[0]
    return float(number) if kind == c_types.LONGDOUBLE else number


def write_number(kind: int, address: int, number: Any) -> None:
    """Write a number; integers are cut to size."""
    at = machine()
    at.backend.cast(at.pointers[kind], address)[0] = at.backend.cast(at.scalars[kind], number)


def read_pointer(address: int) -> int:
    """The address that is stored at an address."""
    target: int = read_number(c_types.POINTER, address)
    return target


def write_pointer(address: int, target: int) -> None:
    """Store an address."""
    write_number(c_types.POINTER, address, target)


# ---- bit fields ----------------------------------------------------------------------------------------------------

def _span(field: Field) -> tuple[int, int]:
    """The first byte of a bit field and how many bytes it touches."""
    first = field.first_bit // 8
    return first, (field.first_bit + field.bits - 1) // 8 - first + 1


def read_bits(address: int, field: Field) -> int:
    """The value of a bit field."""
    first, size = _span(field)
    bits = int.from_bytes(to_bytes(address + first, size), "little") >> field.first_bit % 8
    number = bits & (1 << field.bits) - 1
    if field.type.kind in c_types.SIGNED_KINDS and number >> field.bits - 1:
        number -= 1 << field.bits
    return signed(number)


def write_bits(address: int, field: Field, number: int) -> None:
    """Write a bit field; what does not fit is cut."""
    first, size = _span(field)
    shift = field.first_bit % 8
    mask = (1 << field.bits) - 1 << shift
    old = int.from_bytes(to_bytes(address + first, size), "little")
    write_bytes(address + first, (old & ~mask | number << shift & mask).to_bytes(size, "little"))


# ---- types as cffi knows them --------------------------------------------------------------------------------------

def native_type(type: CType) -> Any:
    """cffi's type for passing a value; None for functions and arrays, which cannot be."""
    if type.native is None:
        type.native = _make_native_type(type)
    return type.native


def _make_native_type(type: CType) -> Any:
    at = machine()
    if type.kind == c_types.VOID:
        return at.backend.new_void_type()
    if type.kind == c_types.STRUCT:
        return _native_record(type)
    return at.scalars.get(c_types.scalar_kind(type))


def _native_record(type: CType) -> Any:
    """A struct for passing one by value: with the same fields, or else with words of the same classes."""
    backend = machine().backend
    record = backend.new_struct_type("struct value")
    members = _plain_members(type) or _words(type)
    backend.complete_struct_or_union(record, members, None, type.size, type.align)
    return record


def _plain_members(type: CType) -> list[Any]:
    """The fields for cffi; none where there are unions or bit fields, which it does not pass."""
    members = []
    for number, field in enumerate(type.fields.values()):
        member = None if field.bits or type.attributes & c_types.UNION or field.is_nested else _member(field.type)
        if member is None:
            return []
        members.append((f"f{number}", member, -1, field.offset))
    return members


def _member(type: CType) -> Any:
    if type.kind == c_types.ARRAY:
        element = _member(type.target)
        backend = machine().backend
        return None if element is None else backend.new_array_type(backend.new_pointer_type(element), type.length)
    if type.kind == c_types.STRUCT and not _plain_members(type):
        return None
    return native_type(type)


_WORD_SIZE = 8


def _words(type: CType) -> list[Any]:
    """Floating-point words where nothing but such numbers lies in them, integers elsewhere, as calling conventions
    class them."""
    at = machine()
    classes: dict[int, bool] = {}
    _class_words(type, 0, classes)
    members = []
    for offset in range(0, type.size, _WORD_SIZE):
        size = min(_WORD_SIZE, type.size - offset)
        is_float = classes.get(offset // _WORD_SIZE, False)
        while size:
            part = 1 << size.bit_length() - 1
            if is_float and part >= 4:
                kind = c_types.DOUBLE if part == 8 else c_types.FLOAT
            else:
                kind = {1: c_types.UINT8, 2: c_types.UINT16, 4: c_types.UINT32, 8: c_types.UINT64}[part]
            members.append((f"f{offset}", at.scalars[kind], -1, offset))
            offset += part
            size -= part
    return members


def _class_words(type: CType, offset: int, classes: dict[int, bool]) -> None:
    """Note for each word whether only floating-point numbers lie in it."""
    if type.kind == c_types.STRUCT:
        for field in type.fields.values():
            _class_words(field.type, offset + field.offset, classes)
    elif type.kind == c_types.ARRAY:
        for number in range(type.length):
            _class_words(type.target, offset + number * type.target.size, classes)
    else:
        is_float = type.kind in (c_types.FLOAT, c_types.DOUBLE)
        word = offset // _WORD_SIZE
        classes[word] = classes.get(word, True) and is_float
