"""Resources of a kernel: strings and arrays it owns, builders, buffers and rows. Each is released on every way out.

A resource belongs to the whole function: its kernel variable is null, or it is a builder that is open, from its
declaration to the end. What is returned is no longer released.
"""
from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from zvm.handlers.generator.native.lowering import templates
from zvm.handlers.generator.native.lowering.types import (
    BUFFER,
    BUILDER,
    DICT,
    FRESH,
    KERNEL_TYPES,
    LIST,
    MADE,
    NULLABLE,
    ROW,
    STR,
    VALUE,
)

_RELEASES = {
    STR: "drop_text(it)",
    BUILDER: "drop_sink(it)",
    BUFFER: "free_memory(it, room)",
    ROW: "free_memory(it, room)",
    VALUE: "release(it)",
    FRESH: "release(it)",
    LIST: "release(Object(it))",
    DICT: "release(Object(it))",
    MADE: "release(Object(it))",
}


@dataclass(frozen=True)
class Resource:
    kernel_name: str
    type: str


class Resources:
    """Those of a function, in the order of their declaration."""

    __slots__ = ("all", "open")

    def __init__(self) -> None:
        self.all: list[Resource] = []
        self.open: list[Resource] = []  # on the present path

    def declare(self, kernel_name: str, type: str) -> None:
        """From here on the variable holds a resource."""
        resource = Resource(kernel_name, type)
        if resource not in self.all:
            self.all.append(resource)
        if resource not in self.open:
            self.open.append(resource)

    def close(self, kernel_name: str) -> None:
        """The variable no longer holds a resource: it was released, or given away."""
        self.open = [each for each in self.open if each.kernel_name != kernel_name]

    def is_open(self, kernel_name: str) -> bool:
        return any(each.kernel_name == kernel_name for each in self.open)

    def releases(self, line: int, kept: str = "") -> list[ast.stmt]:
        """Statements that release all that is open, the last first, but for the resource that is given away."""
        body: list[ast.stmt] = []
        for each in reversed(self.open):
            if each.kernel_name != kept:
                body += templates.statements(_RELEASES[each.type], line, it=templates.name(each.kernel_name),
                                             room=templates.name(f"{each.kernel_name}_room"))
        return body

    def releases_anywhere(self, line: int, kept: str, open_resources: tuple[Resource, ...]) -> list[ast.stmt]:
        """releases() where strings may have been made that are not known yet."""
        before, self.open = self.open, [each for each in self.all if each.type in NULLABLE or each in open_resources]
        body = self.releases(line, kept)
        self.open = before
        return body

    def initial(self, line: int) -> list[ast.stmt]:
        """Statements for the beginning of the kernel: pointers are null."""
        body: list[ast.stmt] = []
        for each in self.all:
            if each.type in NULLABLE:
                body += templates.statements(f"it = {KERNEL_TYPES[each.type]}(None)", line,
                                             it=templates.name(each.kernel_name))
        return body


def joined(ways: Iterable[list[Resource]]) -> list[Resource]:
    """What may be open after several ways. Strings are null where they were not made."""
    all_ways = list(ways)
    open_resources = [each for each in all_ways[0] if each.type in NULLABLE or all(each in way for way in all_ways)]
    for way in all_ways[1:]:
        open_resources += [each for each in way if each.type in NULLABLE and each not in open_resources]
    return open_resources
