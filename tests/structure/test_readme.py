"""The README's examples run and print what it says."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
EXAMPLES = re.findall(r"^    \$ (\S.*)\n((?:    .*\n|\n(?=    [^$]))*)", README, re.MULTILINE)


@pytest.mark.parametrize(("command", "shown"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_examples_print_what_the_readme_shows(command: str, shown: str) -> None:
    here = command.replace(".venv/bin", str(Path(sys.executable).parent))  # ZVM_VENV may name another
    done = subprocess.run(here.split(), cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = [line.removeprefix("    ").rstrip() for line in shown.strip("\n").split("\n")]
    printed = [line.replace(f"{ROOT}/", "").rstrip() for line in done.stdout.strip("\n").split("\n")]
    assert printed == wanted


def test_the_php_of_the_readme_is_the_example() -> None:
    shown = re.search(r"```php\n(.*?)```", README, re.DOTALL)
    assert shown is not None
    assert shown[1] == (ROOT / "examples/hello.php").read_text()
