"""Names of elements and attributes in namespace Dom (the standard's "validate and extract"; ext/dom/element.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import INVALID_CHARACTER, NAMESPACE, refuse
from zvm.ext.dom.names import is_name, name_of, qualified_name
from zvm.ext.libxml.layout import XML_NAMESPACE, XMLNS_NAMESPACE
from zvm.ext.libxml.library import xml
from zvm.ext.living_dom.namespaces import is_html_element
from zvm.ext.living_dom.objects import is_html_document

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def check_name(engine: Engine, name: str) -> None:
    """Throw a DOMException where that is no name."""
    if not is_name(name):
        refuse(engine, INVALID_CHARACTER)


def extracted(engine: Engine, uri: str | None, qualified: str) -> tuple[str | None, str | None, str]:
    """Namespace, prefix and local name of a qualified name. Throws DOMException where they do not fit."""
    uri = uri or None
    if xml.xmlValidateQName(qualified.encode("latin-1"), 0) != 0:
        refuse(engine, INVALID_CHARACTER)
    before, colon, local = qualified.partition(":")
    prefix = before if colon else None
    if not colon:
        local = qualified
    if prefix is not None and uri is None or prefix == "xml" and uri != XML_NAMESPACE or \
            ("xmlns" in (qualified, prefix)) != (uri == XMLNS_NAMESPACE):
        refuse(engine, NAMESPACE)
    return uri, prefix, local


def is_caseless(element: int) -> bool:
    """Are names of attributes made lower-case there? So are those of HTML in documents of HTML."""
    return is_html_element(element) and is_html_document(element)


def tag_name(element: int) -> str:
    """The qualified name, in capitals where it is HTML's."""
    name = qualified_name(element)
    return name.translate(_UPPER) if is_caseless(element) else name


def local_name(node: int) -> str:
    return name_of(node)
