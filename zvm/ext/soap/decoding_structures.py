"""XML as PHP's objects, arrays and maps (php_encoding.c)."""
from __future__ import annotations

from zvm.ext.soap.coding import plain, property_of, set_property
from zvm.ext.soap.decoding import decode, decode_as, is_nil, known_object, remember, resolve
from zvm.ext.soap.encoding import NAMELESS
from zvm.ext.soap.encoding_structures import (
    ARRAY_SIZE_12,
    ARRAY_TYPE_11,
    ITEM_TYPE_12,
    WSDL_ARRAY_SIZE,
    WSDL_ARRAY_TYPE,
    WSDL_ITEM_TYPE,
    check_fixed,
    positions_12,
)
from zvm.ext.soap.namespaces import IS_ARRAY, SINGLE_ELEMENT_ARRAYS, SOAP_ENC_ARRAY, XSD_ANYXML
from zvm.ext.soap.records import (
    ALL,
    ANY,
    CHOICE,
    COMPLEX,
    EXTENSION,
    GROUP,
    IS_ELEMENT,
    RESTRICTION,
    SEQUENCE,
    ContentModel,
    Encoder,
    SoapAttribute,
    SoapError,
    SoapType,
)
from zvm.ext.soap.xml_tree import ELEMENT, Node, split_name
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import unset_property
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.soap.coding import Coding
    from zvm.runtime.classes.class_entry import ClassEntry


# ---- objects --------------------------------------------------------------------------------------------------------

def read_object(coding: Coding, encoder: Encoder, node: Node, ce: ClassEntry | None = None) -> Any:
    """An element of elements as an object (to_zval_object_ex)."""
    if ce is None:
        ce = _class_for(coding, encoder)
    type_ = encoder.type
    if type_ is None:
        if is_nil(node):
            return None
        known = known_object(coding, node)
        return known if known is not None else _read_members(coding, ce, node)
    made, complete, redo = _read_base(coding, encoder, type_, node, ce)
    if complete:
        return made
    if type_.model is not None:
        _read_model(coding, made, type_.model, node)
        if redo is not UNDEF:
            if property_of(coding.engine, made, "any") is UNDEF:
                _read_any(coding, made, node.children)
                remember(coding, node, made)
            elif isinstance(made, PhpObject):
                unset_property(coding.engine, made, "any", made.ce)
    for attribute in (type_.attributes or {}).values():
        _read_attribute(coding, made, attribute, node)
    return made


def _class_for(coding: Coding, encoder: Encoder) -> ClassEntry:
    """The class that the class map has for a type."""
    if coding.class_map is not None and encoder.name is not None:
        name = plain(coding.class_map.get(encoder.name))
        if type(name) is str and (ce := coding.engine.lookup_class(name)) is not None:
            return ce
    return coding.engine.internal_class("stdClass")


def _new_object(coding: Coding, ce: ClassEntry, node: Node) -> PhpObject:
    made: PhpObject = instantiate(coding.engine, ce)
    remember(coding, node, made)
    return made


def _read_members(coding: Coding, ce: ClassEntry, node: Node) -> PhpObject:
    """Each element as a property; several of one name as an array."""
    engine = coding.engine
    made = _new_object(coding, ce, node)
    for child in node.elements():
        value = decode(coding, None, child)
        known = property_of(engine, made, child.name)
        if known is UNDEF:
            if node.find(child.name, after=child) is not None:
                value = PhpArray.from_list([value])
            set_property(engine, made, child.name, value)
        else:
            items = known.clone() if type(known) is PhpArray else PhpArray.from_list([known])
            items.append(value)
            set_property(engine, made, child.name, items)
    return made


def _read_base(coding: Coding, encoder: Encoder, type_: SoapType, node: Node,
               ce: ClassEntry) -> tuple[Any, bool, Any]:
    """The object with what the type's base says of it, whether that is all, and what its "any" is."""
    base = type_.encoder
    known = known_object(coding, node)
    if base is not None and encoder is not base:
        if type_.kind == RESTRICTION:
            while base is not None and not base.has_plain_type:
                base = base.type.encoder if base.type is not None else None
            if base is not None:
                return _read_simple_part(coding, base, node, ce)
        elif type_.kind == EXTENSION:
            if base.has_plain_type:
                return _read_simple_part(coding, base, node, ce)
            if is_nil(node):
                return None, True, UNDEF
            if known is not None:
                return known, True, UNDEF
            made = _read_extended(coding, base, node, ce)
            remember(coding, node, made)
            redo = property_of(coding.engine, made, "any")
            if isinstance(made, PhpObject) and ce.name != "stdClass" and made.ce is not ce:
                made = _as_class(coding, made, ce, node)
            return made, False, redo
    if is_nil(node):
        return None, True, UNDEF
    if known is not None:
        return known, True, UNDEF
    return _new_object(coding, ce, node), False, UNDEF


