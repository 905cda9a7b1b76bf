"""Writing requests and responses (serialize_function_call, serialize_response_call)."""
from __future__ import annotations

from zvm.ext.soap.coding import Coding, property_of
from zvm.ext.soap.encoding import NAMELESS, encode
from zvm.ext.soap.faults import FAULT, SoapFault
from zvm.ext.soap.namespaces import (
    DOCUMENT,
    ENCODED,
    ENCODING_11,
    ENCODING_12,
    ENVELOPE_11,
    ENVELOPE_12,
    IS_STRING,
    LITERAL,
    RPC,
    RPC_12,
    SOAP_1_1,
    SOAP_1_2,
    XSD,
)
from zvm.ext.soap.records import Fault, FunctionBinding, Header, Parameter, SoapError, SoapFunction
from zvm.ext.soap.values import HEADER, SoapHeader, SoapParam
from zvm.ext.soap.xml_tree import ELEMENT, Namespace, Node, qualified
from zvm.runtime.objects.property_tables import properties_of
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import is_utf8
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

ACTOR_NEXT_11 = "http://schemas.xmlsoap.org/soap/actor/next"
ACTOR_NEXT_12 = "http://www.w3.org/2003/05/soap-envelope/role/next"
ACTOR_NONE_12 = "http://www.w3.org/2003/05/soap-envelope/role/none"
ACTOR_ULTIMATE_12 = "http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver"
_ACTORS_11 = {1: ACTOR_NEXT_11}
_ACTORS_12 = {1: ACTOR_NEXT_12, 2: ACTOR_NONE_12, 3: ACTOR_ULTIMATE_12}


class RequestHeader:
    """A header of a request that a server handles (soapHeader): `value` is what its function returned."""

    __slots__ = ("name", "must_understand", "function", "declared", "arguments", "value")

    def __init__(self, name: str | None) -> None:
        self.name = name
        self.must_understand = False
        self.function: SoapFunction | None = None
        self.declared: Header | None = None
        self.arguments: list[Any] = []
        self.value: Any = None


def _envelope(version: int) -> Node:
    if version not in (SOAP_1_1, SOAP_1_2):
        raise SoapError("Unknown SOAP version")
    envelope = Node(ELEMENT, "Envelope")
    if version == SOAP_1_1:
        envelope.namespace = envelope.declare(ENVELOPE_11, "SOAP-ENV")
    else:
        envelope.namespace = envelope.declare(ENVELOPE_12, "env")
    return envelope


def _child(parent: Node, name: str, namespace: Namespace | None) -> Node:
    """A new child in a namespace, by default its parent's (xmlNewChild)."""
    node = parent.add(name)
    node.namespace = namespace if namespace is not None else parent.namespace
    return node


def _put_name(coding: Coding, node: Node, name: str | None, namespace: str | None) -> None:
    if name is not None:
        node.name = name
    if namespace is not None:
        node.namespace = coding.namespace(node, namespace)


def _finish_envelope(envelope: Node, version: int, use: int) -> None:
    """Declare what encoded values use."""
    if use != ENCODED:
        return
    envelope.declare(XSD, "xsd")
    if version == SOAP_1_1:
        envelope.declare(ENCODING_11, "SOAP-ENC")
        envelope.set_attribute("encodingStyle", ENCODING_11, envelope.namespace)
    else:
        envelope.declare(ENCODING_12, "enc")


# ---- parameters -----------------------------------------------------------------------------------------------------

def _parameter(parts: list[Parameter] | None, index: int) -> Parameter | None:
    return parts[index] if parts is not None and 0 <= index < len(parts) else None


def _write_parameter(coding: Coding, part: Parameter | None, value: Any, index: int, name: str | None, use: int,
                     parent: Node) -> Node:
    """Write a parameter (serialize_parameter); UNDEF stands for one that is not given."""
    if isinstance(value, SoapParam):
        param_name, data = value.field(0), value.slots[1]
        if type(param_name) is str and data is not UNDEF:
            value, name = value.field(1), param_name
    if part is not None:
        name = part.name
    elif name is None:
        name = f"param{index}"
    return _write_value(coding, part, value, name, use, parent)


def _write_value(coding: Coding, part: Parameter | None, value: Any, name: str, use: int, parent: Node) -> Node:
    """Write a value under a name (serialize_zval)."""
    if value is UNDEF:
        value = None
        if part is not None and part.element is not None:
            element = part.element
            if element.fixed is not None:
                value = element.fixed
            elif element.default is not None and not element.nillable:
                value = element.default
    node = encode(coding, part.encoder if part is not None else None, value, use, parent)
    if node.name == NAMELESS:
        node.name = name
    return node


