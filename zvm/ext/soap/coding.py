"""What encoding and decoding need to know: the globals of PHP's extension while it handles one message."""
from __future__ import annotations

import codecs

from zvm.ext.soap.namespaces import ENCODING_11, ENCODING_12, PREFIXES, SOAP_1_1, SOAP_1_2, XSD
from zvm.ext.soap.records import Encoder, SoapError
from zvm.ext.soap.xml_tree import escape_namespace, split_name
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.objects.properties import PROPERTY_EXISTS, has_property, read_property, write_property
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.soap.records import Description
    from zvm.ext.soap.xml_tree import Namespace, Node

VIOLATION = "Encoding: Violation of encoding rules"


class Coding:
    """One message being written or read."""

    __slots__ = ("engine", "description", "text_encoding", "class_map", "type_map", "features", "version",
                 "written", "read", "namespaces", "references", "busy", "by_number", "by_name")

    def __init__(self, engine: Engine, by_number: dict[int, Encoder], by_name: dict[str, Encoder]) -> None:
        self.engine = engine
        self.by_number, self.by_name = by_number, by_name
        self.description: Description | None = None
        self.text_encoding: codecs.CodecInfo | None = None
        self.class_map: PhpArray | None = None
        self.type_map: dict[str, Encoder] | None = None
        self.features = 0
        self.version = SOAP_1_1
        self.busy: set[int] = set()  # objects that are being written as what their type extends
        self.reset()

    def reset(self) -> None:
        """Begin another message (encode_reset_ns)."""
        self.written: dict[int, tuple[Any, Node]] = {}
        self.read: dict[int, tuple[Node, Any]] = {}
        self.namespaces = self.references = 0

    # ---- encoders ---------------------------------------------------------------------------------------------------

    def conversion(self, number: int) -> Encoder:
        """The encoder with that number (get_conversion)."""
        encoder = self.by_number.get(number)
        if encoder is None:
            raise SoapError("Encoding: Cannot find encoding")
        return encoder

    def encoder_for_key(self, key: str) -> Encoder | None:
        """The encoder of a name with namespace (get_encoder_ex)."""
        encoder = self.by_name.get(key)
        if encoder is None and self.description is not None:
            encoder = self.description.encoders.get(key)
        return encoder

    def encoder(self, namespace: str | None, name: str) -> Encoder | None:
        """The encoder of a type (get_encoder)."""
        key = f"{namespace or ''}:{name}"
        encoder = self.encoder_for_key(key)
        if encoder is None and namespace in (ENCODING_11, ENCODING_12):
            encoder = self.by_name.get(f"{XSD}:{name}")
            if encoder is not None and self.description is not None:
                copy = Encoder(encoder.number, encoder.name, namespace, encoder.to_php, encoder.to_xml)
                self.description.encoders[key] = encoder = copy
        return encoder

    def encoder_from_prefix(self, node: Node, text: str) -> Encoder | None:
        """The encoder of a qualified name at a node (get_encoder_from_prefix)."""
        prefix, name = split_name(text)
        namespace = node.search(prefix)
        if namespace is not None:
            encoder = self.encoder(namespace.href, name)
            return encoder if encoder is not None else self.encoder_for_key(name)
        return self.encoder_for_key(text)

    def mapped(self, encoder: Encoder) -> Encoder:
        """What the type map has in an encoder's place."""
        if self.type_map is not None and encoder.name is not None:
            return self.type_map.get(encoder.key, encoder)
        return encoder

    # ---- namespaces -------------------------------------------------------------------------------------------------

    def namespace(self, node: Node, href: str) -> Namespace:
        """A declaration with prefix of a namespace, made where there is none yet (encode_add_ns)."""
        found = node.search_href(href)
        if found is not None and found.prefix is None:
            found = node.search_href(href, with_prefix=True)
        if found is not None:
            return found
        prefix = PREFIXES.get(href)
        if prefix is not None:
            return node.root.declare(href, prefix)
        while True:
            self.namespaces += 1
            prefix = f"ns{self.namespaces}"
            if node.search(prefix) is None:
                return node.root.declare(escape_namespace(href), prefix)

    def put(self, node: Node, href: str, name: str, value: str) -> None:
        """Set an attribute in a namespace (set_ns_prop)."""
        node.set_attribute(name, value, self.namespace(node, href))

    def type_text(self, node: Node, namespace: str | None, name: str | None) -> str:
        """A type's name as attributes have it (get_type_str)."""
        if namespace is None:
            return name or ""
        if self.version == SOAP_1_2 and namespace == ENCODING_11:
            namespace = ENCODING_12
        elif self.version == SOAP_1_1 and namespace == ENCODING_12:
            namespace = ENCODING_11
        return f"{self.namespace(node, namespace).prefix}:{name}"

    # ---- texts ------------------------------------------------------------------------------------------------------

    def outward(self, text: str) -> str:
        """A message's text as PHP gets it, in the encoding asked for."""
        if self.text_encoding is None:
            return text
        try:
            return self.text_encoding.encode(text.encode("latin-1").decode("utf-8"))[0].decode("latin-1")
        except UnicodeError:
            return text

    def inward(self, text: str) -> str:
        """PHP's text as messages have it."""
        if self.text_encoding is None:
            return text
        try:
            return self.text_encoding.decode(text.encode("latin-1"))[0].encode("utf-8").decode("latin-1")
        except UnicodeError:
            return text


def find_text_encoding(name: str) -> codecs.CodecInfo | None:
    """How texts of an encoding are read and written, None where nobody knows it."""
    try:
        return codecs.lookup(name)
    except LookupError:
        return None


# ---- PHP's values ---------------------------------------------------------------------------------------------------

def plain(value: Any) -> Any:
    """A value that is no reference."""
    return value.value if type(value) is Reference else value


def given_arguments(engine: Engine) -> int:
    """How many arguments the running function was given."""
    frame = engine.current_execute_data
    return len(frame.slots) if frame is not None else 0


def property_of(engine: Engine, holder: Any, name: str) -> Any:
    """The property or element of that name, UNDEF where there is none (get_zval_property)."""
    if isinstance(holder, PhpObject):
        value = read_property(engine, holder, name, holder.ce, BP_VAR_IS)
        if value is None and not has_property(engine, holder, name, holder.ce, PROPERTY_EXISTS):
            return UNDEF
        return value
    if type(holder) is PhpArray:
        return plain(holder.get(name, UNDEF))
    return UNDEF


def set_property(engine: Engine, holder: Any, name: str, value: Any) -> None:
    """Set a property of an object (set_zval_property)."""
    if isinstance(holder, PhpObject):
        write_property(engine, holder, name, value, holder.ce)
