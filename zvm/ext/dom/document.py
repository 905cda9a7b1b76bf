"""DOMDocument (ext/dom/document.c)."""
from __future__ import annotations

from zvm.ext.dom import loading, readers, saving, validation
from zvm.ext.dom.child_nodes import ParentNode
from zvm.ext.dom.exceptions import INVALID_CHARACTER, NAMESPACE, refuse
from zvm.ext.dom.lists import ElementsByName
from zvm.ext.dom.names import check_qualified_name, declare_namespace, href_of, is_name, prefix_of
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import adopt, is_strict, node_for_reading, node_of, optional, settings_of, wrap_beside
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.tree import kind_of, normalize
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    DOC,
    DOCUMENT,
    DOCUMENT_TYPE,
    ELEMENT,
    ENCODING,
    HTML_DOCUMENT,
    INT_SUBSET,
    NS,
    PARENT,
    STANDALONE,
    URL,
    VERSION,
)
from zvm.ext.libxml.library import free, ints, text_at, words, xml
from zvm.ext.libxml.nodes import keep_namespace, new_document
from zvm.ext.libxml.state import state_of
from zvm.ext.vocabulary import (
    UNDEF,
    Bool,
    False_,
    Int,
    Methods,
    Null,
    Path,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.runtime.classes.visibility import is_derived
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import class_argument, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any
    from typing import Any as DOMComment
    from typing import Any as DOMDocumentFragment
    from typing import Any as DOMElement
    from typing import Any as DOMText

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037


# ---- properties ------------------------------------------------------------------------------------------------------

def _doctype(obj: Any) -> Any:
    return wrap_beside(obj, words[(node_for_reading(obj) >> 3) + INT_SUBSET])


def _implementation(obj: Any) -> Any:
    engine = obj.ce.engine
    return instantiate(engine, engine.classes["domimplementation"])


def _document_element(obj: Any) -> Any:
    return wrap_beside(obj, xml.xmlDocGetRootElement(node_for_reading(obj)) or 0)


def _text_field(field: int) -> tuple[Callable[[Any], str | None], Callable[[Any, Any], None]]:
    def read(obj: Any) -> str | None:
        return text_at(words[(node_for_reading(obj) >> 3) + field])

    def write(obj: Any, value: str | None) -> None:
        place = (node_for_reading(obj) >> 3) + field
        if words[place]:
            free(words[place])
        words[place] = xml.xmlStrdup((value or "").encode("latin-1"))
    return read, write


_read_encoding, _store_encoding = _text_field(ENCODING)
_VERSION, _URI = _text_field(VERSION), _text_field(URL)


def _write_encoding(obj: Any, value: str | None) -> None:
    node_for_reading(obj)
    handler = xml.xmlFindCharEncodingHandler((value or "").encode("latin-1")) if value else None
    if not handler:
        obj.ce.engine.throw("ValueError", "Invalid document encoding")
    xml.xmlCharEncCloseFunc(handler)
    _store_encoding(obj, value)


def _standalone(obj: Any) -> bool:
    return ints[(node_for_reading(obj) >> 2) + STANDALONE] > 0


def _write_standalone(obj: Any, value: bool) -> None:
    ints[(node_for_reading(obj) >> 2) + STANDALONE] = int(value)


def _setting(name: str) -> tuple[Callable[[Any], bool], Callable[[Any, Any], None]]:
    def read(obj: Any) -> bool:
        return obj.ref is not None and getattr(settings_of(obj.ref.document), name)

    def write(obj: Any, value: Any) -> None:
        if obj.ref is not None:
            setattr(settings_of(obj.ref.document), name, value)
    return read, write


def _nothing(obj: Any) -> None:
    return None


_HANDLERS = {
    "doctype": (_doctype, None), "implementation": (_implementation, None),
    "documentElement": (_document_element, None),
    "actualEncoding": (readers.deprecated(_read_encoding, "DOMDocument::$actualEncoding"), None),
    "encoding": (_read_encoding, _write_encoding), "xmlEncoding": (_read_encoding, None),
    "standalone": (_standalone, _write_standalone), "xmlStandalone": (_standalone, _write_standalone),
    "version": _VERSION, "xmlVersion": _VERSION, "strictErrorChecking": _setting("strictErrorChecking"),
    "documentURI": _URI, "config": (readers.deprecated(_nothing, "DOMDocument::$config"), None),
    "formatOutput": _setting("formatOutput"),
    "validateOnParse": _setting("validateOnParse"), "resolveExternals": _setting("resolveExternals"),
    "preserveWhiteSpace": _setting("preserveWhiteSpace"), "recover": _setting("recover"),
    "substituteEntities": _setting("substituteEntities"), **readers.PARENT_NODE, **readers.NODE,
}


# ---- the class -------------------------------------------------------------------------------------------------------

def _created(engine: Engine, obj: Any, node: int | None) -> Any:
    """The object of a node that one of the create methods made."""
    return wrap_beside(obj, node or 0)


def _has_name(engine: Engine, obj: Any, name: str) -> bool:
    if is_name(name):
        return True
    refuse(engine, INVALID_CHARACTER, is_strict(obj))
    return False


@php_class("DOMDocument", extends="DOMNode", implements=("DOMParentNode",), native=DomHooks(_HANDLERS), properties=[
    prop("doctype", UNDEF, type="'DOMDocumentType' | Null"), prop("implementation", UNDEF, type="'DOMImplementation'"),
    prop("documentElement", UNDEF, type="'DOMElement' | Null"), prop("actualEncoding", UNDEF, type="Str | Null"),
    prop("encoding", UNDEF, type="Str | Null"), prop("xmlEncoding", UNDEF, type="Str | Null"),
    prop("standalone", UNDEF, type="Bool"), prop("xmlStandalone", UNDEF, type="Bool"),
    prop("version", UNDEF, type="Str | Null"), prop("xmlVersion", UNDEF, type="Str | Null"),
    prop("strictErrorChecking", UNDEF, type="Bool"), prop("documentURI", UNDEF, type="Str | Null"),
    prop("config", UNDEF, type="Mixed"), prop("formatOutput", UNDEF, type="Bool"),
    prop("validateOnParse", UNDEF, type="Bool"), prop("resolveExternals", UNDEF, type="Bool"),
    prop("preserveWhiteSpace", UNDEF, type="Bool"), prop("recover", UNDEF, type="Bool"),
    prop("substituteEntities", UNDEF, type="Bool"), prop("firstElementChild", UNDEF, type="'DOMElement' | Null"),
    prop("lastElementChild", UNDEF, type="'DOMElement' | Null"), prop("childElementCount", UNDEF, type="Int")])
class DOMDocument(DOMNode):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, version: Str = "1.0", encoding: Str = "") -> Untyped:
        document = xml.xmlNewDoc(version.encode("latin-1"))
        if encoding:
            words[(document >> 3) + ENCODING] = xml.xmlStrdup(encoding.encode("latin-1"))
        adopt(self, new_document(state_of(engine), document))

    @method
    def createAttribute(self, engine: Engine, localName: Str) -> Untyped:
        document = node_of(self)
        if not _has_name(engine, self, localName):
            return False
        return _created(engine, self, xml.xmlNewDocProp(document, localName.encode("latin-1"), None))

    @method
    def createAttributeNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str) -> Untyped:
        document = node_of(self)
        root = xml.xmlDocGetRootElement(document)
        if not root:
            engine.diagnostics.warning(f"{message_origin(engine)}: Document Missing Root Element")
            return False
        prefix, local, error = check_qualified_name(qualifiedName, bool(namespace))
        if not error and not is_name(local):
            error = INVALID_CHARACTER
        declared = 0
        if not error and namespace:
            declared = _prefixed(document, root, namespace, prefix)
            error = 0 if declared else NAMESPACE
        if error:
            return refuse(engine, error, is_strict(self))
        made = xml.xmlNewDocProp(document, local.encode("latin-1"), None)
        if declared:
            xml.xmlSetNs(made, declared)
        return _created(engine, self, made)

    @method
    def createCDATASection(self, engine: Engine, data: Str) -> Untyped:
        text = data.encode("latin-1")
        return _created(engine, self, xml.xmlNewCDataBlock(node_of(self), text, len(text)))

    @method(tentative=True)
    def createComment(self, engine: Engine, data: Str) -> 'DOMComment':
        return _created(engine, self, xml.xmlNewDocComment(node_of(self), data.encode("latin-1")))

    @method(tentative=True)
    def createDocumentFragment(self, engine: Engine) -> 'DOMDocumentFragment':
        return _created(engine, self, xml.xmlNewDocFragment(node_of(self)))

    @method(defaults={"value": '""'})
    def createElement(self, engine: Engine, localName: Str, value: Str = UNDEF) -> Untyped:
        document = node_of(self)
        if not _has_name(engine, self, localName):
            return False
        made = state_of(engine).run(0, xml.xmlNewDocNode, document, None, localName.encode("latin-1"),
                                    optional(value))
        return _created(engine, self, made)

    @method(defaults={"value": '""'})
    def createElementNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str,
                        value: Str = UNDEF) -> Untyped:
        document = node_of(self)
        prefix, local, error = check_qualified_name(qualifiedName, bool(namespace))
        if not error and not is_name(local):
            error = INVALID_CHARACTER
        if error:
            return refuse(engine, error, is_strict(self))
        made = state_of(engine).run(0, xml.xmlNewDocNode, document, None, local.encode("latin-1"),
                                    optional(value))
        if namespace is not None:
            declared = xml.xmlSearchNsByHref(document, made, namespace.encode("latin-1")) or \
                declare_namespace(made, namespace, prefix)
            if not declared:
                xml.xmlFreeNode(made)
                return refuse(engine, NAMESPACE, is_strict(self))
            xml.xmlSetNs(made, declared)
        return _created(engine, self, made)

    @method
    def createEntityReference(self, engine: Engine, name: Str) -> Untyped:
        document = node_of(self)
        if not _has_name(engine, self, name):
            return False
        return _created(engine, self, xml.xmlNewReference(document, name.encode("latin-1")))

    @method(defaults={"data": '""'})
    def createProcessingInstruction(self, engine: Engine, target: Str, data: Str = UNDEF) -> Untyped:
        document = node_of(self)
        if not _has_name(engine, self, target):
            return False
        return _created(engine, self, xml.xmlNewDocPI(document, target.encode("latin-1"), optional(data)))

    @method(tentative=True)
    def createTextNode(self, engine: Engine, data: Str) -> 'DOMText':
        return _created(engine, self, xml.xmlNewDocText(node_of(self), data.encode("latin-1")))

    @method(tentative=True)
    def getElementById(self, elementId: Str) -> 'DOMElement' | Null:
        document = node_of(self)
        attribute = xml.xmlGetID(document, elementId.encode("latin-1"))
        element = words[(attribute >> 3) + PARENT] if attribute and kind_of(attribute) == ATTRIBUTE else 0
        root = element
        while root and words[(root >> 3) + PARENT]:
            root = words[(root >> 3) + PARENT]
        return wrap_beside(self, element) if root == document else None

    shared_by_name = Methods(ElementsByName)

    @method
    def importNode(self, engine: Engine, node: 'DOMNode', deep: Bool = False) -> Untyped:
        document = node_of(self)
        source = node_of(node)
        kind = kind_of(source)
        if kind in (HTML_DOCUMENT, DOCUMENT, DOCUMENT_TYPE):
            engine.diagnostics.warning(f"{message_origin(engine)}: Cannot import: Node Type Not Supported")
            return False
        if words[(source >> 3) + DOC] == document:
            return node
        made = xml.xmlDocCopyNode(source, document, int(deep) or (2 if kind == ELEMENT else 0))
        if not made:
            return False
        namespace = words[(source >> 3) + NS] if kind == ATTRIBUTE else 0
        if namespace:
            _import_namespace(document, made, namespace)
        return wrap_beside(self, made)

    @method
    def load(self, engine: Engine, filename: Str, options: Int = 0) -> Untyped:
        return loading.load_xml(engine, self, filename, options, True)

    @method
    def loadXML(self, engine: Engine, source: Str, options: Int = 0) -> Untyped:
        return loading.load_xml(engine, self, source, options, False)

    @method(tentative=True)
    def normalizeDocument(self) -> Void:
        document = node_of(self)
        normalize(self.ref.document, document)

    @method(tentative=True)
    def registerNodeClass(self, engine: Engine, baseClass: Str, extendedClass: Str | Null) -> Bool:
        dom_node = engine.classes["domnode"]
        base = class_argument(engine, 1, baseClass, dom_node)
        chosen = class_argument(engine, 2, extendedClass, or_null=True) if extendedClass is not None else None
        if chosen is not None and chosen is not base and not is_derived(chosen, base):
            engine.throw("Error", "DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a class name "
                                  f"derived from {base.display_name} or null, {chosen.display_name} given")
        node_of(self)
        classes = settings_of(self.ref.document).classes
        if chosen is None:
            classes.pop(lower(base.name), None)
        else:
            classes[lower(base.name)] = chosen
        return True

    @method(tentative=True)
    def save(self, engine: Engine, filename: Path, options: Int = 0) -> Int | False_:
        if not filename:
            value_error(engine, 1, "must not be empty")
        return saving.save_file(engine, self, filename, options)

    @method
    def loadHTML(self, engine: Engine, source: Str, options: Int = 0) -> Untyped:
        return loading.load_html(engine, self, source, options, False)

    @method
    def loadHTMLFile(self, engine: Engine, filename: Str, options: Int = 0) -> Untyped:
        return loading.load_html(engine, self, filename, options, True)

    @method(tentative=True)
    def saveHTML(self, engine: Engine, node: 'DOMNode' | Null = None) -> Str | False_:
        return saving.save_html(engine, self, node)

    @method(tentative=True)
    def saveHTMLFile(self, engine: Engine, filename: Path) -> Int | False_:
        if not filename:
            value_error(engine, 1, "must not be empty")
        return saving.save_html_file(engine, self, filename)

    @method(tentative=True)
    def saveXML(self, engine: Engine, node: 'DOMNode' | Null = None, options: Int = 0) -> Str | False_:
        return saving.save_xml(engine, self, node, options)

    @method(tentative=True)
    def schemaValidate(self, engine: Engine, filename: Str, flags: Int = 0) -> Bool:
        return validation.schema_validate(engine, self, filename, True, flags)

    @method(tentative=True)
    def schemaValidateSource(self, engine: Engine, source: Str, flags: Int = 0) -> Bool:
        return validation.schema_validate(engine, self, source, False, flags)

    @method(tentative=True)
    def relaxNGValidate(self, engine: Engine, filename: Str) -> Bool:
        return validation.relax_ng_validate(engine, self, filename, True)

    @method(tentative=True)
    def relaxNGValidateSource(self, engine: Engine, source: Str) -> Bool:
        return validation.relax_ng_validate(engine, self, source, False)

    @method(tentative=True)
    def validate(self, engine: Engine) -> Bool:
        return validation.validate(engine, self)

    @method(tentative=True)
    def xinclude(self, engine: Engine, options: Int = 0) -> Int | False_:
        return validation.include(engine, self, options)

    @method
    def adoptNode(self, engine: Engine, node: 'DOMNode') -> Untyped:
        engine.throw("Error", "Not yet implemented")

    shared_parent_node = Methods(ParentNode)


def _prefixed(document: int, root: int, uri: str, prefix: str | None) -> int:
    """A declaration of that URI at the root element, a new one where there is none."""
    found = xml.xmlSearchNsByHref(document, root, uri.encode("latin-1"))
    return found or declare_namespace(root, uri, prefix)


def _import_namespace(document: int, attribute: int, namespace: int) -> None:
    """Have an attribute that was copied from elsewhere be in the same namespace."""
    root = xml.xmlDocGetRootElement(document)
    uri = href_of(namespace) or ""
    found = xml.xmlSearchNsByHref(document, root, uri.encode("latin-1")) if root else 0
    if not found:
        found = declare_namespace(root or 0, uri, prefix_of(namespace))
        if found and not root:
            keep_namespace(document, found)
    xml.xmlSetNs(attribute, found or None)