def _read_simple_part(coding: Coding, base: Encoder, node: Node, ce: ClassEntry) -> tuple[Any, bool, Any]:
    known = known_object(coding, node)
    if known is not None:
        return known, True, UNDEF
    made = _new_object(coding, ce, node)
    set_property(coding.engine, made, "_", decode_as(coding, base, node))
    return made, False, UNDEF


def _read_extended(coding: Coding, base: Encoder, node: Node, ce: ClassEntry) -> Any:
    inner = base.type
    if (ce.name != "stdClass" and inner is not None and inner.kind in (COMPLEX, RESTRICTION, EXTENSION)
            and (inner.encoder is None or inner.encoder.number not in (IS_ARRAY, SOAP_ENC_ARRAY))
            and coding.mapped(base) is base):
        return read_object(coding, base, node, ce)
    return decode_as(coding, base, node)


def _as_class(coding: Coding, made: PhpObject, ce: ClassEntry, node: Node) -> PhpObject:
    """The object as one of another class, with the same properties."""
    other = _new_object(coding, ce, node)
    for name, value in (made.dynamic or {}).items():
        set_property(coding.engine, other, name, value)
    return other


def _read_attribute(coding: Coding, made: Any, attribute: SoapAttribute, node: Node) -> None:
    if attribute.name is None:
        return
    given = node.value_of(attribute.name)
    if given:
        if attribute.fixed is not None and attribute.fixed != given:
            raise SoapError(f"Encoding: Attribute '{attribute.name}' has fixed value '{attribute.fixed}' "
                            f"(value '{given}' is not allowed)")
    else:
        given = attribute.fixed if attribute.fixed is not None else attribute.default
    if given is not None:
        set_property(coding.engine, made, attribute.name, decode(coding, attribute.encoder, _dummy(given)))


def _dummy(text: str) -> Node:
    """An element with a text."""
    node = Node(ELEMENT, NAMELESS)
    node.set_content(text)
    return node


# ---- models ---------------------------------------------------------------------------------------------------------

def _read_model(coding: Coding, made: Any, model: ContentModel, node: Node) -> None:
    """The properties that a model names (model_to_zval_object)."""
    if model.kind == IS_ELEMENT:
        _read_element(coding, made, model, node)
    elif model.kind in (ALL, SEQUENCE, CHOICE):
        has_any = False
        for part in model.content:
            if part.kind == ANY:
                has_any = True
            else:
                _read_model(coding, made, part, node)
        if has_any:
            _read_any(coding, made, node.children)
    elif model.kind == GROUP:
        _read_model(coding, made, model.content.model, node)


def _read_element(coding: Coding, made: Any, model: ContentModel, node: Node) -> None:
    element: SoapType = model.content
    child = node.find(element.name) if element.name is not None else None
    if child is None:
        return
    value = _read_one(coding, element, resolve(child))
    child = node.find(element.name, after=child)
    if child is not None:
        values = [value]
        while child is not None:
            values.append(_read_one(coding, element, child))
            child = node.find(element.name, after=child)
        value = PhpArray.from_list(values)
    elif ((value is not None or not element.nillable) and coding.features & SINGLE_ELEMENT_ARRAYS
          and model.may_repeat):
        value = PhpArray.from_list([value])
    set_property(coding.engine, made, element.name or "", value)


def _read_one(coding: Coding, element: SoapType, node: Node) -> Any:
    text = node.first_content
    if text is not None:
        check_fixed(element, text)
    elif element.fixed is not None:
        node = _dummy(element.fixed)
    elif element.default is not None and not element.nillable:
        node = _dummy(element.default)
    return decode(coding, element.encoder, node)


def _read_any(coding: Coding, made: Any, nodes: list[Node]) -> None:
    """What a model has no names for (model_to_zval_any)."""
    any_: Any = UNDEF
    name: str | None = None
    at = 0
    encoder = coding.conversion(XSD_ANYXML)
    while at < len(nodes):
        node = nodes[at]
        if property_of(coding.engine, made, node.name) is UNDEF:
            value = decode(coding, encoder, node)
            if any_ is not UNDEF and type(any_) is not PhpArray:
                whole = PhpArray()
                if name is not None:
                    whole.set(normalize_key(name), any_)
                else:
                    whole.append(any_)
                any_ = whole
            if type(value) is str and value[:1] == "<":
                name = None
                while at + 1 < len(nodes):
                    more = decode(coding, encoder, nodes[at + 1])
                    if type(more) is not str or value[:1] != "<":
                        break
                    value += more
                    at += 1
            else:
                name = node.name
            if any_ is UNDEF:
                any_ = value
                if name is not None:
                    any_ = PhpArray()
                    any_.set(normalize_key(name), value)
            elif name is None:
                any_.append(value)
            else:
                _add_named(any_, normalize_key(name), value)
            name = None
        at += 1
    if any_ is not UNDEF:
        set_property(coding.engine, made, "any", any_)


