"""The range of an operation's result, from those of its operands (zend_inference_calc_binary_op_range).

Functions take two Ranges and give one, or None where nothing is known.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.optimizer.ssa import FULL_RANGE, Range
from zvm.optimizer.type_masks import LONG_MAX, LONG_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

_BITS = 64
_WORD = (1 << _BITS) - 1


def _any_integer() -> Range:
    return Range(LONG_MIN, LONG_MAX)


def _is_open(left: Range, right: Range) -> bool:
    return left.underflow or left.overflow or right.underflow or right.overflow


def _bounded(minimum: int, maximum: int, underflow: bool, overflow: bool) -> Range:
    """A range whose bounds may lie outside of 64 bits, or whose operands left them."""
    underflow |= not LONG_MIN <= minimum <= LONG_MAX
    overflow |= not LONG_MIN <= maximum <= LONG_MAX
    return Range(LONG_MIN if underflow else minimum, LONG_MAX if overflow else maximum, underflow, overflow)


def _add(left: Range, right: Range) -> Range:
    return _bounded(left.min + right.min, left.max + right.max, left.underflow or right.underflow,
                    left.overflow or right.overflow)


def _subtract(left: Range, right: Range) -> Range:
    return _bounded(left.min - right.max, left.max - right.min, left.underflow or right.overflow,
                    left.overflow or right.underflow)


def _multiply(left: Range, right: Range) -> Range:
    corners = [a * b for a in (left.min, left.max) for b in (right.min, right.max)]
    if _is_open(left, right) or min(corners) < LONG_MIN or max(corners) > LONG_MAX:
        return FULL_RANGE
    return Range(min(corners), max(corners))


def _divide(left: Range, right: Range) -> Range:
    if (_is_open(left, right) or right.min <= 0 <= right.max  # as large as one likes near zero
            or left.min == LONG_MIN and right.max == -1):
        return FULL_RANGE
    corners = [quotient for a in (left.min, left.max) for b in (right.min, right.max)
               for quotient in _neighbours_of_quotient(a, b)]
    return Range(min(corners), max(corners))


def _neighbours_of_quotient(left: int, right: int) -> tuple[int, int]:
    """The integers a quotient lies between: towards zero, and one further out."""
    quotient = abs(left) // abs(right)
    if (left < 0) != (right < 0):
        quotient = -quotient
    if left % right == 0:
        return quotient, quotient
    return quotient, quotient - 1 if quotient < 0 else quotient + 1


def _modulo(left: Range, right: Range) -> Range | None:
    if _is_open(left, right):
        return _any_integer()
    if right.min == LONG_MIN or right.min == right.max == 0:
        return None
    if right.min >= 0:
        least, most = right.min, right.max
    elif right.max <= 0:
        least, most = -right.max, -right.min
    else:
        least, most = 0, max(right.max, -right.min)
    least = max(least, 1)  # by zero it throws
    if left.min >= 0:
        return Range(left.min if left.max < least else 0, min(left.max, most - 1))
    if left.max <= 0:
        return Range(max(left.min, -most + 1), left.max if left.min > -least else 0)
    return Range(max(left.min, -most + 1), min(left.max, most - 1))


def _shift_left(left: Range, right: Range) -> Range:
    if _is_open(left, right):
        return _any_integer()
    least, most = max(right.min, 0), max(right.max, 0)  # by less it throws
    if _leaves_word(left.min, most) or _leaves_word(left.max, most):
        return _any_integer()
    corners = [value << count for value in (left.min, left.max) for count in (least, most)]
    return Range(min(corners), max(corners))


def _leaves_word(value: int, count: int) -> bool:
    if value >= 0:
        return count >= _BITS - 1 or _wrapped(value << count) < value
    return count >= _BITS or _wrapped(value << count) > value


def _wrapped(value: int) -> int:
    return (value + (1 << _BITS - 1)) % (1 << _BITS) - (1 << _BITS - 1)


def _shift_right(left: Range, right: Range) -> Range:
    if _is_open(left, right):
        return _any_integer()
    counts = [min(max(count, 0), _BITS - 1) for count in (right.min, right.max)]
    corners = [value >> count for value in (left.min, left.max) for count in counts]
    return Range(min(corners), max(corners))


def _or(left: Range, right: Range) -> Range:
    """Zend takes a right operand that may be negative for one that crosses zero, and so does this."""
    if _is_open(left, right):
        return _any_integer()
    a, b, c, d = left.min, left.max, right.min, right.max
    if c >= 0:
        if b < 0 or a >= 0:
            return Range(_least_or(a, b, c, d), _most_or(a, b, c, d))
        return Range(_least_or(a, -1, c, d), _most_or(0, b, c, d))
    if a >= 0:
        return Range(_least_or(a, b, c, -1), _most_or(a, b, 0, d))
    return Range(a, -1) if b < 0 else Range(min(a, c), _most_or(0, b, 0, d))


def _and(left: Range, right: Range) -> Range:
    if _is_open(left, right):
        return _any_integer()
    a, b, c, d = left.min, left.max, right.min, right.max
    if c >= 0:
        return Range(_least_and(a, b, c, d), _most_and(a, b, c, d)) if b < 0 or a >= 0 else Range(0, d)
    if a >= 0:
        return Range(0, b)
    if b < 0:
        return Range(_least_and(a, b, c, -1), _most_and(a, b, 0, d))
    return Range(_least_and(a, -1, c, -1), max(b, d))


def _least_or(a: int, b: int, c: int, d: int) -> int:
    """The least x | y of a ≤ x ≤ b, c ≤ y ≤ d, both of one sign (Hacker's Delight, 4-3)."""
    a, b, c, d = a & _WORD, b & _WORD, c & _WORD, d & _WORD
    bit = 1 << _BITS - 1
    while bit:
        if ~a & c & bit:
            raised = (a | bit) & -bit & _WORD
            if raised <= b:
                a = raised
                break
        elif a & ~c & bit:
            raised = (c | bit) & -bit & _WORD
            if raised <= d:
                c = raised
                break
        bit >>= 1
    return _wrapped(a | c)


def _most_or(a: int, b: int, c: int, d: int) -> int:
    """Likewise the greatest."""
    a, b, c, d = a & _WORD, b & _WORD, c & _WORD, d & _WORD
    bit = 1 << _BITS - 1
    while bit:
        if b & d & bit:
            lowered = (b - bit) | (bit - 1)
            if lowered >= a:
                b = lowered
                break
            lowered = (d - bit) | (bit - 1)
            if lowered >= c:
                d = lowered
                break
        bit >>= 1
    return _wrapped(b | d)


def _least_and(a: int, b: int, c: int, d: int) -> int:
    """The least x & y, by de Morgan's law."""
    return ~_most_or(~b, ~a, ~d, ~c)


def _most_and(a: int, b: int, c: int, d: int) -> int:
    """Likewise the greatest."""
    return ~_least_or(~b, ~a, ~d, ~c)


def bitwise_not(operand: Range) -> Range:
    """The range of ~operand."""
    if operand.underflow or operand.overflow:
        return _any_integer()
    return Range(~operand.max, ~operand.min)


BINARY: dict[int, Callable[[Range, Range], Range | None]] = {
    meta.ADD: _add, meta.SUB: _subtract, meta.MUL: _multiply, meta.DIV: _divide, meta.MOD: _modulo,
    meta.SL: _shift_left, meta.SR: _shift_right, meta.BW_OR: _or, meta.BW_AND: _and,
}
