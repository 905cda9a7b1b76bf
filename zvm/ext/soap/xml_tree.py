"""XML as SOAP handles it: a light tree of its own, read by libxml2 and written the way that library writes it.

Text is PHP's: bytes of UTF-8, one a character. What libxml2 does is named at the methods.
"""
from __future__ import annotations

from zvm.ext.libxml import layout
from zvm.ext.libxml.errors import PLAIN
from zvm.ext.libxml.library import ints, text_at, words, xml
from zvm.ext.libxml.state import state_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine

ELEMENT, TEXT, CDATA = layout.ELEMENT, layout.TEXT, layout.CDATA
RAW = 100  # text that is written as it stands (xmlStringTextNoenc)
DTD = layout.DTD

_OPTIONS = (layout.PARSE_NOBLANKS | layout.PARSE_HUGE | layout.PARSE_NOERROR | layout.PARSE_NOWARNING
            | layout.PARSE_NONET | layout.PARSE_NODICT)
_TEXT_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord("\r"): "&#13;"}
_ATTRIBUTE_ESCAPES = {**_TEXT_ESCAPES, ord('"'): "&quot;", ord("\n"): "&#10;", ord("\t"): "&#9;"}
_NAMESPACE_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;", ord("\r"): "&#13;"}
_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))


class Namespace:
    """A declaration xmlns:prefix="href"."""

    __slots__ = ("prefix", "href")

    def __init__(self, href: str, prefix: str | None) -> None:
        self.href, self.prefix = href, prefix


XML = Namespace(layout.XML_NAMESPACE, "xml")


class Attribute:
    """An attribute of an element."""

    __slots__ = ("name", "namespace", "value", "parent")

    def __init__(self, parent: Node, name: str, value: str, namespace: Namespace | None) -> None:
        self.parent, self.name, self.value, self.namespace = parent, name, value, namespace

    def is_in(self, href: str) -> bool:
        """Whether it is in a namespace, or its element is where it has none (attr_is_equal_ex)."""
        namespace = self.namespace or self.parent.namespace or self.parent.search(None)
        return namespace is not None and namespace.href == href


