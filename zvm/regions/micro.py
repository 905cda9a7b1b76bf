"""What a region is between oplines and code: micro-operations on values, and the exits they may take."""
from __future__ import annotations

from dataclasses import dataclass

# A value that a micro-operation reads or writes: ("c", int), a constant; ("k", float), likewise; (slot, bank) or
# (name, bank), a variable, a temporary or an intermediate value, with `bank` "i" or "f".
Value = tuple[object, object]
Label = tuple[str, int]  # ("opline", number), ("exit", index) or ("mark", number)


class Unsupported(Exception):
    """There are no stencils for an opline, or for the values it has here; says what."""


@dataclass(frozen=True, slots=True)
class Exit:
    """A way out: the opline that goes on, and what is to be stored in slots: (slot, kind, value)."""

    number: int
    polls: bool  # at a head, where Python is to be visited
    repeats: bool  # the opline is executed by its own handler, as what the region has for it does not hold
    boxes: tuple[tuple[int, str, Value], ...]


@dataclass(frozen=True, slots=True)
class Micro:
    """One operation, named as its stencils are."""

    name: str
    target: Value | None
    sources: tuple[Value, ...]
    exit: int | None = None
    jump: Label | None = None


def bank_of(kind: str) -> str:
    return "f" if kind == "f" else "i"
