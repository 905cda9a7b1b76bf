"""PHP values as XML: which encoder writes what, and those of plain values (php_encoding.c)."""
from __future__ import annotations

import time
from base64 import b64encode

from zvm.ext.soap.coding import VIOLATION, plain
from zvm.ext.soap.namespaces import (
    ENCODED,
    ENCODING_12,
    IS_ARRAY,
    IS_DOUBLE,
    IS_FALSE,
    IS_LONG,
    IS_NULL,
    IS_OBJECT,
    IS_RESOURCE,
    IS_STRING,
    IS_TRUE,
    LITERAL,
    SOAP_1_1,
    UNKNOWN_TYPE,
    XSD_ANYXML,
    XSI,
)
from zvm.ext.soap.records import LIST, Encoder, SoapError
from zvm.ext.soap.values import VAR, SoapVar
from zvm.ext.soap.xml_tree import ELEMENT, RAW, Node, qualified
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool, to_float, to_int, to_string
from zvm.runtime.values.numbers import float_to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import is_utf8, lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.soap.coding import Coding

NAMELESS = "BOGUS"  # what an element is called until its name is known
_NUMBERS = {type(None): IS_NULL, int: IS_LONG, float: IS_DOUBLE, str: IS_STRING, PhpArray: IS_ARRAY}


def number_of(value: Any) -> int:
    """PHP's number of a value's type (Z_TYPE_P)."""
    if value is True or value is False:
        return IS_TRUE if value else IS_FALSE
    number = _NUMBERS.get(type(value))
    if number is None:
        return IS_OBJECT if isinstance(value, PhpObject) else IS_RESOURCE
    return number


# ---- which encoder --------------------------------------------------------------------------------------------------

def encode(coding: Coding, encoder: Encoder | None, value: Any, style: int, parent: Node,
           uses_classes: bool = True) -> Node:
    """Write a value into a parent (master_to_xml)."""
    value = plain(value)
    if isinstance(value, SoapVar):
        return _encode_var(coding, encoder, value, style, parent)
    add_type = False
    if uses_classes and coding.class_map is not None and isinstance(value, PhpObject):
        mapped = _class_encoder(coding, value)
        if mapped is not None:
            add_type = encoder is not mapped and style == LITERAL
            encoder = mapped
    if encoder is None:
        encoder = coding.conversion(UNKNOWN_TYPE)
    encoder = coding.mapped(encoder)
    node: Node = encoder.to_xml(coding, encoder, value, style, parent)
    if add_type:
        set_type(coding, node, encoder.namespace, encoder.name)
    return node


def _class_encoder(coding: Coding, value: PhpObject) -> Encoder | None:
    """The encoder of the type that the class map names for an object's class."""
    if id(value) in coding.busy or coding.class_map is None:
        return None
    wanted = lower(value.ce.name)
    for name, class_name in coding.class_map.plain_items():
        class_name = plain(class_name)
        if type(class_name) is str and lower(class_name) == wanted and type(name) is str:
            description = coding.description
            if description is None:
                return None
            return coding.encoder(description.target, name) or description.encoder_named(name)
    return None


def _encode_var(coding: Coding, encoder: Encoder | None, value: SoapVar, style: int, parent: Node) -> Node:
    """Write a SoapVar: it says what it is."""
    number, type_name, namespace = value.field(VAR.TYPE), value.field(VAR.STYPE), value.field(VAR.NS)
    if type(number) is not int:
        raise SoapError("Encoding: SoapVar has no 'enc_type' property")
    own = None
    if type(type_name) is str:
        if type(namespace) is str:
            own, key = coding.encoder(namespace, type_name), f"{namespace}:{type_name}"
        else:
            own, key = coding.encoder_for_key(type_name), type_name
        if own is None and coding.type_map is not None:
            own = coding.type_map.get(key)
    own = own or coding.conversion(number)
    node = encode(coding, own, value.field(VAR.VALUE), style, parent)
    if (style == ENCODED or coding.description is not None and encoder is not own) and type(type_name) is str:
        set_type(coding, node, namespace if type(namespace) is str else None, type_name)
    name, name_namespace = value.field(VAR.NAME), value.field(VAR.NAMENS)
    if type(name) is str:
        node.name = name
    if type(name_namespace) is str:
        node.namespace = coding.namespace(node, name_namespace)
    return node


# ---- attributes -----------------------------------------------------------------------------------------------------

def set_nil(coding: Coding, node: Node) -> None:
    """Mark as null."""
    coding.put(node, XSI, "nil", "true")


def set_type(coding: Coding, node: Node, namespace: str | None, name: str | None) -> None:
    """Say what type it is (set_ns_and_type_ex)."""
    text = coding.type_text(node, namespace, name)
    coding.put(node, XSI, "type", text)


def finish(coding: Coding, encoder: Encoder, node: Node, style: int) -> Node:
    """Say what type it is where messages do."""
    if style == ENCODED:
        set_type(coding, node, encoder.namespace, encoder.name)
    return node


def begin(coding: Coding, value: Any, style: int, parent: Node) -> tuple[Node, bool]:
    """A new element without name, and whether that is all, as the value is null."""
    node = parent.add(NAMELESS)
    if value is None:
        if style == ENCODED:
            set_nil(coding, node)
        return node, True
    return node, False


