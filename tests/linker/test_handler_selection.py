"""Which handler an opline gets."""
from __future__ import annotations

import pytest

from zvm.linker import handler_selection
from zvm.linker.handler_selection import MissingHandler, handler_for
from zvm.opcodes import flags, types
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR, Opline


def opline(opcode: int, op1: int = UNUSED, op2: int = UNUSED, result: int = UNUSED, extended_value: int = 0,
           number: int = 0, **fields: object) -> Opline:
    made = Opline(opcode, 1)
    made.op1_type, made.op2_type, made.result_type, made.extended_value = op1, op2, result, extended_value
    made.next = Opline(ops.NOP, 1)
    made.op1 = number
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def name_for(made: Opline) -> str:
    return handler_for(made).__name__


@pytest.mark.parametrize(("made", "name"), [
    (opline(ops.ADD, CV, CV, TMP_VAR), "ADD_CV_CV"),
    (opline(ops.ADD, CV, CONST, TMP_VAR, const2=1.5), "ADD_CV_CONST"),
    (opline(ops.ADD, CV, CONST, TMP_VAR, const2=1), "ADD_CV_LONG"),
    (opline(ops.ADD, CV, CONST, TMP_VAR, const2=True), "ADD_CV_CONST"),
    (opline(ops.ADD, CONST, VAR, TMP_VAR, const1=1), "ADD_LONG_TMPVAR"),
    (opline(ops.ADD, CONST, CONST, TMP_VAR, const1=1, const2=2), "ADD_CONST_CONST"),
    (opline(ops.ASSIGN, CV, TMP_VAR), "ASSIGN_CV_TMP_RETVAL_UNUSED"),
    (opline(ops.ASSIGN, VAR, VAR, TMP_VAR), "ASSIGN_VAR_VAR_RETVAL_USED"),
    (opline(ops.ASSIGN_OP, CV, CV, UNUSED, ops.CONCAT), "ASSIGN_OP_CV_CV_CONCAT_RETVAL_UNUSED"),
    (opline(ops.ASSIGN_OP, CV, CV, UNUSED, ops.POW), "ASSIGN_OP_CV_CV_RETVAL_UNUSED"),
    (opline(ops.CAST, CV, UNUSED, TMP_VAR, types.IS_LONG), "CAST_CV_IS_LONG"),
    (opline(ops.ISSET_ISEMPTY_CV, CV, UNUSED, TMP_VAR, flags.ISEMPTY | 64), "ISSET_ISEMPTY_CV_CV_ISEMPTY"),
])
def test_name_follows_from_operand_kinds(made: Opline, name: str):
    assert name_for(made) == name


def test_op_data_kind_is_part_of_the_name():
    made = opline(ops.ASSIGN_DIM, CV)
    made.next = opline(ops.OP_DATA, CV)
    assert name_for(made) == "ASSIGN_DIM_CV_UNUSED_OP_DATA_CV_RETVAL_UNUSED"


def test_comparison_and_its_branch_are_fused():
    target, behind = Opline(ops.NOP, 1), Opline(ops.NOP, 1)
    jump = opline(ops.JMPZ, TMP_VAR, number=7, target=target, next=behind)
    made = opline(ops.IS_SMALLER, CV, CONST, TMP_VAR, const2=3, next=jump)
    made.result = 7
    assert name_for(made) == "IS_SMALLER_CV_LONG_JMPZ"
    assert made.target is target
    assert made.next is behind


def test_branch_on_another_value_is_left_alone():
    jump = opline(ops.JMPZ, TMP_VAR, number=8, target=Opline(ops.NOP, 1))
    made = opline(ops.IS_SMALLER, CV, CV, TMP_VAR, next=jump)
    made.result = 7
    assert name_for(made) == "IS_SMALLER_CV_CV"
    assert made.next is jump


def test_operands_nothing_is_defined_for_fail_when_reached():
    made = opline(ops.FREE, CV)
    handler = handler_for(opline(ops.JMPZNZ, CV))
    frame = type("Frame", (), {})()
    with pytest.raises(MissingHandler, match="no handler for FREE"):
        handler(frame, made)


def test_a_handler_that_native_code_has_is_loaded_when_it_is_called(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(handler_selection, "HANDLERS", {})
    made, other = opline(ops.NOP), opline(ops.NOP)
    for each in (made, other):
        each.handler = handler_for(each, {"NOP"}.__contains__)
    assert made.handler is other.handler and made.handler.__name__ == "NOP"
    assert made.handler.__module__ == handler_selection.__name__
    assert made.handler(None, made) is made.next
    assert made.handler is handler_for(other) and made.handler.__module__.startswith("zvm.handlers.generated.")
    assert handler_for(opline(ops.NOP), {"NOP"}.__contains__) is made.handler
    assert other.handler(None, other) is other.next and other.handler is made.handler


def test_a_handler_that_is_replaced_is_not_put_back(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(handler_selection, "HANDLERS", {})
    made = opline(ops.NOP)
    late = handler_for(made, {"NOP"}.__contains__)
    made.handler = len
    assert late(None, made) is made.next
    assert made.handler is len
