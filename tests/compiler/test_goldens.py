"""What each construct compiles to: goldens/*.test hold PHP source and, below it, PHP's messages and OPcache's listing.

--update-goldens rewrites them from zvm; --differential holds them against the OPcache installed here.
"""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.cli.dump import Dumper
from zvm.opcodes.dump import dump_script

CASES = cases(sorted(Path(__file__).with_name("goldens").glob("*.test")))
FILENAME = "test.php"
SETTINGS = ("zend_extension=opcache.so", "opcache.enable_cli=1", "opcache.file_update_protection=0",
            "opcache.opt_debug_level=0x10000", "opcache.optimization_level=0", "opcache.jit=0",
            "opcache.jit_buffer_size=0", "error_reporting=32767", "display_errors=1", "html_errors=0", "log_errors=0",
            "zend.assertions=1", "short_open_tag=0")
OPCACHE = ["-n", "-l", *(word for setting in SETTINGS for word in ("-d", setting))]


@pytest.fixture(scope="module")
def dumper() -> Dumper:
    return Dumper()


@each_case(CASES)
def test_listing(case: GoldenCase, dumper: Dumper, pytestconfig: pytest.Config) -> None:
    compiled = dumper.compile(case.source, FILENAME)
    listing = dump_script(compiled.script) if compiled.script is not None else ""
    finished = dumper.finish(compiled)
    case.check((finished.messages() + (listing if finished.script is not None else "")).lstrip("\n"), pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_opcache_s(case: GoldenCase, php: list[str], tmp_path: Path) -> None:
    script = tmp_path / FILENAME
    script.write_text(case.source, encoding="latin-1", newline="")
    done = subprocess.run([*php, *OPCACHE, str(script)], capture_output=True, encoding="latin-1")
    messages = done.stdout.partition("Errors parsing")[0].partition("No syntax errors")[0]
    listing = done.stderr if done.returncode == 0 else ""
    assert (messages + listing).replace(str(script), FILENAME).strip("\n") == case.expected.strip("\n")
