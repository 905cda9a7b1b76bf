"""bcmath.scale: only a number from 0 to INT_MAX is taken (OnUpdateScale)."""
from __future__ import annotations

from zvm.runtime.services.ini import parse_quantity

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

INT_MAX = 0x7FFFFFFF


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directive; one that the command line gives wrongly has no effect."""
    engine.ini.validators["bcmath.scale"] = _accept
    if at_start_up and not _accept(engine.ini.get("bcmath.scale")):
        engine.ini.configured["bcmath.scale"] = "0"


def _accept(text: str | None) -> bool:
    return 0 <= parse_quantity(text) <= INT_MAX
