"""Statements in the order in which control goes through them, where `goto` has torn them apart.

Blocks between labels of one list of statements are put after the jumps that lead to them; what jumps elsewhere (out of
an `if`, back to a loop's beginning) stays a goto, and its label stays.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from zvm.cli.unpack.folding import children, value_of
from zvm.compiler.constant_operators import is_true
from zvm.frontend.generated import ast

if TYPE_CHECKING:
    from zvm.frontend.generated.ast import Node

_ENDS = (ast.Goto, ast.Return, ast.Throw, ast.Exit)


def straighten(node: Node) -> None:
    """Straighten all lists of statements below a node."""
    stack = [node]
    while stack:
        current = stack.pop()
        if isinstance(current, ast.StmtList) and any(isinstance(child, ast.Label) for child in _flat(current)):
            current.children = list(_Blocks(_flat(current)).ordered())
        stack += [child for _, child in children(current)]


def drop_known_branches(node: Node) -> bool:
    """Replace each `if` whose condition is known by what is executed of it; whether there was one."""
    has_changed = False
    stack = [node]
    while stack:
        current = stack.pop()
        if isinstance(current, ast.StmtList):
            for place, child in enumerate(current.children):
                chosen = _chosen(child) if isinstance(child, ast.If) else child
                if chosen is not child:
                    current.children[place] = chosen
                    has_changed = True
        stack += [child for _, child in children(current)]
    return has_changed


def _chosen(branch: ast.If) -> Node | None:
    """The statement that stands for an if."""
    left: list[Node | None] = []
    for element in branch.children:
        assert isinstance(element, ast.IfElem)
        value = None if element.cond is None else value_of(element.cond)
        is_known = isinstance(value, bool | int | str)
        if is_known and not is_true(value):
            continue
        left.append(element)
        if element.cond is None or is_known:
            break
    first = left[0] if left else None
    if first is None:
        return ast.StmtList(branch.lineno, [])
    assert isinstance(first, ast.IfElem)
    if first.cond is None or isinstance(value_of(first.cond), bool | int | str):
        return first.stmt or ast.StmtList(branch.lineno, [])
    if len(left) < len(branch.children):
        branch.children = left
    return branch


def _flat(statements: ast.StmtList) -> list[Node]:
    """The statements of a list, those of lists in it among them."""
    found: list[Node] = []
    for child in statements.children:
        if isinstance(child, ast.StmtList):
            found += _flat(child)
        elif child is not None:
            found.append(child)
    return found


def _name(node: Node | None) -> str:
    label = node.name if isinstance(node, ast.Label) else node.label if isinstance(node, ast.Goto) else None
    return str(getattr(label, "value", ""))


def _targets(nodes: list[Node]) -> set[str]:
    """The labels that statements jump to."""
    found = set()
    stack = list(nodes)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Goto):
            found.add(_name(node))
        stack += [child for _, child in children(node)]
    return found


class _Blocks:
    """Runs of statements, each but the first with its label."""

    def __init__(self, statements: list[Node]) -> None:
        self.labels: list[Node | None] = [None]
        self.bodies: list[list[Node]] = [[]]
        for statement in statements:
            if isinstance(statement, ast.Label):
                self.labels.append(statement)
                self.bodies.append([])
            else:
                self.bodies[-1].append(statement)
        self.numbers = {_name(label): number for number, label in enumerate(self.labels) if label is not None}
        self.result: list[tuple[int, list[Node]]] = []
        self.placed: set[int] = set()

    def ordered(self) -> list[Node]:
        """All statements, with the labels that are still needed."""
        self._place(0)
        while True:
            wanted = {self.numbers[name] for _, body in self.result for name in _targets(body) if name in self.numbers}
            waiting = sorted(wanted - self.placed)
            if not waiting:
                break
            self._place(waiting[0])
        for number in range(len(self.bodies)):  # what nothing leads to may declare functions
            if number not in self.placed:
                body = self.bodies[number]
                self.result.append((number, body[:-1] if body and isinstance(body[-1], ast.Goto) else body))
        needed = _targets([statement for _, body in self.result for statement in body])
        found: list[Node] = []
        for number, body in self.result:
            label = self.labels[number]
            if label is not None and _name(label) in needed:
                found.append(label)
            found += body
        if isinstance(found[-1] if found else None, ast.Return) and getattr(found[-1], "expr", None) is None:
            del found[-1]
        return found

    def _place(self, number: int) -> None:
        """Put a block at the end, and those that follow it."""
        while True:
            self.placed.add(number)
            body = list(self.bodies[number])
            self.result.append((number, body))
            last = body[-1] if body else None
            if isinstance(last, ast.Goto):
                target = self.numbers.get(_name(last))
                if target is None or target in self.placed:
                    return
                del body[-1]
                number = target
            elif isinstance(last, _ENDS):
                return
            elif number + 1 == len(self.bodies):
                body.append(ast.Return(last.lineno if last is not None else 0, None))  # the end is no longer there
                return
            elif number + 1 in self.placed:
                label = self.labels[number + 1]
                body.append(ast.Goto(getattr(label, "lineno", 0), ast.Zval(0, _name(label), 0)))
                return
            else:
                number += 1
