"""System V's shared memory, semaphores and message queues, through the C library (sys/ipc.h of 64-bit Linux)."""
from __future__ import annotations

import os
from ctypes import CDLL, c_int, c_long, c_size_t, c_ssize_t, c_void_p, get_errno

IPC_CREAT, IPC_EXCL, IPC_NOWAIT = 0o1000, 0o2000, 0o4000
IPC_RMID, IPC_SET, IPC_STAT = 0, 1, 2
NOT_ATTACHED = 2 ** 64 - 1  # (void *)-1

library = CDLL(None, use_errno=True)
library.shmget.argtypes = [c_int, c_size_t, c_int]
library.shmat.argtypes = [c_int, c_void_p, c_int]
library.shmat.restype = c_void_p
library.shmdt.argtypes = [c_void_p]
library.msgsnd.argtypes = [c_int, c_void_p, c_size_t, c_int]
library.msgrcv.argtypes = [c_int, c_void_p, c_size_t, c_long, c_int]
library.msgrcv.restype = c_ssize_t


def as_int(number: int) -> int:
    """What C makes of a zend_long that is passed as int."""
    return (number + 0x80000000) % 0x100000000 - 0x80000000


def problem() -> str:
    """What the last call failed for."""
    return os.strerror(get_errno())


class Attachment:
    """A segment's memory in this process; detached when nothing holds it."""

    __slots__ = ("address",)

    def __init__(self, segment: int, flags: int) -> None:
        """Raises OSError."""
        self.address: int | None = library.shmat(segment, None, flags)
        if self.address == NOT_ATTACHED:
            self.address = None
            raise OSError(get_errno(), problem())

    def detach(self) -> None:
        address, self.address = self.address, None
        if address is not None:
            library.shmdt(address)

    def __del__(self) -> None:
        self.detach()
