"""intl.default_locale takes anything but an empty string (OnUpdateStringUnempty); intl.error_level is deprecated."""
from __future__ import annotations

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.ini import parse_int
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directive."""
    engine.ini.validators["intl.default_locale"] = _accept
    if engine.target >= V8_5:
        engine.ini.validators["intl.error_level"] = lambda text: _accept_error_level(engine, text)
    if at_start_up and not _accept(engine.ini.get("intl.default_locale")):
        engine.ini.configured["intl.default_locale"] = None


def _accept_error_level(engine: Engine, text: str | None) -> bool:
    if parse_int(text or ""):
        engine.diagnostics.deprecated(f"{running_function(engine)}(): Using a value different than 0 for "
                                      "intl.error_level is deprecated, as the intl.error_level INI setting is "
                                      "deprecated. Instead the intl.use_exceptions INI setting should be enabled to "
                                      "throw exceptions on errors or intl_get_error_code()/intl_get_error_message() "
                                      "should be used to manually deal with errors")
    return True


def _accept(text: str | None) -> bool:
    return text != ""
