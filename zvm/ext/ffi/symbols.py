"""The names that C declarations give a meaning: symbols and tags."""
from __future__ import annotations

from zvm.ext.ffi.c_types import CType

TYPE_SYMBOL, VARIABLE, FUNCTION, CONSTANT = range(4)  # kinds of symbols


class Symbol:
    """A name that a declaration gives a meaning: `value` is an enumerator's, `address` a function's or variable's."""

    __slots__ = ("kind", "type", "is_const", "value", "address")

    def __init__(self, kind: int, type: CType, is_const: bool = False, value: int = 0) -> None:
        self.kind, self.type, self.is_const, self.value = kind, type, is_const, value
        self.address = 0


class Tag:
    """The name of a struct, union or enumeration: `word` says of which."""

    __slots__ = ("word", "type")

    def __init__(self, word: str, type: CType) -> None:
        self.word, self.type = word, type
