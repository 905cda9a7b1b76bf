"""Functions of bundled modules whose code is read when they are first called.

Most functions of an imported module are never called, and reading their code (marshal) takes most of the time of the
import. In the bundle they have the code of a stub, which calls `__body__` of its module (bundle.Bodies) with the
function's number there: the function gets its own code, and the stub calls it again.

Stubs of the same number are one object in a record, which takes no time to read again. They take any arguments, and
functions have other names until they are called, so a function whose decorator may look at it has a stub of its own.
"""
from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from marshal import dumps
from types import CodeType
from typing import Any

from zvm.bundle import BODY, STUB

MIN_SIZE = 600  # bytes of marshalled code that are worth a stub of its own, which has about 300
ANNOTATIONS = annotations.compiler_flag
_OPTIMIZED = 0x1  # CO_OPTIMIZED: the code of a function, not of a module or class
_PLAIN_DECORATORS = ("staticmethod", "classmethod", "property")
_ACCESSORS = ("getter", "setter", "deleter")
Key = tuple[str, int]  # qualified name and first line of a function


def with_stubs(tree: ast.Module, code: CodeType, is_plain: bool, store: Callable[[bytes], int],
               ) -> tuple[CodeType, tuple[int, ...]]:
    """Return the code of a module with stubs, and the places of its functions' code by their numbers: `store` is called
    with each code and returns its place. `is_plain`: nothing looks at what the functions of the module declare."""
    tree = deepcopy(tree)
    if is_plain:
        tree = _Annotations().visit(tree)
        code = _compiled(tree, code)
    stubs = _Stubs(code, is_plain, store)
    changed = stubs.visit(tree)
    return _sharing(_compiled(changed, code), stubs.shared), tuple(stubs.places)


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


def _compiled(tree: ast.Module, code: CodeType) -> CodeType:
    """The code of another tree of a module."""
    result: CodeType = compile(ast.fix_missing_locations(tree), code.co_filename, "exec",
                               code.co_flags & ANNOTATIONS, dont_inherit=True)
    return result


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
        text = f"class stubs:\n    def {STUB}(*args, **named): return {BODY}({number}{owner})(*args, **named)"
        stub = _shared_stubs[number, has_class] = next(functions_of(compile(text, "", "exec", dont_inherit=True)))
    return stub


class _Annotations(ast.NodeTransformer):
    """Removes the annotations of functions' parameters and results, but those of functions within functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # noqa: N802
        node.returns = None
        parameters = node.args
        for each in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs, parameters.vararg,
                     parameters.kwarg):
            if each is not None:
                each.annotation = None
        return node


class _Stubs(ast.NodeTransformer):
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
        key = self.prefix + node.name, _first_line(node)
        function = self.functions.get(key)
        if function is None or not set(function.co_freevars) <= {"__class__"}:
            return node
        code = dumps(function)
        if self.is_plain:
            if all(map(_is_plain_decorator, node.decorator_list)):
                self.shared[key] = len(self.places)
                self.places.append(self.store(code))
        elif len(code) >= MIN_SIZE:
            node.body = [_stub_body(node, len(self.places), function.co_freevars)]
            self.places.append(self.store(code))
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:  # noqa: N802
        return node


def _first_line(node: ast.FunctionDef) -> int:
    """As the function's code has it."""
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _is_plain_decorator(node: ast.expr) -> bool:
    """Whether a decorator does not look at its function."""
    return isinstance(node, ast.Name) and node.id in _PLAIN_DECORATORS \
        or isinstance(node, ast.Attribute) and node.attr in _ACCESSORS


def _stub_body(node: ast.FunctionDef, number: int, free: tuple[str, ...]) -> ast.stmt:
    """Return `return __body__(number, …)(…)`, which passes all parameters on."""
    def variable(name: str) -> ast.expr:
        return ast.Name(name, ast.Load())

    parameters = node.args
    arguments = [variable(each.arg) for each in (*parameters.posonlyargs, *parameters.args)]
    if parameters.vararg is not None:
        arguments.append(ast.Starred(variable(parameters.vararg.arg), ast.Load()))
    named = [ast.keyword(each.arg, variable(each.arg)) for each in parameters.kwonlyargs]
    if parameters.kwarg is not None:
        named.append(ast.keyword(None, variable(parameters.kwarg.arg)))
    function = ast.Call(variable(BODY), [ast.Constant(number), *map(variable, free)], [])
    body = ast.Return(ast.Call(function, arguments, named))
    return ast.copy_location(body, node)


def defaults_of(code: CodeType, namespace: dict[str, Any], owner: type | None,
                ) -> tuple[tuple[Any, ...] | None, dict[str, Any] | None]:
    """Evaluate the defaults of a function's parameters, of positional ones and by name."""
    with open(code.co_filename, "rb") as file:
        tree = ast.parse(file.read())
    node = next(each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name == code.co_name
                and _first_line(each) == code.co_firstlineno)
    own = {} if owner is None else dict(vars(owner))

    def evaluated(expression: ast.expr) -> Any:
        return eval(compile(ast.Expression(expression), code.co_filename, "eval"), namespace, own)

    named = {each.arg: evaluated(default) for each, default
             in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True) if default is not None}
    return tuple(map(evaluated, node.args.defaults)) or None, named or None
