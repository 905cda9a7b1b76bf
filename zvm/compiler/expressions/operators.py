"""Unary, binary, comparison, logical and cast operators, ternaries and `??`.

Registers their nodes. Constant operands are folded (folding.py) where PHP would not report anything at run time.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_IS, Operand, result_of
from zvm.compiler.constant_operators import eval_binary, eval_greater, eval_unary, eval_unary_sign, is_true
from zvm.compiler.expressions.folding import constant_to_string
from zvm.frontend.attributes import IS_BOOL, PARENTHESIZED_CONDITIONAL
from zvm.frontend.generated import ast
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, TMP_VAR
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_TYPE_CODES = {None: t.IS_NULL, False: t.IS_FALSE, True: t.IS_TRUE}
_UNPARENTHESIZED = "Unparenthesized `{}` is not supported. Use either `{}` or `{}`"


def _is_singleton(operand: Operand) -> bool:
    return operand.kind == CONST and (operand.value is None or type(operand.value) is bool)


def _compile_equality(ctx: CompileContext, opcode: int, left: Operand, right: Operand) -> Operand | None:
    """`$x == true` is (bool) $x, `$x != true` is !$x, and so on."""
    for constant, other in ((left, right), (right, left)):
        if constant.kind == CONST:
            if type(constant.value) is bool:
                keeps = constant.value == (opcode == ops.IS_EQUAL)
                return result_of(ctx.emit_op_tmp(ops.BOOL if keeps else ops.BOOL_NOT, other))
            break
    return None


def _compile_identity(ctx: CompileContext, opcode: int, left: Operand, right: Operand) -> Operand | None:
    """`$x === null` is a TYPE_CHECK; so are false and true."""
    for constant, other in ((left, right), (right, left)):
        if constant.kind == CONST:
            if _is_singleton(constant):
                mask = 1 << _TYPE_CODES[constant.value]
                opline = ctx.emit_op_tmp(ops.TYPE_CHECK, other)
                opline.extended_value = mask if opcode == ops.IS_IDENTICAL else t.MAY_BE_ANY - mask
                return result_of(opline)
            break
    return None


def _concat_operand(ctx: CompileContext, operand: Operand) -> Operand:
    if operand.kind != CONST:
        return operand
    if type(operand.value) in (str, int, float, bool) or operand.value is None:
        return Operand.const(constant_to_string(ctx, operand.value))
    opline = ctx.emit_op_tmp(ops.CAST, operand)
    opline.extended_value = t.IS_STRING
    return result_of(opline)


def _compile_binary_op(ctx: CompileContext, node: ast.BinaryOp) -> Operand:
    left = visitor.compile_expr(ctx, node.left)
    right = visitor.compile_expr(ctx, node.right)
    opcode = node.attr
    if left.kind == CONST and right.kind == CONST:
        folded = eval_binary(ctx.options.engine, opcode, left.value, right.value)
        if folded is not None:
            return Operand.const(folded[0])
    special = None
    if opcode in (ops.IS_EQUAL, ops.IS_NOT_EQUAL):
        if ctx.options.target < V8_5:
            special = _compile_equality(ctx, opcode, left, right)
    elif opcode in (ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL):
        special = _compile_identity(ctx, opcode, left, right)
    elif opcode == ops.CONCAT:
        left = _concat_operand(ctx, left)
        right = _concat_operand(ctx, right)
        if left.kind == CONST and right.kind == CONST:
            opcode = ops.FAST_CONCAT
    return special or result_of(ctx.emit_op_tmp(opcode, left, right))


def _compile_greater(ctx: CompileContext, node: ast.Greater | ast.GreaterEqual) -> Operand:
    """`a > b` is `b < a`, evaluated left to right."""
    left = visitor.compile_expr(ctx, node.left)
    right = visitor.compile_expr(ctx, node.right)
    or_equal = isinstance(node, ast.GreaterEqual)
    if left.kind == CONST and right.kind == CONST:
        return Operand.const(eval_greater(ctx.options.engine, or_equal, left.value, right.value))
    return result_of(ctx.emit_op_tmp(ops.IS_SMALLER_OR_EQUAL if or_equal else ops.IS_SMALLER, right, left))


def _compile_unary_op(ctx: CompileContext, node: ast.UnaryOp) -> Operand:
    operand = visitor.compile_expr(ctx, node.expr)
    if operand.kind == CONST:
        folded = eval_unary(ctx.options.engine, node.attr, operand.value)
        if folded is not None:
            return Operand.const(folded[0])
    return result_of(ctx.emit_op_tmp(node.attr, operand))


def _compile_unary_sign(ctx: CompileContext, node: ast.UnaryPlus | ast.UnaryMinus) -> Operand:
    """+x is x * 1, -x is x * -1."""
    sign = 1 if isinstance(node, ast.UnaryPlus) else -1
    operand = visitor.compile_expr(ctx, node.expr)
    if operand.kind == CONST:
        folded = eval_unary_sign(ctx.options.engine, sign, operand.value)
        if folded is not None:
            return Operand.const(folded[0])
    return result_of(ctx.emit_op_tmp(ops.MUL, operand, Operand.const(sign)))


def _compile_logical(ctx: CompileContext, node: ast.And | ast.Or) -> Operand:
    """&& and ||: JMPZ_EX / JMPNZ_EX around the right side (zend_compile_short_circuiting)."""
    is_and = isinstance(node, ast.And)
    left = visitor.compile_expr(ctx, node.left)
    if left.kind == CONST:
        truth = is_true(left.value)
        if truth != is_and:
            return Operand.const(truth)
        right = visitor.compile_expr(ctx, node.right)
        if right.kind == CONST:
            return Operand.const(is_true(right.value))
        return result_of(ctx.emit_op_tmp(ops.BOOL, right))
    jump = ctx.next_opnum
    opline = ctx.emit_op(ops.JMPZ_EX if is_and else ops.JMPNZ_EX, left)
    if left.kind == TMP_VAR:
        ctx.set_result(opline, left)
        result = left
    else:
        result = ctx.make_tmp_result(opline)
    right = visitor.compile_expr(ctx, node.right)
    ctx.set_result(ctx.emit_op(ops.BOOL, right), result)
    ctx.update_jump_target_to_next(jump)
    return result


def _compile_cast(ctx: CompileContext, node: ast.Cast) -> Operand:
    operand = visitor.compile_expr(ctx, node.expr)
    if node.attr == IS_BOOL:
        return result_of(ctx.emit_op_tmp(ops.BOOL, operand))
    if node.attr == t.IS_NULL:
        ctx.error("The (unset) cast is no longer supported")
    opline = ctx.emit_op_tmp(ops.CAST, operand)
    opline.extended_value = node.attr
    return result_of(opline)


def _check_parentheses(ctx: CompileContext, node: ast.Conditional) -> None:
    cond = node.cond
    if not isinstance(cond, ast.Conditional) or cond.attr == PARENTHESIZED_CONDITIONAL:
        return
    if cond.then is not None:
        if node.then is not None:
            ctx.error(_UNPARENTHESIZED.format("a ? b : c ? d : e", "(a ? b : c) ? d : e", "a ? b : (c ? d : e)"))
        ctx.error(_UNPARENTHESIZED.format("a ? b : c ?: d", "(a ? b : c) ?: d", "a ? b : (c ?: d)"))
    if node.then is not None:
        ctx.error(_UNPARENTHESIZED.format("a ?: b ? c : d", "(a ?: b) ? c : d", "a ?: (b ? c : d)"))


def _or_else(ctx: CompileContext, opcode: int, value: Operand, default: Node) -> Operand:
    """JMP_SET or COALESCE over a default: T = value, or T = default where that will not do."""
    jump = ctx.next_opnum
    result = result_of(ctx.emit_op_tmp(opcode, value))
    ctx.set_result(ctx.emit_op(ops.QM_ASSIGN, visitor.compile_expr(ctx, default)), result)
    ctx.update_jump_target_to_next(jump)
    return result


def _compile_conditional(ctx: CompileContext, node: ast.Conditional) -> Operand:
    _check_parentheses(ctx, node)
    cond = visitor.compile_expr(ctx, node.cond)
    if node.then is None:
        return _or_else(ctx, ops.JMP_SET, cond, node.otherwise)
    jump_else = ctx.emit_cond_jump(ops.JMPZ, cond)
    result = result_of(ctx.emit_op_tmp(ops.QM_ASSIGN, visitor.compile_expr(ctx, node.then)))
    jump_end = ctx.emit_jump()
    ctx.update_jump_target_to_next(jump_else)
    ctx.set_result(ctx.emit_op(ops.QM_ASSIGN, visitor.compile_expr(ctx, node.otherwise)), result)
    ctx.update_jump_target_to_next(jump_end)
    return result


def _compile_coalesce(ctx: CompileContext, node: ast.Coalesce) -> Operand:
    return _or_else(ctx, ops.COALESCE, visitor.compile_var(ctx, node.left, BP_IS), node.right)


EXPRESSIONS = {
    ast.BinaryOp: _compile_binary_op, ast.Greater: _compile_greater, ast.GreaterEqual: _compile_greater,
    ast.UnaryOp: _compile_unary_op, ast.UnaryPlus: _compile_unary_sign, ast.UnaryMinus: _compile_unary_sign,
    ast.And: _compile_logical, ast.Or: _compile_logical, ast.Cast: _compile_cast,
    ast.Conditional: _compile_conditional, ast.Coalesce: _compile_coalesce,
}
