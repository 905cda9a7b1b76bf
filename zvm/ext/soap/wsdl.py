"""Reading WSDL documents: services, ports, operations and messages (php_sdl.c)."""
from __future__ import annotations

from zvm.ext.soap.documents import Documents
from zvm.ext.soap.namespaces import (
    DOCUMENT,
    ENCODED,
    ENCODING_11,
    ENCODING_12,
    HTTP_TRANSPORT,
    LITERAL,
    RPC,
    RPC_12,
    WSDL,
    WSDL_HTTP_11,
    WSDL_HTTP_12,
    WSDL_SOAP_11,
    WSDL_SOAP_12,
    XSD,
)
from zvm.ext.soap.records import (
    BINDING_HTTP,
    BINDING_SOAP,
    Binding,
    Body,
    Description,
    Fault,
    FunctionBinding,
    Header,
    Parameter,
    SoapError,
    SoapFunction,
    SoapType,
)
from zvm.ext.soap.schema import SchemaReader
from zvm.ext.soap.xml_tree import Node, split_name
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NoReturn

    from zvm.engine import Engine
    from zvm.ext.soap.coding import Coding

_SOAP_NAMESPACES = (WSDL_SOAP_11, WSDL_SOAP_12, RPC_12)
_HTTP_NAMESPACES = (WSDL_HTTP_11, WSDL_HTTP_12)
_IN_OPERATIONS = ("input", "output", "fault", "documentation")


def _fail(problem: str) -> NoReturn:
    raise SoapError(f"Parsing WSDL: {problem}")


def _refuse(node: Node) -> NoReturn:
    _fail(f"Unexpected WSDL element <{node.name}>")


def _is_own(node: Node) -> bool:
    """Whether an element is WSDL's; others are left out unless they say they must not (is_wsdl_element)."""
    if node.namespace is None or node.namespace.href == WSDL:
        return True
    required = node.attribute("required", WSDL)
    if required is not None and required.value in ("1", "true"):
        _fail(f"Unknown required WSDL extension '{node.namespace.href}'")
    return False


def _own_children(node: Node) -> list[Node]:
    return [child for child in node.children if _is_own(child) and child.name != "documentation"]


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _named(node: Node, name: str, value: str) -> Node | None:
    """The child of WSDL's with that element's name and that name."""
    return next((child for child in node.children if child.is_named(name, WSDL) and child.value_of("name") == value),
                None)


