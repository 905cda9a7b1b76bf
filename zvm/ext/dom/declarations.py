"""DOMDocumentType, DOMEntity, DOMNotation, DOMEntityReference and DOMProcessingInstruction (ext/dom)."""
from __future__ import annotations

from zvm.ext.dom import readers
from zvm.ext.dom.exceptions import INVALID_CHARACTER, refuse
from zvm.ext.dom.names import is_name
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import construct, optional
from zvm.ext.dom.properties import DomHooks
from zvm.ext.libxml.library import xml
from zvm.ext.vocabulary import UNDEF, Str, Untyped, method, php_class, prop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@php_class("DOMDocumentType", extends="DOMNode", native=DomHooks(readers.DOCTYPE), properties=[
    prop("name", UNDEF, type="Str"), prop("entities", UNDEF, type="'DOMNamedNodeMap'"),
    prop("notations", UNDEF, type="'DOMNamedNodeMap'"), prop("publicId", UNDEF, type="Str"),
    prop("systemId", UNDEF, type="Str"), prop("internalSubset", UNDEF, type="Str | Null")])
class DOMDocumentType(DOMNode):
    __slots__ = ()


@php_class("DOMNotation", extends="DOMNode", native=DomHooks(readers.NOTATION_NODE), properties=[
    prop("publicId", UNDEF, type="Str"), prop("systemId", UNDEF, type="Str")])
class DOMNotation(DOMNode):
    __slots__ = ()


@php_class("DOMEntity", extends="DOMNode", native=DomHooks(readers.ENTITY), properties=[
    prop("publicId", UNDEF, type="Str | Null"), prop("systemId", UNDEF, type="Str | Null"),
    prop("notationName", UNDEF, type="Str | Null"), prop("actualEncoding", None, type="Str | Null"),
    prop("encoding", None, type="Str | Null"), prop("version", None, type="Str | Null")])
class DOMEntity(DOMNode):
    __slots__ = ()


@php_class("DOMEntityReference", extends="DOMNode")
class DOMEntityReference(DOMNode):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, name: Str) -> Untyped:
        if not is_name(name):
            refuse(engine, INVALID_CHARACTER)
        construct(self, xml.xmlNewReference(None, name.encode("latin-1")))


@php_class("DOMProcessingInstruction", extends="DOMNode", native=DomHooks(readers.INSTRUCTION), properties=[
    prop("target", UNDEF, type="Str"), prop("data", UNDEF, type="Str")])
class DOMProcessingInstruction(DOMNode):
    __slots__ = ()

    @method(defaults={"value": '""'})
    def __construct(self, engine: Engine, name: Str, value: Str = UNDEF) -> Untyped:
        if not is_name(name):
            refuse(engine, INVALID_CHARACTER)
        construct(self, xml.xmlNewPI(name.encode("latin-1"), optional(value)))
