"""The ini directives: their names, defaults and access, and their values in one run (zend_ini.c, main.c).

The defaults are the CLI's with -n. The hot ones are attributes of Ini, kept in step by set(). Imported by runtime and
everything above; knows the engine only to report bad values.
"""
from __future__ import annotations

from zvm.opcodes.error_levels import E_ALL, E_STRICT
from zvm.runtime.services.ini_directives import DIRECTIVES, INI_SYSTEM, INI_USER, directives_of, owner
from zvm.targets import DEFAULT, SETTING, V8_4, V8_5, target_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.services.ini_files import Configuration

_MOST = 1 << 63
_SUFFIXES = {"k": 10, "m": 20, "g": 30}
_SPACE = " \t\n\r\v\f"
_TRUE = ("1", "on", "yes", "true")
_MOSTLY: dict[str | None, bool] = {None: False, "": False, "0": False, "1": True}  # what directives mostly are


def parse_int(text: str | None) -> int:
    """The integer a directive's text begins with, 0 for none (ZEND_STRTOL)."""
    text = (text or "").lstrip(" \t\n\r\v\f")
    end = 1 if text[:1] in ("-", "+") else 0
    while end < len(text) and "0" <= text[end] <= "9":
        end += 1
    number = int(text[:end]) if text[:end] not in ("", "-", "+") else 0
    return number if -_MOST <= number < _MOST else _MOST - 1 if number > 0 else -_MOST


_quantities: dict[str | None, int] = {}  # what parse_quantity() gave
_MOST_QUANTITIES = 64


def parse_quantity(text: str | None) -> int:
    """A number with an optional K, M or G after it (zend_ini_parse_quantity); 0x, 0o, 0b and 0 are other bases."""
    known = _quantities.get(text)
    if known is None:
        if len(_quantities) >= _MOST_QUANTITIES:
            _quantities.clear()
        known = _quantities[text] = _read_quantity(text)
    return known


def parse_memory_limit(text: str | None) -> int:
    """memory_limit in bytes; -1: none. It has 64 bits without a sign, which other negative numbers lose."""
    number = parse_quantity(text)
    if number == -1 and (text or "").rstrip(_SPACE)[-1:] == "1":
        return -1
    return min(abs(number) % (1 << 64), _MOST - 1)


def _read_quantity(text: str | None) -> int:
    text = (text or "").strip(_SPACE)
    digits = text.lstrip("+-").lower()
    number = parse_int(text) if digits[:1] != "0" else _with_base(digits) * (-1 if text[:1] == "-" else 1)
    return number << _SUFFIXES.get(text[-1:].lower(), 0)


def _with_base(digits: str) -> int:
    """A number that begins with 0, as far as it goes."""
    base = {"x": 16, "b": 2}.get(digits[1:2], 8)
    digits = digits[2:] if digits[1:2] in ("x", "b", "o") else digits
    end = next((at for at, digit in enumerate(digits) if digit not in "0123456789abcdef"[:base]), len(digits))
    return int(digits[:end] or "0", base)


def parse_bool(text: str | None) -> bool:
    """on, yes, true or a number that is not 0 (zend_ini_parse_bool)."""
    known = _MOSTLY.get(text)
    return known if known is not None else text is not None and (text.lower() in _TRUE or parse_int(text) != 0)


