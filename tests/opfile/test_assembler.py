"""Assembler text: a listing, made a file again, is the same file; what people write runs; errors have places."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from zvm.cli.dump.compiling import Dumper
from zvm.conformance.phpt_file import split
from zvm.engine import Engine
from zvm.opfile.assembler.assembling import assemble
from zvm.opfile.assembler.lines import AssemblyError
from zvm.opfile.assembler.listing import listing
from zvm.opfile.format import OpFileError
from zvm.opfile.reader import OpFile
from zvm.opfile.writer import Origin, write

ROOT = Path(__file__).resolve().parents[2]
TOPICS = sorted(path for path in (ROOT / "tests/php").iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def dumper() -> Dumper:
    return Dumper()


def run(text: str) -> str:
    written: list[bytes] = []
    Engine([], written.append).run_op_array_file(assemble(text, "program.zasm"), "program.zasm")
    return b"".join(written).decode("latin-1")


@pytest.mark.parametrize("topic", TOPICS, ids=lambda path: path.name)
def test_round_trip(dumper: Dumper, topic: Path) -> None:
    for path in sorted(topic.rglob("*.phpt")):
        sections = split(path.read_bytes())
        script = dumper.compile(sections["FILE"].decode("latin-1"), str(path)).script if "FILE" in sections else None
        if script is None:
            continue
        text = listing(script, str(path))
        data = assemble(text, "x.zasm")
        assert data == write(script, Origin(str(path)))
        assert listing(OpFile(data, "x", link=False).script(dumper.engine), str(path)) == text


def programs_of_the_tutorial() -> list[tuple[str, str]]:
    """The programs in docs/reference/assembler.md that have a .main, and what it says they print."""
    text = (ROOT / "docs/reference/assembler.md").read_text()
    indented = re.findall(r"(?:^(?:    .*)?\n)+", text, re.MULTILINE)
    blocks = ["\n".join(line[4:] for line in block.splitlines()) for block in indented if ".main" in block]
    return list(zip(blocks, ["hello\n", "42\n", "321\n", "3628800\n"], strict=True))


@pytest.mark.parametrize(("text", "output"), programs_of_the_tutorial(), ids=["hello", "temporaries", "jumps", "calls"])
def test_the_tutorial(text: str, output: str) -> None:
    assert run(text) == output


def test_what_the_tutorial_says_of_the_verifier() -> None:
    text = programs_of_the_tutorial()[-1][0]
    subtract, init = "        SUB $n, 1 -> T1\n", '        INIT_FCALL %160, "fact" ext 1\n'
    with pytest.raises(OpFileError, match="program.zasm:11:9: fact at 0005: live-range-missing: temporary 2 is alive"):
        run(text.replace(init + subtract, subtract + init, 1))


@pytest.mark.parametrize(("text", "message"), [
    (".main\n  .code\n    ECHO ?\n.end", "3:10: cannot read '?'"),
    (".main\n  .code\n    SHOUT 1\n.end", "3:5: there is no opcode SHOUT"),
    (".main\n  .code\n    JMP there\n.end", "3:9: there is no label there"),
    (".main\n  .code\n  a: NOP\n  a: NOP\n.end", "4:3: label a stands here for the second time"),
    (".main\n  .code\n    ECHO 1 2\n.end", "3:12: ',' expected"),
    (".main\n  .code\n    ADD 1, 2, 3\n.end", "3:13: unexpected ','"),
    (".main\n  .code\n    ECHO 1 ->\n.end", "3:14: an operand expected"),
    (".main\n  .colour 1\n.end", "2:3: there is no directive .colour"),
    (".main\n  .lines 1\n.end", "2:11: the last line expected"),
    (".main\n  .literal [1 2]\n.end", "2:15: ',' expected"),
    (".main\n  .literal expr(Nothing 1)\n.end", "2:17: the kind of a node expected"),
    (".main\n", "1:1: .end is missing"),
    (".extends \"A\"", "1:1: this must stand in a class"),
    (".end", "1:1: there is nothing to end"),
    ("", "1:1: there is no .main"),
    ("ECHO 1", "1:1: this must stand in a function"),
    (".main\n.code\n  a: SEND_VAL 1, %1\nRETURN 1\n.end",
     "3:6: $_main at 0000: call-balance: SEND_VAL without a call that was begun"),
    (".main\n.code\n  ADD $a, 1 -> T0\n  JMP x\n  RETURN 1\n  x: FREE T0\n.end",
     "6:6: $_main at 0003: terminator: execution would go on after the last opline"),
    (".main\n.code\nRETURN 1\n.end\n.function \"f\"\n.param \"a\" _\n.code\nRETURN 1\n.end",
     "5:1: f: receive: 1 parameters, but 0 RECVs"),
])
def test_errors_have_a_place(text: str, message: str) -> None:
    with pytest.raises(AssemblyError) as raised:
        assemble(text, "x.zasm")
    assert str(raised.value) == f"x.zasm:{message}"


def test_a_class_by_hand() -> None:
    assert run("""
        .class "point"
            .name "Point"
            .property "x" 0x1 type(0x10) 3
            .constant "LIST" 0x1 {"a": [1.5, null], 5: true}
            .method "twice"
                .code
                    FETCH_OBJ_R _, "x" -> T0
                    MUL T0, 2 -> T1
                    RETURN T1
            .end
        .end
        .main
            .code
            begin:
                NEW "Point" -> V0
            made:
                DO_FCALL
            ready:
                INIT_METHOD_CALL V0, "twice"
                DO_FCALL -> V1
                ECHO V1
                RETURN 1
            .live T0 "new" made ready
        .end""") == "6"


def test_names_bring_what_they_are_looked_up_by() -> None:
    assert run("""
        .main
            .code
                INIT_NS_FCALL_BY_NAME _, "Some\\\\StrToUpper" ext 1
                SEND_VAL_EX "x", %1
                DO_FCALL -> V0
                ECHO V0
                FETCH_CONSTANT %256, "Some\\\\PHP_OS_FAMILY" -> T1
                ECHO T1
                INIT_ARRAY 5, 7 -> T2
                ASSIGN $list, T2
                FETCH_DIM_R $list, 7 -> T3 spelled "7"
                ECHO T3
                INIT_STATIC_METHOD_CALL "Closure", "fromCallable" ext 1
                SEND_VAL_EX "TRIM", %1
                DO_FCALL -> V4
                INIT_DYNAMIC_CALL _, V4 ext 1
                SEND_VAL_EX " y ", %1
                DO_FCALL -> V5
                ECHO V5
                RETURN 1
        .end""") == "XLinux5y"


def test_the_commands(zvm: list[str], tmp_path: Path) -> None:
    source = tmp_path / "program.php"
    source.write_text('<?php class A { const X = [1]; } echo count(A::X), $argc, "\\n";')
    text, again = tmp_path / "program.zasm", tmp_path / "again.zasm"
    text.write_bytes(subprocess.run([*zvm[:-1], zvm[-1] + "-dump", "--format=asm", str(source)], capture_output=True,
                                    check=True).stdout)
    assert subprocess.run([*zvm, str(text)], capture_output=True, check=True).stdout == b"11\n"
    asm = [sys.executable, "-m", "zvm.cli.asm"]
    compiled = tmp_path / "program.zvmc"
    subprocess.run([*asm, str(text)], check=True)
    assert subprocess.run([*zvm, str(compiled)], capture_output=True, check=True).stdout == b"11\n"
    subprocess.run([*asm, "--list", str(compiled), "-o", str(again)], check=True)
    assert again.read_bytes() == text.read_bytes()
    text.write_text(".main\n .code\n  JMP x\n.end\n")
    for command in ([*asm, str(text)], [*zvm, str(text)]):
        done = subprocess.run(command, capture_output=True, check=False, text=True)
        assert (done.returncode, done.stderr.removeprefix("zvm: ")) == (1, f"{text}:3:7: there is no label x\n")
