"""DOMElement (ext/dom/element.c)."""
from __future__ import annotations

from zvm.ext.dom import readers, relations
from zvm.ext.dom.child_nodes import ChildNode, ParentNode
from zvm.ext.dom.exceptions import (
    INVALID_CHARACTER,
    NAMESPACE,
    NO_MODIFICATION_ALLOWED,
    NOT_FOUND,
    SYNTAX,
    WRONG_DOCUMENT,
    refuse,
)
from zvm.ext.dom.fakes import new_namespace_node
from zvm.ext.dom.lists import ElementsByName
from zvm.ext.dom.names import (
    attributes_of,
    check_qualified_name,
    declare_namespace,
    find_declaration,
    href_of,
    is_name,
    prefix_of,
    qualified_name,
    split_name,
)
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import construct, is_strict, node_of, wrap_beside
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.tree import insert, insertion_error, is_read_only, kind_of
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    ATTRIBUTE_ID,
    ATTRIBUTE_TYPE,
    CHILDREN,
    DOC,
    NAME,
    NEXT,
    NS,
    NS_HREF,
    NS_NEXT,
    NS_PREFIX,
    PARENT,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import free, ints, take, text_at, texts, words, xml
from zvm.ext.libxml.nodes import discard_children, discard_tree, text_alone, unlink
from zvm.ext.vocabulary import UNDEF, Array, Bool, Methods, Null, Str, Untyped, Void, method, php_class, prop, since
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any
    from typing import Any as DOMAttr

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037

_DECLARED_DEFAULT = 11  # xmlAttribute.defaultValue, in words


def _find_attribute(element: int, name: str) -> tuple[int, bool]:
    """(the attribute of that qualified name, or the namespace declaration that looks like it, 0 for none; is it a
    declaration?) (dom_get_dom1_attribute)."""
    prefix, local = split_name(name)
    if local is not None:
        if prefix == "xmlns":
            return find_declaration(element, local), True
        assert prefix is not None
        namespace = xml.xmlSearchNs(words[(element >> 3) + DOC], element, prefix.encode("latin-1"))
        if namespace:
            return xml.xmlHasNsProp(element, local.encode("latin-1"), texts[(namespace >> 3) + NS_HREF]) or 0, False
    elif name == "xmlns":
        return find_declaration(element, None), True
    return xml.xmlHasNsProp(element, name.encode("latin-1"), None) or 0, False


def _value_of(attribute: int) -> str:
    """The text of an attribute, or the default value of one that is only declared."""
    if kind_of(attribute) != ATTRIBUTE:
        return text_at(words[(attribute >> 3) + _DECLARED_DEFAULT]) or ""
    children = words[(attribute >> 3) + CHILDREN]
    if not children:
        return ""
    text = text_alone(children)
    if text is not None:
        return text.decode("latin-1")
    return take(xml.xmlNodeListGetString(words[(attribute >> 3) + DOC], children, 1)) or ""


def _is_closed(engine: Engine, obj: Any, element: int) -> bool:
    """May nothing be changed at the element? An error when so."""
    if is_read_only(element):
        refuse(engine, NO_MODIFICATION_ALLOWED, is_strict(obj))
        return True
    return False


def _set_id(attribute: int, is_id: bool) -> None:
    """Make an attribute an ID, or no ID any more (php_set_attribute_id)."""
    place = (attribute >> 2) + 2 * ATTRIBUTE_TYPE
    document = words[(attribute >> 3) + DOC]
    if is_id and ints[place] != ATTRIBUTE_ID:
        xml.xmlAddID(None, document, _value_of(attribute).encode("latin-1"), attribute)
    elif not is_id and ints[place] == ATTRIBUTE_ID:
        xml.xmlRemoveID(document, attribute)
        ints[place] = 0


def _set_node(engine: Engine, obj: Any, attr: Any, with_namespace: bool) -> Any:
    """Give an element an attribute; the one it replaces, null for none."""
    element = node_of(obj)
    if _is_closed(engine, obj, element):
        return False
    attribute = node_of(attr)
    document = words[(attribute >> 3) + DOC]
    if document and document != words[(element >> 3) + DOC]:
        return refuse(engine, WRONG_DOCUMENT, is_strict(obj))
    word = attribute >> 3
    namespace = words[word + NS]
    if namespace and with_namespace:
        former = xml.xmlHasNsProp(element, texts[word + NAME], texts[(namespace >> 3) + NS_HREF])
    else:
        former = xml.xmlHasProp(element, texts[word + NAME])
    if former == attribute:
        return None
    replaced = wrap_beside(obj, former) if former and kind_of(former) == ATTRIBUTE else None
    if replaced is not None:
        unlink(obj.ref.document, former)
    insert(obj.ref.document, element, attribute, 0)
    return replaced


