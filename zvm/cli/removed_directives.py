"""What PHP says at start-up of settings that are deprecated, gone or wrong (php_module_startup). Used by main.py."""
from __future__ import annotations

from zvm.opcodes.error_levels import E_CORE_ERROR, E_DEPRECATED, E_WARNING

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DEPRECATED = "allow_url_include"
_GONE = frozenset((
    "allow_call_time_pass_reference", "asp_tags", "define_syslog_variables", "highlight.bg", "magic_quotes_gpc",
    "magic_quotes_runtime", "magic_quotes_sybase", "register_globals", "register_long_arrays", "safe_mode",
    "safe_mode_gid", "safe_mode_include_dir", "safe_mode_exec_dir", "safe_mode_allowed_env_vars",
    "safe_mode_protected_env_vars", "zend.ze1_compatibility_mode", "track_errors"))


def report_old_directives(engine: Engine, settings: list[tuple[str, str]]) -> bool:
    """Warn of settings of the command line that are deprecated; False, having said so, where one is gone."""
    for name, value in dict(settings).items():
        if name != _DEPRECATED and name not in _GONE:
            continue
        from zvm.runtime.values.numbers import scan_numeric

        if not scan_numeric(value)[0]:
            continue
        if name in _GONE:
            engine.diagnostics.report(E_CORE_ERROR, f"Directive '{name}' is no longer available in PHP", "Unknown", 0)
            engine.output.flush()
            return False
        engine.diagnostics.report(E_DEPRECATED, f"Directive '{name}' is deprecated", "Unknown", 0)
        engine.diagnostics.last_error = engine.output.started_at = None  # the request has not begun
    return True


def check_timezone(engine: Engine, settings: list[tuple[str, str]]) -> None:
    """Warn of a date.timezone on the command line that is no zone, and use UTC (OnUpdate_date_timezone)."""
    name = dict(settings).get("date.timezone")
    if name is None:
        return
    from zvm.ext.date.zones.database import find_zone

    if find_zone(name) is None:
        engine.ini.configured["date.timezone"] = "UTC"
        engine.diagnostics.report(
            E_WARNING, f"PHP Startup: Invalid date.timezone value '{name}', using 'UTC' instead", "Unknown", 0)
        engine.diagnostics.last_error = engine.output.started_at = None  # the request has not begun
