"""Whether PyMySQL is installed, on which mysqli and pdo_mysql stand."""
from __future__ import annotations

from importlib.util import find_spec


def is_available(package: str) -> bool:
    """The answer for each of the extensions that stand on it."""
    return find_spec("pymysql") is not None
