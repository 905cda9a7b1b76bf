"""Code in a sandbox cannot use up its host's time or memory."""
from __future__ import annotations

import gc
import io
import os
import resource
import time

import pytest
from embedding.exhaustion import attempts

from zvm import LimitReached, Limits, PhpError, PhpExit
from zvm.sandbox import Sandbox

SECONDS, MEMORY, OUTPUT = 0.3, 64 << 20, 100_000
SLACK = float(os.environ.get("EXHAUSTION_SLACK", "8"))  # seconds beyond the limit: one, where nothing else runs
EVERY = int(os.environ.get("EXHAUSTION_EVERY", "4"))  # one of so many attempts is made
GROWTH = 400 << 20  # bytes of the host: what a message of the greatest length becomes


@pytest.mark.parametrize("number", range(0, len(attempts()), EVERY))
def test_exhaustion(number: int) -> None:
    attempt = attempts()[number]
    out = io.BytesIO()
    box = Sandbox(stdout=out, limits=Limits(seconds=SECONDS, memory=MEMORY, output=OUTPUT),
                  functions={"host": lambda value: value})
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
    started = time.monotonic()
    try:
        box.eval(attempt)
    except (LimitReached, PhpError, PhpExit, ValueError, TypeError):
        pass
    finally:
        elapsed = time.monotonic() - started
        box.kill()
    assert elapsed < SECONDS + SLACK, attempt
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10) - before < GROWTH, attempt
    assert len(out.getvalue()) <= OUTPUT
    assert box.process.returncode is not None
