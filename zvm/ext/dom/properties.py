"""The engine's hooks of dom's classes: properties by handlers, debug output, cloning (ext/dom/php_dom.c)."""
from __future__ import annotations

from zvm.ext.dom.objects import NodeObject, adopt, node_of, settings_of
from zvm.ext.libxml.layout import DOC
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import DocumentRef, ref_of
from zvm.runtime.functions.type_check import verify_property_type
from zvm.runtime.objects import properties
from zvm.runtime.objects.lifecycle import initialise, object_type_of
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

OMITTED = "(object value omitted)"


class DomHooks:
    """The hooks of a class with these handlers of properties: (reader, writer or None) by name, in the order in which
    var_dump() shows them."""

    __slots__ = ("handlers",)

    def __init__(self, handlers: dict[str, tuple[Any, Any]]) -> None:
        self.handlers = handlers

    def read_property(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        handler = self.handlers.get(name)
        if handler is not None:
            value = handler[0](obj)
            return None if value is UNDEF else value
        value = properties.read_standard(engine, obj, name, scope, mode)
        return value.value if type(value) is Reference else value

    def write_property(self, engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        handler = self.handlers.get(name)
        if handler is None:
            return properties.write_standard(engine, obj, name, value, scope, strict)
        if handler[1] is None:
            engine.throw("Error", f"Cannot write read-only property {obj.ce.display_name}::${name}")
        info = obj.ce.properties_info.get(name)
        if info is not None and info.type is not None:
            value = verify_property_type(engine, info, value, strict)
        handler[1](obj, value)
        return value

    def has_property(self, engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        handler = self.handlers.get(name)
        if handler is None:
            return properties.has_standard(engine, obj, name, scope, check)
        if check == properties.PROPERTY_EXISTS:
            return True
        value = handler[0](obj)
        return to_bool(engine, value) if check == properties.PROPERTY_NOT_EMPTY else value is not None

    def get_property_pointer(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if name in self.handlers:
            return None
        return properties.pointer_standard(engine, obj, name, scope, mode)

    def get_debug_info(self, engine: Engine, obj: Any) -> PhpArray:
        table = standard_table(obj)
        ref: Any = getattr(obj, "ref", UNDEF)
        if ref is not UNDEF and ref is not None and not ref.node:
            return table
        for name, handler in self.handlers.items():
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
