"""A compiled attribute, `#[Name(args)]` (zend_attribute). Made by zvm/compiler and zvm/ext, read by reflection."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# what an attribute stands on (ZEND_ATTRIBUTE_TARGET_*), and what attribute classes say about themselves
TARGET_CLASS, TARGET_FUNCTION, TARGET_METHOD, TARGET_PROPERTY, TARGET_CLASS_CONST, TARGET_PARAMETER = (
    1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5)
TARGET_CONST = 1 << 6  # since PHP 8.5
TARGET_ALL = (1 << 6) - 1
IS_REPEATABLE = 1 << 6
IS_REPEATABLE_8_5 = 1 << 7

_TARGET_NAMES = ("class", "function", "method", "property", "class constant", "parameter", "constant")


def target_names(flags: int) -> str:
    """The targets as messages list them (zend_get_attribute_target_names)."""
    return ", ".join(name for bit, name in enumerate(_TARGET_NAMES) if flags & (1 << bit))


class Attribute:
    """`args` are (name or None, value) pairs; a value may be a ConstantExpression. `strict_types` and `lineno` are
    those of the place it stands in."""

    __slots__ = ("name", "lc_name", "args", "strict_types", "lineno")

    def __init__(self, name: str, lc_name: str, args: list[tuple[str | None, Any]], strict_types: bool,
                 lineno: int) -> None:
        self.name, self.lc_name, self.args = name, lc_name, args
        self.strict_types, self.lineno = strict_types, lineno


def find_attribute(attributes: list[Any] | None, lc_name: str) -> Any:
    """The attribute of that name in lower case, None where there is none (zend_get_attribute_str)."""
    return next((attribute for attribute in attributes or () if attribute.lc_name == lc_name), None)