def is_repeated(coding: Coding, value: Any, node: Node) -> bool:
    """Whether an object has been written in this message: then it is referred to (soap_check_zval_ref)."""
    if not isinstance(value, PhpObject):
        return False
    known = coding.written.get(id(value))
    if known is None:
        coding.written[id(value)] = value, node
        return False
    first = known[1]
    if first is node:
        return False
    if coding.version == SOAP_1_1:
        name = next((attribute.value for attribute in first.attributes
                     if attribute.name == "id" and attribute.namespace is None), None)
        if name is None:
            name = _new_reference(coding)
            first.set_attribute("id", name)
        node.set_attribute("href", f"#{name}")
    else:
        attribute = first.attribute("id", ENCODING_12)
        if attribute is not None:
            name = attribute.value
        else:
            name = _new_reference(coding)
            coding.put(first, ENCODING_12, "id", name)
        coding.put(node, ENCODING_12, "ref", f"#{name}")
    return True


def _new_reference(coding: Coding) -> str:
    coding.references += 1
    return f"ref{coding.references}"


# ---- plain values ---------------------------------------------------------------------------------------------------

def write_string(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    text = coding.inward(value if type(value) is str else to_string(coding.engine, value))
    end = text.find("\0")
    checked = text if end < 0 else text[:end]
    if not is_utf8(checked):
        raise SoapError(f"Encoding: string '{_shown_invalid(checked)}' is not a valid utf-8 string")
    node.add_text(checked)
    return finish(coding, encoder, node, style)


def _shown_invalid(text: str) -> str:
    """A text that is no UTF-8 up to the character that is wrong."""
    data, at = text.encode("latin-1"), 0
    while at < len(data):
        lead, more = data[at], 0
        if lead & 0x80:
            more = 1 if lead & 0xE0 == 0xC0 else 2 if lead & 0xF0 == 0xE0 else 3 if lead & 0xF8 == 0xF0 else -1
            follow = data[at + 1:at + 1 + more] if more > 0 else b""
            if more < 0 or len(follow) < more or any(byte & 0xC0 != 0x80 for byte in follow):
                return f"{text[:at]}\\x{lead:02x}..."
        at += 1 + more
    return text


def write_base64(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    node.add_text(b64encode(to_string(coding.engine, value).encode("latin-1")).decode("ascii"))
    return finish(coding, encoder, node, style)


def write_hex(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    node.add_text(to_string(coding.engine, value).encode("latin-1").hex().upper())
    return finish(coding, encoder, node, style)


def write_integer(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    node.set_content(_floor(value) if type(value) is float else str(to_int(coding.engine, value)))
    return finish(coding, encoder, node, style)


def _floor(value: float) -> str:
    """A float's whole part in full ("%0.0F" of floor())."""
    if value - value != 0:
        return "NAN" if value != value else "INF" if value > 0 else "-INF"
    return f"{value // 1:.0f}"


def write_float(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    node.set_content(float_to_string(to_float(coding.engine, value), coding.engine.ini.precision))
    return finish(coding, encoder, node, style)


def write_bool(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    node.set_content("true" if to_bool(coding.engine, value) else "false")
    return finish(coding, encoder, node, style)


def write_null(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    return begin(coding, None, style, parent)[0]


# ---- dates ----------------------------------------------------------------------------------------------------------

def _time_writer(format: str) -> Any:
    def write(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
        node, is_null = begin(coding, value, style, parent)
        if is_null:
            return node
        if type(value) is int:
            node.set_content(_shown_time(value, format))
        elif type(value) is str:
            node.set_content(value)
        return finish(coding, encoder, node, style)
    return write


def _shown_time(value: int, format: str) -> str:
    try:
        moment = time.localtime(value)
    except (OverflowError, ValueError, OSError):
        raise SoapError(f"Encoding: Invalid timestamp {value}") from None
    offset = moment.tm_gmtoff or 0
    hours, minutes = divmod(abs(offset) // 60, 60)
    return time.strftime(format, moment) + (f"{'-' if offset < 0 else '+'}{hours:02d}:{minutes:02d}" if offset else "Z")


write_datetime = _time_writer("%Y-%m-%dT%H:%M:%S")
write_time = _time_writer("%H:%M:%S")
write_date = _time_writer("%Y-%m-%d")
write_year_and_month = _time_writer("%Y-%m")
write_year = _time_writer("%Y")
write_month_and_day = _time_writer("--%m-%d")
write_day = _time_writer("---%d")
write_month = _time_writer("--%m--")


# ---- lists and XML --------------------------------------------------------------------------------------------------

def write_list(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """A list's items with blanks between them (to_xml_list)."""
    kind = encoder.type
    item_encoder = None
    if kind is not None and kind.kind == LIST and kind.elements:
        item_encoder = next(iter(kind.elements.values())).encoder
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    items: list[Any]
    if type(value) is PhpArray:
        items = value.plain_values()
    else:
        items = collapse(to_string(coding.engine, value)).split(" ")
        items = [item for item in items if item]
    written = []
    for item in items:
        made = encode(coding, item_encoder, item, LITERAL, node)
        text = made.first_content
        if text is None:
            raise SoapError(VIOLATION)
        written.append(text)
        made.unlink()
    node.set_content(" ".join(written))
    return node


def write_xml(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Any:
    """Text as it stands, or several (to_xml_any)."""
    if type(value) is PhpArray:
        last = None
        for name, item in value.plain_items():
            last = encode(coding, coding.conversion(XSD_ANYXML), item, style, parent)
            if last.kind != RAW:
                last.name = str(name)
        return last
    return parent.append(Node(RAW, "textnoenc", to_string(coding.engine, value)))


# ---- white space ----------------------------------------------------------------------------------------------------

def replace_space(text: str) -> str:
    """White space as blanks (whiteSpace_replace)."""
    return text.replace("\t", " ").replace("\n", " ").replace("\r", " ")


def collapse(text: str) -> str:
    """White space as single blanks between words (whiteSpace_collapse)."""
    return " ".join(piece for piece in replace_space(text).split(" ") if piece)


def shown_name(node: Node) -> str:
    """An element's name as messages have it."""
    return qualified(node.name, node.namespace) if node.kind == ELEMENT else node.name
