"""Array literals: constant ones are folded, others are INIT_ARRAY, ADD_ARRAY_ELEMENT and ADD_ARRAY_UNPACK.

Registers Array as an expression; as an assignment's target it is assignment.py's.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_W, Operand, result_of
from zvm.compiler.expressions.fetches import ensure_writable
from zvm.compiler.expressions.folding import eval_array
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST
from zvm.runtime.values.arrays import normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline


def _compile_key(ctx: CompileContext, node: Node | None) -> Operand | None:
    if node is None:
        return None
    key = visitor.compile_expr(ctx, node)
    if key.kind == CONST and type(key.value) is str:
        return Operand.const(normalize_key(key.value))
    return key


def _compile_array(ctx: CompileContext, node: ast.Array) -> Operand:
    folded = eval_array(ctx, node)
    if folded is not None:
        return Operand.const(folded)
    init: Opline | None = None
    packed = True
    for element in node.children:
        assert isinstance(element, (ast.ArrayElem, ast.Unpack))
        if isinstance(element, ast.Unpack):
            value = visitor.compile_expr(ctx, element.expr)
            if init is None:
                init = ctx.emit_op_tmp(ops.INIT_ARRAY)
            ctx.set_result(ctx.emit_op(ops.ADD_ARRAY_UNPACK, value), result_of(init))
            continue
        key = _compile_key(ctx, element.key)
        if element.attr:
            ensure_writable(ctx, element.value)
            value = visitor.compile_var(ctx, element.value, BP_W, True)
        else:
            value = visitor.compile_expr(ctx, element.value)
        if init is None:
            init = opline = ctx.emit_op_tmp(ops.INIT_ARRAY, value, key)
            opline.extended_value = len(node.children) << f.ARRAY_SIZE_SHIFT
        else:
            opline = ctx.emit_op(ops.ADD_ARRAY_ELEMENT, value, key)
            ctx.set_result(opline, result_of(init))
        opline.extended_value |= element.attr
        if key is not None and key.kind == CONST and type(key.value) is str:
            packed = False
    assert init is not None
    if not packed:
        init.extended_value |= f.ARRAY_NOT_PACKED
    return result_of(init)


EXPRESSIONS = {ast.Array: _compile_array}
