"""intl.default_locale: anything but an empty string is taken (OnUpdateStringUnempty)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directive."""
    engine.ini.validators["intl.default_locale"] = _accept
    if at_start_up and not _accept(engine.ini.get("intl.default_locale")):
        engine.ini.configured["intl.default_locale"] = None


def _accept(text: str | None) -> bool:
    return text != ""
