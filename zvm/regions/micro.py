"""What a region is between oplines and code: micro-operations on values, and the exits they may take."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.regions.callees import Call

    # A value that a micro-operation reads or writes: ("c", int), a constant; ("k", float), likewise; ("p", address) of
    # an object; (slot, bank) or (name, bank), a variable, a temporary or an intermediate value, with `bank` "i" or "f".
    Value = tuple[Any, Any]
    Label = tuple[str, int]  # ("opline", number), ("exit", index), ("mark", number) or ("body", number)
    # A slot, or NO_SLOT for a value that is dropped; its kind, the value it gets, whether a reference goes with it.
    Box = tuple[int, str, Value, bool]


NO_SLOT = -2
ENDS = ("JUMP", "RETURN")  # after which nothing follows
OUTSIDE = ("exit", "body")  # what jumps go to that is no place of the same code


class Unsupported(Exception):
    """There are no stencils for an opline, or for the values it has here; says what."""


class Again(Exception):  # noqa: N818
    """All is to be lowered anew: a call needs frames where the region is left within it."""


class ExitFrame:
    """The frame of a call that is under way where a region is left, which has none until then.

    `this`: $this, if it is a method; `closure`: the closure that is called; `is_entered`: the function runs, else its
    arguments are being sent; `passed`: how many there are.
    """

    __slots__ = ("call", "is_entered", "passed", "this", "closure", "boxes")

    def __init__(self, call: Call, is_entered: bool, passed: int, this: Value | None, closure: Value | None,
                 boxes: tuple[Box, ...]) -> None:
        self.call, self.is_entered, self.passed, self.this, self.boxes = call, is_entered, passed, this, boxes
        self.closure = closure


class Exit:
    """A way out: the opline that goes on, and what is to be stored in slots."""

    __slots__ = ("number", "polls", "repeats", "boxes", "frames", "is_in_call")

    def __init__(self, number: int, polls: bool, repeats: bool, boxes: tuple[Box, ...],
                 frames: tuple[ExitFrame, ...] = (), is_in_call: bool = False) -> None:
        """`polls`: at a head, where Python is to be visited; `repeats`: the opline is executed by its own handler, as
        what the region has for it does not hold; `frames`: of calls, the outermost first; `is_in_call`: the innermost
        is of a function that was called and left."""
        self.number, self.polls, self.repeats, self.boxes, self.frames = number, polls, repeats, boxes, frames
        self.is_in_call = is_in_call

    def values(self) -> list[Value]:
        """What has to be there when it is taken."""
        values = [box[2] for box in self.boxes]
        for frame in self.frames:
            values += [box[2] for box in frame.boxes]
            values += [value for value in (frame.this, frame.closure) if value is not None]
        return values


class Micro:
    """One operation, named as its stencils are."""

    __slots__ = ("name", "target", "sources", "exit", "jump")

    def __init__(self, name: str, target: Value | None, sources: tuple[Value, ...], exit: int | None = None,
                 jump: Label | None = None) -> None:
        self.name, self.target, self.sources, self.exit, self.jump = name, target, sources, exit, jump


def bank_of(kind: str) -> str:
    return "f" if kind == "f" else "i"


def letter(kind: str) -> str:
    """What stencils call a kind by: arrays are arrays, and closures objects."""
    return {"h": "a", "u": "o"}.get(kind[0], kind[0])
