"""The variables a closure takes along: `use (…)`, and what an arrow function uses without saying so.

Imported by functions.py. Where the closure is made, BIND_LEXICAL copies each variable into its static variables; where
it begins, BIND_STATIC binds the CV of the same name to it.
"""
from __future__ import annotations

from zvm.compiler.builder import Operand
from zvm.compiler.names import AUTO_GLOBALS, string_of
from zvm.compiler.statements.simple import bind_static
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import OpArray


def _bind_lexical(ctx: CompileContext, closure: Operand, op_array: OpArray, name: str, mode: int) -> None:
    assert op_array.static_variables is not None
    number = len(op_array.static_variables)
    op_array.static_variables[name] = None
    opline = ctx.emit_op(ops.BIND_LEXICAL, closure, ctx.cv(name))
    opline.extended_value = number << f.BIND_SHIFT | mode


def bind_uses(ctx: CompileContext, closure: Operand, op_array: OpArray, uses: Node) -> None:
    """The BIND_LEXICALs of `use (…)`, in the op-array around (zend_compile_closure_binding)."""
    assert isinstance(uses, ast.ClosureUses)
    if not uses.children:
        return
    op_array.static_variables = {}
    for use in uses.children:
        assert isinstance(use, ast.Zval)
        name = string_of(use)
        if name == "this":
            ctx.error("Cannot use $this as lexical variable")
        if name in AUTO_GLOBALS:
            ctx.error("Cannot use auto-global as lexical variable")
        if name in op_array.static_variables:
            ctx.error(f"Cannot use variable ${name} twice")
        ctx.lineno = use.lineno
        _bind_lexical(ctx, closure, op_array, name, f.BIND_REF if use.attr else f.BIND_VAL)


def declare_uses(ctx: CompileContext, uses: Node) -> None:
    """The BIND_STATICs of `use (…)`, at the closure's start (zend_compile_closure_uses)."""
    assert isinstance(uses, ast.ClosureUses)
    for use in uses.children:
        assert isinstance(use, ast.Zval)
        name = string_of(use)
        if name in ctx.op_array.vars:
            ctx.error(f"Cannot use lexical variable ${name} as a parameter name")
        ctx.lineno = use.lineno
        bind_static(ctx, name, None, f.BIND_EXPLICIT | (f.BIND_REF if use.attr else 0))


# arrow functions

def find_implicit_binds(node: ast.ArrowFunc) -> list[str]:
    """The variables an arrow function takes from around it: all it mentions but its parameters, in the order it does
    (find_implicit_binds)."""
    names: dict[str, None] = {}
    _collect_variables(node.stmt, names)
    assert isinstance(node.params, ast.ParamList)
    for param in node.params.children:
        assert isinstance(param, ast.Param)
        names.pop(string_of(param.name), None)
    return list(names)


def _collect_variables(node: Node | None, names: dict[str, None]) -> None:
    if node is None:
        return
    if isinstance(node, ast.Var):
        if isinstance(node.name, ast.Zval) and isinstance(node.name.value, str):
            name = node.name.value
            if name not in AUTO_GLOBALS and name != "this":
                names[name] = None
        else:
            _collect_variables(node.name, names)
    elif isinstance(node, ast.ListNode):
        for child in node.children:
            _collect_variables(child, names)
    elif isinstance(node, ast.Closure):
        if isinstance(node.uses, ast.ClosureUses):
            for use in node.uses.children:
                assert use is not None
                names[string_of(use)] = None
    elif isinstance(node, ast.ArrowFunc):
        _collect_variables(node.stmt, names)
    elif not isinstance(node, (ast.ClassDecl, ast.FuncDecl, ast.Method)):
        for field in node.children_names:
            _collect_variables(getattr(node, field), names)


def bind_implicitly(ctx: CompileContext, closure: Operand, op_array: OpArray, names: list[str]) -> None:
    """BIND_LEXICALs of an arrow function (compile_implicit_lexical_binds)."""
    if names:
        op_array.static_variables = {}
    for name in names:
        _bind_lexical(ctx, closure, op_array, name, f.BIND_IMPLICIT)


def declare_implicit_uses(ctx: CompileContext, names: list[str]) -> None:
    """BIND_STATICs of an arrow function (zend_compile_implicit_closure_uses)."""
    for name in names:
        bind_static(ctx, name, None, f.BIND_IMPLICIT)
