"""Making a program that shows a difference as small as it goes (delta debugging over the tree of its brackets).

A source becomes a tree: a Group for each pair of brackets, its content cut into Parts at `;` and `}` or at commas.
Parts are left out by halves, quarters and so on, blocks are replaced by their contents, expressions by what stands in
their brackets, tokens left out or made simpler, as long as the difference stays.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

Test = Callable[[str], bool]  # whether a source still shows the difference

TOKEN = re.compile(
    r"""<\?php\s|\s+|//[^\n]*|/\*.*?\*/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\$?[A-Za-z_\x80-\xff][\w\x80-\xff]*|\d[\w.]*"""
    r"""|\?->|->|::|=>|\.\.\.|<=>|===|!==|\*\*=|<<=|>>=|\?\?=|[-+*/.%&|^<>=!]=|&&|\|\||\+\+|--|<<|>>|\*\*|\?\?|.""",
    re.DOTALL)
CLOSING = {"(": ")", "[": "]", "{": "}"}
CONTINUES = {"else", "elseif", "catch", "finally", "while", "->", "?->", ",", ")", ";", "(", "[", "."}
SIMPLE = ("1", "null", "[]", "'a'")


@dataclass(slots=True)
class Group:
    """A pair of brackets and what is between them."""

    opening: str
    parts: list[Part] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.opening}{''.join(map(str, self.parts))}{CLOSING.get(self.opening, '')}"


@dataclass(slots=True)
class Part:
    """A statement, or an item of a list: tokens and groups, the separator last."""

    items: list[str | Group] = field(default_factory=list)

    def __str__(self) -> str:
        return "".join(map(str, self.items))


def parse(source: str) -> Group:
    """The tree of a source; its text is the source, with brackets closed that it leaves open."""
    tokens = TOKEN.findall(source)
    root, position = _group("", tokens, 0)
    while position < len(tokens):  # a bracket too many
        root.parts[-1].items.append(tokens[position])
        rest, position = _group("", tokens, position + 1)
        root.parts += rest.parts
    return root


def _group(opening: str, tokens: list[str], position: int) -> tuple[Group, int]:
    """The group whose content begins at a position, and where it ends."""
    group, part = Group(opening), Part()
    separator = "," if opening in ("(", "[") else ";"
    while position < len(tokens) and tokens[position] not in (")", "]", "}"):
        token = tokens[position]
        position += 1
        if token in CLOSING:
            inner, position = _group(token, tokens, position)
            part.items.append(inner)
            position += 1
            ends = token == "{" and separator == ";" and _next_word(tokens, position) not in CONTINUES
        else:
            part.items.append(token)
            ends = token in (separator, ";") or token.startswith("<?php")
        if ends:
            group.parts.append(part)
            part = Part()
    group.parts.append(part)
    return group, position


def _next_word(tokens: list[str], position: int) -> str:
    while position < len(tokens) and tokens[position].isspace():
        position += 1
    return tokens[position] if position < len(tokens) else ""


class _NoTestsLeft(Exception):
    """The source is as small as the tests allowed made it."""


class Shrinker:
    """Makes one source smaller, with at most `limit` tests."""

    def __init__(self, source: str, test: Test, limit: int = 1500) -> None:
        self.root = parse(source)
        self._smallest = source
        self._test, self._left, self._seen = test, limit, {hash(source)}

    def run(self) -> str:
        """The smallest source found."""
        before = ""
        with suppress(_NoTestsLeft):
            while before != (before := str(self.root)):
                for step in (self._drop_parts, self._unwrap, self._drop_items, self._simplify):
                    step()
        return self._smallest

    def _holds(self) -> bool:
        text = str(self.root)
        if len(text) > len(self._smallest) or hash(text) in self._seen:
            return False
        if not self._left:
            raise _NoTestsLeft
        self._seen.add(hash(text))
        self._left -= 1
        if not self._test(text):
            return False
        self._smallest = text
        return True

    def _groups(self) -> list[Group]:
        """All groups, the outer ones first."""
        return list(_walk(self.root))

    def _drop_parts(self) -> None:
        for group in self._groups():
            self._minimize(group, "parts")

    def _drop_items(self) -> None:
        for group in self._groups():
            for part in list(group.parts):
                if len(part.items) > 1:
                    self._minimize(part, "items")

    def _minimize(self, holder: Group | Part, name: str) -> None:
        """Leave out as many elements of a list as can be: runs of half its length first."""
        size = len(getattr(holder, name))
        while size >= 1:
            at = 0
            while at < len(elements := getattr(holder, name)):
                setattr(holder, name, elements[:at] + elements[at + size:])
                if not self._holds():
                    setattr(holder, name, elements)
                    at += size
            size = size // 2 if size > 1 else 0

    def _unwrap(self) -> None:
        """Replace a statement by the block in it, an item by what stands in its brackets."""
        for group in self._groups():
            for part in list(group.parts):
                for inner in [item for item in part.items if isinstance(item, Group)]:
                    before = group.parts
                    position = next(place for place, other in enumerate(before) if other is part)
                    tail = [Part([";"])] if inner.opening != "{" and group.opening in ("", "{") else []
                    group.parts = before[:position] + inner.parts + tail + before[position + 1:]
                    if self._holds():
                        break
                    group.parts = before

    def _simplify(self) -> None:
        """Replace groups and words by something shorter."""
        for group in self._groups():
            for part in group.parts:
                for index, item in enumerate(part.items):
                    for simple in self._simpler(item):
                        part.items[index] = simple
                        if self._holds():
                            break
                        part.items[index] = item

    @staticmethod
    def _simpler(item: str | Group) -> list[str]:
        if isinstance(item, Group):
            return [] if item.opening == "{" else [simple for simple in SIMPLE if len(simple) < len(str(item))]
        if item.isspace():
            return [" ", ""] if "\n" not in item and item != " " else ["\n"] if item != "\n" and "\n" in item else []
        if len(item) > 2 and item[0] in "$'\"":
            return ["1", "''"] if item[0] != "$" else ["1"]
        return []


def _walk(group: Group) -> Iterator[Group]:
    yield group
    for part in group.parts:
        for item in part.items:
            if isinstance(item, Group):
                yield from _walk(item)


def shrink(source: str, test: Test, limit: int = 1500) -> str:
    """A smaller source that passes the test, which the source itself is known to pass."""
    return Shrinker(source, test, limit).run()
