"""Which elements selectors of CSS match: querySelector() and its like (ext/dom/parentnode/css_selectors.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import NOT_SUPPORTED, SYNTAX
from zvm.ext.dom.names import attributes_of, name_of
from zvm.ext.dom.tree import children_of, kind_of, string_value
from zvm.ext.lexbor import selectors as css
from zvm.ext.libxml.layout import CHILDREN, DOCUMENT, ELEMENT, HTML_DOCUMENT, NEXT, NS, PARENT, PREV, TEXT
from zvm.ext.libxml.library import words
from zvm.ext.living_dom.namespaces import elements_of, is_html_element
from zvm.ext.living_dom.objects import is_html_document, living_settings
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import Any

    from zvm.engine import Engine

_QUIRKS = 1
# attributes whose values selectors of HTML documents compare without regard to case
_CASELESS = frozenset((
    "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype",
    "color", "compact", "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame",
    "hreflang", "http-equiv", "lang", "language", "link", "media", "method", "multiple", "nohref", "noresize",
    "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope", "scrolling", "selected", "shape", "target",
    "text", "type", "valign", "valuetype", "vlink"))
_TEXT_INPUTS = frozenset((
    "text", "search", "url", "tel", "email", "password", "date", "month", "week", "time", "datetime-local",
    "number")) | {""}
_DISABLEABLE = frozenset(["button", "input", "select", "textarea", "optgroup", "option", "fieldset"])
_WITH_VALUE = ("input", "select", "textarea")


def parsed(engine: Engine, source: str) -> tuple[Any, ...]:
    """The selectors of a text. Throws DOMException where they are none."""
    try:
        selectors = css.parse(source.encode("latin-1"))
    except css.SelectorError as error:
        engine.throw("DOMException", f"Invalid selector ({error})", SYNTAX)
    if any(_has_blank(compounds) for compounds in selectors):
        engine.throw("DOMException", ":blank selector is not implemented because CSSWG has not yet decided its "
                     "semantics (https://github.com/w3c/csswg-drafts/issues/1967)", NOT_SUPPORTED)
    return selectors


def _has_blank(compounds: tuple[Any, ...]) -> bool:
    return any(simple.kind == css.PSEUDO_CLASS and lower(simple.name) == "blank"
               for compound in compounds for simple in compound.simples)


def matches_of(obj: Any, root: int, selectors: tuple[Any, ...]) -> Iterator[int]:
    """The elements below a node that any of the selectors matches, in document order."""
    matcher = Matcher(obj, root)
    for node in elements_of(root):
        if node != root and any(matcher.matches(node, compounds) for compounds in selectors):
            yield node


class Matcher:
    """Compares elements of one document with selectors."""

    def __init__(self, obj: Any, node: int) -> None:
        self._is_html = is_html_document(node)
        self._is_quirky = living_settings(obj.ref.document).quirks == _QUIRKS

    def matches(self, node: int, compounds: tuple[Any, ...]) -> bool:
        """Does a complex selector match an element?"""
        return self._ends_at(node, compounds, len(compounds) - 1, 0)

    def _ends_at(self, node: int, compounds: tuple[Any, ...], last: int, first_of: int) -> bool:
        """Does the selector up to its compound `last` match with that compound at `node`? `first_of` is the element
        that the first compound stands to as its combinator says, for relative selectors, 0 for others."""
        compound = compounds[last]
        if not all(self._is(node, simple) for simple in compound.simples):
            return False
        if last == 0:
            return not first_of or first_of in _origins(node, compound.combinator)
        return any(self._ends_at(origin, compounds, last - 1, first_of)
                   for origin in _origins(node, compound.combinator))

    def _any(self, node: int, selectors: tuple[Any, ...]) -> bool:
        return any(self.matches(node, compounds) for compounds in selectors)

    # ---- simple selectors --------------------------------------------------------------------------------------------

    def _is(self, node: int, simple: Any) -> bool:
        kind = simple.kind
        if kind == css.ANY:
            return _is_in_prefix(simple)
        if kind == css.TYPE:
            return _is_in_prefix(simple) and self._has_name(node, simple.name)
        if kind == css.ID:
            return self._has_word(node, "id", simple.name, whole=True)
        if kind == css.CLASS:
            return self._has_word(node, "class", simple.name, whole=False)
        if kind == css.ATTRIBUTE:
            return self._has_attribute(node, simple)
        if kind == css.PSEUDO_CLASS:
            test = PSEUDO_CLASSES.get(lower(simple.name))
            return test is not None and test(node)
        return kind == css.PSEUDO_FUNCTION and self._is_as_function_says(node, lower(simple.name), simple.argument)

    def _has_name(self, node: int, name: str) -> bool:
        if self._is_html and is_html_element(node):
            return name_of(node) == lower(name)
        return name_of(node) == name

    def _has_word(self, node: int, attribute: str, word: str, whole: bool) -> bool:
        value = value_of(node, attribute)
        if value is None:
            return False
        if self._is_quirky:
            value, word = lower(value), lower(word)
        return value == word if whole else word in _tokens(value)

    def _has_attribute(self, node: int, simple: Any) -> bool:
        name, wanted = simple.name, simple.argument
        if self._is_html and is_html_element(node):
            name = lower(name)
        value = value_of(node, name)
        if value is None or wanted.value is None:
            return value is not None
        text = wanted.value
        if wanted.modifier == css.INSENSITIVE or wanted.modifier == 0 and self._is_html and name in _CASELESS:
            value, text = lower(value), lower(text)
        return _COMPARISONS[wanted.match](value, text)

    def _is_as_function_says(self, node: int, name: str, argument: Any) -> bool:
        if name in ("is", "where", "current"):
            return self._any(node, argument)
        if name == "not":
            return not self._any(node, argument)
        if name == "has":
            return any(self._has_relative(node, compounds) for compounds in argument)
        if name.startswith("nth-") and argument is not None:
            return self._is_nth(node, name, argument)
        return False

    def _has_relative(self, node: int, compounds: tuple[Any, ...]) -> bool:
        """Is there an element that the relative selector matches, seen from `node`?"""
        combinator = compounds[0].combinator
        if combinator in (css.SIBLING, css.FOLLOWING):
            parent = words[(node >> 3) + PARENT]
            candidates = elements_of(parent) if parent else iter(())
        else:
            candidates = elements_of(node)
        return any(candidate != node and kind_of(candidate) == ELEMENT and
                   self._ends_at(candidate, compounds, len(compounds) - 1, node) for candidate in candidates)

    def _is_nth(self, node: int, name: str, nth: Any) -> bool:
        if nth.of is not None and not self._any(node, nth.of):
            return False
        step = PREV if not name.startswith("nth-last-") else NEXT
        of_type = name.endswith("of-type")
        number, sibling = 1, _sibling(node, step)
        while sibling:
            if of_type:
                number += _has_same_name(sibling, node)
            else:
                number += nth.of is None or self._any(sibling, nth.of)
            sibling = _sibling(sibling, step)
        if not nth.step:
            return bool(number == nth.offset)
        turns, rest = divmod(number - nth.offset, nth.step)
        return not rest and turns >= 0


def _is_in_prefix(simple: Any) -> bool:
    """No namespaces are declared for selectors: a prefix says nothing, as in lexbor."""
    return True


def _tokens(value: str) -> list[str]:
    return value.replace("\t", " ").replace("\n", " ").replace("\f", " ").replace("\r", " ").split(" ")


_COMPARISONS: dict[int, Callable[[str, str], bool]] = {
    css.EQUAL: lambda value, text: value == text,
    css.INCLUDE: lambda value, text: bool(text) and text in _tokens(value),
    css.DASH: lambda value, text: value == text or value.startswith(text + "-"),
    css.PREFIX: lambda value, text: bool(text) and value.startswith(text),
    css.SUFFIX: lambda value, text: bool(text) and value.endswith(text),
    css.SUBSTRING: lambda value, text: bool(text) and text in value,
}


def value_of(node: int, name: str) -> str | None:
    """The value of an attribute without namespace, None where there is none."""
    for attribute in attributes_of(node):
        if not words[(attribute >> 3) + NS] and name_of(attribute) == name:
            return string_value(attribute)
    return None


def _origins(node: int, combinator: int) -> Iterator[int]:
    """The elements that stand where the compound before a combinator is looked for."""
    if combinator in (css.DESCENDANT, css.CHILD):
        parent = words[(node >> 3) + PARENT]
        while parent and kind_of(parent) == ELEMENT:
            yield parent
            if combinator == css.CHILD:
                return
            parent = words[(parent >> 3) + PARENT]
    elif combinator in (css.SIBLING, css.FOLLOWING):
        sibling = _sibling(node, PREV)
        while sibling:
            yield sibling
            if combinator == css.SIBLING:
                return
            sibling = _sibling(sibling, PREV)


def _sibling(node: int, step: int) -> int:
    """The nearest element beside a node."""
    node = words[(node >> 3) + step]
    while node and kind_of(node) != ELEMENT:
        node = words[(node >> 3) + step]
    return node


def _same_sibling(node: int, step: int) -> int:
    """The nearest one of the same name."""
    sibling = _sibling(node, step)
    while sibling and not _has_same_name(sibling, node):
        sibling = _sibling(sibling, step)
    return sibling


def _has_same_name(node: int, other: int) -> bool:
    return name_of(node) == name_of(other) and words[(node >> 3) + NS] == words[(other >> 3) + NS]


# ---- pseudo-classes --------------------------------------------------------------------------------------------------

def _is_html_named(node: int, *names: str) -> bool:
    return is_html_element(node) and name_of(node) in names


def _has(node: int, name: str) -> bool:
    return value_of(node, name) is not None


def _is_empty(node: int) -> bool:
    return all(kind_of(child) not in (ELEMENT, TEXT) or kind_of(child) == TEXT and not string_value(child)
               for child in children_of(node)) if words[(node >> 3) + CHILDREN] else True


def _is_root(node: int) -> bool:
    parent = words[(node >> 3) + PARENT]
    return bool(parent) and kind_of(parent) in (DOCUMENT, HTML_DOCUMENT)


def _is_link(node: int) -> bool:
    return _is_html_named(node, "a", "area") and _has(node, "href")


def _is_checked(node: int) -> bool:
    if _is_html_named(node, "option"):
        return _has(node, "selected")
    return _is_html_named(node, "input") and lower(value_of(node, "type") or "") in ("checkbox", "radio") and \
        _has(node, "checked")


def _is_disabled(node: int) -> bool:
    if not is_html_element(node) or name_of(node) not in _DISABLEABLE:
        return False
    if _has(node, "disabled"):
        return True
    parent = words[(node >> 3) + PARENT]
    if name_of(node) == "option":
        return bool(parent) and _is_html_named(parent, "optgroup") and _has(parent, "disabled")
    while parent and kind_of(parent) == ELEMENT:
        if _is_html_named(parent, "fieldset") and _has(parent, "disabled"):
            return True
        parent = words[(parent >> 3) + PARENT]
    return False


def _is_enabled(node: int) -> bool:
    return is_html_element(node) and name_of(node) in _DISABLEABLE and not _is_disabled(node)


def _is_writable(node: int) -> bool:
    if _is_html_named(node, "textarea") or _is_html_named(node, "input") and \
            lower(value_of(node, "type") or "") in _TEXT_INPUTS:
        return not _has(node, "readonly") and not _is_disabled(node)
    return is_html_element(node) and _has(node, "contenteditable")


PSEUDO_CLASSES: dict[str, Callable[[int], bool]] = {
    "any-link": _is_link, "link": _is_link, "checked": _is_checked, "disabled": _is_disabled, "enabled": _is_enabled,
    "empty": _is_empty, "root": _is_root,
    "first-child": lambda node: not _sibling(node, PREV), "last-child": lambda node: not _sibling(node, NEXT),
    "only-child": lambda node: not _sibling(node, PREV) and not _sibling(node, NEXT),
    "first-of-type": lambda node: not _same_sibling(node, PREV),
    "last-of-type": lambda node: not _same_sibling(node, NEXT),
    "only-of-type": lambda node: not _same_sibling(node, PREV) and not _same_sibling(node, NEXT),
    "required": lambda node: _is_html_named(node, *_WITH_VALUE) and _has(node, "required"),
    "optional": lambda node: _is_html_named(node, *_WITH_VALUE) and not _has(node, "required"),
    "read-write": _is_writable, "read-only": lambda node: not _is_writable(node),
    "placeholder-shown": lambda node: _is_html_named(node, "input", "textarea") and _has(node, "placeholder"),
}