def _remove(obj: Any, attribute: int) -> None:
    discard_tree(obj.ref.document, attribute)


_BESIDE = ("beforebegin", "afterend")  # of insertAdjacentElement(): in the element's parent
_PLACES = (*_BESIDE, "afterbegin", "beforeend")


@php_class("DOMElement", extends="DOMNode", implements=("DOMParentNode", "DOMChildNode"),
           native=DomHooks(readers.ELEMENT_NODE), properties=[
    prop("tagName", UNDEF, type="Str"), since(80300, prop("className", UNDEF, type="Str")),
    since(80300, prop("id", UNDEF, type="Str")), prop("schemaTypeInfo", None, type="Mixed"),
    prop("firstElementChild", UNDEF, type="'DOMElement' | Null"),
    prop("lastElementChild", UNDEF, type="'DOMElement' | Null"), prop("childElementCount", UNDEF, type="Int"),
    prop("previousElementSibling", UNDEF, type="'DOMElement' | Null"),
    prop("nextElementSibling", UNDEF, type="'DOMElement' | Null")])
class DOMElement(DOMNode):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, qualifiedName: Str, value: Str | Null = None,
                    namespace: Str = "") -> Untyped:
        if not is_name(qualifiedName):
            refuse(engine, INVALID_CHARACTER)
        prefix, local, error = check_qualified_name(qualifiedName, bool(namespace))
        if namespace:
            node = 0 if error else xml.xmlNewNode(None, local.encode("latin-1"))
            declared = declare_namespace(node, namespace, prefix) if node else 0
            if not declared:
                if node:
                    xml.xmlFreeNode(node)
                refuse(engine, error or NAMESPACE)
            xml.xmlSetNs(node, declared)
        else:
            if prefix is not None:
                refuse(engine, NAMESPACE)
            node = xml.xmlNewNode(None, qualifiedName.encode("latin-1"))
        if value:
            readers.set_encoded_content(node, value)
        construct(self, node)

    @method(tentative=True)
    def getAttribute(self, qualifiedName: Str) -> Str:
        found, is_declaration = _find_attribute(node_of(self), qualifiedName)
        if not found:
            return ""
        return href_of(found) or "" if is_declaration else _value_of(found)

    @method(tentative=True)
    def getAttributeNS(self, namespace: Str | Null, localName: Str) -> Str:
        element = node_of(self)
        value = take(xml.xmlGetNsProp(element, localName.encode("latin-1"), _bytes(namespace)))
        if value is None and namespace == XMLNS_NAMESPACE:
            found = find_declaration(element, localName)
            return href_of(found) or "" if found else ""
        return value or ""

    @method
    def getAttributeNode(self, qualifiedName: Str) -> Untyped:
        element = node_of(self)
        found, is_declaration = _find_attribute(element, qualifiedName)
        if not found:
            return False
        return new_namespace_node(self, element, prefix_of(found), href_of(found)) if is_declaration else \
            wrap_beside(self, found)

    @method
    def getAttributeNodeNS(self, namespace: Str | Null, localName: Str) -> Untyped:
        element = node_of(self)
        found = xml.xmlHasNsProp(element, localName.encode("latin-1"), _bytes(namespace))
        if found:
            return wrap_beside(self, found)
        found = find_declaration(element, localName) if namespace == XMLNS_NAMESPACE else 0
        return new_namespace_node(self, element, prefix_of(found), href_of(found)) if found else None

    shared_by_name = Methods(ElementsByName)

    @method(tentative=True)
    def hasAttribute(self, qualifiedName: Str) -> Bool:
        return bool(_find_attribute(node_of(self), qualifiedName)[0])

    @method(tentative=True)
    def hasAttributeNS(self, namespace: Str | Null, localName: Str) -> Bool:
        element = node_of(self)
        if xml.xmlHasNsProp(element, localName.encode("latin-1"), _bytes(namespace)):
            return True
        return namespace == XMLNS_NAMESPACE and bool(find_declaration(element, localName))

    @method(tentative=True)
    def removeAttribute(self, engine: Engine, qualifiedName: Str) -> Bool:
        element = node_of(self)
        if _is_closed(engine, self, element):
            return False
        found, is_declaration = _find_attribute(element, qualifiedName)
        if not found or is_declaration:
            return False
        if kind_of(found) == ATTRIBUTE:
            _remove(self, found)
        return True

    @method(tentative=True)
    def removeAttributeNS(self, engine: Engine, namespace: Str | Null, localName: Str) -> Void:
        element = node_of(self)
        if _is_closed(engine, self, element):
            return
        attribute = xml.xmlHasNsProp(element, localName.encode("latin-1"), _bytes(namespace))
        declaration = find_declaration(element, localName)
        if declaration:
            if href_of(declaration) != namespace:
                return
            _forget_declaration(declaration)
        if attribute and kind_of(attribute) == ATTRIBUTE:
            _remove(self, attribute)

    @method
    def removeAttributeNode(self, engine: Engine, attr: 'DOMAttr') -> Untyped:
        element = node_of(self)
        if _is_closed(engine, self, element):
            return False
        attribute = node_of(attr)
        if kind_of(attribute) != ATTRIBUTE or words[(attribute >> 3) + PARENT] != element:
            return refuse(engine, NOT_FOUND, is_strict(self))
        unlink(self.ref.document, attribute)
        return attr

    @method
    def setAttribute(self, engine: Engine, qualifiedName: Str, value: Str) -> Untyped:
        if not qualifiedName:
            value_error(engine, 1, "cannot be empty")
        if not is_name(qualifiedName):
            refuse(engine, INVALID_CHARACTER)
        element = node_of(self)
        if _is_closed(engine, self, element):
            return False
        found, is_declaration = _find_attribute(element, qualifiedName)
        if found and is_declaration:
            return False
        if found and kind_of(found) == ATTRIBUTE:
            discard_children(self.ref.document, found)
        if qualifiedName == "xmlns":
            return bool(xml.xmlNewNs(element, value.encode("latin-1"), None))
        self.ref.document.state.changes += 1
        made = xml.xmlSetProp(element, qualifiedName.encode("latin-1"), value.encode("latin-1"))
        if not made:
            value_error(engine, 1, "must be a valid XML attribute")
        return wrap_beside(self, made)

    @method(since=80300)
    def getAttributeNames(self) -> Array:
        element = node_of(self)
        names = ["xmlns" if prefix is None else f"xmlns:{prefix}"
                 for prefix in map(prefix_of, relations.declarations_of(element))]
        return PhpArray.from_list(names + [qualified_name(attribute) for attribute in attributes_of(element)])

    @method(since=80300)
    def toggleAttribute(self, engine: Engine, qualifiedName: Str, force: Bool | Null = None) -> Bool:
        if not is_name(qualifiedName):
            refuse(engine, INVALID_CHARACTER)
        found, _ = _find_attribute(node_of(self), qualifiedName)
        if not found:
            if force is False:
                return False
            prefix, colon, local = qualifiedName.partition(":")
            if prefix == "xmlns":
                name = local.encode("latin-1") if colon else None
                xml.xmlNewNs(node_of(self), b"", name)
            else:
                self.setAttribute(engine, qualifiedName, "")
            return True
        if force is True:
            return True
        self.removeAttribute(engine, qualifiedName)
        return False

    @method(since=80300)
    def insertAdjacentElement(self, engine: Engine, where: Str, element: 'DOMElement') -> 'DOMElement' | Null:
        return element if self._insert_adjacent(engine, where, element) else None

    @method(since=80300)
    def insertAdjacentText(self, engine: Engine, where: Str, data: Str) -> Void:
        text = xml.xmlNewDocText(words[(node_of(self) >> 3) + DOC], data.encode("latin-1"))
        self._insert_adjacent(engine, where, wrap_beside(self, text))

    def _insert_adjacent(self, engine: Engine, where: str, node: Any) -> bool:
        """Put a node beside the element or at an end of it; False where there is no parent to put it in."""
        place = lower(where)
        if place not in _PLACES:
            refuse(engine, SYNTAX)
        element = node_of(self)
        parent: int = words[(element >> 3) + PARENT] if place in _BESIDE else element
        if not parent:
            return False
        following = {"beforebegin": element, "afterbegin": words[(element >> 3) + CHILDREN], "beforeend": 0,
                     "afterend": words[(element >> 3) + NEXT]}[place]
        child = node_of(node)
        error = insertion_error(parent, child)
        if error and error != WRONG_DOCUMENT:  # one of another document is adopted
            refuse(engine, error, is_strict(self))
        if following != child:
            insert(self.ref.document, parent, child, following)
        return True

    @method(tentative=True)
    def setAttributeNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str, value: Str) -> Void:
        if not qualifiedName:
            value_error(engine, 2, "cannot be empty")
        element = node_of(self)
        if _is_closed(engine, self, element):
            return
        prefix, local, error = check_qualified_name(qualifiedName, bool(namespace))
        strict = is_strict(self)
        self.ref.document.state.changes += 1
        if not error:
            if namespace:
                error = _set_in_namespace(self, element, namespace, prefix, local, value)
            elif not is_name(local):
                error, strict = INVALID_CHARACTER, True
            else:
                found = xml.xmlHasProp(element, local.encode("latin-1"))
                if found and kind_of(found) == ATTRIBUTE:
                    discard_children(self.ref.document, found)
                xml.xmlSetProp(element, local.encode("latin-1"), value.encode("latin-1"))
        if error:
            refuse(engine, error, strict)

    @method
    def setAttributeNode(self, engine: Engine, attr: 'DOMAttr') -> Untyped:
        return _set_node(engine, self, attr, False)

    @method
    def setAttributeNodeNS(self, engine: Engine, attr: 'DOMAttr') -> Untyped:
        return _set_node(engine, self, attr, True)

    @method(tentative=True)
    def setIdAttribute(self, engine: Engine, qualifiedName: Str, isId: Bool) -> Void:
        _make_id(engine, self, xml.xmlHasNsProp, (qualifiedName.encode("latin-1"), None), isId)

    @method(tentative=True)
    def setIdAttributeNS(self, engine: Engine, namespace: Str, qualifiedName: Str, isId: Bool) -> Void:
        _make_id(engine, self, xml.xmlHasNsProp, (qualifiedName.encode("latin-1"), _bytes(namespace)), isId)

    @method(tentative=True)
    def setIdAttributeNode(self, engine: Engine, attr: 'DOMAttr', isId: Bool) -> Void:
        element = node_of(self)
        if _is_closed(engine, self, element):
            return
        attribute = node_of(attr)
        if words[(attribute >> 3) + PARENT] != element:
            refuse(engine, NOT_FOUND, is_strict(self))
        else:
            _set_id(attribute, isId)

    shared_child_node = Methods(ChildNode, "remove before after replaceWith")
    shared_parent_node = Methods(ParentNode)


