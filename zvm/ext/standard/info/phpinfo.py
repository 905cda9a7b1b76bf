"""phpinfo() and phpcredits(), as text (ext/standard/info.c, credits.c)."""
from __future__ import annotations

import os

from zvm.ext import registry
from zvm.ext.standard.info.modules import directives, module
from zvm.ext.vocabulary import Int, True_, function
from zvm.runtime.services.environment import environment
from zvm.runtime.services.ini_files import CONFIG_PATH
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.engine import Engine

INFO_ALL = CREDITS_ALL = 0xFFFFFFFF
_GENERAL, INFO_CREDITS, _CONFIGURATION, _MODULES, _ENVIRONMENT, _VARIABLES, _LICENSE = (1 << bit for bit in range(7))

_RULE = f"\n\n {'_' * 71}\n\n"
_LICENSE_TEXT = """
PHP License
This program is free software; you can redistribute it and/or modify
it under the terms of the PHP License as published by the PHP Group
and included in the distribution in the file:  LICENSE

This program is distributed in the hope that it will be useful,
but WITHOUT ANY WARRANTY; without even the implied warranty of
MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.

If you did not receive a copy of the PHP license, or have any
questions about PHP licensing, please contact license@php.net.
"""


@function
def phpinfo(engine: Engine, flags: Int = INFO_ALL) -> True_:
    write = engine.output.write
    engine.ini.sort()
    write("phpinfo()\n")
    if flags & _GENERAL:
        write(_lines(_general(engine)) + "\n" + "".join(_lists(engine)))
        write("\nThis program makes use of the Zend Scripting Language Engine:\n"
              f"Zend Engine v{engine.target.zend_version}, Copyright (c) Zend Technologies\n\n")
    if flags & _CONFIGURATION:
        write(f"{_RULE}\nConfiguration\n")
        if not flags & _MODULES:
            write("\nPHP Core\n" + directives(engine, "Core"))
    if flags & _MODULES:
        for extension in sorted(registry.extensions(engine), key=str.lower):
            write(module(engine, extension))
        write(f"\nzvm\n\n{_lines(_zvm(engine))}")
        write("\nAdditional Modules\n\nModule Name\n")
    if flags & _ENVIRONMENT:
        variables = ((str(name), value) for name, value in environment(engine).items())
        write("\nEnvironment\n\nVariable => Value\n" + _lines(variables))
    if flags & _VARIABLES:
        write("\nPHP Variables\n\nVariable => Value\n" + _lines(_variables(engine)))
    if flags & INFO_CREDITS:
        write(_RULE)
        phpcredits(engine)
    if flags & _LICENSE:
        write(_LICENSE_TEXT)
    return True


def _bytes(text: str) -> str:
    """Text of the host as a PHP string."""
    return os.fsencode(text).decode("latin-1")


def _lines(rows: Iterable[tuple[str, str]]) -> str:
    return "".join(f"{name} => {value}\n" for name, value in rows)


def _general(engine: Engine) -> list[tuple[str, str]]:
    import platform

    from zvm.ext.standard.info.info import php_uname

    api = str(engine.target.module_api)
    return [("PHP Version", engine.target.version + "\n"), ("System", php_uname(engine)),
            ("Build Date", platform.python_build()[1]), ("Build System", "Linux"),
            ("Server API", "Command Line Interface"), ("Virtual Directory Support", "disabled"),
            ("Configuration File (php.ini) Path", CONFIG_PATH),
            ("Loaded Configuration File", engine.ini.loaded_file or "(none)"),
            ("Scan this dir for additional .ini files", engine.ini.scan_path or "(none)"),
            ("Additional .ini files parsed",
             ",\n".join(engine.ini.scanned_files) + "\n" if engine.ini.scanned_files else "(none)"),
            ("PHP API", api), ("PHP Extension", api), ("Zend Extension", f"4{api}"),
            ("Zend Extension Build", f"API4{api},NTS"), ("PHP Extension Build", f"API{api},NTS"),
            ("Debug Build", "no"), ("Thread Safety", "disabled"), ("Zend Signal Handling", "disabled"),
            ("Zend Memory Manager", "disabled"), ("Zend Multibyte Support", "disabled"),
            ("Zend Max Execution Timers", "disabled"), ("IPv6 Support", "enabled"), ("DTrace Support", "disabled")]


def _lists(engine: Engine) -> Iterable[str]:
    for title, name in (("PHP Streams", "stream_get_wrappers"), ("Stream Socket Transports", "stream_get_transports"),
                        ("Stream Filters", "stream_get_filters")):
        found = registry.find_function(engine, name)
        if found is not None:
            yield f"Registered {title} => " + ", ".join(found.weak(engine, []).plain_values()) + "\n"


def _zvm(engine: Engine) -> list[tuple[str, str]]:
    """Of ZVM itself."""
    from zvm import __version__

    status = engine.native
    rows = [("ZVM Version", __version__), ("Native handlers", "enabled" if status else "disabled")]
    if status.tier is None:
        return [*rows, ("Reason", status.reason)]
    return [*rows, ("Native image", status.tier.path)]


# ---- variables ---------------------------------------------------------------------------------------------------

def _variables(engine: Engine) -> Iterable[tuple[str, str]]:
    from zvm.ext.standard.variables.var import print_r

    engine.make_auto_globals("_SERVER _ENV")
    for table in ("_COOKIE", "_GET", "_POST", "_FILES", "_SERVER", "_ENV"):
        values: Any = engine.symbol_table.lookup(table)
        if type(values) is PhpArray:
            for name, value in values.plain_items():
                yield f"${table}['{name}']", str(print_r(engine, value, True))


# ---- credits -----------------------------------------------------------------------------------------------------

_CREDITS_OF = (1, 2, 2, 4, 8, 16, 64, 128)  # the flags of the sections


@function
def phpcredits(engine: Engine, flags: Int = CREDITS_ALL) -> True_:
    with open(os.path.join(os.path.dirname(__file__), "credits.txt"), encoding="latin-1") as handle:
        text = handle.read().rstrip("\n")
    if engine.target >= V8_4:
        text = text.replace("Apache 2.0", "Apache 2")
    title, *sections = text.split("\n\n")
    shown = [title, *(section for section, flag in zip(sections, _CREDITS_OF, strict=True) if flags & flag)]
    engine.output.write("\n\n".join(shown) + "\n")
    return True
