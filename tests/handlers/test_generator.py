"""The handler generator: toy definitions in, exact handlers out, and what it refuses."""
from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from zvm.handlers.generator.catalogue import Catalogue
from zvm.handlers.generator.definition_vocabulary import FUNCTIONS
from zvm.handlers.generator.flag_words import flag_word
from zvm.handlers.generator.model import DefinitionError
from zvm.handlers.generator.parsing import check_numbers, parse_source
from zvm.handlers.generator.pipeline import generate, make_plans
from zvm.handlers.generator.plan import Call, walk
from zvm.handlers.generator.specialise import variants
from zvm.handlers.generator.targets.index import print_index
from zvm.handlers.generator.targets.metadata import BITS, properties
from zvm.handlers.generator.targets.python import print_topic

ROOT = Path(__file__).resolve().parent.parent.parent


def handlers(source: str) -> dict[str, str]:
    """Handler name → its body (or the name it is an alias of)."""
    plans = make_plans(parse_source(dedent(source), "toys.py", "toys"), Catalogue(ROOT))
    topic = print_topic("toys", [each for members in plans.values() for each in members])
    found = {}
    for block in topic.source.split("\n\n\n")[1:]:
        head, _, body = block.partition("\n")
        if head.startswith("def "):
            found[head[4:head.index("(")]] = dedent(body.partition("\n\n")[0]).strip()
            block = body.partition("\n\n")[2]
        for line in block.splitlines():
            if " = " in line and not line.startswith(" "):
                name, _, twin = line.partition(" = ")
                found[name] = twin
    return found


def refused(source: str) -> str:
    with pytest.raises(DefinitionError) as caught:
        handlers(source)
    return str(caught.value)


NEGATE = """
    @opcode(1, op1=CONST | TMPVAR | CV, result=TMP)
    def NEGATE(value: Raw[op1]):
        \"\"\"result := -value\"\"\"
        if type(value) is int:
            return -value
        return slow(convert.to_int, value)
"""


def test_constant_operand_is_read_from_the_opline():
    assert handlers(NEGATE)["NEGATE_CONST"] == dedent("""\
        slots = ex.slots
        value = op.const1
        if type(value) is int:
            slots[op.result] = -value
            return op.next
        ex.opline = op
        slots[op.result] = convert_to_int(ex.engine, value)
        return op.next""")


def test_temporary_is_cleared_only_where_it_may_hold_more_than_a_scalar():
    assert handlers(NEGATE)["NEGATE_TMPVAR"] == dedent("""\
        slots = ex.slots
        value = slots[op.op1]
        if type(value) is int:
            slots[op.result] = -value
            return op.next
        ex.opline = op
        slots[op.op1] = None
        if type(value) is Reference:
            value = value.value
        slots[op.result] = convert_to_int(ex.engine, value)
        return op.next""")


def test_undefined_cv_is_reported_off_the_fast_path():
    assert handlers(NEGATE)["NEGATE_CV"].endswith(dedent("""\
        ex.opline = op
        if type(value) is Reference:
            value = value.value
        elif value is UNDEF:
            value = variables_undefined_cv(ex, op, op.op1)
        slots[op.result] = convert_to_int(ex.engine, value)
        return op.next"""))


def test_kind_tests_are_folded_and_dead_branches_vanish():
    found = handlers("""
        @opcode(1, op1=CONST | CV, result=TMP)
        def SAME(value: Raw[op1]):
            \"\"\"result := value\"\"\"
            if op1 is CV:
                settle(value)
            return value
    """)
    assert found["SAME_CONST"] == "value = op.const1\nex.slots[op.result] = value\nreturn op.next"
    assert "UNDEF" in found["SAME_CV"]


def test_int_constants_get_a_variant_without_the_type_test():
    found = handlers("""
        @opcode(1, op1=CONST | CV, op2=CONST | CV, result=TMP, rules=NO_CONST_CONST | LONG_CONST)
        def SUM(left: Raw[op1], right: Raw[op2]):
            \"\"\"result := left + right\"\"\"
            if type(left) is int and type(right) is int:
                return left + right
            return 0
    """)
    assert found["SUM_CV_LONG"] == dedent("""\
        slots = ex.slots
        left = slots[op.op1]
        right = op.const2
        if type(left) is int:
            slots[op.result] = left + right
            return op.next
        slots[op.result] = 0
        return op.next""")
    assert "left + right" not in found["SUM_CV_CONST"]
    assert "SUM_CONST_CONST" not in found


