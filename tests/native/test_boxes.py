"""Native code gives back the boxes of ints that frames had."""
from __future__ import annotations

import gc
import sys

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier
from zvm.runtime import execute_data

needs_native = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")


def test_flags_of_frames_are_small_ints() -> None:
    """Native code takes their sums from the array of CPython's small ints, which ends at 256."""
    assert sum({getattr(execute_data, name) for name in dir(execute_data)
                if name.startswith("CALL_") and name != "CALL_NEEDS_ATTENTION"}) <= 256


@needs_native
def test_frames_of_user_and_internal_functions_take_turns() -> None:
    """They come from the same pools, and note how much of the stack is left."""
    source = "<?php function f($a) { return substr('hello', 1, $a); } for ($i = 0; $i < %d; $i++) { f(2); min($i, 3); }"
    blocks = []
    for turns in (100, 100, 20000):
        engine = Engine(write=lambda data: None)
        engine.run_source(source % turns, "t.php")
        del engine
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert blocks[2] - blocks[1] < 2000
