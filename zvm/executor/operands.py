"""What handlers say of operands: `[]` as an operand, and an opline's runtime cache by class."""
from __future__ import annotations

from zvm.executor.generated.operands import place, read

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

__all__ = ["NEXT", "NOT_CACHED", "place", "read", "remember"]

NEXT: Any = ...  # what an UNUSED op2 stands for where it means `[]`

# what `op.cache[target.ce]` raises: for anything but an object, for a class not met yet, before there is a cache
NOT_CACHED = (AttributeError, KeyError, TypeError)


def remember(op: Any, ce: Any, found: Any) -> None:
    """Have op.cache say `found` for a class."""
    if op.cache is None:
        op.cache = {}
    op.cache[ce] = found
