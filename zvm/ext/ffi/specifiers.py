"""The specifiers of C declarations, as flags, and the types that they combine to (ZEND_FFI_DCL_*)."""
from __future__ import annotations

from zvm.ext.ffi import c_types

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

(VOID, CHAR, SHORT, INT, LONG, LONG_LONG, FLOAT, DOUBLE, SIGNED, UNSIGNED, BOOL, COMPLEX, STRUCT, UNION, ENUM,
 TYPEDEF_NAME) = (1 << bit for bit in range(16))
TYPE_SPECIFIERS = (1 << 16) - 1
TYPEDEF, EXTERN, STATIC, AUTO, REGISTER = (1 << bit for bit in range(16, 21))
STORAGE_CLASS = TYPEDEF | EXTERN | STATIC | AUTO | REGISTER
CONST = TYPE_QUALIFIERS = 1 << 21

STORAGE_CLASSES = {"typedef": TYPEDEF, "extern": EXTERN, "static": STATIC, "auto": AUTO, "register": REGISTER}
_SIZES = CHAR | SHORT | LONG | LONG_LONG | INT
# by word: its flag, and the flags it may come after
WORDS = {
    "void": (VOID, 0), "char": (CHAR, SIGNED | UNSIGNED), "short": (SHORT, SIGNED | UNSIGNED | INT),
    "int": (INT, SIGNED | UNSIGNED | SHORT | LONG | LONG_LONG), "float": (FLOAT, COMPLEX),
    "double": (DOUBLE, LONG | COMPLEX), "signed": (SIGNED, _SIZES), "unsigned": (UNSIGNED, _SIZES), "_Bool": (BOOL, 0),
    **dict.fromkeys(("_Complex", "complex", "__complex", "__complex__"), (COMPLEX, FLOAT | DOUBLE | LONG))}


def _combinations() -> dict[int, c_types.CType]:
    """The types by the flags of their specifiers (zend_ffi_finalize_type)."""
    found = {VOID: c_types.VOID_TYPE, CHAR: c_types.CHAR_TYPE, CHAR | SIGNED: c_types.SINT8_TYPE,
             CHAR | UNSIGNED: c_types.UINT8_TYPE, BOOL: c_types.UINT8_TYPE, INT: c_types.SINT32_TYPE,
             SIGNED: c_types.SINT32_TYPE, SIGNED | INT: c_types.SINT32_TYPE, UNSIGNED: c_types.UINT32_TYPE,
             UNSIGNED | INT: c_types.UINT32_TYPE, FLOAT: c_types.FLOAT_TYPE, DOUBLE: c_types.DOUBLE_TYPE,
             LONG | DOUBLE: c_types.LONG_DOUBLE_TYPE}
    for size, signed, unsigned in ((SHORT, c_types.SINT16_TYPE, c_types.UINT16_TYPE),
                                   (LONG, c_types.SINT64_TYPE, c_types.UINT64_TYPE),
                                   (LONG | LONG_LONG, c_types.SINT64_TYPE, c_types.UINT64_TYPE)):
        for integer in (0, INT):
            found[size | integer] = found[size | SIGNED | integer] = signed
            found[size | UNSIGNED | integer] = unsigned
    return found


_TYPES = _combinations()


def basic_type(flags: int) -> c_types.CType | str:
    """The type that specifiers name, or what is wrong with them."""
    flags &= TYPE_SPECIFIERS
    if flags & COMPLEX and flags & ~COMPLEX in (FLOAT, DOUBLE, DOUBLE | LONG):
        return "Unsupported type _Complex"
    return _TYPES.get(flags, "Unsupported type specifier combination")


class Declaration:
    """A declaration that is being read (zend_ffi_dcl)."""

    __slots__ = ("flags", "align", "attributes", "abi", "type")

    def __init__(self, flags: int = 0) -> None:
        self.flags = flags
        self.align = self.attributes = 0
        self.abi = c_types.ABI_DEFAULT
        self.type: Any = None

    def copy(self) -> Declaration:
        """Another one that goes on from here."""
        made = Declaration(self.flags)
        made.align, made.attributes, made.abi, made.type = self.align, self.attributes, self.abi, self.type
        return made

    def become(self, type: c_types.CType, attributes: int, qualifiers: int) -> None:
        """Go on with a type that has taken over these attributes and qualifiers."""
        self.type = type
        self.flags &= ~qualifiers
        self.attributes &= ~attributes
        self.align = 0
