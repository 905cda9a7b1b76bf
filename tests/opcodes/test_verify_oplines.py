"""The verifier's rules about single oplines: one thing spoiled, one rule, one place."""
from __future__ import annotations

import pytest
from corrupting import CONST, CV, TMP_VAR, UNUSED, VAR, corruption, make, nop, ops, rejected


@corruption("terminator", "silent")
def no_oplines(op_array):
    op_array.opcodes.clear()
    op_array.live_range.clear()


@corruption("opcode", "both")
def unknown_opcode(op_array):
    op_array.opcodes[7].opcode = 250
    return 7


@corruption("opcode", "both")
def opcode_of_the_optimizer(op_array):
    op_array.opcodes[7].opcode = ops.JMPZNZ
    return 7


@corruption("operand-kind", "both")
def result_of_add_unused(op_array):
    op_array.opcodes[7].result_type = UNUSED
    return 7


@corruption("operand-kind", "choose")
def jump_with_a_constant_for_its_target(op_array):
    op_array.opcodes[8].op1_type = CONST
    return 8


@corruption("operand-kind", "choose")
def result_in_a_var_instead_of_a_tmp(op_array):
    op_array.opcodes[7].result_type = VAR
    return 7


@corruption("operand-kind", "loop")
def loop_over_a_tmp(op_array):
    op_array.opcodes[2].op1_type = TMP_VAR
    return 2


@corruption("operand-kind", "assign")
def assignment_to_a_constant(op_array):
    op_array.opcodes[6].op1_type = CONST
    return 6


@corruption("operand-kind", "both")
def kind_that_does_not_exist(op_array):
    op_array.opcodes[7].op1_type = 3
    return 7


@corruption("operand-kind", "ref")
def reference_assigned_from_a_constant(op_array):
    op_array.opcodes[20].opcode = ops.ASSIGN_OBJ_REF
    op_array.opcodes[21].op1_type, op_array.opcodes[21].op1 = CONST, 0
    op_array.opcodes[20].result_type = VAR
    return 21


@corruption("operand-number", "both")
def literal_out_of_range(op_array):
    op_array.opcodes[9].op1 = len(op_array.literals)
    return 9


@corruption("operand-number", "both")
def cv_out_of_range(op_array):
    op_array.opcodes[2].op1 = 1
    return 2


@corruption("operand-number", "both")
def temporary_out_of_range(op_array):
    op_array.opcodes[8].op1 = op_array.last_var + op_array.T
    return 8


@corruption("operand-number", "both")
def temporary_in_the_slot_of_a_cv(op_array):
    op_array.opcodes[7].result = 0
    return 7


@corruption("operand-number", "loop")
def negative_slot(op_array):
    op_array.opcodes[12].op1 = -1
    return 12


@corruption("operand-number", "loop")
def rope_added_to_elsewhere(op_array):
    op_array.opcodes[10].result = 4
    return 10


@corruption("op-data", "assign")
def op_data_missing(op_array):
    nop(op_array, 7)
    return 6


@corruption("op-data", "both")
def op_data_after_an_opline_that_has_none(op_array):
    op_array.opcodes[9] = make(ops.OP_DATA, (CV, 0))
    return 9


@corruption("op-data", "choose")
def op_data_at_the_very_start(op_array):
    op_array.opcodes[0] = make(ops.OP_DATA, (CV, 0))
    return 0


@corruption("op-data", "assign")
def op_data_cut_off_at_the_end(op_array):
    del op_array.opcodes[10:]
    return 9


@corruption("op-data", "swint")
def jump_into_op_data(op_array):
    op_array.opcodes[17].op2 = 19
    return 17


@corruption("operand-kind", "assign")
def op_data_unused(op_array):
    op_array.opcodes[7].op1_type = UNUSED
    return 7


@corruption("literal", "both")
def function_name_that_is_a_number(op_array):
    op_array.literals[op_array.opcodes[1].op2] = 3
    return 1


@corruption("literal", "safe")
def class_name_that_is_null(op_array):
    op_array.literals[op_array.opcodes[14].op1] = None
    return 14


@corruption("literal", "swint")
def class_of_a_static_property_that_is_a_bool(op_array):
    op_array.literals[op_array.opcodes[18].op2] = True
    return 18


@corruption("literal", "both")
def function_name_without_its_lower_case_form(op_array):
    opline = op_array.opcodes[1]
    del op_array.literals[opline.op2 + 1:]
    op_array.opcodes[4].op2 = 0  # of the literals that are left
    return 1


@corruption("literal", "both")
def function_name_whose_lower_case_form_is_a_number(op_array):
    op_array.literals[op_array.opcodes[1].op2 + 1] = 7
    return 1


@corruption("literal", "swint")
def array_searched_that_is_a_string(op_array):
    number = next(number for number, opline in enumerate(op_array.opcodes) if opline.opcode == ops.IN_ARRAY)
    op_array.literals[op_array.opcodes[number].op2] = "ab"
    return number


