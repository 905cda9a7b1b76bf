"""innerHTML, outerHTML and insertAdjacentHTML(): markup of a part of a tree, read and written
(ext/dom/inner_outer_html_mixin.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import INVALID_MODIFICATION, INVALID_STATE, SYNTAX, refuse
from zvm.ext.dom.names import attributes_of, name_of, qualified_name
from zvm.ext.dom.objects import node_for_reading
from zvm.ext.dom.tree import children_of, kind_of, string_value
from zvm.ext.libxml.layout import DOC, ELEMENT, FRAGMENT, MY_DOC, NEXT, NS, PARENT, WELL_FORMED
from zvm.ext.libxml.library import ints, words, xml
from zvm.ext.libxml.nodes import discard_children
from zvm.ext.libxml.state import PLAIN, state_of
from zvm.ext.living_dom import html_serializer
from zvm.ext.living_dom.insertion import DOCUMENTS, put
from zvm.ext.living_dom.lookup import namespace_for
from zvm.ext.living_dom.namespaces import HTML, is_declaration, is_html_element, prefix_at, uri_of
from zvm.ext.living_dom.objects import is_html_document, living_settings, namespaces_of
from zvm.ext.living_dom.saving import xml_text

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_QUIET = 1 << 5 | 1 << 6 | 1 << 12 | 1 << 21  # NOERROR, NOWARNING, NODICT: names outlive the parser, IGNORE_ENC


def inner_html(obj: Any) -> str:
    node = node_for_reading(obj)
    settings = living_settings(obj.ref.document)
    if is_html_document(node):
        return html_serializer.inner(settings, node)
    return "".join(xml_text(obj, child, well_formed=True) for child in children_of(node))


def outer_html(obj: Any) -> str:
    node = node_for_reading(obj)
    if is_html_document(node):
        return html_serializer.outer(living_settings(obj.ref.document), node)
    return xml_text(obj, node, well_formed=True)


def write_inner_html(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    fragment = fragment_for(obj, node, value)
    settings = living_settings(obj.ref.document)
    if is_html_element(node) and name_of(node) == "template":
        from zvm.ext.living_dom.conversion import new_template_content

        contents = settings.contents_of(node)
        node = contents if contents != node else new_template_content(settings, words[(node >> 3) + DOC], node)
    discard_children(obj.ref.document, node)
    put(obj.ref.document, node, fragment, 0)
    xml.xmlFreeNode(fragment)


def write_outer_html(obj: Any, value: str) -> None:
    node = node_for_reading(obj)
    parent = words[(node >> 3) + PARENT]
    if not parent:
        return
    engine = obj.ce.engine
    if kind_of(parent) in DOCUMENTS:
        refuse(engine, INVALID_MODIFICATION)
    context, made = parent, 0
    if kind_of(parent) == FRAGMENT:
        context = made = xml.xmlNewDocNode(words[(node >> 3) + DOC], None, b"body", None)
        words[(made >> 3) + NS] = namespaces_of(obj).record(None, HTML)
    try:
        fragment = fragment_for(obj, context, value)
    finally:
        if made:
            xml.xmlFreeNode(made)
    following = words[(node >> 3) + NEXT]
    xml.xmlUnlinkNode(node)
    put(obj.ref.document, parent, fragment, following)
    xml.xmlFreeNode(fragment)


def fragment_for(obj: Any, context: int, source: str) -> int:
    """A fragment of what a text is as the contents of an element. Throws DOMException where it is not well-formed."""
    return _html_fragment(obj, context, source) if is_html_document(context) else _xml_fragment(obj, context, source)


def _html_fragment(obj: Any, context: int, source: str) -> int:
    from zvm.ext.lexbor.html import parse_fragment
    from zvm.ext.lexbor.library import lexbor
    from zvm.ext.living_dom.conversion import Conversion

    settings = living_settings(obj.ref.document)
    document = words[(context >> 3) + DOC]
    text = source.encode("latin-1").decode("utf-8", "replace").encode()
    parsed, root = parse_fragment(text, name_of(context).encode("latin-1"), (uri_of(context) or "").encode("latin-1"),
                                  settings.quirks)
    try:
        if not root:
            refuse(obj.ce.engine, INVALID_STATE)
        fragment: int = xml.xmlNewDocFragment(document)
        Conversion(document, settings, True).children(root, fragment)
        return fragment
    finally:
        lexbor.lxb_html_document_destroy(parsed)


def _xml_fragment(obj: Any, context: int, source: str) -> int:
    """Parse the text within a start tag that declares what is declared around it."""
    name = qualified_name(context)
    text = f"<{name}{_declarations(context)}>{source}</{name}>".encode("latin-1")
    state = state_of(obj.ce.engine)
    parser = xml.xmlCreateMemoryParserCtxt(text, len(text))
    document = 0
    if parser:
        xml.xmlCtxtUseOptions(parser, _QUIET)
        outer = state.silence(_QUIET)
        state.call(PLAIN, xml.xmlParseDocument, parser)
        state.silenced = outer
        document = words[(parser >> 3) + MY_DOC]
        words[(parser >> 3) + MY_DOC] = 0
        is_good = ints[(parser >> 2) + 2 * WELL_FORMED]
        xml.xmlFreeParserCtxt(parser)
        if document and not is_good:
            xml.xmlFreeDoc(document)
            document = 0
    root = xml.xmlDocGetRootElement(document) if document else 0
    if not root or words[(root >> 3) + NEXT]:
        if document:
            xml.xmlFreeDoc(document)
        obj.ce.engine.throw("DOMException", "XML fragment is not well-formed", SYNTAX)
    return _moved(obj, words[(context >> 3) + DOC], document, root)


def _moved(obj: Any, owner: int, document: int, root: int) -> int:
    """The children of a parsed document's root in a fragment of another document."""
    namespaces = namespaces_of(obj)
    fragment: int = xml.xmlNewDocFragment(owner)
    xml.xmlSetTreeDoc(root, owner)
    for child in children_of(root):
        put(obj.ref.document, fragment, child, 0)
        namespaces.declare_by_attributes(child)
        namespaces.adopt(child)
    xml.xmlSetTreeDoc(root, document)
    xml.xmlFreeDoc(document)
    return fragment


def _declarations(context: int) -> str:
    """Attributes that declare all namespaces in scope."""
    prefixes: dict[str, str] = {}
    node = context
    while node and kind_of(node) == ELEMENT:
        prefix, uri = prefix_at(node), uri_of(node)
        if prefix is not None and uri is not None:
            prefixes.setdefault(prefix, uri)
        for attribute in attributes_of(node):
            if is_declaration(attribute) and prefix_at(attribute) is not None:
                prefixes.setdefault(name_of(attribute), string_value(attribute))
        node = words[(node >> 3) + PARENT]
    prefixes.pop("xml", None)
    declared = "".join(f' xmlns:{prefix}="{_attribute_text(uri)}"' for prefix, uri in prefixes.items())
    default = namespace_for(context, None)
    return declared if default is None else f'{declared} xmlns="{_attribute_text(default)}"'


def _attribute_text(uri: str) -> str:
    return uri.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
