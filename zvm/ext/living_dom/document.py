"""Dom\\Document and Dom\\DocumentFragment (ext/dom/document.c, documentfragment.c)."""
from __future__ import annotations

from ctypes import byref, c_void_p

from zvm.ext.dom import validation
from zvm.ext.dom.exceptions import INVALID_CHARACTER, NOT_SUPPORTED, refuse
from zvm.ext.dom.names import name_of
from zvm.ext.dom.objects import node_for_reading, node_of, settings_of, state_and_node, wrap_beside
from zvm.ext.dom.tree import children_of, kind_of, string_value
from zvm.ext.lexbor import encodings
from zvm.ext.libxml.layout import DOC, DTD, ELEMENT, ENCODING, INT_SUBSET, NS, PARENT, URL, XML_NAMESPACE
from zvm.ext.libxml.library import free, text_at, words, xml
from zvm.ext.libxml.state import REPORT
from zvm.ext.living_dom import readers
from zvm.ext.living_dom.cloning import copy_node
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.insertion import put, take_over
from zvm.ext.living_dom.names import check_name, extracted
from zvm.ext.living_dom.namespaces import HTML, SVG, Namespaces, elements_of, is_html_element, is_in, uri_of
from zvm.ext.living_dom.node import Node, refuse_document
from zvm.ext.living_dom.objects import LivingSettings, is_html_document, living_settings, namespaces_of
from zvm.ext.living_dom.relatives import Parent
from zvm.ext.living_dom.searching import Searches
from zvm.ext.living_dom.selectors import value_of
from zvm.ext.vocabulary import UNDEF, Bool, Int, Methods, Null, Path, Str, Void, method, php_class, prop, since
from zvm.runtime.classes.visibility import is_derived
from zvm.runtime.functions.parameters import argument_type_error, class_argument
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037

_SVG = SVG.encode()


# ---- properties ------------------------------------------------------------------------------------------------------

def _implementation(obj: Any) -> Any:
    node_for_reading(obj)
    known = getattr(obj, "implementation_object", None)
    if known is None:
        engine = obj.ce.engine
        obj.implementation_object = known = instantiate(engine, engine.classes["dom\\implementation"])
    return known


def _url(obj: Any) -> str:
    return text_at(words[(node_for_reading(obj) >> 3) + URL]) or "about:blank"


def _store(field: int) -> Callable[[Any, str], None]:
    def write(obj: Any, value: str) -> None:
        place = (node_for_reading(obj) >> 3) + field
        if words[place]:
            free(words[place])
        words[place] = xml.xmlStrdup(value.encode("latin-1"))
    return write


_write_url, store_encoding = _store(URL), _store(ENCODING)


def read_encoding(obj: Any) -> str:
    return text_at(words[(node_for_reading(obj) >> 3) + ENCODING]) or "UTF-8"


def _write_encoding(obj: Any, value: str) -> None:
    if is_html_document(node_for_reading(obj)):
        name = encodings.canonical(value)
    else:
        handler = xml.xmlFindCharEncodingHandler(value.encode("latin-1"))
        name = value if handler else None
    if name is None:
        obj.ce.engine.throw("ValueError", "Invalid document encoding")
    assert name is not None
    store_encoding(obj, name)


def _doctype(obj: Any) -> Any:
    return wrap_beside(obj, words[(node_for_reading(obj) >> 3) + INT_SUBSET])


def root_of(document: int) -> int:
    """The document element, 0 for none."""
    return xml.xmlDocGetRootElement(document) or 0


def _document_element(obj: Any) -> Any:
    return wrap_beside(obj, root_of(node_for_reading(obj)))


def _part(document: int, *names: str) -> int:
    """The first child of the html element that has one of those names."""
    root = root_of(document)
    if not root or not is_html_element(root) or name_of(root) != "html":
        return 0
    return next((child for child in children_of(root) if is_html_element(child) and name_of(child) in names), 0)


def _body(obj: Any) -> Any:
    return wrap_beside(obj, _part(node_for_reading(obj), "body", "frameset"))


