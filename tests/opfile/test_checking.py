"""Files from elsewhere: sound ones pass, damaged ones are refused in one line, and nothing else happens."""
from __future__ import annotations

import io
import struct
import subprocess
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.fuzzing.opfiles import CRC_AT, SETTINGS, SIZE_AT, mutated, outcome, seed_file
from zvm.opfile import format as r
from zvm.opfile.assembler.assembling import assemble
from zvm.opfile.checking import check
from zvm.opfile.reader import OpFile
from zvm.opfile.writer import Origin, write
from zvm.runtime.values.arrays import PhpArray

SOURCE = """<?php
#[A(1, name: [1, "k" => 2.5])]
abstract class Base implements Countable { const C = self::D . "x"; const D = PHP_INT_SIZE + 1;
    protected static array $list = [1, [2], "k" => null]; public ?int $n; private int|string $u = 1;
    abstract function f(int ...$rest): ?static; function count(): int { static $n = 0; return ++$n; } }
trait T { function g() { return function () use (&$x) { yield from [1, 2]; }; } }
class Child extends Base { use T { g as protected h; } function f(int ...$rest): ?static { return $this; } }
enum E: string { case A = 'a'; case B = 'b'; }
function sum($limit = E::A, array $items = [1, 2, 3]) {
    try { foreach ($items as $key => &$item) { $item .= "$key-{$item}"; } }
    catch (Error | Exception $e) { throw $e; } finally { $items[] = match (true) { default => 1 }; }
    switch ($items[0]) { case "a": return 1; case "b": return 2; case "c": return 3; case "d": return 4;
        case "e": return 5; case "f": return 6; case "g": return 7; case "h": return 8; }
    return count($items);
}
echo sum(), (new Child)->f(1, 2)->count(), new class extends Child {} instanceof Base, E::from('a')->name, "\\n";
"""


VERIFIED = (Path(__file__).parents[1] / "opcodes/verified.php").read_text().removeprefix("<?php")


@pytest.fixture(scope="module")
def sound() -> bytes:
    return seed_file(SOURCE, "/src/sound.php")


def sealed(data: bytearray) -> bytes:
    """The file with size and check sum put right."""
    struct.pack_into("<Q", data, SIZE_AT, len(data))
    struct.pack_into("<I", data, CRC_AT, r.checksum(data))
    return bytes(data)


def test_a_sound_file_runs(sound: bytes) -> None:
    written: list[bytes] = []
    status = Engine([], written.append).run_op_array_file(sound, "sound.zvmc")
    assert (status, b"".join(written)) == (0, b"411A\n")


@pytest.mark.parametrize("start", range(0, 2000, 100))
def test_damaged_files_are_refused_or_run(sound: bytes, start: int) -> None:
    for number in range(start, start + 100):
        outcome(mutated(sound, number))  # raises what is neither


def test_messages_are_one_line_and_name_the_file(sound: bytes) -> None:
    assert outcome(b"") == "mutated.zvmc is not an op-array file"
    assert outcome(sound[:100]) == "mutated.zvmc is cut off"
    assert outcome(sound[:-1]) == f"mutated.zvmc has {len(sound) - 1} bytes, not {len(sound)}"
    assert outcome(sound[:8] + b"\x09" + sound[9:]) == "mutated.zvmc has version 9 of the format, not 4"
    assert outcome(sound[:20] + b"????" + sound[24:]) == "mutated.zvmc was made for other opcodes"
    assert outcome(sound[:500] + b"????" + sound[504:]) == "mutated.zvmc is damaged"


def test_an_array_that_holds_itself_is_refused(sound: bytes) -> None:
    data = bytearray(sound)
    header = OpFile(sound, "x").header
    for at in range(r.HEADER_SIZE, header.heap - 32, 4):
        count, is_hash, _ = r.ARRAY.unpack_from(data, at)
        if (count, is_hash) == (1, 0) and r.VALUE.unpack_from(data, at + r.ARRAY.size) == (r.LONG, 2):
            r.VALUE.pack_into(data, at + r.ARRAY.size, r.ARRAY_AT, at)
            break
    else:
        raise AssertionError("the array [2] was not found")
    with pytest.raises(r.OpFileError, match="malformed"):
        check(OpFile(sealed(data), "x"), "x", Engine().internal_function)


def test_the_verifier_sees_what_oplines_say() -> None:
    data = bytearray(seed_file("<?php function f($a) { return $a; }", "/src/f.php"))
    file = OpFile(bytes(data), "x")
    function = file.script(None).functions["f"]  # type: ignore[arg-type]
    returns = next(opline for opline in function.opcodes if opline.opcode == 62)
    record = r.OPLINE.pack(62, returns.op1_type, 0, 0, returns.op1, 0, 0, returns.extended_value, returns.lineno)
    struct.pack_into("<i", data, data.index(record) + 4, 1000)
    with pytest.raises(r.OpFileError, match="there is no CV 1000"):
        check(OpFile(sealed(data), "x"), "x", Engine().internal_function)


def test_a_to_string_that_gives_no_string() -> None:
    engine = Engine(SETTINGS)
    source = "<?php class S { function __toString() { return 'x'; } } echo strlen(new S);"
    script = compile_only(engine, source, "s.php", engine.classes.get)
    (method,) = [op_array for op_array in script.op_arrays() if op_array.function_name == "__toString"]
    method.literals[:] = [None] * len(method.literals)
    output = io.BytesIO()
    Engine(SETTINGS, output.write).run_op_array_file(write(script, Origin("s.php")), "s.zvmc")
    assert b"Uncaught Error: Method S::__toString() must return a string value in s.php:1" in output.getvalue()


