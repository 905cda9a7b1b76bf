"""The words type inference calculates with (zend_type_info.h, zend_inference.h).

The bits of opcodes/types.py say what a value can be; here are those beside them: a reference, undefined, and what keys
and elements an array can have. Zend's reference counts (MAY_BE_RC1, MAY_BE_RCN) are not followed: they are never shown.
"""
from __future__ import annotations

from zvm.opcodes.types import (
    MAY_BE_ANY,
    MAY_BE_ARRAY,
    MAY_BE_DOUBLE,
    MAY_BE_FALSE,
    MAY_BE_LONG,
    MAY_BE_NULL,
    MAY_BE_STRING,
    MAY_BE_TRUE,
)
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

LONG_MIN, LONG_MAX = -(1 << 63), (1 << 63) - 1

MAY_BE_UNDEF, MAY_BE_REF = 1 << 0, 1 << 10
ARRAY_SHIFT = 10  # a bit of an element's type, so far left, says that an array can have such an element
MAY_BE_ARRAY_OF_ANY = MAY_BE_ANY << ARRAY_SHIFT
MAY_BE_ARRAY_OF_REF = MAY_BE_REF << ARRAY_SHIFT
MAY_BE_ARRAY_PACKED, MAY_BE_ARRAY_NUMERIC_HASH, MAY_BE_ARRAY_KEY_STRING = 1 << 21, 1 << 22, 1 << 23
MAY_BE_ARRAY_EMPTY = 1 << 29
MAY_BE_ARRAY_HASH = MAY_BE_ARRAY_NUMERIC_HASH | MAY_BE_ARRAY_KEY_STRING
MAY_BE_ARRAY_KEY_LONG = MAY_BE_ARRAY_PACKED | MAY_BE_ARRAY_NUMERIC_HASH
MAY_BE_ARRAY_KEY_ANY = MAY_BE_ARRAY_KEY_LONG | MAY_BE_ARRAY_KEY_STRING | MAY_BE_ARRAY_EMPTY
MAY_BE_CLASS, MAY_BE_INDIRECT = 1 << 24, 1 << 25
MAY_BE_ANY_ARRAY = MAY_BE_ARRAY | MAY_BE_ARRAY_KEY_ANY | MAY_BE_ARRAY_OF_ANY | MAY_BE_ARRAY_OF_REF

ELEMENT_BITS = MAY_BE_ARRAY_OF_ANY | MAY_BE_ARRAY_OF_REF
KEY_BITS = MAY_BE_ARRAY_KEY_ANY
ANY_VALUE = MAY_BE_ANY | KEY_BITS | ELEMENT_BITS
ANY_REFERENCE = ANY_VALUE | MAY_BE_REF  # of a reference, nothing else is known
# of a variable that something the optimizer does not see can change
MAY_BE_ANYTHING = MAY_BE_UNDEF | ANY_REFERENCE

_SCALARS = {type(None): MAY_BE_NULL, int: MAY_BE_LONG, float: MAY_BE_DOUBLE, str: MAY_BE_STRING}


def type_of_constant(value: Any) -> int:
    """The mask of a literal (_const_op_type)."""
    kind = type(value)
    if kind is bool:
        return MAY_BE_TRUE if value else MAY_BE_FALSE
    if kind in _SCALARS:
        return _SCALARS[kind]
    if kind is PhpArray:
        return type_of_array(value)
    return MAY_BE_ANY | KEY_BITS | MAY_BE_ARRAY_OF_ANY  # a constant expression


def type_of_array(array: Any) -> int:
    """The mask of an array, with what is in it (zend_array_type_info)."""
    items = list(array.items())
    if not items:
        return MAY_BE_ARRAY | MAY_BE_ARRAY_EMPTY
    mask = MAY_BE_ARRAY
    packed = _is_packed([key for key, _ in items])
    for key, value in items:
        if packed:
            mask |= MAY_BE_ARRAY_PACKED
        else:
            mask |= MAY_BE_ARRAY_KEY_STRING if type(key) is str else MAY_BE_ARRAY_NUMERIC_HASH
        mask |= as_elements(type_of_constant(value))
    return mask


def _is_packed(keys: list[int | str]) -> bool:
    """Whether Zend's compiler makes a packed array for these keys: integers may be left out, not come later
    (_zend_hash_index_add_or_update_i)."""
    size = max(8, 1 << (len(keys) - 1).bit_length())
    used = 0
    for count, key in enumerate(keys):
        if isinstance(key, str) or key < used:
            return False
        used = key + 1
        if key >= size:
            if count == 0 or key >> 1 >= size or size >> 1 >= count:
                return False
            size *= 2
    return True


def is_hash_only(mask: int) -> bool:
    """Whether an array of that type is never packed (MAY_BE_HASH_ONLY)."""
    return mask & MAY_BE_ARRAY_HASH != 0 and not mask & (MAY_BE_ARRAY_PACKED | MAY_BE_ARRAY_EMPTY)


def element_type(mask: int) -> int:
    """The types an array's elements can have, as a value's."""
    return mask >> ARRAY_SHIFT & MAY_BE_ANY


def as_elements(mask: int) -> int:
    """The bits of an array whose elements have these types."""
    return (mask & MAY_BE_ANY) << ARRAY_SHIFT