@corruption("literal", "assign")
def value_that_is_a_jump_table(op_array):
    number = next(number for number, opline in enumerate(op_array.opcodes)
                  if opline.opcode == ops.FETCH_DIM_W and opline.op2_type == CONST)
    op_array.literals[op_array.opcodes[number].op2] = {1: 2}
    return number


@corruption("literal", "both")
def function_name_that_was_written_as_another_string(op_array):
    op_array.opcodes[1].cache = "g"  # which would be taken for what its cache holds
    return 1


@corruption("literal", "assign")
def key_that_was_written_as_another_string(op_array):
    number = next(number for number, opline in enumerate(op_array.opcodes)
                  if opline.opcode == ops.FETCH_DIM_W and opline.op2_type == CONST)
    op_array.literals.append("2")
    op_array.opcodes[number].op2 = len(op_array.literals) - 2
    op_array.literals[-2] = 1
    op_array.opcodes[number].cache = "2"
    return number


@corruption("this", "nullsafe")
def this_in_a_function(op_array):
    number = next(number for number, opline in enumerate(op_array.opcodes)
                  if opline.opcode == ops.INIT_METHOD_CALL)
    op_array.opcodes[number].op1_type = UNUSED
    return number


@corruption("jump-table", "sw")
def jump_table_that_is_a_string(op_array):
    op_array.literals[op_array.opcodes[16].op2] = "18"
    return 16


@corruption("jump-table", "swint")
def string_case_in_a_table_of_ints(op_array):
    op_array.literals[op_array.opcodes[1].op2]["a"] = 13
    return 1


@corruption("jump-table", "swint")
def jump_table_out_of_range(op_array):
    op_array.literals[op_array.opcodes[1].op2][2] = 99
    return 1


@corruption("jump-table", "sw")
def default_out_of_range(op_array):
    op_array.opcodes[16].extended_value = -5
    return 16


@corruption("jump", "choose")
def jump_past_the_end(op_array):
    op_array.opcodes[8].op1 = len(op_array.opcodes)
    return 8


@corruption("jump", "loop")
def loop_that_ends_before_the_start(op_array):
    op_array.opcodes[2].extended_value = -1
    return 2


@corruption("extended-value", "swint")
def compound_assignment_by_something_not_binary(op_array):
    op_array.opcodes[18].extended_value = ops.ASSIGN
    return 18


@corruption("extended-value", "ref")
def cast_to_no_type(op_array):
    op_array.opcodes[3].extended_value = 77
    return 3


@corruption("extended-value", "both")
def negative_argument_count(op_array):
    op_array.opcodes[1].extended_value = -2
    return 1


@corruption("definition", "closure")
def closure_that_is_not_defined(op_array):
    op_array.opcodes[2].op2 = 1
    return 2


@corruption("static-variable", "assign")
def static_variable_that_is_not_there(op_array):
    op_array.opcodes[3].extended_value += 1 << 3
    return 3


@corruption("receive", "assign")
def parameter_not_received(op_array):
    nop(op_array, 1)
    return 2


@corruption("receive", "assign")
def parameters_received_in_the_wrong_order(op_array):
    op_array.opcodes[0], op_array.opcodes[1] = op_array.opcodes[1], op_array.opcodes[0]
    return 0


@corruption("receive", "assign")
def variadic_parameter_received_as_a_plain_one(op_array):
    op_array.opcodes[2].opcode = ops.RECV
    return 2


@corruption("receive", "both")
def parameter_received_twice(op_array):
    op_array.opcodes[8] = make(ops.RECV, (UNUSED, 1), (UNUSED, 0), (CV, 0))
    return 8


@corruption("receive", "loop")
def more_parameters_than_received(op_array):
    op_array.num_args = 2


@corruption("receive", "loop")
def parameter_received_into_another_variable(op_array):
    op_array.opcodes[0].result = 1
    return 0


@corruption("generator", "gen")
def return_in_a_generator(op_array):
    op_array.opcodes[8].opcode = ops.RETURN
    return 8


@corruption("generator", "both")
def yield_in_a_function(op_array):
    op_array.opcodes[9] = make(ops.YIELD)
    return 9


@corruption("generator", "gen")
def generator_never_made(op_array):
    nop(op_array, 1)


@corruption("generator", "gen")
def generator_made_within_its_body(op_array):
    op_array.opcodes[1], op_array.opcodes[4] = op_array.opcodes[4], op_array.opcodes[1]
    return 4


@corruption("rope", "loop")
def part_of_a_rope_left_out(op_array):
    nop(op_array, 11)
    return 12


@corruption("rope", "loop")
def rope_that_ends_early(op_array):
    op_array.opcodes[9].extended_value = 5
    return 12


@corruption("terminator", "both")
def falls_off_the_end(op_array):
    op_array.opcodes[9] = make(ops.NOP)
    return 9


@pytest.mark.parametrize(("rule", "function", "spoil"), [value for value in globals().values()
                                                        if isinstance(value, type(pytest.param()))])
def test_rejects(rule, function, spoil):
    rejected(rule, function, spoil)
