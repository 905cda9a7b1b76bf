"""Loading WSDL documents and schemas (soap_xmlParseFile)."""
from __future__ import annotations

from zvm.ext.libxml.inputs import open_for_reading
from zvm.ext.libxml.library import take, xml
from zvm.ext.libxml.state import state_of
from zvm.ext.soap.xml_tree import TEXT, Node, parse

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_BLANKS = " \t\n\r"


class Documents:
    """The documents that a description is read from: `known` are those that have been."""

    __slots__ = ("engine", "known", "problem", "source", "trees")

    def __init__(self, engine: Engine, source: str) -> None:
        self.engine, self.source = engine, source
        self.known: set[str] = set()
        self.trees: list[Node] = []
        self.problem = ""  # of the last document that could not be loaded

    @staticmethod
    def resolve(location: str, base: str) -> str:
        """An address in a document with that one (xmlBuildURI)."""
        return take(xml.xmlBuildURI(location.encode("latin-1"), base.encode("latin-1"))) or location

    def load(self, address: str) -> Node | None:
        """A document, None where there is none or it is no XML; `problem` then says why."""
        state = state_of(self.engine)
        stream = open_for_reading(state, address)
        if stream is None:
            self.problem = f'failed to load external entity "{address}"\n'
            return None
        try:
            text = stream.read_all()
        finally:
            stream.close()
        document = parse(self.engine, text)
        if document is None:
            self.problem = last_problem() if text else "Document is empty\n"
            return None
        _clean(document)
        self.trees.append(document)
        return document

    def dissolve(self) -> None:
        """Take the documents apart."""
        for tree in self.trees:
            tree.dissolve()


def last_problem() -> str:
    """What libxml2 complained of last."""
    from zvm.ext.libxml.errors import XmlError

    record = xml.xmlGetLastError()
    return XmlError(record).message if record else ""


def _clean(node: Node) -> None:
    """Leave blank texts out (cleanup_xml_node)."""
    node.children = [child for child in node.children if child.kind != TEXT or child.content.strip(_BLANKS)]
    for child in node.children:
        _clean(child)
