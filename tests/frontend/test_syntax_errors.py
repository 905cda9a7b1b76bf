"""PHP's message and line for what does not parse: goldens/errors.test, taken from PHP 8.2 itself."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from golden_files import DIRECTORY, cases

from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.frontend.parser import parse

CASES = [(source, expected.rstrip("\n")) for _, source, expected in cases(DIRECTORY / "errors.test")]


def error_of(source: str) -> str:
    try:
        parse(source, "test")
    except PhpSyntaxError as error:
        return f"Parse error: {error.message} on line {0 if error.at_caller else error.line}"
    except PhpCompileError as error:
        return f"Fatal error: {error.message} on line {error.line}"
    return "no error"


@pytest.mark.parametrize(("source", "expected"), CASES, ids=[source[6:40] for source, _ in CASES])
def test_message(source: str, expected: str) -> None:
    assert error_of(source) == expected


def test_goldens_are_php_s(request: pytest.FixtureRequest, php: list[str], tmp_path: Path) -> None:
    if not request.config.getoption("--differential"):
        pytest.skip("needs --differential")
    script = tmp_path / "e.php"
    for source, expected in CASES:
        script.write_text(source, encoding="latin-1", newline="")
        output = subprocess.run([*php, "-n", "-l", "-d", "short_open_tag=0", str(script)], capture_output=True,
                                encoding="latin-1").stdout
        match = re.search(r"^((?:Parse|Fatal) error: ) *(.*) in \S.* (on line \d+)$", output, re.MULTILINE | re.DOTALL)
        assert match is not None and f"{match[1]}{match[2]} {match[3]}" == expected, source
