"""What a name or an expression of a plan is while its native code is written.

Registers are LLVM operands (`%v7`, `@py_NONE`, a number). A Boxed value is borrowed unless its pointer is among the
state's owned ones: the path then has to store it somewhere, or drop it at its exit.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

CACHE = "op.cache"  # Boxed.cell of what was read there


class CannotSay(Exception):
    """A path needs what native code has no words for; its opline's Python handler runs instead. Says what."""


@dataclass(frozen=True, slots=True)
class Boxed:
    """A pointer to a Python object. `cell`: where it was read from; `record`: its class, where it can be no other."""

    pointer: str
    cell: str | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Int:
    register: str
    box: str | None = None  # a box that has this very value


@dataclass(frozen=True, slots=True)
class Wide:
    """A sum, difference or product of ints that may have left 64 bits."""

    register: str
    overflow: str


@dataclass(frozen=True, slots=True)
class Float:
    register: str
    box: str | None = None


@dataclass(frozen=True, slots=True)
class Bool:
    """A truth in a register. `acted`: where it is true, something has happened."""

    register: str
    acted: bool = False


@dataclass(frozen=True, slots=True)
class Literal:
    value: None | bool | int | float | str


@dataclass(frozen=True, slots=True)
class Symbol:
    """A class or singleton of the vocabulary."""

    name: str


@dataclass(frozen=True, slots=True)
class TypeOf:
    """The class of a value."""

    of: Any


@dataclass(frozen=True, slots=True)
class Test:
    """A condition that is evaluated where it is branched on."""

    expression: Any


@dataclass(frozen=True, slots=True)
class Op:
    """An opline: a pointer to its struct. `following`: it was reached by `next`, so it does not jump back."""

    register: str
    following: bool = False


@dataclass(frozen=True, slots=True)
class Special:
    """The frame, the opline, its cache, the engine, the slots."""

    name: str


@dataclass(frozen=True, slots=True)
class Pair:
    """A tuple that is not made yet."""

    values: tuple[Any, ...]
    kind: str


@dataclass(slots=True)
class State:
    """What is known on a path, and what it still has to do. Copied at every fork."""

    names: dict[str, Any] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)  # pointer → its Python type's symbol
    numbers: dict[str, Any] = field(default_factory=dict)  # pointer of an int or float → Int or Float
    bounds: dict[str, str] = field(default_factory=dict)  # register of an int → "<max", ">min", ">=0"
    released: dict[str, str] = field(default_factory=dict)  # cell → what it holds: to be emptied at the exit
    owned: set[str] = field(default_factory=set)  # pointers with a reference of the path's own
    read: set[str] = field(default_factory=set)  # … of these, operands and what something else holds, too
    effects: int = 0
    holds: int = 0  # effects that are a reference the path took, no more
    saved: bool = False

    def copy(self) -> State:
        return State(dict(self.names), dict(self.types), dict(self.numbers), dict(self.bounds), dict(self.released),
                     set(self.owned), set(self.read), self.effects, self.holds, self.saved)

