"""Threads whose engines are the first of a process get the same native tables, which stay."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from native.first_use import CASES

from zvm.engine import Engine
from zvm.handlers.native import tier

PROGRAM = Path(__file__).with_name("first_use.py")


@pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")
@pytest.mark.parametrize("case", CASES)
def test_two_threads_need_it_at_the_same_time(case: str) -> None:
    done = subprocess.run([sys.executable, "-X", "faulthandler", str(PROGRAM), case], capture_output=True, text=True,
                          timeout=60, env={**os.environ, "PYTHONMALLOC": "debug"})
    assert (done.returncode, done.stdout, done.stderr) == (0, "fine\n", "")
