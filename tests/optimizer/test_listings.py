"""What --stage lists, as OPcache does: listings/<stage>.test hold PHP source and, below it, OPcache's listing.

All without the passes before data flow (opcache.optimization_level=0x20060), so that only the analysis is looked at.
--update-goldens rewrites them from zvm; --differential holds them against the OPcache installed here.
"""
from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import cases, each_case
from sources import FILENAME, dumper, opcache_listing

from zvm.cli.dump import stages

CASES = cases(sorted(Path(__file__).with_name("listings").glob("*.test")))
LEVEL = 0x20060
DEBUG_LEVELS = {"cfg": 0x3800000, "ssa": 0x8000000, "types": 0x18000000}


@each_case(CASES)
def test_listing(case, pytestconfig):
    compiled = dumper().compile(case.source, FILENAME)
    case.check(stages.listing(compiled, case.path.stem, dumper().optimizer_options(), LEVEL), pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_opcache_s(case, php, tmp_path):
    listing = opcache_listing(php, tmp_path, case.source, f"opcache.optimization_level={LEVEL}",
                              f"opcache.opt_debug_level={DEBUG_LEVELS[case.path.stem]}")
    assert listing == case.expected.strip("\n")