def _bytes(text: str | None) -> bytes | None:
    return text.encode("latin-1") if text is not None else None


def _forget_declaration(namespace: int) -> None:
    """Empty a declaration, which nodes may still refer to."""
    word = namespace >> 3
    for field in (NS_HREF, NS_PREFIX):
        if words[word + field]:
            free(words[word + field])
            words[word + field] = 0


def _make_id(engine: Engine, obj: Any, find: Any, arguments: tuple[Any, ...], is_id: bool) -> None:
    element = node_of(obj)
    if _is_closed(engine, obj, element):
        return
    attribute = find(element, *arguments)
    if not attribute or kind_of(attribute) != ATTRIBUTE:
        refuse(engine, NOT_FOUND, is_strict(obj))
    else:
        _set_id(attribute, is_id)


def _set_in_namespace(obj: Any, element: int, uri: str, prefix: str | None, local: str, value: str) -> int:
    """Set an attribute that is in a namespace, or a declaration; an error code or 0."""
    document = words[(element >> 3) + DOC]
    if uri == XMLNS_NAMESPACE and "xmlns" in (prefix, local if prefix is None else None):
        return _set_declaration(element, local if prefix is not None else None, value)
    found = xml.xmlHasNsProp(element, local.encode("latin-1"), uri.encode("latin-1"))
    if found and kind_of(found) == ATTRIBUTE:
        discard_children(obj.ref.document, found)
    namespace = _prefixed_namespace(document, element, uri)
    if not namespace:
        if prefix is None:
            return NAMESPACE
        namespace = declare_namespace(element, uri, prefix)
        if not namespace:
            return NAMESPACE
        xml.xmlReconciliateNs(document, element)
    xml.xmlSetNsProp(element, namespace, local.encode("latin-1"), value.encode("latin-1"))
    return 0


