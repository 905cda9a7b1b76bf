"""PHP's message and line for what does not parse: goldens/errors.test, taken from PHP 8.2 itself."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.frontend.parser import parse

CASES = cases([Path(__file__).with_name("goldens") / "errors.test"])


def error_of(source: str) -> str:
    try:
        parse(source, "test")
    except PhpSyntaxError as error:
        return f"Parse error: {error.message} on line {0 if error.at_caller else error.line}"
    except PhpCompileError as error:
        return f"Fatal error: {error.message} on line {error.line}"
    return "no error"


@each_case(CASES)
def test_message(case: GoldenCase, pytestconfig: pytest.Config) -> None:
    case.check(error_of(case.source) + "\n", pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_php_s(case: GoldenCase, php: list[str], tmp_path: Path) -> None:
    script = tmp_path / "e.php"
    script.write_text(case.source, encoding="latin-1", newline="")
    output = subprocess.run([*php, "-n", "-l", "-d", "short_open_tag=0", str(script)], capture_output=True,
                            encoding="latin-1").stdout
    match = re.search(r"^((?:Parse|Fatal) error: ) *(.*) in \S.* (on line \d+)$", output, re.MULTILINE | re.DOTALL)
    assert match is not None
    assert f"{match[1]}{match[2]} {match[3]}\n" == case.expected
