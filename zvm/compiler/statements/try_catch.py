"""try, catch and finally.

Reads their AST nodes, fills ctx.op_array and its try_catch_array; registered with visitor.py.

A finally block is a subroutine: FAST_CALL keeps in a TMP where to go on, FAST_RET goes there. Leaving the try early
calls it on the way (control_flow.handle_loops_and_finally); leaving the finally block itself early discards the
exception it was called for. Example, `try { a(); } finally { b(); }`:

    0000 ... a()                  try_op
    0002 T0 = FAST_CALL 0004
    0003 JMP 0007
    0004 ... b()                  finally_op
    0006 FAST_RET T0              finally_end
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import LoopVar, Operand
from zvm.compiler.names import is_default_class_ref, resolve_class_name_of, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.opcodes.op_array import Opline


def compile_try(ctx: CompileContext, node: ast.Try) -> None:
    """try (zend_compile_try)."""
    assert isinstance(node.catches, ast.CatchList)
    catches = [catch for catch in node.catches.children if isinstance(catch, ast.Catch)]
    if not catches and node.finally_ is None:
        ctx.error("Cannot use try without catch or finally")
    scope = ctx.scope
    outer_fast_call_var, outer_offset = scope.fast_call_var, scope.try_catch_offset

    # `label: try { … }` must not lead to the same opline as `try { label: … }`
    labels = list(scope.labels.values())
    if labels and labels[-1].opline_num == ctx.next_opnum:
        ctx.emit_op(ops.NOP)

    offset = ctx.add_try_element(ctx.next_opnum)
    if node.finally_ is not None:
        ctx.op_array.fn_flags |= f.ACC_HAS_FINALLY_BLOCK
        scope.fast_call_var = ctx.new_temporary()
        ctx.loop_vars.append(LoopVar(ops.FAST_CALL, TMP_VAR, scope.fast_call_var, offset))
    scope.try_catch_offset = offset

    visitor.compile_stmt(ctx, node.stmt)
    _compile_catches(ctx, catches, offset)
    if node.finally_ is not None:
        _compile_finally(ctx, node.finally_, offset, outer_offset)
        scope.fast_call_var = outer_fast_call_var
    scope.try_catch_offset = outer_offset


def _compile_catches(ctx: CompileContext, catches: list[ast.Catch], offset: int) -> None:
    """The catch blocks, one after the other; each ends with a jump after the last."""
    if not catches:
        return
    to_end = [ctx.emit_jump()]
    for index, catch in enumerate(catches):
        is_last = index + 1 == len(catches)
        ctx.lineno = catch.lineno
        if index == 0:
            ctx.op_array.try_catch_array[offset].catch_op = ctx.next_opnum
        opline = _compile_catch_classes(ctx, catch, is_last)
        visitor.compile_stmt(ctx, catch.stmt)
        if not is_last:
            to_end.append(ctx.emit_jump())
            opline.op2 = ctx.next_opnum
    for jump in to_end:
        ctx.update_jump_target_to_next(jump)


def _compile_catch_classes(ctx: CompileContext, catch: ast.Catch, is_last: bool) -> Opline:
    """One CATCH a class, op2 being where to look on when it is not that one; gives the last."""
    assert isinstance(catch.types, ast.NameList)
    name = None if catch.var is None else string_of(catch.var)
    to_body = []
    last = len(catch.types.children) - 1
    for index, class_node in enumerate(catch.types.children):
        assert class_node is not None
        if not is_default_class_ref(class_node):
            ctx.error("Bad class name in the catch statement")
        opline = ctx.new_opline(ops.CATCH)
        opline.op1_type = CONST
        opline.op1 = ctx.add_class_name_literal(resolve_class_name_of(ctx, class_node))
        if name == "this":
            ctx.error("Cannot re-assign $this")
        if name is not None:
            ctx.set_result(opline, Operand(CV, ctx.lookup_cv(name)))
        if index != last:
            to_body.append(ctx.emit_jump())
            opline.op2 = ctx.next_opnum
        elif is_last:
            opline.extended_value = f.LAST_CATCH
    for jump in to_body:
        ctx.update_jump_target_to_next(jump)
    return opline


def _compile_finally(ctx: CompileContext, block: ast.Node, offset: int, outer_offset: int) -> None:
    """The finally block; FAST_RET's op2 is the try around, where an exception goes on."""
    fast_call_var = Operand(TMP_VAR, ctx.scope.fast_call_var)
    ctx.loop_vars.pop()
    ctx.loop_vars.append(LoopVar(ops.DISCARD_EXCEPTION, TMP_VAR, fast_call_var.value))
    ctx.lineno = block.lineno
    opline = ctx.emit_op(ops.FAST_CALL)
    opline.op1 = offset
    ctx.set_result(opline, fast_call_var)
    jump = ctx.emit_jump()
    element = ctx.op_array.try_catch_array[offset]
    finally_op = ctx.next_opnum
    visitor.compile_stmt(ctx, block)
    element.finally_op, element.finally_end = finally_op, ctx.next_opnum
    ctx.emit_op(ops.FAST_RET, fast_call_var).op2 = outer_offset
    ctx.update_jump_target_to_next(jump)
    ctx.loop_vars.pop()


STATEMENTS = {ast.Try: compile_try}
