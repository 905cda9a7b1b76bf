"""The checkpoints there are: evenly spread over the run, so that none of it is far from one, and some near to where
somebody is looking."""
from __future__ import annotations

from bisect import bisect_right

from zvm.observe.past.positions import FAR
from zvm.observe.past.processes import Checkpoint

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket

MOST = 128  # over the run; when there are more, each second one goes
_MOST_NEAR = 16
_FIRST_INTERVAL = 0.02  # seconds between two of them


class Checkpoints:
    """Of one run. `first` is the position of the first."""

    def __init__(self) -> None:
        self._spread: list[Checkpoint] = []
        self._near: list[Checkpoint] = []
        self.interval = _FIRST_INTERVAL

    @property
    def first(self) -> int:
        return self._spread[0].position if self._spread else 0

    def adapt(self, distance: int, took: float) -> int:
        """How many statements there are to be to the next, when the last `distance` took some seconds."""
        rate = distance / max(took, 0.0005)
        return max(min(int(rate * self.interval), distance * 8), 1)

    def add(self, position: int, entries: int, connection: socket.socket, is_changed: bool = False) -> None:
        """Take one in that the program has made."""
        self._spread.append(Checkpoint(position, entries, connection, is_changed))
        if len(self._spread) > MOST:
            self._thin_out()

    def _thin_out(self) -> None:
        kept = [each for number, each in enumerate(self._spread) if number % 2 == 0 or each.is_changed]
        for each in self._spread:
            if each not in kept:
                each.close()
        self._spread = kept
        self.interval *= 2

    def add_near(self, position: int, entries: int, connection: socket.socket) -> None:
        """Take one in that was made in the past."""
        self._near.append(Checkpoint(position, entries, connection))
        if len(self._near) > _MOST_NEAR:
            self._near.pop(0).close()

    def before(self, position: int) -> Checkpoint | None:
        """The last that is not after a position."""
        index = bisect_right(self._spread, position, key=lambda each: each.position)
        found = self._spread[index - 1] if index else None
        for each in self._near:
            if each.position <= position and (found is None or each.position > found.position):
                found = each
        return found

    def change_before(self, position: int) -> int:
        """Where the program was changed last, not after a position; 0 for nowhere."""
        return max((each.position for each in self._spread if each.is_changed and each.position <= position), default=0)

    def change_after(self, position: int) -> int:
        """Where it was changed next, after a position."""
        return min((each.position for each in self._spread if each.is_changed and each.position > position),
                   default=FAR)

    def forget(self) -> None:
        """In a copy of the process: they are not this one's."""
        for each in [*self._spread, *self._near]:
            each.abandon()
        self._spread, self._near = [], []

    def close(self) -> None:
        """End all."""
        for each in [*self._spread, *self._near]:
            each.close()
        self._spread, self._near = [], []
