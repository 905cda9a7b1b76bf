"""The layout of structs and unions, and the values of enumerations (zend_ffi_add_field and its neighbours)."""
from __future__ import annotations

from copy import copy

from zvm.ext.ffi import c_types
from zvm.ext.ffi.c_types import CType, Field
from zvm.ext.ffi.expressions import CHAR, DOUBLE, EMPTY, FLOAT, INT32, INT64, LONG_DOUBLE, TEXT, UINT32, UINT64, Value
from zvm.ext.ffi.specifiers import COMPLEX, INT, LONG, LONG_LONG, SIGNED, UNION, UNSIGNED, Declaration
from zvm.ext.ffi.specifiers import DOUBLE as DOUBLE_SPECIFIER
from zvm.ext.ffi.symbols import CONSTANT, Symbol

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.ffi.declarations import Parser

# of the word "long", first and second: its flag, and the flags it may come after
LONG_FIRST = LONG, LONG | SIGNED | UNSIGNED | INT | DOUBLE_SPECIFIER | COMPLEX
LONG_AGAIN = LONG_LONG, LONG | SIGNED | UNSIGNED | INT

_BIT_FIELD_UNIT = 4  # bytes
_INT64_MAX, _UINT64_MAX = (1 << 63) - 1, (1 << 64) - 1
_VALUE_ALIGNMENTS = {INT32: 4, UINT32: 4, INT64: 8, UINT64: 8, FLOAT: 4, DOUBLE: 8, LONG_DOUBLE: 16, CHAR: 1, TEXT: 1}


def align_as_value(declaration: Declaration, value: Value) -> None:
    """What PHP makes of _Alignas with a value: the alignment of the value's type."""
    declaration.align = _VALUE_ALIGNMENTS.get(value.kind, declaration.align)


def aligned_copy(type: CType, align: int, attributes: int) -> CType:
    """The same type with a larger alignment."""
    made = copy(type)
    made.align = align
    made.attributes |= attributes
    made.native = None
    return made


def _round_up(size: int, unit: int) -> int:
    return (size + unit - 1) // unit * unit


# ---- structs and unions --------------------------------------------------------------------------------------------

def new_record(parser: Parser, declaration: Declaration) -> CType:
    """A struct or union without fields (zend_ffi_make_struct_type)."""
    attributes = parser.attributes | declaration.attributes & c_types.STRUCT_ATTRIBUTES
    if declaration.flags & UNION:
        attributes |= c_types.UNION
    record = CType(c_types.STRUCT, 0, max(declaration.align, 1), attributes)
    declaration.attributes &= ~c_types.STRUCT_ATTRIBUTES
    declaration.align = 0
    return record


def finish_record(declaration: Declaration) -> None:
    """Complete the size of a struct or union (zend_ffi_adjust_struct_size)."""
    record = declaration.type
    record.align = max(record.align, declaration.align)
    if not record.attributes & c_types.PACKED:
        record.size = _round_up(record.size, record.align)
    declaration.align = 0


def _last_field(record: CType) -> Field | None:
    return next(reversed(record.fields.values()), None)


def _check_last_field(parser: Parser, record: CType) -> None:
    last = _last_field(record)
    if last is not None and last.type.attributes & c_types.INCOMPLETE_ARRAY:
        parser.error("Flexible array member not at end of struct")


def _check_field(parser: Parser, type: CType, record: CType) -> None:
    """Refuse types that fields cannot have (zend_ffi_validate_field_type)."""
    if type is record:
        parser.error("Struct/union can't contain an instance of itself")
    parser.check_variable_type(type, True)
    if record.attributes & c_types.UNION and type.attributes & c_types.INCOMPLETE_ARRAY:
        parser.error("Flexible array member in union")
    _check_last_field(parser, record)


def _reserve(record: CType, declaration: Declaration, type: CType) -> int:
    """Align a struct for a field; returns the field's offset. The size grows afterwards."""
    is_packed = bool((record.attributes | declaration.attributes) & c_types.PACKED)
    align = max(type.align, declaration.align)
    if not is_packed:
        record.align = max(record.align, align)
    if record.attributes & c_types.UNION:
        return 0
    if not is_packed:
        record.size = _round_up(record.size, align)
    return record.size


def _grow(record: CType, type: CType) -> None:
    record.size = max(record.size, type.size) if record.attributes & c_types.UNION else record.size + type.size


def add_field(parser: Parser, record: CType, name: str, declaration: Declaration) -> None:
    """Add a field (zend_ffi_add_field)."""
    type = parser.finalize(declaration)
    _check_field(parser, type, record)
    offset = _reserve(record, declaration, type)
    _grow(record, type)
    _enter(parser, record, name, Field(type, offset, bool(declaration.attributes & c_types.CONST)))


def _enter(parser: Parser, record: CType, name: str, field: Field) -> None:
    if name in record.fields:
        parser.error(f'Duplicate field name "{name}"')
    record.fields[name] = field


def add_anonymous_field(parser: Parser, record: CType, declaration: Declaration) -> None:
    """Add the fields of a struct or union without a name (zend_ffi_add_anonymous_field)."""
    type = parser.finalize(declaration)
    if type.kind != c_types.STRUCT:
        parser.error("Declaration does not declare anything")
    if not record.attributes & c_types.UNION:
        _check_last_field(parser, record)
    offset = _reserve(record, declaration, type)
    for name, field in type.fields.items():
        nested = Field(field.type, offset + field.offset, field.is_const, field.first_bit, field.bits, True)
        if isinstance(name, str):
            _enter(parser, record, name, nested)
        else:
            record.fields[len(record.fields)] = nested
    _grow(record, type)


