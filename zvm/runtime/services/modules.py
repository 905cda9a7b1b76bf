"""Importing modules by name, when the first thing in them is asked for."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def import_module(name: str) -> Any:
    """The module of that full name: importlib's function, without importlib, whose import every start would pay for."""
    return __import__(name, fromlist=("",))