def test_the_command_runs_files(zvm: list[str], sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "program.zvmc"
    path.write_bytes(sound)
    done = subprocess.run([*zvm, str(path)], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"411A\n", b"")
    path.write_bytes(sound[:-5])
    done = subprocess.run([*zvm, str(path)], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"zvm: {path} has {len(sound) - 5} bytes, not {len(sound)}\n"


@pytest.mark.parametrize(("oplines", "rule"), [
    ("ADD 1, 2 -> T0\nADD_ARRAY_ELEMENT 5 -> T0\nECHO T0\nRETURN 1", "contents"),
    ("FETCH_OBJ_R $a, 5 -> T0\nECHO T0\nRETURN 1", "literal"),
    ("FETCH_OBJ_R _, \"a\" -> T0\nECHO T0\nRETURN 1", "this"),
    ("IN_ARRAY $a, \"a\" -> T0\nECHO T0\nRETURN 1", "literal"),
    ("FUNC_GET_ARGS -1 -> T0\nECHO T0\nRETURN 1", "literal"),
    ("ECHO expr(Zval 1 5 0)\nRETURN 1", "literal"),
    ("INIT_FCALL %96, \"sort\" ext 1\nSEND_VAL [1], %1\nDO_ICALL -> V0\nECHO V0\nRETURN 1", "no reference"),
    ("INIT_FCALL %96, \"sort\" ext 0\nSEND_VAR $a, \"array\"\nDO_FCALL -> V0\nECHO V0\nRETURN 1", "no reference"),
    ("INIT_FCALL %96, \"trim\" ext 1\nSEND_REF $a, %1\nDO_ICALL -> V0\nECHO V0\nRETURN 1", "a reference"),
    ("INIT_FCALL_BY_NAME _, \"sort\" ext 1\nSEND_VAR $a, %1\nDO_FCALL -> V0\nECHO V0\nRETURN 1", "not known"),
    ("FETCH_STATIC_PROP_R true, \"a\" -> T0\nECHO T0\nRETURN 1", "literal"),
    ("INIT_METHOD_CALL $a, null ext 0\nDO_FCALL -> T0\nECHO T0\nRETURN 1", "literal"),
])
def test_what_the_compiler_never_writes(oplines: str, rule: str) -> None:
    data = assemble(f".main\n.code\n{oplines}\n.end\n", "x.zasm", verified=False)
    with pytest.raises(r.OpFileError, match=rule):
        check(OpFile(data, "x.zvmc"), "x.zvmc", Engine().internal_function)


def test_a_call_that_asks_about_another_argument() -> None:
    data = assemble(""".main
        .code
            INIT_FCALL_BY_NAME _, "preg_match" ext 3
            CHECK_FUNC_ARG _, %3
            FETCH_DIM_FUNC_ARG $a, 1 -> V0
            SEND_FUNC_ARG V0, %1
            SEND_VAL_EX "a", %2
            SEND_VAL_EX "a", %3
            DO_FCALL
            RETURN 1
        .end""", "x.zasm")
    with pytest.raises(r.OpFileError, match="SEND_FUNC_ARG sends another argument"):
        check(OpFile(data, "x.zvmc"), "x.zvmc", Engine().internal_function)


def test_a_method_that_takes_references_gets_a_value() -> None:
    """Which method it is is known at run time only, so that no check can refuse it."""
    output = io.BytesIO()
    data = assemble(""".main
        .code
            NEW "NumberFormatter" -> V0 ext 2
            sent: SEND_VAL_EX "en", %1
            SEND_VAL_EX 1, %2
            DO_FCALL
            called: ASSIGN $formatter, V0
            INIT_METHOD_CALL $formatter, "parse" ext 3
            SEND_VAL "x12", %1
            SEND_VAL 1, %2
            SEND_VAL 1, %3
            DO_FCALL -> V1
            ECHO V1
            RETURN 1
        .live T0 "new" sent called
        .end""", "x.zasm")
    Engine(SETTINGS, output.write).run_op_array_file(data, "x.zvmc")
    assert output.getvalue() == b"12"


@pytest.mark.parametrize(("flags", "message"), [
    (0x1581, "flags that mean nothing"), (0x91, "a readonly property has a value"),
    (0x01, "a property of an enum can be written")])
def test_properties_of_enums(flags: int, message: str) -> None:
    data = bytearray(seed_file("<?php enum E { case A; } var_dump(E::A);", "/src/e.php"))
    file = OpFile(bytes(data), "x")
    number = next(number for number in range(1, file.header.strings + 1) if file.strings[number] == "name")
    record = struct.pack("<II", number, 0x81)
    assert data.count(record) == 1
    struct.pack_into("<I", data, data.index(record) + 4, flags)
    with pytest.raises(r.OpFileError, match=message):
        check(OpFile(sealed(data), "x"), "x", Engine().internal_function)


LITERALS = (None, True, 7, -3, 2.5, "zz", PhpArray.from_list([1]), PhpArray.from_dict({"a": True}), {1: 2}, {"a": 1})


@pytest.mark.parametrize("other", LITERALS, ids=str)
def test_any_literal_that_is_another(other: object) -> None:
    """Each literal of a program that has many kinds of oplines: refused, or what becomes of it is PHP's business."""
    engine = Engine(SETTINGS)
    script = compile_only(engine, SOURCE + VERIFIED, "/src/sound.php", engine.classes.get)
    for op_array in script.op_arrays():
        for number, literal in enumerate(op_array.literals):
            op_array.literals[number] = other
            outcome(write(script, Origin("/src/sound.php")))
            op_array.literals[number] = literal


def test_messages_escape_what_files_say() -> None:
    assert str(r.OpFileError("there is no function a\n\x00b()")) == "there is no function a\\x0a\\x00b()"
