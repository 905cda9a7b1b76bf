"""Sources in other encodings than the lexer can read: what the parser asks of what converts them (zend.multibyte).

The converter itself is zvm/ext/mbstring/script_source.py's; the engine hands one to the parser where zend.multibyte is
on. The lexer reads `text`. A declare(encoding=…) may change how the rest is to be read: the parse begins again then.
"""
from __future__ import annotations

from zvm.frontend.generated.ast import HaltCompiler, ListNode, Zval

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Protocol

    class SourceConverter(Protocol):
        text: str

        def begin(self) -> None:
            """A parse of `text` begins."""

        def declare(self, name: Any, end: int) -> str:
            """declare(encoding=name), which ends at that offset: a warning, or an empty string. Raises ReadAgain."""

        def output(self, text: str) -> str:
            """A string, name or piece of HTML as the script is to have it."""

        def original_offset(self, offset: int) -> int:
            """The place in the file itself of one in `text`."""


class ReadAgain(Exception):
    """The text has changed: parse it from the beginning."""


def convert_output(tree: Any, converter: SourceConverter) -> None:
    """Give strings, names and HTML below `tree` the encoding the script runs with, and __halt_compiler() its place."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, HaltCompiler) and isinstance(node.offset, Zval) and type(node.offset.value) is int:
            node.offset.value = converter.original_offset(node.offset.value)
        if isinstance(node, Zval):
            if type(node.value) is str:
                node.value = converter.output(node.value)
            continue
        if isinstance(node, ListNode):
            waiting += [child for child in node.children if child is not None]
        name = getattr(node, "name", None)
        if type(name) is str:
            node.name = converter.output(name)
        waiting += [child for child in (getattr(node, field) for field in node.children_names) if child is not None]
