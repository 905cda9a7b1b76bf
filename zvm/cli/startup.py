"""From options to an engine: ini files, -d, and what PHP says of settings at start-up (php_module_startup).

Used by main.py and the server. Nothing here runs code of a script.
"""
from __future__ import annotations

import os
import sys

from zvm.opcodes.error_levels import E_CORE_ERROR, E_CORE_WARNING, E_DEPRECATED, E_WARNING
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.services.ini_directives import QUANTITIES
from zvm.runtime.services.ini_files import SYSTEM_PATH, Configuration, error_level
from zvm.targets import SETTING, V8_5, named_by, target_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.cli.options import Options
    from zvm.engine import Engine
    from zvm.targets import Target

HARDCODED = {"html_errors": "0", "register_argc_argv": "1", "implicit_flush": "1", "output_buffering": "0",
             "max_execution_time": "0", "max_input_time": "-1"}
_DEPRECATED = "allow_url_include"
_GONE = (
    "allow_call_time_pass_reference", "asp_tags", "define_syslog_variables", "highlight.bg", "magic_quotes_gpc",
    "magic_quotes_runtime", "magic_quotes_sybase", "register_globals", "register_long_arrays", "safe_mode",
    "safe_mode_gid", "safe_mode_include_dir", "safe_mode_exec_dir", "safe_mode_allowed_env_vars",
    "safe_mode_protected_env_vars", "zend.ze1_compatibility_mode", "track_errors")
_NOT_STARTED = 254  # the exit code
_LEAST_MEMORY = 2 << 20
_SUFFIXES = ("k", "K", "m", "M", "g", "G")
_MOST_DIGITS = 9  # of a quantity that needs no closer look
_BOUNDED = ("fiber.stack_size", "memory_hard_limit_percent")  # which refuse some numbers


def read_configuration(options: Options, sapi: str = "cli") -> Configuration:
    """The ini files and the settings of the command line. Raises UnknownTarget."""
    php = options.php or named_by(sys.argv[0]) or os.environ.get("ZVM_PHP")
    configuration = Configuration(lambda name: _constant(name, target_of(php)))
    configuration.values["display_errors"] = "1"
    if not options.no_ini or options.ini_path is not None:
        path = None if options.ini_path is None else os.fsdecode(options.ini_path.encode("latin-1"))
        configuration.read_files(path, options.no_ini, sys.argv[0] if "/" in sys.argv[0] else sys.executable, sapi)
    if sapi == "cli":
        configuration.values.update(HARDCODED)
    if options.settings:
        configuration.set(options.settings)
    if php:
        configuration.values[SETTING] = php
    version = configuration.values.get(SETTING)
    target = target_of(None if version is None else str(version))
    if sapi == "cli" and target >= V8_5 and "register_argc_argv" not in str(options.settings or ""):
        configuration.values["register_argc_argv"] = "0"  # the arguments are registered all the same
    return configuration


def report(engine: Engine, configuration: Configuration) -> int | None:
    """Say what is wrong with the settings; the exit code, having said so, where that ends the run."""
    for problem in configuration.problems:
        engine.diagnostics.write_stderr(f"PHP:  {problem}")
    for name in QUANTITIES:
        value = configuration.values.get(name)
        if type(value) is str and (name in _BOUNDED or not _is_quantity(value)):
            _check_quantity(engine, name, value)
    if "memory_limit" in configuration.values:
        _check_memory_limit(engine)
    if configuration.extensions:
        _report_extensions(engine, configuration)
    if "XDEBUG_MODE" in os.environ and "xdebug" not in engine.loaded:
        _load_xdebug(engine)
    if "date.timezone" in configuration.values:
        _check_timezone(engine, configuration)
    if "filter.default" in configuration.values:
        _check_default_filter(engine, str(configuration.values["filter.default"]))
    failure = _why_not_started(configuration)
    if failure:
        for level, message in failure:
            _report(engine, level, message)
        engine.guarded(engine.output.flush)
        return _NOT_STARTED
    return None if _report_removed_directives(engine, configuration) else 1


