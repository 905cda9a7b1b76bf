"""The verifier's rules about every path: temporaries, calls, live ranges, finally blocks."""
from __future__ import annotations

import pytest
from corrupting import (
    CONST,
    CV,
    TMP_VAR,
    UNUSED,
    VAR,
    LiveRange,
    compiled,
    corruption,
    insert,
    make,
    nop,
    ops,
    rejected,
)

from zvm.opcodes.cfg import blocks_of
from zvm.opcodes.op_array import LIVE_TMPVAR
from zvm.opcodes.verify import violations
from zvm.opcodes.verify.flow import _Flow

# ---- temporaries -----------------------------------------------------------------------------------------------------

@corruption("use-before-definition", "both")
def result_thrown_away_but_used(op_array):
    op_array.opcodes[6].result_type = UNUSED
    return 7


@corruption("use-before-definition", "choose")
def result_made_in_one_branch_only(op_array):
    nop(op_array, 9)
    return 10


@corruption("use-before-definition", "both")
def operands_swapped_with_what_comes_later(op_array):
    op_array.opcodes[7].op1 = 3
    return 7


@corruption("use-before-definition", "loop")
def loop_without_its_beginning(op_array):
    nop(op_array, 1)
    return 2


@corruption("use-before-definition", "nullsafe")
def coalesce_whose_value_is_there_only_if_null(op_array):
    nop(op_array, 7)
    return 8


@corruption("use-before-definition", "closure")
def variable_bound_to_no_closure(op_array):
    nop(op_array, 2)
    return 3


@corruption("use-before-definition", "loop")
def rope_added_to_before_it_begins(op_array):
    nop(op_array, 9)
    return 10


@corruption("use-before-definition", "gen")
def key_used_where_the_loop_ended(op_array):
    op_array.opcodes[8].op1_type, op_array.opcodes[8].op1 = TMP_VAR, 4
    return 8


@corruption("double-use", "both")
def operand_used_twice(op_array):
    op_array.opcodes[7].op2 = 1
    op_array.opcodes[6].result_type = UNUSED
    return 7


@corruption("double-use", "sw")
def subject_freed_twice(op_array):
    op_array.opcodes[10] = make(ops.JMP, (UNUSED, 13))
    return 13


@corruption("double-use", "ref")
def list_used_after_its_end(op_array):
    op_array.opcodes[16] = make(ops.FREE, (VAR, 7))
    return 16


@corruption("double-use", "ref")
def list_taken_apart_after_it_was_freed(op_array):
    op_array.opcodes[10], op_array.opcodes[15] = op_array.opcodes[15], op_array.opcodes[10]
    op_array.live_range[1].end = 10
    return 11


@corruption("double-use", "both")
def value_echoed_and_returned(op_array):
    insert(op_array, 8, make(ops.ECHO, (TMP_VAR, 3)))
    return 9


@corruption("double-use", "loop")
def loop_freed_within(op_array):
    op_array.opcodes[13] = make(ops.FE_FREE, (VAR, 2))
    op_array.live_range[0].end = 13
    op_array.live_range.pop(2)
    return 2


@corruption("overwrite", "both")
def result_made_twice(op_array):
    op_array.opcodes[6].result = 1
    return 6


@corruption("overwrite", "choose")
def both_branches_run(op_array):
    nop(op_array, 8)
    return 9


@corruption("leak", "both")
def result_that_is_not_used(op_array):
    op_array.opcodes[8] = make(ops.RETURN, (CV, 0))
    return 8


@corruption("leak", "sw")
def subject_of_a_switch_not_freed_at_a_return(op_array):
    nop(op_array, 9)
    return 10


@corruption("leak", "ref")
def list_not_freed(op_array):
    nop(op_array, 15)
    return 27


@corruption("leak", "silent")
def silence_that_never_ends(op_array):
    op_array.opcodes[3] = make(ops.NOP)
    op_array.live_range[0].end = 4
    return 4


@corruption("leak", "early")
def return_in_a_finally_block_that_keeps_the_exception(op_array):
    op_array.opcodes[9] = make(ops.RETURN, (CV, 0))
    op_array.opcodes[8] = make(ops.NOP)
    return 9


@corruption("loop-variable", "loop")
def loop_left_by_return_without_freeing_it(op_array):
    nop(op_array, 7)
    return 8


@corruption("loop-variable", "loop")
def loop_not_freed_at_its_end(op_array):
    nop(op_array, 15)
    return 16


