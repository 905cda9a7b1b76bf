"""What is reached from where among some values, as a search for cycles asks: what they hold of one another, how often
others hold them, and what all follows from being held."""
from __future__ import annotations

import gc
from sys import getrefcount

from zvm.runtime.values.counting import UNSHARED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any, TypeVar

    Key = TypeVar("Key")


def add_referents(values: list[Any], is_followed: Callable[[type], bool], most: int) -> list[list[int]] | None:
    """Add all that hangs on the values and is of types that are followed; for each the numbers, in the list, of those
    that it holds. None where there are more than `most` values."""
    followed: dict[type, bool] = {}
    numbers = {id(value): number for number, value in enumerate(values)}
    referents: list[list[int]] = []
    for value in values:
        referents.append([])
        for found in gc.get_referents(value):
            number = numbers.get(id(found))
            if number is None:
                kind = type(found)
                may_follow = followed.get(kind)
                if may_follow is None:
                    may_follow = followed[kind] = is_followed(kind)
                if not may_follow or not gc.is_tracked(found):
                    continue
                if len(values) > most:
                    return None
                number = numbers[id(found)] = len(values)
                values.append(found)
            referents[-1].append(number)
    return referents


def held_by_others(values: list[Any], referents: list[list[int]]) -> list[int]:
    """How many references each value has that are neither another's nor this list's, which alone has them besides."""
    counts = [getrefcount(value) - UNSHARED for value in values]
    for numbers in referents:
        for number in numbers:
            counts[number] -= 1
    return counts


def reached_from(start: Iterable[Key], neighbours: Any) -> set[Key]:
    """`start` and all that it leads to; `neighbours[key]` are the keys that one leads to at once."""
    reached = set(start)
    waiting = list(reached)
    while waiting:
        for key in neighbours[waiting.pop()]:
            if key not in reached:
                reached.add(key)
                waiting.append(key)
    return reached
