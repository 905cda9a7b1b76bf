"""Trees of Lexbor made trees of libxml2 (ext/dom/html5_parser.c)."""
from __future__ import annotations

from ctypes import string_at

from zvm.ext.dom.tree import children_of, kind_of, link
from zvm.ext.lexbor.library import (
    COMMENT,
    DATA,
    DATA_LENGTH,
    DOCTYPE,
    ELEMENT,
    FIRST_ATTRIBUTE,
    FIRST_CHILD,
    INSTRUCTION,
    NAMESPACE,
    NEXT,
    NEXT_ATTRIBUTE,
    NS_HTML,
    NS_MATH,
    NS_SVG,
    NS_XLINK,
    NS_XML,
    NS_XMLNS,
    PREFIX,
    TEXT,
    TYPE,
    USER,
    VALUE,
    lexbor,
    text_of,
)
from zvm.ext.libxml.layout import LINE, NAME, NS, PARENT, XML_NAMESPACE, XMLNS_NAMESPACE
from zvm.ext.libxml.library import ints, shorts, texts, words, xml
from zvm.ext.living_dom.namespaces import HTML, MATH, SVG, XLINK

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.living_dom.objects import LivingSettings

_LAST_LINE = 0xFFFF
_URIS = {NS_HTML: HTML, NS_SVG: SVG, NS_MATH: MATH}
_ATTRIBUTE_NAMESPACES = {NS_XLINK: ("xlink", XLINK), NS_XML: ("xml", XML_NAMESPACE),
                         NS_XMLNS: ("xmlns", XMLNS_NAMESPACE)}


class Conversion:
    """Makes nodes of `document` of those of Lexbor. `with_namespaces`: elements are in their namespaces, and template
    elements have contents apart from the tree (Dom\\HTML_NO_DEFAULT_NS asks for neither)."""

    def __init__(self, document: int, settings: LivingSettings, with_namespaces: bool) -> None:
        self._document, self._settings, self._with_namespaces = document, settings, with_namespaces
        self._names: dict[tuple[int, int, int], bytes] = {}

    def children(self, source: int, target: int) -> None:
        """Copy what stands below `source` to below `target`."""
        stack = [(words[(source >> 3) + FIRST_CHILD], target)]
        while stack:
            node, parent = stack.pop()
            if not node:
                continue
            stack.append((words[(node >> 3) + NEXT], parent))
            made = self._node(node)
            if not made:
                continue
            if ints[(node >> 2) + 2 * TYPE] != DOCTYPE:  # which xmlCreateIntSubset() has linked
                link(parent, made, 0)
            line = words[(node >> 3) + USER]
            if line:  # PHP counts from 0
                shorts[(made >> 1) + 4 * LINE] = min(line - 1, _LAST_LINE)
            if ints[(node >> 2) + 2 * TYPE] == ELEMENT:
                stack.append(self._inner(node, made))

    def _inner(self, node: int, element: int) -> tuple[int, int]:
        """The first of the nodes that stand in an element, and where they go."""
        first, target = words[(node >> 3) + FIRST_CHILD], element
        if text_of(lexbor.lxb_dom_element_qualified_name, node) == b"template" and \
                words[(node >> 3) + NAMESPACE] == NS_HTML:
            content = words[(node >> 3) + lexbor.template_content]
            first = words[(content >> 3) + FIRST_CHILD] if content else first
            if self._with_namespaces:
                target = new_template_content(self._settings, self._document, element)
        return first, target

    def _node(self, node: int) -> int:
        word = node >> 3
        kind = ints[(node >> 2) + 2 * TYPE]
        if kind == ELEMENT:
            return self._element(node)
        if kind == TEXT:
            return xml.xmlNewDocTextLen(self._document, words[word + DATA], words[word + DATA_LENGTH]) or 0
        if kind in (COMMENT, INSTRUCTION):
            data = string_at(words[word + DATA], words[word + DATA_LENGTH]) if words[word + DATA] else b""
            return xml.xmlNewDocComment(self._document, data) or 0
        if kind == DOCTYPE:
            name, public, system = (text_of(function, node) for function in (
                lexbor.lxb_dom_document_type_name_noi, lexbor.lxb_dom_document_type_public_id_noi,
                lexbor.lxb_dom_document_type_system_id_noi))
            return xml.xmlCreateIntSubset(self._document, name, public or None, system or None) or 0
        return 0

    def _element(self, node: int) -> int:
        word = node >> 3
        made: int = xml.xmlNewDocNode(self._document, None, text_of(lexbor.lxb_dom_element_qualified_name, node), None)
        if self._with_namespaces:
            uri = _URIS.get(words[word + NAMESPACE], HTML)
            words[(made >> 3) + NS] = self._settings.namespaces.record(None, uri)
        attribute = words[word + FIRST_ATTRIBUTE]
        while attribute:
            self._attribute(made, attribute)
            attribute = words[(attribute >> 3) + NEXT_ATTRIBUTE]
        return made

    def _attribute(self, element: int, attribute: int) -> None:
        word = attribute >> 3
        name = text_of(lexbor.lxb_dom_attr_qualified_name, attribute)
        namespace = 0
        if words[word + NAMESPACE] in _ATTRIBUTE_NAMESPACES:
            prefix, uri = _ATTRIBUTE_NAMESPACES[words[word + NAMESPACE]]
            if words[word + PREFIX] and b":" in name:
                name = name.partition(b":")[2]
            namespace = self._settings.namespaces.record(None if name == b"xmlns" else prefix, uri)
        value = words[word + VALUE]
        text = string_at(words[value >> 3], words[(value >> 3) + 1]) if value and words[value >> 3] else b""
        xml.xmlNewNsProp(element, namespace or None, name, text)


def new_template_content(settings: LivingSettings, document: int, element: int) -> int:
    """A fragment for the contents of a template element."""
    fragment: int = xml.xmlNewDocFragment(document)
    words[(fragment >> 3) + PARENT] = 0
    settings.templates[element] = fragment
    return fragment


def hoist(parent: int, name: bytes) -> None:
    """Put the children of an element in its place, which the text did not have (dom_place_remove_element_and_hoist_
    children): at the end of the parent."""
    for node in children_of(parent):
        if kind_of(node) == ELEMENT and texts[(node >> 3) + NAME] == name:
            xml.xmlUnlinkNode(node)
            for child in children_of(node):
                xml.xmlUnlinkNode(child)
                link(parent, child, 0)
            xml.xmlFreeNode(node)
            return
