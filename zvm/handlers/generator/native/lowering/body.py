"""The body of a kernel being made: its statements, temporaries and ways out, and what names of the source stand for."""
from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar

from zvm.bundle import whole
from zvm.handlers.generator.native.lowering import templates
from zvm.handlers.generator.native.lowering.effects import Effects
from zvm.handlers.generator.native.lowering.ownership import Resource, Resources
from zvm.handlers.generator.native.lowering.ranges import Number
from zvm.handlers.generator.native.lowering.types import DATA, PART, STR, Variable

_Result = TypeVar("_Result")
_CONSTANT_TYPES = (int, str, bool, float, tuple, list)
_FOLDED: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitOr: operator.or_, ast.BitAnd: operator.and_, ast.FloorDiv: operator.floordiv}
Helpers = dict[str, tuple[ast.FunctionDef, Number]]
ENGINE = "engine"  # the parameter of that name, in the source and in kernels


class Release(ast.stmt):
    """A place where resources are released: those of the function that are strings, and others that are open."""

    def __init__(self, line: int, kept: str, resources: tuple[Resource, ...]) -> None:
        super().__init__(lineno=line)
        self.kept, self.open = kept, resources


class Body:
    """What the rest of the lowering adds to, for one function."""

    def __init__(self, path: str, node: ast.FunctionDef, namespace: dict[str, Any],
                 helpers: Helpers) -> None:
        """`namespace`: the module's names, for constants and for what is called; `helpers`: those of the module that
        are lowered already, and the ranges of their results."""
        self.node, self.namespace, self.helpers = node, namespace, helpers
        self.effects = Effects(path, node.name)
        self.resources = Resources()
        self.variables: dict[str, Variable] = {}
        self.facts: dict[str, Number] = {}  # of variables that are ints
        self.given: dict[str, bool] = {}  # nullable parameters that are there on the present path
        self.default_texts: dict[str, tuple[str, int]] = {}  # of parameters that are strings, with their numbers
        self.statements: list[ast.stmt] = []
        self.temporaries_of_statement: list[str] = []  # variables of what the present statement has made
        self.line = node.lineno
        self.loop_depth = 0
        self.calls_helpers = False
        self.is_reached = True
        self._temporaries = 0

    # -- statements ----------------------------------------------------------------------------------------------

    def append(self, statement: ast.stmt) -> None:
        self.statements.append(statement)

    def emit(self, template: str, /, **pieces: ast.expr) -> None:
        """Append the statements of a template."""
        self.statements += templates.statements(template, self.line, **pieces)

    def captured(self, work: Callable[..., _Result], *arguments: Any) -> tuple[_Result, list[ast.stmt]]:
        """What work(*arguments) gives, and the statements it appends, which are taken away."""
        before, self.statements = self.statements, []
        try:
            return work(*arguments), self.statements
        finally:
            self.statements = before

    def temporary(self) -> str:
        self._temporaries += 1
        return f"t{self._temporaries}"

    # -- ways out ------------------------------------------------------------------------------------------------

    def leave(self, value: ast.expr, kept: str = "") -> list[ast.stmt]:
        """Statements that release what is open, but for one resource, and return. In a loop that is what any turn may
        have opened, which is known when the function is done: finish() puts it there."""
        end = templates.statements("return value", self.line, value=value)
        if self.loop_depth == 0:
            return [*self.resources.releases(self.line, kept), *end]
        return [Release(self.line, kept, tuple(self.resources.open)), *end]

    def finish(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The same statements with the releases put in."""
        done: list[ast.stmt] = []
        for each in body:
            if isinstance(each, Release):
                done += self.resources.releases_anywhere(each.lineno, each.kept, each.open)
                continue
            if isinstance(each, (ast.If, ast.While)):
                each.body, each.orelse = self.finish(each.body), self.finish(each.orelse)
            done.append(each)
        return done

    def give_up(self, node: ast.AST, why: str = "Python has to do this") -> list[ast.stmt]:
        """Statements by which the kernel leaves its work to Python. Raises Refusal after an effect."""
        self.effects.require_none(node, why)
        return self.leave(ast.Constant(None))

    def give_up_if(self, test: ast.expr, node: ast.AST) -> None:
        body = self.give_up(node)
        self.append(ast.If(templates.expression("unlikely(test)", test=test), body, [], lineno=self.line))

    def fail_if(self, test: ast.expr) -> None:
        """Leave with Python's exception, which is set where the test holds."""
        self.append(ast.If(templates.expression("unlikely(test)", test=test), self.leave(ast.Constant(None)), [],
                           lineno=self.line))

    # -- facts ---------------------------------------------------------------------------------------------------

    def joined_facts(self, ways: Iterable[dict[str, Number]]) -> dict[str, Number]:
        """What holds after any of several ways."""
        first, *others = ways
        joined = dict(first)
        for other in others:
            joined = {name: number.join(other[name]) for name, number in joined.items() if name in other}
        return joined

    def note_given(self, test: ast.expr, holds: bool) -> None:
        """Take from a test which nullable parameters are there where it holds, or does not."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.note_given(test.operand, not holds)
        elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == holds:
            for each in test.values:
                self.note_given(each, holds)
        elif isinstance(test, ast.BoolOp):
            return
        elif isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) \
                and isinstance(test.ops[0], ast.IsNot if holds else ast.Is):
            self.given[test.left.id] = True
        elif isinstance(test, ast.Compare) and isinstance(test.left, ast.Call) \
                and isinstance(test.ops[0], ast.Is if holds else ast.IsNot) and self.callee(test.left.func) == "type" \
                and isinstance(test.left.args[0], ast.Name) and isinstance(test.comparators[0], ast.Name):
            self.given[f"{test.left.args[0].id}: {test.comparators[0].id}"] = True

    def forget_string(self, name: str) -> None:
        """A string has another value: what is known of places in it is not true of the new one."""
        self.facts = {key: number.without(name) for key, number in self.facts.items()}

    def has_data(self, name: str) -> bool:
        """Whether a variable `…_data` says where a string's characters are."""
        variable = self.variables.get(name)
        return variable is not None and variable.type in (STR, PART, DATA)

    # -- names ---------------------------------------------------------------------------------------------------

    def constant(self, node: ast.expr) -> Any:
        """The value of a constant expression; None where it is none, or null."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name) and node.id not in self.variables:
            value = self.namespace.get(node.id)
            return value if isinstance(value, _CONSTANT_TYPES) else None
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.constant(node.operand)
            return -value if type(value) in (int, float) else None
        if isinstance(node, ast.BinOp) and type(node.op) in _FOLDED:
            left, right = self.constant(node.left), self.constant(node.right)
            if type(left) is int and type(right) is int:
                return _FOLDED[type(node.op)](left, right)
        return None

    def callee(self, node: ast.expr) -> str:
        """The full name of what is called, `module.name`, that of a builtin or of an attribute of the engine; "" of
        anything else."""
        if isinstance(node, ast.Name) and node.id not in self.variables:
            value = whole(self.namespace.get(node.id))
            if value is None:
                return node.id if hasattr(builtins, node.id) else ""
            return f"{value.__module__}.{value.__qualname__}" if hasattr(value, "__qualname__") else ""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in self.variables:
            module = self.namespace.get(node.value.id)
            if isinstance(module, ModuleType):
                return f"{module.__name__}.{node.attr}"
        text = ast.unparse(node)
        return text if text.startswith(f"{ENGINE}.") else ""

    @staticmethod
    def is_null(node: ast.expr) -> bool:
        return isinstance(node, ast.Constant) and node.value is None

    def unsupported(self, node: ast.AST, what: str) -> Exception:
        return self.effects.refuse(node, what)


def facts_are_wider(facts: dict[str, Number], later: dict[str, Number]) -> bool:
    """Whether one turn of a loop leaves more possibilities than it began with."""
    return any(name in later and facts[name].join(later[name]) != facts[name] for name in facts)


def widened_facts(facts: dict[str, Number], later: dict[str, Number]) -> dict[str, Number]:
    """Facts that hold at each turn of a loop."""
    return {name: number.widened(later[name]) if name in later else number for name, number in facts.items()}
