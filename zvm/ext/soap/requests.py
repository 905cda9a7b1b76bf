"""Reading requests (deserialize_function_call)."""
from __future__ import annotations

from zvm.ext.soap.decoding import decode
from zvm.ext.soap.envelopes import Envelope, Malformed
from zvm.ext.soap.messages import ACTOR_NEXT_11, ACTOR_NEXT_12, ACTOR_ULTIMATE_12, RequestHeader
from zvm.ext.soap.namespaces import DOCUMENT, ENCODING_11, ENCODING_12, ENVELOPE_12, RPC, SOAP_1_1, SOAP_1_2
from zvm.ext.soap.records import FatalError, ServerFault, SoapFunction
from zvm.ext.soap.state import SoapState
from zvm.ext.soap.xml_tree import ELEMENT, Node
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.soap.coding import Coding
    from zvm.ext.soap.records import Description

_BOOLEANS = {"1": True, "true": True, "0": False, "false": False}


class Request:
    """A request that has been read: the function, by what it is called, and what it is given."""

    __slots__ = ("function", "name", "arguments", "headers", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self.function: SoapFunction | None = None
        self.name = ""
        self.arguments: list[Any] = []
        self.headers: list[RequestHeader] = []


def read_request(coding: Coding, document: Node, actor: str | None) -> Request:
    """Read a request's envelope. Raises ServerFault."""
    coding.reset()
    state = coding.engine.state_of(SoapState)
    try:
        envelope = Envelope(document)
        state.version = coding.version = envelope.version
        body = envelope.check()
        request = Request(envelope.version)
        call = next(iter(body.elements()), None)
        if call is None:
            request.function = _document_function(coding.description, None)
            if request.function is None:
                raise ServerFault("Client", 'looks like we got "Body" without function call')
            request.name = request.function.name
        else:
            _check_style(call, envelope.version, envelope.namespace)
            request.function, request.name = _find_function(coding.description, call)
            if coding.description is not None and request.function is None:
                if envelope.version == SOAP_1_2:
                    raise ServerFault("rpc:ProcedureNotPresent", "Procedure not present")
                raise FatalError(f"Procedure '{call.name}' not present")
        envelope.check_head()
    except Malformed as problem:
        raise ServerFault(problem.code, problem.text) from None
    for node in envelope.head.elements() if envelope.head is not None else ():
        header = _read_header(coding, node, request.function, envelope, actor)
        if header is not None:
            request.headers.append(header)
    if call is not None:
        function = request.function
        is_inner = function is None or function.attributes is None or function.attributes.style == RPC
        request.arguments = _read_arguments(coding, call.children if is_inner else _and_after(call), function)
    return request


def _and_after(node: Node) -> list[Node]:
    """A node and those after it."""
    siblings = node.parent.children if node.parent is not None else [node]
    return siblings[siblings.index(node):]


def _check_style(node: Node, version: int, namespace: str) -> None:
    style = node.attribute("encodingStyle", namespace)
    if style is None:
        return
    if version == SOAP_1_1 and style.value != ENCODING_11:
        raise ServerFault("Client", "Unknown Data Encoding Style")
    if version == SOAP_1_2 and style.value != ENCODING_12:
        raise ServerFault("DataEncodingUnknown", "Unknown Data Encoding Style")


def _find_function(description: Description | None, node: Node) -> tuple[SoapFunction | None, str]:
    """The function that an element calls, and its name (find_function)."""
    function = description.function(lower(node.name)) if description is not None else None
    if function is not None and function.attributes is not None and function.attributes.style == DOCUMENT and (
            node.children or function.request):
        function = None
    if function is None:
        function = _document_function(description, node)
    return function, function.name if function is not None else node.name


def _document_function(description: Description | None, node: Node | None) -> SoapFunction | None:
    """The function whose message has these elements, or has none (get_doc_function)."""
    for function in description.functions.values() if description is not None else ():
        if function.attributes is None or function.attributes.style != DOCUMENT:
            continue
        if node is None:
            if not function.request:
                return function
        elif function.request and _has_parts(function, _and_after(node)):
            return function
    return None


def _has_parts(function: SoapFunction, nodes: list[Node]) -> bool:
    for index, part in enumerate(function.request or []):
        if index >= len(nodes):
            return False
        node = nodes[index]
        if part.element is None:
            if part.name != node.name:
                return False
            continue
        href = node.namespace.href if node.namespace is not None else None
        if part.element.name != node.name or part.element.namespace != href:
            return False
    return True


def _is_for_us(node: Node, envelope: Envelope, actor: str | None) -> bool:
    """Whether a header is for this server."""
    is_old = envelope.version == SOAP_1_1
    given = node.attribute("actor" if is_old else "role", envelope.namespace)
    if given is None:
        return True
    return given.value == actor or given.value in ((ACTOR_NEXT_11,) if is_old else (ACTOR_ULTIMATE_12, ACTOR_NEXT_12))


def _read_header(coding: Coding, node: Node, main: SoapFunction | None, envelope: Envelope,
                 actor: str | None) -> RequestHeader | None:
    _check_style(node, envelope.version, envelope.namespace if envelope.version == SOAP_1_1 else ENVELOPE_12)
    if not _is_for_us(node, envelope, actor):
        return None
    must = node.attribute("mustUnderstand", envelope.namespace)
    if must is not None and must.value not in _BOOLEANS:
        raise ServerFault("Client", "mustUnderstand value is not boolean")
    function, name = _find_function(coding.description, node)
    header = RequestHeader(name)
    header.must_understand = must is not None and _BOOLEANS[must.value]
    header.function = function
    if function is None and main is not None and main.attributes is not None and main.attributes.input.headers:
        key = f"{node.namespace.href}:{name}" if node.namespace is not None else name
        header.declared = main.attributes.input.headers.get(key)
    if header.declared is not None:
        header.arguments = [decode(coding, header.declared.encoder, node)]
        return header
    is_rpc = function is not None and function.attributes is not None and function.attributes.style == RPC
    header.arguments = _read_arguments(coding, node.children if is_rpc else _and_after(node), function)
    return header


def _read_arguments(coding: Coding, nodes: list[Node], function: SoapFunction | None) -> list[Any]:
    """What a function is given (deserialize_parameters)."""
    if function is not None:
        if function.request is None:
            return []
        names = {node.name: node for node in reversed(nodes)}
        if any(part.name in names for part in function.request):
            return [decode(coding, part.encoder, names[part.name]) if part.name in names else None
                    for part in function.request]
    elements = [node for node in nodes if node.kind == ELEMENT]
    if (len(elements) == 1 and function is not None and function.attributes is not None
            and function.attributes.style == DOCUMENT and not function.request and nodes[0].name == function.name):
        return []
    values = []
    for index, node in enumerate(elements):
        encoder = None
        if function is not None:
            parts = function.request or []
            if index >= len(parts):
                raise ServerFault("Client", "Error cannot find parameter")
            encoder = parts[index].encoder
        values.append(decode(coding, encoder, node))
    return values
