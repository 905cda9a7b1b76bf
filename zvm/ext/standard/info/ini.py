"""ini_get, ini_set and the include path (ext/standard/basic_functions.c)."""
from __future__ import annotations

from zvm.ext.standard.info.quantities import check_number, quantity
from zvm.ext.standard.streams.path_checks import fix_bases, permitted, tightens
from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Null, Path, Str, Void, function
from zvm.runtime.execute_data import running_internal, uses_strict_types
from zvm.runtime.functions.parameters import argument_type_error, coerce_strict, coerce_weak
from zvm.runtime.services.ini import parse_quantity
from zvm.runtime.services.ini_directives import INI_USER, owner
from zvm.runtime.services.memory import accepts_limit
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.strings import c_string
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {"INI_USER": 1, "INI_PERDIR": 2, "INI_SYSTEM": 4, "INI_ALL": 7}

_LEAST_MEMORY = 2 << 20  # what PHP's memory manager takes at once
_PATHS = ("error_log", "java.class.path", "java.home", "mail.log", "java.library.path", "vpopmail.directory")


@function
def ini_get(engine: Engine, option: Str) -> Str | False_:
    if not engine.ini.exists(option):
        return False
    return engine.ini.get(option) or ""


@function(aliases=("ini_alter",), unchecked=True)
def ini_set(engine: Engine, option: Str, value: Str | Int | Float | Bool | Null) -> Str | False_:
    coerce = coerce_strict if uses_strict_types(engine) else coerce_weak
    option = coerce(engine, running_internal(engine), 0, option)
    if value is not None and type(value) not in (str, int, float, bool):
        argument_type_error(engine, 2, "must be of type string|int|float|bool|null")
    ini = engine.ini
    text = convert.to_string(engine, value)
    if _is_path(engine, option, text) and not permitted(engine, text) or not ini.exists(option):
        return False
    old = ini.get(option)
    if ini.access(option) & INI_USER and not check_number(option, text, engine.diagnostics.warning):
        return False
    if option == "zend.assertions":
        new_level = convert.to_int(engine, text)
        if new_level != ini.assertions and (new_level < 0 or ini.assertions < 0):
            engine.diagnostics.warning("zend.assertions may be completely enabled or disabled only in php.ini")
            return False
    if option == "memory_limit" and not accepts_limit(engine, text):
        return False
    if option == "date.timezone" and not _is_timezone(text):
        engine.diagnostics.warning(f"ini_set(): Invalid date.timezone value '{c_string(text)}', using '{old}' instead")
        return False
    if option == "memory_limit" and 0 <= parse_quantity(text) < _LEAST_MEMORY:
        engine.diagnostics.warning(f"Failed to set memory limit to {parse_quantity(text)} bytes (Current memory usage "
                                   f"is {_LEAST_MEMORY} bytes)")
        return False
    if option == "open_basedir" and not tightens(engine, text):
        return False
    if not ini.set(option, text):
        return False
    if option == "open_basedir" and engine.target >= V8_4:
        fix_bases(engine)
    if option == "report_memleaks" and engine.target >= V8_5:
        engine.diagnostics.deprecated("ini_set(): Directive 'report_memleaks' is deprecated")
    if option == "auto_detect_line_endings" and ini.get_bool(option):
        engine.diagnostics.deprecated("auto_detect_line_endings is deprecated")
    return old or ""


def _is_path(engine: Engine, option: str, value: str) -> bool:
    """Must open_basedir allow what the directive is set to? Later versions leave those of logs to the directives."""
    if engine.target >= V8_4 and option in ("error_log", "mail.log"):
        return option == "error_log" and value != ""
    return option in _PATHS


def _is_timezone(name: str) -> bool:
    from zvm.ext.date.zones.database import find_zone

    return find_zone(c_string(name)) is not None


@function
def ini_restore(engine: Engine, option: Str) -> Void:
    if option != "open_basedir" or tightens(engine, engine.ini.original(option)):
        engine.ini.restore(option)


@function
def ini_get_all(engine: Engine, extension: Str | Null = None, details: Bool = True) -> Array | False_:
    ini = engine.ini
    ini.sort()
    names = sorted(ini.directives, key=str.lower)
    if extension is not None:
        from zvm.ext.registry import extension_loaded

        if extension != extension.lower() or not extension_loaded(engine, extension):
            engine.diagnostics.warning(f'ini_get_all(): Extension "{extension}" cannot be found')
            return False
        if extension != "core":  # which names every directive
            names = [name for name in names if owner(name).lower() == extension]
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
    value, problem = quantity(shorthand)
    if problem:
        engine.diagnostics.warning(problem)
    return value


@function
def get_cfg_var(engine: Engine, option: Str) -> Str | Array | False_:
    configured = engine.ini.configured
    if option in configured:
        return _configured_value(configured[option])
    entries = {normalize_key(name[len(option) + 1:-1]): value for name, value in configured.items()
               if name.startswith(option + "[") and name.endswith("]")}
    return PhpArray.from_dict(entries) if entries and option else False


def _configured_value(value: Any) -> str | PhpArray:
    if type(value) is not dict:
        return str(value)
    return PhpArray.from_dict({normalize_key(key) if type(key) is str else key: _configured_value(element)
                               for key, element in value.items()})


@function
def get_include_path(engine: Engine) -> Str | False_:
    return engine.ini.get("include_path") or False


@function
def set_include_path(engine: Engine, include_path: Path) -> Str | False_:
    old = engine.ini.get("include_path")
    if not include_path:
        return False
    engine.ini.set("include_path", include_path)
    return old or False
