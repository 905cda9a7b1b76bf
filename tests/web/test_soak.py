"""A short run of scripts/soak for each server."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from web.soak import SERVERS

PROGRAM = Path(__file__).with_name("soak.py")


@pytest.mark.parametrize("server", SERVERS)
def test_mixed_requests(server: str) -> None:
    done = subprocess.run([sys.executable, str(PROGRAM), server, "400", "3"], capture_output=True, text=True,
                          timeout=300, env={**os.environ, "PHPRC": "/dev/null"})
    assert done.returncode == 0, done.stdout + done.stderr
