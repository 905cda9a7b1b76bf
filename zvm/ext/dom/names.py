"""Qualified names and namespace declarations (dom_check_qname, dom_get_ns and the like in ext/dom/php_dom.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import NAMESPACE
from zvm.ext.libxml.layout import (
    NAME,
    NEXT,
    NS,
    NS_DEF,
    NS_HREF,
    NS_NEXT,
    NS_PREFIX,
    PROPERTIES,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from zvm.ext.libxml.library import texts, words, xml

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator


def is_name(text: str) -> bool:
    """Is that an XML name?"""
    return xml.xmlValidateName(text.encode("latin-1"), 0) == 0  # type: ignore[no-any-return]


def name_of(node: int) -> str:
    """The local name of an element or attribute, the name of other nodes."""
    return (texts[(node >> 3) + NAME] or b"").decode("latin-1")


def qualified_name(node: int) -> str:
    """The name with its prefix."""
    word = node >> 3
    namespace = words[word + NS]
    prefix = texts[(namespace >> 3) + NS_PREFIX] if namespace else None
    name = (texts[word + NAME] or b"").decode("latin-1")
    return f"{prefix.decode('latin-1')}:{name}" if prefix is not None else name


def split_name(qualified: str) -> tuple[str | None, str | None]:
    """(prefix, local name), both None where there is no colon or nothing before it (xmlSplitQName2)."""
    prefix, colon, local = qualified.partition(":")
    return (prefix, local) if colon and prefix else (None, None)


def check_qualified_name(qualified: str, has_uri: bool) -> tuple[str | None, str, int]:
    """(prefix, local name, error code or 0) of a name that is to be in a namespace (dom_check_qname)."""
    if not qualified:
        return None, "", NAMESPACE
    prefix, local = split_name(qualified)
    if local is None:
        local = qualified
        if not has_uri:
            return None, local, 0
    if xml.xmlValidateQName(qualified.encode("latin-1"), 0) != 0 or prefix is not None and not has_uri:
        return prefix, local, NAMESPACE
    return prefix, local, 0


def declare_namespace(element: int, uri: str, prefix: str | None) -> int:
    """A new declaration on an element, 0 where the names do not fit each other (dom_get_ns)."""
    if prefix is not None and (prefix == "xml" and uri != XML_NAMESPACE or
                               (prefix == "xmlns") != (uri == XMLNS_NAMESPACE)):
        return 0
    return xml.xmlNewNs(element, uri.encode("latin-1"),
                        prefix.encode("latin-1") if prefix is not None else None) or 0


def declarations(element: int) -> Iterator[int]:
    """The namespace declarations that stand on an element itself."""
    namespace = words[(element >> 3) + NS_DEF]
    while namespace:
        yield namespace
        namespace = words[(namespace >> 3) + NS_NEXT]


def find_declaration(element: int, prefix: str | None) -> int:
    """The declaration of a prefix, None or "" for the default one, on an element itself; 0 for none."""
    wanted = prefix.encode("latin-1") if prefix else None
    for namespace in declarations(element):
        if texts[(namespace >> 3) + NS_PREFIX] == wanted and (wanted or words[(namespace >> 3) + NS_HREF]):
            return namespace
    return 0


def href_of(namespace: int) -> str | None:
    """The URI of a declaration, None where it has none."""
    href = texts[(namespace >> 3) + NS_HREF]
    return href.decode("latin-1") if href is not None else None


def prefix_of(namespace: int) -> str | None:
    """The prefix of a declaration, None for the default namespace."""
    prefix = texts[(namespace >> 3) + NS_PREFIX]
    return prefix.decode("latin-1") if prefix is not None else None


def attributes_of(element: int) -> Iterator[int]:
    """The attributes of an element, in order."""
    attribute = words[(element >> 3) + PROPERTIES]
    while attribute:
        following = words[(attribute >> 3) + NEXT]
        yield attribute
        attribute = following