def _why_not_started(configuration: Configuration) -> list[tuple[int, str]]:
    """What PHP's modules say that do not start with such settings."""
    values = configuration.values
    if values.get("output_handler") and values.get("zlib.output_compression") not in (None, "", "0"):
        return [(E_CORE_ERROR, "PHP Startup: Cannot use both zlib.output_compression and output_handler together!!")]
    capabilities = values.get("browscap")
    if type(capabilities) is str and capabilities and not os.access(capabilities.encode("latin-1"), os.R_OK):
        return [(E_CORE_WARNING, f'Cannot open "{capabilities}" for reading'),
                (E_CORE_ERROR, "Unable to start standard module")]
    return []


def _constant(name: str, target: Target) -> str | None:
    """The text of a constant that an ini file names. Raises UnknownTarget."""
    if not name.isupper() or "_" not in name:  # as PHPSESSID, which is not a constant
        return None
    if name[:2] == "E_":
        return error_level(name)
    from zvm.ext.core.constants import CONSTANTS
    from zvm.ext.vocabulary import in_version

    value = in_version(CONSTANTS.get(name), target)
    return str(value) if type(value) in (str, int) else None


def _report(engine: Engine, level: int, message: str, masked: bool = True) -> None:
    """Report it, unless error_reporting, which counts where `masked` is true, is against it."""
    diagnostics = engine.diagnostics
    ini = engine.ini
    mask = ini.error_reporting
    diagnostics.starting = True
    ini.error_reporting = mask if masked else level
    (diagnostics.report_fatal if level == E_CORE_ERROR else diagnostics.report)(level, message, "Unknown", 0)
    ini.error_reporting = mask
    diagnostics.starting = False
    diagnostics.last_error = engine.output.started_at = None  # the request has not begun


def _is_quantity(text: str) -> bool:
    """Is it certainly one that fits into 64 bits?"""
    digits = text[:-1] if text[-1:] in _SUFFIXES else text
    return text in ("", "-1") or digits.isascii() and digits.isdigit() and len(digits) < _MOST_DIGITS


def _check_quantity(engine: Engine, name: str, value: str) -> None:
    from zvm.ext.standard.info.quantities import check_number

    if not check_number(name, value, lambda message: _report(engine, E_WARNING, message, masked=False)):
        engine.ini.refuse(name)


def _check_default_filter(engine: Engine, name: str) -> None:
    from zvm.ext.filter.functions import FILTERS

    if name.lower() in FILTERS and name.lower() != "unsafe_raw":
        _report(engine, E_DEPRECATED, "The filter.default ini setting is deprecated")


def _check_memory_limit(engine: Engine) -> None:
    """Zend's memory manager does not give back what it has: a smaller limit is refused (OnChangeMemoryLimit)."""
    limit = abs(engine.ini.memory_limit)
    if engine.ini.memory_limit != -1 and limit < _LEAST_MEMORY:
        engine.ini.refuse("memory_limit")
        _report(engine, E_WARNING, f"Failed to set memory limit to {limit} bytes "
                                   f"(Current memory usage is {_LEAST_MEMORY} bytes)", masked=False)


def _report_extensions(engine: Engine, configuration: Configuration) -> None:
    """Extensions that a setting names and ZVM has not. Those of the system's own files belong to the PHP that is
    installed there, which has more of them: these are just not loaded."""
    named = [each for each in configuration.extensions if not each[2].startswith(SYSTEM_PATH + "/")]
    if not named:
        return
    from zvm.observe import loading  # with the modules that it imports

    folder = configuration.values.get("extension_dir") or engine.ini.get("extension_dir") or ""
    seen = set()
    for kind, value, _ in named:
        name = os.path.basename(value).removesuffix(".so").lower()
        if kind == "extension" and name in seen:
            _report(engine, E_CORE_WARNING, f'Module "{name}" is already loaded')
        elif name == "opcache" or kind == "extension" and _is_shared(name):
            seen.add(name)
        elif loading.is_known(kind, name):
            seen.add(name)
            loading.load(engine, name)
        elif kind == "extension" and _load_outside(engine, value):
            seen.add(name)
        elif kind == "zend_extension" and value.startswith("/"):
            engine.diagnostics.write_stderr(f"Failed loading {value}:  {_tried(value)[len(value) + 2:-1]}\n")
        else:
            _report(engine, E_CORE_WARNING, _not_loaded(kind, value, str(folder)))


