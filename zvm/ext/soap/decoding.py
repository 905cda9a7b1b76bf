"""XML as PHP values: which encoder reads what, and those of plain values (php_encoding.c)."""
from __future__ import annotations

from zvm.ext.soap.coding import VIOLATION
from zvm.ext.soap.encoding import collapse, replace_space
from zvm.ext.soap.namespaces import ENCODING_12, UNKNOWN_TYPE, XSI
from zvm.ext.soap.records import COMPLEX, Encoder, SoapError
from zvm.ext.soap.xml_tree import CDATA, ELEMENT, TEXT, Node, split_name
from zvm.ext.standard.network.url import base64_decode
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.ext.soap.coding import Coding

_BOOLEANS = {"true": True, "t": True, "1": True, "false": False, "f": False, "0": False}
_NO_NUMBERS = (("nan", float("nan")), ("inf", float("inf")), ("-inf", float("-inf")))
_HEX = frozenset("0123456789abcdefABCDEF")


# ---- which encoder --------------------------------------------------------------------------------------------------

def decode(coding: Coding, encoder: Encoder | None, node: Node) -> Any:
    """The value of an element (master_to_zval)."""
    node = resolve(node)
    if encoder is None:
        return decode_as(coding, coding.conversion(UNKNOWN_TYPE), node)
    named = node.attribute("type", XSI)
    if named is not None:
        own = coding.encoder_from_prefix(node, named.value)
        if own is not None and own is not encoder and not is_circular(own):
            encoder = own
    return decode_as(coding, encoder, node)


def is_circular(encoder: Encoder) -> bool:
    """Whether the types that a type derives from lead back to it."""
    at: Encoder | None = encoder
    while at is not None and at.type is not None and at.type.kind != COMPLEX:
        base = at.type.encoder
        if base is encoder or base is at:
            return True
        at = base
    return False


def decode_as(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """The value of an element that is no reference (master_to_zval_int)."""
    if coding.type_map is not None:
        if encoder.name is not None:
            encoder = coding.mapped(encoder)
        elif (named := node.attribute("type", XSI)) is not None:
            prefix, name = split_name(named.value)
            namespace = node.search(prefix)
            key = f"{namespace.href}:{name}" if namespace is not None else name
            encoder = coding.type_map.get(key, encoder)
    return encoder.to_php(coding, encoder, node)


def resolve(node: Node) -> Node:
    """The element that one refers to, or itself (check_and_resolve_href)."""
    if not node.attributes:
        return node
    reference = next((attribute for attribute in node.attributes
                      if attribute.name == "href" and attribute.namespace is None), None)
    if reference is not None:
        if reference.value[:1] != "#":
            raise SoapError(f"Encoding: External reference '{reference.value}'")
        found = next((other for other in node.root.walk() if other.value_of("id") == reference.value[1:]), None)
        if found is None:
            raise SoapError(f"Encoding: Unresolved reference '{reference.value}'")
        return found
    reference = node.attribute("ref", ENCODING_12)
    if reference is None:
        return node
    name = reference.value.removeprefix("#")
    found = next((other for other in node.root.walk()
                  if (own := other.attribute("id", ENCODING_12)) is not None and own.value == name), None)
    if found is None:
        raise SoapError(f"Encoding: Unresolved reference '{reference.value}'")
    if found is node:
        raise SoapError(f"Encoding: Violation of id and ref information items '{reference.value}'")
    return found


def known_object(coding: Coding, node: Node) -> PhpObject | None:
    """The object that an element has been read as, if so (soap_check_xml_ref)."""
    known = coding.read.get(id(node))
    return known[1] if known is not None and isinstance(known[1], PhpObject) else None


def remember(coding: Coding, node: Node, value: Any) -> None:
    """Note what an element is read as (soap_add_xml_ref)."""
    coding.read[id(node)] = node, value


def is_nil(node: Node) -> bool:
    """Whether an element says that it is null."""
    return bool(node.attributes) and node.attribute("nil") is not None


# ---- plain values ---------------------------------------------------------------------------------------------------

def _text(node: Node, changed: Callable[[str], str] | None) -> str:
    """An element's text; white space is changed where it is not marked."""
    child = node.only_text
    if child is None:
        raise SoapError(VIOLATION)
    if child.kind == TEXT and changed is not None:
        child.content = changed(child.content)
    return child.content


def _string_reader(changed: Callable[[str], str] | None) -> Any:
    def read(coding: Coding, encoder: Encoder, node: Node) -> Any:
        if is_nil(node):
            return None
        if not node.children:
            return ""
        text = _text(node, changed)
        return coding.outward(text) if node.children[0].kind == TEXT else text
    return read


read_string = _string_reader(None)
read_replaced = _string_reader(replace_space)
read_collapsed = _string_reader(collapse)


def read_base64(coding: Coding, encoder: Encoder, node: Node) -> Any:
    if is_nil(node):
        return None
    if not node.children:
        return ""
    data = base64_decode(_text(node, collapse), False)
    if data is False:
        raise SoapError(VIOLATION)
    return data


def read_hex(coding: Coding, encoder: Encoder, node: Node) -> Any:
    if is_nil(node):
        return None
    if not node.children:
        return ""
    text = _text(node, collapse)
    text = text[:len(text) // 2 * 2]
    if not _HEX.issuperset(text):
        raise SoapError(VIOLATION)
    return bytes.fromhex(text).decode("latin-1")


def _marked_as_text(node: Node) -> str:
    """The text of an element that holds a number."""
    child = node.only_text
    if child is None or child.kind == CDATA:
        raise SoapError(VIOLATION)
    child.content = collapse(child.content)
    return child.content


def read_float(coding: Coding, encoder: Encoder, node: Node) -> Any:
    if is_nil(node) or not node.children:
        return None
    text = _marked_as_text(node)
    number = parse_numeric(text)
    if number is not None:
        return float(number)
    small = lower(text)
    for name, value in _NO_NUMBERS:
        if small.startswith(name):
            return value
    raise SoapError(VIOLATION)


def read_integer(coding: Coding, encoder: Encoder, node: Node) -> Any:
    if is_nil(node) or not node.children:
        return None
    number = parse_numeric(_marked_as_text(node))
    if number is None:
        raise SoapError(VIOLATION)
    return number


def read_bool(coding: Coding, encoder: Encoder, node: Node) -> Any:
    if is_nil(node) or not node.children:
        return None
    text = lower(_marked_as_text(node))
    return _BOOLEANS.get(text, text != "")


def read_null(coding: Coding, encoder: Encoder, node: Node) -> None:
    return None


def read_xml(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """An element that the schema knows, or its text (to_zval_any)."""
    if coding.description is not None and node.name:
        key = f"{node.namespace.href}:{node.name}" if node.namespace is not None else node.name
        known = coding.description.elements.get(key)
        if known is not None and known.encoder is not None:
            return decode_as(coding, known.encoder, node)
    return dump_alone(node) if node.kind == ELEMENT else node.dump()


def dump_alone(node: Node) -> str:
    """An element's text as it stands in its document (xmlNodeDump)."""
    return node.dump()