def _write_body(obj: Any, value: Any) -> None:
    document = node_for_reading(obj)
    engine = obj.ce.engine
    node = node_of(value) if value is not None else 0
    if not node or not is_html_element(node) or name_of(node) not in ("body", "frameset"):
        _refuse_body(engine, "The new body must either be a body or a frameset tag")
    former, root = _part(document, "body", "frameset"), root_of(document)
    if node == former:
        return
    if not root:
        _refuse_body(engine, "A body can only be set if there is a document element")
    if words[(node >> 3) + DOC] != document:
        take_over(obj.ref.document, document, node)
    following = 0
    if former:
        from zvm.ext.living_dom.insertion import replace

        replace(obj.ref.document, root, node, former)
        return
    put(obj.ref.document, root, node, following)


def _refuse_body(engine: Engine, problem: str) -> None:
    from zvm.ext.dom.exceptions import HIERARCHY_REQUEST

    engine.throw("DOMException", problem, HIERARCHY_REQUEST)


def _head(obj: Any) -> Any:
    return wrap_beside(obj, _part(node_for_reading(obj), "head"))


def _title_element(document: int) -> int:
    root = root_of(document)
    if root and is_in(root, _SVG) and name_of(root) == "svg":
        return next((child for child in children_of(root) if kind_of(child) == ELEMENT and is_in(child, _SVG) and
                     name_of(child) == "title"), 0)
    return next((node for node in elements_of(document) if is_html_element(node) and name_of(node) == "title"), 0)


def _title(obj: Any) -> str:
    element = _title_element(node_for_reading(obj))
    if not element:
        return ""
    text = "".join(string_value(child) for child in children_of(element) if kind_of(child) in (3, 4))
    for char in "\t\n\f\r":
        text = text.replace(char, " ")
    return " ".join(word for word in text.split(" ") if word)


def _write_title(obj: Any, value: str) -> None:
    document = node_for_reading(obj)
    root = root_of(document)
    element = _title_element(document)
    if root and is_in(root, _SVG) and name_of(root) == "svg":
        if not element:
            element = new_element(obj, document, None, SVG, "title")
            first = words[(root >> 3) + 3]
            put(obj.ref.document, root, element, first)
    elif root and uri_of(root) == HTML:
        if not element:
            head = _part(document, "head")
            if not head:
                return
            element = new_element(obj, document, None, HTML, "title")
            put(obj.ref.document, head, element, 0)
    else:
        return
    readers.write_text_content(wrap_beside(obj, element), value)


HANDLERS = {
    **readers.PARENT_NODE, "implementation": (_implementation, None), "URL": (_url, _write_url),
    "documentURI": (_url, _write_url), "characterSet": (read_encoding, _write_encoding),
    "charset": (read_encoding, _write_encoding), "inputEncoding": (read_encoding, _write_encoding),
    "doctype": (_doctype, None), "documentElement": (_document_element, None), "body": (_body, _write_body),
    "head": (_head, None), "title": (_title, _write_title), **readers.NODE,
}


# ---- the classes -----------------------------------------------------------------------------------------------------

def new_element(obj: Any, document: int, prefix: str | None, uri: str | None, local: str) -> int:
    """A new element of a document."""
    settings = living_settings(obj.ref.document)
    node: int = xml.xmlNewDocNode(document, None, local.encode("latin-1"), None)
    words[(node >> 3) + NS] = settings.namespaces.record(prefix, uri)
    settings.templates.pop(node, None)
    return node


@php_class("Dom\\Document", since=80400, extends="Dom\\Node", implements=("Dom\\ParentNode",), abstract=True,
           native=LivingHooks(HANDLERS), properties=[
    since(80500, prop("children", UNDEF, type="'Dom\\HTMLCollection'")),
    prop("firstElementChild", UNDEF, type="'Dom\\Element' | Null"),
    prop("lastElementChild", UNDEF, type="'Dom\\Element' | Null"), prop("childElementCount", UNDEF, type="Int"),
    prop("implementation", UNDEF, type="'Dom\\Implementation'"), prop("URL", UNDEF, type="Str"),
    prop("documentURI", UNDEF, type="Str"), prop("characterSet", UNDEF, type="Str"), prop("charset", UNDEF, type="Str"),
    prop("inputEncoding", UNDEF, type="Str"), prop("doctype", UNDEF, type="'Dom\\DocumentType' | Null"),
    prop("documentElement", UNDEF, type="'Dom\\Element' | Null"), prop("body", UNDEF, type="'Dom\\HTMLElement' | Null"),
    prop("head", UNDEF, type="'Dom\\HTMLElement' | Null"), prop("title", UNDEF, type="Str")])
