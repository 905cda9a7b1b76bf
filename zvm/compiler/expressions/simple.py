"""Expressions of one opcode each: literals, print, exit, include and eval, @, backticks, throw, yield, clone.

Registers their nodes.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_R, BP_W, Operand, result_of
from zvm.compiler.expressions.fetches import compile_simple_var_no_cv, is_call, is_variable
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext

_GENERATOR_TYPES = frozenset(("traversable", "iterator", "generator"))


def _compile_zval(ctx: CompileContext, node: ast.Zval) -> Operand:
    return Operand.const(node.value)


def _compile_print(ctx: CompileContext, node: ast.Print) -> Operand:
    ctx.emit_op(ops.ECHO, visitor.compile_expr(ctx, node.expr)).extended_value = 1
    return Operand.const(1)


def _compile_exit(ctx: CompileContext, node: ast.Exit) -> Operand:
    ctx.emit_op(ops.EXIT, None if node.expr is None else visitor.compile_expr(ctx, node.expr))
    return Operand.const(True)


def _compile_include_or_eval(ctx: CompileContext, node: ast.IncludeOrEval) -> Operand:
    opline = ctx.emit_op_var(ops.INCLUDE_OR_EVAL, visitor.compile_expr(ctx, node.expr))
    opline.extended_value = node.attr
    return result_of(opline)


def _compile_silence(ctx: CompileContext, node: ast.Silence) -> Operand:
    silence = result_of(ctx.emit_op_tmp(ops.BEGIN_SILENCE))
    if isinstance(node.expr, ast.Var):
        # a CV would be read only after END_SILENCE
        result = result_of(compile_simple_var_no_cv(ctx, node.expr, BP_R))
    else:
        result = visitor.compile_expr(ctx, node.expr)
    ctx.emit_op(ops.END_SILENCE, silence)
    return result


def _compile_shell_exec(ctx: CompileContext, node: ast.ShellExec) -> Operand:
    """`command` is shell_exec("command")."""
    if ctx.options.target >= V8_5:
        ctx.deprecated("The backtick (`) operator is deprecated, use shell_exec() instead")
    line = node.lineno
    call = ast.Call(line, ast.Zval(line, "shell_exec", f.NAME_FQ), ast.ArgList(line, [node.expr]))
    return visitor.compile_expr(ctx, call)


def _compile_throw(ctx: CompileContext, node: ast.Throw) -> Operand:
    """A throw inside an expression; as a statement it has no THROW_IS_EXPR (see compile_throw_stmt)."""
    ctx.emit_op(ops.THROW, visitor.compile_expr(ctx, node.expr)).extended_value = f.THROW_IS_EXPR
    return Operand.const(True)


def _compile_throw_stmt(ctx: CompileContext, node: ast.Throw) -> None:
    ctx.emit_op(ops.THROW, visitor.compile_expr(ctx, node.expr))


def _compile_clone(ctx: CompileContext, node: ast.Clone) -> Operand:
    return result_of(ctx.emit_op_tmp(ops.CLONE, visitor.compile_expr(ctx, node.expr)))


def mark_as_generator(ctx: CompileContext) -> None:
    """Note that the function yields, and check that its return type allows that (zend_mark_function_as_generator)."""
    op_array = ctx.op_array
    if op_array.function_name is None:
        ctx.error('The "yield" expression can only be used inside a function')
    if op_array.fn_flags & f.ACC_HAS_RETURN_TYPE and op_array.return_info is not None:
        declared = op_array.return_info.type
        if not declared.mask & (t.MAY_BE_ITERABLE | t.MAY_BE_OBJECT) and not any(
                isinstance(name, str) and lower(name) in _GENERATOR_TYPES for name in declared.names):
            ctx.error(f"Generator return type must be a supertype of Generator, {declared} given")
    op_array.fn_flags |= f.ACC_GENERATOR


def _compile_yield(ctx: CompileContext, node: ast.Yield) -> Operand:
    by_ref = ctx.op_array.fn_flags & f.ACC_RETURN_REFERENCE != 0
    mark_as_generator(ctx)
    key = None if node.key is None else visitor.compile_expr(ctx, node.key)
    value = None
    if node.value is not None:
        if by_ref and is_variable(node.value):
            value = visitor.compile_var(ctx, node.value, BP_W, True)
        else:
            value = visitor.compile_expr(ctx, node.value)
    opline = ctx.emit_op_var(ops.YIELD, value, key)
    if node.value is not None and by_ref and is_call(node.value):
        opline.extended_value = f.RETURNS_FUNCTION
    return result_of(opline)


def _compile_yield_from(ctx: CompileContext, node: ast.YieldFrom) -> Operand:
    mark_as_generator(ctx)
    if ctx.op_array.fn_flags & f.ACC_RETURN_REFERENCE:
        ctx.error('Cannot use "yield from" inside a by-reference generator')
    return result_of(ctx.emit_op_tmp(ops.YIELD_FROM, visitor.compile_expr(ctx, node.expr)))


EXPRESSIONS = {
    ast.Zval: _compile_zval, ast.Print: _compile_print, ast.Exit: _compile_exit,
    ast.IncludeOrEval: _compile_include_or_eval, ast.Silence: _compile_silence, ast.ShellExec: _compile_shell_exec,
    ast.Throw: _compile_throw, ast.Clone: _compile_clone, ast.Yield: _compile_yield, ast.YieldFrom: _compile_yield_from,
}
STATEMENTS = {ast.Throw: _compile_throw_stmt}
