"""Calls of internal functions that have the same result in every request (zend_optimizer_eval_special_func_call)."""
from __future__ import annotations

from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.optimizer.passes.context import Context


def value_of_call(ctx: Context, name: str, argument: str) -> tuple[Any] | None:
    """What the function gives for the string `argument`, in a tuple; None if that is for the run time to say."""
    if name in ("function_exists", "is_callable"):
        return None if ctx.options.internal_function(lower(argument)) is None else (True,)
    if name == "constant":
        return ctx.persistent_constant(argument)
    if name == "dirname" and argument.startswith("/"):
        return (argument.rstrip("/").rpartition("/")[0].rstrip("/") or "/",)
    return None
