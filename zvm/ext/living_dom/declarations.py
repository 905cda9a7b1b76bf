"""Dom\\DocumentType, Dom\\Entity, Dom\\Notation and Dom\\EntityReference (documenttype.c, entity.c, notation.c)."""
from __future__ import annotations

from zvm.ext.dom import readers as classic
from zvm.ext.dom.kinds import ENTITIES, NOTATIONS
from zvm.ext.dom.objects import node_for_reading
from zvm.ext.living_dom import readers
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.lists import new_list
from zvm.ext.living_dom.node import Node
from zvm.ext.living_dom.relatives import Child
from zvm.ext.vocabulary import UNDEF, Methods, php_class, prop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_DOCTYPE = classic.DOCTYPE
_ENTITY = classic.ENTITY
_NOTATION = classic.NOTATION_NODE


def _declared(kind: int) -> Any:
    """The reader of the entities or notations of a document type."""
    def read(obj: Any) -> Any:
        node_for_reading(obj)
        declared = new_list("dom\\dtdnamednodemap", obj, lambda node: ())
        declared.kind = kind
        return declared
    return read


@php_class("Dom\\DocumentType", since=80400, extends="Dom\\Node", implements=("Dom\\ChildNode",), native=LivingHooks({
    "name": _DOCTYPE["name"], "entities": (_declared(ENTITIES), None), "notations": (_declared(NOTATIONS), None),
    "publicId": _DOCTYPE["publicId"], "systemId": _DOCTYPE["systemId"], "internalSubset": _DOCTYPE["internalSubset"],
    **readers.NODE}), properties=[
    prop("name", UNDEF, type="Str"), prop("entities", UNDEF, type="'Dom\\DtdNamedNodeMap'"),
    prop("notations", UNDEF, type="'Dom\\DtdNamedNodeMap'"), prop("publicId", UNDEF, type="Str"),
    prop("systemId", UNDEF, type="Str"), prop("internalSubset", UNDEF, type="Str | Null")])
class DocumentType(Node):
    __slots__ = ()

    shared_child = Methods(Child)


@php_class("Dom\\Entity", since=80400, extends="Dom\\Node", native=LivingHooks({
    "publicId": _ENTITY["publicId"], "systemId": _ENTITY["systemId"], "notationName": _ENTITY["notationName"],
    **readers.NODE}), properties=[
    prop("publicId", UNDEF, type="Str | Null"), prop("systemId", UNDEF, type="Str | Null"),
    prop("notationName", UNDEF, type="Str | Null")])
class Entity(Node):
    __slots__ = ()


@php_class("Dom\\Notation", since=80400, extends="Dom\\Node", native=LivingHooks({
    "publicId": _NOTATION["publicId"], "systemId": _NOTATION["systemId"], **readers.NODE}), properties=[
    prop("publicId", UNDEF, type="Str"), prop("systemId", UNDEF, type="Str")])
class Notation(Node):
    __slots__ = ()


@php_class("Dom\\EntityReference", since=80400, extends="Dom\\Node")
class EntityReference(Node):
    __slots__ = ()
