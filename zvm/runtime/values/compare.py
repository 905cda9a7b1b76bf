"""Comparison: ==, ===, < and <=> between any two values (zend_compare, zend_is_identical; zend_hash_compare).

Functions take the engine and dereferenced values. An internal class may compare its objects itself:
`ce.native.compare(engine, left, right)` gives -1, 0 or 1, or None to have them compared as other objects are.
"""
from __future__ import annotations

from zvm.opcodes.error_levels import E_NOTICE
from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import cast_object, class_name, to_bool, to_number
from zvm.runtime.values.numbers import float_to_string, scan_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import strip_anonymous_suffix
from zvm.runtime.values.zval import UNDEF, Reference, type_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

UNCOMPARABLE = 1
_PLAIN = frozenset((int, str, bool, type(None)))  # what is equal for Python is equal for PHP, then
_RECURSION = "Nesting level too deep - recursive dependency?"


def compare(engine: Engine, left: Any, right: Any) -> int:
    """left <=> right: -1, 0 or 1; 1 for what cannot be compared (zend_compare)."""
    first, second = type(left), type(right)
    if first is int:
        if second is int:
            return 0 if left == right else -1 if left < right else 1
        if second is float:
            return _order(float(left), right)
        if second is str:
            return _int_to_string(left, right)
    elif first is str:
        if second is str:
            return 0 if left == right else compare_strings(left, right)
        if second is int:
            return -_int_to_string(right, left)
        if right is None:
            return 1 if left else 0
        if second is float:
            return 1 if right != right else -_float_to_string(engine, right, left)
    elif first is float:
        if second is float:
            return _order(left, right)
        if second is int:
            return _order(left, float(right))
        if second is str:
            return 1 if left != left else _float_to_string(engine, left, right)
    elif first is PhpArray and second is PhpArray:
        return compare_arrays(engine, left, right)
    elif left is None and second is str:
        return -1 if right else 0
    return _compare_mixed(engine, left, right)


def _order(left: float, right: float) -> int:
    return 0 if left == right else -1 if left < right else 1


def compare_strings(left: str, right: str) -> int:
    """<=> of two strings: as numbers when both are numeric (zendi_smart_str_compare)."""
    # beyond digits, signs, point and white space: not numeric; and digits are in the order of their values
    if left > ":" or right > ":" or len(left) == 1 and len(right) == 1:
        return 0 if left == right else -1 if left < right else 1
    first, used, overflow = scan_numeric(left)
    if first is not None and used == len(left):
        second, used, other_overflow = scan_numeric(right)
        if second is not None and used == len(right):
            result = _compare_numeric(first, second, overflow, other_overflow)
            if result is not None:
                return result
    return 0 if left == right else -1 if left < right else 1


def _compare_numeric(first: int | float, second: int | float, overflow: int, other_overflow: int) -> int | None:
    """None when the strings themselves decide: both too large alike for a float to tell."""
    if overflow and overflow == other_overflow and first - second == 0.0:
        return None
    if type(first) is int and type(second) is int:
        return 0 if first == second else -1 if first < second else 1
    if type(first) is int:
        return -other_overflow if other_overflow else _order(float(first), second)
    if type(second) is int:
        return overflow if overflow else _order(first, float(second))
    if first == second and first in (float("inf"), float("-inf")):
        return None
    return _order(first, second)


def _int_to_string(left: int, right: str) -> int:
    """compare_longs_to_string."""
    number, used, _ = scan_numeric(right)
    if number is None or used < len(right):
        text = str(left)
        return 0 if text == right else -1 if text < right else 1
    if type(number) is int:
        return 0 if left == number else -1 if left < number else 1
    return _order(float(left), number)


def _float_to_string(engine: Engine, left: float, right: str) -> int:
    """compare_doubles_to_string."""
    number, used, _ = scan_numeric(right)
    if number is None or used < len(right):
        text = float_to_string(left, engine.ini.precision)
        return 0 if text == right else -1 if text < right else 1
    return _order(left, float(number))


def _is_true(engine: Engine, value: Any) -> bool:
    """Truth, of NAN without a remark."""
    return to_bool(engine, value) if value == value else True


def _compare_mixed(engine: Engine, left: Any, right: Any) -> int:
    """The pairs of types compare() has no short answer for."""
    if isinstance(left, PhpObject) or isinstance(right, PhpObject):
        result = _compare_objects(engine, left, right)
        if result is not None:
            return result
    if left is None or left is False:
        return -1 if _is_true(engine, right) else 0
    if left is True:
        return 0 if _is_true(engine, right) else 1
    if right is None or right is False:
        return 1 if _is_true(engine, left) else 0
    if right is True:
        return 0 if _is_true(engine, left) else -1
    if type(left) is PhpArray:
        return 1
    if type(right) is PhpArray:
        return -1
    return compare(engine, _number(engine, left), _number(engine, right))


def _number(engine: Engine, value: Any) -> int | float:
    """A resource, or what one is compared with, as a number."""
    return value.handle if isinstance(value, Resource) else to_number(engine, value)


# ---- arrays --------------------------------------------------------------------------------------------------------

def compare_arrays(engine: Engine, left: PhpArray, right: PhpArray) -> int:
    """<=> of arrays: by size, then element by element under left's keys (zend_compare_symbol_tables)."""
    if left is right:
        return 0
    difference = len(left) - len(right)
    if difference:
        return -1 if difference < 0 else 1
    is_plain = _PLAIN.issuperset(map(type, left.values()))
    if is_plain and (left.packed == right.packed if left.packed is not None else left.hash == right.hash):
        return 0
    if is_plain:
        return _compare_elements(engine, left, right)
    active = _enter(engine, left)
    try:
        return _compare_elements(engine, left, right)
    finally:
        active.discard(id(left))


