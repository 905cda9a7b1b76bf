"""Dom\\Element and Dom\\HTMLElement (ext/dom/element.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import NO_MODIFICATION_ALLOWED, NOT_FOUND, refuse
from zvm.ext.dom.names import attributes_of, qualified_name
from zvm.ext.dom.objects import node_for_reading, node_of, wrap_beside
from zvm.ext.dom.tree import kind_of, string_value
from zvm.ext.libxml.layout import CHILDREN, DOC, NEXT, PARENT
from zvm.ext.libxml.library import words, xml
from zvm.ext.living_dom import markup, readers
from zvm.ext.living_dom.attributes import (
    attribute_in,
    attribute_named,
    put_attribute,
    remove_attribute,
    set_id,
    set_named,
    set_value,
    take_out,
)
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.insertion import DOCUMENTS, check_insertion, put
from zvm.ext.living_dom.lists import new_list
from zvm.ext.living_dom.names import check_name, extracted, is_caseless, tag_name
from zvm.ext.living_dom.node import Node
from zvm.ext.living_dom.objects import namespaces_of
from zvm.ext.living_dom.relatives import Child, Parent
from zvm.ext.living_dom.renaming import descendant_namespaces, namespaces_in_scope, rename_element
from zvm.ext.living_dom.searching import Searches
from zvm.ext.living_dom.selectors import Matcher, parsed, value_of
from zvm.ext.living_dom.tokens import class_list
from zvm.ext.vocabulary import UNDEF, Array, Bool, Methods, Null, Str, Void, method, php_class, prop, since
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037


# ---- properties ------------------------------------------------------------------------------------------------------

def _reflected(name: str) -> tuple[Any, Any]:
    """The reader and writer of an attribute that is a property."""
    def read(obj: Any) -> str:
        return value_of(node_for_reading(obj), name) or ""

    def write(obj: Any, value: str) -> None:
        set_named(obj, node_for_reading(obj), name, value)
    return read, write


def _tag_name(obj: Any) -> str:
    return tag_name(node_for_reading(obj))


def _attributes(obj: Any) -> Any:
    node_for_reading(obj)
    return new_list("dom\\namednodemap", obj, attributes_of)


def _substituted_value(obj: Any) -> str:
    return string_value(node_for_reading(obj))


_HANDLERS = {
    "namespaceURI": (readers.namespace_uri, None), "prefix": (readers.prefix, None),
    "localName": (readers.local_name, None), "tagName": (_tag_name, None), "id": _reflected("id"),
    "className": _reflected("class"), "classList": (class_list, None), "attributes": (_attributes, None),
    **readers.PARENT_NODE, **readers.SIBLINGS, "innerHTML": (markup.inner_html, markup.write_inner_html),
    "outerHTML": (markup.outer_html, markup.write_outer_html),
    "substitutedNodeValue": (_substituted_value, readers.write_text_content), **readers.NODE,
}


# ---- the classes -----------------------------------------------------------------------------------------------------

@php_class("Dom\\Element", since=80400, extends="Dom\\Node", implements=("Dom\\ParentNode", "Dom\\ChildNode"),
           native=LivingHooks(_HANDLERS), properties=[
    prop("namespaceURI", UNDEF, type="Str | Null"), prop("prefix", UNDEF, type="Str | Null"),
    prop("localName", UNDEF, type="Str"), prop("tagName", UNDEF, type="Str"),
    since(80500, prop("children", UNDEF, type="'Dom\\HTMLCollection'")),
    prop("firstElementChild", UNDEF, type="'Dom\\Element' | Null"),
    prop("lastElementChild", UNDEF, type="'Dom\\Element' | Null"), prop("childElementCount", UNDEF, type="Int"),
    prop("previousElementSibling", UNDEF, type="'Dom\\Element' | Null"),
    prop("nextElementSibling", UNDEF, type="'Dom\\Element' | Null"), prop("id", UNDEF, type="Str"),
    prop("className", UNDEF, type="Str"), prop("classList", UNDEF, type="'Dom\\TokenList'"),
    prop("attributes", UNDEF, type="'Dom\\NamedNodeMap'"), prop("innerHTML", UNDEF, type="Str"),
    since(80500, prop("outerHTML", UNDEF, type="Str")), prop("substitutedNodeValue", UNDEF, type="Str")])
class Element(Node):
    __slots__ = ("class_tokens", "child_collection")  # what $classList and $children are, once they were asked for

    @method
    def hasAttributes(self) -> Bool:
        return any(True for _ in attributes_of(node_of(self)))

    @method
    def getAttributeNames(self) -> Array:
        return PhpArray.from_list([qualified_name(attribute) for attribute in attributes_of(node_of(self))])

    @method
    def getAttribute(self, qualifiedName: Str) -> Str | Null:
        attribute = attribute_named(node_of(self), qualifiedName)
        return string_value(attribute) if attribute else None

    @method
    def getAttributeNS(self, namespace: Str | Null, localName: Str) -> Str | Null:
        attribute = attribute_in(node_of(self), namespace, localName)
        return string_value(attribute) if attribute else None

    @method
    def setAttribute(self, engine: Engine, qualifiedName: Str, value: Str) -> Void:
        node = node_of(self)
        check_name(engine, qualifiedName)
        if is_caseless(node):
            qualifiedName = lower(qualifiedName)
        set_named(self, node, qualifiedName, value)

    @method
    def setAttributeNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str, value: Str) -> Void:
        node = node_of(self)
        uri, prefix, local = extracted(engine, namespace, qualifiedName)
        attribute = attribute_in(node, uri, local)
        if not attribute:
            attribute = xml.xmlNewNsProp(node, namespaces_of(self).record(prefix, uri) or None,
                                         local.encode("latin-1"), b"")
        set_value(self, attribute, value)

    @method
    def removeAttribute(self, qualifiedName: Str) -> Void:
        remove_attribute(self, attribute_named(node_of(self), qualifiedName))

    @method
    def removeAttributeNS(self, namespace: Str | Null, localName: Str) -> Void:
        remove_attribute(self, attribute_in(node_of(self), namespace, localName))

    @method
    def toggleAttribute(self, engine: Engine, qualifiedName: Str, force: Bool | Null = None) -> Bool:
        node = node_of(self)
        check_name(engine, qualifiedName)
        if is_caseless(node):
            qualifiedName = lower(qualifiedName)
        attribute = attribute_named(node, qualifiedName)
        if not attribute:
            if force is False:
                return False
            set_named(self, node, qualifiedName, "")
            return True
        if force is not True:
            remove_attribute(self, attribute)
        return force is True

    @method
    def hasAttribute(self, qualifiedName: Str) -> Bool:
        return bool(attribute_named(node_of(self), qualifiedName))

    @method
    def hasAttributeNS(self, namespace: Str | Null, localName: Str) -> Bool:
        return bool(attribute_in(node_of(self), namespace, localName))

    @method
    def getAttributeNode(self, qualifiedName: Str) -> 'Dom\\Attr' | Null:
        return wrap_beside(self, attribute_named(node_of(self), qualifiedName))

    @method
    def getAttributeNodeNS(self, namespace: Str | Null, localName: Str) -> 'Dom\\Attr' | Null:
        return wrap_beside(self, attribute_in(node_of(self), namespace, localName))

    @method
    def setAttributeNode(self, engine: Engine, attr: 'Dom\\Attr') -> 'Dom\\Attr' | Null:
        return put_attribute(engine, self, attr)

    @method
    def setAttributeNodeNS(self, engine: Engine, attr: 'Dom\\Attr') -> 'Dom\\Attr' | Null:
        return put_attribute(engine, self, attr)

    @method
    def removeAttributeNode(self, engine: Engine, attr: 'Dom\\Attr') -> 'Dom\\Attr':
        attribute = node_of(attr)
        if words[(attribute >> 3) + PARENT] != node_of(self):
            refuse(engine, NOT_FOUND)
        take_out(self, attribute)
        return attr

    shared_searches = Methods(Searches)

    @method
    def insertAdjacentElement(self, engine: Engine, where: 'Dom\\AdjacentPosition',
                              element: 'Dom\\Element') -> 'Dom\\Element' | Null:
        return element if _insert_adjacent(engine, self, where, node_of(element)) else None

    @method
    def insertAdjacentText(self, engine: Engine, where: 'Dom\\AdjacentPosition', data: Str) -> Void:
        text = xml.xmlNewDocText(words[(node_of(self) >> 3) + DOC], data.encode("latin-1"))
        _insert_adjacent(engine, self, where, text)

    @method(since=80500)
    def insertAdjacentHTML(self, engine: Engine, where: 'Dom\\AdjacentPosition', string: Str) -> Void:
        node = node_of(self)
        context = node if _name_of_case(where) in ("AfterBegin", "BeforeEnd") else words[(node >> 3) + PARENT]
        if not context or kind_of(context) in DOCUMENTS:
            refuse(engine, NO_MODIFICATION_ALLOWED)
        _insert_adjacent(engine, self, where, markup.fragment_for(self, context, string))

    @method
    def setIdAttribute(self, engine: Engine, qualifiedName: Str, isId: Bool) -> Void:
        set_id(engine, attribute_named(node_of(self), qualifiedName), isId)

    @method
    def setIdAttributeNS(self, engine: Engine, namespace: Str | Null, qualifiedName: Str, isId: Bool) -> Void:
        set_id(engine, attribute_in(node_of(self), namespace, qualifiedName), isId)

    @method
    def setIdAttributeNode(self, engine: Engine, attr: 'Dom\\Attr', isId: Bool) -> Void:
        attribute = node_of(attr)
        set_id(engine, attribute if words[(attribute >> 3) + PARENT] == node_of(self) else 0, isId)

    shared_child = Methods(Child)
    shared_parent = Methods(Parent, "append prepend replaceChildren querySelector querySelectorAll")

    @method
    def closest(self, engine: Engine, selectors: Str) -> 'Dom\\Element' | Null:
        node = node_of(self)
        alternatives = parsed(engine, selectors)
        matcher = Matcher(self, node)
        while node and kind_of(node) == 1:
            if any(matcher.matches(node, compounds) for compounds in alternatives):
                return wrap_beside(self, node)
            node = words[(node >> 3) + PARENT]
        return None

    @method
    def matches(self, engine: Engine, selectors: Str) -> Bool:
        node = node_of(self)
        matcher = Matcher(self, node)
        return any(matcher.matches(node, compounds) for compounds in parsed(engine, selectors))

    @method
    def getInScopeNamespaces(self, engine: Engine) -> Array:
        return namespaces_in_scope(engine, self)

    @method
    def getDescendantNamespaces(self, engine: Engine) -> Array:
        return descendant_namespaces(engine, self)

    @method
    def rename(self, engine: Engine, namespaceURI: Str | Null, qualifiedName: Str) -> Void:
        rename_element(engine, self, namespaceURI, qualifiedName)


def _name_of_case(where: Any) -> str:
    name: str = where.slots[0]
    return name


def _insert_adjacent(engine: Engine, obj: Any, where: Any, new: int) -> bool:
    """Put a node beside an element or at the beginning or end of it; False where it has no parent."""
    node, place = node_of(obj), _name_of_case(where)
    parent, following = node, 0
    if place == "AfterBegin":
        following = words[(node >> 3) + CHILDREN]
    elif place != "BeforeEnd":
        parent = words[(node >> 3) + PARENT]
        following = node if place == "BeforeBegin" else words[(node >> 3) + NEXT]
        if not parent:
            return False
    check_insertion(engine, parent, new, following)
    put(obj.ref.document, parent, new, following)
    return True


@php_class("Dom\\HTMLElement", since=80400, extends="Dom\\Element")
class HTMLElement(Element):
    __slots__ = ()
