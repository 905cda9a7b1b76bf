"""The values no plain Python type stands for: the undefined CV and the reference, and PHP's integer range.

Imported by everything above zvm/opcodes. See docs/internals.md, "Values".
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


INT_MAX = 0x7FFF_FFFF_FFFF_FFFF
INT_MIN = -INT_MAX - 1


class _Undefined:
    """The type of UNDEF, which stands in CVs, property slots and hash tombstones that hold nothing."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNDEF"


UNDEF = _Undefined()


class Reference:
    """A PHP reference (zend_reference): one shared `value`, never itself a Reference, never UNDEF.

    `sources` lists the typed properties bound to it (ZEND_REF_TYPE_SOURCES), None when there is none.
    """

    __slots__ = ("value", "sources", "__weakref__")

    def __init__(self, value: Any = None) -> None:
        self.value = value
        self.sources: list[Any] | None = None
