"""What OPcache of later versions lists: targets/<stage>_<version>.test hold PHP source and, below it, the listing.

--update-goldens rewrites them from zvm; --differential holds them against php8.4-dump and php8.5-dump in the folder
ZVM_ORACLES (by default ~/.cache/zvm-oracles), where they are.
"""
from __future__ import annotations

import functools
import os
import subprocess
from pathlib import Path

import pytest
from golden_files import cases, each_case
from sources import FILENAME

from zvm.cli.dump import stages
from zvm.cli.dump.compiling import Dumper
from zvm.opcodes.dump import dump_op_array
from zvm.optimizer.passes.context import DEFAULT_LEVEL

CASES = cases(sorted(Path(__file__).with_name("targets").glob("*.test")))
ORACLES = Path(os.environ.get("ZVM_ORACLES") or Path.home() / ".cache/zvm-oracles")


@functools.cache
def dumper_of(version):
    return Dumper(php=version, frameless=True)


def listing(case):
    """The case's stage and version are in its file's name."""
    stage, version = case.path.stem.split("_")
    dumper = dumper_of(version)
    compiled = dumper.compile(case.source, FILENAME)
    if stage == stages.BEFORE:
        return "".join(dump_op_array(op_array, target=dumper.engine.target) for op_array in compiled.op_arrays)
    return stages.listing(compiled, stage, dumper.optimizer_options(), DEFAULT_LEVEL)


@each_case(CASES)
def test_listing(case, pytestconfig):
    case.check(listing(case).rstrip("\n") + "\n", pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_opcache_s(case, tmp_path):
    stage, version = case.path.stem.split("_")
    command = ORACLES / f"php{version}-dump"
    if not command.exists():
        pytest.skip(f"no {command}")
    script = tmp_path / FILENAME
    script.write_text(case.source, encoding="latin-1", newline="")
    done = subprocess.run([command, stage, script], capture_output=True, encoding="latin-1")
    assert done.stderr.replace(str(script), FILENAME).strip("\n") == case.expected.strip("\n")