class Ini:
    """The directives of one run. Raises nothing: an unacceptable value is refused by set() returning False."""

    # slots for what native code reads
    __slots__ = ("exception_ignore_args", "assertions", "precision", "serialize_precision",
                 "exception_string_param_max_len", "error_reporting", "revision", "__dict__")

    # in step with the text values: by _refresh()
    precision: int
    serialize_precision: int
    error_reporting: int
    display_errors: str | None
    log_errors: bool
    html_errors: bool
    memory_limit: int
    assertions: int
    exception_ignore_args: bool
    exception_string_param_max_len: int
    short_open_tag: bool
    open_basedir: str | None
    time_limit: tuple[int, float]  # seconds, 0 for none, and the processor time it was set at

    def __init__(self, settings: list[tuple[str, str]] = (),  # type: ignore[assignment]
                 configuration: Configuration | None = None) -> None:
        self.changed: dict[str, str | None] = {}  # by the script
        self.revision = 0  # counts the changes
        self.configured: dict[str, Any] = {}  # by ini files and the command line; what get_cfg_var() knows
        self.from_system: set[str] = set()  # of those what the system's own ini files set
        self.loaded_file: str | None = None
        self.scan_path: str | None = None
        self.scanned_files: list[str] = []
        if configuration is not None:
            self.configured, self.from_system = configuration.values, configuration.from_system
            self.loaded_file, self.scan_path = configuration.loaded_file, configuration.scan_path
            self.scanned_files = configuration.scanned_files
        self.configured.update(settings)
        self.refused = {name for name in _CHECKED & self.configured.keys()  # of those the unacceptable ones
                        if not _acceptable(name, self.configured[name])}
        self.listeners: dict[str, Any] = {}  # name → function of the new text, called after each change (OnUpdate…)
        self.validators: dict[str, Any] = {}  # name → function of the new text: false refuses it (OnUpdate…)
        self.owners: dict[str, Any] = {}  # prefix → makes the state of its extension, before a directive is changed
        name: Any = self.configured.get(SETTING)
        self.target = target_of(name)  # the version of PHP; raises UnknownTarget
        self.directives = DIRECTIVES if self.target is DEFAULT else directives_of(self.target)
        self._known = list(self.directives)
        self._refresh_all()

    def exists(self, name: str) -> bool:
        return name in self.directives

    def add(self, directives: dict[str, tuple[str | None, int]]) -> None:
        """Register the directives of an extension that is loaded."""
        self.directives = {**self.directives, **directives}
        self._known += directives

    def names(self, extension: str) -> list[str]:
        """The directives of an extension, as they are registered until they are sorted."""
        return [name for name in self._known if owner(name) == extension]

    def sort(self) -> None:
        """Have the directives in alphabetic order from now on (zend_ini_sort_entries)."""
        self._known.sort(key=str.lower)

    def get(self, name: str) -> str | None:
        """The current value's text; None when it has none or there is no such directive (tell by exists())."""
        if name in self.changed:
            return self.changed[name]
        return self.original(name)

    def original(self, name: str) -> str | None:
        """The value the run began with (get_cfg_var's notion of global value)."""
        if name in self.configured and name in self.directives and name not in self.refused:
            value = self.configured[name]
            if type(value) is str:
                return value
        directive = self.directives.get(name)
        return directive[0] if directive is not None else None

    def access(self, name: str) -> int:
        return self.directives[name][1]

    def set(self, name: str, value: str | None) -> bool:
        """Change a directive as ini_set() does; False when there is none, a script may not, or the value is refused."""
        return self.activate(name, value, INI_USER)

    def activate(self, name: str, value: str | None, place: int) -> bool:
        """Change a directive for this run, from a place where directives of that access may be set; False as set()."""
        directive = self.directives.get(name)
        if directive is None or not directive[1] & place or not _acceptable(name, value):
            return False
        prefix = "mbstring" if name in ENCODING_DIRECTIVES and not is_utf8(value) else name.partition(".")[0]
        owner = self.owners.pop(prefix, None)
        if owner is not None:
            owner()
        validator = self.validators.get(name)
        if validator is not None and not validator(value):
            return False
        self.changed[name] = value
        self._refresh(name)
        return True

    def restore(self, name: str) -> None:
        """Go back to the value the run began with (ini_restore)."""
        if name in self.changed and name not in _KEPT:
            validator = self.validators.get(name)
            if validator is None or validator(self.original(name)):
                del self.changed[name]
                self._refresh(name)

    def refuse(self, name: str) -> None:
        """Have the default count: what the command line gave is unacceptable."""
        self.refused.add(name)
        self._refresh(name)

    def get_bool(self, name: str) -> bool:
        return parse_bool(self.get(name))

    def get_int(self, name: str) -> int:
        return parse_quantity(self.get(name))

    @property
    def registers_arguments(self) -> bool:
        """Whether scripts get the command's arguments as variables: since PHP 8.5 whatever register_argc_argv says."""
        return self.target >= V8_5 or self.get_bool("register_argc_argv")

    def set_error_reporting(self, level: int) -> None:
        """Change error_reporting by number, as error_reporting() does; @ changes only the attribute."""
        self.changed["error_reporting"] = str(level)
        self.error_reporting = level

    def reset_error_reporting(self) -> None:
        """Undo what @ did: error_reporting is what ini_get() says."""
        self._refresh("error_reporting")

    def restart_time_limit(self) -> None:
        """Let max_execution_time count from now on."""
        self._refresh("max_execution_time")

    def _refresh_all(self) -> None:
        """Before anything is changed or listens."""
        configured = self.configured
        for name, (attribute, parse) in _ATTRIBUTES.items():
            setattr(self, attribute, parse(self.original(name) if name in configured else self.directives[name][0]))
        self._drop_strict()

    def _drop_strict(self) -> None:
        """Without a setting all errors are reported, to which E_STRICT belongs no longer since PHP 8.4."""
        if self.target >= V8_4 and self.get("error_reporting") is None:
            self.error_reporting = E_ALL & ~E_STRICT

    def _refresh(self, name: str) -> None:
        self.revision += 1
        attribute = _ATTRIBUTES.get(name)
        if attribute is not None:
            setattr(self, attribute[0], attribute[1](self.get(name)))
            if name == "error_reporting":
                self._drop_strict()
        listener = self.listeners.get(name)
        if listener is not None:
            listener(self.get(name))


