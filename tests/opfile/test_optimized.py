"""Files of optimized op-arrays: the verifier and the strict check take them, whole and as text, and nothing else."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from zvm.conformance.phpt_file import read
from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.opcodes.verify import violations
from zvm.opfile.assembler.assembling import assemble
from zvm.opfile.assembler.listing import listing
from zvm.opfile.checking import check
from zvm.opfile.format import OpFileError
from zvm.opfile.reader import OpFile
from zvm.opfile.writer import Origin, write
from zvm.runtime.signals import Bailout, Thrown

TESTS = Path(__file__).resolve().parents[1] / "php"
ENGINE = Engine([("opcache.enable_cli", "1")], lambda written: None)


def optimized(source: str) -> Any:
    return compile_only(ENGINE, source, "/src/a.php", ENGINE.classes.get)


def checked(data: bytes) -> None:
    check(OpFile(data, "a.zvmc"), "a.zvmc", ENGINE.internal_function)


@pytest.mark.parametrize("topic", ["arrays", "calls", "classes", "control", "exceptions", "foreach", "generators"])
def test_what_the_optimizer_leaves_passes_the_strict_check(topic: str) -> None:
    for path in sorted((TESTS / topic).glob("*.phpt")):
        try:
            script = optimized(read(path).sections["FILE"].decode("latin-1"))
        except (Thrown, Bailout):
            continue
        checked(write(script, Origin(str(path))))


SUM = "<?php function sum(int $a, int $b) { $sum = $a + $b; return g($sum) . $sum; }"


def test_types_are_said_in_the_file_and_in_its_text() -> None:
    data = write(optimized(SUM), Origin("/src/a.php"))
    script = OpFile(data, "a.zvmc").script(ENGINE)
    assert script.by_types
    again = assemble(listing(script, "/src/a.php"), "a.zvma")
    assert OpFile(again, "a.zvmc").script(ENGINE).by_types
    checked(again)


def test_without_that_results_in_variables_are_refused() -> None:
    script = optimized(SUM)
    script.by_types = False
    with pytest.raises(OpFileError, match="result of ADD cannot be CV"):
        checked(write(script, Origin("/src/a.php")))


def test_places_never_go_to_variables() -> None:
    op_array = optimized("<?php function f($a) { $a[1][2] = 3; }").functions["f"]
    fetch = next(opline for opline in op_array.opcodes if opline.opcode == ops.FETCH_DIM_W)
    fetch.result_type, fetch.result = CV, 0
    assert "result of FETCH_DIM_W cannot be CV" in str(violations(op_array, True)[0])
