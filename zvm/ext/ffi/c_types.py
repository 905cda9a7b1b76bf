"""C types as FFI knows them: kind, size, alignment and what they are made of (zend_ffi_type)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# kinds, in the order of zend_ffi_type_kind: those before POINTER are scalar
(VOID, FLOAT, DOUBLE, LONGDOUBLE, UINT8, SINT8, UINT16, SINT16, UINT32, SINT32, UINT64, SINT64, ENUM, BOOL, CHAR,
 POINTER, FUNC, ARRAY, STRUCT) = range(19)
KIND_NAMES = ("VOID", "FLOAT", "DOUBLE", "LONGDOUBLE", "UINT8", "SINT8", "UINT16", "SINT16", "UINT32", "SINT32",
              "UINT64", "SINT64", "ENUM", "BOOL", "CHAR", "POINTER", "FUNC", "ARRAY", "STRUCT")

# attributes
(CONST, INCOMPLETE_TAG, VARIADIC, INCOMPLETE_ARRAY, VLA, UNION, PACKED, MS_STRUCT, GCC_STRUCT, PERSISTENT,
 STORED) = (1 << bit for bit in range(11))
STRUCT_ATTRIBUTES = UNION | PACKED | MS_STRUCT | GCC_STRUCT
ARRAY_ATTRIBUTES = CONST | VLA | INCOMPLETE_ARRAY

# calling conventions, as attributes name them
(ABI_DEFAULT, ABI_CDECL, ABI_FASTCALL, ABI_THISCALL, ABI_STDCALL, ABI_PASCAL, ABI_REGISTER, ABI_MS, ABI_SYSV,
 ABI_VECTORCALL) = range(10)
ABI_NAMES = ("DEFAULT", "CDECL", "FASTCALL", "THISCALL", "STDCALL", "PASCAL", "REGISTER", "MS", "SYSV", "VECTORCALL")

POINTER_SIZE = 8
BIGGEST_ALIGNMENT = 16

SIGNED_KINDS = frozenset((SINT8, SINT16, SINT32, SINT64))
INTEGER_BITS = {UINT8: 8, SINT8: 8, UINT16: 16, SINT16: 16, UINT32: 32, SINT32: 32, UINT64: 64, SINT64: 64}


class CType:
    """A C type.

    `target` is the type that a pointer points to, that an array consists of or that a function returns. `fields` are
    those of a struct or union by name, unnamed ones by number, `arguments` the types a function takes. `enum_kind` is
    the kind of an enumeration's values. `native` is cffi's type, once made.
    """

    __slots__ = ("kind", "attributes", "size", "align", "target", "length", "fields", "arguments", "tag", "enum_kind",
                 "native")

    def __init__(self, kind: int, size: int, align: int, attributes: int = 0, target: CType | None = None) -> None:
        self.kind, self.size, self.align, self.attributes = kind, size, align, attributes
        self.target: Any = target
        self.length = 0
        self.fields: dict[str | int, Field] = {}
        self.arguments: list[CType] = []
        self.tag: str | None = None
        self.enum_kind = UINT32
        self.native: Any = None


class Field:
    """A field of a struct or union; `bits` is 0 where it is not a bit field."""

    __slots__ = ("type", "offset", "is_const", "is_nested", "first_bit", "bits")

    def __init__(self, type: CType, offset: int, is_const: bool, first_bit: int = 0, bits: int = 0,
                 is_nested: bool = False) -> None:
        self.type, self.offset, self.is_const = type, offset, is_const
        self.first_bit, self.bits, self.is_nested = first_bit, bits, is_nested


VOID_TYPE = CType(VOID, 1, 1)
CHAR_TYPE = CType(CHAR, 1, 1)
BOOL_TYPE = CType(BOOL, 1, 1)
SINT8_TYPE, UINT8_TYPE = CType(SINT8, 1, 1), CType(UINT8, 1, 1)
SINT16_TYPE, UINT16_TYPE = CType(SINT16, 2, 2), CType(UINT16, 2, 2)
SINT32_TYPE, UINT32_TYPE = CType(SINT32, 4, 4), CType(UINT32, 4, 4)
SINT64_TYPE, UINT64_TYPE = CType(SINT64, 8, 8), CType(UINT64, 8, 8)
FLOAT_TYPE, DOUBLE_TYPE, LONG_DOUBLE_TYPE = CType(FLOAT, 4, 4), CType(DOUBLE, 8, 8), CType(LONGDOUBLE, 16, 16)
_VOID_POINTER = CType(POINTER, POINTER_SIZE, POINTER_SIZE, 0, VOID_TYPE)

PREDEFINED = {
    "void": VOID_TYPE, "char": CHAR_TYPE, "bool": BOOL_TYPE, "int8_t": SINT8_TYPE, "uint8_t": UINT8_TYPE,
    "int16_t": SINT16_TYPE, "uint16_t": UINT16_TYPE, "int32_t": SINT32_TYPE, "uint32_t": UINT32_TYPE,
    "int64_t": SINT64_TYPE, "uint64_t": UINT64_TYPE, "float": FLOAT_TYPE, "double": DOUBLE_TYPE,
    "uintptr_t": UINT64_TYPE, "intptr_t": SINT64_TYPE, "size_t": UINT64_TYPE, "ssize_t": SINT64_TYPE,
    "ptrdiff_t": SINT64_TYPE, "off_t": SINT64_TYPE, "va_list": _VOID_POINTER, "__builtin_va_list": _VOID_POINTER,
    "__gnuc_va_list": _VOID_POINTER,
}


def pointer_to(target: CType, attributes: int = 0) -> CType:
    """A new pointer type."""
    return CType(POINTER, POINTER_SIZE, POINTER_SIZE, attributes, target)


def array_of(element: CType, length: int, attributes: int = 0) -> CType:
    """A new array type."""
    array = CType(ARRAY, length * element.size, element.align, attributes, element)
    array.length = length
    return array


def scalar_kind(type: CType) -> int:
    """The kind of a type; an enumeration's is that of its values."""
    return type.enum_kind if type.kind == ENUM else type.kind


