"""The directives session.*: which values they take, and when (the OnUpdate… functions of session.c)."""
from __future__ import annotations

from functools import partial

from zvm.ext.session.handlers import HANDLERS
from zvm.ext.session.identifiers import LONGEST
from zvm.ext.session.serializers import SERIALIZERS
from zvm.ext.session.user_handler import UserHandler
from zvm.ext.standard.info.quantities import quantity
from zvm.ext.standard.streams.path_checks import permitted
from zvm.opcodes.error_levels import E_DEPRECATED, E_ERROR, E_WARNING
from zvm.runtime.services.ini import parse_bool, parse_int
from zvm.runtime.values.numbers import is_numeric_string
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import c_string, lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.ext.session.session import Session

_PREFIX = "session."
_INTEGER = lazy_pattern(r"[ \t\n\r\v\f]*[+-]?[0-9]+")
_REFUSED_IN_NAMES = frozenset("\0=,;.[ \t\r\n\v\f")  # since PHP 8.4
_ANY_TIME = ("auto_start", "trans_sid_tags", "trans_sid_hosts")  # and upload_progress.*


def watch(session: Session) -> None:
    """Have the directives checked from now on. At start-up those of the command line are: wrong ones do not count."""
    ini = session.engine.ini
    for name in ini.directives:
        if name.startswith(_PREFIX):
            ini.validators[name] = _validator(session, name[len(_PREFIX):])
    for name, check in _CHECKS.items():
        given = ini.configured.get(_PREFIX + name) if session.starting else None
        if given is None:
            continue
        if session.engine.target >= V8_4:
            _deprecate(session, name, given)
        if not check(session, given):
            ini.refuse(_PREFIX + name)


def _validator(session: Session, name: str) -> Callable[[str | None], bool]:
    """What tells whether a script may set a directive to some text; it warns where not."""
    check = _CHECKS.get(name)
    at_any_time = name in _ANY_TIME or name.startswith("upload_progress.")

    def accept(text: str | None) -> bool:
        obstacle = None if at_any_time else session.obstacle
        if obstacle is not None:
            session.warn(f"Session ini settings cannot be changed {obstacle}")
        elif session.engine.target >= V8_4:
            _deprecate(session, name, text or "")
        accepted = obstacle is None and (check is None or check(session, text or ""))
        session.settle()
        return accepted
    return accept


def _deprecate(session: Session, name: str, text: str) -> None:
    """Report a setting that PHP 8.4 has deprecated."""
    if name in ("sid_length", "sid_bits_per_character"):
        if parse_int(text) == parse_int(session.engine.ini.directives[_PREFIX + name][0]):
            return
        problem = f"session.{name} INI setting is deprecated"
    elif name == "use_only_cookies" and not parse_bool(text):
        problem = "Disabling session.use_only_cookies INI setting is deprecated"
    elif name == "use_trans_sid" and parse_bool(text):
        problem = "Enabling session.use_trans_sid INI setting is deprecated"
    elif name in ("referer_check", "trans_sid_hosts") and text or \
            name == "trans_sid_tags" and not text.startswith(str(session.engine.ini.directives[_PREFIX + name][0])):
        problem = f"Usage of session.{name} INI setting is deprecated"
    else:
        return
    session.warn(problem, E_DEPRECATED)


def _check_save_handler(session: Session, text: str) -> bool:
    name = c_string(text)
    handler = HANDLERS.get(lower(name))
    if handler is None and not session.starting:
        session.warn(f'Session save handler "{name}" cannot be found')
        return False
    if isinstance(handler, UserHandler) and not session.sets_handler:
        session.warn('Session save handler "user" cannot be set by ini_set()',
                     E_ERROR if session.starting else E_WARNING)
        if session.starting:
            session.engine.exit_status = 255
        return False
    session.default_handler, session.handler = session.handler, handler
    return True


def _check_serializer(session: Session, text: str) -> bool:
    name = c_string(text)
    serializer = SERIALIZERS.get(lower(name))
    if serializer is None and not session.starting:
        session.warn(f'Serialization handler "{name}" cannot be found')
        return False
    session.serializer = serializer
    return True


def _check_save_path(session: Session, text: str) -> bool:
    if session.starting:
        return True
    if "\0" in text:
        return False
    folder = text.split(";", 2)[-1]
    return not folder or permitted(session.engine, folder)


def _check_name(session: Session, text: str) -> bool:
    if session.engine.target >= V8_4:
        if text and not is_numeric_string(text) and not _REFUSED_IN_NAMES.intersection(text):
            return True
        session.warn(f'session.name "{c_string(text)}" must not be numeric, empty, contain null bytes or any of the '
                     r'following characters "=,;.[ \t\r\n\013\014"')
        return False
    if text and not is_numeric_string(text):
        return text[0] != "\0"
    session.warn(f'session.name "{c_string(text)}" cannot be numeric or empty')
    return False


def _check_cookie_lifetime(session: Session, text: str) -> bool:
    if parse_int(text) >= 0:
        return _check_number("cookie_lifetime", session, text)
    session.warn("CookieLifetime cannot be negative")
    return False


def _check_least(name: str, least: int, session: Session, text: str) -> bool:
    """Since PHP 8.4 the number has a least value."""
    if session.engine.target < V8_4 or parse_int(text) >= least:
        return _check_number(name, session, text)
    session.warn(f"session.{name} must be greater than {'or equal to ' if not least else ''}0")
    return False


def _check_number(name: str, session: Session, text: str) -> bool:
    """Warn of a text that is not a number, which is accepted all the same (OnUpdateLong)."""
    problem = quantity(text)[1]
    if problem is not None:
        session.report(f'Invalid "session.{name}" setting. {problem}')
    return True


def _between(name: str, least: int, most: int) -> Callable[[Session, str], bool]:
    """The check that a directive is a number between two."""
    def check(session: Session, text: str) -> bool:
        number = c_string(text)
        if _INTEGER.fullmatch(number) and least <= int(number) <= most:
            return True
        session.warn(f'session.configuration "session.{name}" must be between {least} and {most}')
        return False
    return check


def _check_upload_frequency(session: Session, text: str) -> bool:
    frequency = parse_int(text)
    if frequency < 0:
        session.warn("session.upload_progress.freq must be greater than or equal to 0")
    elif frequency > 100 and text[-1:] == "%":
        session.warn("session.upload_progress.freq must be less than or equal to 100%")
    else:
        return True
    return False


_CHECKS: dict[str, Callable[[Session, str], bool]] = {  # in the order of start-up
    "save_path": _check_save_path, "name": _check_name, "save_handler": _check_save_handler,
    "gc_probability": partial(_check_least, "gc_probability", 0),
    "gc_divisor": partial(_check_least, "gc_divisor", 1),
    "gc_maxlifetime": partial(_check_number, "gc_maxlifetime"), "serialize_handler": _check_serializer,
    "cookie_lifetime": _check_cookie_lifetime, "cache_expire": partial(_check_number, "cache_expire"),
    "sid_length": _between("sid_length", 22, LONGEST),
    "sid_bits_per_character": _between("sid_bits_per_character", 4, 6),
    "upload_progress.freq": _check_upload_frequency,
}