def _add_named(array: PhpArray, key: Any, value: Any) -> None:
    known = array.get(key, UNDEF)
    if known is UNDEF:
        array.set(key, value)
        return
    items = known if type(known) is PhpArray else PhpArray.from_list([known])
    items.append(value)
    array.set(key, items)


# ---- arrays ---------------------------------------------------------------------------------------------------------

def _item_encoder(coding: Coding, node: Node, text: str) -> tuple[Encoder | None, str]:
    """The encoder of a type that an attribute names, and its sizes' text."""
    prefix, name = split_name(text)
    name, bracket, sizes = name.rpartition("[") if "[" in name else (name, "", "")
    namespace = node.search(prefix)
    return coding.encoder(namespace.href, name) if namespace is not None else None, sizes if bracket else ""


def _positions(text: str, dimensions: int) -> list[int]:
    """Numbers with commas between them, up to a bracket (get_position_ex)."""
    pieces = text.split("]")[0].split(",")
    numbers = ["".join(char for char in piece if char.isdigit()) for piece in pieces][:dimensions]
    result = [int(number or 0) for number in numbers]
    return result + [0] * (dimensions - len(result))


def _array_shape(coding: Coding, encoder: Encoder, node: Node) -> tuple[Encoder | None, list[int]]:
    """The encoder of an array's items, and its sizes."""
    type_ = encoder.type
    if text := node.value_of("arrayType"):
        item, sizes = _item_encoder(coding, node, text)
        return item, _positions(sizes, sizes.split("]")[0].count(",") + 1)
    if text := node.value_of("itemType"):
        prefix, name = split_name(text)
        namespace = node.search(prefix)
        size = node.value_of("arraySize")
        return coding.encoder(namespace.href, name) if namespace is not None else None, positions_12(size or "")
    if text := node.value_of("arraySize"):
        return None, positions_12(text)
    if type_ is None:
        return None, [0]
    if (declared := type_.extra(ARRAY_TYPE_11, WSDL_ARRAY_TYPE)) is not None:
        name = declared[1].rpartition("[")[0] if "[" in declared[1] else declared[1]
        return coding.encoder(declared[0], name) if declared[0] is not None else None, [0]
    size_declared = type_.extra(ARRAY_SIZE_12, WSDL_ARRAY_SIZE)
    sizes_12 = positions_12(size_declared[1]) if size_declared is not None else [0]
    if (declared := type_.extra(ITEM_TYPE_12, WSDL_ITEM_TYPE)) is not None:
        return coding.encoder(declared[0], declared[1]) if declared[0] is not None else None, sizes_12
    element = type_.only_element
    return element.encoder if element is not None else None, sizes_12


def read_array(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """An array of SOAP's (to_zval_array)."""
    if is_nil(node):
        return None
    item_encoder, sizes = _array_shape(coding, encoder, node)
    dimensions = len(sizes)
    place = [0] * dimensions
    if offset := node.value_of("offset"):
        place = _positions(offset.rpartition("[")[2], dimensions)
    result = PhpArray()
    for child in node.elements():
        value = decode(coding, item_encoder, child)
        if position := child.value_of("position"):
            place = _positions(position.rpartition("[")[2], dimensions)
        array = result
        for index in place[:-1]:
            inner = array.get(index)
            if type(inner) is not PhpArray:
                inner = PhpArray()
                array.set(index, inner)
            array = inner
        array.set(place[-1], value)
        for dimension in range(dimensions - 1, -1, -1):
            place[dimension] += 1
            if place[dimension] < sizes[dimension]:
                break
            if dimension > 0:
                place[dimension] = 0
    return result


# ---- maps -----------------------------------------------------------------------------------------------------------

def read_map(coding: Coding, encoder: Encoder, node: Node) -> Any:
    """A map of Apache's (to_zval_map)."""
    if is_nil(node) or not node.children:
        return None
    result = PhpArray()
    for item in node.children:
        if item.name != "item":
            continue
        key_node, value_node = item.find("key"), item.find("value")
        if key_node is None:
            raise SoapError("Encoding: Can't decode apache map, missing key")
        if value_node is None:
            raise SoapError("Encoding: Can't decode apache map, missing value")
        key, value = decode(coding, None, key_node), decode(coding, None, value_node)
        if type(key) is str:
            result.set(normalize_key(key), value)
        elif type(key) is int:
            result.set(key, value)
        else:
            raise SoapError("Encoding: Can't decode apache map, only Strings or Longs are allowed as keys")
    return result
