"""HTML out of trees: saveHtml(), innerHTML, outerHTML (ext/dom/html5_serializer.c)."""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, name_of
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.layout import (
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
    NS,
    PARENT,
    PI,
    TEXT,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import texts, words
from zvm.ext.living_dom.namespaces import HTML, MATH, SVG, XLINK, is_html_element, prefix_at, uri_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.living_dom.objects import LivingSettings

_RAW = frozenset(["style", "script", "xmp", "iframe", "noembed", "noframes", "plaintext"])
VOID = frozenset((
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen",
    "link", "meta", "param", "source", "track", "wbr"))
_OWN_NAMES = (HTML, MATH, SVG)
_ATTRIBUTE_PREFIXES = {XML_NAMESPACE: "xml:", XLINK: "xlink:"}
_INNER = (ELEMENT, FRAGMENT, DOCUMENT, HTML_DOCUMENT)
_NO_BREAK_SPACE = "\xc2\xa0"  # in UTF-8


def escaped(text: str, is_attribute: bool) -> str:
    """A text, or the value of an attribute, as it is written."""
    text = text.replace("&", "&amp;").replace(_NO_BREAK_SPACE, "&nbsp;")
    if is_attribute:
        text = text.replace('"', "&quot;")
    return text.replace("<", "&lt;").replace(">", "&gt;") if not is_attribute else text


def inner(settings: LivingSettings, node: int) -> str:
    """What stands in an element, a fragment or a document; nothing of other nodes."""
    if kind_of(node) not in _INNER or _is_void(node):
        return ""
    return _Writer(settings).children(node)


def outer(settings: LivingSettings, node: int) -> str:
    """A node with what stands in it."""
    if kind_of(node) in _INNER and kind_of(node) != ELEMENT:
        return inner(settings, node)
    writer = _Writer(settings)
    return writer.text(node)


class _Writer:
    def __init__(self, settings: LivingSettings) -> None:
        self._settings = settings

    def children(self, node: int) -> str:
        return "".join(self._pieces(self._content_of(node)))

    def text(self, node: int) -> str:
        parts: list[str] = []
        self._write(parts, node)
        return "".join(parts)

    def _content_of(self, node: int) -> int:
        return self._settings.contents_of(node)

    def _pieces(self, node: int) -> list[str]:
        parts: list[str] = []
        for child in children_of(node):
            self._write(parts, child)
        return parts

    def _write(self, parts: list[str], root: int) -> None:
        """Append a node and all below it, with a stack of its own: trees may be deep."""
        stack: list[int | str] = [root]
        while stack:
            node = stack.pop()
            if isinstance(node, str):
                parts.append(node)
                continue
            kind = kind_of(node)
            if kind == ELEMENT:
                parts.append(_start_tag(node))
                if not _is_void(node):
                    stack.append(f"</{_tag_name(node)}>")
                    stack.extend(reversed(list(children_of(self._content_of(node)))))
            elif kind == FRAGMENT:
                stack.extend(reversed(list(children_of(node))))
            else:
                parts.append(_leaf(node, kind))


def _leaf(node: int, kind: int) -> str:
    """A node that has no children here."""
    content = (texts[(node >> 3) + CONTENT] or b"").decode("latin-1") if kind in (TEXT, CDATA, COMMENT, PI) else ""
    if kind in (TEXT, CDATA):
        parent = words[(node >> 3) + PARENT]
        is_raw = parent and is_html_element(parent) and name_of(parent) in _RAW
        return content if is_raw else escaped(content, False)
    if kind == COMMENT:
        return f"<!--{content}-->"
    if kind == PI:
        return f"<?{name_of(node)} {content}>"
    if kind == DTD:
        return f"<!DOCTYPE {name_of(node)}>"
    return f"&{name_of(node)};" if kind == ENTITY_REF else ""


def _is_void(node: int) -> bool:
    return is_html_element(node) and name_of(node) in VOID


def _tag_name(node: int) -> str:
    name, prefix = name_of(node), prefix_at(node)
    return name if prefix is None or uri_of(node) in _OWN_NAMES else f"{prefix}:{name}"


def _start_tag(node: int) -> str:
    parts = ["<", _tag_name(node)]
    for attribute in attributes_of(node):
        parts.append(f' {_attribute_name(attribute)}="{_value(attribute)}"')
    parts.append(">")
    return "".join(parts)


def _attribute_name(attribute: int) -> str:
    name = name_of(attribute)
    if not words[(attribute >> 3) + NS]:
        return name
    uri = uri_of(attribute)
    if uri == XMLNS_NAMESPACE:
        return "xmlns" if name == "xmlns" else f"xmlns:{name}"
    known = _ATTRIBUTE_PREFIXES.get(uri or "")
    if known is not None:
        return known + name
    prefix = prefix_at(attribute)
    return name if prefix is None else f"{prefix}:{name}"


def _value(attribute: int) -> str:
    if not words[(attribute >> 3) + CHILDREN]:
        return ""
    return "".join(
        escaped((texts[(child >> 3) + CONTENT] or b"").decode("latin-1"), True) if kind_of(child) == TEXT
        else f"&{escaped(name_of(child), True)};" for child in children_of(attribute))
