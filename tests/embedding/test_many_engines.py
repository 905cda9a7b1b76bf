"""Sixteen engines in sixteen threads: no crash, no deadlock, and each sees and prints what is its own."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("many_engines.py")


@pytest.mark.parametrize("tier", ["native", "python"])
def test_engines_in_threads(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZVM_NATIVE", raising=False)
    if tier == "python":
        monkeypatch.setenv("ZVM_NATIVE", "0")
    done = subprocess.run([sys.executable, "-X", "faulthandler", str(PROGRAM), "16", "4"], capture_output=True,
                          text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "all engines saw what is theirs\n", "")
