"""The verifier's rules about live ranges, try elements and the oplines they name."""
from __future__ import annotations

import pytest
from corrupting import CV, UNUSED, LiveRange, TryCatchElement, corruption, insert, make, nop, ops, rejected

from zvm.opcodes.op_array import LIVE_LOOP, LIVE_NEW, LIVE_TMPVAR


@corruption("live-range", "both")
def live_range_of_a_cv(op_array):
    op_array.live_range[0].var = 0


@corruption("live-range", "both")
def live_range_past_the_end(op_array):
    op_array.live_range[0].end = 10


@corruption("live-range", "both")
def empty_live_range(op_array):
    op_array.live_range[0].end = op_array.live_range[0].start


@corruption("live-range", "both")
def live_range_of_an_unknown_kind(op_array):
    op_array.live_range[0].kind = 5


@corruption("live-range", "loop")
def loop_variable_freed_as_a_value(op_array):
    op_array.live_range[0].kind = LIVE_TMPVAR
    return 2


@corruption("live-range", "both")
def value_freed_as_a_loop_variable(op_array):
    op_array.live_range[0].kind = LIVE_LOOP
    return 4


@corruption("live-range", "both")
def value_freed_as_an_unfinished_object(op_array):
    op_array.live_range[0].kind = LIVE_NEW
    return 4


@corruption("live-range", "silent")
def error_reporting_not_restored(op_array):
    op_array.live_range[0].kind = LIVE_TMPVAR
    return 1


@corruption("live-range", "loop")
def rope_freed_as_a_value(op_array):
    op_array.live_range[2].kind = LIVE_TMPVAR
    return 9


@corruption("live-range", "loop")
def live_ranges_out_of_order(op_array):
    op_array.live_range.reverse()
    return 2


@corruption("live-range-nesting", "loop")
def live_range_that_outlives_the_one_around(op_array):
    op_array.live_range[2].end = 16
    op_array.opcodes[15] = make(ops.NOP)
    return 9


@corruption("live-range-nesting", "both")
def two_live_ranges_of_one_temporary_at_once(op_array):
    op_array.live_range.append(LiveRange(1, LIVE_TMPVAR, 5, 7))
    return 5


@corruption("try-bounds", "safe")
def catch_before_try(op_array):
    op_array.try_catch_array[0].try_op = 11


@corruption("try-bounds", "safe")
def finally_before_catch(op_array):
    op_array.try_catch_array[0].finally_op = 9


@corruption("try-bounds", "safe")
def finally_past_the_end(op_array):
    op_array.try_catch_array[0].finally_end = 22


@corruption("try-bounds", "early")
def try_without_catch_and_finally(op_array):
    op_array.try_catch_array.insert(0, TryCatchElement(1))


@corruption("try-handler", "safe")
def catch_block_that_begins_elsewhere(op_array):
    op_array.try_catch_array[0].catch_op = 11
    return 11


@corruption("try-handler", "early")
def finally_block_that_does_not_return(op_array):
    nop(op_array, 10)
    return 10


def element(try_op, catch_op=0, finally_op=0, finally_end=0):
    made = TryCatchElement(try_op)
    made.catch_op, made.finally_op, made.finally_end = catch_op, finally_op, finally_end
    return made


@corruption("try-nesting", "safe")
def tries_that_overlap(op_array):
    op_array.try_catch_array.append(element(5, 14))
    return 5


@corruption("try-nesting", "safe")
def tries_out_of_order(op_array):
    op_array.try_catch_array.append(element(0, 10))
    return 0


@corruption("try-nesting", "safe")
def try_that_ends_in_the_finally_block_of_another(op_array):
    op_array.opcodes[19] = make(ops.CATCH, (1, op_array.opcodes[14].op1), (UNUSED, 0), (CV, 2), 1)
    op_array.try_catch_array.append(element(16, 19))
    return 16


@corruption("fast-call", "early")
def fast_call_of_no_finally_block(op_array):
    op_array.opcodes[6].op1 = 9
    return 6


@corruption("fast-call", "safe")
def fast_call_that_keeps_its_return_address_elsewhere(op_array):
    op_array.opcodes[11].result = 4
    return 11


@corruption("fast-call", "choose")
def fast_ret_outside_of_finally(op_array):
    op_array.opcodes[11] = make(ops.FAST_RET, (2, 1), (UNUSED, 0))
    return 11


@corruption("fast-call", "early")
def fast_ret_into_a_try_that_is_not_there(op_array):
    op_array.opcodes[10].op2 = 4
    return 10


@corruption("finally-entry", "early")
def finally_block_fallen_into(op_array):
    nop(op_array, 7)
    return 7


@corruption("finally-entry", "early")
def finally_block_jumped_to(op_array):
    op_array.opcodes[7].op1 = 8
    return 7


@corruption("finally-entry", "early")
def jump_into_the_middle_of_a_finally_block(op_array):
    op_array.opcodes[7].op1 = 9
    return 7


@corruption("finally-exit", "early")
def jump_out_of_a_finally_block(op_array):
    insert(op_array, 9, make(ops.JMPZ, (CV, 0), (UNUSED, 12)))
    return 9


@corruption("catch-entry", "safe")
def catch_block_fallen_into(op_array):
    nop(op_array, 9)
    return 9


@corruption("catch-entry", "safe")
def catch_block_jumped_to(op_array):
    op_array.opcodes[9].op1 = 14
    return 9


@corruption("jump", "safe")
def catch_that_looks_on_past_the_end(op_array):
    op_array.opcodes[10].op2 = 99
    return 10


@pytest.mark.parametrize(("rule", "function", "spoil"), [value for value in globals().values()
                                                        if isinstance(value, type(pytest.param()))])
def test_rejects(rule, function, spoil):
    rejected(rule, function, spoil)