class Node:
    """An element, a text or a document."""

    __slots__ = ("kind", "name", "namespace", "definitions", "attributes", "children", "parent", "content")

    def __init__(self, kind: int, name: str, content: str = "") -> None:
        self.kind, self.name, self.content = kind, name, content
        self.namespace: Namespace | None = None
        self.definitions: list[Namespace] = []
        self.attributes: list[Attribute] = []
        self.children: list[Node] = []
        self.parent: Node | None = None

    # ---- reading ----------------------------------------------------------------------------------------------------

    def is_named(self, name: str | None, href: str | None) -> bool:
        """Whether it has this name, in this namespace if that is asked for (node_is_equal_ex)."""
        if name is not None and self.name != name:
            return False
        if href is None:
            return True
        namespace = self.namespace or self.search(None)
        return namespace is not None and namespace.href == href

    def find(self, name: str | None, href: str | None = None, after: Node | None = None) -> Node | None:
        """Its first child of that name, behind another one."""
        start = 0 if after is None else self.children.index(after) + 1
        return next((child for child in self.children[start:] if child.is_named(name, href)), None)

    def elements(self) -> list[Node]:
        """Its children that are elements."""
        return [child for child in self.children if child.kind == ELEMENT]

    def attribute(self, name: str, href: str | None = None) -> Attribute | None:
        """Its first attribute of that name (get_attribute_ex)."""
        for attribute in self.attributes:
            if attribute.name == name and (href is None or attribute.is_in(href)):
                return attribute
        return None

    def value_of(self, name: str) -> str | None:
        """The value of its attribute, None where it has none."""
        attribute = self.attribute(name)
        return attribute.value if attribute is not None else None

    @property
    def first_content(self) -> str | None:
        """The text of its first child, None where that is none (node->children->content)."""
        return self.children[0].content if self.children and self.children[0].kind != ELEMENT else None

    @property
    def only_text(self) -> Node | None:
        """Its only child if that is text, marked or not."""
        if len(self.children) == 1 and self.children[0].kind in (TEXT, CDATA):
            return self.children[0]
        return None

    def text(self) -> str:
        """All text below it (xmlNodeGetContent)."""
        return self.content if self.kind != ELEMENT else "".join(child.text() for child in self.children)

    def walk(self) -> Iterator[Node]:
        """It and all below it, in document order."""
        yield self
        for child in self.children:
            yield from child.walk()

    # ---- namespaces -------------------------------------------------------------------------------------------------

    def search(self, prefix: str | None) -> Namespace | None:
        """What a prefix stands for here (xmlSearchNs)."""
        if prefix == "xml":
            return XML
        node: Node | None = self
        while node is not None:
            if node.kind == ELEMENT:
                for definition in node.definitions:
                    if definition.prefix == prefix:
                        return definition
                if node is not self and node.namespace is not None and node.namespace.prefix == prefix:
                    return node.namespace
            node = node.parent
        return None

    def search_href(self, href: str, with_prefix: bool = False) -> Namespace | None:
        """A declaration of a namespace that holds here (xmlSearchNsByHref)."""
        if href == XML.href:
            return XML
        node: Node | None = self
        while node is not None:
            if node.kind == ELEMENT:
                for definition in node.definitions:
                    if definition.href == href and self._means(definition, with_prefix):
                        return definition
                own = node.namespace
                if own is not None and own.href == href and node is not self and self._means(own, with_prefix):
                    return own
            node = node.parent
        return None

    def _means(self, definition: Namespace, with_prefix: bool) -> bool:
        """Whether it is what its prefix stands for here, and has one where that is wanted."""
        return not (with_prefix and definition.prefix is None) and self.search(definition.prefix) is definition

    def declare(self, href: str, prefix: str | None) -> Namespace:
        """Declare a namespace on it (xmlNewNs)."""
        made = Namespace(href, prefix)
        if all(definition.prefix != prefix for definition in self.definitions):
            self.definitions.append(made)
        return made

    @property
    def root(self) -> Node:
        """The outermost element it is in."""
        node = self
        while node.parent is not None and node.parent.kind == ELEMENT:
            node = node.parent
        return node

    # ---- building ---------------------------------------------------------------------------------------------------

    def append(self, child: Node) -> Node:
        """Add a child (xmlAddChild)."""
        last = self.children[-1] if self.children else None
        if child.kind == TEXT and last is not None and last.kind == TEXT:
            last.content += child.content
            return last
        child.parent = self
        self.children.append(child)
        return child

    def add(self, name: str) -> Node:
        """Add an element."""
        return self.append(Node(ELEMENT, name))

    def add_text(self, text: str) -> None:
        """Add text."""
        self.append(Node(TEXT, "text", text))

    def unlink(self) -> None:
        """Take it out of its parent."""
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent = None

    def set_content(self, text: str) -> None:
        """Replace what is in it by text whose entities are resolved (xmlNodeSetContent)."""
        for entity, character in _ENTITIES if "&" in text else ():
            text = text.replace(entity, character)
        self.children = []
        if text:
            self.add_text(text)

    def set_attribute(self, name: str, value: str, namespace: Namespace | None = None) -> None:
        """Give it an attribute (xmlSetNsProp)."""
        href = namespace.href if namespace is not None else None
        for attribute in self.attributes:
            if attribute.name == name and (attribute.namespace.href if attribute.namespace else None) == href:
                attribute.value = value
                return
        self.attributes.append(Attribute(self, name, value, namespace))

    def dissolve(self) -> None:
        """Take the tree apart: nobody needs it any more, and its nodes hold each other."""
        nodes = [self]
        while nodes:
            node = nodes.pop()
            nodes += node.children
            node.children, node.attributes, node.parent = [], [], None

    def copy(self) -> Node:
        """A copy that stands alone, with the namespaces it uses (xmlCopyNode)."""
        made = self._copied({})
        for node in made.walk():
            used = [node.namespace, *(attribute.namespace for attribute in node.attributes)]
            for namespace in used:
                if namespace is not None and namespace is not XML and node.search(namespace.prefix) is not namespace:
                    made.declare(namespace.href, namespace.prefix)
        return made

    def _copied(self, known: dict[int, Namespace]) -> Node:
        made = Node(self.kind, self.name, self.content)
        for definition in self.definitions:
            known[id(definition)] = copy = Namespace(definition.href, definition.prefix)
            made.definitions.append(copy)
        made.namespace = _renewed(self.namespace, known)
        made.attributes = [Attribute(made, attribute.name, attribute.value, _renewed(attribute.namespace, known))
                           for attribute in self.attributes]
        for child in self.children:
            copied = child._copied(known)
            copied.parent = made
            made.children.append(copied)
        return made

    # ---- writing ----------------------------------------------------------------------------------------------------

    def dump(self) -> str:
        """Its text (xmlNodeDump)."""
        pieces: list[str] = []
        self._write(pieces)
        return "".join(pieces)

    def _write(self, pieces: list[str]) -> None:
        if self.kind == TEXT:
            pieces.append(self.content.translate(_TEXT_ESCAPES))
        elif self.kind == CDATA:
            pieces.append(f"<![CDATA[{self.content}]]>")
        elif self.kind == RAW:
            pieces.append(self.content)
        elif self.kind == ELEMENT:
            self._write_element(pieces)

    def _write_element(self, pieces: list[str]) -> None:
        name = qualified(self.name, self.namespace)
        pieces.append(f"<{name}")
        for definition in self.definitions:
            prefix = f":{definition.prefix}" if definition.prefix is not None else ""
            pieces.append(f' xmlns{prefix}="{definition.href}"')
        for attribute in self.attributes:
            value = attribute.value.translate(_ATTRIBUTE_ESCAPES)
            pieces.append(f' {qualified(attribute.name, attribute.namespace)}="{value}"')
        if not self.children:
            pieces.append("/>")
            return
        pieces.append(">")
        for child in self.children:
            child._write(pieces)
        pieces.append(f"</{name}>")


