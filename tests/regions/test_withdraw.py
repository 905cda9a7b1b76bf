"""Taking regions back: who changes the handlers of oplines, or looks at each of them, finds none."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.regions.conftest import Run, has_stencils
from zvm.engine import Engine
from zvm.executor import dispatch
from zvm.handlers.native import abi, tier
from zvm.handlers.native import regions as regions_module
from zvm.handlers.native.regions import Regions
from zvm.handlers.native.stencils import Stencils, default_stencil_path
from zvm.opcodes.op_array import OpArray
from zvm.runtime.services.addresses import read

LOOP = "<?php function f($n) { $s = 0; for ($i = 0; $i < $n; $i++) { $s += $i; } return $s; } echo f(%d);"
HANDLER = abi.STRUCTS["Op"]["handler"][0]


@pytest.fixture
def engine() -> Engine:
    native = tier.load(Engine)
    if native is None or not has_stencils():
        pytest.skip("there are no stencils here")
    return Engine()


def handlers(function: OpArray) -> list[int]:
    first = id(function.native) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE
    return [read(first + abi.OP_SIZE * opline.number + HANDLER) for opline in function.opcodes]


def run_once(engine: Engine, folder: Path) -> OpArray:
    """The function f, which has no regions."""
    script = folder / "loop.php"
    script.write_text(LOOP % 10)
    engine.run_file(str(script))
    return engine.functions["f"]


def compile_loop(regions: Regions, function: OpArray, engine: Engine) -> None:
    regions._compile(function, 4, [5, 0, 0, 0, None, None, None], None, engine)


def compiled(engine: Engine, folder: Path) -> tuple[Regions, OpArray, list[int]]:
    """The function f with a region, and its handlers before."""
    function = run_once(engine, folder)
    before = handlers(function)
    regions = Regions(engine.tier, Stencils(default_stencil_path()), "1")
    compile_loop(regions, function, engine)
    assert regions.functions[id(function)].regions, regions.functions[id(function)].refused
    return regions, function, before


def test_a_head_has_a_stub_until_the_region_is_withdrawn(engine: Engine, tmp_path: Path) -> None:
    regions, function, before = compiled(engine, tmp_path)
    assert sum(one != other for one, other in zip(before, handlers(function), strict=True)) == 1
    regions.withdraw(function)
    assert handlers(function) == before


def test_refilling_an_opline_withdraws(engine: Engine, tmp_path: Path) -> None:
    regions, function, before = compiled(engine, tmp_path)
    engine.tier.regions, other = regions, engine.tier.regions
    try:
        engine.tier.refill(function, function.opcodes[5])
    finally:
        engine.tier.regions = other
    assert handlers(function) == before
    assert not regions.functions[id(function)].regions


@pytest.mark.parametrize("moment", ["loops_around", "observe", "_write_tables", "_write_code"])
def test_what_interrupts_while_a_region_is_made_comes_first(engine: Engine, tmp_path: Path,
                                                            monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    function = run_once(engine, tmp_path)
    before = handlers(function)
    owner: Any = Regions if hasattr(Regions, moment) else regions_module
    original = getattr(owner, moment)

    def interrupted(*arguments: Any) -> Any:
        dispatch._interrupt_at(engine, function, function.opcodes)
        return original(*arguments)

    monkeypatch.setattr(owner, moment, interrupted)
    regions = Regions(engine.tier, Stencils(default_stencil_path()), "1")
    compile_loop(regions, function, engine)
    assert len(set(handlers(function))) == 1
    dispatch._restore_handlers(engine)
    assert handlers(function) == before
    assert not regions.functions[id(function)].regions


def test_metered_and_counted_functions_have_none(run_regions: Run) -> None:
    done = run_regions("1", "--slow-oplines", "-r", LOOP[6:] % 5000)
    counted = int(done.stderr.split(" of ")[1].split()[0].replace(",", ""))
    assert done.stdout == "12497500"
    assert counted > 3 * 5000
