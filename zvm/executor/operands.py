"""What handlers say of operands: `[]` as an operand, and what a runtime cache without an entry raises."""
from __future__ import annotations

from zvm.executor.generated.operands import place, read

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

__all__ = ["NEXT", "NOT_CACHED", "place", "read"]

NEXT: Any = ...  # what an UNUSED op2 stands for where it means `[]`

# what `op.cache[target.ce]` raises: for anything but an object, for a class not met yet, before there is a cache
NOT_CACHED = (AttributeError, KeyError, TypeError)
