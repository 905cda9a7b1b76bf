"""Branches and loops: if, while, do, for, foreach, switch, break, continue, goto and labels.

Reads their AST nodes, fills ctx.op_array; registered with visitor.py. Break, continue and goto become oplines of their
own (pass_two.BRK, CONT, GOTO) after whatever must be freed or run on the way out; pass two makes them JMPs.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_W, Operand, result_of
from zvm.compiler.expressions import assignment, fetches
from zvm.compiler.expressions.folding import fold
from zvm.compiler.names import string_of
from zvm.compiler.passes.oplines import BRK, CONT, GOTO
from zvm.compiler.passes.pass_two import Label
from zvm.frontend.attributes import ALTERNATIVE_CASE_SYNTAX
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.error_levels import E_WARNING
from zvm.opcodes.op_array import CONST, TMP_VAR, VAR
from zvm.runtime.values.numbers import parse_numeric
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext, LoopVar
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline

_TEMPORARY = TMP_VAR | VAR
# from how many cases on a jump table is quicker than comparing (should_use_jumptable)
_MIN_LONG_CASES, _MIN_STRING_CASES = 5, 2


# leaving constructs early

def _free_loop_var(ctx: CompileContext, loop_var: LoopVar, return_value: Operand | None, loop: int) -> None:
    """The opline that leaving one construct takes; none for a loop without a variable. `loop` is its number in
    brk_cont."""
    if loop_var.opcode == ops.FAST_CALL:
        opline = ctx.new_opline(ops.FAST_CALL)
        ctx.set_result(opline, Operand(TMP_VAR, loop_var.number))
        if return_value is not None:
            ctx.set_op2(opline, return_value)
        opline.op1 = loop_var.try_catch_offset
    elif loop_var.opcode == ops.DISCARD_EXCEPTION:
        ctx.emit_op(ops.DISCARD_EXCEPTION, Operand(TMP_VAR, loop_var.number))
    elif loop_var.opcode != ops.NOP:
        opline = ctx.emit_op(loop_var.opcode, Operand(loop_var.kind, loop_var.number))
        opline.extended_value = f.FREE_ON_RETURN
        if ctx.options.target >= V8_4:
            ctx.scope.loop_frees.append((len(ctx.op_array.opcodes) - 1, loop))


def handle_loops_and_finally(ctx: CompileContext, depth: int | None = None,
                             return_value: Operand | None = None) -> bool:
    """Free the variables of the loops being left and call the finally blocks around (zend_handle_loops_and_finally).

    `depth` loops are left, but the variable of the outermost of them stays for the code after it to free; None leaves
    the whole function. Gives False when there are not that many.
    """
    left = len(ctx.loop_vars) + 1 if depth is None else depth
    loop = ctx.scope.current_brk_cont
    for loop_var in reversed(ctx.loop_vars):
        if loop_var.opcode == ops.RETURN:
            break
        if loop_var.opcode not in (ops.FAST_CALL, ops.DISCARD_EXCEPTION):
            if left <= 1:
                return True
            left -= 1
        _free_loop_var(ctx, loop_var, return_value, loop)
        if loop_var.opcode not in (ops.FAST_CALL, ops.DISCARD_EXCEPTION) and loop >= 0:
            loop = ctx.scope.brk_cont[loop].parent
    return not ctx.loop_vars or left == 0


def has_finally(ctx: CompileContext) -> bool:
    """Whether returning from here runs a finally block (zend_has_finally)."""
    for loop_var in reversed(ctx.loop_vars):
        if loop_var.opcode == ops.FAST_CALL:
            return True
        if loop_var.opcode == ops.RETURN:
            return False
    return False


def _depth_of(ctx: CompileContext, node: ast.Break | ast.Continue, word: str) -> int:
    depth = node.depth
    if depth is None:
        return 1
    if not isinstance(depth, ast.Zval):
        ctx.error(f"'{word}' operator with non-integer operand is no longer supported")
    if type(depth.value) is not int or depth.value < 1:
        ctx.error(f"'{word}' operator accepts only positive integers")
    return depth.value


def compile_break_continue(ctx: CompileContext, node: ast.Break | ast.Continue) -> None:
    """break, continue (zend_compile_break_continue)."""
    is_break = type(node) is ast.Break
    word = "break" if is_break else "continue"
    depth = _depth_of(ctx, node, word)
    if ctx.scope.current_brk_cont == -1:
        ctx.error(f"'{word}' not in the 'loop' or 'switch' context")
    if not handle_loops_and_finally(ctx, depth):
        ctx.error(f"Cannot '{word}' {depth} level{'' if depth == 1 else 's'}")
    if not is_break:
        _warn_about_switch(ctx, depth)
    opline = ctx.emit_op(BRK if is_break else CONT)
    opline.op1, opline.op2 = ctx.scope.current_brk_cont, depth


def _warn_about_switch(ctx: CompileContext, depth: int) -> None:
    """`continue` in a switch acts like `break`, which is seldom meant."""
    elements = ctx.scope.brk_cont
    element = elements[ctx.scope.current_brk_cont]
    for _ in range(depth - 1):
        element = elements[element.parent]
    if not element.is_switch:
        return
    levels = "" if depth == 1 else f" {depth}"
    message = f'"continue{levels}" targeting switch is equivalent to "break{levels}"'
    if element.parent != -1:
        message += f'. Did you mean to use "continue {depth + 1}"?'
    ctx.warning(message, E_WARNING)


def compile_goto(ctx: CompileContext, node: ast.Goto) -> None:
    """goto (zend_compile_goto): pass two takes away again what need not be freed."""
    start = ctx.next_opnum
    label = visitor.compile_expr(ctx, node.label)
    handle_loops_and_finally(ctx)
    opline = ctx.emit_op(GOTO, None, label)
    opline.op1 = ctx.next_opnum - start - 1
    opline.extended_value = ctx.scope.current_brk_cont


def compile_label(ctx: CompileContext, node: ast.Label) -> None:
    """label: (zend_compile_label)."""
    name = string_of(node.name)
    if name in ctx.scope.labels:
        ctx.error(f"Label '{name}' already defined")
    ctx.scope.labels[name] = Label(ctx.scope.current_brk_cont, ctx.next_opnum)


# loops

def compile_while(ctx: CompileContext, node: ast.While) -> None:
    """while: the condition stands after the body, so that each round takes one jump."""
    jump = ctx.emit_jump()
    ctx.begin_loop(ops.NOP, None, False)
    start = ctx.next_opnum
    visitor.compile_stmt(ctx, node.stmt)
    condition = ctx.next_opnum
    ctx.update_jump_target(jump, condition)
    ctx.emit_cond_jump(ops.JMPNZ, visitor.compile_expr(ctx, node.cond), start)
    ctx.end_loop(condition)


def compile_do_while(ctx: CompileContext, node: ast.DoWhile) -> None:
    """do … while."""
    ctx.begin_loop(ops.NOP, None, False)
    start = ctx.next_opnum
    visitor.compile_stmt(ctx, node.stmt)
    condition = ctx.next_opnum
    ctx.emit_cond_jump(ops.JMPNZ, visitor.compile_expr(ctx, node.cond), start)
    ctx.end_loop(condition)


def _compile_expr_list(ctx: CompileContext, node: Node | None) -> Operand:
    """The comma list of a for: its last value; true when there is none."""
    result = Operand.const(True)
    if isinstance(node, ast.ExprList):
        for child in node.children:
            ctx.do_free(result)
            assert child is not None
            result = visitor.compile_expr(ctx, child)
    return result


def compile_for(ctx: CompileContext, node: ast.For) -> None:
    """for."""
    ctx.do_free(_compile_expr_list(ctx, node.init))
    jump = ctx.emit_jump()
    ctx.begin_loop(ops.NOP, None, False)
    start = ctx.next_opnum
    visitor.compile_stmt(ctx, node.stmt)
    loop = ctx.next_opnum
    ctx.do_free(_compile_expr_list(ctx, node.loop))
    ctx.update_jump_target_to_next(jump)
    condition = _compile_expr_list(ctx, node.cond)
    visitor.emit_extended_statement(ctx)
    ctx.emit_cond_jump(ops.JMPNZ, condition, start)
    ctx.end_loop(loop)


def compile_foreach(ctx: CompileContext, node: ast.Foreach) -> None:
    """foreach (zend_compile_foreach): FE_RESET makes an iterator, FE_FETCH writes the value straight into a CV or into
    a VAR that is then assigned, FE_FREE ends it."""
    value, by_ref = node.value, False
    if isinstance(node.key, ast.Ref):
        ctx.error("Key element cannot be a reference")
    if isinstance(node.key, ast.Array):
        ctx.error("Cannot use list as key element")
    if isinstance(value, ast.Ref):
        value, by_ref = value.var, True
    if isinstance(value, ast.Array) and assignment.propagate_list_refs(value):
        by_ref = True
    is_variable = fetches.is_variable(node.expr) and fetches.can_write_to(node.expr)
    if by_ref and is_variable:
        subject = visitor.compile_var(ctx, node.expr, BP_W, True)
    else:
        subject = visitor.compile_expr(ctx, node.expr)
    if by_ref:
        fetches.separate_if_call_and_write(ctx, subject, node.expr, BP_W)

    reset = ctx.emit_op_var(ops.FE_RESET_RW if by_ref else ops.FE_RESET_R, subject)
    iterator = result_of(reset)
    ctx.begin_loop(ops.FE_FREE, iterator, False)
    fetch_opnum = ctx.next_opnum
    fetch = ctx.emit_op(ops.FE_FETCH_RW if by_ref else ops.FE_FETCH_R, iterator)
    _compile_foreach_value(ctx, fetch, value, by_ref)
    if node.key is not None:
        assignment.emit_assign(ctx, node.key, ctx.make_tmp_result(fetch))
    visitor.compile_stmt(ctx, node.stmt)

    ctx.lineno = node.lineno
    ctx.emit_jump(fetch_opnum)
    reset.op2 = ctx.next_opnum
    fetch.extended_value = ctx.next_opnum
    ctx.end_loop(fetch_opnum)
    ctx.emit_op(ops.FE_FREE, iterator)


def _compile_foreach_value(ctx: CompileContext, fetch: Opline, value: Node, by_ref: bool) -> None:
    if fetches.is_this_fetch(value):
        ctx.error("Cannot re-assign $this")
    if isinstance(value, ast.Var):
        cv = fetches.try_compile_cv(ctx, value)
        if cv is not None:
            ctx.set_op2(fetch, cv)
            return
    element = Operand(VAR, ctx.new_temporary())
    ctx.set_op2(fetch, element)
    if isinstance(value, ast.Array):
        assignment.compile_list_assign(ctx, value, element, value.attr)
        ctx.do_free(element)
    elif by_ref:
        assignment.emit_assign_ref(ctx, value, element)
    else:
        assignment.emit_assign(ctx, value, element)


# branches

def compile_if(ctx: CompileContext, node: ast.If) -> None:
    """if, elseif, else."""
    to_end: list[int] = []
    last = len(node.children) - 1
    for index, element in enumerate(node.children):
        assert isinstance(element, ast.IfElem)
        if element.cond is None:
            visitor.compile_stmt(ctx, element.stmt)
            continue
        if index:
            ctx.lineno = element.cond.lineno
            visitor.emit_extended_statement(ctx)
        jump = ctx.emit_cond_jump(ops.JMPZ, visitor.compile_expr(ctx, element.cond))
        visitor.compile_stmt(ctx, element.stmt)
        if index != last:
            ctx.lineno = element.lineno  # that of the `if`: the branch's last line need not have run
            to_end.append(ctx.emit_jump())
        ctx.update_jump_target_to_next(jump)
    for jump in to_end:
        ctx.update_jump_target_to_next(jump)


def _jump_table_opcode(ctx: CompileContext, cases: list[ast.SwitchCase]) -> int | None:
    """SWITCH_LONG or SWITCH_STRING where a jump table serves: all cases literal integers, or all non-numeric strings.

    Folds the conditions on the way, in place, as Zend does (determine_switch_jumptable_type).
    """
    common: type | None = None
    for case in cases:
        if case.cond is None:
            continue
        case.cond = fold(ctx, case.cond)
        if not isinstance(case.cond, ast.Zval):
            return None
        value = case.cond.value
        kind = type(value)
        if kind is not int and kind is not str:
            return None
        if common is None:
            common = kind
        elif common is not kind:
            return None
        if isinstance(value, str) and parse_numeric(value) is not None:
            return None
    if not ctx.options.jump_tables:
        return None
    if common is int:
        return ops.SWITCH_LONG if len(cases) >= _MIN_LONG_CASES else None
    if common is str:
        return ops.SWITCH_STRING if len(cases) >= _MIN_STRING_CASES else None
    return None


def compile_switch(ctx: CompileContext, node: ast.Switch) -> None:
    """switch (zend_compile_switch): all comparisons, then the bodies; a jump table in front where possible."""
    assert isinstance(node.cases, ast.SwitchList)
    cases = [case for case in node.cases.children if isinstance(case, ast.SwitchCase)]
    subject = visitor.compile_expr(ctx, node.expr)
    ctx.begin_loop(ops.FREE, subject, True)
    case_result = Operand(TMP_VAR, ctx.new_temporary())
    opcode = _jump_table_opcode(ctx, cases)
    table: dict[int | str, int] | None = None
    switch: Opline | None = None
    if opcode is not None:
        table = {}
        switch = ctx.emit_op(opcode, subject, Operand.const(table))
    jumps = _compile_case_conditions(ctx, cases, subject, case_result)
    default_jump = ctx.emit_jump()
    default_opnum = _compile_case_bodies(ctx, cases, jumps, default_jump, table)
    if default_opnum is None:
        default_opnum = ctx.next_opnum
        ctx.update_jump_target_to_next(default_jump)
    if switch is not None:
        switch.extended_value = default_opnum
    ctx.end_loop(ctx.next_opnum)
    if subject.kind & _TEMPORARY:
        ctx.emit_op(ops.FREE, subject).extended_value = f.FREE_SWITCH


def _compile_case_conditions(ctx: CompileContext, cases: list[ast.SwitchCase], subject: Operand,
                             case_result: Operand) -> list[int]:
    """Emit the comparisons; give the number of each case's jump (-1 for default)."""
    jumps = []
    has_default = False
    for case in cases:
        if case.attr & ALTERNATIVE_CASE_SYNTAX:
            ctx.lineno = case.lineno
            ctx.deprecated("Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead")
        if case.cond is None:
            if has_default:
                ctx.error("Switch statements may only contain one default clause", case.lineno)
            has_default = True
            jumps.append(-1)
            continue
        condition = visitor.compile_expr(ctx, case.cond)
        if subject.kind == CONST and subject.value is False:
            jumps.append(ctx.emit_cond_jump(ops.JMPZ, condition))
        elif subject.kind == CONST and subject.value is True:
            jumps.append(ctx.emit_cond_jump(ops.JMPNZ, condition))
        else:
            opcode = ops.CASE if subject.kind & _TEMPORARY else ops.IS_EQUAL
            ctx.set_result(ctx.emit_op(opcode, subject, condition), case_result)
            jumps.append(ctx.emit_cond_jump(ops.JMPNZ, case_result))
    return jumps


def _compile_case_bodies(ctx: CompileContext, cases: list[ast.SwitchCase], jumps: list[int], default_jump: int,
                         table: dict[int | str, int] | None) -> int | None:
    """Emit the bodies and fill the table; give the opline number of default's body, if there is one."""
    default_opnum = None
    for case, jump in zip(cases, jumps, strict=True):
        if case.cond is None:
            default_opnum = ctx.next_opnum
            ctx.update_jump_target_to_next(default_jump)
        else:
            ctx.update_jump_target_to_next(jump)
            if table is not None:
                assert isinstance(case.cond, ast.Zval)
                value = case.cond.value
                assert isinstance(value, int | str)
                table.setdefault(value, ctx.next_opnum)
        visitor.compile_stmt(ctx, case.stmt)
    return default_opnum


STATEMENTS = {
    ast.If: compile_if,
    ast.While: compile_while,
    ast.DoWhile: compile_do_while,
    ast.For: compile_for,
    ast.Foreach: compile_foreach,
    ast.Switch: compile_switch,
    ast.Break: compile_break_continue,
    ast.Continue: compile_break_continue,
    ast.Goto: compile_goto,
    ast.Label: compile_label,
}
