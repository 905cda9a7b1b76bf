"""What objects of mysqli stand for: nothing yet, something that is set up, something that can be used."""
from __future__ import annotations

from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

UNKNOWN, INITIALIZED, VALID = 0, 2, 3  # MYSQLI_STATUS_*


class Handle(PhpObject):
    """`target` is what it stands for, None before it is opened and after it was closed (struct mysqli_object)."""

    __slots__ = ("target", "status")

    def __init__(self) -> None:
        self.target: Any = None
        self.status = UNKNOWN

    def opened(self, engine: Engine, least: int = VALID) -> Any:
        """What it stands for, if its status is at least that; throws Error (MYSQLI_FETCH_RESOURCE)."""
        if self.target is None:
            engine.throw("Error", f"{self.ce.display_name} object is already closed")
        if self.status < least:
            engine.throw("Error", f"{self.ce.display_name} object is not fully initialized")
        return self.target

    def peek(self, engine: Engine, quiet: bool, least: int = VALID, closed: bool = True) -> Any:
        """The same for a property: UNDEF where `quiet`; `closed` has objects without anything be told apart."""
        if self.target is not None and self.status >= least:
            return self.target
        if quiet:
            return UNDEF
        if closed and self.target is None:
            engine.throw("Error", f"{self.ce.display_name} object is already closed")
        engine.throw("Error", "Property access is not allowed yet")
