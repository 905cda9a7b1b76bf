"""The writer that export rules share: brackets by priority, names, literals, types.

Made by source.py; expressions.py and statements.py have the rules.
"""
from __future__ import annotations

from zvm.frontend.errors import MissingRule
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_to_string
from zvm.targets import DEFAULT, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Mapping
    from typing import Any

    from zvm.frontend.generated.ast import Node

    Rule = Callable[["Exporter", Any, int, int], None]

_NAME_START = frozenset("_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" + "".join(map(chr, range(127, 256))))
_NAME_CHAR = _NAME_START | frozenset("0123456789")
_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\x1b": "\\e"}

# operator, its priority, those of its operands
INFIX: dict[type[Node], tuple[str, int, int, int]] = {
    ast.Assign: (" = ", 90, 91, 90), ast.AssignRef: (" =& ", 90, 91, 90), ast.AssignCoalesce: (" ??= ", 90, 91, 90),
    ast.Greater: (" > ", 180, 181, 181), ast.GreaterEqual: (" >= ", 180, 181, 181), ast.And: (" && ", 130, 130, 131),
    ast.Or: (" || ", 120, 120, 121), ast.Coalesce: (" ?? ", 110, 111, 110), ast.Pipe: (" |> ", 183, 183, 184),
}
PREFIX: dict[type[Node], tuple[str, int, int]] = {
    ast.UnaryPlus: ("+", 240, 241), ast.UnaryMinus: ("-", 240, 241), ast.Silence: ("@", 240, 241),
    ast.Clone: ("clone ", 270, 271), ast.Print: ("print ", 60, 61), ast.PreInc: ("++", 240, 241),
    ast.PreDec: ("--", 240, 241), ast.YieldFrom: ("yield from ", 85, 86), ast.VoidCast: ("(void)", 240, 241),
}
_TYPES = {t.IS_ARRAY: "array", t.IS_CALLABLE: "callable", t.IS_STATIC: "static", t.IS_MIXED: "mixed"}


