"""Optimized programs do what others do: a sample of tests/php, run by the command with the optimizer on.

All of tests/php pass so but those in SEEN_OTHERWISE (`zvm-phpt tests/php --php "zvm -d opcache.enable_cli=1"`).
"""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.conformance.php_command import PhpCommand, own_command
from zvm.conformance.pytest_plugin import judge
from zvm.conformance.runner import Options, Runner
from zvm.conformance.scheduler import run_one
from zvm.conformance.scratch import Scratch
from zvm.conformance.selection import cases_below

FOLDER = Path(__file__).resolve().parents[1] / "php"
STEP = 24  # one test in so many is run
# what they print, php with OPcache prints otherwise, too: variables, warnings and destructors that are optimized away
SEEN_OTHERWISE = {
    "arrays/container_as_own_offset", "arrays/write_contexts", "classes/parent_below", "constants/of_classes_above",
    "errors/lines_of_joined_floats", "exceptions/destructor_throws",
    "functions/undefined_returned", "generators/destroyed_during_calls", "include/spl_autoload_runs_files",
    "objects/destruction_in_order",
    "objects/order_of_death_where_oplines_fail", "operators/concat_to_itself",
    "output/debug_zval_dump_compiled"}
# questions about functions that the optimizer has asked itself, too
ALWAYS = {"classes/asked_about"}


def name_of(path):
    return str(path.relative_to(FOLDER).with_suffix(""))


PROGRAMS = sorted(FOLDER.rglob("*.phpt"))
SAMPLE = [path for index, path in enumerate(PROGRAMS)
          if name_of(path) in ALWAYS or index % STEP == 0 and name_of(path) not in SEEN_OTHERWISE]


@pytest.fixture(scope="module")
def runner():
    return Runner(PhpCommand(f"{own_command()} -d opcache.enable_cli=1"), Options())


@pytest.mark.parametrize("path", SAMPLE, ids=name_of)
def test_program(path, runner, tmp_path):
    for case in cases_below([path]):
        judge(run_one(runner, Scratch(tmp_path), case))