def _set_declaration(element: int, prefix: str | None, uri: str) -> int:
    """Declare a namespace, or change the URI of its declaration."""
    namespace = find_declaration(element, prefix)
    if not namespace:
        xml.xmlNewNs(element, uri.encode("latin-1"), _bytes(prefix))
        xml.xmlReconciliateNs(words[(element >> 3) + DOC], element)
        return 0
    word = namespace >> 3
    if words[word + NS_HREF]:
        free(words[word + NS_HREF])
    words[word + NS_HREF] = xml.xmlStrdup(uri.encode("latin-1"))
    return 0


def _prefixed_namespace(document: int, element: int, uri: str) -> int:
    """A declaration of that URI with a prefix that is in force at an element; one is made where only the default
    namespace has the URI, 0 where none has."""
    wanted = uri.encode("latin-1")
    namespace: int = xml.xmlSearchNsByHref(document, element, wanted) or 0
    if not namespace or words[(namespace >> 3) + NS_PREFIX]:
        return namespace
    other = words[(namespace >> 3) + NS_NEXT]
    while other:
        if words[(other >> 3) + NS_PREFIX] and texts[(other >> 3) + NS_HREF] == wanted:
            return other
        other = words[(other >> 3) + NS_NEXT]
    counter = 0
    name = b"default"
    while xml.xmlSearchNs(document, element, name):
        counter += 1
        name = b"default%d" % counter
    return xml.xmlNewNs(element, wanted, name) or 0


