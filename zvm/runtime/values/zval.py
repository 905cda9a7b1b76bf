"""The values no plain Python type stands for: the undefined CV and the reference, and PHP's integer range.

Imported by everything above zvm/opcodes. See docs/inside/conventions.md, "Values".
"""
from __future__ import annotations

from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


INT_MAX = 0x7FFF_FFFF_FFFF_FFFF
INT_MIN = -INT_MAX - 1
C_INT_MAX = 0x7FFF_FFFF
SCALAR_TYPES = frozenset((type(None), bool, int, float, str))  # the types whose values hold no others


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


def deref(value: Any) -> Any:
    """The value itself, a Reference followed (ZVAL_DEREF)."""
    return value.value if type(value) is Reference else value


def plain_value(slot: Any) -> Any:
    """What a slot holds as a value: a Reference followed, null for UNDEF."""
    if type(slot) is Reference:
        return slot.value
    return None if slot is UNDEF else slot


_TYPE_NAMES = {bool: "bool", int: "int", float: "float", str: "string", type(None): "null", _Undefined: "null"}


def type_name(value: Any) -> str:
    """zend_zval_type_name as messages show it: "int", "bool", "null", "array", "resource"; an object's class name."""
    if type(value) is Reference:
        value = value.value
    name = _TYPE_NAMES.get(type(value))
    if name is not None:
        return name
    kind = _kind(value)
    return value.ce.name.partition("\0")[0] if kind == "object" else kind


def value_name(engine: Any, value: Any) -> str:
    """type_name() as messages about a value show it: since PHP 8.3 "true" and "false" for themselves
    (zend_zval_value_name)."""
    if type(value) is Reference:
        value = value.value
    if type(value) is bool and engine.target >= V8_3:
        return "true" if value else "false"
    return type_name(value)


def debug_type(value: Any) -> str:
    """get_debug_type(): as type_name, but "resource (stream)"."""
    name = type_name(value)
    if name == "resource":
        return f"resource ({value.type_name})" if not value.is_closed else "resource (closed)"
    return name


_LEGACY_NAMES = {"bool": "boolean", "int": "integer", "float": "double", "null": "NULL"}


def legacy_type_name(value: Any) -> str:
    """gettype() (zend_zval_get_legacy_type): "boolean", "integer", "double", "NULL", "object", …"""
    if type(value) is Reference:
        value = value.value
    name = _TYPE_NAMES.get(type(value))
    if name is not None:
        return _LEGACY_NAMES.get(name, name)
    kind = _kind(value)
    return "resource (closed)" if kind == "resource" and value.is_closed else kind


def _kind(value: Any) -> str:
    """"array", "object" or "resource" of a value that is not a scalar."""
    if isinstance(value, PhpObject):
        return "object"
    return "resource" if isinstance(value, Resource) else "array"
