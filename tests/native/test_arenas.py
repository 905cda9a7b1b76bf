"""Python's small objects in the native tier's arenas (kernels/base/arenas.py)."""
from __future__ import annotations

import subprocess
import sys

import pytest

from zvm.engine import Engine

PROGRAM = """
from zvm.engine import Engine
from zvm.handlers.native.tier import memory_usage
import sys
def megabytes():
    return memory_usage.resident_bytes() >> 20
tier = Engine().tier
tier.use_huge_pages()
before = megabytes()
kept = [str(number) for number in range(1_000_000)]
full = megabytes()
assert sum(map(len, kept)) == 5_888_890
del kept
print(full - before > 50, megabytes() - before < 20)
"""

pytestmark = pytest.mark.skipif(Engine().tier is None, reason="there are no native handlers")


def test_arenas_are_taken_and_given_back() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True, text=True)
    assert run.stdout == "True True\n"


def test_without_room_for_a_chunk_single_arenas_are_taken() -> None:
    """Where the system refuses these, too, there is no memory."""
    program = ("import resource\nfrom zvm.engine import Engine\nengine = Engine()\n"
               "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
               "resource.setrlimit(resource.RLIMIT_AS, (used + (12 << 20), used + (12 << 20)))\n"
               "engine.tier.use_huge_pages()\nkept = []\n"
               "try:\n    while True:\n        kept.append(str(len(kept)) * 20)\n"
               "except MemoryError:\n    count = len(kept)\n    del kept\n    print(count > 20000)\n")
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert run.stdout == "True\n"
