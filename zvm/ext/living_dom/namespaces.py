"""Namespaces of a document of namespace Dom: one record for each prefix and URI, none of which stands on an element.

Declarations are attributes in the namespace of `xmlns`; which namespace a node is in does not depend on them
(ext/dom/namespace_compat.c). The records belong to the document and live as long.
"""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, href_of, prefix_of
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    ELEMENT,
    NAME,
    NEXT,
    NS,
    NS_DEF,
    NS_HREF,
    NS_NEXT,
    PARENT,
    PREV,
    PROPERTIES,
    TYPE,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import ints, texts, words, xml
from zvm.ext.libxml.nodes import keep_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"
MATH = "http://www.w3.org/1998/Math/MathML"
XLINK = "http://www.w3.org/1999/xlink"
_XMLNS = XMLNS_NAMESPACE.encode()


class Namespaces:
    """The records of one document."""

    __slots__ = ("_document", "_records")

    def __init__(self, document: int) -> None:
        self._document = document
        self._records: dict[tuple[str, str], int] = {}

    def record(self, prefix: str | None, uri: str | None) -> int:
        """The record of a prefix and a URI, 0 where there is neither (php_dom_libxml_ns_mapper_get_ns)."""
        key = prefix or "", uri or ""
        if key == ("", ""):
            return 0
        record = self._records.get(key)
        if record is None:
            record = self._records[key] = self._new_record(*key)
        return record

    def _new_record(self, prefix: str, uri: str) -> int:
        if prefix == "xml" and uri == XML_NAMESPACE:
            return xml.xmlSearchNsByHref(self._document, self._document, uri.encode()) or 0
        record: int = xml.xmlNewNs(None, uri.encode("latin-1"), prefix.encode("latin-1") if prefix else None)
        keep_namespace(self._document, record)
        return record

    def adopt(self, root: int) -> None:
        """Have the nodes of a tree that came into the document use its records (php_dom_libxml_reconcile_modern)."""
        for node in elements_of(root):
            kind = ints[(node >> 2) + 2 * TYPE]
            if kind not in (ELEMENT, ATTRIBUTE):
                continue
            for each in (node, *attributes_of(node)) if kind == ELEMENT else (node,):
                namespace = words[(each >> 3) + NS]
                if namespace:
                    words[(each >> 3) + NS] = self.record(prefix_of(namespace), href_of(namespace))

    def declare_by_attributes(self, root: int) -> None:
        """Turn the declarations that a parser has left on elements into attributes, before those that are there
        (php_dom_ns_compat_mark_attribute_list)."""
        for element in elements_of(root):
            if ints[(element >> 2) + 2 * TYPE] == ELEMENT and words[(element >> 3) + NS_DEF]:
                self._declare_by_attributes(element)

    def _declare_by_attributes(self, element: int) -> None:
        word = element >> 3
        namespace, former = words[word + NS_DEF], words[word + PROPERTIES]
        words[word + NS_DEF] = words[word + PROPERTIES] = 0
        while namespace:
            following = words[(namespace >> 3) + NS_NEXT]
            prefix, uri = prefix_of(namespace), href_of(namespace) or ""
            keep_namespace(self._document, namespace)
            self._records.setdefault((prefix or "", uri), namespace)
            xml.xmlNewNsProp(element, self.record("xmlns" if prefix else None, XMLNS_NAMESPACE),
                             (prefix or "xmlns").encode("latin-1"), uri.encode("latin-1"))
            namespace = following
        last = words[word + PROPERTIES]
        while words[(last >> 3) + NEXT]:
            last = words[(last >> 3) + NEXT]
        words[(last >> 3) + NEXT] = former
        if former:
            words[(former >> 3) + PREV] = last


def elements_of(root: int) -> Iterator[int]:
    """The root, whatever it is, and all elements below it, in document order."""
    yield root
    if ints[(root >> 2) + 2 * TYPE] == ATTRIBUTE:
        return
    node = words[(root >> 3) + CHILDREN]
    while node:
        following = 0
        if ints[(node >> 2) + 2 * TYPE] == ELEMENT:
            yield node
            following = words[(node >> 3) + CHILDREN]
        while not following and node != root:
            following = words[(node >> 3) + NEXT]
            if not following:
                node = words[(node >> 3) + PARENT]
        node = following


def uri_of(node: int) -> str | None:
    """The URI of the namespace that an element or attribute is in."""
    namespace = words[(node >> 3) + NS]
    return href_of(namespace) if namespace else None


def prefix_at(node: int) -> str | None:
    """Its prefix."""
    namespace = words[(node >> 3) + NS]
    return prefix_of(namespace) if namespace else None


def is_in(node: int, uri: bytes) -> bool:
    """Is an element or attribute in that namespace?"""
    namespace = words[(node >> 3) + NS]
    return bool(namespace) and texts[(namespace >> 3) + NS_HREF] == uri


def is_html_element(node: int) -> bool:
    """Is that an element of HTML?"""
    return ints[(node >> 2) + 2 * TYPE] == ELEMENT and is_in(node, _HTML)


def is_template(node: int) -> bool:
    """Is that a template element of HTML?"""
    return is_html_element(node) and texts[(node >> 3) + NAME] == b"template"


_HTML = HTML.encode()


def is_declaration(attribute: int) -> bool:
    """Does an attribute declare a namespace?"""
    return is_in(attribute, _XMLNS)
