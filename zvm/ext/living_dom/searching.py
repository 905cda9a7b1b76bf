"""The searches that documents and elements of namespace Dom have in common: by name, by class."""
from __future__ import annotations

from zvm.ext.dom.names import name_of, qualified_name
from zvm.ext.dom.objects import NodeObject, node_of
from zvm.ext.living_dom.lists import new_list
from zvm.ext.living_dom.namespaces import elements_of, is_html_element, uri_of
from zvm.ext.living_dom.objects import is_html_document, living_settings
from zvm.ext.living_dom.selectors import value_of
from zvm.ext.living_dom.tokens import words_of
from zvm.ext.vocabulary import Null, Str, method
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import Any

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037

_QUIRKS = 1


def _below(accept: Callable[[int], bool]) -> Callable[[int], Iterator[int]]:
    """What finds the elements below a node that are accepted."""
    def find(root: int) -> Iterator[int]:
        return (node for node in elements_of(root) if node != root and accept(node))
    return find


def by_name(obj: Any, name: str) -> Any:
    node = node_of(obj)
    if name == "*":
        return new_list("dom\\htmlcollection", obj, _below(lambda element: True))
    if not is_html_document(node):
        return new_list("dom\\htmlcollection", obj, _below(lambda element: qualified_name(element) == name))
    lowered = lower(name)
    return new_list("dom\\htmlcollection", obj, _below(
        lambda element: qualified_name(element) == (lowered if is_html_element(element) else name)))


def by_name_in(obj: Any, uri: str | None, local: str) -> Any:
    node_of(obj)
    wanted = uri or None
    return new_list("dom\\htmlcollection", obj, _below(
        lambda element: (uri == "*" or (uri_of(element) or None) == wanted) and (local in ("*", name_of(element)))))


def by_class(obj: Any, names: str) -> Any:
    node_of(obj)
    is_quirky = living_settings(obj.ref.document).quirks == _QUIRKS
    wanted = set(words_of(lower(names) if is_quirky else names))

    def accept(element: int) -> bool:
        value = value_of(element, "class") if wanted else None
        return value is not None and wanted <= set(words_of(lower(value) if is_quirky else value))
    return new_list("dom\\htmlcollection", obj, _below(accept))


class Searches(NodeObject):
    """The methods."""

    __slots__ = ()

    @method
    def getElementsByTagName(self, qualifiedName: Str) -> 'Dom\\HTMLCollection':
        return by_name(self, qualifiedName)

    @method
    def getElementsByTagNameNS(self, namespace: Str | Null, localName: Str) -> 'Dom\\HTMLCollection':
        return by_name_in(self, namespace, localName)

    @method(since=80500)
    def getElementsByClassName(self, classNames: Str) -> 'Dom\\HTMLCollection':
        return by_class(self, classNames)
