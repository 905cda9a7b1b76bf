"""Dates of all kinds as PHP has them: recorded answers everywhere, fresh ones where php is.

sample.json is what `scripts/compare_date.py --seed 82 --count 400 --record` wrote.
"""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = [sys.executable, str(ROOT / "scripts/compare_date.py"), "--zvm", f"{sys.executable} -m zvm.cli.main"]


def test_recorded_answers() -> None:
    done = subprocess.run([*SCRIPT, "--check", str(Path(__file__).with_name("sample.json"))], capture_output=True,
                          text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


@pytest.mark.skipif(shutil.which("php") is None, reason="no php here")
def test_fresh_answers() -> None:
    done = subprocess.run([*SCRIPT, "--seed", "821", "--count", "400"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
