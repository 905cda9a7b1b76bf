"""The dumper's parts on oplines made by hand; whole listings are held against OPcache's in tests/compiler."""
import pytest

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.dump import dump_op_array, opline_record
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, VAR, LiveRange, OpArray, Opline, TryCatchElement


def line(opcode, op1=None, op2=None, result=None, extended=0, literals=(), variables=("a", "b")):
    op_array = OpArray("x.php")
    op_array.literals, op_array.vars = list(literals), list(variables)
    opline = Opline(opcode, 1)
    if op1 is not None:
        opline.op1_type, opline.op1 = op1
    if op2 is not None:
        opline.op2_type, opline.op2 = op2
    if result is not None:
        opline.result_type, opline.result = result
    opline.extended_value = extended
    return "".join(opline_record(op_array, opline))


@pytest.mark.parametrize(("value", "text"), [
    (None, "null"), (True, "bool(true)"), (False, "bool(false)"), (-3, "int(-3)"), (1.0, "float(1)"),
    (0.1, "float(0.1)"), (1e121, "float(1e+121)"), (2147483648.0, "float(2.14748e+09)"), (float("inf"), "float(inf)"),
    (-0.0, "float(-0)"),
    ("a\"b\n", 'string("a"b\n")'), ("cut\0here", 'string("cut")'), (object(), "zval(type=11)"),
])
def test_constants(value, text):
    assert line(ops.ECHO, (CONST, 0), literals=[value]) == f"ECHO {text}"


def test_variables():
    assert line(ops.ADD, (CV, 1), (VAR, 2), (TMP_VAR, 3)) == "T3 = ADD CV1($b) V2"


def test_jump_in_an_operand():
    assert line(ops.JMP, (0, 12)) == "JMP 0012"
    assert line(ops.JMPZ, (CV, 0), (0, 7)) == "JMPZ CV0($a) 0007"


def test_jump_in_the_extended_value():
    assert line(ops.FE_FETCH_R, (VAR, 2), (CV, 0), extended=9) == "FE_FETCH_R V2 CV0($a) 0009"


def test_jump_table():
    table = {"x": 3, "y\0z": 5}
    assert line(ops.SWITCH_STRING, (CV, 0), (CONST, 0), extended=8, literals=[table]) == (
        'SWITCH_STRING CV0($a) "x": 0003, "y": 0005, default: 0008')


def test_last_catch_has_no_jump():
    assert line(ops.CATCH, (CONST, 0), (0, 4), (CV, 0), literals=["E"]) == 'CV0($a) = CATCH string("E") 0004'
    assert line(ops.CATCH, (CONST, 0), (0, 0), (CV, 0), f.LAST_CATCH, ["E"]) == 'CV0($a) = CATCH string("E")'


def test_class_fetches():
    fetch = f.FETCH_CLASS_SELF | f.FETCH_CLASS_EXCEPTION
    assert line(ops.FETCH_CLASS_CONSTANT, (0, fetch), (CONST, 0), (TMP_VAR, 2), literals=["X"]) == (
        'T2 = FETCH_CLASS_CONSTANT (self) (exception) string("X")')


def test_extended_values():
    assert line(ops.CAST, (CV, 0), None, (TMP_VAR, 2), t.IS_DOUBLE) == "T2 = CAST (double) CV0($a)"
    assert line(ops.TYPE_CHECK, (CV, 0), None, (TMP_VAR, 2), t.MAY_BE_BOOL) == "T2 = TYPE_CHECK (bool) CV0($a)"
    assert line(ops.TYPE_CHECK, (CV, 0), None, (TMP_VAR, 2), t.MAY_BE_ANY & ~t.MAY_BE_FALSE & ~t.MAY_BE_RESOURCE) == (
        "T2 = TYPE_CHECK TYPE [null, true, long, double, string, array, object] CV0($a)")
    assert line(ops.ASSIGN_OP, (CV, 0), (CV, 1), extended=ops.CONCAT) == "ASSIGN_OP (CONCAT) CV0($a) CV1($b)"
    assert line(ops.INIT_ARRAY, (CV, 0), None, (TMP_VAR, 2), 3 << f.ARRAY_SIZE_SHIFT | f.ARRAY_ELEMENT_REF) == (
        "T2 = INIT_ARRAY 3 (packed) (ref) CV0($a) NEXT")
    assert line(ops.INCLUDE_OR_EVAL, (CV, 0), None, (VAR, 2), f.REQUIRE_ONCE) == (
        "V2 = INCLUDE_OR_EVAL (require_once) CV0($a)")


def test_listing():
    op_array = OpArray("/dir/x.php")
    op_array.function_name, op_array.line_start, op_array.line_end = "f", 3, 9
    op_array.vars, op_array.T, op_array.num_args = ["a"], 2, 1
    op_array.opcodes = [Opline(ops.NOP, 3), Opline(ops.NOP, 4)]
    op_array.live_range = [LiveRange(1, 1, 0, 2)]
    element = TryCatchElement(1)
    element.finally_op, element.finally_end = 2, 4
    op_array.try_catch_array = [TryCatchElement(0), element]
    assert dump_op_array(op_array, lines=True) == (
        "\nf:\n     ; (lines=2, args=1, vars=1, tmps=2)\n     ; (before optimizer)\n     ; /dir/x.php:3-9\n"
        "L0003 0000 NOP\nL0004 0001 NOP\n"
        "LIVE RANGES:\n     1: 0000 - 0002 (loop)\n"
        "EXCEPTION TABLE:\n     0000, -, -, -\n     0001, -, 0002, 0004")
