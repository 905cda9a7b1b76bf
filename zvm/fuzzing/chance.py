"""Random decisions of a generator; the same seed makes the same decisions on every machine."""
from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A seeded source of decisions."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def below(self, limit: int) -> int:
        """One of 0 … limit-1."""
        return self._random.randrange(limit)

    def between(self, low: int, high: int) -> int:
        """One of low … high."""
        return self._random.randint(low, high)

    def often(self, probability: float) -> bool:
        """True in that share of the cases."""
        return self._random.random() < probability

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices, all alike."""
        return choices[self._random.randrange(len(choices))]

    def weighted(self, choices: Sequence[T], cumulative: Sequence[int]) -> T:
        """One of the choices, by their cumulative weights."""
        return self._random.choices(choices, cum_weights=cumulative)[0]

    def sample(self, choices: Sequence[T], count: int) -> list[T]:
        """Some different ones of the choices, in any order."""
        return self._random.sample(choices, min(count, len(choices)))
