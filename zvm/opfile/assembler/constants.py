"""Constants, types and nodes in assembler text. Reads a Line from where it stands; leaves it after what was read."""
from __future__ import annotations

from typing import Any

from zvm.opcodes.types import DeclaredType
from zvm.opfile.assembler.lines import FLOAT, INTEGER, NAME, STRING, Line, unescaped
from zvm.opfile.nodes import node_fields
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

_WORDS = {"null": None, "true": True, "false": False, "undef": UNDEF}


class Switch:
    """A jump table whose labels are not known yet: (key, label, where it stands)."""

    __slots__ = ("cases",)

    def __init__(self, cases: list[tuple[Any, str, Line, int]]) -> None:
        self.cases = cases


def is_constant(line: Line) -> bool:
    """Does a constant begin here?"""
    return line.kind in (STRING, INTEGER, FLOAT) or line.text in ("[", "{") or \
        line.kind == NAME and (line.text in _WORDS or line.text in ("expr", "switch"))


def constant(line: Line) -> Any:
    """A constant of any kind."""
    if line.kind == STRING:
        return line.string()
    if line.kind == INTEGER:
        return line.integer()
    if line.kind == FLOAT:
        return float(line.take(FLOAT, "a number"))
    if line.skip("["):
        return _list(line)
    if line.skip("{"):
        return _hash(line)
    if line.skip("expr"):
        return ConstantExpression(_node(line))
    if line.skip("switch"):
        return _switch(line)
    if line.kind == NAME and line.text in _WORDS:
        return _WORDS[line.take(NAME, "a constant")]
    return line.fail("a constant expected")


def _list(line: Line) -> PhpArray:
    items: list[Any] = []
    while not line.skip("]"):
        if line.skip("|"):
            array = PhpArray.from_list(items)
            array.next_free = line.integer()
            line.expect("]")
            return array
        items.append(constant(line))
        if line.text not in ("]", "|"):
            line.expect(",")
    return PhpArray.from_list(items)


def _hash(line: Line) -> PhpArray:
    items: dict[int | str, Any] = {}
    while not line.skip("}"):
        if line.skip("|"):
            array = PhpArray.from_dict(items)
            array.next_free = line.integer()
            line.expect("}")
            return array
        key = _key(line)
        items[key] = constant(line)
        if line.text not in ("}", "|"):
            line.expect(",")
    return PhpArray.from_dict(items)


def _key(line: Line) -> int | str:
    key = line.string() if line.kind == STRING else line.integer("a key")
    line.expect(":")
    return key


def _switch(line: Line) -> Switch:
    cases: list[tuple[Any, str, Line, int]] = []
    line.expect("{")
    while not line.skip("}"):
        key, at = _key(line), line.at
        cases.append((key, line.take("number" if line.kind == "number" else NAME, "a label"), line, at))
        if line.text != "}":
            line.expect(",")
    return Switch(cases)


def _node(line: Line) -> Any:
    from zvm.frontend.generated import ast

    line.expect("(")
    kind = getattr(ast, line.text, None)
    if not isinstance(kind, type) or not issubclass(kind, ast.Node) or kind in (ast.Node, ast.ListNode):
        line.fail("the kind of a node expected")
    line.at += 1
    node = kind.__new__(kind)
    node.lineno = line.integer("the line of a node")
    for name in node_fields(kind):
        setattr(node, name, _field(line))
    if isinstance(node, ast.ListNode):
        line.expect(":")
        node.children = []
        while line.text != ")":
            node.children.append(_field(line))
    line.expect(")")
    return node


def _field(line: Line) -> Any:
    return _node(line) if line.text == "(" else constant(line)


def declared_type(line: Line) -> DeclaredType | None:
    """`_`, or type(MASK "Name" ("A" "B") intersection iterable)."""
    if line.skip("_"):
        return None
    line.expect("type")
    line.expect("(")
    mask = line.integer("the mask of a type")
    names: list[str | tuple[str, ...]] = []
    while line.kind == STRING or line.text == "(":
        if line.skip("("):
            group = []
            while not line.skip(")"):
                group.append(line.string("the name of a class"))
            names.append(tuple(group))
        else:
            names.append(line.string())
    intersects, is_iterable = line.skip("intersection"), line.skip("iterable")
    line.expect(")")
    return DeclaredType(mask, tuple(names), intersects, is_iterable)


def variable_name(text: str) -> str:
    """The name in `$name` or `$"name"`."""
    return unescaped(text[2:-1]) if text[1] == '"' else text[1:]
