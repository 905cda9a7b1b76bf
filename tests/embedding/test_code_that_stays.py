"""Engines one after another share the code of the files they run, and nothing else."""
from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from zvm import Engine, Limits
from zvm.sandbox import Sandbox

LIBRARY = r"""<?php namespace Lib;
class Counter { static $made = 0; public array $notes = [MODE];
    function next() { static $calls = 0; return ++$calls . ++self::$made . implode($this->notes) . strlen('four'); } }
function calls() { static $calls = 0; return ++$calls; }"""


@pytest.fixture
def library(tmp_path: Path) -> str:
    path = tmp_path / "library.php"
    path.write_text(LIBRARY)
    os.utime(path, (time.time() - 60,) * 2)
    return str(path)


def run(engine: Engine, library: str, mode: str) -> list[object]:
    found: list[object] = engine.eval(f"define('MODE', '{mode}'); require '{library}'; $counter = new Lib\\Counter;"
                        "return [$counter->next(), $counter->next(), Lib\\calls(), Lib\\calls()];")
    return found


@pytest.mark.skipif(not Engine().world.native, reason="code stays where there are native handlers")
def test_code_stays_and_values_do_not(library: str) -> None:
    worlds = set()
    for mode in "aabba":
        with Engine(functions={"shown": lambda value: value}) as engine:
            assert run(engine, library, mode) == [f"11{mode}4", f"22{mode}4", 1, 2]
            assert engine.call("shown", 5) == 5
            worlds.add(id(engine.world.world))
    assert len(worlds) <= 2  # the first one compiles the library


def test_two_engines_at_once_and_functions_of_the_host(library: str) -> None:
    with Engine() as one, Engine(functions={"Lib\\strlen": lambda text: -1}) as other:
        assert run(one, library, "x")[0] == "11x4"
        assert run(other, library, "y")[0] == "11y-1"
        assert one.eval("Lib\\calls()") == 3
    with Engine() as third:
        assert run(third, library, "z")[0] == "11z4"


def test_objects_outlive_their_engine(library: str) -> None:
    with Engine() as engine:
        run(engine, library, "k")
        kept = engine.new("Lib\\Counter")
    with Engine() as another:
        assert run(another, library, "l")[0] == "11l4"
        del kept
        assert another.eval("Lib\\calls()") == 3


def test_limits_and_sandboxes(library: str) -> None:
    with Engine(limits=Limits(oplines=100_000)) as engine:
        assert engine.world.world is None and run(engine, library, "m")[0] == "11m4"
    with Sandbox() as box:
        assert box.eval("[1, 2]") == [1, 2]
