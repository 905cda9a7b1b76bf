"""Floats by chance that are evenly spread over an interval: the γ-section (ext/random/gammasection.c), after Goualard.

Each of the four boundaries has its own rule for which multiple of the interval's γ may be drawn.
"""
from __future__ import annotations

from math import ceil, inf, nextafter

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable


def _largest_gamma(low: float, high: float) -> float:
    below = high - nextafter(high, -inf)
    above = nextafter(low, inf) - low
    return below if abs(high) > abs(low) else above


def _steps(low: float, high: float, gamma: float) -> int:
    """How many steps of γ the interval has, rounded up (ceilint)."""
    start, end = low / gamma, high / gamma
    width = end - start
    error = -start - (width - end) if abs(low) <= abs(high) else end - (width + start)
    whole = ceil(width)
    if width != whole:
        return int(whole)
    return int(whole) + (error > 0)


def section(boundary: str, low: float, high: float, draw: Callable[[int], int]) -> float | None:
    """A float of the interval; None where there is none. `draw(n)` gives a number from 0 to n."""
    gamma = _largest_gamma(low, high)
    steps = _steps(low, high, gamma)
    closed_low, closed_high = boundary.startswith("Closed"), boundary.endswith("Closed")
    count = steps - 1 + (0 if closed_low != closed_high else 1 if closed_low else -1)
    if high <= low and not (closed_low and closed_high) or count < 0:
        return None
    drawn = draw(count)
    from_high = abs(low) <= abs(high)
    if from_high:
        k = drawn + (0 if closed_high else 1)
        if k == steps and closed_low or closed_low and not closed_high and k == steps:
            return low
        return _step(high, -k, gamma)
    k = drawn + (0 if closed_low else 1)
    if k == steps and closed_high:
        return high
    return _step(low, k, gamma)


def _step(start: float, count: int, gamma: float) -> float:
    """`count` steps from a bound; in two parts, since the number of steps may be more than a float holds."""
    if abs(count) < 1 << 53:
        return start + count * gamma
    upper, lower = count >> 2, count & 3
    return 4.0 * (start / 4.0 + upper * gamma) + lower * gamma
