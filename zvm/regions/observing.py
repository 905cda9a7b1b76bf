"""What a frame has in its slots when a loop is compiled: types of a region start from that."""
from __future__ import annotations

from zvm.regions.kinds import BOOL, FLOAT, INT, LOOPS, THIS, kind_of
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.regions.kinds import Classes


class Learned:
    """What regions of a function have shown, by function and opline: `exact`: divisions of ints that give an int;
    `loose`: oplines that fetch values of several kinds; `varied`: those that read variables of several kinds."""

    __slots__ = ("exact", "loose", "varied")

    def __init__(self) -> None:
        self.exact: set[tuple[int, int]] = set()
        self.loose: set[tuple[int, int]] = set()
        self.varied: set[tuple[int, int]] = set()


class Sample:
    """Stands for an object of a class of which none has been seen: its properties have their defaults."""

    def __init__(self, ce: Any) -> None:
        self.ce, self.slots = ce, ce.default_properties


class Observation:
    """The kinds of a frame's slots, which of them are references to values of those kinds, and an object of each
    class."""

    def __init__(self) -> None:
        self.kinds: dict[int, str] = {}
        self.temporaries: dict[int, str] = {}  # kinds of numbers that temporaries had the last time
        self.references: set[int] = set()
        self.classes: Classes = {}


def observe(op_array: OpArray, slots: list[object], this: object, has_objects: bool) -> Observation:
    """The kinds of a frame's variables, and of its loops. `has_objects`: classes are what they are as long as there are
    objects of them."""
    observed = Observation()
    classes = observed.classes if has_objects else None
    for slot in range(len(slots)):
        value = slots[slot]
        if type(value) is Reference and slot < len(op_array.vars):
            value = value.value
            observed.references.add(slot)
        kind = kind_of(value, classes)
        if kind is not None and (slot < len(op_array.vars) or kind[0] in LOOPS):
            observed.kinds[slot] = kind
        elif kind in (INT, FLOAT, BOOL):
            observed.temporaries[slot] = kind
    kind = None if this is None else kind_of(this, classes)
    if kind is not None:
        observed.kinds[THIS] = kind
    return observed
