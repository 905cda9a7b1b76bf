"""Random decisions of a generator; the same seed makes the same decisions on every machine."""
from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A seeded source of decisions."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)
        self._fraction = self._random.random  # what randrange() and choice() make of it takes four times as long

    def below(self, limit: int) -> int:
        """One of 0 … limit-1, a limit of at most some billions."""
        return int(self._fraction() * limit)

    def between(self, low: int, high: int) -> int:
        """One of low … high."""
        return low + int(self._fraction() * (high - low + 1))

    def often(self, probability: float) -> bool:
        """True in that share of the cases."""
        return self._fraction() < probability

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices, all alike."""
        return choices[int(self._fraction() * len(choices))]

    def weighted(self, choices: Sequence[T], cumulative: Sequence[int]) -> T:
        """One of the choices, by their cumulative weights."""
        return choices[bisect_right(cumulative, self._fraction() * cumulative[-1])]

    def sample(self, choices: Sequence[T], count: int) -> list[T]:
        """Some different ones of the choices, in any order."""
        return self._random.sample(choices, min(count, len(choices)))