class Document(Node):
    __slots__ = ("implementation_object", "child_collection")  # once they were asked for

    shared_searches = Methods(Searches)

    @method
    def createElement(self, engine: Engine, localName: Str) -> 'Dom\\Element':
        document = node_of(self)
        check_name(engine, localName)
        is_html = is_html_document(document)
        name = lower(localName) if is_html else localName
        return wrap_beside(self, new_element(self, document, None, HTML if is_html else None, name))

    @method
    def createElementNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str) -> 'Dom\\Element':
        document = node_of(self)
        uri, prefix, local = extracted(engine, namespace, qualifiedName)
        return wrap_beside(self, new_element(self, document, prefix, uri, local))

    @method
    def createDocumentFragment(self) -> 'Dom\\DocumentFragment':
        return wrap_beside(self, xml.xmlNewDocFragment(node_of(self)))

    @method
    def createTextNode(self, data: Str) -> 'Dom\\Text':
        return wrap_beside(self, xml.xmlNewDocText(node_of(self), data.encode("latin-1")))

    @method
    def createCDATASection(self, engine: Engine, data: Str) -> 'Dom\\CDATASection':
        document = node_of(self)
        if is_html_document(document):
            engine.throw("DOMException", "This operation is not supported for HTML documents", NOT_SUPPORTED)
        if "]]>" in data:
            engine.throw("DOMException", "Invalid character sequence \"]]>\" in CDATA section", INVALID_CHARACTER)
        text = data.encode("latin-1")
        return wrap_beside(self, xml.xmlNewCDataBlock(document, text, len(text)))

    @method
    def createComment(self, data: Str) -> 'Dom\\Comment':
        return wrap_beside(self, xml.xmlNewDocComment(node_of(self), data.encode("latin-1")))

    @method
    def createProcessingInstruction(self, engine: Engine, target: Str, data: Str) -> 'Dom\\ProcessingInstruction':
        document = node_of(self)
        check_name(engine, target)
        if "?>" in data:
            engine.throw("DOMException", "Invalid character sequence \"?>\" in processing instruction",
                         INVALID_CHARACTER)
        return wrap_beside(self, xml.xmlNewDocPI(document, target.encode("latin-1"), data.encode("latin-1")))

    @method
    def importNode(self, engine: Engine, node: 'Dom\\Node' | Null, deep: Bool = False) -> 'Dom\\Node':
        if node is None:
            argument_type_error(engine, 1, "must be of type Dom\\Node, null given")
        document, source = node_of(self), node_of(node)
        refuse_document(engine, source)
        if kind_of(source) == DTD:
            refuse(engine, NOT_SUPPORTED)
        settings = living_settings(self.ref.document)
        return wrap_beside(self, copy_node(living_settings(node.ref.document), settings, source, document, deep))

    @method
    def adoptNode(self, engine: Engine, node: 'Dom\\Node') -> 'Dom\\Node':
        document, source = node_of(self), node_of(node)
        refuse_document(engine, source)
        if words[(source >> 3) + DOC] == document:
            if words[(source >> 3) + PARENT]:
                xml.xmlUnlinkNode(source)
                self.ref.document.state.changes += 1
            return node
        former, settings = living_settings(node.ref.document), living_settings(self.ref.document)
        _move_templates(former, settings, source, document)
        take_over(self.ref.document, document, source)
        settings.namespaces.adopt(source)
        return node

    @method
    def createAttribute(self, engine: Engine, localName: Str) -> 'Dom\\Attr':
        document = node_of(self)
        check_name(engine, localName)
        name = lower(localName) if is_html_document(document) else localName
        return wrap_beside(self, xml.xmlNewDocProp(document, name.encode("latin-1"), None))

    @method
    def createAttributeNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str) -> 'Dom\\Attr':
        document = node_of(self)
        uri, prefix, local = extracted(engine, namespace, qualifiedName)
        attribute = xml.xmlNewDocProp(document, local.encode("latin-1"), None)
        words[(attribute >> 3) + NS] = namespaces_of(self).record(prefix, uri)
        return wrap_beside(self, attribute)

    @method
    def getElementById(self, elementId: Str) -> 'Dom\\Element' | Null:
        document = node_of(self)
        return wrap_beside(self, next((node for node in elements_of(document) if node != document and
                                       _is_identified(node, elementId)), 0)) if elementId else None

    @method
    def registerNodeClass(self, engine: Engine, baseClass: Str, extendedClass: Str | Null) -> Void:
        base = class_argument(engine, 1, baseClass, engine.classes["dom\\node"])
        chosen = class_argument(engine, 2, extendedClass, or_null=True) if extendedClass is not None else None
        if chosen is not None and chosen is not base and not is_derived(chosen, base):
            value = f"must be a class name derived from {base.display_name} or null, {chosen.display_name} given"
            engine.throw("Error", f"Dom\\Document::registerNodeClass(): Argument #2 ($extendedClass) {value}")
        classes = settings_of(self.ref.document).classes
        if chosen is None:
            classes.pop(lower(base.name), None)
        else:
            classes[lower(base.name)] = chosen

    @method
    def schemaValidate(self, engine: Engine, filename: Path, flags: Int = 0) -> Bool:
        return validation.schema_validate(engine, self, filename, True, flags)

    @method
    def schemaValidateSource(self, engine: Engine, source: Str, flags: Int = 0) -> Bool:
        return validation.schema_validate(engine, self, source, False, flags)

    @method
    def relaxNgValidate(self, engine: Engine, filename: Path) -> Bool:
        return validation.relax_ng_validate(engine, self, filename, True)

    @method
    def relaxNgValidateSource(self, engine: Engine, source: Str) -> Bool:
        return validation.relax_ng_validate(engine, self, source, False)

    shared_parent = Methods(Parent, "append prepend replaceChildren")

    @method
    def importLegacyNode(self, engine: Engine, node: 'DOMNode', deep: Bool = False) -> 'Dom\\Node':
        document, source = node_of(self), node_of(node)
        refuse_document(engine, source)
        settings = living_settings(self.ref.document)
        made = xml.xmlDocCopyNode(source, document, int(deep) or (2 if kind_of(source) == ELEMENT else 0))
        settings.namespaces.declare_by_attributes(made)
        settings.namespaces.adopt(made)
        return wrap_beside(self, made)

    shared_queries = Methods(Parent, "querySelector querySelectorAll")


