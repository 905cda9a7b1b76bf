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


class Rope:
    """The oplines of a rope in the making: each holds a part in op2."""

    __slots__ = ("ctx", "parts")

    def __init__(self, ctx: CompileContext) -> None:
        self.ctx = ctx
        self.parts: list[Opline] = []

    def add(self, operand: Operand, place: Opline | None = None) -> None:
        """Add a part (zend_compile_rope_add); `place`: an opline reserved for it."""
        opline = self.ctx.new_opline(ops.NOP) if place is None else place
        opline.opcode = ops.ROPE_ADD if self.parts else ops.ROPE_INIT
        if operand.kind == CONST:
            operand = Operand.const(constant_to_string(self.ctx, operand.value))
        self.ctx.set_op2(opline, operand)
        opline.extended_value = len(self.parts)
        self.parts.append(opline)

    def finish(self) -> Operand:
        """The rope's string: of one part, a constant or a cast; of two, FAST_CONCAT (zend_compile_rope_finalize)."""
        ctx, parts = self.ctx, self.parts
        if len(parts) == 1:
            if parts[0].op2_type != CONST:
                return _cast(ctx, parts[0])
            text = ctx.op_array.literals[parts[0].op2]
            _make_nop(parts[0])
            return Operand.const(text)
        return _concat(ctx, parts[0], parts[1]) if len(parts) == 2 else _rope(ctx, parts)


def _compile_encaps_list(ctx: CompileContext, node: ast.EncapsList) -> Operand:
    """zend_compile_encaps_list(). Constant neighbours are joined; a constant part keeps the place where it stood, since
    the oplines of the expression after it come later than its own."""
    rope = Rope(ctx)
    pending: str | None = None
    reserved: Opline | None = None  # the place of `pending`

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
            rope.add(Operand.const(pending), reserved)
            pending = None
        rope.add(element)

    if not rope.parts:
        if reserved is not None:
            ctx.op_array.opcodes.remove(reserved)
        return Operand.const(pending or "")
    if pending is not None and reserved is not None:
        rope.add(Operand.const(pending), reserved)
    return rope.finish()


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
