"""Random surgery on trees of dom, simplexml and xsl: no use of freed memory, whatever scripts do.

The allocators fill what is freed and look whether it was written to: Python's by PYTHONMALLOC=debug, the C library's by
its tunables and, where it is installed, libc_malloc_debug.
"""
from __future__ import annotations

import ctypes.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("dom_surgery.php")
CHECKS = {"PYTHONMALLOC": "debug", "MALLOC_PERTURB_": "165", "GLIBC_TUNABLES": "glibc.malloc.perturb=165"}


def environment(library: str) -> dict[str, str]:
    """Where the script runs: with checks, and on the system's libxml2 or the one in lxml."""
    found = {**os.environ, **CHECKS, "ZVM_LIBXML": library}
    if ctypes.util.find_library("c_malloc_debug"):
        found |= {"LD_PRELOAD": "libc_malloc_debug.so.0", "MALLOC_CHECK_": "3"}
    return found


@pytest.mark.parametrize("library", ["", "lxml"])
@pytest.mark.parametrize("seed", range(1, 7))
def test_random_surgery(seed: int, library: str) -> None:
    done = subprocess.run([sys.executable, "-m", "zvm", str(SCRIPT), str(seed), "400"], env=environment(library),
                          capture_output=True, text=True, timeout=300, check=False)
    assert (done.stdout, done.returncode) == ("done\n", 0), done.stdout[-2000:] + done.stderr[-2000:]
