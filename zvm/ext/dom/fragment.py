"""DOMDocumentFragment (ext/dom/documentfragment.c)."""
from __future__ import annotations

from ctypes import byref, c_void_p

from zvm.ext.dom import readers
from zvm.ext.dom.child_nodes import ParentNode
from zvm.ext.dom.exceptions import NO_MODIFICATION_ALLOWED, refuse
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import construct, is_strict, state_and_node
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.tree import is_read_only
from zvm.ext.libxml.layout import DOC
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.state import REPORT
from zvm.ext.vocabulary import UNDEF, Bool, Methods, Str, Untyped, method, php_class, prop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: N802


@php_class("DOMDocumentFragment", extends="DOMNode", implements=("DOMParentNode",),
           native=DomHooks(readers.FRAGMENT_NODE), properties=[
    prop("firstElementChild", UNDEF, type="'DOMElement' | Null"),
    prop("lastElementChild", UNDEF, type="'DOMElement' | Null"), prop("childElementCount", UNDEF, type="Int")])
class DOMDocumentFragment(DOMNode):
    __slots__ = ()

    @method
    def __construct(self) -> Untyped:
        construct(self, xml.xmlNewDocFragment(None))

    @method(tentative=True)
    def appendXML(self, engine: Engine, data: Str) -> Bool:
        state, node = state_and_node(engine, self)
        if is_read_only(node):
            return refuse(engine, NO_MODIFICATION_ALLOWED, is_strict(self))
        if not data:
            return True
        found = c_void_p()
        document = words[(node >> 3) + DOC]
        failed = state.run(REPORT, xml.xmlParseBalancedChunkMemory, document, None, None, 0, data.encode("latin-1"),
                           byref(found))
        if failed:
            return False
        state.changes += 1
        if found.value:
            xml.xmlAddChildList(node, found.value)
        return True

    shared_parent_node = Methods(ParentNode)
