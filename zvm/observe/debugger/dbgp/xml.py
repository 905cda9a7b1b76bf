"""XML as Xdebug writes it. Texts are PHP strings: one character a byte."""
from __future__ import annotations

from base64 import b64encode

_ESCAPES = str.maketrans({"\0": "&#0;", "\n": "&#10;", "\r": "&#13;", '"': "&quot;", "&": "&amp;", "'": "&#39;",
                          "<": "&lt;", ">": "&gt;"})
NAMESPACES = {"xmlns": "urn:debugger_protocol_v1", "xmlns:xdebug": "https://xdebug.org/dbgp/xdebug"}


def base64(text: str) -> str:
    return b64encode(text.encode("latin-1")).decode("ascii")


class Node:
    """One element, whose attributes keep their order."""

    __slots__ = ("tag", "attributes", "children", "text", "is_encoded")

    def __init__(self, tag: str, attributes: dict[str, object] | None = None, text: str | None = None) -> None:
        self.tag = tag
        self.attributes: dict[str, object] = attributes or {}
        self.children: list[Node] = []
        self.text = text
        self.is_encoded = False  # the text is base64

    def add(self, child: Node) -> Node:
        """Add a child, and return it."""
        self.children.append(child)
        return child

    def add_facet(self, facet: str) -> None:
        """Add a word to the attribute `facet`."""
        before = self.attributes.get("facet")
        self.attributes["facet"] = facet if before is None else f"{before} {facet}"

    def encode_text(self, text: str) -> None:
        """Set a text, as base64."""
        self.text, self.is_encoded = text, True

    def __str__(self) -> str:
        is_encoded = self.is_encoded or self.text is not None and "]]>" in self.text
        attributes = dict(self.attributes)
        if is_encoded:
            attributes["encoding"] = "base64"
        pieces = ["<", self.tag]
        for name, value in attributes.items():
            pieces.append(f' {name}="{str(value).translate(_ESCAPES)}"')
        pieces.append(">")
        pieces += map(str, self.children)
        if self.text is not None:
            pieces.append(f"<![CDATA[{base64(self.text) if is_encoded else self.text}]]>")
        pieces.append(f"</{self.tag}>")
        return "".join(pieces)


def message(tag: str, attributes: dict[str, object] | None = None) -> Node:
    """The root of a message."""
    return Node(tag, {**NAMESPACES, **(attributes or {})})
