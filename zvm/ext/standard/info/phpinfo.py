"""phpinfo() and phpcredits(), as text (ext/standard/info.c, credits.c)."""
from __future__ import annotations

import os

from zvm import PHP_VERSION, ZEND_VERSION
from zvm.ext import registry
from zvm.ext.vocabulary import Int, True_, function
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.services.ini_directives import DIRECTIVES, owner
from zvm.runtime.services.ini_files import CONFIG_PATH
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.engine import Engine

INFO_ALL = CREDITS_ALL = 0xFFFFFFFF
_GENERAL, _CREDITS, _CONFIGURATION, _MODULES, _ENVIRONMENT, _VARIABLES, _LICENSE = (1 << bit for bit in range(7))

_SWITCHES = frozenset((  # directives shown as On and Off
    "allow_url_fopen", "allow_url_include", "assert.active", "assert.bail", "assert.exception", "assert.warning",
    "auto_detect_line_endings", "auto_globals_jit", "display_startup_errors", "enable_dl",
    "enable_post_data_reading", "expose_php", "file_uploads", "html_errors", "ignore_repeated_errors",
    "ignore_repeated_source", "ignore_user_abort", "implicit_flush", "log_errors", "mail.add_x_header",
    "mail.mixed_lf_and_crlf", "mbstring.encoding_translation",
    "mbstring.strict_detection", "pcre.jit", "register_argc_argv", "report_memleaks", "report_zend_debug",
    "session.auto_start", "session.cookie_httponly", "session.cookie_secure", "session.lazy_write",
    "session.upload_progress.cleanup", "session.upload_progress.enabled", "session.use_cookies",
    "session.use_only_cookies", "session.use_strict_mode", "session.use_trans_sid",
    "short_open_tag", "xmlrpc_errors", "zend.detect_unicode", "zend.enable_gc", "zend.exception_ignore_args",
    "zend.multibyte", "zend.signal_check"))
_COLOURS = ("highlight.comment", "highlight.default", "highlight.html", "highlight.keyword", "highlight.string")
_SUPPORT = {
    "bcmath": {"BCMath support": "enabled"}, "calendar": {"Calendar support": "enabled"},
    "ctype": {"ctype functions": "enabled"},
    "exif": {"EXIF Support": "enabled", "Supported EXIF Version": "0220", "Supported filetypes": "JPEG, TIFF",
             "Multibyte decoding support using mbstring": "enabled",
             "Extended EXIF tag formats": "Canon, Casio, Fujifilm, Nikon, Olympus, Samsung, Panasonic, DJI, Sony, "
             "Pentax, Minolta, Sigma, Foveon, Kyocera, Ricoh, AGFA, Epson"},
    "gettext": {"GetText Support": "enabled"},
    "gmp": {"gmp support": "enabled", "GMP version": "6.2.1"}, "PDO": {"PDO support": "enabled"},
    "pdo_sqlite": {"PDO Driver for SQLite 3.x": "enabled"}, "sqlite3": {"SQLite3 support": "enabled"},
    "readline": {"Readline Support": "enabled", "Readline library": "EditLine wrapper"},
    "filter": {"Input Validation and Filtering": "enabled"}, "hash": {"hash support": "enabled"},
    "json": {"json support": "enabled"},
    "mbstring": {"Multibyte Support": "enabled", "Multibyte string engine": "libmbfl",
                 "HTTP input encoding translation": "disabled", "libmbfl version": "1.3.2"},
    "pcre": {"PCRE (Perl Compatible Regular Expressions) Support": "enabled"},
    "random": {"Version": PHP_VERSION}, "Reflection": {"Reflection": "enabled"},
    "session": {"Session Support": "enabled", "Registered save handlers": "files user ",
                "Registered serializer handlers": "php_serialize php php_binary "},
    "SPL": {"SPL support": "enabled"}, "tokenizer": {"Tokenizer Support": "enabled"},
}
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
    write("phpinfo()\n")
    if flags & _GENERAL:
        write(_table(_general(engine)) + "\n" + "".join(_lists(engine)))
        write("\nThis program makes use of the Zend Scripting Language Engine:\n"
              f"Zend Engine v{ZEND_VERSION}, Copyright (c) Zend Technologies\n\n")
    if flags & _CONFIGURATION:
        write(f"{_RULE}\nConfiguration\n")
        if not flags & _MODULES:
            write("\nPHP Core\n" + _directives(engine, "Core"))
    if flags & _MODULES:
        for extension in sorted(registry.extensions(engine), key=str.lower):
            write(_module(engine, extension))
        write(f"\nzvm\n\n{_table(_zvm(engine))}")
        write("\nAdditional Modules\n\nModule Name\n")
    if flags & _ENVIRONMENT:
        variables = ((_bytes(name), _bytes(value)) for name, value in os.environ.items())
        write("\nEnvironment\n\nVariable => Value\n" + _table(variables))
    if flags & _VARIABLES:
        write("\nPHP Variables\n\nVariable => Value\n" + _table(_variables(engine)))
    if flags & _CREDITS:
        write(_RULE)
        phpcredits(engine)
    if flags & _LICENSE:
        write(_LICENSE_TEXT)
    return True


