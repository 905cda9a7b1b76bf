"""DOMImplementation and dom_import_simplexml() (ext/dom/domimplementation.c, php_dom.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import NAMESPACE, WRONG_DOCUMENT, refuse
from zvm.ext.dom.names import check_qualified_name
from zvm.ext.dom.node import has_feature
from zvm.ext.dom.objects import node_of, wrap
from zvm.ext.dom.tree import kind_of, link
from zvm.ext.libxml.layout import ATTRIBUTE, DOC, ELEMENT, INT_SUBSET
from zvm.ext.libxml.library import text_at, words, xml
from zvm.ext.libxml.nodes import DocumentRef, new_document, rehome_tree
from zvm.ext.libxml.state import state_of
from zvm.ext.vocabulary import Bool, Never, Null, Object, Str, Untyped, function, method, php_class
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any
    from typing import Any as DOMAttr
    from typing import Any as DOMDocumentType
    from typing import Any as DOMElement

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037

_OPAQUE = 1  # xmlURI.opaque, in words


@php_class("DOMImplementation")
class DOMImplementation(PhpObject):
    __slots__ = ()

    @method(tentative=True, until=80400)
    def getFeature(self, engine: Engine, feature: Str, version: Str) -> Never:
        engine.throw("Error", "Not yet implemented")

    @method(tentative=True)
    def hasFeature(self, feature: Str, version: Str) -> Bool:
        return has_feature(feature, version)

    @method
    def createDocumentType(self, engine: Engine, qualifiedName: Str, publicId: Str = "",
                           systemId: Str = "") -> Untyped:
        if not qualifiedName:
            value_error(engine, 1, "cannot be empty")
        if "%00" in qualifiedName:
            engine.diagnostics.warning(f"{message_origin(engine)}: URI must not contain percent-encoded NUL bytes")
            return False
        name = _local_part(qualifiedName)
        if name is None:
            return refuse(engine, NAMESPACE)
        made = xml.xmlCreateIntSubset(None, name.encode("latin-1"), publicId.encode("latin-1") or None,
                                      systemId.encode("latin-1") or None)
        if not made:
            engine.diagnostics.warning(f"{message_origin(engine)}: Unable to create DocumentType")
            return False
        return wrap(engine, made, DocumentRef(state_of(engine), 0))

    @method
    def createDocument(self, engine: Engine, namespace: Str | Null = None, qualifiedName: Str = "",
                       doctype: 'DOMDocumentType' | Null = None) -> Untyped:
        subset = node_of(doctype) if doctype is not None else 0
        if subset and words[(subset >> 3) + DOC]:
            return refuse(engine, WRONG_DOCUMENT)
        prefix, local, error = None, "", 0
        if qualifiedName:
            prefix, local, error = check_qualified_name(qualifiedName, True)
        if error:
            return refuse(engine, error)
        document = xml.xmlNewDoc(None)
        made = new_document(state_of(engine), document)
        if subset:
            xml.xmlSetTreeDoc(subset, document)
            link(document, subset, 0)
            words[(document >> 3) + INT_SUBSET] = subset
            rehome_tree(made.document, subset)
        if local:
            element = xml.xmlNewDocNode(document, None, local.encode("latin-1"), None)
            if namespace:
                declared = xml.xmlNewNs(element, namespace.encode("latin-1"),
                                        prefix.encode("latin-1") if prefix is not None else None)
                xml.xmlSetNs(element, declared)
            xml.xmlDocSetRootElement(document, element)
        return wrap(engine, document, made.document)


def _local_part(qualified: str) -> str | None:
    """The name of a document type: what follows the first colon, None where there is another one."""
    uri = xml.xmlParseURI(qualified.encode("latin-1"))
    opaque = text_at(words[(uri >> 3) + _OPAQUE]) if uri else None
    if uri:
        xml.xmlFreeURI(uri)
    if opaque is None:
        return qualified
    return None if ":" in opaque else opaque


def node_of_import(engine: Engine, node: Any) -> tuple[int, Any]:
    """The node that an object of SimpleXML or the DOM stands for, and its NodeRef. Throws where that is neither an
    element nor an attribute: ValueError, since PHP 8.4 TypeError."""
    ref: Any = getattr(node, "ref", None)
    target = ref.node if ref is not None else 0
    select = getattr(node, "selected_node", None)  # of a SimpleXMLElement, which may stand for others than its node
    if target and select is not None:
        target = select()
    if not target or kind_of(target) not in (ELEMENT, ATTRIBUTE):
        (value_error if engine.target < V8_4 else argument_type_error)(engine, 1, "is not a valid node type")
    return target, ref


@function
def dom_import_simplexml(engine: Engine, node: Object) -> 'DOMAttr' | 'DOMElement':
    target, ref = node_of_import(engine, node)
    if ref.document.settings is not None and ref.document.settings.is_living:
        engine.throw("TypeError",
                     "dom_import_simplexml(): Argument #1 ($node) must not be already imported as a Dom\\Node")
    return wrap(engine, target, ref.document)
