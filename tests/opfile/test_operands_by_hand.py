"""Operands that opcodes take and PHP's compiler never gives them: what an op-array written by hand does with them."""
from __future__ import annotations

import pytest

from zvm.engine import Engine
from zvm.opfile.assembler.assembling import assemble

BY_REFERENCE = """
.function "reference"
    .flags 0x1000
    .vars $kept
    .static "kept" 4
    .code
        BIND_STATIC $kept ext 1
        RETURN_BY_REF $kept
.end
.function "plain"
    .vars $kept
    .static "kept" 4
    .code
        BIND_STATIC $kept ext 0
        POST_INC $kept -> T0
        FREE T0
        RETURN $kept
.end
.function "take"
    .param "value" _
    .code
        RECV %1, %1022 -> $value
        CONCAT $value, ";" -> T0
        ECHO T0
        RETURN null
.end
.function "change"
    .param "value" _ by-reference
    .code
        RECV %1, %1022 -> $value
        ASSIGN $value, "changed"
        RETURN null
.end
"""


def run(body: str, native: bool, functions: str = BY_REFERENCE) -> str:
    """What the oplines print."""
    written: list[bytes] = []
    text = f"{functions}\n.main\n    .code\n{body}\n        RETURN 1\n.end\n"
    engine = Engine([("display_errors", "1"), ("html_errors", "0")], written.append, native=native)
    engine.run_op_array_file(assemble(text, "program.zasm"), "program.zasm")
    return b"".join(written).decode("latin-1")


def shown(*oplines: str, result: str = "T0") -> str:
    """The oplines, the last of which has a result that is printed."""
    return "\n".join([*oplines[:-1], f"{oplines[-1]} -> {result}", f"ECHO {result}", 'ECHO ";"'])


ROWS = {
    "ADD": [("2.5", "2", "4.5"), ("2.5", "0.5", "3"), ("2.5", '"1"', "3.5"),
            (f"{2**63 - 1}", "1", "9.2233720368548E+18")],
    "MUL": [("2.5", "2", "5"), ("2.5", "0.5", "1.25"), ("2.5", '"2"', "5"), ("3", "4", "12"), ("3", "0.5", "1.5")],
    "IS_EQUAL": [("3", "3", "1"), ("3", "4", ""), ("3", '"3"', "1"), ("3", "3.0", "1"), ("1.5", "1.5", "1"),
                 ('"a"', '"a"', "1")],
    "IS_NOT_EQUAL": [("3", "3", ""), ("3", "4", "1"), ("3", '"3"', ""), ('"a"', '"a"', ""), ("1.5", "2.5", "1")],
    "IS_IDENTICAL": [("3", "3", "1"), ("3", "4", ""), ("3", '"3"', ""), ("null", "null", "1"), ('"a"', '"a"', "1")],
    "IS_NOT_IDENTICAL": [("3", "3", ""), ("3", "4", "1"), ("3", '"3"', "1"), ("1.5", "null", "1"), ("1.5", "1.5", "")],
    "BW_AND": [("6", "3", "2"), ("6", '"3"', "2")],
    "BW_OR": [("6", "3", "7"), ("6", '"3"', "7")],
    "BW_XOR": [("6", "3", "5"), ("6", '"3"', "5")],
}
CONSTANTS_FIRST = {  # the compiler puts the constant of a commutative operator last
    f"{opcode} {literal}, {value}": (opcode, literal, value, expected)
    for opcode, rows in ROWS.items() for literal, value, expected in rows
}


@pytest.mark.parametrize("native", [False, True], ids=["python", "native"])
@pytest.mark.parametrize("case", CONSTANTS_FIRST)
def test_constants_that_come_first(case: str, native: bool) -> None:
    opcode, literal, value, expected = CONSTANTS_FIRST[case]
    of_variable = shown(f"ASSIGN $v, {value}", f"{opcode} {literal}, $v")
    of_temporary = shown("ASSIGN $v, " + value, "QM_ASSIGN $v -> T1", f"{opcode} {literal}, T1")
    of_constant = shown(f"{opcode} {literal}, {value}")
    branches = [f"ASSIGN $v, {value}"]
    if opcode.startswith("IS_"):
        for number, jump in enumerate(("JMPZ", "JMPNZ")):
            for operand in ("$v", "T1"):
                label = f"after{number}{operand[1:]}"
                branches += ["QM_ASSIGN $v -> T1"] if operand == "T1" else []
                branches += [f"{opcode} {literal}, {operand} -> T0", f"{jump} T0, {label}", 'ECHO "went on;"',
                             f"{label}:"]
    wanted = f"{expected};" * 3
    if opcode.startswith("IS_"):
        wanted += "went on;" * 2
    assert run("\n".join([of_variable, of_temporary, of_constant, *branches]), native) == wanted


