"""Objects, arrays and maps as XML (php_encoding.c)."""
from __future__ import annotations

from zvm.ext.soap.coding import plain, property_of
from zvm.ext.soap.encoding import (
    NAMELESS,
    begin,
    encode,
    finish,
    is_repeated,
    number_of,
    set_nil,
    set_type,
)
from zvm.ext.soap.namespaces import (
    APACHE_MAP,
    ENCODED,
    ENCODING_11,
    ENCODING_12,
    IS_NULL,
    LITERAL,
    SOAP_1_1,
    SOAP_ENC_ARRAY,
    USE_XSI_ARRAY_TYPE,
    WSDL,
    XML,
    XSD_ANYTYPE,
    XSD_ANYXML,
    XSI,
)
from zvm.ext.soap.records import (
    ALL,
    ANY,
    CHOICE,
    EXTENSION,
    GROUP,
    IS_ELEMENT,
    QUALIFIED,
    RESTRICTION,
    SEQUENCE,
    ContentModel,
    Encoder,
    SoapError,
    SoapType,
)
from zvm.ext.soap.values import VAR, SoapVar
from zvm.runtime.objects.iterators import get_iterator, is_traversable
from zvm.runtime.objects.property_tables import to_array, unmangle
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.soap.coding import Coding
    from zvm.ext.soap.xml_tree import Namespace, Node

ARRAY_TYPE_11 = f"{ENCODING_11}:arrayType"
ITEM_TYPE_12 = f"{ENCODING_12}:itemType"
ARRAY_SIZE_12 = f"{ENCODING_12}:arraySize"
WSDL_ARRAY_TYPE, WSDL_ITEM_TYPE, WSDL_ARRAY_SIZE = f"{WSDL}:arrayType", f"{WSDL}:itemType", f"{WSDL}:arraySize"


def is_map(array: PhpArray) -> bool:
    """Whether an array's keys are not 0, 1, 2 …"""
    return any(key != index for index, key in enumerate(array.keys()))


# ---- objects --------------------------------------------------------------------------------------------------------

