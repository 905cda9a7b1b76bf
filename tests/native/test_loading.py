"""What native code does for what is read and linked is what Python does."""
from __future__ import annotations

import gc
import sys
from pathlib import Path
from struct import error as StructError  # noqa: N812
from typing import Any

import pytest

from zvm.conformance.phpt_file import split
from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.handlers.native import tier
from zvm.linker import links
from zvm.opcodes.op_array import OpArray, Opline
from zvm.opcodes.script import Script
from zvm.opfile.reader import OpFile, Strings, read_header
from zvm.opfile.writer import Origin, write
from zvm.runtime.signals import Bailout, Thrown
from zvm.runtime.values.arrays import PhpArray

TESTS = Path(__file__).parents[1]
NUMBERS = ("opcode", "op1_type", "op2_type", "result_type", "op1", "op2", "result", "extended_value", "lineno",
           "number", "handler")

pytestmark = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")


def load(data: bytes, engine: Engine) -> Script:
    script = OpFile(data, "/x.php").script(engine)
    for op_array in script.op_arrays():
        assert op_array.opcodes
    return script


def load_in_python(data: bytes, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> Script:
    with monkeypatch.context() as patch:
        patch.setattr("zvm.opfile.reader.loops", links.Loops())
        patch.setattr(links, "loops", links.Loops())
        return load(data, engine)


HEADER = ("function_name", "filename", "fn_flags", "num_args", "required_num_args", "line_start", "vars", "prototype",
          "statics", "scoped")


def plain(value: Any) -> Any:
    """A literal as something to compare."""
    if type(value) is not PhpArray:
        return repr(value) if value is None or isinstance(value, (bool, int, float, str)) else type(value)
    return [(key, plain(part)) for key, part in value.items()], value.packed is None, value.next_free, value.pos, \
        value.order


def header(op_array: OpArray) -> list[Any]:
    return [*(getattr(op_array, name) for name in HEADER), op_array.scope and op_array.scope.name,
            [plain(value) for value in op_array.literals]]


def shown(op_array: OpArray) -> list[Any]:
    def number(opline: Opline | None) -> int | None:
        return None if opline is None else opline.number

    def constant(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: number(opline) for key, opline in value.items()}
        return repr(value) if value is None or isinstance(value, (bool, int, float, str)) else type(value)

    return [([getattr(opline, name) for name in NUMBERS], number(opline.next), number(opline.target),
             constant(opline.const1), constant(opline.const2), opline.cache) for opline in op_array.opcodes]


def template(op_array: OpArray) -> list[Any]:
    """What calls of the function need, and where its code is protected."""
    infos = [info for info in (*op_array.arg_info, op_array.return_info) if info is not None]
    rows = [*op_array.live_range, *op_array.try_catch_array]
    return [[([getattr(info, name) for name in ("name", "by_ref", "variadic", "promoted", "default", "tentative")],
              str(info.type), info.type and info.type.iterable, bool(info.attributes)) for info in infos],
            op_array.line_end, op_array.doc_comment, bool(op_array.attributes), op_array.T, op_array.frame_size,
            op_array.takes_references, list(map(plain, op_array.tail)), list(map(plain, op_array.tails.defaults)),
            [entry.next.number for entry in op_array.entries], op_array.entry.next.number,
            [[getattr(row, name) for name in row.__slots__] for row in rows],
            len(op_array.dynamic_func_defs), list(op_array.static_variables or ())]


@pytest.mark.parametrize("start", range(4))
def test_scripts(start: int, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    for path in sorted((TESTS / "php").rglob("*.phpt"))[start * 3::12]:
        source = split(path.read_bytes()).get("FILE", b"").decode("latin-1")
        try:
            data = write(compile_only(engine, source, "/x.php", engine.classes.get), Origin("/x.php"))
        except (Thrown, Bailout):
            continue
        native, python = load(data, engine), load_in_python(data, engine, monkeypatch)
        for one, other in zip(native.op_arrays(), python.op_arrays(), strict=True):
            assert header(one) == header(other), path
            assert shown(one) == shown(other), path
            assert template(one) == template(other), path


@pytest.mark.parametrize("is_native", (True, False))
def test_strings_that_are_not_there(is_native: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    data = write(compile_only(engine, "<?php echo 'text';", "/x.php", engine.classes.get), Origin("/x.php"))
    if not is_native:
        monkeypatch.setattr("zvm.opfile.reader.loops", links.Loops())
    header = read_header(data, "x")
    last = header.heap + 4 * header.strings  # where the last string ends
    for number, damaged in ((header.strings + 1, data), (1 << 31, data),
                            (header.strings, data[:last] + b"\xff\xff\xff\xff" + data[last + 4:]),
                            (header.strings, data[:last] + bytes(4) + data[last + 4:])):
        strings = Strings(damaged, header.heap, header.strings)
        assert isinstance(strings[1], str)
        with pytest.raises((IndexError, StructError)):
            strings[number]
        assert list(strings) == [0, 1]


def test_nothing_is_left_behind() -> None:
    engine = Engine()
    source = "<?php\n\n" + "\n" * 300 + ("function f($a) { switch ($a) { case 1: case 2: case 3: case 4: echo 1000;"
                                        " default: return $a + 5000; } while ($a) { g($a); }"
                                        " return [[1000, 'b' => [2000]], [3000 => 1.5]]; }")
    data = write(compile_only(engine, source, "/x.php", engine.classes.get), Origin("/x.php"))
    blocks = []
    for turns in (20, 20, 500):
        for _ in range(turns):
            load(data, engine)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert blocks[2] - blocks[1] < 100
