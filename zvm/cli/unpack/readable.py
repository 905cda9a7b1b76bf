"""The text of a layer as it is to be read: laid out, with its constants folded."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.cli.unpack.folding import Folded, Folder, children
from zvm.cli.unpack.straightening import drop_known_branches, straighten
from zvm.compiler.export.exporter import Exporter
from zvm.compiler.export.source import ALL_RULES
from zvm.frontend.errors import MissingRule, PhpCompileError, PhpSyntaxError
from zvm.frontend.generated import ast
from zvm.frontend.parser import parse_file

if TYPE_CHECKING:
    from zvm.engine import Engine
    from zvm.frontend.generated.ast import Node

_LONGEST_SOURCE = 400  # characters of an expression that makes a layer
_SINKS = frozenset(("create_function", "assert", "preg_replace", "mb_ereg_replace", "mb_eregi_replace", "preg_filter"))
_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\v": "\\v", "\f": "\\f", "\x1b": "\\e", "\\": "\\\\", '"': '\\"',
            "$": "\\$"}


class _Writer(Exporter):
    """Writes strings with control characters so that they can be read."""

    def value(self, value: Any, priority: int, indent: int) -> None:
        if type(value) is str and (not value.isprintable() or "'" in value and '"' not in value):
            self.out.append('"' + "".join(_ESCAPES.get(char) or (char if " " <= char <= "~" else f"\\x{ord(char):02X}")
                                          for char in value) + '"')
        else:
            super().value(value, priority, indent)


def _folded(exporter: Exporter, node: Folded, priority: int, indent: int) -> None:
    if node.is_shown:
        exporter.value(node.value, priority, indent)
    else:
        exporter.export(node.original, priority, indent)


def _namespace(exporter: Exporter, node: ast.Namespace, priority: int, indent: int) -> None:
    exporter.out.append("namespace ")
    exporter.name(node.name, indent)
    if node.stmt is None:
        exporter.out.append(";")
        return
    exporter.out.append(" {\n")
    exporter.export(node.stmt, 0, indent + 1)
    exporter.out.append("}")


def _use(exporter: Exporter, node: ast.Use, priority: int, indent: int) -> None:
    exporter.out.append("use " + {2: "function ", 4: "const "}.get(node.attr, ""))
    for index, element in enumerate(node.children):
        assert isinstance(element, ast.UseElem)
        exporter.out.append(", " if index else "")
        exporter.name(element.name, indent)
        if element.alias is not None:
            exporter.out.append(" as ")
            exporter.name(element.alias, indent)


_RULES: dict[Any, Any] = {**ALL_RULES, Folded: _folded, ast.Namespace: _namespace, ast.Use: _use}


class Reader:
    """Reads layers; the engine carries out pure functions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self, code: str, scripting: bool) -> tuple[str | None, list[dict[str, Any]]]:
        """The readable text of a layer, None where it is no code, and the expressions in it that make other layers,
        by line."""
        try:
            tree, _, _ = parse_file(code, True, scripting=scripting, skip_shebang=not scripting,
                                    target=self.engine.target)
        except (PhpSyntaxError, PhpCompileError):
            return None, []
        sources = list(self._sources(tree))
        try:
            straighten(tree)
            Folder(self.engine).fold(tree)
            if drop_known_branches(tree):
                straighten(tree)
                Folder(self.engine).fold(tree)
        except RecursionError:
            return None, sources
        return "<?php\n" + "".join(map(self._statement, tree.children)), sources

    def _statement(self, node: Node | None) -> str:
        if node is None:
            return ""
        text = self._text(ast.StmtList(node.lineno, [node]))
        return f"/* a statement that cannot be shown, line {node.lineno} */\n" if text is None else text

    def _text(self, node: Node) -> str | None:
        writer = _Writer(_RULES, 17, target=self.engine.target)
        try:
            writer.export(node, 0, 0)
        except MissingRule:
            return None
        return "".join(writer.out)

    def _sources(self, tree: Node) -> list[dict[str, Any]]:
        """eval(), include and the functions that make code, as they are written."""
        found = []
        stack = [tree]
        while stack:
            node = stack.pop()
            name = getattr(node.name, "value", None) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.IncludeOrEval) or type(name) is str and name.lower() in _SINKS:
                text = self._text(node)
                if text is not None:
                    cut = text if len(text) <= _LONGEST_SOURCE else \
                        f"{text[:_LONGEST_SOURCE // 2]} … {text[-_LONGEST_SOURCE // 2:]}"
                    found.append({"line": node.lineno, "text": cut})
            stack += [child for _, child in children(node)]
        return sorted(found, key=lambda each: each["line"])
