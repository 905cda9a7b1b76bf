"""What native code does in the compiler gives the same op-array files as Python."""
from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

from zvm.conformance.phpt_file import split
from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.handlers.native import tier
from zvm.opfile.writer import Origin, write
from zvm.runtime.signals import Bailout, Thrown

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")


def compiled(source: str, native: bool) -> bytes | str:
    engine = Engine(native=native, write=lambda data: None)
    try:
        return write(compile_only(engine, source, "/x.php", engine.classes.get), Origin("/x.php"))
    except (Thrown, Bailout) as signal:
        return type(signal).__name__


@pytest.mark.parametrize("start", range(6))
def test_scripts(start: int) -> None:
    for path in sorted((TESTS / "php").rglob("*.phpt"))[start * 2::12]:
        source = split(path.read_bytes()).get("FILE", b"").decode("latin-1")
        assert compiled(source, True) == compiled(source, False), path


def test_numbers_that_do_not_fit_are_refused_in_both() -> None:
    source = "<?php\n" + "$a = 1;\n" * 3
    engine = Engine()
    script = compile_only(engine, source, "/x.php", engine.classes.get)
    script.main.opcodes[0].extended_value = 1 << 40
    with pytest.raises(Exception, match="x.php"):
        write(script, Origin("/x.php"))


def test_nothing_is_left_behind() -> None:
    source = "<?php function f($a, $b = 5) { foreach ($a as $k => $v) { yield [$k => f($v . 'x', -$b)]; } }"
    blocks = []
    for turns in (20, 20, 500):
        for _ in range(turns):
            compiled(source, True)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert blocks[2] - blocks[1] < 500
