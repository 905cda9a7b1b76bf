"""Running programs with an extension that covers, for test_pcov.py and test_xdebug.py."""
from __future__ import annotations

import os
import subprocess
from pathlib import Path


def run_covered(zvm: list[str], folder: Path, *arguments: str, native: bool = True, mode: str = "") -> str:
    """What a command prints in a folder; `mode` is XDEBUG_MODE."""
    done = subprocess.run([*zvm, "-n", *arguments], capture_output=True, text=True, timeout=60, cwd=folder,
                          env={**os.environ, "XDEBUG_MODE": mode,
                               "ZVM_NATIVE": os.environ.get("ZVM_NATIVE", "") if native else "0"})
    assert done.stderr == ""
    return done.stdout
