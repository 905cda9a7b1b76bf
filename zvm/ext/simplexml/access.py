"""`$x->name`, `$x['name']`, `$x[0]`: reading, writing, testing and unsetting (sxe_prop_dim_* in simplexml.c).

Properties are child elements, offsets attributes; a number selects one of the elements, of an attribute list one of the
attributes.
"""
from __future__ import annotations

from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    CONTENT,
    DOC,
    DOCUMENT,
    ELEMENT,
    NAME,
    NEXT,
    NS,
    PARENT,
    PROPERTIES,
    TEXT,
    TYPE,
)
from zvm.ext.libxml.library import ints, take, texts, words, xml
from zvm.ext.simplexml.kinds import ATTRIBUTES, CHILD_ELEMENTS, ELEMENTS, SINGLE
from zvm.ext.simplexml.objects import (
    SxeObject,
    attributes_from,
    destroy,
    destroy_children,
    elements_named,
    first_selected,
    list_text,
    new_element,
    next_selected,
    node_of,
    single_node,
)
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_RW, BP_VAR_W
from zvm.runtime.values import convert
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class _Failed:
    """The type of FAILED."""


FAILED = _Failed()  # what write() gives after a warning


def _member(engine: Engine, obj: Any, member: Any, is_property: bool) -> tuple[Any, bool]:
    """(the name as bytes, a number, or None for `[]`; are elements meant and not attributes?)."""
    if type(member) is Reference:
        member = member.value
    if member is UNDEF:
        return None, obj.kind != ATTRIBUTES
    if type(member) is int:
        return member, obj.kind != ATTRIBUTES
    name = member if type(member) is str else convert.to_string(engine, member)
    return name.partition("\0")[0].encode("latin-1"), is_property and obj.kind != ATTRIBUTES


def _place(obj: Any) -> tuple[int, int]:
    """(the node whose members are meant, its first attribute to look at)."""
    if obj.kind == ATTRIBUTES:
        first = single_node(obj)
        return first, first
    node = node_of(obj) if obj.kind == CHILD_ELEMENTS else single_node(obj)
    is_element = node and ints[(node >> 2) + 2 * TYPE] == ELEMENT
    return node, words[(node >> 3) + PROPERTIES] if is_element else 0


def _is_root(node: int) -> bool:
    parent = words[(node >> 3) + PARENT]
    return bool(parent) and ints[(parent >> 2) + 2 * TYPE] == DOCUMENT


def _find_attribute(obj: Any, first: int, member: Any) -> tuple[int, int]:
    """(the attribute of that name or number, 0 for none; how many there are before it)."""
    number = 0
    for attribute in attributes_from(obj, first):
        if number == member if type(member) is int else texts[(attribute >> 3) + NAME] == member:
            return attribute, number
        number += 1
    return 0, number


def _element_at(obj: Any, number: int, node: int) -> tuple[int, int]:
    """(the element of that number among those the object selects, beginning with `node`, 0 for none; how many were
    passed) (sxe_get_element_by_offset)."""
    if obj.kind == SINGLE:
        return (node, 0) if number == 0 else (0, 0)
    passed = 0
    node = next_selected(obj, node) if obj.kind != ATTRIBUTES else 0
    while node and passed < number:
        passed += 1
        node = next_selected(obj, words[(node >> 3) + NEXT])
    return (node, passed) if number >= 0 else (0, 0)


def _warn(engine: Engine, message: str) -> None:
    """A warning in the name of the function that is running, be it the script's."""
    engine.diagnostics.warning(f"{engine.active_function_name()}(): {message}")


def _report_gap(engine: Engine, node: int, number: int, count: int) -> None:
    name = (texts[(node >> 3) + NAME] or b"").decode("latin-1")
    _warn(engine, f"Cannot add element {name} number {number} when only {count} such elements exist")


def _same_kind(obj: Any, node: int) -> Any:
    return new_element(obj, node, SINGLE, None, obj.namespace, obj.is_prefix)


