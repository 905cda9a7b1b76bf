"""The environment variables that a script sees: those of the process, or those that an embedder lets it read."""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def environment_bytes(engine: Engine) -> dict[bytes, bytes]:
    """Name and value of each, also for the programs that the script starts."""
    visible = engine.visible_variables
    return {name: value for name, value in os.environb.items() if visible is None or name in visible}


def environment(engine: Engine) -> dict[int | str, str]:
    """Name and value of each, as PHP strings."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in environment_bytes(engine).items()}


def environment_variable(engine: Engine, name: str) -> str | None:
    """The value of one, None where there is none."""
    key, visible = name.encode("latin-1"), engine.visible_variables
    value = os.environb.get(key) if visible is None or key in visible else None
    return None if value is None else value.decode("latin-1")
