"""new and instanceof. Registers their nodes."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.expressions.calls import compile_call_common
from zvm.compiler.names import compile_class_ref, set_class_name_op1, set_class_name_op2
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext


def _compile_new(ctx: CompileContext, node: ast.New) -> Operand:
    if isinstance(node.class_name, ast.ClassDecl):
        class_operand = visitor.compile_expr(ctx, node.class_name)  # an anonymous class: its DECLARE_ANON_CLASS
    else:
        class_operand = compile_class_ref(ctx, node.class_name, f.FETCH_CLASS_EXCEPTION)
    opline = ctx.emit_op_var(ops.NEW)
    set_class_name_op1(ctx, opline, class_operand)
    args = node.args if node.args is not None else ast.ArgList(node.lineno, [])
    constructed, _ = compile_call_common(ctx, args, None, opline, node.lineno)
    ctx.do_free(constructed)
    return result_of(opline)


def _compile_instanceof(ctx: CompileContext, node: ast.InstanceOf) -> Operand:
    operand = visitor.compile_expr(ctx, node.expr)
    if operand.kind == CONST:
        return Operand.const(False)
    class_operand = compile_class_ref(
        ctx, node.class_name, f.FETCH_CLASS_NO_AUTOLOAD | f.FETCH_CLASS_EXCEPTION | f.FETCH_CLASS_SILENT)
    opline = ctx.emit_op_tmp(ops.INSTANCEOF, operand)
    set_class_name_op2(ctx, opline, class_operand)
    return result_of(opline)


EXPRESSIONS = {ast.New: _compile_new, ast.InstanceOf: _compile_instanceof}
