"""What the properties of nodes are, and writing them (the *_read and *_write functions of ext/dom).

A reader takes the object and gives the value, UNDEF where there is none to show; a writer takes the new value, already
of the property's type. HANDLERS of the classes are put together of these.
"""
from __future__ import annotations

from zvm.ext.dom.exceptions import NAMESPACE, refuse
from zvm.ext.dom.kinds import CHILDREN_LIST, ENTITIES, NOTATIONS
from zvm.ext.dom.lists import new_list, new_map
from zvm.ext.dom.names import declarations, href_of, name_of, prefix_of, qualified_name
from zvm.ext.dom.objects import is_strict, node_for_reading, wrap_beside
from zvm.ext.dom.relations import root_of
from zvm.ext.dom.tree import children_of, kind_of, may_have_children, set_content, string_value
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CDATA,
    CHILDREN,
    COMMENT,
    CONTENT,
    DOC,
    DOCUMENT,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    ENTITY_EXTERNAL_ID,
    ENTITY_SYSTEM_ID,
    ENTITY_TYPE,
    EXTERNAL_ID,
    FRAGMENT,
    HTML_DOCUMENT,
    INT_SUBSET,
    LAST,
    NEXT,
    NS,
    PARENT,
    PI,
    PREV,
    SYSTEM_ID,
    TEXT,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import ints, take, text_at, texts, words, xml
from zvm.ext.libxml.nodes import discard_children
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

_NAMES = {TEXT: "#text", CDATA: "#cdata-section", COMMENT: "#comment", DOCUMENT: "#document",
          HTML_DOCUMENT: "#document", FRAGMENT: "#document-fragment"}
_WITH_VALUE = frozenset((ATTRIBUTE, TEXT, ELEMENT, COMMENT, CDATA, PI))
_WITH_CONTENT = _WITH_VALUE | {FRAGMENT}
_NAMED = (ELEMENT, ATTRIBUTE)
_UNPARSED = 3  # xmlEntity.etype of an unparsed entity


# ---- DOMNode ---------------------------------------------------------------------------------------------------------

def node_name(obj: Any) -> str:
    node = node_for_reading(obj)
    kind = kind_of(node)
    if kind in _NAMED:
        return qualified_name(node)
    return _NAMES.get(kind) or name_of(node)


def node_value(obj: Any) -> str | None:
    node = node_for_reading(obj)
    return string_value(node) if kind_of(node) in _WITH_VALUE else None


def write_node_value(obj: Any, value: str | None) -> None:
    node = node_for_reading(obj)
    kind = kind_of(node)
    if kind not in _WITH_VALUE:
        return
    if kind in _NAMED:
        discard_children(obj.ref.document, node)
    set_encoded_content(node, value or "")


def set_encoded_content(node: int, text: str) -> None:
    """Make a node's content that text; of elements and attributes, entity references in it are parsed
    (xmlNodeSetContentLen)."""
    data = text.encode("latin-1")
    xml.xmlNodeSetContentLen(node, data, len(data))


def node_type(obj: Any) -> int:
    kind = kind_of(node_for_reading(obj))
    return DOCUMENT_TYPE if kind == DTD else kind


def _neighbour(field: int) -> Callable[[Any], Any]:
    def read(obj: Any) -> Any:
        found = words[(node_for_reading(obj) >> 3) + field]
        return wrap_beside(obj, found) if found else None
    return read


parent_node, previous_sibling, next_sibling = _neighbour(PARENT), _neighbour(PREV), _neighbour(NEXT)


def child_nodes(obj: Any) -> Any:
    node_for_reading(obj)
    return new_list(obj, CHILDREN_LIST)


def _end(field: int) -> Callable[[Any], Any]:
    def read(obj: Any) -> Any:
        node = node_for_reading(obj)
        found = words[(node >> 3) + field] if may_have_children(node) else 0
        return wrap_beside(obj, found) if found else None
    return read


first_child, last_child = _end(CHILDREN), _end(LAST)


def attributes(obj: Any) -> Any:
    return new_map(obj, ATTRIBUTE) if kind_of(node_for_reading(obj)) == ELEMENT else None


def owner_document(obj: Any) -> Any:
    node = node_for_reading(obj)
    if kind_of(node) in (DOCUMENT, HTML_DOCUMENT):
        return None
    document = words[(node >> 3) + DOC]
    return wrap_beside(obj, document) if document else UNDEF


def namespace_uri(obj: Any) -> str | None:
    node = node_for_reading(obj)
    namespace = words[(node >> 3) + NS] if kind_of(node) in _NAMED else 0
    return href_of(namespace) if namespace else None


def prefix(obj: Any) -> str:
    node = node_for_reading(obj)
    namespace = words[(node >> 3) + NS] if kind_of(node) in _NAMED else 0
    return prefix_of(namespace) or "" if namespace else ""


