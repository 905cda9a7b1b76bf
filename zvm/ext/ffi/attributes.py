"""Attributes in C declarations (zend_ffi_add_attribute, zend_ffi_add_attribute_value)."""
from __future__ import annotations

from zvm.ext.ffi import c_types
from zvm.ext.ffi.expressions import INTEGERS, NAME, Value
from zvm.ext.ffi.specifiers import (
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    LONG_LONG,
    SHORT,
    SIGNED,
    TYPE_SPECIFIERS,
    UNSIGNED,
    Declaration,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.ffi.declarations import Parser

_ABIS = {"cdecl": c_types.ABI_CDECL, "fastcall": c_types.ABI_FASTCALL, "thiscall": c_types.ABI_THISCALL,
         "stdcall": c_types.ABI_STDCALL, "ms_abi": c_types.ABI_MS, "sysv_abi": c_types.ABI_SYSV,
         "vectorcall": c_types.ABI_VECTORCALL}
_FLAGS = {"packed": c_types.PACKED, "ms_struct": c_types.MS_STRUCT, "gcc_struct": c_types.GCC_STRUCT}
_IGNORED = frozenset(("const", "malloc", "deprecated", "nothrow", "leaf", "pure", "noreturn", "warn_unused_result"))
_IGNORED_WITH_VALUE = frozenset(("nonnull", "alloc_size", "format", "deprecated"))
_LARGEST_ALIGNMENT = 1 << 31

_INTEGER_SIZES = CHAR | SHORT | INT | LONG | LONG_LONG
_FLOAT_SIZES = LONG | FLOAT | DOUBLE
# modes: the specifiers that they replace, the one they stand for and those they may come with
_MODES = {"QI": (_INTEGER_SIZES, CHAR, SIGNED | UNSIGNED), "HI": (_INTEGER_SIZES, SHORT, SIGNED | UNSIGNED),
          "SI": (_INTEGER_SIZES, INT, SIGNED | UNSIGNED), "DI": (_INTEGER_SIZES, LONG, SIGNED | UNSIGNED),
          "SF": (_FLOAT_SIZES, FLOAT, 0), "DF": (_FLOAT_SIZES, DOUBLE, 0)}


def _plain(name: str) -> str:
    """A name without the underscores that may surround it."""
    return name[2:-2] if len(name) > 4 and name[:2] == name[-2:] == "__" else name


def set_abi(parser: Parser, declaration: Declaration, abi: int) -> None:
    """Choose a calling convention, once."""
    if declaration.abi != c_types.ABI_DEFAULT:
        parser.error("Multiple calling convention specifiers")
    declaration.abi = abi


def add_attribute(parser: Parser, declaration: Declaration, name: str) -> None:
    """An attribute without value."""
    name = _plain(name)
    if name in _ABIS:
        set_abi(parser, declaration, _ABIS[name])
    elif name == "aligned":
        declaration.align = c_types.BIGGEST_ALIGNMENT
    elif name in _FLAGS:
        declaration.attributes |= _FLAGS[name]
    elif name not in _IGNORED:
        parser.error(f'Unsupported attribute "{name}"')


def is_alignment(value: Value) -> bool:
    """Is it a power of two that may be an alignment?"""
    number = value.value
    return value.kind in INTEGERS and 0 < number <= _LARGEST_ALIGNMENT and not number & number - 1


def add_attribute_value(parser: Parser, declaration: Declaration, name: str, number: int, value: Value) -> None:
    """One of an attribute's values, which are numbered from 0."""
    name = _plain(name)
    if name == "regparam":
        if number or value.kind not in INTEGERS or value.value != 3:
            parser.error('Incorrect "regparam" value')
        set_abi(parser, declaration, c_types.ABI_REGISTER)
    elif name == "aligned":
        if number or not is_alignment(value):
            parser.error('Incorrect "alignment" value')
        declaration.align = value.value
    elif name == "mode":
        mode = _MODES.get(_plain(value.value)) if number == 0 and value.kind == NAME else None
        if mode is None or declaration.flags & TYPE_SPECIFIERS & ~(mode[0] | mode[2]):
            parser.error('Unsupported "mode" value')
        declaration.flags = declaration.flags & ~mode[0] | mode[1]
    elif name not in _IGNORED_WITH_VALUE:
        parser.error(f'Unsupported attribute "{name}"')
