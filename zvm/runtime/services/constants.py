"""Constants: those PHP has, found through the extension registry, and those a script defines (zend_constants.c)."""
from __future__ import annotations

from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import SCALAR_TYPES, UNDEF
from zvm.targets import DEFAULT, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

DEPRECATED = dict.fromkeys((
    "FILE_BINARY", "FILE_TEXT", "FILTER_SANITIZE_STRING", "FILTER_SANITIZE_STRIPPED", "MYSQLI_DATA_TRUNCATED",
    "MYSQLI_IS_MARIADB", "MYSQLI_NO_DATA", "MYSQLI_SERVER_PS_OUT_PARAMS", "MYSQLI_SERVER_QUERY_NO_GOOD_INDEX_USED",
    "MYSQLI_SERVER_QUERY_NO_INDEX_USED", "MYSQLI_SERVER_QUERY_WAS_SLOW"), "")
_SPECIAL = {"true": True, "false": False, "null": None}


def table_key(name: str) -> str:
    """How a constant's name is looked up: its namespace without regard to case, itself exactly."""
    separator = name.rfind("\\")
    return name if separator < 0 else lower(name[:separator]) + name[separator:]


class ConstantTable:
    """The constants of one engine. `find_internal(engine, name)` gives (value, extension) or None, `has_internal(name,
    target)` whether it would."""

    __slots__ = ("engine", "user", "halted_files", "_find_internal", "_has_internal", "changing", "internal", "names",
                 "files", "attributes", "absent", "deprecated")

    def __init__(self, engine: Engine, find_internal: Callable[[Any, str], tuple[Any, str] | None],
                 has_internal: Callable[[str, int], bool],
                 find_deprecated: Callable[[int], dict[str, str]] | None = None) -> None:
        self.engine = engine
        self.user: dict[str, Any] = {}  # in the order of definition
        self.halted_files: set[str] = set()  # that have a constant of their own by __halt_compiler()
        self._find_internal, self._has_internal = find_internal, has_internal
        self.changing: dict[str, str] = {}  # extensions' constants that change during a run: name → extension
        self.internal: dict[str, Any] = {}  # that were asked for
        self.names: dict[str, str] = {}  # of a script's, as they were written, where that is not the key
        self.files: dict[str, str] = {}  # where a script's were defined (PHP 8.5)
        self.attributes: dict[str, list[Any]] = {}  # of those of scripts that have any
        self.absent: frozenset[str] = frozenset()  # internal ones that this run does not have
        self.deprecated: dict[str, str] = DEPRECATED  # internal ones, and what follows "is deprecated"
        if find_deprecated is not None and engine.target != DEFAULT:
            self.deprecated = find_deprecated(engine.target)

    def key_of(self, name: str) -> str:
        """The name by which `user`, `names`, `files` and `attributes` have a constant."""
        return table_key(name)

    def get(self, name: str, default: Any = UNDEF) -> Any:
        """The value of the constant of that exact name (no leading backslash), `default` where there is none."""
        user = self.user
        if name in user:
            return user[name]
        internal = self.internal
        if name in internal:
            return internal[name]
        if "\\" in name:
            name = table_key(name)
            if name in user:
                return user[name]
        return self._look_up(name, default)

    def fetch(self, name: str) -> Any:
        """The same for a script that uses it, which is told when it is deprecated; UNDEF where there is none."""
        if name in self.deprecated and name not in self.user:
            self.engine.diagnostics.deprecated(f"Constant {name} is deprecated{self.deprecated[name]}")
        return self.get(name)

    def _look_up(self, name: str, default: Any) -> Any:
        found = self._find_internal(self.engine, name) if name not in self.absent else None
        if found is not None:
            self.internal[name] = found[0]
            return found[0]
        if len(name) <= 5:
            return _SPECIAL.get(lower(name), default)
        return default

    def __contains__(self, name: str) -> bool:
        """Whether get() would give a value; makes none."""
        if name in self.user or name in self.internal:
            return True
        return name not in self.absent and self._has_internal(name, self.engine.target) or self.get(name) is not UNDEF

    def persistent(self, name: str) -> tuple[Any] | None:
        """An extension's constant that the compiler may substitute (CONST_PERSISTENT), in a tuple, or None: resources
        are made again for each run, deprecated constants report that at run time."""
        value = UNDEF
        if name not in self.user and name not in self.deprecated:
            value = self.internal[name] if name in self.internal else self._look_up(name, UNDEF)
        return (value,) if type(value) in SCALAR_TYPES else None

    def define(self, name: str, value: Any) -> bool:
        """Define a constant; where there is one of that name already, a warning is given and False returned."""
        if name == "__COMPILER_HALT_OFFSET__" or self.get(name) is not UNDEF:
            later = ", this will be an error in PHP 9" if self.engine.target >= V8_5 else ""
            self.engine.diagnostics.warning(f"Constant {name} already defined{later}")
            return False
        key = table_key(name)
        self.user[key] = value
        if key != name:
            self.names[key] = name
        if self.engine.target >= V8_5:
            self.files[key] = self.engine.diagnostics.position()[0]
        return True

    def replace(self, name: str, value: Any, extension: str) -> None:
        """Give an extension's constant its value, whether it has one or not."""
        self.changing[name] = extension
        (self.user if name in self.user else self.internal)[name] = value
