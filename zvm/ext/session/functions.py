"""The functions session_*() but those about the cookie (session.c)."""
from __future__ import annotations

from zvm.ext.session import lifecycle
from zvm.ext.session.handlers import HANDLERS
from zvm.ext.session.identifiers import create_id, is_valid
from zvm.ext.session.session import Session
from zvm.ext.session.state import session_of
from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Int, Null, Path, Str, Void, function
from zvm.opcodes.error_levels import E_NOTICE
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

_ATTEMPTS = 3  # of session_create_id() at an id that is not in use


def may_change(session: Session, what: str) -> bool:
    """May a script still change that? A warning when the session is active or headers have been sent."""
    obstacle = session.obstacle
    if obstacle is not None:
        session.warn(f"{what} cannot be changed {obstacle}")
        session.settle()
    return obstacle is None


def _exchange(engine: Engine, directive: str, what: str, value: str | None) -> str | bool:
    """The directive's value, which is replaced if another one is given; False where it must not be."""
    session = session_of(engine)
    if value is not None and not may_change(session, what):
        return False
    old = session.text(directive)
    if value is not None:
        engine.ini.set(f"session.{directive}", value)
    return old


@function
def session_name(engine: Engine, name: Str | Null = None) -> Str | False_:
    if name is not None and "\0" in name and engine.target >= V8_4:
        value_error(engine, 1, "must not contain any null bytes")
    return _exchange(engine, "name", "Session name", name)


@function
def session_save_path(engine: Engine, path: Path | Null = None) -> Str | False_:
    return _exchange(engine, "save_path", "Session save path", path)


@function
def session_cache_limiter(engine: Engine, value: Str | Null = None) -> Str | False_:
    return _exchange(engine, "cache_limiter", "Session cache limiter", value)


@function
def session_cache_expire(engine: Engine, value: Int | Null = None) -> Int | False_:
    session = session_of(engine)
    old = session.number("cache_expire")
    if value is not None:
        if not may_change(session, "Session cache expiration"):
            return old if session.is_active else False
        engine.ini.set("session.cache_expire", str(value))
    return old


@function
def session_module_name(engine: Engine, module: Str | Null = None) -> Str | False_:
    session = session_of(engine)
    if module is not None and not may_change(session, "Session save handler module"):
        return False
    old = session.handler.name if session.handler is not None else ""
    if module is None:
        return old
    if lower(module) == "user":
        value_error(engine, 1, 'cannot be "user"')
    if lower(c_string(module)) not in HANDLERS:
        session.warn(f'Session handler module "{c_string(module)}" cannot be found')
        session.settle()
        return False
    lifecycle.close(session)
    session.data = None
    engine.ini.set("session.save_handler", module)
    session.settle()
    return old


# ---- ids ---------------------------------------------------------------------------------------------------------

@function
def session_id(engine: Engine, id: Str | Null = None) -> Str | False_:
    session = session_of(engine)
    if id is not None and (session.is_active or session.flag("use_cookies")) and not may_change(session, "Session ID"):
        return False
    old = c_string(session.id or "")
    if id is not None:
        session.id = id
    return old


@function
def session_create_id(engine: Engine, prefix: Str = "") -> Str | False_:
    session = session_of(engine)
    if len(prefix) > 256 and engine.target >= V8_4:
        value_error(engine, 1, "cannot be longer than 256 characters")
    if prefix and not is_valid(prefix):
        session.warn('Prefix cannot contain special characters. Only the A-Z, a-z, 0-9, "-", and "," characters are '
                     "allowed")
        session.settle()
        return False
    handler = session.handler
    if session.in_save_handler or not session.is_active or handler is None:
        return prefix + create_id(session)
    for _ in range(_ATTEMPTS):
        id = handler.create_id(session)
        if id is None or not handler.knows_ids(session) or not handler.has(session, id):
            break
        id = None
    if id is None:
        session.warn("Failed to create new ID")
    session.settle()
    return False if id is None else prefix + id


@function
def session_regenerate_id(engine: Engine, delete_old_session: Bool = False) -> Bool:
    session = session_of(engine)
    start = session.place_of_start if engine.target >= V8_5 else ""
    problem = f"when there is no active session{start}" if not session.is_active else \
        f"after headers have already been sent{session.place_of_output}" if session.headers_sent else None
    if problem is not None:
        session.warn(f"Session ID cannot be regenerated {problem}")
        done = False
    else:
        done = lifecycle.leave_id(session, delete_old_session) and lifecycle.take_new_id(session)
    session.settle()
    return done


