"""The directives of iconv: a change of them is deprecated, and names must not be too long (OnUpdate…Encoding)."""
from __future__ import annotations

from zvm.ext.iconv.conversion import LONGEST_NAME
from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_NAMES = ("input_encoding", "output_encoding", "internal_encoding")


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directives."""
    for name in _NAMES:
        engine.ini.validators[f"iconv.{name}"] = lambda text, name=name: _accept(engine, name, text)
        if at_start_up and len(engine.ini.get(f"iconv.{name}") or "") >= LONGEST_NAME:
            engine.ini.configured[f"iconv.{name}"] = ""


def _accept(engine: Engine, name: str, text: str | None) -> bool:
    if len(text or "") >= LONGEST_NAME:
        return False
    engine.diagnostics.error(E_DEPRECATED, f"{running_function(engine)}(): Use of iconv.{name} is deprecated")
    return True