CALL = """
    INIT_FCALL %112, "reference" ext 0
    DO_UCALL -> V0
"""
PROGRAMS = {
    "an undefined container of list()": ("""
        FETCH_LIST_R $none, 0 -> V0
        ASSIGN $v, V0
        FETCH_LIST_R $none, $nothing -> V0
        ASSIGN $v, V0
        """, "|".join(f"Warning: Undefined variable ${name}" for name in ("none", "none", "nothing"))),
    "list() of a variable and of a reference": ("""
        ASSIGN $v, [7, 8]
        FETCH_LIST_R $v, 1 -> V0
        ECHO V0
        ASSIGN_REF $r, $v
        ASSIGN $i, 0
        FETCH_LIST_R $r, $i -> V0
        ECHO V0
        QM_ASSIGN 1 -> T1
        FETCH_LIST_R $r, T1 -> V0
        ECHO V0
        """, "878"),
    "CHECK_VAR": ("""
        CHECK_VAR $none
        ASSIGN $v, 1
        CHECK_VAR $v
        ECHO $v
        """, "Warning: Undefined variable $none|1"),
    "results of functions that are assigned to": (f"""
        {CALL}
        ASSIGN V0, 9
        {CALL}
        ECHO V0
        """, "9"),
    "results of functions that are changed": (f"""
        {CALL}
        ASSIGN_OP V0, 5 ext 1
        {CALL}
        POST_INC V0 -> T1
        ECHO T1
        {CALL}
        POST_DEC V0 -> T1
        ECHO T1
        {CALL}
        PRE_DEC V0 -> T1
        ECHO T1
        {CALL}
        PRE_INC V0 -> T1
        ECHO T1
        """, "91089"),
    "a place that is sent": ("""
        ASSIGN $v, ["e"]
        INIT_FCALL_BY_NAME _, "change" ext 1
        FETCH_DIM_W $v, 0 -> V0
        SEND_VAR_EX V0, %1
        DO_FCALL_BY_NAME
        FETCH_DIM_R $v, 0 -> T1
        ECHO T1
        INIT_FCALL_BY_NAME _, "take" ext 1
        FETCH_DIM_W $v, 0 -> V0
        SEND_VAR_EX V0, %1
        DO_FCALL_BY_NAME
        """, "changedchanged;"),
    "places that properties are bound to": ("""
        ASSIGN $v, ["e"]
        CAST {"p": 1} -> T0 ext 8
        ASSIGN $o, T0
        FETCH_DIM_W $v, 0 -> V1
        ASSIGN_OBJ_REF $o, "p"
        OP_DATA V1
        ASSIGN_OBJ $o, "p"
        OP_DATA "bound"
        FETCH_DIM_R $v, 0 -> T2
        ECHO T2
        """, "bound"),
    "a static variable by value": ("""
        INIT_FCALL %112, "plain" ext 0
        DO_UCALL -> V0
        ECHO V0
        INIT_FCALL %112, "plain" ext 0
        DO_UCALL -> V0
        ECHO V0
        """, "55"),
    "a reference that is sent as noted": (f"""
        INIT_FCALL_BY_NAME _, "take" ext 1
        CHECK_FUNC_ARG _, %1
        {CALL}
        SEND_FUNC_ARG V0, %1
        DO_FCALL_BY_NAME
        INIT_FCALL_BY_NAME _, "change" ext 1
        CHECK_FUNC_ARG _, %1
        {CALL}
        SEND_FUNC_ARG V0, %1
        DO_FCALL_BY_NAME
        {CALL}
        ECHO V0
        """, "4;changed"),
}


@pytest.mark.parametrize("native", [False, True], ids=["python", "native"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str, native: bool) -> None:
    body, expected = PROGRAMS[name]
    printed = [line.partition(" in program.zasm")[0] for line in run(body, native).split("\n") if line]
    assert "|".join(printed) == expected
