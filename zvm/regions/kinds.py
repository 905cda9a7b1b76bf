"""Kinds of values that regions have unboxed, and what is known of a frame's slots at an opline."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

INT, FLOAT, BOOL = "i", "f", "b"  # a bool is 0 or 1
GUARDS = {INT: 0, FLOAT: 1, BOOL: 2}  # their numbers in guards and boxes (kernels/base/regions.py)
SCALAR_GUARD = 3  # whatever is there has no destructor and is not a reference

# slot → its kind, and whether the frame's slot is not up to date. A slot that is missing is as the frame has it.
State = dict[int, tuple[str, bool]]


def kind_of(value: Any) -> str | None:
    """The kind of a value, or None if it has none."""
    kind = type(value)
    return INT if kind is int else FLOAT if kind is float else BOOL if kind is bool else None


def merge(known: State, arriving: State) -> bool:
    """Make `known` what holds on both ways to an opline; whether it changed."""
    changed = False
    for slot, (kind, is_dirty) in list(known.items()):
        other = arriving.get(slot)
        if other is None or other[0] != kind:
            del known[slot]
            changed = True
        elif other[1] and not is_dirty:
            known[slot] = kind, True
            changed = True
    return changed


def loses(state: State, known: State) -> bool:
    """Whether a way with this state to an opline where `known` holds would lose what slots have not got yet."""
    return any(is_dirty and slot not in known for slot, (_, is_dirty) in state.items())