def add_bit_field(parser: Parser, record: CType, name: str | None, declaration: Declaration, width: Value) -> None:
    """Add a bit field (zend_ffi_add_bit_field)."""
    type = parser.finalize(declaration)
    _check_field(parser, type, record)
    shown = name or "<anonymous>"
    if not c_types.UINT8 <= type.kind <= c_types.BOOL:
        parser.error(f'Wrong type of bit field "{shown}"')
    if width.kind not in (INT32, INT64, UINT32, UINT64):
        parser.error(f'Bit field "{shown}" width not an integer constant')
    bits = width.value
    if bits < 0:
        parser.error(f'Negative width in bit-field "{shown}"')
    if bits == 0:
        if name is not None:
            parser.error(f'Zero width in bit-field "{shown}"')
        return
    if bits > type.size * 8:
        parser.error(f'Width of "{shown}" exceeds its type')
    field = _place_bits(record, type, bits, bool(declaration.attributes & c_types.CONST))
    if name is None:
        record.fields[len(record.fields)] = field
    else:
        _enter(parser, record, name, field)


def _place_bits(record: CType, type: CType, bits: int, is_const: bool) -> Field:
    """A bit field after the last one: after its bits, if that is one, too."""
    is_packed = bool(record.attributes & c_types.PACKED)
    if not is_packed:
        record.align = max(record.align, _BIT_FIELD_UNIT)
    last = _last_field(record)
    offset = first_bit = 0
    if not record.attributes & c_types.UNION:
        if last is not None and last.bits:
            offset, first_bit = last.offset, last.first_bit + last.bits
        else:
            offset = record.size
    size = _round_up(first_bit + bits, 8) // 8
    if not is_packed:
        size = _round_up(size, _BIT_FIELD_UNIT)
    record.size = max(record.size, size) if record.attributes & c_types.UNION else offset + size
    return Field(type, offset, is_const, first_bit, bits)


# ---- enumerations --------------------------------------------------------------------------------------------------

def new_enum(parser: Parser, declaration: Declaration) -> CType:
    """An enumeration without values (zend_ffi_make_enum_type)."""
    is_packed = declaration.attributes & c_types.PACKED
    size = 1 if is_packed else 4
    enumeration = CType(c_types.ENUM, size, size, parser.attributes | is_packed)
    enumeration.enum_kind = c_types.UINT8 if is_packed else c_types.UINT32
    declaration.attributes &= ~c_types.PACKED
    return enumeration


class EnumLimits:
    """The values of an enumeration that is being read: the smallest, the largest and the last."""

    __slots__ = ("type", "smallest", "largest", "last")

    def __init__(self, type: CType) -> None:
        self.type = type
        self.smallest = self.largest = 0
        self.last = -1


_SIGNED_SIZES = ((7, c_types.SINT8_TYPE), (15, c_types.SINT16_TYPE), (31, c_types.SINT32_TYPE))
_UNSIGNED_SIZES = ((8, c_types.UINT8_TYPE), (16, c_types.UINT16_TYPE), (32, c_types.UINT32_TYPE))


def add_enumerator(parser: Parser, limits: EnumLimits, name: str, value: Value) -> None:
    """Add a value (zend_ffi_add_enum_val)."""
    enumeration = limits.type
    number = _enumerator_value(parser, limits, name, value)
    is_signed = enumeration.enum_kind in c_types.SIGNED_KINDS or number < 0
    limits.smallest, limits.largest = min(limits.smallest, number), max(limits.largest, number)
    chosen = _enumeration_type(limits, is_signed)
    enumeration.enum_kind, enumeration.size, enumeration.align = chosen.kind, chosen.size, chosen.align
    limits.last = number
    if name in parser.symbols:
        parser.error(f'Redeclaration of "{name}"')
    parser.symbols[name] = Symbol(CONSTANT, chosen, False, number)


def _enumerator_value(parser: Parser, limits: EnumLimits, name: str, value: Value) -> int:
    is_signed = limits.type.enum_kind in c_types.SIGNED_KINDS
    if value.kind == EMPTY:
        number = limits.last + 1
        overflows = number > (_INT64_MAX if is_signed else _UINT64_MAX)
    elif value.kind in (CHAR, INT32, INT64, UINT32, UINT64):
        number = value.value
        overflows = is_signed and number > _INT64_MAX or number < 0 and limits.largest > _INT64_MAX
    else:
        parser.error(f'Enumerator value "{name}" must be an integer')
    if overflows:
        parser.error(f'Overflow in enumeration values "{name}"')
    return number


def _enumeration_type(limits: EnumLimits, is_signed: bool) -> CType:
    """The smallest type for the values, of 32 bits at least unless the enumeration is packed."""
    smallest_size = 0 if limits.type.attributes & c_types.PACKED else 2
    if is_signed:
        for bits, candidate in _SIGNED_SIZES[smallest_size:]:
            if -1 << bits <= limits.smallest and limits.largest < 1 << bits:
                return candidate
        return c_types.SINT64_TYPE
    for bits, candidate in _UNSIGNED_SIZES[smallest_size:]:
        if limits.largest < 1 << bits:
            return candidate
    return c_types.UINT64_TYPE
