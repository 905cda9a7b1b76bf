"""Functions and types as texts (function_to_string, type_to_string)."""
from __future__ import annotations

from zvm.ext.soap.encoding_structures import (
    ARRAY_SIZE_12,
    ARRAY_TYPE_11,
    ITEM_TYPE_12,
    WSDL_ARRAY_TYPE,
    WSDL_ITEM_TYPE,
)
from zvm.ext.soap.namespaces import IS_ARRAY, SOAP_ENC_ARRAY, WSDL
from zvm.ext.soap.records import (
    ALL,
    ANY,
    CHOICE,
    EXTENSION,
    GROUP,
    IS_ELEMENT,
    LIST,
    RESTRICTION,
    SEQUENCE,
    SIMPLE,
    UNION,
    ContentModel,
    Encoder,
    Parameter,
    SoapFunction,
    SoapType,
)


def _type_name(encoder: Encoder | None) -> str:
    return encoder.name if encoder is not None and encoder.name is not None else "UNKNOWN"


def _shown_parts(parts: list[Parameter]) -> str:
    return ", ".join(f"{_type_name(part.encoder)} ${part.name}" for part in parts)


def show_function(function: SoapFunction) -> str:
    """A function with the types of its parameters."""
    response = function.response or []
    if not response:
        result = "void"
    elif len(response) == 1:
        result = _type_name(response[0].encoder)
    else:
        result = f"list({_shown_parts(response)})"
    return f"{result} {function.name}({_shown_parts(function.request or [])})"


def show_type(type_: SoapType, level: int = 0) -> str:
    """A type with what it is made of."""
    spaces = " " * level
    if type_.kind == SIMPLE:
        return f"{spaces}{type_.encoder.name if type_.encoder is not None else 'anyType'} {type_.name}"
    if type_.kind == LIST:
        items = "".join(str(item.name) for item in (type_.elements or {}).values())
        return f"{spaces}list {type_.name}" + (f" {{{items}}}" if type_.elements is not None else "")
    if type_.kind == UNION:
        items = "".join(f",{item.name}" for item in (type_.elements or {}).values())
        return f"{spaces}union {type_.name}" + (f" {{{items}}}" if type_.elements is not None else "")
    if type_.encoder is not None and type_.encoder.number in (IS_ARRAY, SOAP_ENC_ARRAY):
        return spaces + _show_array(type_)
    return _show_structure(type_, level)


def _show_array(type_: SoapType) -> str:
    declared = type_.extra(ARRAY_TYPE_11, WSDL_ARRAY_TYPE)
    if declared is not None:
        name, bracket, sizes = declared[1].partition("[")
        return f"{name or 'anyType'} {type_.name}{bracket}{sizes}"
    declared = type_.extra(ITEM_TYPE_12, WSDL_ITEM_TYPE)
    element = type_.only_element
    if declared is not None:
        item = declared[1]
    elif element is not None and element.encoder is not None and element.encoder.name is not None:
        item = element.encoder.name
    else:
        item = "anyType"
    size = type_.extra(ARRAY_SIZE_12, f"{WSDL}:itemType")
    return f"{item} {type_.name}[{size[1] if size is not None else ''}]"


def _show_structure(type_: SoapType, level: int) -> str:
    spaces = " " * level
    pieces = [f"{spaces}struct {type_.name} {{\n"]
    base = type_.encoder
    if type_.kind in (RESTRICTION, EXTENSION) and base is not None:
        inner: Encoder | None = base
        while inner is not None and not inner.has_plain_type and inner.type is not None \
                and inner.type.encoder is not inner:
            inner = inner.type.encoder
        if inner is not None:
            pieces.append(f"{spaces} {base.name} _;\n")
    if type_.model is not None:
        _show_model(type_.model, pieces, level + 1)
    for attribute in (type_.attributes or {}).values():
        pieces.append(f"{spaces} {_type_name(attribute.encoder)} {attribute.name or ''};\n")
    pieces.append(f"{spaces}}}")
    return "".join(pieces)


def _show_model(model: ContentModel, pieces: list[str], level: int) -> None:
    if model.kind == IS_ELEMENT:
        pieces.append(show_type(model.content, level) + ";\n")
    elif model.kind == ANY:
        pieces.append(f"{' ' * level}<anyXML> any;\n")
    elif model.kind in (SEQUENCE, ALL, CHOICE):
        for part in model.content:
            _show_model(part, pieces, level)
    elif model.kind == GROUP:
        _show_model(model.content.model, pieces, level)
