"""XML out of trees of namespace Dom: saveXml(), and innerHTML of XML documents (ext/dom/xml_serializer.c).

The algorithm is that of "DOM Parsing and Serialization", https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization, with
the changes that PHP makes to it: the nearest declaration of a namespace counts, and prefixes that are made up do not
meet those that are there.
"""
from __future__ import annotations

import re

from zvm.ext.dom.names import attributes_of, is_name, name_of
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CDATA,
    CHILDREN,
    COMMENT,
    CONTENT,
    DOCUMENT,
    DTD,
    ELEMENT,
    ENTITY_REF,
    FRAGMENT,
    HTML_DOCUMENT,
    PI,
    TEXT,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import texts, words
from zvm.ext.living_dom.html_serializer import VOID
from zvm.ext.living_dom.namespaces import is_html_element, prefix_at, uri_of
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.ext.living_dom.objects import LivingSettings

_VOID = VOID | {"menuitem"}
_WRITTEN_OUT = (TEXT, ENTITY_REF, CDATA)  # next to which nothing is indented
_ATTRIBUTE_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;",
                                    "\r": "&#13;"})
_TEXT_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


_ILLEGAL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f]")  # in XML


class NotWellFormed(ValueError):
    """There is no XML of a node that could be read again."""


class _Prefixes:
    """Which prefixes stand for which namespaces: `candidates` in all of the ancestors, `local` on one element."""

    def __init__(self, candidates: dict[str, list[str]]) -> None:
        self.candidates = candidates
        self.local: dict[str, str] = {}

    def add(self, prefix: str, uri: str | None) -> None:
        self.candidates[uri or ""] = [*self.candidates.get(uri or "", ()), prefix]

    def has(self, prefix: str, uri: str) -> bool:
        return prefix in self.candidates.get(uri, ())

    def record(self, element: int) -> str | None:
        """Take in the declarations on an element; that of the default namespace, None where there is none."""
        default = None
        for attribute in attributes_of(element):
            if uri_of(attribute) != XMLNS_NAMESPACE:
                continue
            value = _value_of(attribute)
            if prefix_at(attribute) is None:
                default = value
                continue
            prefix = name_of(attribute)
            if value != XML_NAMESPACE and not self.has(prefix, value):
                self.add(prefix, value)
                self.local[prefix] = value
        return default

    def preferred(self, prefix: str | None, uri: str | None) -> str | None:
        """The prefix to write for a namespace: the one that a node has, where that stands for it, else the nearest."""
        nearest = None
        for candidate in reversed(self.candidates.get(uri or "", ())):
            if self.local.get(candidate, uri or "") == (uri or ""):
                if candidate == (prefix or ""):
                    return candidate
                nearest = nearest or candidate
        return nearest


def _value_of(attribute: int) -> str:
    child = words[(attribute >> 3) + CHILDREN]
    return (texts[(child >> 3) + CONTENT] or b"").decode("latin-1") if child else ""