def _name_by_element(coding: Coding, node: Node, part: Parameter | None) -> None:
    if part is not None and part.element is not None:
        _put_name(coding, node, part.element.name, part.element.namespace)


# ---- headers --------------------------------------------------------------------------------------------------------

def _mark_header(node: Node, header: SoapHeader, version: int) -> None:
    """What a header says of who must understand it (set_soap_header_attributes)."""
    prefix = "SOAP-ENV" if version == SOAP_1_1 else "env"
    namespace = node.search(prefix)
    if header.field(HEADER.MUST_UNDERSTAND) is True:
        node.set_attribute("mustUnderstand", "1" if version == SOAP_1_1 else "true", namespace)
    actor = header.field(HEADER.ACTOR)
    if type(actor) is int:
        actor = (_ACTORS_11 if version == SOAP_1_1 else _ACTORS_12).get(actor)
    if actor is not None:
        node.set_attribute("actor" if version == SOAP_1_1 else "role", actor, namespace)


# ---- requests -------------------------------------------------------------------------------------------------------

def write_request(coding: Coding, function: SoapFunction | None, name: str | None, uri: str | None,
                  arguments: list[Any], version: int, headers: PhpArray | None, default_style: Any,
                  default_use: Any) -> Node:
    """A request's envelope (serialize_function_call)."""
    coding.reset()
    envelope = _envelope(version)
    namespace = envelope.namespace
    head = _child(envelope, "Header", namespace) if headers is not None else None
    body = _child(envelope, "Body", namespace)
    attributes = function.attributes if function is not None else None
    method = None
    if function is not None and attributes is not None:
        style, use = attributes.style, attributes.input.use
        if style == RPC:
            method = _method(coding, body, attributes.input.namespace, function.request_name or function.name)
    else:
        style = default_style if type(default_style) is int else RPC
        use = LITERAL if default_use == LITERAL else ENCODED
        method = body
        if style == RPC:
            if name is None and function is not None:
                name = function.request_name or function.name
            if name is not None:
                method = _method(coding, body, uri, name)
            elif uri is not None:
                coding.namespace(body, uri)
    parts = function.request if function is not None else None
    count = max(len(arguments), len(parts or ()))
    for index in range(count):
        value = arguments[index] if index < len(arguments) else UNDEF
        part = _parameter(parts, index)
        if style == RPC:
            _write_parameter(coding, part, value, index, None, use, method or body)
        elif style == DOCUMENT:
            node = _write_parameter(coding, part, value, index, None, use, body)
            if attributes is not None:
                _name_by_element(coding, node, part)
    if head is not None and headers is not None:
        use = _write_headers(coding, head, headers, attributes, version, use)
    _finish_envelope(envelope, version, use)
    if use == ENCODED and version == SOAP_1_2 and method is not None:
        method.set_attribute("encodingStyle", ENCODING_12, namespace)
    return envelope


def _method(coding: Coding, body: Node, uri: str | None, name: str) -> Node:
    """The element that stands for a function."""
    return _child(body, name, coding.namespace(body, uri) if uri is not None else None)


def _write_headers(coding: Coding, head: Node, headers: PhpArray, attributes: FunctionBinding | None, version: int,
                   use: int) -> int:
    """A request's headers; gives back how the message is encoded then."""
    for header in headers.plain_values():
        if not isinstance(header, SoapHeader):
            continue
        name, namespace = header.field(HEADER.NAME), header.field(HEADER.NAMESPACE)
        if type(name) is not str or type(namespace) is not str:
            continue
        header_use, encoder = LITERAL, None
        if attributes is not None and attributes.input.headers is not None:
            declared = attributes.input.headers.get(f"{namespace}:{name}")
            if declared is not None:
                header_use, encoder = declared.use, declared.encoder
                if header_use == ENCODED:
                    use = ENCODED
        data = header.field(HEADER.DATA)
        node = encode(coding, encoder, data, header_use, head) if data is not None else head.add(name)
        _put_name(coding, node, name, namespace)
        _mark_header(node, header, version)
    return use


# ---- responses ------------------------------------------------------------------------------------------------------

