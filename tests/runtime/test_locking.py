"""Locks that are held while another thread raises signals."""
from __future__ import annotations

import ctypes
import threading

import pytest

from zvm.runtime.services.locking import locked_by


class _Signal(BaseException):
    """What the other thread raises."""


def test_a_lock_is_free_whenever_a_signal_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    # one may come while another is being noted, and end the thread
    monkeypatch.setattr(threading, "excepthook", lambda details: None)
    lock = threading.RLock()
    ended = threading.Event()
    arrived: list[int] = []

    @locked_by(lock)
    def doubled(number: int) -> int:
        return 2 * number

    def work() -> None:
        try:
            while not ended.is_set():
                assert doubled(len(arrived)) == 2 * len(arrived)
        except _Signal:
            arrived.append(1)
            work()

    worker = threading.Thread(target=work)
    worker.start()
    raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    for _ in range(400):
        raise_in(ctypes.c_ulong(worker.ident or 0), ctypes.py_object(_Signal))
        ended.wait(0.0002)
    ended.set()
    worker.join()
    assert lock.acquire(blocking=False)
    assert arrived
