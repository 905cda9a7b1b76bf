"""The engine's hooks of dom's classes: computed properties, debug output, cloning (ext/dom/php_dom.c)."""
from __future__ import annotations

from zvm.ext.computed_properties import ComputedProperties
from zvm.ext.dom.objects import NodeObject, adopt, node_of, settings_of
from zvm.ext.libxml.layout import DOC
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import DocumentRef, ref_of
from zvm.runtime.objects.lifecycle import initialise, object_type_of
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

OMITTED = "(object value omitted)"
LATER = frozenset(("className", "id", "parentElement", "isConnected"))  # properties that PHP 8.3 has brought


class DomHooks(ComputedProperties):
    """The hooks of a class of nodes, lists or namespaces."""

    __slots__ = ()
    virtual_since = V8_4  # as reflection calls the properties

    def handler_of(self, engine: Engine, name: str) -> tuple[Any, Any] | None:
        handler = self.handlers.get(name)
        return None if handler is not None and name in LATER and engine.target < V8_3 else handler

    def get_debug_info(self, engine: Engine, obj: Any) -> PhpArray | None:
        """The table; None where a derived class says by itself, since PHP 8.4."""
        if obj.ce.debug_info is not None and engine.target >= V8_4:
            return None
        table = standard_table(obj)
        ref: Any = getattr(obj, "ref", UNDEF)
        if ref is not UNDEF and ref is not None and not ref.node:
            return table
        for name, handler in self.handlers.items():
            if self.handler_of(engine, name) is None:
                continue
            value = handler[0](obj)
            if value is not UNDEF:
                table.set(name, OMITTED if isinstance(value, PhpObject) else value)
        return table

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy: Any = object_type_of(obj.ce)()
        initialise(engine, copy, obj.ce)
        if isinstance(obj, NodeObject):
            _clone_node(obj, copy)
        return copy


def _clone_node(obj: Any, copy: Any) -> None:
    """Have `copy` stand for a copy of the node and all below it."""
    if obj.ref is None or not obj.ref.node:
        return
    node = node_of(obj)
    made = xml.xmlDocCopyNode(node, words[(node >> 3) + DOC], 1)
    if not made:
        return
    document = obj.ref.document
    if words[(made >> 3) + DOC] != words[(node >> 3) + DOC]:
        fresh = DocumentRef(document.state, made)
        fresh.settings = settings_of(document).copy()
        document = fresh
    adopt(copy, ref_of(document, made))
