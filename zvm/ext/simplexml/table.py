"""The array form of a SimpleXMLElement, for casts, dumps, JSON and truth (sxe_get_prop_hash, sxe_prop_is_empty)."""
from __future__ import annotations

from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    CONTENT,
    ELEMENT,
    LAST,
    NAME,
    NEXT,
    PARENT,
    PREV,
    PROPERTIES,
    TEXT,
    TYPE,
)
from zvm.ext.libxml.library import ints, take, texts, words, xml
from zvm.ext.simplexml.kinds import ATTRIBUTES, CHILD_ELEMENTS, ELEMENTS, SINGLE
from zvm.ext.simplexml.objects import (
    attributes_from,
    is_in_namespace,
    list_text,
    new_element,
    node_of,
    selected,
    single_node,
)
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any


def _kind(node: int) -> int:
    return ints[(node >> 2) + 2 * TYPE]


def _attributes(obj: Any) -> Iterator[int]:
    """The attributes that the array form has, of the node or of the first element selected."""
    node = single_node(obj) if obj.kind == ELEMENTS else node_of(obj)
    if node and _kind(node) == ELEMENT:
        yield from attributes_from(obj, words[(node >> 3) + PROPERTIES])


def _lists_siblings(node: int) -> bool:
    """Are all selected elements shown, each by number, and not what is in the first?"""
    word = node >> 3
    child, parent = words[word + CHILDREN], words[word + PARENT]
    if not child or not parent or not words[word + NEXT]:
        return False
    return not words[(child >> 3) + NEXT] and not words[(child >> 3) + CHILDREN] and \
        words[(parent >> 3) + CHILDREN] != words[(parent >> 3) + LAST]


def _siblings(node: int) -> Iterator[int]:
    while node:
        following = words[(node >> 3) + NEXT]
        yield node
        node = following


def _is_part(obj: Any, node: int) -> bool:
    """Is a node that is not a lone text shown?"""
    kind = _kind(node)
    return kind != TEXT and texts[(node >> 3) + NAME] is not None and (kind != ELEMENT or is_in_namespace(obj, node))


def _is_lone_text(node: int) -> bool:
    """Is it a text that is all there is, and not blank?"""
    word = node >> 3
    return _kind(node) == TEXT and not words[word + PREV] and not words[word + NEXT] and not xml.xmlIsBlankNode(node)


def _value(obj: Any, node: int) -> Any:
    """What stands for a child: its text, or an object where it has children or no text (_get_base_node_value)."""
    child = words[(node >> 3) + CHILDREN]
    if child and _kind(child) == TEXT and not xml.xmlIsBlankNode(child):
        text = list_text(obj, node)
        if text is not None:
            return text
    return new_element(obj, node, SINGLE, None, obj.namespace, obj.is_prefix)


def _add(table: dict[Any, Any], name: str, value: Any) -> None:
    """Enter a child; several of one name become a list (sxe_properties_add)."""
    known = table.get(name)
    if known is None:
        table[name] = value
    elif type(known) is PhpArray:
        known.append(value)
    else:
        table[name] = PhpArray.from_list([known, value])


def array_form(obj: Any, for_debug: bool) -> PhpArray:
    """Attributes under "@attributes", children by name, the text of a node without children as element 0."""
    table: dict[Any, Any] = {}
    node = node_of(obj)
    if for_debug or obj.kind != CHILD_ELEMENTS:
        attributes = {texts[(attribute >> 3) + NAME].decode("latin-1"): list_text(obj, attribute) or ""
                      for attribute in _attributes(obj)}
        if attributes:
            table["@attributes"] = PhpArray.from_dict(attributes)
    node = single_node(obj)
    if node and obj.kind != ATTRIBUTES:
        if _kind(node) == ATTRIBUTE:
            table[0] = list_text(obj, node) or ""
        elif obj.kind == ELEMENTS and _lists_siblings(node):
            table.update(enumerate(_value(obj, sibling) for sibling in selected(obj)))
        else:
            _add_children(obj, table, node if obj.kind == CHILD_ELEMENTS else words[(node >> 3) + CHILDREN])
    return PhpArray.from_dict(table)


def _add_children(obj: Any, table: dict[Any, Any], first: int) -> None:
    number = 0
    for node in _siblings(first):
        if _is_part(obj, node):
            _add(table, texts[(node >> 3) + NAME].decode("latin-1"), _value(obj, node))
        elif _is_lone_text(node):
            table[number] = take(xml.xmlNodeListGetString(obj.ref.document.pointer, node, 1)) or ""
            number += 1


def is_empty(obj: Any) -> bool:
    """Has it neither attributes nor children nor text?"""
    if next(_attributes(obj), 0):
        return False
    node = single_node(obj)
    if not node or obj.kind == ATTRIBUTES:
        return True
    if _kind(node) == ATTRIBUTE:
        return False
    if obj.kind != CHILD_ELEMENTS:
        node = words[(node >> 3) + CHILDREN]
    for child in _siblings(node):
        word = child >> 3
        if _kind(child) == TEXT and not words[word + PREV] and not words[word + NEXT]:
            if texts[word + CONTENT]:
                return False
        elif _is_part(obj, child):
            return False
    return True
