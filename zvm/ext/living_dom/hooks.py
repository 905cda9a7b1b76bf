"""The engine's hooks of the classes of namespace Dom: properties, debug output, cloning (ext/dom/php_dom.c)."""
from __future__ import annotations

from zvm.ext.dom.properties import DomHooks
from zvm.ext.living_dom.cloning import clone_object
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SINCE_8_5 = frozenset(("children", "outerHTML"))


class LivingHooks(DomHooks):
    """The hooks of a class of namespace Dom."""

    __slots__ = ()
    kept = frozenset(("children", "classList", "implementation"))  # properties whose objects are made once, not virtual

    def handler_of(self, engine: Engine, name: str) -> tuple[Any, Any] | None:
        return None if name in _SINCE_8_5 and engine.target < V8_5 else self.handlers.get(name)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        return clone_object(engine, obj)
