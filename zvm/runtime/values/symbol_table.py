"""Variables by name: the globals, and those of a frame that asked for them (zend_array of zend_rebuild_symbol_table).

Filled and followed by runtime/execute_data.py and executor/variables.py; holds what PHP's symbol tables hold.
"""
from __future__ import annotations

from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class Indirect:
    """An entry that lives in a CV of the attached frame (IS_INDIRECT)."""

    __slots__ = ("slots", "index")

    def __init__(self, slots: list[Any], index: int) -> None:
        self.slots = slots
        self.index = index


class SymbolTable(dict):  # type: ignore[type-arg]  # dict[str, Any], which Python would evaluate
    """Name → value, Reference or Indirect. A name whose Indirect leads to UNDEF is not set."""

    __slots__ = ()

    def lookup(self, name: str) -> Any:
        """What the variable holds, dereferenced; UNDEF where there is none."""
        found = self.get(name, UNDEF)
        if type(found) is Indirect:
            found = found.slots[found.index]
        return found.value if type(found) is Reference else found

    def assign(self, name: str, value: Any) -> None:
        """Give the variable a value, through a reference where it is one."""
        found = self.get(name, UNDEF)
        if type(found) is Indirect:
            slots, index = found.slots, found.index
            if type(slots[index]) is Reference:
                slots[index].value = value
            else:
                slots[index] = value
        elif type(found) is Reference:
            found.value = value
        else:
            self[name] = value
