"""Which class a name in an op-array certainly means (zend_optimizer_get_class_entry)."""
from __future__ import annotations

from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context


def class_named(context: Context, op_array: OpArray | None, name: str) -> Any:
    """The class of that lower-case name: of this script, internal, or the one the code is in."""
    found = context.class_entry(name)
    if found is None and op_array is not None and op_array.scope is not None and lower(op_array.scope.name) == name:
        return op_array.scope
    return found
