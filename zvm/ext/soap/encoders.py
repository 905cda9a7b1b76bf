"""The encoders there are without any WSDL, those that guess, and those of schemas and of scripts (php_encoding.c)."""
from __future__ import annotations

from zvm.executor.callables import call_callable
from zvm.ext.soap import decoding, encoding
from zvm.ext.soap.coding import Coding
from zvm.ext.soap.decoding import decode_as, dump_alone, is_circular, resolve
from zvm.ext.soap.decoding_structures import read_array, read_map, read_object
from zvm.ext.soap.encoding import encode, finish, number_of
from zvm.ext.soap.encoding_structures import guess_array, write_array, write_map, write_object
from zvm.ext.soap.namespaces import (
    APACHE,
    APACHE_MAP,
    ENCODING_11,
    ENCODING_12,
    IS_ARRAY,
    IS_DOUBLE,
    IS_FALSE,
    IS_LONG,
    IS_NULL,
    IS_OBJECT,
    IS_STRING,
    IS_TRUE,
    SOAP_ENC_ARRAY,
    SOAP_ENC_OBJECT,
    UNKNOWN_TYPE,
    XSD,
    XSD_1999,
    XSD_ANYXML,
    XSD_STRING,
    XSI,
)
from zvm.ext.soap.records import LIST, SIMPLE, UNION, Encoder
from zvm.ext.soap.values import VAR
from zvm.ext.soap.xml_tree import ELEMENT, Node, parse, split_name
from zvm.runtime.objects.lifecycle import instantiate

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine


# ---- guessing -------------------------------------------------------------------------------------------------------

