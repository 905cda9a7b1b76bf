"""What running a command inside a process leaves behind."""
from __future__ import annotations

import signal
import threading

from zvm.cli.main import run_with_large_stack


def test_signals_and_stacks_are_as_before() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ()), threading.stack_size()
    assert run_with_large_stack(lambda: 7) == 7
    assert (signal.pthread_sigmask(signal.SIG_BLOCK, ()), threading.stack_size()) == before
