"""Macros of the definition language: expansion, hygiene, and what is refused."""
from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from zvm.handlers.generator.catalogue import Catalogue
from zvm.handlers.generator.macros import Macro
from zvm.handlers.generator.model import DefinitionError
from zvm.handlers.generator.parsing import parse_directory, parse_macros, parse_source
from zvm.handlers.generator.pipeline import make_plans
from zvm.handlers.generator.targets.python import print_topic

ROOT = Path(__file__).resolve().parent.parent.parent

MACROS = '''
@macro
def store(value, flag):
    """ex.flags := value; ex.stack_left too, with the flag"""
    kept = value
    ex.flags = kept
    if flag:
        ex.stack_left = value

@macro
def find(slot, target):
    """slot := what is cached for the target"""
    try:
        slot = op.cache[target]
    except NOT_CACHED:
        slot = None

@macro
def leave_early(value):
    """leaves when the value is null"""
    if value is None:
        return jump()

@macro
def find_and_leave(target):
    """leaves when nothing is cached for the target"""
    find(found, target)
    leave_early(found)
'''


def shared() -> dict[str, Macro]:
    return parse_macros(MACROS, "macros.py")


def body(code: str, signature: str = "", own: str = "") -> str:
    """The one handler of an opcode with this body."""
    source = (dedent(own) + f'@opcode(1, op1=NUM, op2=JMP_ADDR)\ndef TOY({signature}):\n    """toy"""\n'
              + "".join(f"    {line}\n" for line in dedent(code).strip().splitlines()))
    plans = make_plans(parse_source(source, "toys.py", "toys", shared()), Catalogue(ROOT))
    text = print_topic("toys", plans["TOY"]).source
    return dedent(text.partition("def TOY(ex, op):")[2].partition("\n")[2]).strip()


def refused(code: str, signature: str = "", own: str = "") -> str:
    with pytest.raises(DefinitionError) as caught:
        body(code, signature, own)
    return str(caught.value)


def test_names_and_constants_are_put_in_and_tests_of_constants_folded():
    assert body("store(number, True)\nreturn", "number: Num[op1]") == dedent("""\
        number = op.op1
        kept = number
        ex.flags = kept
        ex.stack_left = number
        return op.next""")
    assert body("store(7, False)\nreturn") == "kept = 7\nex.flags = kept\nreturn op.next"


def test_other_arguments_are_evaluated_once_in_front():
    assert body("store(ex.call, True)\nreturn") == dedent("""\
        value = ex.call
        kept = value
        ex.flags = kept
        ex.stack_left = value
        return op.next""")


def test_locals_of_a_macro_do_not_clash_with_the_users():
    assert body("kept = 1\nstore(ex.call, False)\nex.stack_left = kept\nreturn") == dedent("""\
        kept = 1
        value = ex.call
        kept_2 = value
        ex.flags = kept_2
        ex.stack_left = kept
        return op.next""")
    assert body("store(ex.call, False)\nreturn", "value: Num[op1]").startswith("value_2 = ex.call")


def test_an_assigned_parameter_gives_a_local_back():
    assert body("target = ex.this\nfind(where, target)\nex.stack_left = where\nreturn") == dedent("""\
        target = ex.this
        try:
            where = op.cache[target]
        except NOT_CACHED:
            where = None
        ex.stack_left = where
        return op.next""")


def test_macros_may_use_macros_and_leave():
    assert body("if ex.stack_left:\n    find_and_leave(number)\nreturn", "number: Num[op1]") == dedent("""\
        number = op.op1
        if ex.stack_left:
            try:
                found = op.cache[number]
            except NOT_CACHED:
                found = None
            if found is None:
                return op.target
        return op.next""")


def test_a_file_may_have_macros_of_its_own():
    own = '@macro\ndef clear():\n    """no room"""\n    ex.stack_left = 0\n\n'
    assert body("clear()\nreturn", own=own) == "ex.stack_left = 0\nreturn op.next"


@pytest.mark.parametrize(("code", "message"), [
    ("stroe(1, True)\nreturn", "toys.py:4: TOY: stroe is no macro, nor a word of the language"),
    ("ex.stack_left = 0\nstore(1)\nreturn", "toys.py:5: TOY: store takes (value, flag), by position"),
    ("store(value=1, flag=True)\nreturn", "toys.py:4: TOY: store takes (value, flag), by position"),
    ("x = store(1, True)\nreturn", "toys.py:4: TOY: store is a macro: it is a statement, no expression"),
    ("leave_early(1)\nreturn", "toys.py:4: TOY: leave_early has exits: it stands at the end of a path only"),
    ("find_and_leave(1)\nreturn", "toys.py:4: TOY: find_and_leave has exits: it stands at the end of a path only"),
    ("for x in ex.slots:\n    leave_early(x)\nreturn", "toys.py:5: TOY: an exit stands inside a loop or try"),
    ("leave_early(1)", "toys.py:4: TOY: a path of TOY ends without an exit"),
    ("find(1, 2)\nreturn", "toys.py:4: TOY: find assigns slot: pass a local, and nowhere else"),
    ("find(x, x)\nreturn", "toys.py:4: TOY: find assigns slot: pass a local, and nowhere else"),
    ("NOT_CACHED = 1\nfind(x, 2)\nreturn", "toys.py:5: TOY: NOT_CACHED, a word that find uses, is a local here"),
])
def test_misuse_is_refused_where_it_stands(code: str, message: str):
    assert refused(code) == message


@pytest.mark.parametrize(("macro", "message"), [
    ('def again():\n    """again"""\n    again()', "4: again: again is no macro, nor a word of the language"),
    ('def jump():\n    """jumps"""\n    ex.stack_left = 0', "2: jump: the name is taken"),
    ("def bare():\n    ex.stack_left = 0", "2: bare: needs a docstring and a body"),
    ('def many(*all):\n    """all"""\n    ex.stack_left = 0', "2: many: parameters of a macro are plain names"),
])
def test_declarations_are_checked(macro: str, message: str):
    with pytest.raises(DefinitionError) as caught:
        parse_macros(f"@macro\n{macro}\n", "macros.py")
    assert str(caught.value) == f"macros.py:{message}"


def test_the_macros_of_macros_py_are_every_files(tmp_path: Path):
    (tmp_path / "macros.py").write_text(MACROS)
    (tmp_path / "toys.py").write_text('@opcode(1)\ndef TOY():\n    """toy"""\n    store(1, False)\n    return\n')
    assert [opcode.name for opcode in parse_directory(tmp_path)] == ["TOY"]
    (tmp_path / "macros.py").write_text((tmp_path / "toys.py").read_text())
    with pytest.raises(DefinitionError, match="only @macro functions stand here"):
        parse_directory(tmp_path)