def write_object(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """An object or an array as an element of elements (to_xml_object)."""
    if value is None:
        node = parent.add(NAMELESS)
        if style == ENCODED:
            set_nil(coding, node)
            set_type(coding, node, encoder.namespace, encoder.name)
        return node
    has_members = isinstance(value, PhpObject) or type(value) is PhpArray
    type_ = encoder.type
    if type_ is None:
        node = parent.add(NAMELESS)
        if is_repeated(coding, value, node):
            return node
        if has_members:
            _write_members(coding, value, style, node)
        return finish(coding, encoder, node, style)
    node = _write_base(coding, encoder, type_, value, has_members, style, parent)
    if is_repeated(coding, value, node):
        return node
    if has_members:
        _write_typed_members(coding, type_, value, style, node)
    return finish(coding, encoder, node, style)


def _write_members(coding: Coding, value: Any, style: int, node: Node) -> None:
    """All members, by what they are."""
    is_array = type(value) is PhpArray
    table = value if is_array else to_array(coding.engine, value, exported=False)
    for name, member in table.plain_items():
        member = plain(member)
        written = encode(coding, coding.conversion(number_of(member)), member, style, node)
        if type(name) is str:
            written.name = name if is_array else unmangle(name)[1]


def _write_base(coding: Coding, encoder: Encoder, type_: SoapType, value: Any, has_members: bool, style: int,
                parent: Node) -> Node:
    """The element, with what the type that this one restricts or extends says."""
    base = type_.encoder
    if type_.kind == RESTRICTION and base is not None and encoder is not base:
        while base is not None and not base.has_plain_type:
            base = base.type.encoder if base.type is not None else None
        if base is not None:
            return _write_simple_part(coding, base, value, has_members, style, parent)
    elif type_.kind == EXTENSION and base is not None and encoder is not base:
        if base.has_plain_type:
            return _write_simple_part(coding, base, value, has_members, style, parent)
        known = id(value) in coding.busy
        coding.busy.add(id(value))
        try:
            return encode(coding, base, value, style, parent)
        finally:
            if not known:
                coding.busy.discard(id(value))
    return parent.add(NAMELESS)


def _write_simple_part(coding: Coding, base: Encoder, value: Any, has_members: bool, style: int, parent: Node) -> Node:
    part = property_of(coding.engine, value, "_")
    if part is not UNDEF:
        return encode(coding, base, part, style, parent)
    return parent.add(NAMELESS) if has_members else encode(coding, base, value, style, parent)


def _write_typed_members(coding: Coding, type_: SoapType, value: Any, style: int, node: Node) -> None:
    item = None
    if type(value) is PhpArray and type_.attributes is None and type_.model is not None and not is_map(value):
        item = _repeated_element(type_.model)
    if item is not None:
        for member in value.plain_values():
            member = plain(member)
            if member is None and item.nillable:
                written = node.add(NAMELESS)
                set_nil(coding, written)
            else:
                written = encode(coding, item.encoder, member, style, node)
            _name_element(coding, item, written, style)
    elif type_.model is not None:
        write_model(coding, node, type_.model, value, style, True)
    if type_.attributes is not None:
        _write_attributes(coding, type_, value, node)


def _write_attributes(coding: Coding, type_: SoapType, value: Any, node: Node) -> None:
    for attribute in (type_.attributes or {}).values():
        if attribute.name is None:
            continue
        given = property_of(coding.engine, value, attribute.name)
        if given is UNDEF:
            continue
        dummy = encode(coding, attribute.encoder, given, LITERAL, node)
        text = dummy.first_content
        if text is not None:
            if attribute.fixed is not None and attribute.fixed != text:
                raise SoapError(f"Encoding: Attribute '{attribute.name}' has fixed value '{attribute.fixed}' "
                                f"(value '{text}' is not allowed)")
            namespace = None
            if attribute.namespace is not None and (attribute.namespace == XML or attribute.form == QUALIFIED):
                namespace = coding.namespace(node, attribute.namespace)
            node.set_attribute(attribute.name, text, namespace)
        dummy.unlink()


def _name_element(coding: Coding, element: SoapType, node: Node, style: int) -> None:
    """Give an element the name that the schema has for it."""
    node.name = element.name or ""
    if style == LITERAL and element.namespace is not None and element.form == QUALIFIED:
        node.namespace = coding.namespace(node, element.namespace)


def check_fixed(element: SoapType, text: str | None) -> None:
    """Refuse another value than the one a schema fixes."""
    if text is not None and element.fixed is not None and element.fixed != text:
        raise SoapError(f"Encoding: Element '{element.name}' has fixed value '{element.fixed}' "
                        f"(value '{text}' is not allowed)")


def write_model(coding: Coding, node: Node, model: ContentModel, value: Any, style: int, strict: bool) -> int:
    """Write what a model asks for: 0 where that is not there, 2 where it may be missing (model_to_xml_object)."""
    if model.kind == IS_ELEMENT:
        return _write_element(coding, node, model, value, style, strict)
    if model.kind == ANY:
        return _write_any(coding, node, model, value, style, strict)
    if model.kind in (SEQUENCE, ALL):
        for part in model.content:
            if not write_model(coding, node, part, value, style, strict and part.least > 0) and (
                    not strict or part.least > 0):
                return 0
            strict = True
        return 1
    if model.kind == CHOICE:
        result = 0
        for part in model.content:
            written = write_model(coding, node, part, value, style, False)
            if written == 1:
                return 1
            result = result or int(written != 0)
        return result
    if model.kind == GROUP:
        return write_model(coding, node, model.content.model, value, style, strict and model.least > 0)
    return 1


def _write_element(coding: Coding, node: Node, model: ContentModel, value: Any, style: int, strict: bool) -> int:
    element: SoapType = model.content
    data = property_of(coding.engine, value, element.name or "")
    if data is None and not element.nillable and model.least > 0 and not strict:
        return 0
    if data is UNDEF:
        if strict and element.nillable and model.least > 0:
            made = node.add(element.name or "")
            set_nil(coding, made)
            _name_element(coding, element, made, style)
            return 1
        if model.least == 0:
            return 2
        if strict:
            raise SoapError(f"Encoding: object has no '{element.name}' property")
        return 0
    if model.may_repeat and type(data) is PhpArray and not is_map(data):
        for item in data.plain_values():
            _write_one(coding, node, element, plain(item), style)
    elif data is None and not element.nillable and model.least == 0:
        return 1
    else:
        _write_one(coding, node, element, data, style)
    return 1


def _write_one(coding: Coding, node: Node, element: SoapType, value: Any, style: int) -> None:
    if value is None and element.nillable:
        made = node.add(NAMELESS)
        set_nil(coding, made)
    else:
        made = encode(coding, element.encoder, value, style, node)
        check_fixed(element, made.first_content)
    _name_element(coding, element, made, style)


def _write_any(coding: Coding, node: Node, model: ContentModel, value: Any, style: int, strict: bool) -> int:
    data = property_of(coding.engine, value, "any")
    if data is UNDEF:
        if model.least == 0:
            return 2
        if strict:
            raise SoapError("Encoding: object has no 'any' property")
        return 0
    encoder = coding.conversion(XSD_ANYXML)
    if model.may_repeat and type(data) is PhpArray and not is_map(data):
        for item in data.plain_values():
            encode(coding, encoder, item, style, node)
    else:
        encode(coding, encoder, data, style, node)
    return 1


def _repeated_element(model: ContentModel) -> SoapType | None:
    """The one element that a model repeats (model_array_element)."""
    if model.kind == IS_ELEMENT:
        return model.content if model.may_repeat else None
    if model.kind in (SEQUENCE, ALL, CHOICE):
        return _repeated_element(model.content[0]) if len(model.content) == 1 else None
    return _repeated_element(model.content.model) if model.kind == GROUP else None


# ---- arrays ---------------------------------------------------------------------------------------------------------

def guess_array(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """An array as what its keys make it (guess_array_map)."""
    number = IS_NULL
    if type(value) is PhpArray:
        number = APACHE_MAP if is_map(value) else SOAP_ENC_ARRAY
    return encode(coding, coding.conversion(number), value, style, parent)


def write_array(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """An array of SOAP's (to_xml_array)."""
    node = parent.add(NAMELESS)
    if value is None:
        if style == ENCODED:
            set_nil(coding, node)
            _set_array_type(coding, encoder, node)
        return node
    if is_traversable(coding.engine, value):
        value = _collected(coding, value)
    if type(value) is PhpArray:
        sizes, item_encoder, item_type, text = _shape(coding, encoder, value, node)
        if style == ENCODED:
            if coding.version == SOAP_1_1:
                text = "xsd:ur-type" if text == "xsd:anyType" else text
                coding.put(node, ENCODING_11, "arrayType", f"{text}[{','.join(map(str, sizes[1]))}]")
            else:
                coding.put(node, ENCODING_12, "itemType", text)
                coding.put(node, ENCODING_12, "arraySize", " ".join(map(str, sizes[1])))
        namespace = None
        if item_encoder is not None and item_encoder.namespace is not None:
            namespace = coding.namespace(node, item_encoder.namespace)
        items = _Items(coding, node, item_type, item_encoder, namespace, style)
        items.write(value, sizes[0])
    if style == ENCODED:
        _set_array_type(coding, encoder, node)
    return node


def _set_array_type(coding: Coding, encoder: Encoder, node: Node) -> None:
    if coding.features & USE_XSI_ARRAY_TYPE:
        set_type(coding, node, ENCODING_11 if coding.version == SOAP_1_1 else ENCODING_12, "Array")
    else:
        set_type(coding, node, encoder.namespace, encoder.name)


def _collected(coding: Coding, value: PhpObject) -> PhpArray:
    """What an object gives when it is walked through."""
    iterator = get_iterator(coding.engine, value)
    array = PhpArray()
    iterator.rewind()
    while iterator.valid():
        item = plain(iterator.current())
        array.set(to_key(coding.engine, iterator.key()), item)
        iterator.next()
    return array


def _shape(coding: Coding, encoder: Encoder, array: PhpArray,
           node: Node) -> tuple[tuple[list[int], list[int]], Encoder | None, SoapType | None, str]:
    """An array's sizes (to fill, to show), the encoder and the type of its items, and their type's text."""
    type_, count = encoder.type, len(array)
    if type_ is not None and type_.attributes is not None:
        if (declared := type_.extra(ARRAY_TYPE_11, WSDL_ARRAY_TYPE)) is not None:
            namespace, name = declared
            dimensions = 1
            name, bracket, brackets = name.rpartition("[") if "[" in name else (name, "", "")
            if bracket:
                dimensions = brackets.split("]")[0].count(",") + 1
            item_encoder = coding.encoder(namespace, name) if namespace is not None else None
            text = coding.type_text(node, namespace, name)
            sizes = _measured(array, dimensions)
            return (sizes, sizes), item_encoder, None, text
        if (declared := type_.extra(ITEM_TYPE_12, WSDL_ITEM_TYPE)) is not None:
            namespace, name = declared
            item_encoder = coding.encoder(namespace, name) if namespace is not None else None
            text = coding.type_text(node, namespace, name)
            if (size := type_.extra(ARRAY_SIZE_12, WSDL_ARRAY_SIZE)) is not None:
                sizes = _given_sizes(size[1], count)
                return (sizes, sizes), item_encoder, None, text
            return ([0], [count]), item_encoder, None, text
        if (size := type_.extra(ARRAY_SIZE_12, WSDL_ARRAY_SIZE)) is not None:
            sizes = _given_sizes(size[1], count)
            element = type_.only_element
            if element is not None and element.encoder is not None and element.encoder.name is not None:
                text = coding.type_text(node, element.encoder.namespace, element.encoder.name)
                return (sizes, sizes), element.encoder, element, text
            item_encoder, text = _common_type(coding, node, array)
            return (sizes, sizes), item_encoder, None, text
    element = type_.only_element if type_ is not None else None
    if element is not None and element.encoder is not None and element.encoder.name is not None:
        text = coding.type_text(node, element.encoder.namespace, element.encoder.name)
        return ([count], [count]), element.encoder, element, text
    item_encoder, text = _common_type(coding, node, array)
    return ([count], [count]), item_encoder, None, text


def _given_sizes(text: str, count: int) -> list[int]:
    sizes = positions_12(text)
    sizes[0] = sizes[0] or count
    return sizes


def _measured(array: PhpArray, dimensions: int) -> list[int]:
    """How many elements an array has in each dimension, by the first of each."""
    sizes, level = [len(array)], array
    for _ in range(1, dimensions):
        first = plain(level.values()[0] if type(level.values()) is list else next(iter(level.values()), None)) \
            if len(level) else None
        if type(first) is PhpArray:
            level = first
            sizes.append(len(first))
        else:
            level = PhpArray()
            sizes.append(0)
    return sizes


def positions_12(text: str) -> list[int]:
    """The sizes that SOAP 1.2 writes with blanks between them (get_position_12)."""
    sizes: list[int] = []
    start = next((at for at, char in enumerate(text) if char.isdigit() or char == "*"), len(text))
    if text[start:start + 1] == "*":
        sizes.append(0)
        start += 1
    in_number = False
    for char in text[start:]:
        if char.isdigit():
            if not in_number:
                sizes.append(0)
                in_number = True
            sizes[-1] = sizes[-1] * 10 + int(char)
        elif char == "*":
            raise SoapError("Encoding: '*' may only be first arraySize value in list")
        else:
            in_number = False
    return sizes or [0]


class _Items:
    """An array's items being written (add_xml_array_elements)."""

    __slots__ = ("coding", "node", "type", "encoder", "namespace", "style")

    def __init__(self, coding: Coding, node: Node, type: SoapType | None, encoder: Encoder | None,
                 namespace: Namespace | None, style: int) -> None:
        self.coding, self.node, self.type, self.encoder = coding, node, type, encoder
        self.namespace, self.style = namespace, style

    def write(self, value: Any, sizes: list[int]) -> None:
        """The items, filled up to the sizes."""
        items = value.plain_values()[:sizes[0]] if type(value) is PhpArray else []
        for item in items:
            item = plain(item)
            if len(sizes) > 1:
                self.write(item, sizes[1:])
                continue
            encoder = self.encoder or self.coding.conversion(number_of(item))
            self._name(encode(self.coding, encoder, item, self.style, self.node))
        for _ in range(len(items), sizes[0]):
            if len(sizes) > 1:
                self.write(None, sizes[1:])
            else:
                self._name(self.node.add(NAMELESS))

    def _name(self, node: Node) -> None:
        if self.type is not None:
            node.name = self.type.name or ""
        elif self.style == LITERAL and self.encoder is not None and self.encoder.name is not None:
            node.name = self.encoder.name
            node.namespace = self.namespace
        else:
            node.name = "item"


def _common_type(coding: Coding, node: Node, array: PhpArray) -> tuple[Encoder | None, str]:
    """The encoder of all items, and their type's text (get_array_type)."""
    kinds = []
    for item in array.plain_values():
        item = plain(item)
        type_name: Any = None
        namespace: Any = None
        if isinstance(item, SoapVar):
            number = item.field(VAR.TYPE)
            if type(number) is not int:
                raise SoapError("Encoding: SoapVar has no 'enc_type' property")
            type_name, namespace = item.field(VAR.STYPE), item.field(VAR.NS)
        else:
            number = APACHE_MAP if type(item) is PhpArray and is_map(item) else number_of(item)
        kinds.append((number, type_name, namespace))
        if kinds[-1] != kinds[0]:
            break
    if not kinds or kinds[-1] != kinds[0]:
        return coding.conversion(XSD_ANYTYPE), "xsd:anyType"
    number, type_name, namespace = kinds[0]
    if type_name is not None:
        if namespace is None:
            return coding.encoder_for_key(type_name), type_name
        text = f"{coding.namespace(node, namespace).prefix}:{type_name}"
        return coding.encoder_for_key(f"{namespace}:{type_name}"), text
    encoder = coding.conversion(number)
    return encoder, coding.type_text(node, encoder.namespace, encoder.name)


# ---- maps -----------------------------------------------------------------------------------------------------------

def write_map(coding: Coding, encoder: Encoder, value: Any, style: int, parent: Node) -> Node:
    """A map of Apache's: items of key and value (to_xml_map)."""
    node, is_null = begin(coding, value, style, parent)
    if is_null:
        return node
    for name, item in value.plain_items() if type(value) is PhpArray else ():
        pair = node.add("item")
        key = pair.add("key")
        if style == ENCODED:
            coding.put(key, XSI, "type", "xsd:string" if type(name) is str else "xsd:int")
        key.set_content(str(name))
        item = plain(item)
        encode(coding, coding.conversion(number_of(item)), item, style, pair).name = "value"
    return finish(coding, encoder, node, style)