def write_response(coding: Coding, function: SoapFunction | None, name: str | None, uri: str | None, value: Any,
                   headers: list[RequestHeader], version: int) -> Node | None:
    """A response's envelope, None where there is to be none (serialize_response_call)."""
    coding.reset()
    envelope = _envelope(version)
    head = None
    if isinstance(value, SoapFault):
        use = _write_fault(coding, envelope, function, uri, value, headers, version)
        body = envelope
    else:
        use = LITERAL
        if headers:
            head = _child(envelope, "Header", envelope.namespace)
            for header in headers:
                if header.value is not None and _write_header(coding, head, header, function, uri, version) == ENCODED:
                    use = ENCODED
            if not head.children:
                head.unlink()
                head = None
        body = _child(envelope, "Body", envelope.namespace)
        if _write_result(coding, body, function, name, uri, value, version, True)[0] == ENCODED:
            use = ENCODED
    _finish_envelope(envelope, version, use)
    if function is not None and function.response_name is None and not body.children and head is None:
        return None
    return envelope


def _write_result(coding: Coding, body: Node, function: SoapFunction | None, name: str | None, uri: str | None,
                  value: Any, version: int, is_main: bool) -> tuple[int, Node | None]:
    """What a function returned (serialize_response_call2)."""
    attributes = function.attributes if function is not None else None
    method = None
    if function is not None and attributes is not None:
        style, use = attributes.style, attributes.output.use
        if style == RPC:
            method_name = function.response_name or (function.name if function.response is not None else None)
            if method_name is not None:
                method = _method(coding, body, attributes.output.namespace, method_name)
    else:
        style, use = (RPC, ENCODED) if is_main else (DOCUMENT, LITERAL)
        if style == RPC:
            method = _method(coding, body, uri, name or "")
    parts = function.response if function is not None else None
    count = 1 if function is None else len(parts or ())
    if count == 1:
        part = _parameter(parts, 0)
        if style == RPC:
            _write_return(coding, part, value, use, method if method is not None else body, body,
                          is_main and version == SOAP_1_2)
        else:
            node = _write_parameter(coding, part, value, 0, "return", use, body)
            if attributes is not None:
                _name_by_element(coding, node, part)
            elif node.name == "return":
                _put_name(coding, node, name, uri)
    elif count > 1 and type(value) is PhpArray:
        for index, (key, item) in enumerate(value.plain_items()):
            _write_output(coding, parts or [], key, item, index, use, method if style == RPC else None, body,
                          attributes)
    if use == ENCODED and version == SOAP_1_2 and method is not None:
        method.set_attribute("encodingStyle", ENCODING_12, body.namespace)
    return use, method


def _write_return(coding: Coding, part: Parameter | None, value: Any, use: int, method: Node, body: Node,
                  names_result: bool) -> None:
    result = None
    if names_result:
        result = _child(method, "result", body.declare(RPC_12, "rpc"))
    node = _write_parameter(coding, part, value, 0, "return", use, method)
    if result is not None:
        result.set_content(node.name)


def _write_output(coding: Coding, parts: list[Parameter], key: Any, value: Any, index: int, use: int,
                  method: Node | None, body: Node, attributes: FunctionBinding | None) -> None:
    """One of several values that a function returned."""
    name = key if type(key) is str else None
    part = next((part for part in parts if part.name == name), None) if name is not None else _parameter(parts, key)
    node = _write_parameter(coding, part, value, index, name, use, method if method is not None else body)
    if method is None and attributes is not None:
        _name_by_element(coding, node, part)


def _header_parts(header: RequestHeader, value: Any) -> tuple[Any, str | None, str | None, str]:
    """The value, the name and the namespace of a header to write, and its key."""
    namespace = header.declared.namespace if header.declared is not None else None
    name, key = header.name, ""
    if isinstance(value, SoapHeader):
        given = value.field(HEADER.NAMESPACE)
        if type(given) is str:
            namespace, key = given, f"{given}:"
        given = value.field(HEADER.NAME)
        if type(given) is str:
            name, key = given, key + given
        value = value.field(HEADER.DATA)
    return value, name, namespace, key


def _write_header(coding: Coding, head: Node, header: RequestHeader, function: SoapFunction | None, uri: str | None,
                  version: int) -> int:
    """A header of a response."""
    value, name, namespace, key = _header_parts(header, header.value)
    own = header.value if isinstance(header.value, SoapHeader) else None
    use, encoder = LITERAL, None
    if own is not None and function is not None and function.attributes is not None:
        declared = (function.attributes.output.headers or {}).get(key)
        if declared is not None:
            use, encoder = declared.use, declared.encoder
    if header.function is not None:
        written, node = _write_result(coding, head, header.function, header.name, uri, value, version, False)
        if own is not None and node is not None:
            _mark_header(node, own, version)
        return written
    node = encode(coding, encoder, value, use, head)
    _put_name(coding, node, name, namespace)
    if own is not None:
        _mark_header(node, own, version)
    return LITERAL


