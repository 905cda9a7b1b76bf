"""mbstring and iconv as PHP has them: recorded answers about random strings, and broken ones that all get an answer.

sample.json is what `scripts/compare_mbstring.py --seed 82 --count 600 --record` wrote.
"""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = [sys.executable, str(ROOT / "scripts/compare_mbstring.py"), "--zvm", f"{sys.executable} -m zvm.cli.main"]


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SCRIPT, *options], capture_output=True, text=True, check=False)


def test_recorded_answers() -> None:
    done = run("--check", str(Path(__file__).with_name("sample.json")))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


def test_every_string_gets_an_answer() -> None:
    done = run("--seed", "83", "--count", "1000", "--alone")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
