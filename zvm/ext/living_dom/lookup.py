"""Prefixes and namespaces as they are declared around a node (the standard's "locate a namespace")."""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, name_of
from zvm.ext.dom.tree import kind_of, string_value
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    FRAGMENT,
    PARENT,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import words, xml
from zvm.ext.living_dom.insertion import DOCUMENTS
from zvm.ext.living_dom.namespaces import is_declaration, prefix_at, uri_of


def element_at(node: int) -> int:
    """The element whose declarations count for a node, 0 for none."""
    kind = kind_of(node)
    if kind in DOCUMENTS:
        return xml.xmlDocGetRootElement(node) or 0
    if kind in (DTD, DOCUMENT_TYPE, FRAGMENT):
        return 0
    if kind != ELEMENT:
        node = words[(node >> 3) + PARENT]
        return node if node and (kind == ATTRIBUTE or kind_of(node) == ELEMENT) else 0
    return node


def namespace_for(node: int, prefix: str | None) -> str | None:
    """The URI that a prefix stands for, the default namespace for None."""
    element = element_at(node)
    while element and kind_of(element) == ELEMENT:
        if prefix == "xml":
            return XML_NAMESPACE
        if prefix == "xmlns":
            return XMLNS_NAMESPACE
        uri = uri_of(element)
        if uri is not None and prefix_at(element) == prefix:
            return uri
        for attribute in attributes_of(element):
            if is_declaration(attribute) and (
                    name_of(attribute) == prefix if prefix_at(attribute) is not None
                    else prefix is None and name_of(attribute) == "xmlns"):
                return string_value(attribute) or None
        element = words[(element >> 3) + PARENT]
    return None


def prefix_for(node: int, uri: str) -> str | None:
    """A prefix that stands for a namespace."""
    element = element_at(node)
    while element and kind_of(element) == ELEMENT:
        if uri_of(element) == uri and prefix_at(element) is not None:
            return prefix_at(element)
        for attribute in attributes_of(element):
            if is_declaration(attribute) and prefix_at(attribute) is not None and string_value(attribute) == uri:
                return name_of(attribute)
        element = words[(element >> 3) + PARENT]
    return None
