"""Semaphores: sem_get, sem_acquire (ext/sysvsem/sysvsem.c).

A PHP semaphore is a set of three: the semaphore itself, how many processes use it, and a lock for setting it up.
"""
from __future__ import annotations

import struct
from ctypes import create_string_buffer, get_errno
from errno import EAGAIN, EINTR

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.system_v import IPC_CREAT, IPC_NOWAIT, IPC_RMID, IPC_STAT, as_int, library, problem
from zvm.ext.vocabulary import Bool, False_, Int, function, php_class
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_SEMAPHORE, _USERS, _SET_UP = 0, 1, 2  # the members of the set
_UNDO = 0x1000
_GET_VALUE, _SET_VALUE = 12, 16
_INFO_SIZE = 104  # of a struct semid_ds
_REMOVED = -1


def _operate(semaphores: int, *operations: tuple[int, int, int]) -> int:
    """semop(2) of (member, change, flags), again where a signal cuts it short; the error's number, 0 for none."""
    block = b"".join(struct.pack("=Hhh", *operation) for operation in operations)
    while library.semop(semaphores, block, len(operations)) == -1:
        if get_errno() != EINTR:
            return get_errno()
    return 0


class _Hold:
    """What a SysvSemaphore object holds: `count` is how often it was acquired, or _REMOVED. Lets go when it dies."""

    __slots__ = ("semaphores", "key", "count", "auto_release")

    def __init__(self, semaphores: int, key: int, auto_release: bool) -> None:
        self.semaphores, self.key, self.count, self.auto_release = semaphores, key, 0, auto_release

    def __del__(self) -> None:
        if self.count == _REMOVED or not self.auto_release:
            return
        operations = [(_USERS, -1, _UNDO)]
        if self.count:
            operations.append((_SEMAPHORE, self.count, _UNDO))
        _operate(self.semaphores, *operations)


@php_class("SysvSemaphore", native=HandleHooks("Cannot directly construct SysvSemaphore, use sem_get() instead"),
           **HANDLE)
class SysvSemaphore(PhpObject):
    __slots__ = ("hold",)
    hold: _Hold


@function(defaults={"permissions": "0666"})
def sem_get(engine: Engine, key: Int, max_acquire: Int = 1, permissions: Int = 0o666,
            auto_release: Bool = True) -> "SysvSemaphore" | False_:
    warning = engine.diagnostics.warning
    shown = f"for key 0x{key & 0xFFFFFFFFFFFFFFFF:x}"
    semaphores = library.semget(as_int(key), 3, as_int(permissions) | IPC_CREAT)
    if semaphores == -1:
        warning(f"sem_get(): Failed {shown}: {problem()}")
        return False
    if _operate(semaphores, (_SET_UP, 0, 0), (_SET_UP, 1, _UNDO), (_USERS, 1, _UNDO)):
        warning(f"sem_get(): Failed acquiring SYSVSEM_SETVAL {shown}: {problem()}")
    users = library.semctl(semaphores, _USERS, _GET_VALUE, 0)
    if users == -1 or users == 1 and library.semctl(semaphores, _SEMAPHORE, _SET_VALUE, as_int(max_acquire)) == -1:
        warning(f"sem_get(): Failed {shown}: {problem()}")
    if _operate(semaphores, (_SET_UP, -1, _UNDO)):
        warning(f"sem_get(): Failed releasing SYSVSEM_SETVAL {shown}: {problem()}")
    made: SysvSemaphore = make(engine, "sysvsemaphore")
    made.hold = _Hold(semaphores, as_int(key), auto_release)
    return made


def _shown(hold: _Hold) -> str:
    return f"key 0x{hold.key & 0xFFFFFFFF:x}"


@function
def sem_acquire(engine: Engine, semaphore: "SysvSemaphore", non_blocking: Bool = False) -> Bool:
    engine.output.flush()
    hold = semaphore.hold
    error = _operate(hold.semaphores, (_SEMAPHORE, -1, _UNDO | (IPC_NOWAIT if non_blocking else 0)))
    if error:
        if error != EAGAIN:
            engine.diagnostics.warning(f"sem_acquire(): Failed to acquire {_shown(hold)}: {problem()}")
        return False
    hold.count += 1
    return True


@function
def sem_release(engine: Engine, semaphore: "SysvSemaphore") -> Bool:
    hold = semaphore.hold
    if hold.count == 0:
        engine.diagnostics.warning(f"sem_release(): SysV semaphore for {_shown(hold)} is not currently acquired")
        return False
    error = _operate(hold.semaphores, (_SEMAPHORE, 1, _UNDO))
    if error:
        if error != EAGAIN:
            engine.diagnostics.warning(f"sem_release(): Failed to release {_shown(hold)}: {problem()}")
        return False
    hold.count -= 1
    return True


@function
def sem_remove(engine: Engine, semaphore: "SysvSemaphore") -> Bool:
    hold = semaphore.hold
    if library.semctl(hold.semaphores, 0, IPC_STAT, create_string_buffer(_INFO_SIZE)) < 0:
        engine.diagnostics.warning(f"sem_remove(): SysV semaphore for {_shown(hold)} does not (any longer) exist")
        return False
    if library.semctl(hold.semaphores, 0, IPC_RMID, 0) < 0:
        engine.diagnostics.warning(f"sem_remove(): Failed for SysV semaphore for {_shown(hold)}: {problem()}")
        return False
    hold.count = _REMOVED
    return True
