"""php.ini, the files of the scan directories, and the command line's settings (main/php_ini.c).

`Configuration` is what they say together, before a directive sees its value. Most lines are a name, an equals sign and
a plain word: those are read here, at a tenth of what the parser takes; anything else goes to ini_parser.py.
"""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any

    Value = str | dict[int | str, str]

SYSTEM_PATH = "/etc/php/8.2"
CONFIG_PATH = f"{SYSTEM_PATH}/cli"
_CONFIG_PATHS = {"fpm-fcgi": f"{SYSTEM_PATH}/fpm"}  # of other commands than the command line's
_LINES_BEFORE = 6  # those of the command's own settings, in front of -d
_WORDS = {"true": "1", "on": "1", "yes": "1", "false": "", "off": "", "no": "", "none": "", "null": ""}
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:,-+@%#*?<> ")
_SPECIAL = frozenset('"$\\')  # within double quotes
_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-")

_LEVELS = ("ERROR", "WARNING", "PARSE", "NOTICE", "CORE_ERROR", "CORE_WARNING", "COMPILE_ERROR", "COMPILE_WARNING",
           "USER_ERROR", "USER_WARNING", "USER_NOTICE", "STRICT", "RECOVERABLE_ERROR", "DEPRECATED", "USER_DEPRECATED")


def error_level(name: str) -> str | None:
    """The number, as text, an E_* constant stands for."""
    if name == "E_ALL":
        return "32767"
    return str(1 << _LEVELS.index(name[2:])) if name[:2] == "E_" and name[2:] in _LEVELS else None


def _combined_levels(text: str) -> str | None:
    """What `E_ALL & ~E_NOTICE` and its like come to, None for other texts."""
    total, operator = 0, "|"
    for word in text.replace("&", " & ").replace("|", " | ").split():
        if word in ("&", "|"):
            operator = word
            continue
        level = error_level(word.removeprefix("~"))
        if level is None or not operator:
            return None
        number = ~int(level) if word[0] == "~" else int(level)
        total = total & number if operator == "&" else total | number
        operator = ""
    return str(total) if not operator else None


