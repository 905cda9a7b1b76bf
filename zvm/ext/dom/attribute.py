"""DOMAttr (ext/dom/attr.c)."""
from __future__ import annotations

from zvm.ext.dom import readers
from zvm.ext.dom.exceptions import INVALID_CHARACTER, refuse
from zvm.ext.dom.names import is_name
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import construct, node_of
from zvm.ext.dom.properties import DomHooks
from zvm.ext.libxml.layout import ATTRIBUTE_ID, ATTRIBUTE_TYPE
from zvm.ext.libxml.library import ints, xml
from zvm.ext.vocabulary import UNDEF, Bool, Str, Untyped, method, php_class, prop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: N802


@php_class("DOMAttr", extends="DOMNode", native=DomHooks(readers.ATTR), properties=[
    prop("name", UNDEF, type="Str"), prop("specified", True, type="Bool"), prop("value", UNDEF, type="Str"),
    prop("ownerElement", UNDEF, type="'DOMElement' | Null"), prop("schemaTypeInfo", None, type="Mixed")])
class DOMAttr(DOMNode):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, name: Str, value: Str = "") -> Untyped:
        if not is_name(name):
            refuse(engine, INVALID_CHARACTER)
        construct(self, xml.xmlNewProp(None, name.encode("latin-1"), value.encode("latin-1")))

    @method(tentative=True)
    def isId(self) -> Bool:
        return ints[(node_of(self) >> 2) + 2 * ATTRIBUTE_TYPE] == ATTRIBUTE_ID
