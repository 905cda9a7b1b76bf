"""Whether psycopg is installed, and works: its pure Python needs libpq, which the package psycopg-binary brings."""
from __future__ import annotations

from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

COMMAND_OK, TUPLES_OK, COPY_OUT, COPY_IN, FATAL_ERROR = 1, 2, 3, 4, 7  # statuses of results, PGRES_*

_pq: Any = None  # imported with the first connection


def is_available(package: str) -> bool:
    """Can PostgreSQL be reached?"""
    if find_spec("psycopg") is None:
        return False
    if find_spec("psycopg_binary") is not None or find_spec("psycopg_c") is not None:
        return True
    from ctypes.util import find_library

    return find_library("pq") is not None


def load() -> Any:
    """The module psycopg.pq: the library's own functions."""
    global _pq
    if _pq is None:
        from psycopg import pq

        _pq = pq
    return _pq
