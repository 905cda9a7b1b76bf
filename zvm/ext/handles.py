"""Classes whose objects stand for something outside PHP: made by functions only, never copied, compared or serialized.

    @php_class("Shmop", native=HandleHooks("Cannot directly construct Shmop, use shmop_open() instead"), **HANDLE)
    class Shmop(PhpObject): ...
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# options of php_class
HANDLE: dict[str, Any] = {"final": True, "serializable": False, "dynamic": False, "flags": flags.ACC_NOT_CLONEABLE}


class HandleHooks:
    """`problem` is what `new` of the class throws. `needs_constructor`: reflection makes no objects of it, either."""

    __slots__ = ("problem", "needs_constructor")

    def __init__(self, problem: str, needs_constructor: bool = True) -> None:
        self.problem, self.needs_constructor = problem, needs_constructor

    def get_constructor(self, engine: Any, obj: Any) -> Any:
        engine.throw("Error", self.problem)

    @staticmethod
    def compare(engine: Any, left: Any, right: Any) -> int:
        return 0 if left is right else UNCOMPARABLE


class NumberedHooks(HandleHooks):
    """Of a class whose objects, as the resources they once were, are numbers where an int is wanted."""

    __slots__ = ()

    @staticmethod
    def cast(engine: Any, obj: Any, kind: str) -> Any:
        if kind == "int":
            return obj.handle
        return True if kind == "bool" else UNDEF


def make(engine: Any, lower_name: str) -> Any:
    """A new object of an internal class, no constructor called."""
    return instantiate(engine, engine.classes[lower_name])
