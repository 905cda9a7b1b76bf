"""What is known before an opline: which temporaries hold something, and which calls are pending.

Used by flow.py. Sets of temporaries are ints, bit n for slot last_var + n. A temporary can be in several sets at once,
since ways meet: `alive` on some way, `never` made on some way, `consumed` on some way; `arrays` hold on every way an
array that INIT_ARRAY has begun.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta

# not a value, or told apart by live ranges: HOLDS_SCALAR and up; State.holds has a set for each
_CONTENTS = tuple(1 << bit for bit in range(meta.HOLDS_RETURN_ADDRESS.bit_length()))
_PLACES = {content: place for place, content in enumerate(_CONTENTS)}
_ADDRESS = _PLACES[meta.HOLDS_RETURN_ADDRESS]
_NEVER_FREED = (meta.HOLDS_SCALAR, meta.HOLDS_CLASS, meta.HOLDS_RETURN_ADDRESS)
_FREED = tuple(place for content, place in _PLACES.items() if content not in _NEVER_FREED)

# a pending call: the INIT's opline number, arguments sent by place (None: not known)
Calls = tuple[tuple[int, int | None], ...]


class State:
    """Knowledge before one opline; `calls` is the same on all ways."""

    __slots__ = ("alive", "never", "consumed", "holds", "calls", "arrays")

    def __init__(self, alive: int, never: int, consumed: int, holds: list[int], calls: Calls, arrays: int = 0) -> None:
        self.alive, self.never, self.consumed, self.holds, self.calls = alive, never, consumed, holds, calls
        self.arrays = arrays

    @classmethod
    def at_entry(cls, temporaries: int) -> State:
        """Nothing made yet, no call."""
        return cls(0, (1 << temporaries) - 1, 0, [0] * len(_CONTENTS), ())

    def copy(self) -> State:
        return State(self.alive, self.never, self.consumed, self.holds[:], self.calls, self.arrays)

    def merge(self, other: State) -> bool:
        """Take in what is known on another way; whether that changed anything. Leaves `calls`."""
        alive, never, consumed = self.alive | other.alive, self.never | other.never, self.consumed | other.consumed
        holds = [mine | theirs for mine, theirs in zip(self.holds, other.holds, strict=True)]
        arrays = self.arrays & other.arrays
        changed = (alive, never, consumed, holds, arrays) != (self.alive, self.never, self.consumed, self.holds,
                                                              self.arrays)
        self.arrays = arrays
        self.alive, self.never, self.consumed, self.holds = alive, never, consumed, holds
        return changed

    @property
    def certain(self) -> int:
        """What is alive on every way."""
        return self.alive & ~self.never & ~self.consumed

    @property
    def to_be_freed(self) -> int:
        """What is alive and needs freeing: not what surely is null, a bool, a class or a return address."""
        found = 0
        for place in _FREED:
            found |= self.holds[place]
        return self.alive & found

    @property
    def return_addresses(self) -> int:
        return self.alive & self.holds[_ADDRESS]

    def define(self, bit: int, content: int) -> None:
        self.consume(bit)
        self.alive |= bit
        self.consumed &= ~bit
        self.holds[_PLACES[content]] |= bit

    def consume(self, bits: int) -> None:
        self.holds = [holders & ~bits for holders in self.holds]
        self.alive &= ~bits
        self.arrays &= ~bits
        self.never &= ~bits
        self.consumed |= bits

    def content(self, bit: int) -> int:
        """HOLDS_* bits of what a temporary may hold."""
        found = 0
        for place, content in enumerate(_CONTENTS):
            if self.holds[place] & bit:
                found |= content
        return found
