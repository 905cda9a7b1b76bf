"""`value |> callable`, `(void) f()` and `clone(…)`, all of PHP 8.5. Registers Pipe and VoidCast."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.visitor import OperandNode
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV, TMP_VAR, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node


def _compile_pipe(ctx: CompileContext, node: ast.Pipe) -> Operand:
    """The left side is the one argument of a call of the right side (zend_compile_pipe)."""
    target = node.right
    if isinstance(target, ast.ArrowFunc) and not target.flags & f.PARENTHESIZED_ARROW_FUNC:
        ctx.error("Arrow functions on the right hand side of |> must be parenthesized")
    value = visitor.compile_expr(ctx, node.left)
    if value.kind in (CV, VAR):  # a parameter by reference refuses it, as it does other values
        value = result_of(ctx.emit_op_tmp(ops.QM_ASSIGN, value))
    line = node.lineno
    arguments = ast.ArgList(line, [OperandNode(line, value)])
    return visitor.compile_expr(ctx, _call_with(ctx, target, arguments))


def _call_with(ctx: CompileContext, target: Node, arguments: ast.ArgList) -> Node:
    """The call of a pipe's right side; of `f(...)` it is that of f."""
    line = target.lineno
    if isinstance(target, ast.Call) and isinstance(target.args, ast.CallableConvert):
        return ast.Call(line, target.name, arguments)
    if isinstance(target, ast.StaticCall) and isinstance(target.args, ast.CallableConvert):
        return ast.StaticCall(line, target.class_name, target.method, arguments)
    if isinstance(target, ast.MethodCall) and isinstance(target.args, ast.CallableConvert):
        return ast.MethodCall(line, target.obj, target.method, arguments)
    return ast.Call(line, OperandNode(line, visitor.compile_expr(ctx, target)), arguments)


def _compile_void_cast(ctx: CompileContext, node: ast.VoidCast) -> None:
    """The value is dropped on purpose: #[NoDiscard] says nothing (zend_compile_void_cast)."""
    value = visitor.compile_expr(ctx, node.expr)
    if value.kind in (TMP_VAR, VAR):
        ctx.emit_op(ops.FREE, value).extended_value = f.FREE_VOID_CAST


def _compile_void_in_list(ctx: CompileContext, node: ast.VoidCast) -> Operand:
    """One of the expressions of a `for`."""
    _compile_void_cast(ctx, node)
    return Operand.const(None)


EXPRESSIONS = {ast.Pipe: _compile_pipe, ast.VoidCast: _compile_void_in_list}
STATEMENTS = {ast.VoidCast: _compile_void_cast}
