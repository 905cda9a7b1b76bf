"""What --stage lists, as OPcache does: listings/<stage>.test hold PHP source and, below it, OPcache's listing.

All without the passes before data flow (opcache.optimization_level=0x20060), so that only the analysis is looked at.
--update-goldens rewrites them from zvm; --differential holds them against the OPcache installed here.
"""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from golden_files import cases, each_case
from sources import dumper

from zvm.cli.dump import stages

CASES = cases(sorted(Path(__file__).with_name("listings").glob("*.test")))
FILENAME = "test.php"
LEVEL = 0x20060
DEBUG_LEVELS = {"cfg": 0x3800000, "ssa": 0x8000000, "types": 0x18000000}
SETTINGS = ("zend_extension=opcache.so", "opcache.enable_cli=1", "opcache.file_update_protection=0", "opcache.jit=0",
            "opcache.jit_buffer_size=0", f"opcache.optimization_level={LEVEL}")
OPCACHE = ["-n", "-l", *(word for setting in SETTINGS for word in ("-d", setting))]


@each_case(CASES)
def test_listing(case, pytestconfig):
    compiled = dumper().compile(case.source, FILENAME)
    case.check(stages.listing(compiled, case.path.stem, dumper().optimizer_options(), LEVEL), pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_opcache_s(case, php, tmp_path):
    script = tmp_path / FILENAME
    script.write_text(case.source, encoding="latin-1", newline="")
    level = f"opcache.opt_debug_level={DEBUG_LEVELS[case.path.stem]}"
    done = subprocess.run([*php, *OPCACHE, "-d", level, str(script)], capture_output=True, encoding="latin-1")
    assert done.stderr.replace(str(script), FILENAME).strip("\n") == case.expected.strip("\n")
