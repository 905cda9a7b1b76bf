"""The superglobals of a run, made when it begins or when a script first names them (php_variables.c)."""
from __future__ import annotations

from zvm.runtime.services.environment import environment
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine.facade import Engine


def set_superglobals(engine: Engine) -> None:
    """Make $_GET and the like, empty, and $argv and $argc."""
    table = engine.symbol_table
    at_once = "" if engine.ini.get_bool("auto_globals_jit") else "_SERVER _ENV _REQUEST"
    if engine.web is not None:
        engine.web.fill_globals(engine)
        make_auto_globals(engine, at_once)
        if engine.ini.get_bool("register_argc_argv"):
            make_auto_globals(engine, "_SERVER")
            server = table["_SERVER"]
            table["argv"], table["argc"] = server.get("argv"), server.get("argc")
        return
    later = engine.target >= V8_5
    if later:
        _register_arguments(engine)
    for name in ("_GET", "_POST", "_COOKIE"):
        table[name] = PhpArray()
    make_auto_globals(engine, at_once)
    table["_FILES"] = PhpArray()
    if not later and engine.ini.registers_arguments:
        _register_arguments(engine)
    if engine.arguments:  # as the command does; embedded, it is made where it is named
        make_auto_globals(engine, "_SERVER")


def make_auto_globals(engine: Engine, source: str) -> None:
    """Make those superglobals that PHP makes when a script first names them (auto_globals_jit)."""
    if "_SERVER" not in source and "_ENV" not in source and "_REQUEST" not in source:
        return
    table = engine.symbol_table
    order = strings.upper(engine.ini.get("variables_order") or "")
    if "_SERVER" in source and "_SERVER" not in table:
        table["_SERVER"] = PhpArray.from_dict(_server_variables(engine) if "S" in order else
                                               {} if engine.ini.get_bool("auto_globals_jit") else _counted(engine))
    if "_ENV" in source and "_ENV" not in table:
        table["_ENV"] = PhpArray.from_dict(environment(engine) if "E" in order else {})
    if "_REQUEST" in source and "_REQUEST" not in table:
        table["_REQUEST"] = PhpArray() if engine.web is None else engine.web.request_table(engine)


def server_variable(engine: Engine, name: str) -> str:
    """What $_SERVER has of that name before the script changes it; "" for nothing."""
    if "S" not in strings.upper(engine.ini.get("variables_order") or ""):
        return ""
    return str(_server_variables(engine).get(name, ""))


def _server_variables(engine: Engine) -> dict[int | str, Any]:
    if engine.web is not None:
        return engine.web.server_variables(engine)  # type: ignore[no-any-return]
    arguments = engine.arguments
    script = arguments[0] if arguments else ""
    path = "" if script == "Standard input code" else script
    return environment(engine) | {
        "PHP_SELF": script, "SCRIPT_NAME": script, "SCRIPT_FILENAME": path, "PATH_TRANSLATED": path,
        "DOCUMENT_ROOT": "", "REQUEST_TIME_FLOAT": engine.start_time, "REQUEST_TIME": int(engine.start_time),
        **_counted(engine)}


def _register_arguments(engine: Engine) -> None:
    """Make $argv and $argc, where there are any."""
    if engine.arguments:
        engine.symbol_table["argv"] = PhpArray.from_list(list(engine.arguments))
        engine.symbol_table["argc"] = len(engine.arguments)


def _counted(engine: Engine) -> dict[int | str, Any]:
    """The command's arguments, where they are wanted (php_build_argv)."""
    arguments = list(engine.arguments) if engine.ini.registers_arguments else []
    return {"argv": PhpArray.from_list(arguments), "argc": len(arguments)} if arguments else {}
