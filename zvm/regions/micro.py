"""What a region is between oplines and code: micro-operations on values, and the exits they may take."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # A value that a micro-operation reads or writes: ("c", int), a constant; ("k", float), likewise; ("p", address) of
    # an object; (slot, bank) or (name, bank), a variable, a temporary or an intermediate value, with `bank` "i" or "f".
    Value = tuple[Any, Any]
    Label = tuple[str, int]  # ("opline", number), ("exit", index) or ("mark", number)
    Box = tuple[int, str, Value]  # a slot, its kind, the value it gets


class Unsupported(Exception):
    """There are no stencils for an opline, or for the values it has here; says what."""


class Exit:
    """A way out: the opline that goes on, and what is to be stored in slots."""

    __slots__ = ("number", "polls", "repeats", "boxes")

    def __init__(self, number: int, polls: bool, repeats: bool, boxes: tuple[Box, ...]) -> None:
        """`polls`: at a head, where Python is to be visited; `repeats`: the opline is executed by its own handler, as
        what the region has for it does not hold."""
        self.number, self.polls, self.repeats, self.boxes = number, polls, repeats, boxes


class Micro:
    """One operation, named as its stencils are."""

    __slots__ = ("name", "target", "sources", "exit", "jump")

    def __init__(self, name: str, target: Value | None, sources: tuple[Value, ...], exit: int | None = None,
                 jump: Label | None = None) -> None:
        self.name, self.target, self.sources, self.exit, self.jump = name, target, sources, exit, jump


def bank_of(kind: str) -> str:
    return "f" if kind == "f" else "i"


def letter(kind: str) -> str:
    """What stencils call a kind by: arrays are arrays."""
    return "a" if kind[0] == "h" else kind[0]