def _compare_elements(engine: Engine, left: PhpArray, right: PhpArray) -> int:
    """The first difference of arrays of one size."""
    if left.packed is not None and right.packed is not None:
        for value, other in zip(left.packed, right.packed, strict=True):
            if type(value) is int and type(other) is int:
                if value != other:
                    return -1 if value < other else 1
                continue
            result = compare(engine, value.value if type(value) is Reference else value,
                             other.value if type(other) is Reference else other)
            if result:
                return result
        return 0
    for key, value in left.items():
        other = right.get(key, UNDEF)
        if other is UNDEF:
            return UNCOMPARABLE
        result = compare(engine, value.value if type(value) is Reference else value,
                         other.value if type(other) is Reference else other)
        if result:
            return result
    return 0


def _enter(engine: Engine, container: Any) -> set[int]:
    """Marks a container as being compared; a fatal error, since PHP 8.4 an Error, when it is already
    (GC_PROTECT_RECURSION)."""
    active = engine.comparing
    if id(container) in active:
        if engine.target >= V8_4:
            engine.throw("Error", _RECURSION)
        engine.diagnostics.fatal(_RECURSION)
    active.add(id(container))
    return active


def identical_arrays(left: PhpArray, right: PhpArray) -> bool:
    """=== of arrays: the same keys and identical values in the same order."""
    if left is right:
        return True
    if len(left) != len(right):
        return False
    if left.packed is None or right.packed is None:
        for key, other in zip(left.keys(), right.keys(), strict=True):
            if key != other:  # an int and a str are never equal
                return False
    for value, other in zip(left.values(), right.values(), strict=True):
        if type(value) is Reference:
            value = value.value
        if type(other) is Reference:
            other = other.value
        if value is not other or type(value) is float:
            kind = type(value)
            if kind is not type(other) or not (identical_arrays(value, other) if kind is PhpArray else value == other):
                return False
    return True


def is_identical(left: Any, right: Any) -> bool:
    """left === right."""
    kind = type(left)
    if kind is not type(right):
        return False
    if kind is PhpArray:
        return identical_arrays(left, right)
    if kind is int or kind is str or kind is float:
        return left == right  # type: ignore[no-any-return]
    return left is right


# ---- objects -------------------------------------------------------------------------------------------------------

def _compare_objects(engine: Engine, left: Any, right: Any) -> int | None:
    """A comparison with at least one object; None when its plain rules go on to the other operand's."""
    if left is right:
        return 0
    ce = left.ce if isinstance(left, PhpObject) else right.ce
    if engine.target >= V8_5 and (type(left) is bool or type(right) is bool):  # by the object as a bool
        return to_bool(engine, left) - to_bool(engine, right)
    if ce.flags & ACC_ENUM:
        return -1 if left is None else UNCOMPARABLE
    if ce.native is not None and (hook := getattr(ce.native, "compare", None)) is not None:
        result = hook(engine, left, right)
        if result is not None:
            return result  # type: ignore[no-any-return]
    if isinstance(left, PhpObject) and isinstance(right, PhpObject):
        return compare_standard_objects(engine, left, right)
    obj, other, sign = (left, right, 1) if isinstance(left, PhpObject) else (right, left, -1)
    if other is None:
        return sign
    wanted = type_name(other)
    casted = cast_object(engine, obj, wanted) if wanted in ("bool", "int", "float", "string") else UNDEF
    if casted is UNDEF:
        if wanted not in ("int", "float"):
            return sign
        message = strip_anonymous_suffix(f"Object of class {class_name(obj)} could not be converted to {wanted}")
        engine.diagnostics.report_in_passing(E_NOTICE, message)
        casted = 1
    return compare(engine, casted, other) if sign > 0 else compare(engine, other, casted)


def compare_standard_objects(engine: Engine, left: Any, right: Any) -> int:
    """Two objects of one class property by property; of two classes, not comparable (zend_std_compare_objects)."""
    if left.ce is not right.ce:
        return UNCOMPARABLE
    mine, others = left.dynamic or {}, right.dynamic or {}
    if len(mine) != len(others):  # Zend compares tables then, which have a place for what is unset, too
        return 1 if len(mine) > len(others) else -1
    if left.slots == right.slots and mine == others and _PLAIN.issuperset(map(type, [*left.slots, *mine.values()])):
        return 0
    active = _enter(engine, left)
    try:
        for value, other in zip(left.slots, right.slots, strict=True):
            if value is UNDEF:
                if other is not UNDEF:
                    return -1 if mine else UNCOMPARABLE
                continue
            if other is UNDEF:
                return UNCOMPARABLE
            result = compare(engine, value.value if type(value) is Reference else value,
                             other.value if type(other) is Reference else other)
            if result:
                return result
        if not mine and not others:
            return 0
        return compare_arrays(engine, PhpArray.from_dict(dict(mine)), PhpArray.from_dict(dict(others)))
    finally:
        active.discard(id(left))


# ---- the operators -------------------------------------------------------------------------------------------------

def is_equal(engine: Engine, left: Any, right: Any) -> bool:
    """left == right."""
    if type(left) is str and type(right) is str:
        return left == right or left <= ":" and right <= ":" and compare_strings(left, right) == 0
    return compare(engine, left, right) == 0


def is_smaller(engine: Engine, left: Any, right: Any) -> bool:
    """left < right."""
    return compare(engine, left, right) < 0


def is_smaller_or_equal(engine: Engine, left: Any, right: Any) -> bool:
    """left <= right."""
    return compare(engine, left, right) <= 0
