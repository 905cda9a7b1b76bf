"""session_set_cookie_params() and session_get_cookie_params() (session.c)."""
from __future__ import annotations

from zvm.ext.session.functions import may_change
from zvm.ext.session.session import Session
from zvm.ext.session.state import session_of
from zvm.ext.vocabulary import Array, Bool, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_PARAMETERS = ("lifetime", "path", "domain", "secure", "httponly", "samesite")  # in the order they are set
_PARAMETERS_8_5 = (*_PARAMETERS[:4], "partitioned", *_PARAMETERS[4:])
_SWITCHES = ("secure", "httponly", "partitioned")


@function
def session_set_cookie_params(engine: Engine, lifetime_or_options: Array | Int, path: Str | Null = None,
                              domain: Str | Null = None, secure: Bool | Null = None,
                              httponly: Bool | Null = None) -> Bool:
    session = session_of(engine)
    if not session.flag("use_cookies"):
        session.warn("Session cookies cannot be used when session.use_cookies is disabled")
        session.settle()
        return False
    if not may_change(session, "Session cookie parameters"):
        return False
    given: dict[str, Any] = {"path": path, "domain": domain, "secure": secure, "httponly": httponly}
    if type(lifetime_or_options) is PhpArray:
        for number, value in enumerate(given.values(), 2):
            if value is not None:
                value_error(engine, number, "must be null when argument #1 ($lifetime_or_options) is an array")
        given = _options(session, lifetime_or_options)
    else:
        given["lifetime"] = lifetime_or_options
    values = {name: _text(engine, name, given[name]) for name in _PARAMETERS_8_5 if given.get(name) is not None}
    return all(engine.ini.set(f"session.cookie_{name}", text) for name, text in values.items())


def _options(session: Session, options: PhpArray) -> dict[str, Any]:
    """The parameters in an array; warnings for others, ValueError for none."""
    found: dict[str, Any] = {}
    for key, value in options.plain_items():
        if isinstance(key, int):
            session.warn("Argument #1 ($lifetime_or_options) cannot contain numeric keys")
        elif lower(key) in (_PARAMETERS if session.engine.target < V8_5 else _PARAMETERS_8_5):
            found[lower(key)] = _converted(session.engine, lower(key), value)
        else:
            session.warn(f'Argument #1 ($lifetime_or_options) contains an unrecognized key "{key}"')
        session.settle()
    if not found:
        value_error(session.engine, 1, "must contain at least 1 valid key")
    return found


def _converted(engine: Engine, name: str, value: Any) -> Any:
    return convert.to_bool(engine, value) if name in _SWITCHES else convert.to_string(engine, value)


def _text(engine: Engine, name: str, value: Any) -> str:
    """A parameter as its directive has it."""
    if name in _SWITCHES:
        return "1" if value else "0"
    return convert.to_string(engine, value)


@function
def session_get_cookie_params(engine: Engine) -> Array:
    session = session_of(engine)
    values: dict[Any, Any] = {
        "lifetime": session.number("cookie_lifetime"), "path": session.text("cookie_path"),
        "domain": session.text("cookie_domain"), "secure": session.flag("cookie_secure")}
    if engine.target >= V8_5:
        values["partitioned"] = session.flag("cookie_partitioned")
    values |= {"httponly": session.flag("cookie_httponly"), "samesite": session.text("cookie_samesite")}
    return PhpArray.from_dict(values)