class Serializer:
    """Writes XML. `other` gives the text of nodes that libxml2 writes, declarations and the like; `head` that of a
    document without its children. `is_strict`: NotWellFormed is raised where the result could not be read again."""

    def __init__(self, settings: LivingSettings, formats: bool, empty_tags: bool, is_strict: bool,
                 head: Callable[[int], str], other: Callable[[int], str]) -> None:
        self._settings, self._formats, self._empty_tags, self._is_strict = settings, formats, empty_tags, is_strict
        self._head, self._other = head, other
        self._parts: list[str] = []
        self._number = 1  # of the next prefix that is made up

    def text(self, node: int) -> str:
        """A node as XML."""
        self._node(node, {XML_NAMESPACE: ["xml"]}, None, 0 if self._formats else -1)
        return "".join(self._parts)

    def _node(self, node: int, candidates: dict[str, list[str]], uri: str | None, indent: int) -> None:
        kind = kind_of(node)
        if kind == ELEMENT:
            self._element(node, candidates, uri, indent)
        elif kind == FRAGMENT:
            for child in children_of(node):
                self._node(child, candidates, uri, indent)
        elif kind in (DOCUMENT, HTML_DOCUMENT):
            self._parts.append(self._head(node))
            for child in children_of(node):
                self._node(child, candidates, uri, indent)
        else:
            self._parts.append(self._leaf(node, kind))

    def _leaf(self, node: int, kind: int) -> str:
        if kind == ATTRIBUTE:
            prefix = prefix_at(node)
            name = name_of(node) if prefix is None else f"{prefix}:{name_of(node)}"
            return f'{name}="{_written_value(node)}"'
        content = (texts[(node >> 3) + CONTENT] or b"").decode("latin-1") if kind in (TEXT, COMMENT, PI, CDATA) else ""
        if self._is_strict:
            _check_leaf(node, kind, content)
        if kind == TEXT:
            return content.translate(_TEXT_ESCAPES)
        if kind == COMMENT:
            return f"<!--{content}-->"
        if kind == PI:
            return f"<?{name_of(node)} {content}?>"
        if kind == CDATA:
            return f"<![CDATA[{content}]]>"
        return self._other(node) + ("\n" if kind == DTD else "")

    # ---- elements ----------------------------------------------------------------------------------------------------

    def _element(self, node: int, candidates: dict[str, list[str]], inherited: str | None, indent: int) -> None:
        prefixes = _Prefixes(dict(candidates))
        default = prefixes.record(node)
        uri, name = uri_of(node), name_of(node)
        if self._is_strict and (":" in name or prefix_at(node) == "xmlns" or not is_name(name)):
            raise NotWellFormed
        declarations, ignores_default = "", False
        if inherited == uri:
            ignores_default = default is not None
            qualified = f"xml:{name}" if uri == XML_NAMESPACE else name
        else:
            prefix, declarations = self._prefix_of(prefixes, node, uri, default)
            if prefix is not None:
                qualified = f"{prefix}:{name}"
                if default is not None and (declarations or default != XML_NAMESPACE):
                    inherited = default or None
            else:
                qualified, inherited = name, uri
                if default is None or (default or "") != (uri or ""):
                    ignores_default = True
                    declarations = f' xmlns="{(uri or "").translate(_ATTRIBUTE_ESCAPES)}"'
        self._parts.append(f"<{qualified}{declarations}")
        self._attributes(node, prefixes, ignores_default)
        self._content(node, qualified, prefixes, inherited, indent)

    def _prefix_of(self, prefixes: _Prefixes, node: int, uri: str | None,
                   default: str | None) -> tuple[str | None, str]:
        """The prefix of an element whose namespace is not that of its parent, None for none, and its declaration."""
        prefix = prefix_at(node)
        candidate = None
        is_default = prefix is None and (uri or "") == (default or "")
        if not is_default:
            candidate = prefixes.preferred(prefix, uri)
        if prefix == "xmlns":
            candidate = prefix
        if candidate:
            return candidate, ""
        if prefix is None:
            return None, ""
        if prefix in prefixes.local:
            prefix = self._new_prefix(prefixes, uri)
        else:
            prefixes.add(prefix, uri)
            prefixes.local[prefix] = uri or ""
        return prefix, f' xmlns:{prefix}="{(uri or "").translate(_ATTRIBUTE_ESCAPES)}"'

    def _new_prefix(self, prefixes: _Prefixes, uri: str | None) -> str:
        while True:
            prefix = f"ns{self._number}"
            self._number += 1
            if prefix not in prefixes.local:
                prefixes.add(prefix, uri)
                prefixes.local[prefix] = uri or ""
                return prefix

    def _content(self, node: int, qualified: str, prefixes: _Prefixes, uri: str | None, indent: int) -> None:
        """The end of the start tag, the children and the end tag."""
        parts = self._parts
        children = list(children_of(self._settings.contents_of(node)))
        if not children and not self._empty_tags:
            if not is_html_element(node):
                parts.append("/>")
                return
            if name_of(node) in _VOID:
                parts.append(" />")
                return
        parts.append(">")
        formats = indent >= 0 and bool(children) and not any(kind_of(child) in _WRITTEN_OUT for child in children)
        inner = indent + 1 if formats else -1
        for child in children:
            if formats:
                parts.append("\n" + "  " * inner)
            self._node(child, prefixes.candidates, uri, inner)
        if formats:
            parts.append("\n" + "  " * indent)
        parts.append(f"</{qualified}>")

    def _attributes(self, node: int, prefixes: _Prefixes, ignores_default: bool) -> None:
        for attribute in attributes_of(node):
            uri, prefix, name = uri_of(attribute), prefix_at(attribute), name_of(attribute)
            if self._is_strict and (":" in name or not is_name(name) or uri is None and name == "xmlns"):
                raise NotWellFormed
            written = None
            if uri is not None:
                written = prefixes.preferred(prefix, uri)
                if uri == XMLNS_NAMESPACE:
                    if _is_left_out(attribute, node, prefixes, ignores_default):
                        continue
                    written = "xmlns" if prefix == "xmlns" else written
                elif not written:
                    written = self._declared_prefix(prefixes, prefix, uri)
            self._parts.append(f' {written}:{name}="' if written else f' {name}="')
            self._parts.append(_written_value(attribute) + '"')

    def _declared_prefix(self, prefixes: _Prefixes, prefix: str | None, uri: str) -> str:
        """A prefix for an attribute's namespace, declared here."""
        if prefix is None or prefix in prefixes.local:
            prefix = self._new_prefix(prefixes, uri)
        else:
            prefixes.add(prefix, uri)
            prefixes.local[prefix] = uri
        self._parts.append(f' xmlns:{prefix}="{uri.translate(_ATTRIBUTE_ESCAPES)}"')
        return prefix


def _check_leaf(node: int, kind: int, content: str) -> None:
    """Raise NotWellFormed for what cannot be written so that it is read as the same."""
    if _ILLEGAL.search(content) or kind == COMMENT and ("--" in content or content.endswith("-")) or \
            kind == CDATA and "]]>" in content or \
            kind == PI and ("?>" in content or ":" in name_of(node) or lower(name_of(node)) == "xml"):
        raise NotWellFormed


def _is_left_out(attribute: int, element: int, prefixes: _Prefixes, ignores_default: bool) -> bool:
    """Is a declaration not written, since it says what is said otherwise?"""
    value = _value_of(attribute)
    if value == XML_NAMESPACE:
        return True
    if prefix_at(attribute) is None:
        return ignores_default and (uri_of(element) or "") != value
    name = name_of(attribute)
    return prefixes.local.get(name) != value and prefixes.has(name, value)


def _written_value(attribute: int) -> str:
    return "".join(
        (texts[(child >> 3) + CONTENT] or b"").decode("latin-1").translate(_ATTRIBUTE_ESCAPES) if kind_of(child) == TEXT
        else f"&{name_of(child)};" for child in children_of(attribute)) if words[(attribute >> 3) + CHILDREN] else ""
