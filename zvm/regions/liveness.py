"""Which variables of a function may still be read at each opline."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import FETCH_GLOBAL, FETCH_GLOBAL_LOCK
from zvm.opcodes.op_array import CV, OpArray, Opline

_NAMED = frozenset((ops.FETCH_R, ops.FETCH_W, ops.FETCH_RW, ops.FETCH_IS, ops.FETCH_UNSET, ops.FETCH_FUNC_ARG,
                    ops.UNSET_VAR, ops.ISSET_ISEMPTY_VAR))
_BY_NAME = frozenset((ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME))
_LOOK_AROUND = frozenset(("extract", "compact", "get_defined_vars", "db2_execute"))  # at the variables of their caller


def live_variables(function: OpArray) -> list[int]:
    """For each opline, the variables that may be read from there on, as bits. Parameters always may, by back traces;
    with `try`, any may."""
    oplines = function.opcodes
    everything = (1 << len(function.vars)) - 1
    if function.try_catch_array or any(_reaches_by_name(opline) for opline in oplines):
        return [everything] * len(oplines)
    used, defined = zip(*map(_uses, oplines), strict=True)
    live = [(1 << min(function.num_args, len(function.vars))) - 1] * (len(oplines) + 1)
    changed = True
    while changed:
        changed = False
        for opline in reversed(oplines):
            number = opline.number
            after = live[number + 1]
            for way in _ways(opline):
                after |= live[way.number]
            now = live[number] | used[number] | after & ~defined[number]
            if now != live[number]:
                live[number], changed = now, True
    return live


def _ways(opline: Opline) -> list[Opline]:
    ways = [way for way in (opline.next, opline.target) if way is not None]
    return ways + list(opline.const2.values()) if type(opline.const2) is dict else ways


def _uses(opline: Opline) -> tuple[int, int]:
    """The variables that an opline reads, or may leave as they are, and those that it gives another value."""
    used = defined = 0
    if opline.op1_type == CV:
        if opline.opcode == ops.ASSIGN:
            defined |= 1 << opline.op1
        else:
            used |= 1 << opline.op1
    if opline.op2_type == CV and opline.opcode != ops.FE_FETCH_R:  # which gives it none at the end of the loop
        used |= 1 << opline.op2
    if opline.result_type == CV:
        defined |= 1 << opline.result
    return used, defined & ~used


def _reaches_by_name(opline: Opline) -> bool:
    if opline.opcode in _NAMED:
        return not opline.extended_value & (FETCH_GLOBAL | FETCH_GLOBAL_LOCK)
    if opline.opcode in _BY_NAME:
        return type(opline.const2) is not str or opline.const2.lower().rpartition("\\")[2] in _LOOK_AROUND
    return opline.opcode in (ops.INCLUDE_OR_EVAL, ops.INIT_DYNAMIC_CALL, ops.INIT_USER_CALL)
