"""Temporary files: where they lie and how they are named (main/php_open_temporary_file.c)."""
from __future__ import annotations

import os

from zvm.runtime.services.descriptors import leave_own

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_CHARACTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_NAME_SIZE = 6


def temporary_directory(engine: Engine) -> str:
    """Where they lie unless another place is asked for, be it there or not (php_get_temporary_directory)."""
    folder: str = engine.ini.get("sys_temp_dir") or os.fsencode(os.environ.get("TMPDIR", "/tmp")).decode("latin-1")
    return folder.rstrip("/") or "/"


def _random_name() -> str:
    return "".join([_CHARACTERS[int.from_bytes(os.urandom(4), "little") % len(_CHARACTERS)] for _ in range(_NAME_SIZE)])


def open_temporary(folder: str, prefix: str) -> tuple[int, str]:
    """Descriptor and path of a new file with six random letters and digits after the prefix, as mkstemp() of C has it.
    Raises OSError."""
    while True:
        path = os.path.join(folder, prefix + _random_name())
        try:
            descriptor = os.open(path.encode("latin-1"), os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        except FileExistsError:
            continue
        leave_own(descriptor)
        return descriptor, path