# ---- data --------------------------------------------------------------------------------------------------------

@function
def session_encode(engine: Engine) -> Str | False_:
    session = session_of(engine)
    text = lifecycle.encode(session)
    session.settle()
    return False if text is None else text


@function
def session_decode(engine: Engine, data: Str) -> Bool:
    session = session_of(engine)
    done = False
    if session.is_active:
        done = lifecycle.decode(session, data)
    else:
        session.warn("Session data cannot be decoded when there is no active session")
    session.settle()
    return done


@function
def session_unset(engine: Engine) -> Bool:
    session = session_of(engine)
    if session.is_active:
        lifecycle.clear(session)
    return session.is_active


@function
def session_gc(engine: Engine) -> Int | False_:
    session = session_of(engine)
    deleted = -1
    if session.is_active:
        deleted = lifecycle.collect_garbage(session)
    else:
        session.warn("Session cannot be garbage collected when there is no active session")
    session.settle()
    return deleted if deleted >= 0 else False


# ---- start and end -----------------------------------------------------------------------------------------------

@function
def session_start(engine: Engine, options: Array = EMPTY) -> Bool:
    session = session_of(engine)
    if session.is_active:
        how, where = "", session.place_of_start
        if not where and engine.target >= V8_4 and session.flag("auto_start"):
            how, where = ("", " (session started automatically)") if engine.target >= V8_5 else ("automatically ", "")
        session.warn(f"Ignoring session_start() because a session is already {how}active{where}", E_NOTICE)
        session.settle()
        return True
    if session.flag("use_cookies") and session.headers_sent:
        session.warn(f"Session cannot be started after headers have already been sent{session.place_of_output}")
        session.settle()
        return False
    read_and_close = _apply_options(session, options)
    lifecycle.start(session)
    is_active = session.is_active
    if not is_active:
        lifecycle.clear(session)
    elif read_and_close:
        lifecycle.flush(session, False)
    session.settle()
    return is_active


def _apply_options(session: Session, options: PhpArray) -> bool:
    """Set the directives that session_start() is given; whether the session is to be closed at once."""
    engine = session.engine
    read_and_close = False
    for name, value in options.items():
        if type(name) is int:
            if engine.target >= V8_5:
                value_error(engine, 1, "must be of type array with keys as string")
            continue
        if type(value) not in (str, bool, int):
            engine.throw("TypeError", f'{running_function(engine)}(): Option "{name}" must be of type string|int|bool, '
                                      f"{value_name(engine, value)} given")
        if name == "read_and_close":
            if engine.target >= V8_5 and type(value) is str and parse_numeric(value) is None:
                engine.throw("TypeError", f'{running_function(engine)}(): Option "{name}" value must be of type '
                                          f'compatible with int, "{value}" given')
            read_and_close = convert.to_int(engine, value) != 0
        elif not _set_directive(session, f"session.{name}", convert.to_string(engine, value)):
            session.warn(f'Setting option "{name}" failed')
    return read_and_close


def _set_directive(session: Session, name: str, value: str) -> bool:
    """Change a directive; what an error handler throws waits until the session has been started."""
    try:
        return session.engine.ini.set(name, value)
    except Thrown as thrown:
        session.defer(thrown)
        return False


@function
def session_status(engine: Engine) -> Int:
    return session_of(engine).status


@function
def session_destroy(engine: Engine) -> Bool:
    session = session_of(engine)
    done = lifecycle.destroy(session)
    session.settle()
    return done


@function(aliases=("session_commit",))
def session_write_close(engine: Engine) -> Bool:
    session = session_of(engine)
    done = lifecycle.flush(session, True)
    session.settle()
    return done


@function
def session_abort(engine: Engine) -> Bool:
    session = session_of(engine)
    was_active = session.is_active
    lifecycle.abort(session)
    session.settle()
    return was_active


@function
def session_reset(engine: Engine) -> Bool:
    session = session_of(engine)
    if not session.is_active:
        return False
    lifecycle.initialize(session)
    session.settle()
    return True


@function
def session_register_shutdown(engine: Engine) -> Void:
    engine.shutdown_functions.append(lambda: engine.call_function(engine.functions["session_write_close"], []))
