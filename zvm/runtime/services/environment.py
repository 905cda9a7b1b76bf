"""The environment variables that a script sees: those of the process, or those that an embedder lets it read.

What putenv() and umask() change is changed until the request ends. Requests that run in several threads of a process
have their own variables, which the process does not get, and from their first umask() on a mask of their own.
"""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


class _Variables:
    """What putenv() has changed in the environment of the process, as it was before."""

    def __init__(self, engine: Engine) -> None:
        self.previous: dict[bytes, bytes | None] = {}
        engine.deactivators.append(self._restore)

    def _restore(self) -> None:
        for name, value in self.previous.items():
            _put(name, value)
        self.previous.clear()


class _Mask:
    """The umask that an engine has set: that of its thread, where others run in the process, else of the process."""

    def __init__(self, engine: Engine) -> None:
        self.is_of_thread = engine.own_variables is not None and _has_own_file_system_state()
        self.previous: int | None = None  # of the thread
        engine.deactivators.append(self._restore)

    def set(self, mask: int) -> int:
        previous = os.umask(mask)
        if self.is_of_thread:
            if self.previous is None:
                self.previous = previous
            return previous
        if not _masks:
            _original_mask[:] = [previous]
        if self not in _masks:
            _masks.append(self)
        return previous

    def _restore(self) -> None:
        if self.previous is not None:
            os.umask(self.previous)
        if self in _masks:
            _masks.remove(self)
            if not _masks:
                os.umask(_original_mask.pop())


def _has_own_file_system_state() -> bool:
    """Give this thread a umask, and a working directory, of its own; false where the system refuses."""
    from ctypes import CDLL

    return bool(CDLL(None).unshare(_CLONE_FS) == 0)


_CLONE_FS = 0x200
_masks: list[_Mask] = []  # of the engines that have changed it
_original_mask: list[int] = []  # before the first of them


def set_variable(engine: Engine, name: bytes, value: bytes | None) -> None:
    """Set a variable, or unset it, until the request ends."""
    if engine.own_variables is not None:
        engine.own_variables[name] = value
        return
    engine.state_of(_Variables).previous.setdefault(name, os.environb.get(name))
    _put(name, value)


def set_umask(engine: Engine, mask: int) -> int:
    """Set the mask of new files' permissions until the request ends; the one before."""
    return engine.state_of(_Mask).set(mask)


def _put(name: bytes, value: bytes | None) -> None:
    if value is None:
        os.environb.pop(name, None)
    else:
        os.environb[name] = value


def environment_bytes(engine: Engine) -> dict[bytes, bytes]:
    """Name and value of each, also for the programs that the script starts."""
    visible, own = engine.visible_variables, engine.own_variables or {}
    found = {name: value for name, value in os.environb.items()
             if (visible is None or name in visible) and name not in own}
    found.update((name, value) for name, value in own.items() if value is not None)
    return found


def environment(engine: Engine) -> dict[int | str, str]:
    """Name and value of each, as PHP strings."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in environment_bytes(engine).items()}


def environment_variable(engine: Engine, name: str) -> str | None:
    """The value of one, None where there is none."""
    key, visible, own = name.encode("latin-1"), engine.visible_variables, engine.own_variables
    if own is not None and key in own:
        value = own[key]
    else:
        value = os.environb.get(key) if visible is None or key in visible else None
    return None if value is None else value.decode("latin-1")
