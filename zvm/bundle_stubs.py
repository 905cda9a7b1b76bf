"""Functions of bundled modules whose code is read when they are first called.

Most functions of an imported module are never called, and reading their code (marshal) takes most of the time of the
import. In the bundle they have the code of a stub, which calls `__body__` of its module (bundle.Bodies) with the
function's number there: the function gets its own code, and is called. A stub keeps none of the arguments meanwhile:
their references are counted, and the last one ends them.

Stubs of the same number are one object in a record, which takes no time to read again. They take any arguments, and
functions have other names until they are called, so a function whose decorator may look at it has a stub of its own.
"""
from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from marshal import dumps
from types import CodeType
from typing import Any

from zvm.bundle import BODY, STUB
from zvm.bundle_code import compiled
from zvm.bundle_defaults import first_line

MIN_SIZE = 600  # bytes of marshalled code that are worth a stub of its own, which has about 300
_OPTIMIZED = 0x1  # CO_OPTIMIZED: the code of a function, not of a module or class
_GENERATOR = 0x20  # CO_GENERATOR
_PLAIN_DECORATORS = ("staticmethod", "classmethod", "property")
_ACCESSORS = ("getter", "setter", "deleter")
_ASKS_FOR_ARGUMENTS = "UNSHARED_ARGUMENT"  # see runtime/values/counting.py
_MOVED, _NAMED = "__moved__", "__named__"  # what a stub passes on
Key = tuple[str, int]  # qualified name and first line of a function


def with_stubs(tree: ast.Module, code: CodeType, is_plain: bool, store: Callable[[bytes], int],
               ) -> tuple[CodeType, tuple[int, ...]]:
    """Return the code of a module with stubs, and the places of its functions' code by their numbers: `store` is called
    with each code and returns its place. `is_plain`: nothing looks at what the functions of the module declare. The
    tree is changed itself."""
    if is_plain:
        tree = _Annotations().visit(tree)
    stubs = _Stubs(code, is_plain, store)
    changed = stubs.visit(tree)
    return _sharing(compiled(changed, code), stubs.shared), tuple(stubs.places)


def functions_of(code: CodeType) -> Iterator[CodeType]:
    """Yield the functions of a module and of its classes, without those within functions."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & _OPTIMIZED:
                yield constant
            else:
                yield from functions_of(constant)


def key_of(function: CodeType) -> Key:
    return function.co_qualname, function.co_firstlineno


def _sharing(code: CodeType, shared: dict[Key, int]) -> CodeType:
    """The code of a module or class whose functions of `shared` have the stub of that number."""
    constants: list[object] = []
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if not each.co_flags & _OPTIMIZED:
                each = _sharing(each, shared)
            elif key_of(each) in shared:
                each = _shared_stub(shared[key_of(each)], bool(each.co_freevars))
        constants.append(each)
    return code.replace(co_consts=tuple(constants))


_shared_stubs: dict[tuple[int, bool], CodeType] = {}


def _shared_stub(number: int, has_class: bool) -> CodeType:
    """The stub of a number; one of a function that means its class by `__class__`, if `has_class`."""
    stub = _shared_stubs.get((number, has_class))
    if stub is None:
        owner = ", __class__" if has_class else ""
        text = (f"class stubs:\n    def {STUB}(*arguments, **named):\n        arguments = [*arguments]\n"
                f"        return {BODY}(({number},), arguments, named{owner})")
        stub = _shared_stubs[number, has_class] = next(functions_of(compile(text, "", "exec", dont_inherit=True)))
    return stub


class _Definitions(ast.NodeTransformer):
    """Changes definitions: looks at statements only."""

    def visit(self, node: ast.AST) -> Any:
        return node if isinstance(node, ast.expr) else super().visit(node)


class _Annotations(_Definitions):
    """Removes the annotations of functions' parameters and results, but those of functions within functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # noqa: N802
        node.returns = None
        parameters = node.args
        for each in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs, parameters.vararg,
                     parameters.kwarg):
            if each is not None:
                each.annotation = None
        return node


class _Stubs(_Definitions):
    """Gives each function of a module a number, and those that need one a stub of their own."""

    def __init__(self, code: CodeType, is_plain: bool, store: Callable[[bytes], int]) -> None:
        self.functions = {key_of(each): each for each in functions_of(code)}
        self.is_plain, self.store = is_plain, store
        self.prefix = ""  # of qualified names
        self.places: list[int] = []
        self.shared: dict[Key, int] = {}

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:  # noqa: N802
        outer, self.prefix = self.prefix, f"{self.prefix}{node.name}."
        self.generic_visit(node)
        self.prefix = outer
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # noqa: N802
        key = self.prefix + node.name, first_line(node)
        function = self.functions.get(key)
        if function is None or not set(function.co_freevars) <= {"__class__"} or _has_own_code(function):
            return node
        code = dumps(function)
        if self.is_plain:
            if all(map(_is_plain_decorator, node.decorator_list)):
                self.shared[key] = len(self.places)
                self.places.append(self.store(code))
        elif len(code) >= MIN_SIZE:
            node.body = _stub_body(node, len(self.places), function.co_freevars)
            self.places.append(self.store(code))
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:  # noqa: N802
        return node


def _has_own_code(function: CodeType) -> bool:
    """Whether a function can have no stub: a generator, as `__code__` is to stay of the same kind, and what counts its
    arguments, which functions borrow from who calls them since Python 3.14, but for their first call by a stub."""
    return bool(function.co_flags & _GENERATOR) or _ASKS_FOR_ARGUMENTS in function.co_names


def _is_plain_decorator(node: ast.expr) -> bool:
    """Whether a decorator does not look at its function."""
    return isinstance(node, ast.Name) and node.id in _PLAIN_DECORATORS \
        or isinstance(node, ast.Attribute) and node.attr in _ACCESSORS


def _stub_body(node: ast.FunctionDef, number: int, free: tuple[str, ...]) -> list[ast.stmt]:
    """Return the statements that pass all parameters on to `__body__`, and keep none of them."""
    parameters = node.args
    names = [each.arg for each in (*parameters.posonlyargs, *parameters.args)]
    moved = list(names)
    if parameters.vararg is not None:
        names.append(parameters.vararg.arg)
        moved.append(f"*{parameters.vararg.arg}")
    named = [f"{each.arg!r}: {each.arg}" for each in parameters.kwonlyargs]
    names += [each.arg for each in parameters.kwonlyargs]
    if parameters.kwarg is not None:
        names.append(parameters.kwarg.arg)
        named.append(f"**{parameters.kwarg.arg}")
    text = (f"{_MOVED} = [{', '.join(moved)}]\n{_NAMED} = {{{', '.join(named)}}}\n"
            f"{' = '.join([*names, 'None' if names else _MOVED])}\n")
    passed = ", ".join([f"({number},)", _MOVED, _NAMED, *free])
    return [ast.copy_location(statement, node) for statement in [
        *ast.parse(text).body, ast.Return(ast.parse(f"{BODY}({passed})", mode="eval").body)]]
