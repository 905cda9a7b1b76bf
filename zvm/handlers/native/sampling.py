"""Which code runs for a while: what Tier.poll() and regions.py ask at each visit from a jump back or a call.

Native code sees that visits come after one to four milliseconds (kernels/base/run.py). After a longer time something
else has run, such as compiling a file, or a function of Python's, and not much of the time that is longer than usual is
that of a loop.
"""
from __future__ import annotations

from time import thread_time_ns

# Times in nanoseconds: after how much of it loops may be compiled, about what loading the compiler takes; how long a
# loop is visited first, and how often as long until it is due again; most that counts between two visits, and what
# does not count
_RUNS_LONG, _FIRST_WAIT, _LONGER = 24_000_000, 3_000_000, 8
_MOST_BETWEEN, _LATE = 1_000_000, 4_000_000
# For how often as long as compiling took nothing is due: at least, at most, more for each region that is withdrawn
_PAYBACK, _MOST_PAYBACK, _MORE_PAYBACK = 2, 24, 2
_MOST_PLACES = 64  # oplines that are noted
Place = tuple[int, int]  # a function's identity, and the number of an opline


class Sampling:
    """The time between visits that counts, and places of visits."""

    __slots__ = ("_visited", "_clock", "_resumes", "_places", "_payback")

    def __init__(self) -> None:
        self._visited = self._clock = self._resumes = 0
        self._payback = _PAYBACK
        self._places: dict[Place, tuple[int, int]] = {}  # since when, how long to wait

    def visit(self) -> None:
        """Note a visit."""
        before, self._visited = self._visited, thread_time_ns()
        passed = self._visited - before
        if passed < _LATE:
            self._clock += min(passed, _MOST_BETWEEN)

    def is_worth_loading(self) -> bool:
        """Whether the program has run for so long that it is worth while to load what compiles loops."""
        return self._clock >= _RUNS_LONG

    def is_due(self, place: Place) -> bool:
        """Whether code has run for long enough since this was asked first of the place. It has to run for longer until
        that is due again."""
        if len(self._places) >= _MOST_PLACES and place not in self._places:
            self._places.clear()
        since, wait = self._places.setdefault(place, (self._clock, _FIRST_WAIT))
        if self._clock - since < wait or self._clock < self._resumes:
            return False
        self._places[place] = self._clock, wait * _LONGER
        return True

    def compiled(self, began: int) -> None:
        """Have nothing be due until compiling, which began at that time of the thread, has been worth its time."""
        self._resumes = self._clock + self._payback * (thread_time_ns() - began)

    def withdrawn(self) -> None:
        """A loop was compiled in vain: what is compiled has to be worth more time from now on."""
        self._payback = min(self._payback + _MORE_PAYBACK, _MOST_PAYBACK)

    def forget(self) -> None:
        """Have all places wait as if they had not been visited."""
        self._places.clear()