def test_smart_branch_decides_the_jump():
    found = handlers("""
        @opcode(1, op1=CV, op2=CV, result=TMP, rules=SMART_BRANCH)
        def LESS(left: Raw[op1], right: Raw[op2]):
            \"\"\"result := left < right\"\"\"
            return left < right
    """)
    fetch = "slots = ex.slots\nleft = slots[op.op1]\nright = slots[op.op2]\n"
    assert found["LESS_CV_CV"] == fetch + "slots[op.result] = left < right\nreturn op.next"
    assert found["LESS_CV_CV_JMPZ"] == fetch + "return op.next if left < right else op.target"
    assert found["LESS_CV_CV_JMPNZ"] == fetch + "return op.target if left < right else op.next"


def test_place_of_a_cv_and_of_a_var():
    found = handlers("""
        @opcode(1, op1=VAR | CV, op2=CONST, result=TMP | UNUSED)
        def SET(variable: Place[op1], value: Raw[op2]):
            \"\"\"variable := value\"\"\"
            put(variable, value)
            return value
    """)
    assert found["SET_CV_CONST_RETVAL_UNUSED"] == dedent("""\
        variable_key = op.op1
        value = op.const2
        ex.slots[variable_key] = value
        return op.next""")
    assert found["SET_VAR_CONST_RETVAL_USED"] == dedent("""\
        slots = ex.slots
        variable = slots[op.op1]
        slots[op.op1] = None
        if type(variable) is tuple:
            variable_container, variable_key = variable
        else:
            variable_container = [variable]
            variable_key = 0
        value = op.const2
        variable_container[variable_key] = value
        slots[op.result] = value
        return op.next""")


def test_op_data_is_fetched_from_the_opline_behind():
    found = handlers("""
        @opcode(1, op1=CV, op2=UNUSED | NEXT, op_data=CONST | TMP)
        def PUSH(array: Raw[op1], dim: Raw[op2], value: Raw[op_data]):
            \"\"\"array[] := value\"\"\"
            array.append(dim, value)
            return
    """)
    assert found["PUSH_CV_OP_DATA_TMP"] == dedent("""\
        slots = ex.slots
        data = op.next
        array = slots[op.op1]
        dim = NEXT
        value = slots[data.op1]
        array.append(dim, value)
        slots[data.op1] = None
        return data.next""")
    assert found["PUSH_CV_OP_DATA_CONST"].endswith("value = data.const1\narray.append(dim, value)\nreturn data.next")


def test_exits_that_jump():
    found = handlers("""
        @opcode(1, op1=CV, op2=JMP_ADDR)
        def BRANCH(value: Raw[op1]):
            \"\"\"go to target if value\"\"\"
            if value is None:
                return jump()
            if value is True:
                return switch_frame()
            return jump_if(value == 0)
    """)
    assert found["BRANCH_CV"] == dedent("""\
        value = ex.slots[op.op1]
        if value is None:
            return op.target
        if value is True:
            return None
        return op.target if value == 0 else op.next""")


def test_split_values_of_extended_value():
    opcodes = parse_source(dedent("""
        @opcode(1, op1=CV, result=TMP, ext=ISSET, split=(ISEMPTY,))
        def ASK(value: Is[op1]):
            \"\"\"result := isset or empty\"\"\"
            if extended_value is ISEMPTY:
                return value is None
            return value is not None
    """), "toys.py", "toys")
    assert [variant.name for variant in variants(opcodes[0])] == ["ASK_CV", "ASK_CV_ISEMPTY"]
    row = 'HandlerRow("toys", "ASK", _0, split_mask=flags.ISEMPTY, by_value={flags.ISEMPTY: "_ISEMPTY"})'
    assert row in print_index(opcodes)


def test_twins_share_one_function():
    found = handlers("""
        @opcode(1)
        def NOTHING():
            \"\"\"nothing\"\"\"
            return

        @opcode(2)
        def STILL_NOTHING():
            \"\"\"nothing\"\"\"
            return
    """)
    assert found == {"NOTHING": "return op.next", "STILL_NOTHING": "NOTHING"}


def test_generic_handlers_look_at_the_operand_kinds():
    found = handlers("""
        @opcode(1, op1=CONST | CV, result=TMP | UNUSED, rules=GENERIC)
        def COLD(value: Read[op1]):
            \"\"\"result := value\"\"\"
            if op1 is CV:
                return 1
            return value
    """)
    assert found["COLD"] == dedent("""\
        slots = ex.slots
        value = operands_read(ex, op, op.op1_type, op.op1, op.const1)
        if op.op1_type & 8:
            if op.result_type:
                slots[op.result] = 1
            return op.next
        if op.result_type:
            slots[op.result] = value
        return op.next""")