def _new_sibling(node: int, text: bytes | None) -> int:
    """Another element like `node`, after the last child of its parent."""
    word = node >> 3
    return xml.xmlNewTextChild(words[word + PARENT], words[word + NS],  # type: ignore[no-any-return]
                               texts[word + NAME], text)


# ---- reading ---------------------------------------------------------------------------------------------------------

def read(engine: Engine, obj: Any, member: Any, is_property: bool, mode: int) -> Any:
    """The object of what is there, null for nothing."""
    key, elements = _member(engine, obj, member, is_property)
    if key is None and not elements:
        engine.throw("Error", "Cannot create unnamed attribute")
    node, attribute = _place(obj)
    if key is None and obj.kind not in (ATTRIBUTES, CHILD_ELEMENTS) and node and _is_root(node):
        engine.throw("Error", "Cannot create unnamed attribute")
    if not node:
        return None
    if not elements:
        found = _find_attribute(obj, attribute, key)[0]
        return _same_kind(obj, found) if found else None
    if type(key) is bytes:
        if mode == BP_VAR_IS and next(elements_named(obj, node, key), 0) == 0:
            return None
        return new_element(obj, node, ELEMENTS, key, obj.namespace, obj.is_prefix)
    return _read_number(engine, obj, key, node, mode)


def _read_number(engine: Engine, obj: Any, number: Any, node: int, mode: int) -> Any:
    count = 0
    found = node
    if obj.kind == SINGLE:
        if number is not None and number > 0:
            _report_gap(engine, node, number, 0)
    elif number is not None:
        found, count = _element_at(obj, number, first_selected(obj) if obj.kind == CHILD_ELEMENTS else node)
    else:
        found = 0
    if found:
        return _same_kind(obj, found)
    if mode not in (BP_VAR_W, BP_VAR_RW):
        return None
    if number is not None and count < number:
        _report_gap(engine, node, number, count)
    obj.ref.document.state.changes += 1
    return _same_kind(obj, _new_sibling(node, None))


# ---- writing ---------------------------------------------------------------------------------------------------------

def _text_of(engine: Engine, value: Any, elements: bool) -> bytes:
    """The text that is assigned; throws TypeError for values that are none."""
    if isinstance(value, SxeObject) and value.ce.name == "SimpleXMLElement":
        return text_of(value).encode("latin-1")
    if value is not None and type(value) not in (bool, int, float, str):
        engine.throw("TypeError", f"It's not possible to assign a complex type to "
                                  f"{'properties' if elements else 'attributes'}, {value_name(engine, value)} given")
    return convert.to_string(engine, value).encode("latin-1")


def text_of(obj: Any) -> str:
    """The object as a string: the text of its node, or of the first one it selects."""
    node = first_selected(obj) if obj.kind != SINGLE else obj.ref.node if obj.ref is not None else 0
    return list_text(obj, node) or "" if node else ""


def write(engine: Engine, obj: Any, member: Any, value: Any, is_property: bool) -> Any:
    """Assign text to an element or attribute, which is created if there is none; `value` UNDEF only creates it. The
    node, FAILED after a warning."""
    key, elements = _member(engine, obj, member, is_property)
    if key is None and not elements:
        engine.throw("Error", "Cannot append to an attribute list")
    if type(key) is bytes:
        if type(member) is not str:
            key = key.strip(b" \t\n\r\0\v")
        if not key:
            engine.throw("ValueError", f"Cannot create {'element' if elements else 'attribute'} with an empty name")
    node, attribute = _place(obj)
    if key is None and obj.kind not in (ATTRIBUTES, CHILD_ELEMENTS) and node and _is_root(node):
        engine.throw("ValueError", "Cannot append to an attribute list")
    obj.ref.document.state.changes += 1
    if not elements and not node and obj.kind == ELEMENTS:
        parent = node_of(obj)
        node = xml.xmlNewChild(parent, words[(parent >> 3) + NS], obj.name, None)
    text = None if value is UNDEF else _text_of(engine, value, elements)
    if not node:
        return FAILED
    if not elements:
        return _write_attribute(engine, obj, node, attribute, key, text)
    if type(key) is bytes:
        return _write_named(engine, obj, node, key, text)
    return _write_number(engine, obj, node, key, text)