def write_prefix(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    kind = kind_of(node)
    if kind not in _NAMED:
        return
    element = node if kind == ELEMENT else words[(node >> 3) + PARENT] or xml.xmlDocGetRootElement(
        words[(node >> 3) + DOC])
    namespace = words[(node >> 3) + NS]
    if not element or not namespace or prefix_of(namespace) == value:
        return
    uri = href_of(namespace)
    found = 0
    if uri is not None and not (value == "xml" and uri != XML_NAMESPACE) and not (
            kind == ATTRIBUTE and (value == "xmlns" and uri != XMLNS_NAMESPACE or name_of(node) == "xmlns")):
        found = next((known for known in declarations(element)
                      if prefix_of(known) == value and href_of(known) == uri), 0)
        found = found or xml.xmlNewNs(element, uri.encode("latin-1"), value.encode("latin-1"))
    if not found:
        refuse(obj.ce.engine, NAMESPACE, is_strict(obj))
        return
    xml.xmlSetNs(node, found)


def local_name(obj: Any) -> str | None:
    node = node_for_reading(obj)
    return name_of(node) if kind_of(node) in _NAMED else None


def base_uri(obj: Any) -> str | None:
    node = node_for_reading(obj)
    return take(xml.xmlNodeGetBase(words[(node >> 3) + DOC], node))


def text_content(obj: Any) -> str:
    return string_value(node_for_reading(obj))


def write_text_content(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    kind = kind_of(node)
    if kind in (ELEMENT, ATTRIBUTE, FRAGMENT):
        discard_children(obj.ref.document, node)
    if kind in _WITH_CONTENT:  # libxml2 would free what an entity reference shares with its entity
        set_content(node, value)


def parent_element(obj: Any) -> Any:
    """The parent, where it is an element."""
    parent = words[(node_for_reading(obj) >> 3) + PARENT]
    return wrap_beside(obj, parent) if parent and kind_of(parent) == ELEMENT else None


def is_connected(obj: Any) -> bool:
    """Is the node in a document?"""
    return kind_of(root_of(node_for_reading(obj))) in (DOCUMENT, HTML_DOCUMENT)


NODE = {
    "nodeName": (node_name, None), "nodeValue": (node_value, write_node_value), "nodeType": (node_type, None),
    "parentNode": (parent_node, None), "parentElement": (parent_element, None),
    "childNodes": (child_nodes, None), "firstChild": (first_child, None),
    "lastChild": (last_child, None), "previousSibling": (previous_sibling, None),
    "nextSibling": (next_sibling, None), "attributes": (attributes, None), "isConnected": (is_connected, None),
    "ownerDocument": (owner_document, None),
    "namespaceURI": (namespace_uri, None), "prefix": (prefix, write_prefix), "localName": (local_name, None),
    "baseURI": (base_uri, None), "textContent": (text_content, write_text_content),
}


# ---- elements among children and siblings ----------------------------------------------------------------------------

def _nearest_element(node: int, field: int) -> int:
    """The node or the nearest element after it in one direction, 0 for none."""
    while node and kind_of(node) != ELEMENT:
        node = words[(node >> 3) + field]
    return node


def _element_at(start: int, step: int) -> Callable[[Any], Any]:
    def read(obj: Any) -> Any:
        node = node_for_reading(obj)
        if start in (CHILDREN, LAST) and not may_have_children(node):
            return None
        found = _nearest_element(words[(node >> 3) + start], step)
        return wrap_beside(obj, found) if found else None
    return read


def child_element_count(obj: Any) -> int:
    node = node_for_reading(obj)
    return sum(kind_of(child) == ELEMENT for child in children_of(node)) if may_have_children(node) else 0


PARENT_NODE: dict[str, tuple[Any, Any]] = {
    "firstElementChild": (_element_at(CHILDREN, NEXT), None), "lastElementChild": (_element_at(LAST, PREV), None),
    "childElementCount": (child_element_count, None),
}
SIBLINGS: dict[str, tuple[Any, Any]] = {
    "previousElementSibling": (_element_at(PREV, PREV), None), "nextElementSibling": (_element_at(NEXT, NEXT), None),
}


# ---- character data, attributes, elements ----------------------------------------------------------------------------

def length(obj: Any) -> int:
    """Characters of UTF-8."""
    text = text_content(obj)
    return len(text) if text.isascii() else xml.xmlUTF8Strlen(text.encode("latin-1"))


def write_data(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    set_encoded_content(node, value)


def whole_text(obj: Any) -> str:
    node = node_for_reading(obj)
    while (previous := words[(node >> 3) + PREV]) and kind_of(previous) in (TEXT, CDATA):
        node = previous
    parts = []
    while node and kind_of(node) in (TEXT, CDATA):
        parts.append((texts[(node >> 3) + CONTENT] or b"").decode("latin-1"))
        node = words[(node >> 3) + NEXT]
    return "".join(parts)


def plain_name(obj: Any) -> str:
    return name_of(node_for_reading(obj))


def tag_name(obj: Any) -> str:
    return qualified_name(node_for_reading(obj))


def write_attribute_value(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    discard_children(obj.ref.document, node)
    set_encoded_content(node, value)


def _nothing(obj: Any) -> None:
    return None


def deprecated(read: Callable[[Any], Any], name: str) -> Callable[[Any], Any]:
    """A reader that reports, since PHP 8.4, that its property is deprecated."""
    def report_and_read(obj: Any) -> Any:
        engine = obj.ce.engine
        if engine.target >= V8_4:
            engine.diagnostics.deprecated(f"Property {name} is deprecated")
        return read(obj)
    return report_and_read


def _true(obj: Any) -> bool:
    return True


CHARACTER_DATA = {"data": (text_content, write_data), "length": (length, None), **SIBLINGS, **NODE}
TEXT_NODE = {"wholeText": (whole_text, None), **CHARACTER_DATA}
ATTR = {"name": (plain_name, None), "specified": (_true, None), "value": (text_content, write_attribute_value),
        "ownerElement": (parent_node, None), "schemaTypeInfo": (_nothing, None), **NODE}
def _attribute(name: bytes) -> tuple[Any, Any]:
    """The reader and writer of an element's attribute without a namespace."""
    def read(obj: Any) -> str:
        return take(xml.xmlGetNsProp(node_for_reading(obj), name, None)) or ""

    def write(obj: Any, value: str) -> None:
        xml.xmlSetProp(node_for_reading(obj), name, value.encode("latin-1"))
    return read, write


ELEMENT_NODE = {"tagName": (tag_name, None), "className": _attribute(b"class"), "id": _attribute(b"id"),
                "schemaTypeInfo": (_nothing, None), **PARENT_NODE, **SIBLINGS, **NODE}
FRAGMENT_NODE = {**PARENT_NODE, **NODE}
INSTRUCTION = {"target": (plain_name, None), "data": (text_content, write_data), **NODE}


# ---- document types, entities ----------------------------------------------------------------------------------------

def _identifier(field: int) -> Callable[[Any], str]:
    def read(obj: Any) -> str:
        return text_at(words[(node_for_reading(obj) >> 3) + field]) or ""
    return read


def entities(obj: Any) -> Any:
    node_for_reading(obj)
    return new_map(obj, ENTITIES)


def notations(obj: Any) -> Any:
    node_for_reading(obj)
    return new_map(obj, NOTATIONS)


def internal_subset(obj: Any) -> str | None:
    """What stands between the brackets of a document type."""
    document = words[(node_for_reading(obj) >> 3) + DOC]
    subset = words[(document >> 3) + INT_SUBSET] if document else 0
    if not subset or not words[(subset >> 3) + CHILDREN]:
        return None
    buffer = xml.xmlBufferCreate()
    output = xml.xmlOutputBufferCreateBuffer(buffer, None)
    for child in children_of(subset):
        xml.xmlNodeDumpOutput(output, None, child, 0, 0, None)
    xml.xmlOutputBufferClose(output)
    text = text_at(xml.xmlBufferContent(buffer))
    xml.xmlBufferFree(buffer)
    return text


def _of_unparsed(field: int) -> Callable[[Any], str | None]:
    def read(obj: Any) -> str | None:
        node = node_for_reading(obj)
        return text_at(words[(node >> 3) + field]) if ints[(node >> 2) + ENTITY_TYPE] == _UNPARSED else None
    return read


def notation_name(obj: Any) -> str | None:
    node = node_for_reading(obj)
    return string_value(node) if ints[(node >> 2) + ENTITY_TYPE] == _UNPARSED else None


DOCTYPE = {"name": (plain_name, None), "entities": (entities, None), "notations": (notations, None),
           "publicId": (_identifier(EXTERNAL_ID), None), "systemId": (_identifier(SYSTEM_ID), None),
           "internalSubset": (internal_subset, None), **NODE}
ENTITY = {"publicId": (_of_unparsed(ENTITY_EXTERNAL_ID), None), "systemId": (_of_unparsed(ENTITY_SYSTEM_ID), None),
          "notationName": (notation_name, None),
          "actualEncoding": (deprecated(_nothing, "DOMEntity::$actualEncoding"), None),
          "encoding": (deprecated(_nothing, "DOMEntity::$encoding"), None),
          "version": (deprecated(_nothing, "DOMEntity::$version"), None), **NODE}
NOTATION_NODE = {"publicId": (_identifier(ENTITY_EXTERNAL_ID), None), "systemId": (_identifier(ENTITY_SYSTEM_ID), None),
                 **NODE}