class _Reader:
    """A description being read."""

    __slots__ = ("coding", "description", "documents", "schemas", "tables")

    def __init__(self, engine: Engine, coding: Coding, address: str) -> None:
        self.coding = coding
        self.description = coding.description = Description(address)
        self.documents = Documents(engine, address)
        self.schemas = SchemaReader(coding, self.description, self.documents)
        self.tables: dict[str, dict[str, Node]] = {name: {} for name in ("message", "portType", "binding", "service")}

    # ---- documents --------------------------------------------------------------------------------------------------

    def load(self, address: str, is_included: bool = False) -> None:
        """Read a document (load_wsdl_ex)."""
        if address in self.documents.known:
            return
        document = self.documents.load(address)
        if document is None:
            problem = f" : {self.documents.problem}" if self.documents.problem else ""
            _fail(f"Couldn't load from '{address}'{problem}")
        self.documents.known.add(address)
        definitions = document.find("definitions", WSDL)
        if definitions is None:
            schema = document.find("schema", XSD) if is_included else None
            if schema is None:
                _fail(f"Couldn't find <definitions> in '{address}'")
            self.schemas.read(schema, address)
            return
        if not is_included:
            self.description.target = definitions.value_of("targetNamespace")
        for node in _own_children(definitions):
            self._read_definition(node, address)

    def _read_definition(self, node: Node, address: str) -> None:
        if node.name == "types":
            for child in node.children:
                if child.is_named("schema", XSD):
                    self.schemas.read(child, address)
                elif _is_own(child) and child.name != "documentation":
                    _refuse(child)
        elif node.name == "import":
            location = node.value_of("location")
            if location is not None:
                self.load(self.documents.resolve(location, address), True)
        elif node.name in self.tables:
            name = node.value_of("name")
            if not name:
                _fail(f"<{node.name}> has no name attribute")
            if name in self.tables[node.name]:
                _fail(f"<{node.name}> '{name}' already defined")
            self.tables[node.name][name] = node
        else:
            _refuse(node)

    # ---- messages ---------------------------------------------------------------------------------------------------

    def _element(self, node: Node, text: str) -> SoapType | None:
        """The element of a schema that an attribute names (get_element)."""
        prefix, name = split_name(text)
        namespace = node.search(prefix)
        elements = self.description.elements
        if namespace is None:
            return elements.get(text)
        return elements.get(f"{namespace.href}:{name}") or elements.get(text[:len(name)])

    def _message_node(self, name: str) -> Node:
        message = self.tables["message"].get(_local(name))
        if message is None:
            _fail(f"Missing <message> with name '{name}'")
        return message

    def _message(self, name: str) -> list[Parameter]:
        """A message's parts (wsdl_message)."""
        message = self._message_node(name)
        parts = []
        for node in message.children:
            if node.namespace is not None and node.namespace.href != WSDL:
                _fail(f"Unexpected extensibility element <{node.name}>")
            if node.name == "documentation":
                continue
            if node.name != "part":
                _refuse(node)
            part_name = node.value_of("name")
            if part_name is None:
                _fail(f"No name associated with <part> '{message.name}'")
            part = Parameter(part_name)
            type_name, element = node.value_of("type"), node.value_of("element")
            if type_name is not None:
                part.encoder = self.coding.encoder_from_prefix(node, type_name)
            elif element is not None:
                part.element = self._element(node, element)
                if part.element is not None:
                    part.encoder = part.element.encoder
            parts.append(part)
        return parts

    def _header(self, node: Node, namespace: str, is_fault: bool = False) -> Header:
        """What a function's binding says of a header (wsdl_soap_binding_header)."""
        message_name = node.value_of("message")
        if message_name is None:
            _fail("Missing message attribute for <header>")
        message = self._message_node(message_name)
        part_name = node.value_of("part")
        if part_name is None:
            _fail("Missing part attribute for <header>")
        part = _named(message, "part", part_name)
        if part is None:
            _fail(f"Missing part '{part_name}' in <message>")
        header = Header(part_name, ENCODED if node.value_of("use") == "encoded" else LITERAL,
                        node.value_of("namespace"))
        if header.use == ENCODED:
            _check_encoding_style(node)
        type_name, element = part.value_of("type"), part.value_of("element")
        if type_name is not None:
            header.encoder = self.coding.encoder_from_prefix(part, type_name)
        elif element is not None and (found := self._element(part, element)) is not None:
            header.element, header.encoder = found, found.encoder
            header.namespace = header.namespace or found.namespace
            header.name = found.name or header.name
        if not is_fault:
            for child in node.children:
                if child.is_named("headerfault", namespace):
                    fault = self._header(child, namespace, True)
                    header.faults.setdefault(fault.key, fault)
                elif _is_own(child) and child.name != "documentation":
                    _refuse(child)
        return header

    def _body(self, node: Node, namespace: str, body: Body, parts: list[Parameter]) -> list[Parameter]:
        """What a function's binding says of a message, and the parts it takes (wsdl_soap_binding_body)."""
        for child in node.children:
            if child.is_named("body", namespace):
                body.use = LITERAL if child.value_of("use") == "literal" else ENCODED
                body.namespace = child.value_of("namespace")
                names = child.value_of("parts")
                if names is not None:
                    parts = _chosen_parts(parts, names)
                if body.use == ENCODED:
                    _check_encoding_style(child)
            elif child.is_named("header", namespace):
                header = self._header(child, namespace)
                if body.headers is None:
                    body.headers = {}
                body.headers.setdefault(header.key, header)
            elif _is_own(child) and child.name != "documentation":
                _refuse(child)
        return parts

    # ---- services ---------------------------------------------------------------------------------------------------

    def read_services(self) -> None:
        """Read what the services offer (load_wsdl)."""
        services = list(self.tables["service"].values())
        if not services:
            _fail("Couldn't bind to service")
        for index, service in enumerate(services):
            has_soap_port = False
            for port in _own_children(service):
                if port.name != "port":
                    _refuse(port)
                is_last = port is service.children[-1] and index == len(services) - 1
                if self._read_port(port, has_soap_port or not is_last):
                    has_soap_port = True
        if not self.description.bindings:
            _fail("Could not find any usable binding services in WSDL.")

    def _read_port(self, port: Node, has_others: bool) -> bool:
        """Read a port and what it binds; False where that is left out."""
        binding_name = port.value_of("binding")
        if binding_name is None:
            _fail("No binding associated with <port>")
        address, kind, namespace = _address(port)
        if address is None or kind == BINDING_HTTP:
            if has_others:
                return False
            if address is None:
                _fail("No address associated with <port>")
        binding = Binding(kind)
        location = address.value_of("location")
        if location is None:
            _fail("No location associated with <port>")
        binding.location = location
        node = self.tables["binding"].get(_local(binding_name))
        if node is None:
            _fail(f"No <binding> element with name '{_local(binding_name)}'")
        if kind == BINDING_SOAP:
            binding.style = DOCUMENT
            own = node.find("binding", namespace)
            if own is not None:
                if own.value_of("style") == "rpc":
                    binding.style = RPC
                if own.value_of("transport") not in (None, HTTP_TRANSPORT):
                    return True
        name = node.value_of("name")
        if name is None:
            _fail("Missing 'name' attribute for <binding>")
        binding.name = name
        self._read_operations(node, binding, namespace)
        bindings = self.description.bindings
        bindings[name if name not in bindings else len(bindings)] = binding
        return True

    def _read_operations(self, node: Node, binding: Binding, namespace: str) -> None:
        type_name = node.value_of("type")
        if type_name is None:
            _fail("Missing 'type' attribute for <binding>")
        port_type = self.tables["portType"].get(_local(type_name))
        if port_type is None:
            _fail(f"Missing <portType> with name '{binding.name}'")
        for operation in node.children:
            if binding.kind == BINDING_SOAP and operation.is_named("binding", namespace):
                continue
            if not _is_own(operation) or operation.name == "documentation":
                continue
            if operation.name != "operation":
                _refuse(operation)
            function = self._operation(operation, port_type, binding, namespace)
            functions = self.description.functions
            key = lower(function.name)
            functions[key if key not in functions else len(functions)] = function

    def _operation(self, operation: Node, port_type: Node, binding: Binding, namespace: str) -> SoapFunction:
        name = operation.value_of("name")
        if name is None:
            _fail("Missing 'name' attribute for <operation>")
        for child in operation.children:
            if binding.kind == BINDING_SOAP and child.is_named("operation", namespace):
                continue
            if _is_own(child) and child.name not in _IN_OPERATIONS:
                _refuse(child)
        abstract = _named(port_type, "operation", name)
        if abstract is None:
            _fail(f"Missing <portType>/<operation> with name '{name}'")
        function = SoapFunction(name, binding)
        if binding.kind == BINDING_SOAP:
            function.attributes = attributes = FunctionBinding(binding.style)
            own = operation.find("operation", namespace)
            if own is not None:
                attributes.action = own.value_of("soapAction")
                style = own.value_of("style")
                if style is not None:
                    attributes.style = RPC if style == "rpc" else DOCUMENT
        function.request = self._half(function, operation, abstract, "input", namespace)
        function.response = self._half(function, operation, abstract, "output", namespace)
        function.request_name = name if function.request is not None else None
        function.response_name = f"{name}Response" if function.response is not None else None
        for fault in abstract.children:
            if fault.is_named("fault", WSDL):
                self._read_fault(function, operation, fault, namespace)
        return function

    def _half(self, function: SoapFunction, operation: Node, abstract: Node, which: str,
              namespace: str) -> list[Parameter] | None:
        """The parts of a function's request or response."""
        node = abstract.find(which, WSDL)
        if node is None:
            return None
        message = node.value_of("message")
        if message is None:
            _fail(f"Missing name for <{which}> of '{function.name}'")
        parts = self._message(message)
        bound = operation.find(which, WSDL)
        if function.attributes is not None and bound is not None:
            body = function.attributes.input if which == "input" else function.attributes.output
            parts = self._body(bound, namespace, body, parts)
        return parts

    def _read_fault(self, function: SoapFunction, operation: Node, node: Node, namespace: str) -> None:
        name, message = node.value_of("name"), node.value_of("message")
        if name is None:
            _fail(f"Missing name for <fault> of '{function.name}'")
        if message is None:
            _fail(f"Missing name for <output> of '{function.name}'")
        fault = Fault(name, self._message(message))
        if len(fault.details) > 1:
            _fail(f"The fault message '{message}' must have a single part")
        bound = _named(operation, "fault", name) if function.attributes is not None else None
        for child in bound.children if bound is not None else ():
            if child.is_named("fault", namespace):
                fault.use = ENCODED if child.value_of("use") == "encoded" else LITERAL
                fault.namespace = child.value_of("namespace")
                if fault.use == ENCODED:
                    _check_encoding_style(child)
            elif _is_own(child) and child.name != "documentation":
                _refuse(child)
        if function.faults is None:
            function.faults = {}
        if name in function.faults:
            _fail(f"<fault> with name '{name}' already defined in '{function.name}'")
        function.faults[name] = fault


