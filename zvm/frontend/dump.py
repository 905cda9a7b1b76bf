"""The AST as text: one node a line, `Name@line`, its plain fields after it, its children indented below.

Reads AST nodes; for tests and people. A Zval is its value alone, `'text'@line`, with `#attr` when that is not 0; other
fields are left out when they are empty.
"""
from __future__ import annotations

from zvm.frontend.generated.ast import ListNode, Node, Zval


def dump(node: Node | None) -> str:
    """The whole tree; no recursion, so that any depth will do."""
    lines: list[str] = []
    pending: list[tuple[Node | None, int, str]] = [(node, 0, "")]
    while pending:
        node, depth, label = pending.pop()
        lines.append("  " * depth + label + _head(node))
        if node is None or type(node) is Zval:
            continue
        below: list[tuple[Node | None, int, str]] = []
        if isinstance(node, ListNode):
            below += [(child, depth + 1, "") for child in node.children]
        for name in node.children_names:
            child = getattr(node, name)
            if child is not None:
                below.append((child, depth + 1, f"{name}: "))
        pending += reversed(below)
    return "\n".join(lines) + "\n"


def _head(node: Node | None) -> str:
    if node is None:
        return "-"
    if type(node) is Zval:
        return f"{node.value!r}@{node.lineno}" + (f"#{node.attr}" if node.attr else "")
    head = f"{type(node).__name__}@{node.lineno}"
    for name in type(node).__slots__:
        value = getattr(node, name)
        if name not in node.children_names and value:
            head += f" {name}={value!r}"
    return head
