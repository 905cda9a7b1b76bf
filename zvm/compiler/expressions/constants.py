"""Constants, class constants, X::class and magic constants as expressions. Registers their nodes."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.expressions.folding import eval_class_const, eval_const, eval_magic_const, fold, halt_compiler_offset
from zvm.compiler.names import (
    class_fetch_type,
    class_name_at_compile_time,
    compile_class_ref,
    resolve_class_name_of,
    resolve_const_name,
    set_class_name_op1,
    string_of,
)
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext


def _compile_const(ctx: CompileContext, node: ast.Const) -> Operand:
    assert isinstance(node.name, ast.Zval)
    written = string_of(node.name)
    name, is_fully_qualified = resolve_const_name(ctx, written, node.name.attr)
    if "__COMPILER_HALT_OFFSET__" in (name, written if node.name.attr != f.NAME_RELATIVE else ""):
        offset = halt_compiler_offset(ctx)
        if offset is not None:
            return Operand.const(offset)
    folded = eval_const(ctx, name, is_fully_qualified)
    if folded is not None:
        return Operand.const(folded[0])
    opline = ctx.emit_op_tmp(ops.FETCH_CONSTANT)
    opline.op2_type = CONST
    unqualified = not is_fully_qualified and ctx.file.current_namespace is not None
    if unqualified:
        opline.op1 = f.CONSTANT_UNQUALIFIED_IN_NAMESPACE
    opline.op2 = ctx.add_const_name_literal(name, unqualified)
    return result_of(opline)


def _compile_class_const(ctx: CompileContext, node: ast.ClassConst) -> Operand:
    node.class_name = fold(ctx, node.class_name)
    node.name = fold(ctx, node.name)
    if isinstance(node.class_name, ast.Zval):
        class_name = resolve_class_name_of(ctx, node.class_name)
        if isinstance(node.name, ast.Zval) and isinstance(node.name.value, str):
            folded = eval_class_const(ctx, class_name, string_of(node.name))
            if folded is not None:
                return Operand.const(folded[0])
    class_operand = compile_class_ref(ctx, node.class_name, f.FETCH_CLASS_EXCEPTION)
    name = visitor.compile_expr(ctx, node.name)
    if name.kind == CONST and not isinstance(name.value, str):
        name = result_of(ctx.emit_op_tmp(ops.QM_ASSIGN, name))  # `A::{5}`: refused when it runs
    opline = ctx.emit_op_tmp(ops.FETCH_CLASS_CONSTANT, None, name)
    set_class_name_op1(ctx, opline, class_operand)
    return result_of(opline)


_TYPE_NAMES = {type(None): "null", bool: "bool", int: "int", float: "float", str: "string"}


def _compile_class_name(ctx: CompileContext, node: ast.ClassName) -> Operand:
    name = class_name_at_compile_time(ctx, node.class_name)
    if name is not None:
        return Operand.const(name)
    if isinstance(node.class_name, ast.Zval):
        opline = ctx.emit_op_tmp(ops.FETCH_CLASS_NAME)
        opline.op1 = class_fetch_type(string_of(node.class_name))
        return result_of(opline)
    operand = visitor.compile_expr(ctx, node.class_name)
    if operand.kind == CONST:
        kind = _TYPE_NAMES.get(type(operand.value), "array")
        ctx.error(f'Cannot use "::class" on value of type {kind}')
    return result_of(ctx.emit_op_tmp(ops.FETCH_CLASS_NAME, operand))


def _compile_magic_const(ctx: CompileContext, node: ast.MagicConst) -> Operand:
    folded = eval_magic_const(ctx, node)
    if folded is not None:
        return Operand.const(folded)
    opline = ctx.emit_op_tmp(ops.FETCH_CLASS_NAME)  # __CLASS__ in a trait is the using class
    opline.op1 = f.FETCH_CLASS_SELF
    return result_of(opline)


EXPRESSIONS = {
    ast.Const: _compile_const, ast.ClassConst: _compile_class_const, ast.ClassName: _compile_class_name,
    ast.MagicConst: _compile_magic_const,
}