class Exporter:
    """Collects the text; one method a way of writing. `rules` has that of each node type that is not a plain operator.

    Floats are written with `precision` (ini precision). `compiled`: it is a constant expression that went through the
    compiler, where constants have lost their backslash. `target` is the version of PHP.
    """

    def __init__(self, rules: Mapping[type[Node], Rule], precision: int, compiled: bool = False,
                 target: int = DEFAULT) -> None:
        self.rules = rules
        self.out: list[str] = []
        self.precision = precision
        self.compiled = compiled
        self.target = target

    def export(self, node: Node | None, priority: int, indent: int) -> None:
        """Write a node; `priority` is that of the place it stands in."""
        if node is None:
            return
        kind = type(node)
        if isinstance(node, ast.Clone) and self.target >= V8_5:  # a function by now
            self.call_like("\\clone", node.expr, indent)
        elif kind in INFIX:
            self.infix(node, INFIX[kind], priority, indent)
        elif kind in PREFIX:
            self.prefix(node, PREFIX[kind], priority, indent)
        else:
            rule = self.rules.get(kind)
            if rule is None:
                raise MissingRule(f"no rule exports {kind.__name__}")
            rule(self, node, priority, indent)

    # pieces

    def bracketed(self, needed: bool, write: Callable[[], None]) -> None:
        if needed:
            self.out.append("(")
        write()
        if needed:
            self.out.append(")")

    def infix(self, node: Node, operator: tuple[str, int, int, int], priority: int, indent: int) -> None:
        text, own, left, right = operator
        first, second = (getattr(node, name) for name in node.children_names)

        def write() -> None:
            self.export(first, left, indent)
            self.out.append(text)
            self.export(second, right, indent)
        self.bracketed(priority > own, write)

    def prefix(self, node: Node, operator: tuple[str, int, int], priority: int, indent: int) -> None:
        def write() -> None:
            self.out.append(operator[0])
            self.export(getattr(node, node.children_names[0]), operator[2], indent)
        self.bracketed(priority > operator[1], write)

    def callee(self, node: Node | None, indent: int) -> None:
        """What is called, a name or an expression; 8.5 puts closures in parentheses."""
        is_closure = self.target >= V8_5 and isinstance(node, ast.Closure | ast.ArrowFunc)
        self.bracketed(is_closure, lambda: self.ns_name(node, indent))

    def name(self, node: Node | None, indent: int) -> None:
        """A plain name as it is, anything else as an expression."""
        if isinstance(node, ast.Zval) and isinstance(node.value, str):
            self.out.append(node.value)
        else:
            self.export(node, 0, indent)

    def ns_name(self, node: Node | None, indent: int) -> None:
        """A function, constant or class name with the backslash it was written with."""
        if isinstance(node, ast.Zval) and isinstance(node.value, str):
            if node.attr == f.NAME_FQ:
                self.out.append("\\")
            elif node.attr == f.NAME_RELATIVE:
                self.out.append("namespace\\")
            self.out.append(node.value)
        else:
            self.export(node, 0, indent)

    def var(self, node: Node | None, indent: int) -> None:
        """What stands after $ or ->: a name, a variable, or an expression in braces."""
        if (isinstance(node, ast.Zval) and isinstance(node.value, str) and node.value[:1] in _NAME_START
                and all(char in _NAME_CHAR for char in node.value)):
            self.out.append(node.value)
        elif isinstance(node, ast.Var):
            self.export(node, 0, indent)
        else:
            self.out.append("{")
            self.name(node, indent)
            self.out.append("}")

    def separated(self, nodes: list[Node | None], separator: str, priority: int, indent: int) -> None:
        for index, node in enumerate(nodes):
            if index:
                self.out.append(separator)
            self.export(node, priority, indent)

    def call_like(self, name: str, argument: Node | None, indent: int) -> None:
        self.out.append(name + "(")
        self.export(argument, 0, indent)
        self.out.append(")")

    def quoted(self, text: str, quote: str) -> None:
        for char in text:
            if char < " ":
                self.out.append(_ESCAPES.get(char) or f"\\0{ord(char) // 8}{ord(char) % 8}")
            else:
                self.out.append("\\" + char if char in (quote, "$", "\\") else char)

    def encaps(self, node: ast.EncapsList, quote: str, indent: int) -> None:
        children = node.children
        self.out.append(quote)
        for index, child in enumerate(children):
            if isinstance(child, ast.Zval):
                self.quoted(str(child.value), quote)
                continue
            following = children[index + 1] if index + 1 < len(children) else None
            first = str(following.value)[:1] if isinstance(following, ast.Zval) else ""
            if (isinstance(child, ast.Var) and isinstance(child.name, ast.Zval)
                    and not (first == "[" or first in _NAME_CHAR)):
                self.export(child, 0, indent)
            else:
                self.out.append("{")
                self.export(child, 0, indent)
                self.out.append("}")
        self.out.append(quote)

    def value(self, value: Any, priority: int, indent: int) -> None:
        """A literal."""
        if value is None:
            self.out.append("null")
        elif type(value) is bool:
            self.out.append("true" if value else "false")
        elif type(value) is str:
            self.out.append("'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'")
        elif type(value) is float:
            text = float_to_string(value, self.precision)
            self.out.append(f"{text}.0" if self.target >= V8_4 and text.lstrip("-").isdecimal() else text)
        elif type(value) is PhpArray:
            self.out.append("[")
            for index, (key, element) in enumerate(value.items()):
                if index:
                    self.out.append(", ")
                self.value(key, 0, indent)
                self.out.append(" => ")
                self.value(element, 0, indent)
            self.out.append("]")
        else:
            self.out.append(str(value))

    def type(self, node: Node | None, indent: int) -> None:
        """A declared type."""
        if isinstance(node, (ast.TypeUnion, ast.TypeIntersection)):
            separator = "|" if isinstance(node, ast.TypeUnion) else "&"
            for index, child in enumerate(node.children):
                if index:
                    self.out.append(separator)
                self.type(child, indent)
        elif isinstance(node, ast.Type):
            self.out.append(("?" if node.attr & f.TYPE_NULLABLE else "") + _TYPES[node.attr & ~f.TYPE_NULLABLE])
        elif isinstance(node, ast.Zval):
            if node.attr & f.TYPE_NULLABLE:
                self.out.append("?")
            self.ns_name(node, indent)
