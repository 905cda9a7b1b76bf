"""Macros of the definition language: statements written once, put where they are used before anything is specialised.

Reads @macro functions and the bodies of opcodes; makes bodies without macros. Imported by parsing.py only. Before:
`find_slot(slot, target)`; after: the body of find_slot over the user's own `slot` and `target`.
"""
from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from zvm.handlers.generator.definition_vocabulary import FUNCTIONS, NAMES, TYPES
from zvm.handlers.generator.expressions import EXITS, STATEMENTS
from zvm.handlers.generator.model import DefinitionError

_WORDS = frozenset((*EXITS, *STATEMENTS, "get", "deref", "is_unshared", "type", "isinstance", *NAMES, *TYPES,
                    *(name for name in FUNCTIONS if "." not in name)))
_RESERVED = frozenset(("ex", "op", "engine", "slots", "data", "result"))
_Fail = Callable[[ast.AST, str], DefinitionError]


@dataclass(frozen=True)
class Macro:
    """One @macro, its own uses of macros expanded already."""

    name: str
    parameters: tuple[str, ...]
    body: list[ast.stmt]
    assigned: frozenset[str]  # parameters it assigns: their arguments are locals of the user
    locals: frozenset[str]
    free: frozenset[str]  # words of the language and the vocabulary
    exits: bool
    is_kernel: bool


KERNEL = "@kernel"  # what an expanded @kernel macro is wrapped in: `with @kernel("name", arguments…): body`


def is_macro(node: ast.FunctionDef) -> bool:
    """Whether the function is declared @macro or @kernel."""
    return any(isinstance(decorator, ast.Name) and decorator.id in ("macro", "kernel")
               for decorator in node.decorator_list)


def kernel_use(node: ast.With) -> ast.Call | None:
    """The name and arguments of the @kernel macro whose body the statement holds."""
    call = node.items[0].context_expr
    is_use = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == KERNEL
    return call if is_use else None  # type: ignore[return-value]


def parse_macro(node: ast.FunctionDef, path: str, known: Mapping[str, Macro]) -> Macro:
    """The macro; it may use those of `known`. Raises DefinitionError."""
    def fail(at: ast.AST, message: str) -> DefinitionError:
        return DefinitionError(path, getattr(at, "lineno", node.lineno), f"{node.name}: {message}")

    arguments = node.args
    if (arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs or arguments.defaults
            or any(argument.annotation for argument in arguments.args)):
        raise fail(node, "parameters of a macro are plain names")
    if len(node.decorator_list) != 1:
        raise fail(node, "a macro has no decorator but @macro or @kernel")
    if node.name in known or node.name in _WORDS:
        raise fail(node, "the name is taken")
    if not ast.get_docstring(node) or len(node.body) == 1:
        raise fail(node, "needs a docstring and a body")
    parameters = tuple(argument.arg for argument in arguments.args)
    body = expand(node.body[1:], parameters, known, fail)
    stored = _names(body, stored=True)
    own = stored - set(parameters)
    exits = any(isinstance(inner, ast.Return) for inner in _walk(body))
    return Macro(node.name, parameters, body, frozenset(stored - own), frozenset(own),
                 frozenset(_names(body) - stored - set(parameters)), exits,
                 ast.unparse(node.decorator_list[0]) == "kernel")


def expand(body: list[ast.stmt], parameters: tuple[str, ...], macros: Mapping[str, Macro],
           fail: _Fail) -> list[ast.stmt]:
    """The body with every use of a macro replaced. `parameters` are those of its owner. Raises what `fail` makes."""
    return _Expansion(body, parameters, macros, fail).block(body)