def test_flag_word_is_zends():
    source = """
        @opcode(81, op1=CONST | TMPVAR | CV, op2=CONST | TMPVAR | UNUSED | NEXT | CV, ext=ISSET, rules=NO_HANDLER)
        def ONE():
            \"\"\"\"\"\"
    """
    with pytest.raises(DefinitionError):
        parse_source(dedent(source), "toys.py", "toys")
    opcode = parse_source(dedent(source.replace('""""""', '"""declared"""')), "toys.py", "toys")[0]
    assert flag_word(opcode) == 0x00026707


def test_properties_are_inferred_from_the_body():
    opcodes = parse_source(dedent("""
        @opcode(1, op1=VAR, result=TMP | UNUSED)
        def CALL(value: Peek[op1]):
            \"\"\"calls\"\"\"
            convert.to_int(engine, value)
            return switch_frame()
    """), "toys.py", "toys")
    word = properties(opcodes[0], make_plans(opcodes, Catalogue(ROOT))["CALL"])
    names = {name for name, (bit, _) in BITS.items() if word & bit}
    assert names == {"MAY_THROW", "SWITCHES_FRAME", "RESULT_TMP", "RESULT_UNUSED", "KEEPS_OP1"}


def toy(body: str, keywords: str = "op1=CV, result=TMP", parameters: str = "value: Raw[op1]") -> str:
    return f'@opcode(1, {keywords})\ndef TOY({parameters}):\n    """does"""\n    ' + body.replace("\n", "\n    ") + "\n"


@pytest.mark.parametrize(("source", "message"), [
    (toy("if value is None:\n    return 1"), "toys.py:4: TOY: a path of TOY_CV ends without an exit"),
    (toy("for x in value:\n    return x\nreturn 1"), "toys.py:5: TOY: an exit stands inside a loop or try"),
    (toy("return unheard_of(value)"), "toys.py:4: TOY: unheard_of is no parameter, local or word of the vocabulary"),
    (toy("return convert.to_int(engine, value)"),
     "toys.py:4: TOY: value may be undefined or a Reference here: settle it first"),
    (toy("return convert.no_such(1)"), "toys.py:4: TOY: zvm.runtime.values.convert has no no_such"),
    (toy("return convert.type_name(1)"),
     "toys.py:4: TOY: convert.type_name is not declared in definition_vocabulary.py, with its effects"),
    (toy("if op1 is TMPVAR:\n    return 1\nreturn 2"), "toys.py:4: TOY: op1 is never TMPVAR"),
    (toy("return 1", "op1=CV"), "toys.py:4: TOY: return value in an opcode without result"),
    (toy("return 1\nreturn 2"), "toys.py:5: TOY: is never reached"),
    (toy("return lambda: 1"), "toys.py:4: TOY: functions inside a definition are refused"),
    (toy("return value", "op1=VAR, result=TMP", "value: Place[op1]"),
     "toys.py:4: TOY: value is a Place: only get, put and arguments of calls"),
    (toy("return 1", "op1=CV, result=TMP", "value: Glance[op1]"), "toys.py:2: TOY: Glance is not a fetch mode"),
    (toy("return 1", "op1=CONST | CV, result=TMP, op1_literal=CHEESE", ""),
     "toys.py:1: TOY: CHEESE is not a op1_literal"),
    (toy("return 1", "op1=CV, result=TMP, op1_literal=NAME", ""), "toys.py:2: TOY: op1 is never CONST, so no NAME"),
    (toy("return 1", "op1=CHEESE, result=TMP"), "toys.py:1: TOY: CHEESE is not a kind of operand"),
    (toy("return 1", "result=TMP", "value: Raw[op1]"),
     "toys.py:2: TOY: op1 is ANY: fetch it as Num or Slot, or give its kinds"),
    (toy("with value:\n    pass\nreturn 1"), "toys.py:4: TOY: With has no place in a definition"),
])
def test_refuses(source: str, message: str):
    assert refused(source) == message


def test_refuses_a_number_used_twice():
    opcodes = parse_source(toy("return 1") + toy("return 1").replace("TOY", "TOO"), "toys.py", "toys")
    with pytest.raises(DefinitionError, match="1 is defined in toys.py:2 already"):
        check_numbers(opcodes)


def test_every_declared_function_is_used():
    """A declaration that is not needed any more is a second truth about the function."""
    generated = generate(ROOT)
    called = {node.function for plans in generated.plans.values() for each in plans
              for node in walk(each.steps) if isinstance(node, Call)}
    assert {name for name, function in FUNCTIONS.items() if function not in called} == set()


def test_generated_files_are_fresh():
    for name, text in generate(ROOT).files.items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run scripts/gen_handlers.py"