def _check_encoding_style(node: Node) -> None:
    style = node.value_of("encodingStyle")
    if style is None:
        _fail("Unspecified encodingStyle")
    if style not in (ENCODING_11, ENCODING_12):
        _fail(f"Unknown encodingStyle '{style}'")


def _chosen_parts(parts: list[Parameter], names: str) -> list[Parameter]:
    """The parts that are named."""
    chosen = []
    for name in names.split(" "):
        if not name:
            continue
        part = next((part for part in parts if part.name == name and part not in chosen), None)
        if part is None:
            _fail(f"Missing part '{name}' in <message>")
        chosen.append(part)
    return chosen


def _address(port: Node) -> tuple[Node | None, int, str]:
    """A port's address, the kind of its binding and the namespace of what is said about that."""
    address, kind, namespace = None, 0, ""
    for child in port.children:
        if child.name == "address" and child.namespace is not None:
            href = child.namespace.href
            if href in _SOAP_NAMESPACES:
                address, kind, namespace = child, BINDING_SOAP, href
            elif href in _HTTP_NAMESPACES:
                address, kind = child, BINDING_HTTP
        if child is not address and _is_own(child) and child.name != "documentation":
            _refuse(child)
    return address, kind, namespace


def read_description(engine: Engine, coding: Coding, address: str) -> Description:
    """Read a WSDL document. Raises SoapError."""
    reader = _Reader(engine, coding, address)
    try:
        reader.load(address)
        reader.schemas.resolve()
        reader.read_services()
        return reader.description
    finally:
        reader.documents.dissolve()
