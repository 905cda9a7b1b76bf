"""What types the arguments of a message pattern have (MessagePattern, MessageFormat::cacheExplicitFormats,
ext/intl/msgformat/msgformat_helpers.cpp).

ICU has parsed the pattern before, so that it is well-formed here.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

# Formattable::Type
DATE, DOUBLE, LONG, STRING, ARRAY, INT64, OBJECT = range(7)

_COMPLEX = {"choice": DOUBLE, "plural": DOUBLE, "selectordinal": DOUBLE, "select": STRING}
_SIMPLE = {"number": DOUBLE, "date": DATE, "time": DATE, "spellout": DOUBLE, "ordinal": DOUBLE, "duration": DOUBLE}
_SPACE = " \t\n\r\f\v\x85\u200e\u200f\u2028\u2029"


class Inconsistent(Exception):
    """One named argument is declared with two types."""


def _after_quoted(pattern: str, index: int, also: str) -> int:
    """Where text goes on after an apostrophe: it begins a quotation only before a character of the syntax."""
    following = pattern[index + 1:index + 2]
    if following == "'":
        return index + 2
    if not following or following not in "{}" + also:
        return index + 1
    index += 2
    while index < len(pattern):
        if pattern[index] == "'":
            if pattern[index + 1:index + 2] != "'":
                return index + 1
            index += 1
        index += 1
    return index


class _Reader:
    """Walks over a pattern; `arguments` are (name, type, style) in the order in which they begin."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.arguments: list[tuple[str, str, str | None]] = []
        self.message(0, "", "")

    def message(self, index: int, also: str, ends: str) -> int:
        """Read a message up to one of `ends`; where that stands."""
        pattern = self.pattern
        while index < len(pattern):
            character = pattern[index]
            if character == "'":
                index = _after_quoted(pattern, index, also)
                continue
            if character == "{":
                index = self.argument(index + 1)
                continue
            if character in ends:
                return index
            index += 1
        return index

    def argument(self, index: int) -> int:
        """Read an argument after its brace; where the message goes on."""
        pattern = self.pattern
        end = index
        while pattern[end] not in ",}":
            end += 1
        name = pattern[index:end].strip(_SPACE)
        if pattern[end] == "}":
            self.arguments.append((name, "", None))
            return end + 1
        start = end = end + 1
        while pattern[end] not in ",}":
            end += 1
        kind = pattern[start:end].strip(_SPACE)
        place = len(self.arguments)
        if kind.lower() in _COMPLEX and pattern[end] == ",":
            self.arguments.append((name, kind.lower(), None))
            return self.choices(end + 1) if kind.lower() == "choice" else self.branches(end + 1, kind.lower())
        style = None
        if pattern[end] == ",":
            start = end + 1
            end = self.style(start)
            style = pattern[start:end]
        self.arguments.insert(place, (name, kind, style))
        return end + 1

    def style(self, index: int) -> int:
        """The brace that ends the style of a simple argument."""
        pattern, depth = self.pattern, 0
        while True:
            character = pattern[index]
            if character == "'":
                index = pattern.find("'", index + 1)
            elif character == "{":
                depth += 1
            elif character == "}":
                if not depth:
                    return index
                depth -= 1
            index += 1

    def choices(self, index: int) -> int:
        """Read what follows "choice,"; numbers, and messages that end with a bar."""
        pattern = self.pattern
        while pattern[index] != "}":
            while pattern[index] not in "#<\u2264":
                index += 1
            index = self.message(index + 1, "|", "|}")
            if pattern[index] == "|":
                index += 1
        return index + 1

    def branches(self, index: int, kind: str) -> int:
        """Read the messages in braces of a plural or select."""
        pattern = self.pattern
        also = "" if kind == "select" else "#"
        while pattern[index] != "}":
            if pattern[index] == "{":
                index = self.message(index + 1, also, "}")
            index += 1
        return index + 1


def _numbered(arguments: list[tuple[str, str, str | None]]) -> Iterator[tuple[int, int]]:
    for name, kind, style in arguments:
        lower = kind.lower()
        if lower in _COMPLEX:
            yield int(name), _COMPLEX[lower]
        elif lower == "number" and style is not None and style.strip(_SPACE).lower() == "integer":
            yield int(name), LONG
        else:
            yield int(name), _SIMPLE.get(lower, STRING)


def _named_type(kind: str, style: str | None) -> int:
    if kind in _COMPLEX:
        return _COMPLEX[kind]
    return INT64 if kind == "number" and style == "integer" else _SIMPLE.get(kind, STRING)


def types_of(pattern: str) -> dict[int | str, int]:
    """The type of each argument, by number or name; Inconsistent where a pattern with names declares two for one."""
    arguments = _Reader(pattern).arguments
    if all(name.isdigit() for name, _, _ in arguments):
        return dict(_numbered(arguments))
    named: dict[int | str, int] = {}
    for name, text, style in arguments:
        key = int(name) if name.isdigit() else name
        kind = _named_type(text, style)
        if named.setdefault(key, kind) != kind:
            raise Inconsistent
    return named
