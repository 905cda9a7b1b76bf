"""The second pass over a finished op-array: everything in it becomes final numbers.

Reads and changes `ctx.op_array` with its ArrayContext (loops, labels); called at the end of each op-array by
functions.py and compiler.py. Afterwards TMP and VAR operands are slot numbers (`last_var + n`), break, continue and
goto are JMPs, FAST_CALL knows its finally block, and live ranges are known. linker.py then makes it runnable.
"""
from __future__ import annotations

from itertools import pairwise

from zvm.compiler.passes import oplines
from zvm.compiler.passes.live_ranges import calc_live_ranges
from zvm.compiler.passes.oplines import BRK, CONT, GOTO
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import UNUSED, OpArray, Opline

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext


_RETURNS = frozenset((ops.RETURN, ops.RETURN_BY_REF))


class Label:
    """Where a goto leads (zend_label)."""

    __slots__ = ("brk_cont", "opline_num")

    def __init__(self, brk_cont: int, opline_num: int) -> None:
        self.brk_cont, self.opline_num = brk_cont, opline_num


def pass_two(ctx: CompileContext, op_array: OpArray) -> None:
    """Finish `op_array`, which is ctx.op_array (pass_two).

    Raises CompileError for jumps that lead nowhere or across a finally block.
    """
    opcodes = op_array.opcodes
    if ctx.options.extended_statements:
        _update_extended_statements(opcodes)
    is_generator = op_array.fn_flags & f.ACC_GENERATOR
    for number in oplines.loops.special_oplines(opcodes):
        if is_generator or opcodes[number].opcode not in _RETURNS:
            _finish(ctx, opcodes[number], number)
    oplines.loops.number_operands(opcodes, len(op_array.vars))
    for number, loop in ctx.scope.loop_frees:
        opcodes[number].op2 = ctx.scope.brk_cont[loop].brk - number if loop >= 0 else 0
    op_array.fn_flags |= f.ACC_DONE_PASS_TWO
    calc_live_ranges(op_array, None, ctx.options.target)


def _update_extended_statements(opcodes: list[Opline]) -> None:
    """Of several EXT_STMT in a row the last counts; each has the line of what follows (zend_update_extended_stmts)."""
    for opline, following in pairwise(opcodes):
        if opline.opcode == ops.EXT_STMT:
            if following.opcode == ops.EXT_STMT:
                opline.opcode = ops.NOP
            else:
                opline.lineno = following.lineno
    if opcodes[-1].opcode == ops.EXT_STMT:
        opcodes[-1].opcode = ops.NOP


def _finish(ctx: CompileContext, opline: Opline, number: int) -> None:
    """Resolve the oplines whose meaning depends on what came after them."""
    op_array = ctx.op_array
    opcode = opline.opcode
    if opcode == ops.FAST_CALL:
        opline.op1 = op_array.try_catch_array[opline.op1].finally_op
    elif opcode in (BRK, CONT):
        target = _break_continue_target(ctx, opline)
        if op_array.fn_flags & f.ACC_HAS_FINALLY_BLOCK:
            _check_finally_breakout(ctx, number, target)
        opline.opcode = ops.JMP
        opline.op1, opline.op2 = target, 0
    elif opcode == GOTO:
        _resolve_goto(ctx, opline, number)
        if op_array.fn_flags & f.ACC_HAS_FINALLY_BLOCK:
            _check_finally_breakout(ctx, number, opline.op1)
    elif opcode == ops.ASSERT_CHECK:
        if op_array.opcodes[opline.op2 - 1].result_type == UNUSED:
            opline.result_type = UNUSED
            opline.result = 0
    elif op_array.fn_flags & f.ACC_GENERATOR:
        opline.opcode = ops.GENERATOR_RETURN


def _break_continue_target(ctx: CompileContext, opline: Opline) -> int:
    """op1 is the innermost loop, op2 how many levels out (zend_get_brk_cont_target)."""
    elements = ctx.scope.brk_cont
    element = elements[opline.op1]
    for _ in range(opline.op2 - 1):
        element = elements[element.parent]
    return element.brk if opline.opcode == BRK else element.cont


def _resolve_goto(ctx: CompileContext, opline: Opline, number: int) -> None:
    """Make a GOTO a JMP. Before it stand FREEs and FAST_CALLs for every construct around (op1 says how many oplines);
    those of constructs that hold the label too become NOPs (zend_resolve_goto_label)."""
    op_array, elements = ctx.op_array, ctx.scope.brk_cont
    name = op_array.literals[opline.op2]
    label: Label | None = ctx.scope.labels.get(name)
    if label is None:
        ctx.error(f"'goto' to undefined label '{name}'", opline.lineno)
    to_remove = opline.op1
    current = opline.extended_value
    while current != label.brk_cont:
        if current == -1:
            ctx.error("'goto' into loop or switch statement is disallowed", opline.lineno)
        if elements[current].start >= 0:
            to_remove -= 1
        current = elements[current].parent
    for element in op_array.try_catch_array:
        if element.try_op > number:
            break
        if (element.finally_op and number < element.finally_op - 1
                and (label.opline_num > element.finally_end or label.opline_num < element.try_op)):
            to_remove -= 1
    opline.opcode = ops.JMP
    opline.op1, opline.op2, opline.extended_value = label.opline_num, 0, 0
    opline.op1_type = opline.op2_type = opline.result_type = UNUSED
    for index in range(number - to_remove, number):
        _make_nop(op_array.opcodes[index])


def _make_nop(opline: Opline) -> None:
    opline.opcode = ops.NOP
    opline.op1_type = opline.op2_type = opline.result_type = UNUSED
    opline.op1 = opline.op2 = opline.result = opline.extended_value = 0


def _check_finally_breakout(ctx: CompileContext, number: int, target: int) -> None:
    """No jump may enter or leave a finally block (zend_check_finally_breakout)."""
    op_array: OpArray = ctx.op_array
    for element in op_array.try_catch_array:
        begin, end = element.finally_op, element.finally_end
        if (number < begin or number >= end) and begin <= target <= end:
            ctx.error("jump into a finally block is disallowed", op_array.opcodes[number].lineno)
        if begin <= number <= end and (target > end or target < begin):
            ctx.error("jump out of a finally block is disallowed", op_array.opcodes[number].lineno)
