"""ReflectionExtension::__toString() (_extension_string).

Reads the extension registry and the ini directives.
"""
from __future__ import annotations

from zvm.ext import registry
from zvm.ext.reflection.subjects import dependencies_of, ini_entries
from zvm.ext.reflection.text import class_text, function_text
from zvm.runtime.services.ini_directives import DIRECTIVES, INI_ALL, INI_PERDIR, INI_SYSTEM, INI_USER
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# in the order in which PHP with Debian's settings loads them; 1 is that of the command
_NUMBERED = (
    "Core", "", "date", "libxml", "openssl", "pcre", "zlib", "filter", "hash", "json", "pcntl", "random",
    "Reflection", "standard", "SPL", "session", "sodium", "mysqlnd", "PDO", "xml", "apcu", "bcmath", "bz2",
    "calendar", "ctype", "curl", "dom", "exif", "FFI", "fileinfo", "ftp", "gd", "gettext", "gmp", "iconv", "intl",
    "mbstring", "mysqli", "pdo_mysql", "pdo_pgsql", "pdo_sqlite", "pgsql", "Phar", "posix", "readline", "shmop",
    "SimpleXML", "soap", "sockets", "sqlite3", "sysvmsg", "sysvsem", "sysvshm", "tokenizer", "xmlreader",
    "xmlwriter", "xsl", "zip")
_NUMBERS = {name: number for number, name in enumerate(_NUMBERED)}
_INDENT = "    "
_ACCESS = ((INI_USER, "USER,"), (INI_PERDIR, "PERDIR,"), (INI_SYSTEM, "SYSTEM"))


def extension_text(engine: Any, extension: str) -> str:
    """What an extension holds: directives, constants, functions, classes."""
    number = _NUMBERS.get(extension)
    text = f"Extension [ <persistent> extension #{len(_NUMBERED) if number is None else number} {extension} version " \
           f"{registry.extension_version(engine, extension) or '<no_version>'} ] {{\n"
    dependencies = dependencies_of(engine, extension)
    if dependencies:
        text += "\n  - Dependencies {\n"
        text += "".join(f"    Dependency [ {name} ({kind}) ]\n" for name, kind in dependencies.items())
        text += "  }\n"
    entries = ini_entries(engine, extension)
    if entries:
        text += "\n  - INI {\n"
        text += "".join(_entry(engine, name, value) for name, value in entries.items())
        text += "  }\n"
    return text + _constants(engine, extension) + _functions(engine, extension) + _classes(engine, extension) + "}\n"


def _entry(engine: Any, name: str, value: str | None) -> str:
    """_extension_ini_string()."""
    access = DIRECTIVES[name][1]
    shown = "ALL" if access == INI_ALL else "".join(text for bit, text in _ACCESS if access & bit)
    text = f"{_INDENT}Entry [ {name} <{shown}> ]\n{_INDENT}  Current = '{value or ''}'\n"
    original = engine.ini.original(name)
    if original != value:
        text += f"{_INDENT}  Default = '{original or ''}'\n"
    return f"{text}{_INDENT}}}\n"


def _constants(engine: Any, extension: str) -> str:
    values = {registry.shown_constant(name): engine.constants.get(name)
              for name in registry.constant_names(extension, engine.target)}
    if not values:
        return ""
    text = f"\n  - Constants [{len(values)}] {{\n"
    for name, value in values.items():
        text += f"{_INDENT}Constant [ {type_name(value)} {name} ] {{ {to_string(engine, value)} }}\n"
    return text + "  }\n"


def _functions(engine: Any, extension: str) -> str:
    names = registry.function_names(extension, engine.target)
    if not names:
        return ""
    shown = "".join(function_text(engine, engine.functions[name], None, _INDENT) for name in names)
    return f"\n  - Functions {{\n{shown}  }}\n"


def _classes(engine: Any, extension: str) -> str:
    names = registry.class_names(extension, engine.target)
    if not names:
        return ""
    shown = "".join("\n" + class_text(engine, engine.classes[name], None, _INDENT) for name in names)
    return f"\n  - Classes [{len(names)}] {{{shown}  }}\n"