def _renewed(namespace: Namespace | None, known: dict[int, Namespace]) -> Namespace | None:
    return known.get(id(namespace), namespace)


def qualified(name: str, namespace: Namespace | None) -> str:
    """A name with its prefix."""
    return f"{namespace.prefix}:{name}" if namespace is not None and namespace.prefix is not None else name


def escape_namespace(href: str) -> str:
    """A namespace's name as attributes have it (xmlEncodeSpecialChars)."""
    return href.translate(_NAMESPACE_ESCAPES)


def split_name(text: str) -> tuple[str | None, str]:
    """The prefix, if any, and the rest of a qualified name (parse_namespace)."""
    at = text.rfind(":")
    return (text[:at], text[at + 1:]) if at > 0 else (None, text)


def write_document(root: Node) -> str:
    """A document's text (xmlDocDumpMemory)."""
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root.dump()}\n'


def write_and_dissolve(root: Node) -> str:
    """The same of a tree that has served its purpose."""
    text = write_document(root)
    root.dissolve()
    return text


# ---- parsing --------------------------------------------------------------------------------------------------------

def parse(engine: Engine, text: str) -> Node | None:
    """The document that a text is, None where it is none (soap_xmlParseMemory)."""
    state = state_of(engine)
    data = text.encode("latin-1")
    outer_silence = state.silence(_OPTIONS)
    outer_errors, state.errors = state.errors, None
    disabled, state.entity_loader_disabled = state.entity_loader_disabled, True
    try:
        document = state.call(PLAIN, xml.xmlReadMemory, data, len(data), None, None, _OPTIONS)
    finally:
        state.entity_loader_disabled = disabled
        state.errors = outer_errors
        state.silenced = outer_silence
    state.settle()
    if not document:
        return None
    try:
        return _read_document(document)
    finally:
        xml.xmlFreeDoc(document)


def _read_document(document: int) -> Node:
    made = Node(layout.DOCUMENT, "")
    namespaces: dict[int, Namespace] = {}
    _read_children(made, document, namespaces)
    return made


def _read_children(parent: Node, record: int, namespaces: dict[int, Namespace]) -> None:
    child = words[(record >> 3) + layout.CHILDREN]
    while child:
        kind = ints[(child >> 2) + 2 * layout.TYPE]
        if kind == ELEMENT:
            _read_element(parent, child, namespaces)
        elif kind == DTD:
            parent.append(Node(DTD, ""))
        elif kind in (TEXT, CDATA):
            content = text_at(words[(child >> 3) + layout.CONTENT]) or ""
            parent.append(Node(kind, "text" if kind == TEXT else "", content))
        child = words[(child >> 3) + layout.NEXT]


def _read_element(parent: Node, record: int, namespaces: dict[int, Namespace]) -> None:
    at = record >> 3
    made = parent.append(Node(ELEMENT, text_at(words[at + layout.NAME]) or ""))
    definition = words[at + layout.NS_DEF]
    while definition:
        place = definition >> 3
        namespaces[definition] = namespace = Namespace(text_at(words[place + layout.NS_HREF]) or "",
                                                       text_at(words[place + layout.NS_PREFIX]))
        made.definitions.append(namespace)
        definition = words[place + layout.NS_NEXT]
    made.namespace = namespaces.get(words[at + layout.NS])
    attribute = words[at + layout.PROPERTIES]
    while attribute:
        made.attributes.append(_read_attribute(made, attribute, namespaces))
        attribute = words[(attribute >> 3) + layout.NEXT]
    _read_children(made, record, namespaces)


def _read_attribute(parent: Node, record: int, namespaces: dict[int, Namespace]) -> Attribute:
    at = record >> 3
    value, piece = "", words[at + layout.CHILDREN]
    while piece:
        value += text_at(words[(piece >> 3) + layout.CONTENT]) or ""
        piece = words[(piece >> 3) + layout.NEXT]
    address: Any = words[at + layout.NS]
    namespace = namespaces.get(address)
    if namespace is None and address:
        namespace = XML
    return Attribute(parent, text_at(words[at + layout.NAME]) or "", value, namespace)