# what mbstring's directives have their values from where they have none
ENCODING_DIRECTIVES = {"default_charset", "input_encoding", "internal_encoding", "output_encoding"}


def is_utf8(encoding: str | None) -> bool:
    """Is it the encoding that is meant where a directive of ENCODING_DIRECTIVES has no value?"""
    return not encoding or encoding.upper() == "UTF-8"


def _acceptable(name: str, value: Any) -> bool:
    if name in ("precision", "serialize_precision"):
        return parse_int(value) >= -1
    if name == "zend.exception_string_param_max_len":
        return 0 <= parse_int(value) <= 1_000_000
    if name in _NOT_EMPTY:
        return bool(value)
    if name in _NOT_NEGATIVE:
        return -_MOST <= parse_quantity(value) % (2 * _MOST) < _MOST  # larger ones wrap
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "default_charset":
        return not value or not {"\0", "\r", "\n"} & set(value)
    return True


_NOT_EMPTY = {"date.timezone", "include_path", "arg_separator.output", "arg_separator.input", "extension_dir",
              "variables_order"}  # of a script that sets them nothing else is asked (OnUpdateStringUnempty)
_KEPT = {"date.default_latitude", "date.default_longitude", "date.sunrise_zenith", "date.sunset_zenith",
         "highlight.comment", "highlight.default", "highlight.html", "highlight.keyword", "highlight.string",
         "sendmail_from", "SMTP", "smtp_port"}  # directives that nothing watches cannot be restored
_NOT_NEGATIVE = {"max_input_vars", "max_input_nesting_level"}
_CHOICES = {
    "syslog.facility": frozenset("LOG_" + name for name in (
        "AUTH", "AUTHPRIV", "CRON", "DAEMON", "FTP", "KERN", "LPR", "MAIL", "INTERNAL", "NEWS", "SYSLOG", "USER",
        "UUCP", "LOCAL0", "LOCAL1", "LOCAL2", "LOCAL3", "LOCAL4", "LOCAL5", "LOCAL6", "LOCAL7")),
    "syslog.filter": frozenset(("all", "no-ctrl", "ascii", "raw"))}
_CHECKED = {"precision", "serialize_precision", "zend.exception_string_param_max_len", *_NOT_NEGATIVE, *_CHOICES,
            *_NOT_EMPTY} - {"date.timezone"}  # which is checked when it is reported


def _error_reporting(text: str | None) -> int:
    return E_ALL if text is None else parse_int(text)


def _digits(text: str | None) -> int:
    """A C int, of which all that are negative mean as many digits as there are."""
    return max((parse_int(text) + (1 << 31)) % (1 << 32) - (1 << 31), -1)


def _time_limit(text: str | None) -> tuple[int, float]:
    from time import process_time

    return parse_int(text), process_time()


def _text(value: str | None) -> str | None:
    return value


_ATTRIBUTES: dict[str, tuple[str, Any]] = {
    "precision": ("precision", _digits), "serialize_precision": ("serialize_precision", _digits),
    "error_reporting": ("error_reporting", _error_reporting), "display_errors": ("display_errors", _text),
    "log_errors": ("log_errors", parse_bool), "html_errors": ("html_errors", parse_bool),
    "memory_limit": ("memory_limit", parse_memory_limit), "zend.assertions": ("assertions", parse_int),
    "zend.exception_ignore_args": ("exception_ignore_args", parse_bool),
    "zend.exception_string_param_max_len": ("exception_string_param_max_len", parse_int),
    "short_open_tag": ("short_open_tag", parse_bool), "open_basedir": ("open_basedir", _text),
    "max_execution_time": ("time_limit", _time_limit),
}

__all__ = ["INI_SYSTEM", "INI_USER", "Ini", "parse_bool", "parse_int", "parse_quantity"]
