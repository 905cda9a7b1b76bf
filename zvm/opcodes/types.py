"""Declared types of parameters, returns and properties (zend_type).

`DeclaredType.mask` is a word of MAY_BE_* bits (Zend's numbers); `names` are class names as written and resolved;
an intersection inside is a tuple of names. str() gives PHP's own rendering (zend_type_to_string).
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

IS_UNDEF, IS_NULL, IS_FALSE, IS_TRUE, IS_LONG, IS_DOUBLE, IS_STRING, IS_ARRAY, IS_OBJECT, IS_RESOURCE = range(10)
IS_REFERENCE, IS_CONSTANT_AST, IS_CALLABLE, IS_ITERABLE, IS_VOID, IS_STATIC, IS_MIXED, IS_NEVER = range(10, 18)
_IS_BOOL, _IS_NUMBER = 18, 19  # fake types of casts (zend_types.h)

MAY_BE_NULL, MAY_BE_FALSE, MAY_BE_TRUE, MAY_BE_LONG = 1 << 1, 1 << 2, 1 << 3, 1 << 4
MAY_BE_DOUBLE, MAY_BE_STRING, MAY_BE_ARRAY, MAY_BE_OBJECT = 1 << 5, 1 << 6, 1 << 7, 1 << 8
MAY_BE_RESOURCE, MAY_BE_CALLABLE, MAY_BE_ITERABLE, MAY_BE_VOID = 1 << 9, 1 << 12, 1 << 13, 1 << 14
MAY_BE_STATIC, MAY_BE_NEVER = 1 << 15, 1 << 17
MAY_BE_BOOL = MAY_BE_FALSE | MAY_BE_TRUE
MAY_BE_ANY = 0x3FE

# the order in which zend_type_to_string() appends them
_ORDER = ((MAY_BE_CALLABLE, "callable"), (MAY_BE_OBJECT, "object"), (MAY_BE_ARRAY, "array"), (MAY_BE_STRING, "string"),
          (MAY_BE_LONG, "int"), (MAY_BE_DOUBLE, "float"), (MAY_BE_BOOL, "bool"), (MAY_BE_FALSE, "false"),
          (MAY_BE_TRUE, "true"), (MAY_BE_VOID, "void"), (MAY_BE_NEVER, "never"))


class DeclaredType:
    """A declared type; immutable. `names` holds class names and, for DNF, tuples of names that intersect.

    `iterable` tells that `Traversable|array` was written `iterable` (ZEND_TYPE_IS_ITERABLE_FALLBACK).
    """

    __slots__ = ("mask", "names", "is_intersection", "iterable", "cache")

    def __init__(self, mask: int, names: tuple[str | tuple[str, ...], ...] = (), is_intersection: bool = False,
                 iterable: bool = False) -> None:
        self.mask = mask
        self.names = names
        self.is_intersection = is_intersection  # all of `names` are wanted, not one of them
        self.iterable = iterable
        self.cache: object = None  # resolved class entries, kept by runtime/functions/type_check.py

    def __str__(self) -> str:
        return self.to_string()

    def to_string(self, scope: Any = None, called_scope: Any = None) -> str:
        """PHP's rendering; `scope` resolves self and parent, `called_scope` static (zend_type_to_string_resolved)."""
        parts: list[str] = []
        for name in self.names:
            if isinstance(name, tuple):
                parts.append("(" + "&".join(_resolved(part, scope) for part in name) + ")")
            else:
                parts.append(_resolved(name, scope))
        if self.is_intersection:
            parts = ["&".join(parts)]
        mask = self.mask
        if mask == MAY_BE_ANY:
            return "mixed"
        if mask & MAY_BE_STATIC:
            parts.append(called_scope.name if called_scope is not None else "static")
        for bits, name in _ORDER if mask & ~MAY_BE_NULL else ():
            if mask & bits == bits:
                parts.append(name)
                if bits == MAY_BE_BOOL:
                    mask &= ~MAY_BE_BOOL
        if mask & MAY_BE_NULL:
            if len(parts) == 1 and "&" not in parts[0]:
                return "?" + parts[0]
            parts.append("null")
        return "|".join(parts)


SIMPLE_TYPES: dict[int, DeclaredType] = {}  # by mask


def simple_type(mask: int) -> DeclaredType:
    """The type of that mask that names no class, of which one is enough."""
    known = SIMPLE_TYPES.get(mask)
    return SIMPLE_TYPES.setdefault(mask, DeclaredType(mask)) if known is None else known


def _resolved(name: str, scope: Any) -> str:
    """A class name as messages show it: self and parent replaced, an anonymous class cut at its NUL."""
    if scope is not None and len(name) in (4, 6):
        lowered = name.encode("latin-1").lower()
        if lowered == b"self":
            name = scope.name
        elif lowered == b"parent" and scope.parent is not None:
            name = scope.parent.name
    end = name.find("\0")
    return name if end < 0 else name[:end]
