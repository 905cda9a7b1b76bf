"""What requests and responses have in common when they are read: envelope, header and body."""
from __future__ import annotations

from zvm.ext.soap.namespaces import ENCODING_11, ENVELOPE_11, ENVELOPE_12, SOAP_1_1, SOAP_1_2
from zvm.ext.soap.xml_tree import ELEMENT, Node


class Malformed(Exception):
    """An envelope that is not as it must be: the code and the text of the fault."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Envelope:
    """An envelope that is read."""

    __slots__ = ("version", "namespace", "head", "body", "_behind", "node")

    def __init__(self, document: Node) -> None:
        self.node = _find(document)
        self.version = SOAP_1_1 if self.node.is_named("Envelope", ENVELOPE_11) else SOAP_1_2
        self.namespace = ENVELOPE_11 if self.version == SOAP_1_1 else ENVELOPE_12
        elements = self.node.elements()
        self.head = elements.pop(0) if elements and elements[0].is_named("Header", self.namespace) else None
        self.body = elements.pop(0) if elements and elements[0].is_named("Body", self.namespace) else None
        self._behind = bool(elements)

    def check(self) -> Node:
        """Refuse what may not be there; the body."""
        self._check(self.node, "Envelope", True)
        if self.body is None:
            raise Malformed("Client", "Body must be present in a SOAP envelope")
        self._check(self.body, "Body", self.version == SOAP_1_2)
        if self._behind and self.version == SOAP_1_2:
            raise Malformed("Client", "A SOAP 1.2 envelope can contain only Header and Body")
        return self.body

    def check_head(self) -> None:
        """Refuse what may not be at the header."""
        if self.head is not None:
            self._check(self.head, "Header", True)

    def _check(self, node: Node, name: str, must_be_qualified: bool) -> None:
        for attribute in node.attributes:
            if attribute.namespace is None:
                if must_be_qualified:
                    raise Malformed("Client", f"A SOAP {name} element cannot have non Namespace qualified attributes")
            elif attribute.name == "encodingStyle" and attribute.is_in(ENVELOPE_12):
                if self.version == SOAP_1_2:
                    raise Malformed("Client", f"encodingStyle cannot be specified on the {name}")
                if attribute.value != ENCODING_11:
                    raise Malformed("Client", "Unknown data encoding style")


def _find(document: Node) -> Node:
    found = None
    for node in document.children:
        if node.kind == ELEMENT:
            if not node.is_named("Envelope", ENVELOPE_11) and not node.is_named("Envelope", ENVELOPE_12):
                raise Malformed("VersionMismatch", "Wrong Version")
            found = node
    if found is None:
        raise Malformed("Client", 'looks like we got XML without "Envelope" element')
    return found