@corruption("loop-variable", "ref")
def loop_left_by_break_past_its_end(op_array):
    op_array.opcodes[3] = make(ops.JMPNZ, (CV, 1), (UNUSED, 24))
    op_array.opcodes[4] = make(ops.NOP)
    return 27


@corruption("contents", "loop")
def loop_freed_as_a_value(op_array):
    op_array.opcodes[15].opcode = ops.FREE
    return 15


@corruption("contents", "sw")
def value_freed_as_a_loop(op_array):
    op_array.opcodes[13].opcode = ops.FE_FREE
    return 13


@corruption("contents", "ref")
def loop_by_reference_fetched_by_value(op_array):
    op_array.opcodes[2].opcode = ops.FE_FETCH_R
    return 2


@corruption("contents", "silent")
def silence_returned(op_array):
    op_array.opcodes[3] = make(ops.ECHO, (TMP_VAR, 0))
    return 3


@corruption("contents", "silent")
def value_taken_for_silence(op_array):
    op_array.opcodes[0] = make(ops.QM_ASSIGN, (CONST, 0), (UNUSED, 0), (TMP_VAR, 0))
    op_array.live_range[0].kind = LIVE_TMPVAR
    return 3


@corruption("contents", "loop")
def rope_echoed_before_its_end(op_array):
    op_array.opcodes[12] = make(ops.ECHO, (TMP_VAR, 5))
    op_array.opcodes[13] = make(ops.NOP)
    return 12


@corruption("contents", "cls")
def class_sent_as_an_argument(op_array):
    op_array.opcodes[16] = make(ops.QM_ASSIGN, (VAR, 9), (UNUSED, 0), (TMP_VAR, 10))
    return 16


@corruption("contents", "cls")
def value_taken_for_a_class(op_array):
    op_array.opcodes[1].opcode = ops.DO_FCALL
    op_array.opcodes[1].op2_type = UNUSED
    insert(op_array, 1, make(ops.INIT_DYNAMIC_CALL, op2=(CV, 0)))
    op_array.opcodes[2].op1 = 0
    return 3


@corruption("contents", "early")
def return_address_returned(op_array):
    op_array.opcodes[8] = make(ops.ECHO, (TMP_VAR, 1))
    op_array.opcodes[9] = make(ops.NOP)
    return 8


# ---- calls ---------------------------------------------------------------------------------------------------------

@corruption("call-balance", "both")
def call_never_made(op_array):
    op_array.opcodes[6] = make(ops.QM_ASSIGN, (CV, 0), (UNUSED, 0), (TMP_VAR, 2))
    op_array.opcodes[7].op2_type = TMP_VAR
    return 8


@corruption("call-balance", "both")
def call_made_without_a_beginning(op_array):
    nop(op_array, 1)
    return 2


@corruption("call-balance", "choose")
def call_made_twice(op_array):
    op_array.opcodes[9] = make(ops.DO_FCALL)
    op_array.opcodes[10] = make(ops.RETURN, (CV, 0))
    op_array.opcodes[8] = make(ops.RETURN, (TMP_VAR, 3))
    return 9


@corruption("call-balance", "choose")
def argument_passed_after_the_call(op_array):
    op_array.opcodes[9] = make(ops.SEND_VAL, (CONST, 0), (UNUSED, 1))
    op_array.opcodes[8] = make(ops.RETURN, (TMP_VAR, 3))
    op_array.opcodes[10] = make(ops.RETURN, (CV, 0))
    return 9


@corruption("call-balance", "closure")
def constructor_not_called(op_array):
    nop(op_array, 7)
    return 8


@corruption("call-balance", "cls")
def object_used_before_its_constructor_is_called(op_array):
    nop(op_array, 5)
    return 6


@corruption("call-balance", "cls")
def function_asked_about_its_arguments_before_it_is_named(op_array):
    insert(op_array, 2, make(ops.CHECK_FUNC_ARG, op2=(UNUSED, 1)))
    return 2


@corruption("jump-into-call", "both")
def jump_past_the_beginning_of_a_call(op_array):
    op_array.opcodes[1] = make(ops.JMP, (UNUSED, 3))
    op_array.opcodes[2] = make(ops.INIT_FCALL_BY_NAME, (UNUSED, 0), (CONST, 0), extended_value=0)
    insert(op_array, 1, make(ops.JMPZ, (CV, 0), (UNUSED, 3)))
    return 2


