"""Interpolated strings: ROPE_INIT, ROPE_ADD …, ROPE_END, or FAST_CONCAT of two parts, or a cast of one.

Registers EncapsList. Example, `"a{$b}c{$d}"` (the rope takes as many slots as four string pointers need):

    T2 = ROPE_INIT 4 string("a")
    T2 = ROPE_ADD 1 T2 CV0($b)
    T2 = ROPE_ADD 2 T2 string("c")
    T1 = ROPE_END 3 T2 CV1($d)
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.expressions.folding import constant_to_string
from zvm.frontend.attributes import ENCAPS_VAR_DOLLAR_CURLY, ENCAPS_VAR_DOLLAR_CURLY_VAR_VAR
from zvm.frontend.generated import ast
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, TMP_VAR, UNUSED, Opline

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext


# by attribute of a Var or Dim in a string
_DOLLAR_CURLY = {
    ENCAPS_VAR_DOLLAR_CURLY: "Using ${var} in strings is deprecated, use {$var} instead",
    ENCAPS_VAR_DOLLAR_CURLY_VAR_VAR:
        "Using ${expr} (variable variables) in strings is deprecated, use {${expr}} instead",
}


def _make_nop(opline: Opline) -> None:
    opline.opcode = ops.NOP
    opline.op1_type = opline.op2_type = opline.result_type = UNUSED
    opline.op1 = opline.op2 = opline.result = 0


def _compile_encaps_list(ctx: CompileContext, node: ast.EncapsList) -> Operand:
    """zend_compile_encaps_list(). Constant neighbours are joined; a constant part keeps the place where it stood, since
    the oplines of the expression after it come later than its own."""
    opcodes = ctx.op_array.opcodes
    parts: list[Opline] = []  # of the rope: op2 is the part
    pending: str | None = None
    reserved: Opline | None = None  # the place of `pending`

    def add(opline: Opline, operand: Operand) -> None:
        opline.opcode = ops.ROPE_ADD if parts else ops.ROPE_INIT
        ctx.set_op2(opline, operand)
        opline.extended_value = len(parts)
        parts.append(opline)

    for child in node.children:
        assert child is not None
        if isinstance(child, (ast.Var, ast.Dim)) and child.attr in _DOLLAR_CURLY:
            ctx.deprecated(_DOLLAR_CURLY[child.attr])
        element = visitor.compile_expr(ctx, child)
        if element.kind == CONST:
            text = constant_to_string(ctx, element.value)
            if pending is not None:
                pending += text
            elif text:
                pending = text
                reserved = ctx.new_opline(ops.NOP)
            continue
        if pending is not None and reserved is not None:
            add(reserved, Operand.const(pending))
            pending = None
        add(ctx.new_opline(ops.NOP), element)

    if not parts:
        if reserved is not None:
            opcodes.remove(reserved)
        return Operand.const(pending or "")
    if pending is not None and reserved is not None:
        add(reserved, Operand.const(pending))
    if len(parts) == 1:
        return _cast(ctx, parts[0])
    if len(parts) == 2:
        return _concat(ctx, parts[0], parts[1])
    return _rope(ctx, parts)


def _cast(ctx: CompileContext, opline: Opline) -> Operand:
    opline.opcode = ops.CAST
    opline.extended_value = t.IS_STRING
    opline.op1_type, opline.op1 = opline.op2_type, opline.op2
    opline.op2_type, opline.op2 = UNUSED, 0
    return ctx.make_tmp_result(opline)


def _concat(ctx: CompileContext, first: Opline, second: Opline) -> Operand:
    second.opcode = ops.FAST_CONCAT
    second.extended_value = 0
    second.op1_type, second.op1 = first.op2_type, first.op2
    ctx.make_tmp_result(second)
    _make_nop(first)
    return result_of(second)


def _rope(ctx: CompileContext, parts: list[Opline]) -> Operand:
    parts[0].extended_value = len(parts)
    parts[-1].opcode = ops.ROPE_END
    result = ctx.make_tmp_result(parts[-1])
    rope = ctx.new_temporary()
    for _ in range((len(parts) * 8 + 15) // 16 - 1):  # pointers of 8 bytes in slots of 16
        ctx.new_temporary()
    for opline in parts[1:]:
        opline.op1_type, opline.op1 = TMP_VAR, rope
    for opline in parts[:-1]:
        opline.result_type, opline.result = TMP_VAR, rope
    return result


EXPRESSIONS = {ast.EncapsList: _compile_encaps_list}