def _is_identified(node: int, identifier: str) -> bool:
    """Has an element that ID? So has one whose attribute was made an ID or is xml:id."""
    if value_of(node, "id") == identifier:
        return True
    from zvm.ext.dom.names import attributes_of
    from zvm.ext.libxml.layout import ATTRIBUTE_ID, ATTRIBUTE_TYPE
    from zvm.ext.libxml.library import ints

    return any(ints[(attribute >> 2) + 2 * ATTRIBUTE_TYPE] == ATTRIBUTE_ID and string_value(attribute) == identifier
               or name_of(attribute) == "id" and uri_of(attribute) == XML_NAMESPACE and
               string_value(attribute) == identifier for attribute in attributes_of(node))


def _move_templates(source: LivingSettings, target: LivingSettings, root: int, document: int) -> None:
    """The contents of template elements go with them."""
    for node in elements_of(root):
        fragment = source.contents_of(node)
        if fragment != node:
            del source.templates[node]
            xml.xmlSetTreeDoc(fragment, document)
            target.namespaces.adopt(fragment)
            target.templates[node] = fragment


@php_class("Dom\\DocumentFragment", since=80400, extends="Dom\\Node", implements=("Dom\\ParentNode",),
           native=LivingHooks({**readers.PARENT_NODE, **readers.NODE}), properties=[
    since(80500, prop("children", UNDEF, type="'Dom\\HTMLCollection'")),
    prop("firstElementChild", UNDEF, type="'Dom\\Element' | Null"),
    prop("lastElementChild", UNDEF, type="'Dom\\Element' | Null"), prop("childElementCount", UNDEF, type="Int")])
class DocumentFragment(Node):
    __slots__ = ("child_collection",)

    @method
    def appendXml(self, engine: Engine, data: Str) -> Bool:
        state, node = state_and_node(engine, self)
        if not data:
            return True
        found = c_void_p()
        document = words[(node >> 3) + DOC]
        if state.run(REPORT, xml.xmlParseBalancedChunkMemory, document, None, None, 0, data.encode("latin-1"),
                     byref(found)):
            return False
        state.changes += 1
        namespaces: Namespaces = namespaces_of(self)
        if found.value:
            xml.xmlAddChildList(node, found.value)
            namespaces.declare_by_attributes(node)
            namespaces.adopt(node)
        return True

    shared_parent = Methods(Parent)