def _bytes(text: str) -> str:
    """Text of the host as a PHP string."""
    return os.fsencode(text).decode("latin-1")


def _table(rows: Iterable[tuple[str, str]]) -> str:
    return "".join(f"{name} => {value}\n" for name, value in rows)


def _general(engine: Engine) -> list[tuple[str, str]]:
    import platform

    from zvm.ext.standard.info.info import php_uname

    return [("PHP Version", PHP_VERSION + "\n"), ("System", php_uname(engine)),
            ("Build Date", platform.python_build()[1]), ("Build System", "Linux"),
            ("Server API", "Command Line Interface"), ("Virtual Directory Support", "disabled"),
            ("Configuration File (php.ini) Path", CONFIG_PATH),
            ("Loaded Configuration File", engine.ini.loaded_file or "(none)"),
            ("Scan this dir for additional .ini files", engine.ini.scan_path or "(none)"),
            ("Additional .ini files parsed",
             ",\n".join(engine.ini.scanned_files) + "\n" if engine.ini.scanned_files else "(none)"),
            ("PHP API", "20220829"), ("PHP Extension", "20220829"), ("Zend Extension", "420220829"),
            ("Zend Extension Build", "API420220829,NTS"), ("PHP Extension Build", "API20220829,NTS"),
            ("Debug Build", "no"), ("Thread Safety", "disabled"), ("Zend Signal Handling", "disabled"),
            ("Zend Memory Manager", "disabled"), ("Zend Multibyte Support", "disabled"),
            ("Zend Max Execution Timers", "disabled"), ("IPv6 Support", "enabled"), ("DTrace Support", "disabled")]


def _lists(engine: Engine) -> Iterable[str]:
    for title, name in (("PHP Streams", "stream_get_wrappers"), ("Stream Socket Transports", "stream_get_transports"),
                        ("Stream Filters", "stream_get_filters")):
        found = registry.find_function(engine, name)
        if found is not None:
            yield f"Registered {title} => " + ", ".join(found.weak(engine, []).plain_values()) + "\n"


# ---- modules and their directives --------------------------------------------------------------------------------

def _module(engine: Engine, extension: str) -> str:
    if extension == "Core":
        rows = {"PHP Version": PHP_VERSION}
    elif extension == "standard":
        rows = {"Dynamic Library Support": "disabled", "Path to sendmail": engine.ini.get("sendmail_path") or ""}
    elif extension == "date":
        from zvm.ext.date.state import default_zone
        from zvm.ext.date.zones.database import VERSION

        rows = {"date/time support": "enabled", "timelib version": "2022.12",
                '"Olson" Timezone Database Version': VERSION, "Timezone Database": "internal",
                "Default timezone": default_zone(engine).name}
    elif extension in ("libxml", "dom", "SimpleXML", "xsl"):
        from zvm.ext.libxml.information import rows_of

        rows = rows_of(extension)
    else:
        rows = _SUPPORT.get(extension, {extension + " support": "enabled"})
    return f"\n{extension}\n\n{_table(rows.items())}" + _directives(engine, extension)


def _zvm(engine: Engine) -> list[tuple[str, str]]:
    """Of ZVM itself."""
    from zvm import __version__

    status = engine.native
    rows = [("ZVM Version", __version__), ("Native handlers", "enabled" if status else "disabled")]
    if status.tier is None:
        return [*rows, ("Reason", status.reason)]
    return [*rows, ("Native image", status.tier.path)]


def extension_information(engine: Engine, name: str) -> str | None:
    """What --ri shows of an extension, None where it is not there (php_info_print_module)."""
    if name == "main":
        return _directives(engine, "Core")
    found = next((extension for extension in registry.extensions(engine) if extension.lower() == name.lower()), None)
    return None if found is None else _module(engine, found)


def _directives(engine: Engine, extension: str) -> str:
    """The table of an extension's directives, "" where it has none."""
    names = sorted((name for name in DIRECTIVES if owner(name) == extension), key=str.lower)
    ini = engine.ini
    rows = [f"{name} => {_shown(name, ini.get(name))} => {_shown(name, ini.original(name))}\n" for name in names]
    return "\nDirective => Local Value => Master Value\n" + "".join(rows) if rows else ""


def _shown(name: str, value: str | None) -> str:
    if name in _SWITCHES:
        return "On" if parse_bool(value) else "Off"
    if name == "display_errors":
        return {"stderr": "STDERR", "2": "STDERR"}.get(value or "", "STDOUT" if parse_bool(value) else "Off")
    if name in _COLOURS and value:
        return f'<font style="color: {value}">{value}</font>'
    return value or "no value"


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
        title, *sections = handle.read().rstrip("\n").split("\n\n")
    shown = [title, *(section for section, flag in zip(sections, _CREDITS_OF, strict=True) if flags & flag)]
    engine.output.write("\n\n".join(shown) + "\n")
    return True