# ---- comparing -----------------------------------------------------------------------------------------------------

def is_compatible(target: CType, source: CType) -> bool:
    """Whether a value of type `source` may stand where `target` is expected (zend_ffi_is_compatible_type)."""
    while target is not source:
        if target.kind == source.kind:
            if target.kind < POINTER:
                return True
            if target.kind == POINTER:
                target, source = target.target, source.target
                if target.kind == VOID or source.kind == VOID:
                    return True
            elif target.kind == ARRAY and target.length in (source.length, 0):
                target, source = target.target, source.target
            else:
                return False
        elif target.kind == POINTER and source.kind == ARRAY:
            target, source = target.target, source.target
            if target.kind == VOID:
                return True
        else:
            return False
    return True


def is_same(left: CType, right: CType) -> bool:
    """Whether two types are equal to FFI\\CType's comparison (zend_ffi_is_same_type)."""
    while left is not right:
        if left.kind != right.kind:
            return False
        if left.kind < POINTER:
            return True
        if left.kind == POINTER:
            left, right = left.target, right.target
            if left.kind == VOID or right.kind == VOID:
                return True
        elif left.kind == ARRAY and left.length == right.length:
            left, right = left.target, right.target
        else:
            return False
    return True


def are_identical(left: CType, right: CType) -> bool:
    """Whether two declarations may stand for the same symbol (zend_ffi_same_types)."""
    if left is right:
        return True
    if (left.kind, left.size, left.align, left.attributes) != (right.kind, right.size, right.align, right.attributes):
        return False
    if left.kind == ENUM:
        return left.enum_kind == right.enum_kind
    if left.kind == ARRAY:
        return left.length == right.length and are_identical(left.target, right.target)
    if left.kind == POINTER:
        return are_identical(left.target, right.target)
    if left.kind == STRUCT:
        return list(left.fields) == list(right.fields) and all(
            _same_field(field, right.fields[name]) for name, field in left.fields.items())
    if left.kind == FUNC:
        return len(left.arguments) == len(right.arguments) and are_identical(left.target, right.target) and all(
            map(are_identical, left.arguments, right.arguments))
    return True


def _same_field(left: Field, right: Field) -> bool:
    return (left.offset, left.is_const, left.is_nested, left.first_bit, left.bits) == (
        right.offset, right.is_const, right.is_nested, right.first_bit, right.bits) and are_identical(
            left.type, right.type)


# ---- naming --------------------------------------------------------------------------------------------------------

_NAME_SIZE = 256  # MAX_TYPE_NAME_LEN, three quarters of which are for what precedes the declarator
_BASIC_NAMES = {VOID: "void", FLOAT: "float", DOUBLE: "double", LONGDOUBLE: "long double", UINT8: "uint8_t",
                SINT8: "int8_t", UINT16: "uint16_t", SINT16: "int16_t", UINT32: "uint32_t", SINT32: "int32_t",
                UINT64: "uint64_t", SINT64: "int64_t", BOOL: "bool", CHAR: "char"}


def name_of(type: CType) -> str | None:
    """How messages name a type, None where that would be too long (zend_ffi_ctype_name)."""
    before = after = ""
    is_pointer = False
    while type.kind in (POINTER, FUNC, ARRAY):
        if type.kind == POINTER:
            before = "*" + before
            is_pointer = True
        else:
            if is_pointer:
                before, after = "(" + before, after + ")"
                is_pointer = False
            after += "()" if type.kind == FUNC else _dimension(type)
        type = type.target
    if type.kind in (STRUCT, ENUM):
        word = "enum " if type.kind == ENUM else "union " if type.attributes & UNION else "struct "
        before = word + (type.tag or "<anonymous>") + before
    else:
        before = _BASIC_NAMES[type.kind] + before
    if len(before) > _NAME_SIZE * 3 // 4 or len(after) > _NAME_SIZE // 4:
        return None
    return before + after


def _dimension(type: CType) -> str:
    if type.attributes & VLA:
        return "[*]"
    return "[]" if type.attributes & INCOMPLETE_ARRAY else f"[{type.length}]"
