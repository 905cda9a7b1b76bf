"""isset() and empty(): the variable is fetched in mode IS, then that fetch becomes ISSET_ISEMPTY_*. Registers both."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_IS, Operand, result_of
from zvm.compiler.expressions.fetches import (
    compile_dim,
    compile_prop,
    compile_simple_var_no_cv,
    compile_static_prop,
    is_global_var_fetch,
    is_globals_fetch,
    is_this_fetch,
    is_variable,
    try_compile_cv,
)
from zvm.compiler.expressions.folding import constant_to_string
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, TMP_VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline


def _compile_global(ctx: CompileContext, node: Node, is_empty: bool) -> Operand:
    """isset($GLOBALS[…])."""
    assert isinstance(node, ast.Dim)
    if node.dim is None:
        ctx.error("Cannot use [] for reading")
    name = visitor.compile_expr(ctx, node.dim)
    if name.kind == CONST:
        name = Operand.const(constant_to_string(ctx, name.value))
    opline = ctx.emit_op_tmp(ops.ISSET_ISEMPTY_VAR, name)
    opline.extended_value = f.FETCH_GLOBAL | (f.ISEMPTY if is_empty else 0)
    return result_of(opline)


def _compile_simple(ctx: CompileContext, node: ast.Var) -> Opline:
    if is_this_fetch(node):
        ctx.op_array.fn_flags |= f.ACC_USES_THIS
        return ctx.emit_op_var(ops.ISSET_ISEMPTY_THIS)
    cv = try_compile_cv(ctx, node)
    if cv is not None:
        return ctx.emit_op_var(ops.ISSET_ISEMPTY_CV, cv)
    opline = compile_simple_var_no_cv(ctx, node, BP_IS)
    opline.opcode = ops.ISSET_ISEMPTY_VAR
    return opline


def _compile_isset_or_empty(ctx: CompileContext, node: ast.Isset | ast.Empty) -> Operand:
    var = node.expr
    is_empty = isinstance(node, ast.Empty)
    if not is_variable(var):
        if not is_empty:
            ctx.error('Cannot use isset() on the result of an expression (you can use "null !== expression" instead)')
        return visitor.compile_expr(ctx, ast.UnaryOp(var.lineno, var, ops.BOOL_NOT))
    if is_globals_fetch(var):
        return Operand.const(not is_empty)
    if is_global_var_fetch(var):
        return _compile_global(ctx, var, is_empty)
    visitor.mark_inner(ctx, var)
    if isinstance(var, ast.Var):
        opline = _compile_simple(ctx, var)
    elif isinstance(var, ast.Dim):
        opline = compile_dim(ctx, var, BP_IS)
        opline.opcode = ops.ISSET_ISEMPTY_DIM_OBJ
    elif isinstance(var, ast.StaticProp):
        opline = compile_static_prop(ctx, var, BP_IS)
        opline.opcode = ops.ISSET_ISEMPTY_STATIC_PROP
    else:
        assert isinstance(var, (ast.Prop, ast.NullsafeProp))
        opline = compile_prop(ctx, var, BP_IS)
        opline.opcode = ops.ISSET_ISEMPTY_PROP_OBJ
    opline.result_type = TMP_VAR
    if is_empty:
        opline.extended_value |= f.ISEMPTY
    return result_of(opline)


EXPRESSIONS = {ast.Isset: _compile_isset_or_empty, ast.Empty: _compile_isset_or_empty}
