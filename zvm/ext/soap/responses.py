"""Reading responses (php_packet_soap.c)."""
from __future__ import annotations

from zvm.ext.soap.decoding import decode
from zvm.ext.soap.envelopes import Envelope, Malformed
from zvm.ext.soap.namespaces import DOCUMENT, IS_STRING, RPC, RPC_12, SOAP_1_1
from zvm.ext.soap.records import Parameter, SoapFunction
from zvm.ext.soap.xml_tree import DTD, ELEMENT, Node, parse
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.soap.coding import Coding


class ResponseFault(Exception):
    """A response that is a fault, or is none that can be read."""

    def __init__(self, code: str | None, text: str, actor: str | None = None, details: Any = None) -> None:
        super().__init__(text)
        self.code, self.text, self.actor, self.details = code, text, actor, details


def read_response(coding: Coding, text: str, function: SoapFunction | None, headers: PhpArray | None) -> Any:
    """What a response returns; its headers go to `headers` (parse_packet_soap). Raises ResponseFault."""
    coding.reset()
    if not text:
        return None
    document = parse(coding.engine, text)
    if document is None:
        raise ResponseFault("Client", "looks like we got no XML document")
    if any(node.kind == DTD for node in document.children):
        raise ResponseFault("Client", "DTD are not supported by SOAP")
    try:
        return _read_document(coding, document, function, headers)
    finally:
        coding.reset()
        document.dissolve()


def _read_document(coding: Coding, document: Node, function: SoapFunction | None, headers: PhpArray | None) -> Any:
    try:
        envelope = Envelope(document)
        body = envelope.check()
        envelope.check_head()
    except Malformed as problem:
        raise ResponseFault(problem.code, problem.text) from None
    fault = body.find("Fault", envelope.namespace)
    if fault is not None:
        _raise_fault(coding, fault, envelope.version)
    values = PhpArray()
    elements = body.elements()
    declared, count = None, 0
    if elements:
        if function is not None and function.attributes is not None:
            declared = function.attributes.output.headers
            _read_parts(coding, body, elements[0], function, values)
            count = len(function.response or ())
        else:
            count = _read_values(coding, elements[0], values)
    result: Any = values
    if count < 2:
        result = values.plain_values()[0] if count else None
    if headers is not None and envelope.head is not None:
        for node in envelope.head.elements():
            key = f"{node.namespace.href}:{node.name}" if node.namespace is not None else node.name
            known = declared.get(key) if declared is not None else None
            headers.set(normalize_key(node.name), decode(coding, known.encoder if known is not None else None, node))
    return result


def _raise_fault(coding: Coding, fault: Node, version: int) -> None:
    """Raise what a fault says."""
    as_text = coding.conversion(IS_STRING)

    def text_of(node: Node | None) -> str | None:
        return decode(coding, as_text, node) if node is not None and node.children else None

    actor = None
    if version == SOAP_1_1:
        code_node = fault.find("faultcode")
        text = text_of(fault.find("faultstring"))
        actor = text_of(fault.find("faultactor"))
        detail = fault.find("detail")
    else:
        code_node = fault.find("Code")
        code_node = code_node.find("Value") if code_node is not None else None
        reason = fault.find("Reason")
        text = text_of(reason.find("Text")) if reason is not None else None
        detail = fault.find("Detail")
    details = decode(coding, None, detail) if detail is not None else None
    code = code_node.first_content if code_node is not None and code_node.children else None
    raise ResponseFault(code, text or "", actor, details)


def _read_parts(coding: Coding, body: Node, first: Node, function: SoapFunction, values: PhpArray) -> None:
    """The values that the description names."""
    attributes = function.attributes
    style = attributes.style if attributes is not None else RPC
    parts = function.response or []
    start = body.children.index(first)
    namespace: str | None = None
    for part in parts:
        if style == DOCUMENT:
            name = part.element.name if part.element is not None else part.name
            namespace = part.element.namespace if part.element is not None else namespace
        else:
            name = function.response_name
        siblings = body.children[start:]
        found = next((node for node in siblings if node.is_named(name, namespace)), None)
        if found is None:
            found = next((node for node in siblings if node.is_named(name, None)), None)
        if found is None and style == RPC:
            found = first
        if found is not None and style != DOCUMENT:
            found = _part_value(found, part, len(parts))
        values.set(normalize_key(part.name), decode(coding, part.encoder, found) if found is not None else None)


def _part_value(node: Node, part: Parameter, count: int) -> Node | None:
    found = node.find(part.name)
    if found is None and count == 1:
        found = node.find("return") or node.find("result")
        if found is None and len(node.children) == 1:
            found = node.children[0]
    return found


def _read_values(coding: Coding, node: Node, values: PhpArray) -> int:
    """All values, without a description; how many there are."""
    count = 0
    for child in node.children:
        if child.kind != ELEMENT or child.is_named("result", RPC_12):
            continue
        count += 1
        value = decode(coding, None, child)
        key = normalize_key(child.name)
        known = values.get(key, UNDEF)
        if type(known) is PhpArray:
            known.append(value)
        elif node.find(child.name, after=child) is not None:
            values.set(key, PhpArray.from_list([value]))
        else:
            values.set(key, value)
    return count