class _Expansion:
    """The work on one body."""

    def __init__(self, body: list[ast.stmt], parameters: tuple[str, ...], macros: Mapping[str, Macro],
                 fail: _Fail) -> None:
        self.macros, self.fail = macros, fail
        self.bound = _names(body, stored=True).union(parameters)
        places = {name + end for name in parameters for end in ("_container", "_key")}  # targets/python.py makes these
        self.used = _names(body).union(parameters, places, _RESERVED)
        self.given: dict[tuple[str, str], str] = {}  # (macro, its local) → the name it has in this body

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        result: list[ast.stmt] = []
        for statement in statements:
            call = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and self.is_use(call.func):
                macro = self.macros[call.func.id]
                if macro.exits and statement is not statements[-1]:
                    raise self.fail(statement, f"{macro.name} has exits: it stands at the end of a path only")
                result += self.use(macro, call)
                continue
            for field in ("body", "orelse", "finalbody"):
                if getattr(statement, field, None):
                    setattr(statement, field, self.block(getattr(statement, field)))
            for handler in getattr(statement, "handlers", ()):
                handler.body = self.block(handler.body)
            self.refuse_expressions(statement)
            result.append(statement)
        return result

    def is_use(self, function: ast.Name) -> bool:
        """Whether a statement `function(...)` uses a macro; refuses names that are nothing at all."""
        name = function.id
        if name in self.macros:
            return True
        if name not in _WORDS and name not in self.bound:
            raise self.fail(function, f"{name} is no macro, nor a word of the language")
        return False

    def refuse_expressions(self, statement: ast.stmt) -> None:
        for node in ast.walk(statement):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.macros:
                raise self.fail(node, f"{node.func.id} is a macro: it is a statement, no expression")

    def use(self, macro: Macro, call: ast.Call) -> list[ast.stmt]:
        """The macro's body for one use. An argument that is neither name nor constant is evaluated once, in front."""
        if call.keywords or len(call.args) != len(macro.parameters):
            raise self.fail(call, f"{macro.name} takes ({', '.join(macro.parameters)}), by position")
        captured = sorted(macro.free & self.bound)
        if captured:
            raise self.fail(call, f"{captured[0]}, a word that {macro.name} uses, is a local here")
        values: dict[str, ast.expr] = {local: ast.Name(self.fresh(macro, local)) for local in sorted(macro.locals)}
        names = [argument.id for argument in call.args if isinstance(argument, ast.Name)]
        result: list[ast.stmt] = []
        for parameter, argument in zip(macro.parameters, call.args, strict=True):
            self.refuse_expressions(ast.Expr(argument))
            if parameter in macro.assigned and not (isinstance(argument, ast.Name) and names.count(argument.id) == 1):
                raise self.fail(call, f"{macro.name} assigns {parameter}: pass a local, and nowhere else")
            if not isinstance(argument, (ast.Name, ast.Constant)):
                local = self.fresh(macro, parameter)
                result.append(ast.Assign([ast.Name(local, ast.Store())], argument))
                argument = ast.Name(local)
            values[parameter] = argument
        body = [_Substitution(values).visit(copy.deepcopy(statement)) for statement in macro.body]
        if macro.is_kernel:
            given = [ast.Constant(macro.name), *(_Substitution(values).visit(ast.Name(parameter, ast.Load()))
                                                 for parameter in macro.parameters)]
            use = ast.Call(ast.Name(KERNEL, ast.Load()), given, [])
            body = [ast.With([ast.withitem(use)], body)]
        result += body
        for node in _walk(result):
            ast.copy_location(node, call)  # errors name the use
        return [ast.fix_missing_locations(statement) for statement in result]

    def fresh(self, macro: Macro, name: str) -> str:
        """What the macro's local is called here: its own name, unless something else has it."""
        key = macro.name, name
        if key not in self.given:
            candidate, number = name, 1
            while candidate in self.used:
                number += 1
                candidate = f"{name}_{number}"
            self.used.add(candidate)
            self.given[key] = candidate
        return self.given[key]


class _Substitution(ast.NodeTransformer):
    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        value = self.values.get(node.id)
        if isinstance(value, ast.Name):
            return ast.Name(value.id, node.ctx)
        return node if value is None else copy.deepcopy(value)


def _walk(body: list[ast.stmt]) -> list[ast.AST]:
    return [node for statement in body for node in ast.walk(statement)]


def _names(body: list[ast.stmt], stored: bool = False) -> set[str]:
    """Bare names in the body; `stored`: only those it assigns."""
    return {node.id for node in _walk(body)
            if isinstance(node, ast.Name) and not (stored and isinstance(node.ctx, ast.Load))}
