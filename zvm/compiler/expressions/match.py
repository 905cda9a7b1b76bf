"""match: a MATCH jump table where every condition is an integer or string and there are two at least, else a chain of
IS_IDENTICAL (CASE_STRICT on temporaries) and JMPNZ. Registers Match."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.expressions.folding import fold
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, TMP_VAR, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline


class _Match:
    """One match under compilation: its arms, and the oplines whose targets are filled in as the arms come."""

    def __init__(self, ctx: CompileContext, node: ast.Match, subject: Operand) -> None:
        assert isinstance(node.arms, ast.MatchArmList)
        self.subject = subject
        self.arms = [arm for arm in node.arms.children if isinstance(arm, ast.MatchArm)]
        self.truth = Operand(TMP_VAR, ctx.new_temporary())
        self.has_default = False
        self.table: dict[int | str, int] | None = None
        self.table_opline: Opline | None = None
        self.jumps: list[int] = []  # JMPNZ of each condition, in order
        self.default_jump = 0


def _conditions(arm: ast.MatchArm) -> list[Node | None]:
    return arm.conds.children if isinstance(arm.conds, ast.ExprList) else []


def _can_use_jump_table(ctx: CompileContext, match: _Match) -> bool:
    count = 0
    for arm in match.arms:
        conditions = _conditions(arm)
        for index, condition in enumerate(conditions):
            assert condition is not None
            conditions[index] = folded = fold(ctx, condition)
            if not isinstance(folded, ast.Zval) or type(folded.value) not in (int, str):
                return False
            count += 1
    return count >= 2


def _find_default(ctx: CompileContext, match: _Match) -> None:
    for arm in match.arms:
        if arm.conds is None:
            if match.has_default:
                ctx.error("Match expressions may only contain one default arm", arm.lineno)
            match.has_default = True


def _compile_conditions(ctx: CompileContext, match: _Match) -> None:
    opcode = ops.CASE_STRICT if match.subject.kind in (VAR, TMP_VAR) else ops.IS_IDENTICAL
    for arm in match.arms:
        for condition in _conditions(arm):
            assert condition is not None
            operand = visitor.compile_expr(ctx, condition)
            ctx.set_result(ctx.emit_op(opcode, match.subject, operand), match.truth)
            match.jumps.append(ctx.emit_cond_jump(ops.JMPNZ, match.truth))
    match.default_jump = ctx.emit_jump()


def _default_is_here(ctx: CompileContext, match: _Match) -> None:
    if match.table_opline is not None:
        match.table_opline.extended_value = ctx.next_opnum
    else:
        ctx.update_jump_target_to_next(match.default_jump)


def _arm_is_here(ctx: CompileContext, match: _Match, arm: ast.MatchArm, jumps: list[int]) -> None:
    if arm.conds is None:
        _default_is_here(ctx, match)
        return
    for condition in _conditions(arm):
        if match.table is None:
            ctx.update_jump_target_to_next(jumps.pop(0))
        else:
            assert isinstance(condition, ast.Zval) and isinstance(condition.value, (int, str))
            match.table.setdefault(condition.value, ctx.next_opnum)


def _compile_match(ctx: CompileContext, node: ast.Match) -> Operand:
    subject = visitor.compile_expr(ctx, node.expr)
    match = _Match(ctx, node, subject)
    uses_table = _can_use_jump_table(ctx, match)
    _find_default(ctx, match)
    if uses_table:
        match.table = {}
        match.table_opline = ctx.emit_op(ops.MATCH, subject, Operand(CONST, match.table))
    else:
        _compile_conditions(ctx, match)
    if not match.has_default:
        # first, so that no arm's temporary seems alive here
        _default_is_here(ctx, match)
        error = ctx.emit_op(ops.MATCH_ERROR, subject)
        if not match.arms:
            error.extended_value = f.THROW_IS_EXPR  # what comes after it is in its block (zend_cfg.c)
    result: Operand | None = None
    ends = []
    jumps = match.jumps[:]
    for arm in match.arms:
        _arm_is_here(ctx, match, arm, jumps)
        value = visitor.compile_expr(ctx, arm.expr)
        if result is None:
            result = result_of(ctx.emit_op_tmp(ops.QM_ASSIGN, value))
        else:
            ctx.set_result(ctx.emit_op(ops.QM_ASSIGN, value), result)
        ends.append(ctx.emit_jump())
    for end in ends:
        ctx.update_jump_target_to_next(end)
    if subject.kind in (VAR, TMP_VAR):
        ctx.emit_op(ops.FREE, subject).extended_value = f.FREE_SWITCH
    return result or Operand.const(None)


EXPRESSIONS = {ast.Match: _compile_match}
