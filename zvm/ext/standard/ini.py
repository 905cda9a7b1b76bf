"""ini_get, ini_set and the include path (ext/standard/basic_functions.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Null, Str, Void, function
from zvm.runtime import convert
from zvm.runtime.arrays import PhpArray, normalize_key
from zvm.runtime.ini_directives import DIRECTIVES
from zvm.runtime.parameters import argument_type_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {"INI_USER": 1, "INI_PERDIR": 2, "INI_SYSTEM": 4, "INI_ALL": 7}

_PATHS = ("error_log", "java.class.path", "java.home", "mail.log", "java.library.path", "vpopmail.directory")
_STANDARD = ("auto_detect_line_endings", "default_socket_timeout", "from", "session.trans_sid_hosts",
             "session.trans_sid_tags", "unserialize_max_depth", "user_agent")
_UNITS = {"k": 1 << 10, "K": 1 << 10, "m": 1 << 20, "M": 1 << 20, "g": 1 << 30, "G": 1 << 30}


@function
def ini_get(engine: Engine, option: Str) -> Str | False_:
    if not engine.ini.exists(option):
        return False
    return engine.ini.get(option) or ""


@function(aliases=("ini_alter",), unchecked=True)
def ini_set(engine: Engine, option: Str, value: Str | Int | Float | Bool | Null) -> Str | False_:
    if value is not None and type(value) not in (str, int, float, bool):
        argument_type_error(engine, 2, "must be of type string|int|float|bool|null")
    option = convert.to_string(engine, option)
    ini = engine.ini
    if not ini.exists(option):
        return False
    old = ini.get(option)
    text = convert.to_string(engine, value)
    if option == "zend.assertions":
        new_level = convert.to_int(engine, text)
        if new_level != ini.assertions and (new_level < 0 or ini.assertions < 0):
            engine.diagnostics.warning("zend.assertions may be completely enabled or disabled only in php.ini")
            return False
    if option == "date.timezone" and not _is_timezone(text):
        engine.diagnostics.warning(f"ini_set(): Invalid date.timezone value '{text}', we selected the timezone 'UTC' "
                                   "for now.")
        return False
    if not ini.set(option, text):
        return False
    if option == "auto_detect_line_endings" and ini.get_bool(option):
        engine.diagnostics.deprecated("auto_detect_line_endings is deprecated")
    return old or ""


def _is_timezone(name: str) -> bool:
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return False
    return True


@function
def ini_restore(engine: Engine, option: Str) -> Void:
    engine.ini.restore(option)


@function
def ini_get_all(engine: Engine, extension: Str | Null = None, details: Bool = True) -> Array | False_:
    ini = engine.ini
    names = sorted(DIRECTIVES, key=str.lower)
    if extension is not None:
        from zvm.ext.registry import extension_loaded

        if extension != extension.lower() or not extension_loaded(extension):
            engine.diagnostics.warning(f'ini_get_all(): Extension "{extension}" cannot be found')
            return False
        if extension == "standard":
            names = [name for name in names if name in _STANDARD or name.startswith(("assert.", "url_rewriter."))]
        elif extension != "core":  # which names every directive
            names = [name for name in names if name.startswith(extension + ".")]
    found: dict[Any, Any] = {}
    for name in names:
        if details:
            found[name] = PhpArray.from_dict({"global_value": ini.original(name), "local_value": ini.get(name),
                                              "access": ini.access(name)})
        else:
            found[name] = ini.get(name)
    return PhpArray.from_dict(found)


@function
def ini_parse_quantity(engine: Engine, shorthand: Str) -> Int:
    from zvm.runtime.ini import parse_quantity

    text = shorthand.strip(" \t\n\r\v\f")
    digits = len(text) - len(text.lstrip("+-0123456789"))
    if text and not digits:
        engine.diagnostics.warning(f'Invalid quantity "{shorthand}": no valid leading digits, interpreting as "0" for '
                                   "backwards compatibility")
        return 0
    if text and text[-1] not in _UNITS and text[-1] not in "0123456789":
        engine.diagnostics.warning(f'Invalid quantity "{shorthand}": unknown multiplier "{text[-1]}", interpreting as '
                                   f'"{text[:digits]}" for backwards compatibility')
        return parse_quantity(text[:digits])
    return parse_quantity(text)


@function
def get_cfg_var(engine: Engine, option: Str) -> Str | Array | False_:
    configured = engine.ini.configured
    if option in configured:
        return configured[option]
    entries = {normalize_key(name[len(option) + 1:-1]): value for name, value in configured.items()
               if name.startswith(option + "[") and name.endswith("]")}
    return PhpArray.from_dict(entries) if entries and option else False


@function
def get_include_path(engine: Engine) -> Str | False_:
    return engine.ini.get("include_path") or False


@function
def set_include_path(engine: Engine, include_path: Str) -> Str | False_:
    old = engine.ini.get("include_path")
    if not include_path:
        return False
    engine.ini.set("include_path", include_path)
    return old or False
