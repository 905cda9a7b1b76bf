"""What each construct compiles to: goldens/*.test hold PHP source and, below it, PHP's messages and OPcache's listing.

ZVM_UPDATE_GOLDENS=1 rewrites them from zvm; --differential holds them against the OPcache installed here.
"""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from frontend.golden_files import cases, check

from zvm.cli.dump import Dumper
from zvm.opcodes.dump import dump_script

FILES = sorted((Path(__file__).parent / "goldens").glob("*.test"))
FILENAME = "test.php"
SETTINGS = ("zend_extension=opcache.so", "opcache.enable_cli=1", "opcache.file_update_protection=0",
            "opcache.opt_debug_level=0x10000", "opcache.optimization_level=0", "opcache.jit=0",
            "opcache.jit_buffer_size=0", "error_reporting=32767", "display_errors=1", "html_errors=0", "log_errors=0",
            "zend.assertions=1", "short_open_tag=0")
OPCACHE = ["-n", "-l", *(word for setting in SETTINGS for word in ("-d", setting))]


@pytest.fixture(scope="module")
def dumper() -> Dumper:
    return Dumper()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_listing(path: Path, dumper: Dumper) -> None:
    def compiled(source: str) -> str:
        compiled = dumper.compile(source, FILENAME)
        listing = dump_script(compiled.script) if compiled.script is not None else ""
        compiled = dumper.finish(compiled)
        return (compiled.messages() + (listing if compiled.script is not None else "")).lstrip("\n")

    check(path, compiled)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_goldens_are_opcache_s(path: Path, request: pytest.FixtureRequest, php: list[str], tmp_path: Path) -> None:
    if not request.config.getoption("--differential"):
        pytest.skip("needs --differential")
    script = tmp_path / FILENAME
    different = []
    for name, source, expected in cases(path):
        script.write_text(source, encoding="latin-1", newline="")
        done = subprocess.run([*php, *OPCACHE, str(script)], capture_output=True, encoding="latin-1")
        messages = done.stdout.partition("Errors parsing")[0].partition("No syntax errors")[0]
        listing = done.stderr if done.returncode == 0 else ""
        if (messages + listing).replace(str(script), FILENAME).strip("\n") != expected.strip("\n"):
            different.append(name)
    assert not different