class Configuration:
    """What ini files and command line set. `constant` finds the text of a constant that a value names."""

    __slots__ = ("values", "sections", "hosts", "paths", "loaded_file", "scan_path", "scanned_files", "extensions",
                 "from_system", "problems", "_constant", "_target", "_is_special", "_origin", "_in_system")

    def __init__(self, constant: Callable[[str], str | None]) -> None:
        self.values: dict[str, Value] = {}
        self.hosts = self.paths = False  # whether there are [HOST=] and [PATH=] sections
        self.loaded_file: str | None = None
        self.scan_path: str | None = None
        self.scanned_files: list[str] = []
        self.extensions: list[tuple[str, str, str]] = []  # "extension" or "zend_extension", its value, where it stands
        self.from_system: set[str] = set()  # what the system's own files set
        self.problems: list[str] = []  # texts that cannot be read, as PHP reports them
        self._constant = constant
        self._target: dict[str, Any] = self.values
        self._is_special = False
        self._origin = ""
        self._in_system = False

    # -- files ---------------------------------------------------------------------------------------------------

    def read_files(self, override: str | None, ignore: bool, binary: str, sapi: str = "cli") -> None:
        """Read php.ini and the scan directories. `override` is -c, `ignore` is -n, `binary` the running command."""
        if override is not None or not ignore:
            self._read_main_file(override, binary, sapi)
        if ignore:
            return
        usual = f"{_CONFIG_PATHS.get(sapi, CONFIG_PATH)}/conf.d"
        scan_path = os.environ.get("PHP_INI_SCAN_DIR", usual)
        if not scan_path:
            return
        self.scan_path = scan_path
        for folder in scan_path.split(":"):
            self._scan(folder or usual)

    def _read_main_file(self, override: str | None, binary: str, sapi: str) -> None:
        named = os.environ.get("PHPRC", "") if override is None else override
        if named and os.path.exists(named) and not os.path.isdir(named):
            candidates = [named]
        elif override is not None:
            candidates = [f"{folder}/{name}" for name in (f"php-{sapi}.ini", "php.ini")
                          for folder in override.split(":")]
        else:
            folders = [*filter(None, named.split(":")), os.path.dirname(binary), _CONFIG_PATHS.get(sapi, CONFIG_PATH)]
            candidates = [f"{folder}/{name}" for name in (f"php-{sapi}.ini", "php.ini") for folder in folders]
        for path in candidates:
            text = _contents(path)
            if text is not None:
                self.loaded_file = os.fsencode(os.path.abspath(path)).decode("latin-1")
                self.read(text, self.loaded_file)
                self.values["cfg_file_path"] = self.loaded_file
                return

    def _scan(self, folder: str) -> None:
        try:
            names = sorted(name for name in os.listdir(folder) if name.endswith(".ini"))
        except OSError:
            return
        for name in names:
            path = folder + name if folder.endswith("/") else f"{folder}/{name}"
            text = _contents(path) if os.path.isfile(path) else None
            if text is not None:
                shown = os.fsencode(path).decode("latin-1")
                if self.read(text, shown):
                    self.scanned_files.append(shown)

    def empty(self) -> Configuration:
        """One for other files, which knows the same constants."""
        return Configuration(self._constant)

    def read_file(self, path: str) -> None:
        """Take in a file, given as a byte string; one that is not there says nothing."""
        text = _contents(os.fsdecode(path.encode("latin-1")))
        if text is not None:
            self.read(text, path)

    # -- text ----------------------------------------------------------------------------------------------------

    def read(self, text: str, filename: str) -> bool:
        """Take in the text of a file; whether it could be read to its end."""
        self._target, self._is_special, self._origin = self.values, False, filename
        self._in_system = filename.startswith(SYSTEM_PATH + "/")
        lines = text.split("\n")
        for number, line in enumerate(lines):
            line = line.strip(" \t\r")
            if not line or line[0] == ";" or self._plain(line):
                continue
            if '"' in line or "'" in line or line[0] == "[":
                rest = number  # may go on in the next lines, and a section changes what they mean
                return self._parse("\n".join(lines[rest:]), filename, rest)
            if not self._parse(line + "\n", filename, number):
                return False
        return True

    def _plain(self, line: str) -> bool:
        """Take in a line that is a section without a special meaning, or a name and a plain or quoted word."""
        if line[0] == "[":
            if line[-1] != "]" or line[1:5].upper() in ("PATH", "HOST") or not _NAME.issuperset(line[1:-1].replace(
                    " ", "")):
                return False
            self._is_special = False  # what follows still belongs to the last special section
            return True
        name, equals, value = line.partition("=")
        name, value = name.rstrip(" \t"), value.strip(" \t")
        if not equals or not _NAME.issuperset(name) or not name or name.lower() in _WORDS:
            return False
        if len(value) > 1 and value[0] == value[-1] == '"' and not _SPECIAL.intersection(value[1:-1]):
            value = value[1:-1]
        elif value[:2] == "E_" and (level := _combined_levels(value)) is not None:
            value = level
        elif not _PLAIN.issuperset(value):
            return False
        elif value.lower() in _WORDS:
            value = _WORDS[value.lower()]
        elif value and (value[0].isalpha() or value[0] == "_"):
            if " " in value:
                return False
            found = self._constant(value) if value.isidentifier() else None
            value = value if found is None else found
        elif " " in value:
            return False
        self._enter("entry", name, value)
        return True

    def _parse(self, text: str, filename: str, line: int) -> bool:
        from zvm.runtime.services.ini_parser import INI_SCANNER_NORMAL, IniParser, IniSyntaxError

        parser = IniParser(text, INI_SCANNER_NORMAL, self._constant, self._variable, filename)
        parser.line += line
        try:
            for event in parser.entries():
                if event[0] == "section":
                    self._enter_section(event[1])
                else:
                    self._enter(*event)
        except IniSyntaxError as error:
            self.problems.append(str(error))
            return False
        return True

    def _variable(self, name: str) -> str | None:
        value = self.values.get(name)
        if type(value) is str:
            return value
        found = os.environ.get(name)
        return None if found is None else os.fsencode(found).decode("latin-1")

    def _enter(self, kind: str, name: str, *values: str) -> None:
        """name = value, or name[offset] = value (php_ini_parser_cb)."""
        if kind == "entry":
            if not self._is_special and name.lower() in ("extension", "zend_extension"):
                self.extensions.append((name.lower(), values[0], self._origin))
            else:
                self._target[name] = values[0]
                if self._in_system:
                    self.from_system.add(name)
                else:
                    self.from_system.discard(name)
            return
        offset, value = values
        entries = self._target.get(name)
        if type(entries) is not dict:
            entries = self._target[name] = {}
        if offset:
            entries[_key(offset)] = value
        else:
            entries[max((key for key in entries if type(key) is int), default=-1) + 1] = value

    def _enter_section(self, name: str) -> None:
        kind = name[:4].upper()
        self._is_special = kind in ("PATH", "HOST")
        if not self._is_special or len(name) == 4:
            return
        key = name[4:].rstrip("/\\").lstrip("= \t")
        if kind == "HOST":
            self.hosts, key = True, key.lower()
        else:
            self.paths = True
        entry: Any = self.values.setdefault(key, {})
        if type(entry) is dict:
            self._target = entry

    # -- the command line ----------------------------------------------------------------------------------------

    def set(self, settings: Iterable[str]) -> None:
        """Take in the -d of a command line: `name`, `name=value`. To PHP they are one text, which an error ends."""
        lines = []
        for setting in settings:
            name, equals, value = setting.partition("=")
            if not equals:
                lines.append(name + "=1")
            elif value and value[0] not in "\"'" and not (value[0].isascii() and value[0].isalnum()):
                lines.append(f'{name}="{value}"')
            else:
                lines.append(setting)
        self.read("\n" * _LINES_BEFORE + "\n".join(lines) + "\n", "Unknown")

    def for_host(self, name: str) -> list[dict[str, str]]:
        """What a [HOST=] section says of a server (php_ini_activate_per_host_config)."""
        entry = self.values.get(name.lower()) if self.hosts else None
        return [entry] if type(entry) is dict else []  # type: ignore[list-item]

    def for_path(self, path: str) -> list[dict[str, str]]:
        """What [PATH=] sections say of a script's folder, the outermost first (php_ini_activate_per_dir_config)."""
        if not self.paths:
            return []
        ends = [index for index, char in enumerate(path) if char == "/" and index > 0]
        return [entry for end in ends if type(entry := self.values.get(path[:end])) is dict]  # type: ignore[misc]


def _key(text: str) -> int | str:
    """An array's key: a number where the text is one as PHP writes it."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and str(int(text)) == text else text


def _contents(path: str) -> str | None:
    try:
        with open(path, "rb") as handle:
            return handle.read().decode("latin-1")
    except OSError:
        return None