@corruption("jump-into-call", "choose")
def call_begun_in_one_branch_only(op_array):
    insert(op_array, 9, make(ops.INIT_DYNAMIC_CALL, op2=(CV, 0)))
    op_array.opcodes[4].op2 = 9
    return 8


@corruption("jump-into-call", "loop")
def call_begun_anew_in_every_round(op_array):
    op_array.opcodes[13] = make(ops.INIT_DYNAMIC_CALL, op2=(CV, 1))
    op_array.opcodes[12] = make(ops.NOP)
    op_array.opcodes[9] = op_array.opcodes[10] = op_array.opcodes[11] = make(ops.NOP)
    op_array.live_range.pop()
    return 14


@corruption("argument-order", "closure")
def arguments_out_of_order(op_array):
    op_array.opcodes[4].op2, op_array.opcodes[6].op2 = 2, 1
    return 4


@corruption("argument-order", "both")
def argument_left_out(op_array):
    op_array.opcodes[2].op2 = 2
    return 2


@corruption("argument-count", "both")
def fewer_arguments_than_announced(op_array):
    op_array.opcodes[1].extended_value = 2
    return 3


@corruption("argument-count", "both")
def more_arguments_than_announced(op_array):
    op_array.opcodes[4].extended_value = 0
    return 6


# ---- live ranges -----------------------------------------------------------------------------------------------------

@corruption("live-range-missing", "both")
def no_live_range_at_all(op_array):
    op_array.live_range.clear()
    return 4


@corruption("live-range-missing", "both")
def live_range_that_begins_late(op_array):
    op_array.live_range[0].start = 5
    return 4


@corruption("live-range-missing", "both")
def live_range_that_ends_early(op_array):
    op_array.live_range[0].end = 6
    return 6


@corruption("live-range-missing", "loop")
def loop_without_a_live_range(op_array):
    op_array.live_range.pop(0)
    return 2


@corruption("live-range-missing", "closure")
def object_not_freed_if_its_constructor_throws(op_array):
    op_array.live_range.pop(0)
    return 2


@corruption("live-range-stale", "both")
def live_range_of_what_is_not_made_yet(op_array):
    op_array.live_range[0].start = 3
    return 3


@corruption("live-range-stale", "both")
def live_range_of_what_its_consumer_frees_too(op_array):
    op_array.live_range[0].end = 8
    return 7


@corruption("live-range-stale", "choose")
def live_range_across_both_branches(op_array):
    op_array.live_range.append(LiveRange(3, LIVE_TMPVAR, 8, 10))
    return 9


@corruption("live-range-stale", "both")
def live_range_of_a_temporary_that_is_not_made(op_array):
    op_array.T += 1
    op_array.live_range.append(LiveRange(4, LIVE_TMPVAR, 5, 6))
    return 5


# ---- finally and exceptions ------------------------------------------------------------------------------------------

@corruption("finally-balance", "early")
def finally_block_that_leaves_a_temporary(op_array):
    op_array.opcodes[9].result_type, op_array.opcodes[9].result = VAR, 3
    return 10


@corruption("double-use", "safe")
def exception_discarded_before_the_end_of_finally(op_array):
    op_array.opcodes[19] = make(ops.DISCARD_EXCEPTION, (TMP_VAR, 3))
    op_array.opcodes[18] = make(ops.NOP)
    return 20


@corruption("use-before-definition", "safe")
def catch_block_that_uses_what_the_exception_freed(op_array):
    op_array.opcodes[15] = make(ops.FE_FREE, (VAR, 5))
    return 15


@corruption("use-before-definition", "early")
def returned_value_used_in_the_finally_block(op_array):
    op_array.opcodes[9] = make(ops.ECHO, (VAR, 2))
    op_array.opcodes[8] = make(ops.NOP)
    return 9


@pytest.mark.parametrize(("rule", "function", "spoil"), [value for value in globals().values()
                                                        if isinstance(value, type(pytest.param()))])
def test_rejects(rule, function, spoil):
    rejected(rule, function, spoil)


def test_settled_blocks_are_left_alone(monkeypatch):
    """What many finally blocks pass on does not go through those after them once for each."""
    source = "<?php function f($a) { " + "try { g(); foreach ($a as $b) { h($b); } } finally { k(); } " * 60 + "}"
    op_array = compiled(source)["f"]
    visited = []
    through = _Flow._through

    def counted(self, block, report):
        visited.append(block)
        return through(self, block, report)

    monkeypatch.setattr(_Flow, "_through", counted)
    assert violations(op_array) == []
    assert len(visited) < 6 * len(blocks_of(op_array))