def _set_text(obj: Any, node: int, text: bytes | None) -> int:
    if text is not None:
        destroy_children(obj.ref.document, node)
        encoded = take(xml.xmlEncodeEntitiesReentrant(words[(node >> 3) + DOC], text))
        if encoded is not None:
            xml.xmlNodeSetContent(node, encoded.encode("latin-1"))
    return node


def _write_attribute(engine: Engine, obj: Any, node: int, attribute: int, key: Any, text: bytes | None) -> Any:
    found, count = _find_attribute(obj, attribute, key)
    if found:
        return _set_text(obj, found, text)
    if type(key) is int:
        _warn(engine, f"Cannot change attribute number {key} when only {count} attributes exist")
        return FAILED
    owner = node if ints[(node >> 2) + 2 * TYPE] == ELEMENT else words[(node >> 3) + PARENT]
    return xml.xmlNewProp(owner, key, text)


def _write_named(engine: Engine, obj: Any, node: int, name: bytes, text: bytes | None) -> Any:
    found = list(elements_named(obj, node, name))
    if len(found) > 1:
        _warn(engine, "Cannot assign to an array of nodes (duplicate subnodes or attr detected)")
        return FAILED
    if found:
        return _set_text(obj, found[0], text)
    return xml.xmlNewTextChild(node, words[(node >> 3) + NS], name, text)


def _write_number(engine: Engine, obj: Any, node: int, number: Any, text: bytes | None) -> Any:
    if ints[(node >> 2) + 2 * TYPE] == ATTRIBUTE:
        engine.throw("Error", "Cannot create duplicate attribute")
    count = 0
    if obj.kind == SINGLE:
        if number is not None and number > 0:
            _report_gap(engine, node, number, 0)
        return _set_text(obj, node, text)
    if number is not None:
        start = first_selected(obj) if obj.kind == CHILD_ELEMENTS else node
        found, count = _element_at(obj, number, start)
        if found:
            return _set_text(obj, found, text)
        if count < number:
            _report_gap(engine, node, number, count)
    return _new_sibling(node, text)


# ---- testing and removing --------------------------------------------------------------------------------------------

def _is_empty_text(node: int) -> bool:
    """Is a text node without text, or "0"?"""
    return (texts[(node >> 3) + CONTENT] or b"") in (b"", b"0")


def exists(engine: Engine, obj: Any, member: Any, is_property: bool, not_empty: bool) -> bool:
    """Is it there, and if `not_empty`, with more in it than nothing or "0"?"""
    key, elements = _member(engine, obj, member, is_property)
    node, attribute = _place(obj)
    if not node:
        return False
    if not elements:
        found = _find_attribute(obj, attribute, key)[0]
        if not found or not not_empty:
            return bool(found)
        child = words[(found >> 3) + CHILDREN]
        return bool(child) and not _is_empty_text(child)
    if type(key) is bytes:
        found = next(elements_named(obj, node, key), 0)
    else:
        found = _element_at(obj, key, first_selected(obj) if obj.kind == CHILD_ELEMENTS else node)[0]
    if not found or not not_empty:
        return bool(found)
    child = words[(found >> 3) + CHILDREN]
    if not child:
        return False
    return not (ints[(child >> 2) + 2 * TYPE] == TEXT and not words[(child >> 3) + NEXT] and _is_empty_text(child))


def remove(engine: Engine, obj: Any, member: Any, is_property: bool) -> None:
    """unset(): all elements of a name, the attribute, or the element of a number."""
    key, elements = _member(engine, obj, member, is_property)
    node, attribute = _place(obj)
    if not node:
        return
    document = obj.ref.document
    if not elements:
        found = _find_attribute(obj, attribute, key)[0]
        if found:
            destroy(document, found)
    elif type(key) is bytes:
        for found in list(elements_named(obj, node, key)):
            destroy(document, found)
    else:
        found = _element_at(obj, key, first_selected(obj) if obj.kind == CHILD_ELEMENTS else node)[0]
        if found:
            destroy(document, found)
