"""What constant propagation knows of a variable: TOP (nothing yet), one value, part of one, BOTTOM (it varies).

    TOP  >  5, "a", [1, 2], Partial([0 => 1])  >  BOTTOM

Values only go down. Constants are the literals themselves; imported by the modules of constant propagation.
"""
from __future__ import annotations

from zvm.opcodes import types as t
from zvm.optimizer.type_masks import MAY_BE_UNDEF
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.compare import is_identical
from zvm.runtime.values.numbers import float_is_integer

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Final

    from zvm.optimizer.ssa import VariableInfo

_KINDS = t.MAY_BE_ANY | MAY_BE_UNDEF


class _Mark:
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


TOP: Final = _Mark("top")
BOTTOM: Final = _Mark("bottom")
ABSENT: Final = _Mark("absent")  # the operand there is not


class Partial:
    """An array, or with `is_object` an object, of which some elements are known (PARTIAL_ARRAY, PARTIAL_OBJECT)."""

    __slots__ = ("elements", "is_object")

    def __init__(self, elements: PhpArray, is_object: bool = False) -> None:
        self.elements, self.is_object = elements, is_object

    def __repr__(self) -> str:
        return f"Partial({self.elements!r}, is_object={self.is_object})"


def is_known(value: Any) -> bool:
    """Whether it is a value or part of one."""
    return value is not TOP and value is not BOTTOM


def value_of_type(info: VariableInfo) -> tuple[Any] | None:
    """The one value that an inferred type and range leave (value_from_type_and_range)."""
    mask = info.type & _KINDS
    if mask == t.MAY_BE_NULL:
        return (None,)
    if mask == t.MAY_BE_FALSE:
        return (False,)
    if mask == t.MAY_BE_TRUE:
        return (True,)
    limits = info.range
    if (mask == t.MAY_BE_LONG and limits is not None and not limits.underflow and not limits.overflow
            and limits.min == limits.max):
        return (limits.min,)
    return None


def is_partial_array(value: Any) -> bool:
    return type(value) is Partial and not value.is_object


def is_partial_object(value: Any) -> bool:
    return type(value) is Partial and value.is_object


def elements_of(value: Any) -> PhpArray | None:
    """The known elements of an array; None of anything else."""
    if type(value) is PhpArray:
        return value
    return value.elements if is_partial_array(value) else None


def partial_copy(value: Any) -> Partial:
    """Another one of the same elements, to be changed."""
    if type(value) is Partial:
        return Partial(value.elements.clone(), value.is_object)
    return Partial(value.clone())


def array_key(value: Any) -> int | str | None:
    """The key a constant stands for; None: none, or not without a notice."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if kind is str:
        return normalize_key(value) if value else ""
    if value is None:
        return ""
    if kind is bool:
        return int(value)
    if kind is float and float_is_integer(value):
        return int(value)
    return None


def join(left: Any, right: Any, escapes: bool) -> Any:
    """What a variable is that is the one or the other; objects that escape are not followed (join_phi_values)."""
    if left is BOTTOM or right is TOP:
        return left
    if left is TOP or right is BOTTOM:
        return right
    if is_partial_object(left) or is_partial_object(right):
        if escapes or not (is_partial_object(left) and is_partial_object(right)):
            return BOTTOM
        return Partial(_common(left.elements, right.elements), True)
    if type(left) is not Partial and type(right) is not Partial and is_identical(left, right):
        return left
    first, second = elements_of(left), elements_of(right)
    return BOTTOM if first is None or second is None else Partial(_common(first, second))


def _common(left: PhpArray, right: PhpArray) -> PhpArray:
    """What both have under the same key (join_hash_tables)."""
    common = PhpArray.empty()
    for key, value in left.items():
        other = right.get(key, ABSENT)
        if type(value) is not Partial and type(other) is not Partial and other is not ABSENT \
                and is_identical(value, other):
            common.set(key, value)
    return common
