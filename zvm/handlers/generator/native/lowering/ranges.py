"""What is known of an int: its range, and by how much it is below the lengths of strings.

Kernels calculate in 64 bits, Python without bounds, so that the lowering must know which results fit: others are
checked where they are made. An index that is known to be within its string needs no check.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass, replace

LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
LONGEST = 1 << 47  # bytes of a string: the address space
COUNTED = 1 << 62  # what a counter cannot reach in steps of less than LONGEST
LARGEST_WORD = (1 << 64) - 1
_MOST_BEYOND = 16  # how far beyond a length numbers are still related to it
_LADDER = (0, 255, 1 << 16, 1 << 32, LONGEST, COUNTED, HIGHEST)  # bounds to which widening goes


@dataclass(frozen=True)
class Number:
    """A range of ints; `room`: (string, n) where the number is at most the string's length less n; `exact`: the string
    whose length it is."""

    low: int = LOWEST
    high: int = HIGHEST
    room: frozenset[tuple[str, int]] = frozenset()
    exact: str = ""

    @property
    def fits(self) -> bool:
        """Whether all of it is in 64 bits."""
        return self.low >= LOWEST and self.high <= HIGHEST

    @property
    def is_natural(self) -> bool:
        return self.low >= 0

    def slack(self, string: str) -> int | None:
        """How far the number is below a string's length at least; None where it may be above it."""
        return max((slack for name, slack in self.room if name == string), default=None)

    def join(self, other: Number) -> Number:
        """What holds of both."""
        room = set()
        for string, slack in self.room:
            least = other.slack(string)
            if least is not None:
                room.add((string, min(slack, least)))
        return Number(min(self.low, other.low), max(self.high, other.high), frozenset(room),
                      self.exact if self.exact == other.exact else "")

    def widened(self, later: Number) -> Number:
        """A range for a loop in which this one becomes `later`: bounds that change go to the next of the ladder."""
        joined = self.join(later)
        low, high = joined.low, joined.high
        if low < self.low:
            low = max((-step for step in _LADDER if -step <= low), default=LOWEST)
        if high > self.high:
            high = min((step for step in _LADDER if step >= high), default=high)
        return Number(low, high, joined.room, joined.exact)

    def without(self, string: str) -> Number:
        """The same where the string has changed."""
        return replace(self, room=frozenset(each for each in self.room if each[0] != string),
                       exact="" if self.exact == string else self.exact)

    def at_most(self, other: Number, distance: int = 0) -> Number:
        """The same where it is known to be at most `other` less a distance."""
        room = self.room | {(string, slack + distance) for string, slack in other.room}
        return Number(self.low, min(self.high, other.high - distance), room, self.exact)

    def at_least(self, low: int) -> Number:
        return replace(self, low=max(self.low, low))

    def moved(self, distance: Number) -> Number:
        """The sum."""
        room = frozenset(
            (string, slack - distance.high) for string, slack in self.room if slack - distance.high >= -_MOST_BEYOND
        ) | frozenset(
            (string, slack - self.high) for string, slack in distance.room if slack - self.high >= -_MOST_BEYOND
        )
        return Number(self.low + distance.low, self.high + distance.high, room)

    def counted(self) -> Number:
        """A sum that a loop adds up in small steps."""
        return replace(self, low=max(self.low, -COUNTED), high=min(self.high, COUNTED))


ANY = Number()
BYTE = Number(0, 255)


def constant(value: int) -> Number:
    return Number(value, value)


def length(string: str) -> Number:
    return Number(0, LONGEST, frozenset({(string, 0)}), string)


def negated(number: Number) -> Number:
    return Number(-number.high, -number.low)


def result(operator: ast.operator, left: Number, right: Number) -> Number | None:
    """The range of an operation; None where it is not defined for all operands, or means another in kernels."""
    if isinstance(operator, ast.Add):
        return left.moved(right)
    if isinstance(operator, ast.Sub):
        difference = left.moved(negated(right))
        slack = right.slack(left.exact) if left.exact else None
        return difference if slack is None else difference.at_least(slack)
    if isinstance(operator, ast.Mult):
        products = [a * b for a in (left.low, left.high) for b in (right.low, right.high)]
        return Number(min(products), max(products))
    if isinstance(operator, (ast.FloorDiv, ast.Mod)):
        if not left.is_natural or right.low < 1:
            return None
        if isinstance(operator, ast.Mod):
            return Number(0, min(left.high, right.high - 1))
        return Number(0, left.high // right.low, left.room)
    if isinstance(operator, (ast.LShift, ast.RShift)):
        if right.low < 0 or right.high > 63:
            return None
        if isinstance(operator, ast.RShift):
            return Number(
                min(left.low >> right.low, left.low >> right.high, 0 if left.low >= 0 else left.low),
                max(left.high >> right.low, left.high >> right.high),
                left.room if left.is_natural else frozenset(),
            )
        return Number(min(left.low << right.high, left.low), max(left.high << right.high, left.high))
    return _bits(operator, left, right)


def _bits(operator: ast.operator, left: Number, right: Number) -> Number | None:
    if isinstance(operator, ast.BitAnd) and (left.is_natural or right.is_natural):
        highs = [each.high for each in (left, right) if each.is_natural]
        return Number(0, min(highs))
    if isinstance(operator, (ast.BitOr, ast.BitXor)):
        if left.is_natural and right.is_natural:
            return Number(0, (1 << max(left.high, right.high).bit_length()) - 1)
        return Number(min(left.low, right.low, LOWEST), HIGHEST)
    return Number(LOWEST, HIGHEST) if isinstance(operator, ast.BitAnd) else None
