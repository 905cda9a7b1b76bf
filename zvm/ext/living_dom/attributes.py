"""Attributes of elements of namespace Dom: finding, writing, moving and removing them (ext/dom/element.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import INUSE_ATTRIBUTE, NOT_FOUND, WRONG_DOCUMENT, refuse
from zvm.ext.dom.names import attributes_of, name_of, qualified_name
from zvm.ext.dom.objects import node_of, wrap_beside
from zvm.ext.dom.tree import string_value
from zvm.ext.libxml.layout import ATTRIBUTE_ID, ATTRIBUTE_TYPE, CHILDREN, DOC, NEXT, NS, PARENT, PREV, PROPERTIES
from zvm.ext.libxml.library import ints, words, xml
from zvm.ext.libxml.nodes import discard_children, discard_tree
from zvm.ext.living_dom.insertion import put
from zvm.ext.living_dom.names import is_caseless
from zvm.ext.living_dom.namespaces import uri_of
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def attribute_named(element: int, name: str) -> int:
    """The attribute of that qualified name, 0 for none."""
    if is_caseless(element):
        name = lower(name)
    return next((attribute for attribute in attributes_of(element) if qualified_name(attribute) == name), 0)


def attribute_in(element: int, uri: str | None, local: str) -> int:
    """The attribute of that local name in a namespace, in none for None or an empty one; 0 for none."""
    return next((attribute for attribute in attributes_of(element)
                 if name_of(attribute) == local and (uri_of(attribute) or "") == (uri or "")), 0)


def set_named(obj: Any, element: int, name: str, value: str) -> None:
    """Give the attribute of that qualified name a value; a new one is in no namespace."""
    attribute = next((each for each in attributes_of(element) if qualified_name(each) == name), 0)
    if not attribute:
        attribute = xml.xmlNewNsProp(element, None, name.encode("latin-1"), b"")
    set_value(obj, attribute, value)


def set_value(obj: Any, attribute: int, value: str) -> None:
    """Make the value of an attribute that text."""
    document, pointer = obj.ref.document, words[(attribute >> 3) + DOC]
    was_id = ints[(attribute >> 2) + 2 * ATTRIBUTE_TYPE] == ATTRIBUTE_ID
    if was_id:
        xml.xmlRemoveID(pointer, attribute)
    if words[(attribute >> 3) + CHILDREN]:
        discard_children(document, attribute)
    document.state.changes += 1
    data = value.encode("latin-1")
    put(document, attribute, xml.xmlNewDocTextLen(pointer, data, len(data)), 0)
    if was_id or name_of(attribute) == "id" and not words[(attribute >> 3) + NS]:
        mark_id(attribute)


def mark_id(attribute: int) -> None:
    """Make an attribute an ID; of several of the same value the first is found."""
    data = string_value(attribute).encode("latin-1")
    if not xml.xmlAddID(None, words[(attribute >> 3) + DOC], data, attribute):
        ints[(attribute >> 2) + 2 * ATTRIBUTE_TYPE] = ATTRIBUTE_ID


def set_id(engine: Engine, attribute: int, is_id: bool) -> None:
    """Make an attribute an ID, or no ID any more. Throws where there is none."""
    if not attribute:
        refuse(engine, NOT_FOUND)
    place = (attribute >> 2) + 2 * ATTRIBUTE_TYPE
    if is_id and ints[place] != ATTRIBUTE_ID:
        mark_id(attribute)
    elif not is_id and ints[place] == ATTRIBUTE_ID:
        xml.xmlRemoveID(words[(attribute >> 3) + DOC], attribute)
        ints[place] = 0


def remove_attribute(obj: Any, attribute: int) -> None:
    """Take an attribute away, if there is one."""
    if attribute:
        _forget_id(attribute)
        discard_tree(obj.ref.document, attribute)


def take_out(obj: Any, attribute: int) -> None:
    """The same for one that an object stands for."""
    _forget_id(attribute)
    xml.xmlUnlinkNode(attribute)
    obj.ref.document.state.changes += 1


def _forget_id(attribute: int) -> None:
    if ints[(attribute >> 2) + 2 * ATTRIBUTE_TYPE] == ATTRIBUTE_ID:
        xml.xmlRemoveID(words[(attribute >> 3) + DOC], attribute)


def put_attribute(engine: Engine, obj: Any, attr: Any) -> Any:
    """Give an element an attribute in place of the one of that name, which is answered."""
    element, attribute = node_of(obj), node_of(attr)
    owner = words[(attribute >> 3) + PARENT]
    if words[(attribute >> 3) + DOC] != words[(element >> 3) + DOC]:
        refuse(engine, WRONG_DOCUMENT)
    if owner and owner != element:
        refuse(engine, INUSE_ATTRIBUTE)
    if owner == element:
        return attr
    former = attribute_in(element, uri_of(attribute), name_of(attribute))
    known = wrap_beside(obj, former) if former else None
    following = words[(former >> 3) + NEXT] if former else 0
    if former:
        take_out(obj, former)
    _link(element, attribute, following)
    obj.ref.document.state.changes += 1
    if name_of(attribute) == "id" and not words[(attribute >> 3) + NS]:
        mark_id(attribute)
    return known


def _link(element: int, attribute: int, following: int) -> None:
    """Put an attribute before another one of an element, at the end for 0."""
    word = attribute >> 3
    last = 0
    for each in attributes_of(element):
        if each == following:
            break
        last = each
    words[word + PARENT], words[word + PREV], words[word + NEXT] = element, last, following
    if last:
        words[(last >> 3) + NEXT] = attribute
    else:
        words[(element >> 3) + PROPERTIES] = attribute
    if following:
        words[(following >> 3) + PREV] = attribute