def _load_outside(engine: Engine, word: str) -> bool:
    """Load an extension that is not ZVM's own: a Python file, or an installed module. False where there is none."""
    from zvm.observe import loading

    try:
        extension = loading.find_outside(word)
        if extension is None:
            return False
        loading.register(engine, extension)
    except loading.ExtensionError as error:
        _report(engine, E_CORE_WARNING, f"PHP Startup: Unable to load the extension {error}")
    return True


_XDEBUG_MODES = frozenset(("coverage", "debug", "profile"))


def _load_xdebug(engine: Engine) -> None:
    """Load the extension where XDEBUG_MODE names a mode that there is."""
    if not _XDEBUG_MODES.isdisjoint(os.environ["XDEBUG_MODE"].replace(" ", "").split(",")):
        from zvm.observe import loading

        loading.load(engine, "xdebug")


def _is_shared(name: str) -> bool:
    """Is it an extension that ZVM has and PHP loads from a file of its own?"""
    from zvm.ext.generated.index import EXTENSIONS

    return name in {extension.lower() for extension in EXTENSIONS.values()} - _BUILT_IN


_BUILT_IN = frozenset(("core", "date", "filter", "hash", "json", "libxml", "openssl", "pcntl", "pcre", "random",
                       "reflection", "session", "sodium", "spl", "standard", "zlib"))


def _tried(path: str) -> str:
    from zvm.ext.standard.info.system import why_not_loaded

    why = "not an extension of ZVM" if os.path.isfile(path.encode("latin-1")) else why_not_loaded(path)
    return f"{path} ({path}: {why})"


def _not_loaded(kind: str, value: str, folder: str) -> str:
    base = value if "/" in value else f"{folder.rstrip('/')}/{value}"
    paths = f"(tried: {_tried(base)}, {_tried(f'{folder}/{value}.so')})"
    if kind == "extension":
        return f"PHP Startup: Unable to load dynamic library '{value}' {paths}"
    return f"Failed loading Zend extension '{value}' {paths}"


def _check_timezone(engine: Engine, configuration: Configuration) -> None:
    """Warn of a date.timezone that is not a zone, and use UTC (OnUpdate_date_timezone)."""
    name = str(configuration.values["date.timezone"])
    if name == "UTC":
        return
    from zvm.ext.date.zones.database import find_zone

    if find_zone(name) is None:
        engine.ini.configured["date.timezone"] = "UTC"
        _report(engine, E_WARNING, f"PHP Startup: Invalid date.timezone value '{name}', using 'UTC' instead")


def _report_removed_directives(engine: Engine, configuration: Configuration) -> bool:
    """Warn of settings that are deprecated; False, having said so, where one is gone."""
    for name in (_DEPRECATED, *_GONE):
        value = configuration.values.get(name)
        if type(value) is not str or value in ("", "0"):
            continue
        from zvm.runtime.values.numbers import scan_numeric

        if not scan_numeric(value)[0]:
            continue
        if name in _GONE:
            _report(engine, E_CORE_ERROR, f"Directive '{name}' is no longer available in PHP")
            engine.guarded(engine.output.flush)
            return False
        _report(engine, E_DEPRECATED, f"Directive '{name}' is deprecated")
    if parse_bool(str(configuration.values.get("auto_detect_line_endings") or "")):
        _report(engine, E_DEPRECATED, "auto_detect_line_endings is deprecated")
    return True