# ---- faults ---------------------------------------------------------------------------------------------------------

def _write_header_fault(coding: Coding, envelope: Node, value: Any, header: RequestHeader, uri: str | None,
                        version: int) -> int:
    head = _child(envelope, "Header", envelope.namespace)
    data, name, namespace, key = _header_parts(header, value)
    if header.function is not None:
        return _write_result(coding, head, header.function, header.name, uri, data, version, False)[0]
    declared = header.declared.faults.get(key) if header.declared is not None and key else None
    encoder, use = (declared.encoder, declared.use) if declared is not None else (None, LITERAL)
    _put_name(coding, encode(coding, encoder, data, use, head), name, namespace)
    return LITERAL


def _write_fault(coding: Coding, envelope: Node, function: SoapFunction | None, uri: str | None, value: SoapFault,
                 headers: list[RequestHeader], version: int) -> int:
    """A fault; gives back how the message is encoded."""
    header_fault = value.field(FAULT.HEADERFAULT)
    if headers and header_fault is not None:
        _write_header_fault(coding, envelope, header_fault, headers[0], uri, version)
    namespace = envelope.namespace
    body = _child(envelope, "Body", namespace)
    node = _child(body, "Fault", namespace)
    fault = _declared_fault(function, value)
    use, fault_namespace = LITERAL, value.field(FAULT.CODENS)
    if fault is not None and fault.use is not None:
        use = fault.use
        fault_namespace = fault_namespace if fault_namespace is not None else fault.namespace
    part = fault.details[0] if fault is not None and len(fault.details) == 1 else None
    if fault_namespace is None and part is not None and part.element is not None:
        fault_namespace = part.element.namespace
    _write_code(coding, node, value, version, fault_namespace)
    detail, detail_name = value.field(FAULT.DETAIL), "detail" if version == SOAP_1_1 else "env:Detail"
    if part is None:
        if detail is not None:
            _write_value(coding, None, detail, detail_name, use, node)
        return use
    _write_detail(coding, node.add(detail_name), function, fault, part, detail, use, version, namespace)
    return use


def _declared_fault(function: SoapFunction | None, value: SoapFault) -> Fault | None:
    """What the description says of a fault."""
    if function is None or function.faults is None:
        return None
    name = value.field(FAULT.NAME)
    if type(name) is str:
        return function.faults.get(name)
    return next(iter(function.faults.values())) if len(function.faults) == 1 else None


def _write_code(coding: Coding, node: Node, value: SoapFault, version: int, fault_namespace: str | None) -> None:
    code, text, actor = value.field(FAULT.CODE), value.field(FAULT.STRING), value.field(FAULT.ACTOR)
    as_text = coding.conversion(IS_STRING)
    if version == SOAP_1_1:
        if type(code) is str:
            _put_code(coding, node.add("faultcode"), code, fault_namespace)
        for name, part in (("faultstring", text), ("faultactor", actor)):
            if type(part) is str:
                encode(coding, as_text, part, LITERAL, node).name = name
        return
    if type(code) is str:
        _put_code(coding, _child(_child(node, "Code", node.namespace), "Value", node.namespace), code, fault_namespace)
    if type(text) is str:
        written = encode(coding, as_text, text, LITERAL, _child(node, "Reason", node.namespace))
        written.name, written.namespace = "Text", node.namespace
        if coding.engine.target >= V8_5:
            written.set_attribute("xml:lang", "en")


def _put_code(coding: Coding, node: Node, code: str, namespace: str | None) -> None:
    code = code if is_utf8(code) else ""
    node.add_text(qualified(code, coding.namespace(node, namespace)) if namespace is not None else code)


def _write_detail(coding: Coding, node: Node, function: SoapFunction | None, fault: Fault | None, part: Parameter,
                  detail: Any, use: int, version: int, namespace: Namespace | None) -> None:
    if isinstance(detail, PhpObject) and part.element is not None and len(properties_of(coding.engine, detail)) == 1:
        inner = property_of(coding.engine, detail, part.element.name or "")
        if inner is not UNDEF:
            detail = inner
    written = _write_parameter(coding, part, UNDEF if detail is None else detail, 1, None, use, node)
    if function is not None and function.attributes is not None:
        if part.element is not None:
            _name_by_element(coding, written, part)
        elif function.attributes.style == RPC and fault is not None and fault.namespace is not None:
            written.namespace = coding.namespace(written, fault.namespace)
    if use == ENCODED and version == SOAP_1_2:
        written.set_attribute("encodingStyle", ENCODING_12, namespace)
