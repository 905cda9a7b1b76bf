"""What strict mypy still finds in the extensions: a number that only falls. All else is clean (pyproject.toml)."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = "[mypy]\npython_version = 3.11\nstrict = true\nfollow_imports = silent\n" \
    "[mypy-pymysql.*]\nignore_missing_imports = true\n"  # as in pyproject.toml
FINDINGS = 213  # lower it when fewer are found


def test_the_extensions_have_no_new_findings(tmp_path: Path) -> None:
    configuration = tmp_path / "mypy.ini"
    configuration.write_text(CONFIGURATION)
    done = subprocess.run([sys.executable, "-m", "mypy", "--config-file", configuration, "zvm/ext"],
                          cwd=ROOT, capture_output=True, text=True, check=False)
    total = re.search(r"^Found (\d+) errors?", done.stdout, re.MULTILINE)
    found = int(total[1]) if total is not None else 0
    assert found <= FINDINGS, done.stdout
