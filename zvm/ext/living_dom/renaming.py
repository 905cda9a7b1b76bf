"""rename(), and the namespaces that are declared around and below an element (ext/dom/element.c, attr.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import INVALID_MODIFICATION
from zvm.ext.dom.names import attributes_of, name_of
from zvm.ext.dom.objects import node_of, wrap
from zvm.ext.dom.tree import kind_of, string_value
from zvm.ext.libxml.layout import ELEMENT, NS, PARENT
from zvm.ext.libxml.library import words, xml
from zvm.ext.living_dom.attributes import attribute_in
from zvm.ext.living_dom.names import extracted
from zvm.ext.living_dom.namespaces import HTML, elements_of, is_declaration, is_html_element, prefix_at, uri_of
from zvm.ext.living_dom.objects import living_settings, namespaces_of
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def rename_element(engine: Engine, obj: Any, uri: str | None, qualified: str) -> None:
    """Give an element another name and namespace. Throws DOMException where its class would have to change."""
    node = node_of(obj)
    new_uri, prefix, local = extracted(engine, uri, qualified)
    if is_html_element(node) != (new_uri == HTML):
        way = "out of" if is_html_element(node) else "into"
        problem = f"It is not possible to move an element {way} the HTML namespace because the HTML namespace is " \
                  "tied to the HTMLElement class"
        engine.throw("DOMException", problem, INVALID_MODIFICATION)
    if living_settings(obj.ref.document).contents_of(node) != node and not (new_uri == HTML and local == "template"):
        engine.throw("DOMException", "It is not possible to rename the template element because it hosts a document "
                                     "fragment", INVALID_MODIFICATION)
    _rename(obj, node, new_uri, prefix, local)


def rename_attribute(engine: Engine, obj: Any, uri: str | None, qualified: str) -> None:
    """The same of an attribute."""
    node = node_of(obj)
    new_uri, prefix, local = extracted(engine, uri, qualified)
    owner = words[(node >> 3) + PARENT]
    other = attribute_in(owner, new_uri, local) if owner else 0
    if other and other != node:
        engine.throw("DOMException", "An attribute with the given name in the given namespace already exists",
                     INVALID_MODIFICATION)
    _rename(obj, node, new_uri, prefix, local)


def _rename(obj: Any, node: int, uri: str | None, prefix: str | None, local: str) -> None:
    obj.ref.document.state.changes += 1
    xml.xmlNodeSetName(node, local.encode("latin-1"))
    words[(node >> 3) + NS] = namespaces_of(obj).record(prefix, uri)


def _information(engine: Engine, prefix: str | None, uri: str | None, element: Any) -> Any:
    """A Dom\\NamespaceInfo."""
    info = instantiate(engine, engine.classes["dom\\namespaceinfo"])
    for name, value in (("prefix", prefix), ("namespaceURI", uri), ("element", element)):
        info.slots[info.ce.properties_info[name].slot] = value
    return info


def _declared(element: int) -> dict[str | None, str]:
    """What is declared on an element, by prefix: its own namespace and those of the attributes that declare."""
    declared: dict[str | None, str] = {}
    uri = uri_of(element)
    if uri is not None:
        declared[prefix_at(element)] = uri
    for attribute in attributes_of(element):
        if is_declaration(attribute):
            prefix = name_of(attribute) if prefix_at(attribute) is not None else None
            declared.setdefault(prefix, string_value(attribute))
    return declared


def namespaces_in_scope(engine: Engine, obj: Any) -> PhpArray:
    """What getInScopeNamespaces() answers."""
    node = node_of(obj)
    scope: dict[str | None, str] = {}
    at = node
    while at and kind_of(at) == ELEMENT:
        for prefix, uri in _declared(at).items():
            scope.setdefault(prefix, uri)
        at = words[(at >> 3) + PARENT]
    return PhpArray.from_list([_information(engine, prefix, uri, obj) for prefix, uri in scope.items() if uri])


def descendant_namespaces(engine: Engine, obj: Any) -> PhpArray:
    """What getDescendantNamespaces() answers: those of all elements below, too."""
    result = PhpArray.from_list(list(namespaces_in_scope(engine, obj).plain_values()))
    node = node_of(obj)
    for element in elements_of(node):
        if element == node:
            continue
        proxy = wrap(engine, element, obj.ref.document)
        for prefix, uri in _declared(element).items():
            if uri:
                result.append(_information(engine, prefix, uri, proxy))
    return result