def guess_writing(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """A value as what it is (guess_xml_convert)."""
    return encode(coding, coding.conversion(number_of(value)), value, style, parent, False)


def guess_reading(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """A value as what its element says or looks like (guess_zval_convert)."""
    node = resolve(node)
    found: Encoder | None = None
    type_name = None
    if node.attribute("nil", XSI) is not None:
        found = coding.conversion(IS_NULL)
    else:
        named = node.attribute("type", XSI)
        if named is not None:
            type_name = named.value
            found = coding.encoder_from_prefix(node, type_name)
            if found is encoder or found is not None and is_circular(found):
                found = None
        if found is None:
            if any(node.attribute(name) is not None for name in ("arrayType", "itemType", "arraySize")):
                found = coding.conversion(SOAP_ENC_ARRAY)
            else:
                found = coding.conversion(SOAP_ENC_OBJECT if node.elements() else XSD_STRING)
    value = decode_as(coding, found, node)
    if coding.description is None or type_name is None or found.type is None:
        return value
    wrapped = instantiate(coding.engine, coding.engine.internal_class("SoapVar"))
    prefix, name = split_name(type_name)
    namespace = node.search(prefix)
    wrapped.slots[VAR.TYPE], wrapped.slots[VAR.VALUE], wrapped.slots[VAR.STYPE] = found.number, value, name
    if namespace is not None:
        wrapped.slots[VAR.NS] = namespace.href
    return wrapped


# ---- types of schemas -----------------------------------------------------------------------------------------------

def write_typed(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """A value as its type in the schema says (sdl_guess_convert_xml)."""
    type_ = encoder.type
    if type_ is None:
        return finish(coding, encoder, guess_writing(coding, encoder, value, style, parent), style)
    base = type_.encoder
    if type_.kind == SIMPLE:
        if base is not None and base is not encoder:
            node = encode(coding, base, value, style, parent)
        else:
            node = guess_writing(coding, encoder, value, style, parent)
    elif type_.kind in (LIST, UNION):
        node = encoding.write_list(coding, encoder, value, style, parent)
    elif base is not None and base.number in (IS_ARRAY, SOAP_ENC_ARRAY):
        return write_array(coding, encoder, value, style, parent)
    else:
        return write_object(coding, encoder, value, style, parent)
    return finish(coding, encoder, node, style)


def read_typed(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """A value as its type in the schema says (sdl_guess_convert_zval)."""
    type_ = encoder.type
    if type_ is None:
        return guess_reading(coding, encoder, node)
    base = type_.encoder
    if type_.kind == SIMPLE:
        if base is not None and base is not encoder:
            return decode_as(coding, base, node)
        return guess_reading(coding, encoder, node)
    if type_.kind in (LIST, UNION):
        return decoding.read_collapsed(coding, encoder, node)
    if base is not None and base.number in (IS_ARRAY, SOAP_ENC_ARRAY):
        return read_array(coding, encoder, node)
    return read_object(coding, encoder, node)


# ---- types of scripts -----------------------------------------------------------------------------------------------

def write_by_callback(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """What a script's function makes of a value (to_xml_user)."""
    node = None
    callback = encoder.callbacks[0]
    if callback is not None:
        text = call_callable(coding.engine, callback, [value])
        document = parse(coding.engine, text) if type(text) is str else None
        if document is not None and document.children:
            node = document.children[0].copy()
    node = parent.append(node if node is not None else Node(ELEMENT, encoding.NAMELESS))
    return finish(coding, encoder, node, style)


def read_by_callback(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """What a script's function makes of an element (to_zval_user)."""
    callback = encoder.callbacks[1]
    return call_callable(coding.engine, callback, [dump_alone(node.copy())]) if callback is not None else None


# ---- the table ------------------------------------------------------------------------------------------------------

_STRING = decoding.read_string, encoding.write_string
_COLLAPSED = decoding.read_collapsed, encoding.write_string
_REPLACED = decoding.read_replaced, encoding.write_string
_LISTED = decoding.read_collapsed, encoding.write_list
_INTEGER = decoding.read_integer, encoding.write_integer
_FLOAT = decoding.read_float, encoding.write_float
_BOOL = decoding.read_bool, encoding.write_bool
_GUESS = guess_reading, guess_writing
_OBJECT = read_object, write_object

_PHP_TYPES = (
    (IS_NULL, "nil", XSI, (decoding.read_null, encoding.write_null)), (IS_STRING, "string", XSD, _STRING),
    (IS_LONG, "int", XSD, _INTEGER), (IS_DOUBLE, "float", XSD, _FLOAT), (IS_FALSE, "boolean", XSD, _BOOL),
    (IS_TRUE, "boolean", XSD, _BOOL), (IS_ARRAY, "Array", ENCODING_11, (read_array, guess_array)),
    (IS_OBJECT, "Struct", ENCODING_11, _OBJECT), (IS_ARRAY, "Array", ENCODING_12, (read_array, guess_array)),
    (IS_OBJECT, "Struct", ENCODING_12, _OBJECT),
)
_SCHEMA_TYPES = (  # from XSD_STRING on
    ("string", _STRING), ("boolean", _BOOL), ("decimal", _COLLAPSED), ("float", _FLOAT), ("double", _FLOAT),
    ("duration", _COLLAPSED), ("dateTime", (decoding.read_collapsed, encoding.write_datetime)),
    ("time", (decoding.read_collapsed, encoding.write_time)), ("date", (decoding.read_collapsed, encoding.write_date)),
    ("gYearMonth", (decoding.read_collapsed, encoding.write_year_and_month)),
    ("gYear", (decoding.read_collapsed, encoding.write_year)),
    ("gMonthDay", (decoding.read_collapsed, encoding.write_month_and_day)),
    ("gDay", (decoding.read_collapsed, encoding.write_day)),
    ("gMonth", (decoding.read_collapsed, encoding.write_month)),
    ("hexBinary", (decoding.read_hex, encoding.write_hex)),
    ("base64Binary", (decoding.read_base64, encoding.write_base64)), ("anyURI", _COLLAPSED), ("QName", _COLLAPSED),
    ("NOTATION", _COLLAPSED), ("normalizedString", _REPLACED), ("token", _COLLAPSED), ("language", _COLLAPSED),
    ("NMTOKEN", _COLLAPSED), ("Name", _COLLAPSED), ("NCName", _COLLAPSED), ("ID", _COLLAPSED), ("IDREF", _COLLAPSED),
    ("IDREFS", _LISTED), ("ENTITY", _COLLAPSED), ("ENTITIES", _LISTED), ("integer", _INTEGER),
    ("nonPositiveInteger", _INTEGER), ("negativeInteger", _INTEGER), ("long", _INTEGER), ("int", _INTEGER),
    ("short", _INTEGER), ("byte", _INTEGER), ("nonNegativeInteger", _INTEGER), ("unsignedLong", _INTEGER),
    ("unsignedInt", _INTEGER), ("unsignedShort", _INTEGER), ("unsignedByte", _INTEGER), ("positiveInteger", _INTEGER),
    ("NMTOKENS", _LISTED), ("anyType", _GUESS), ("ur-type", _GUESS),
)
_TYPES_OF_1999 = frozenset(("string", "boolean", "decimal", "float", "double", "long", "int", "short", "byte"))


def _default_encoders() -> Iterator[Encoder]:
    """The table defaultEncoding."""
    yield Encoder(UNKNOWN_TYPE, None, None, *_GUESS)
    for number, name, namespace, functions in _PHP_TYPES:
        yield Encoder(number, name, namespace, *functions)
    for index, (name, functions) in enumerate(_SCHEMA_TYPES):
        yield Encoder(XSD_STRING + index, name, XSD, *functions)
    yield Encoder(APACHE_MAP, "Map", APACHE, read_map, write_map)
    for namespace in (ENCODING_11, ENCODING_12):
        yield Encoder(SOAP_ENC_OBJECT, "Struct", namespace, *_OBJECT)
        yield Encoder(SOAP_ENC_ARRAY, "Array", namespace, read_array, write_array)
    for index, (name, functions) in enumerate(_SCHEMA_TYPES):
        if name in _TYPES_OF_1999:
            yield Encoder(XSD_STRING + index, name, XSD_1999, *functions)
    yield Encoder(401, "timeInstant", XSD_1999, *_COLLAPSED)
    yield Encoder(XSD_ANYXML, "<anyXML>", "<anyXML>", decoding.read_xml, encoding.write_xml)


_DEFAULT = tuple(_default_encoders())
_BY_NUMBER: dict[int, Encoder] = {}
_BY_NAME: dict[str, Encoder] = {}
for _encoder in _DEFAULT:
    _BY_NUMBER.setdefault(_encoder.number, _encoder)
    if _encoder.name is not None:
        _BY_NAME.setdefault(_encoder.key, _encoder)


def default_encoders() -> tuple[Encoder, ...]:
    """Those that every run has, in the order of the table."""
    return _DEFAULT


def new_coding(engine: Engine) -> Coding:
    """What a message is written or read with, before anything is known of it."""
    return Coding(engine, _BY_NUMBER, _BY_NAME)
