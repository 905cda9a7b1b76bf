"""What the properties of nodes of namespace Dom are, and writing them; what is as in zvm/ext/dom/readers.py comes from
there."""
from __future__ import annotations

from zvm.ext.dom import readers
from zvm.ext.dom.names import name_of, qualified_name
from zvm.ext.dom.objects import node_for_reading, wrap_beside
from zvm.ext.dom.tree import children_of, kind_of, string_value
from zvm.ext.libxml.layout import ATTRIBUTE, CDATA, COMMENT, DOC, ELEMENT, FRAGMENT, PI, TEXT
from zvm.ext.libxml.library import take, text_at, words, xml
from zvm.ext.libxml.nodes import discard_children
from zvm.ext.living_dom.insertion import DOCUMENTS, put
from zvm.ext.living_dom.lists import child_elements, new_list
from zvm.ext.living_dom.names import tag_name
from zvm.ext.living_dom.namespaces import prefix_at, uri_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_CHARACTER_DATA = (TEXT, CDATA, COMMENT, PI)
_PARENTS = (ELEMENT, FRAGMENT, *DOCUMENTS)


def node_name(obj: Any) -> str:
    node = node_for_reading(obj)
    kind = kind_of(node)
    if kind == ELEMENT:
        return tag_name(node)
    return qualified_name(node) if kind == ATTRIBUTE else readers.node_name(obj)


def base_uri(obj: Any) -> str:
    node = node_for_reading(obj)
    return take(xml.xmlNodeGetBase(words[(node >> 3) + DOC], node)) or "about:blank"


def node_value(obj: Any) -> str | None:
    node = node_for_reading(obj)
    return string_value(node) if kind_of(node) in _CHARACTER_DATA or kind_of(node) == ATTRIBUTE else None


def write_node_value(obj: Any, value: str | None) -> None:
    kind = kind_of(node_for_reading(obj))
    if kind in _CHARACTER_DATA or kind == ATTRIBUTE:
        write_text_content(obj, value)


def text_content(obj: Any) -> str | None:
    node = node_for_reading(obj)
    kind = kind_of(node)
    return string_value(node) if kind in _CHARACTER_DATA or kind in (ELEMENT, ATTRIBUTE, FRAGMENT) else None


def write_text_content(obj: Any, value: str | None) -> None:
    node = node_for_reading(obj)
    kind = kind_of(node)
    data = (value or "").encode("latin-1")
    if kind in _CHARACTER_DATA:
        set_data(node, value or "")
    elif kind in (ELEMENT, ATTRIBUTE, FRAGMENT):
        document = obj.ref.document
        discard_children(document, node)
        document.state.changes += 1
        if data:
            put(document, node, xml.xmlNewDocTextLen(words[(node >> 3) + DOC], data, len(data)), 0)


def set_data(node: int, text: str) -> None:
    """Make the data of a text, a comment or the like that text."""
    data = text.encode("latin-1")
    xml.xmlNodeSetContent(node, b"")
    xml.xmlNodeAddContentLen(node, data, len(data))


def child_nodes(obj: Any) -> Any:
    node_for_reading(obj)
    return new_list("dom\\nodelist", obj, _children, True)


def _children(node: int) -> Any:
    return children_of(node) if kind_of(node) in _PARENTS or kind_of(node) == ATTRIBUTE else iter(())


def children(obj: Any) -> Any:
    node_for_reading(obj)
    collection = getattr(obj, "child_collection", None)
    if collection is None:
        obj.child_collection = collection = new_list("dom\\htmlcollection", obj, child_elements)
    return collection


NODE: dict[str, tuple[Any, Any]] = {
    "nodeType": (readers.node_type, None), "nodeName": (node_name, None), "baseURI": (base_uri, None),
    "isConnected": (readers.is_connected, None), "ownerDocument": (readers.owner_document, None),
    "parentNode": (readers.parent_node, None), "parentElement": (readers.parent_element, None),
    "childNodes": (child_nodes, None), "firstChild": (readers.first_child, None),
    "lastChild": (readers.last_child, None), "previousSibling": (readers.previous_sibling, None),
    "nextSibling": (readers.next_sibling, None), "nodeValue": (node_value, write_node_value),
    "textContent": (text_content, write_text_content),
}
PARENT_NODE = {"children": (children, None), **readers.PARENT_NODE}
SIBLINGS = readers.SIBLINGS


def data(obj: Any) -> str:
    return string_value(node_for_reading(obj))


def write_data(obj: Any, value: str) -> None:
    set_data(node_for_reading(obj), value)


CHARACTER_DATA = {**SIBLINGS, "data": (data, write_data), "length": (readers.length, None), **NODE}
TEXT_NODE = {"wholeText": (readers.whole_text, None), **CHARACTER_DATA}
INSTRUCTION = {"target": (readers.plain_name, None), **CHARACTER_DATA}


def namespace_uri(obj: Any) -> str | None:
    return uri_of(node_for_reading(obj))


def prefix(obj: Any) -> str | None:
    return prefix_at(node_for_reading(obj))


def local_name(obj: Any) -> str:
    return name_of(node_for_reading(obj))


def qualified(obj: Any) -> str:
    return qualified_name(node_for_reading(obj))


def _true(obj: Any) -> bool:
    return True


ATTR = {"namespaceURI": (namespace_uri, None), "prefix": (prefix, None), "localName": (local_name, None),
        "name": (qualified, None), "value": (data, write_text_content), "ownerElement": (readers.parent_node, None),
        "specified": (_true, None), **NODE}


def owned(obj: Any, node: int) -> Any:
    """The object of another node of the document, None for 0."""
    return wrap_beside(obj, node)


def identifier_text(pointer: int) -> str:
    return text_at(pointer) or ""
