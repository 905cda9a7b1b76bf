"""Where descriptors of files run short: the last ones are left to Python, which reads modules when it first needs them.

Whatever a script opens asks here, and fails as if there were no descriptor left.
"""
from __future__ import annotations

import errno
import os

_OWN = 3  # are left; one where there are few
_FEW = 16


def check_own(descriptor: int) -> None:
    """Raise OSError where a descriptor that has just been opened is one of those left to Python."""
    limit = os.sysconf("SC_OPEN_MAX")
    if descriptor >= limit - (_OWN if limit >= _FEW else 1):
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def leave_own(descriptor: int) -> None:
    """The same, having closed it."""
    try:
        check_own(descriptor)
    except OSError:
        os.close(descriptor)
        raise


def require_one() -> None:
    """Raise OSError where the script has no descriptor left for something that opens its own."""
    probe = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
    leave_own(probe)
    os.close(probe)
