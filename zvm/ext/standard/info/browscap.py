"""get_browser(): what the browscap file knows of a user agent (ext/standard/browscap.c)."""
from __future__ import annotations

import re

from zvm.ext.vocabulary import Array, Bool, False_, Null, Object, Str, function
from zvm.runtime.services.ini_parser import INI_SCANNER_RAW, IniParser, IniSyntaxError
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject

_DEFAULT = "Default Browser Capability Settings"
_VALUES = {"on": "1", "yes": "1", "true": "1", "no": "", "off": "", "none": "", "false": ""}
_WILDCARD = re.compile(r"[*?]")
_ESCAPED = str.maketrans({"?": ".", "*": ".*", ".": "\\.", "\\": "\\\\", "(": "\\(", ")": "\\)", "~": "\\~",
                          "+": "\\+"})


class _Entry:
    """One section: the agents it is for and what it says of them."""

    __slots__ = ("pattern", "lower", "prefix", "literal", "values", "parent", "regex")

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.lower = lower(pattern)
        self.prefix = _WILDCARD.split(self.lower, maxsplit=1)[0]
        self.literal = len(_WILDCARD.sub("", pattern))
        self.values: dict[str, str] = {}
        self.parent: str | None = None
        self.regex: re.Pattern[str] | None = None

    def matches(self, agent: str) -> bool:
        if not agent.startswith(self.prefix) or len(agent) < self.literal:
            return False
        if self.regex is None:
            wild = {"?": ".", "*": ".*"}
            parts = re.split(r"([*?])", self.lower)
            self.regex = re.compile("".join(wild.get(part) or re.escape(part) for part in parts))
        return self.regex.fullmatch(agent) is not None

    def add_to(self, result: dict[Any, Any]) -> None:
        """Fill in what `result` does not know yet."""
        result.setdefault("browser_name_regex", f"~^{self.lower.translate(_ESCAPED)}$~")
        result.setdefault("browser_name_pattern", self.pattern)
        if self.parent is not None:
            result.setdefault("parent", self.parent)
        for name, value in self.values.items():
            result.setdefault(normalize_key(name), value)


class _Browscap:
    """The sections of one engine's browscap file, once it has been read."""

    __slots__ = ("entries",)

    def __init__(self, engine: Engine) -> None:
        self.entries: dict[str, _Entry] | None = None


def _read(engine: Engine, filename: str) -> dict[str, _Entry]:
    """The sections of a browscap file (browscap_read_file); it is read once in a run."""
    state = engine.state_of(_Browscap)
    if state.entries is not None:
        return state.entries
    entries: dict[str, _Entry] = {}
    state.entries = entries
    try:
        with open(filename.encode("latin-1"), encoding="latin-1") as handle:
            text = handle.read()
    except OSError:
        engine.diagnostics.warning(f"get_browser(): Cannot open '{filename}' for reading")
        return entries
    current = None
    parser = IniParser(text, INI_SCANNER_RAW, lambda name: None, lambda name: None, filename)
    try:
        for kind, name, *rest in parser.entries():
            if kind == "section":
                current = entries[name] = _Entry(name)
            elif kind == "entry" and current is not None and type(rest[0]) is str:
                _set(current, lower(name), rest[0])
    except IniSyntaxError as error:
        engine.diagnostics.warning(str(error))
    return entries


def _set(entry: _Entry, name: str, value: str) -> None:
    if name == "parent":
        entry.parent = value
    else:
        entry.values[name] = _VALUES.get(value.lower(), value)


@function
def get_browser(engine: Engine, user_agent: Str | Null = None,
                return_array: Bool = False) -> Object | Array | False_:
    filename = engine.ini.get("browscap")
    if not filename:
        engine.diagnostics.warning("get_browser(): browscap ini directive not set")
        return False
    if user_agent is None:
        engine.make_auto_globals("_SERVER")
        server: Any = engine.symbol_table.lookup("_SERVER")
        user_agent = server.get("HTTP_USER_AGENT") if type(server) is PhpArray else None
        if type(user_agent) is not str:
            engine.diagnostics.warning("get_browser(): HTTP_USER_AGENT variable is not set, cannot determine user "
                                       "agent name")
            return False
    entries = _read(engine, filename)
    entry = _find(entries, lower(user_agent))
    if entry is None:
        return False
    result: dict[Any, Any] = {}
    while entry is not None:
        entry.add_to(result)
        entry = entries.get(entry.parent) if entry.parent is not None else None
    array = PhpArray.from_dict(result)
    if return_array:
        return array
    from zvm.runtime.objects.casts import to_object

    found: PhpObject = to_object(engine, array)
    return found


def _find(entries: dict[str, _Entry], agent: str) -> _Entry | None:
    """The section whose pattern leaves the least of the agent's name to wildcards."""
    best = entries.get(agent)
    if best is not None:
        return best
    for entry in entries.values():
        if entry.lower == agent:
            return entry
        if (best is None or entry.literal > best.literal) and entry.matches(agent):
            best = entry
    return best or entries.get(_DEFAULT)
