"""What becomes of a session: started, read, written, abandoned, destroyed, and the end of the request (session.c)."""
from __future__ import annotations

from zvm.ext.random.mt_rand import lcg_value
from zvm.ext.session.cache_limiters import limit_caching
from zvm.ext.session.cookies import output_start, send_cookie
from zvm.ext.session.handlers import HANDLERS
from zvm.ext.session.identifiers import create_id
from zvm.ext.session.serializers import SERIALIZERS
from zvm.ext.session.session import ACTIVE, DISABLED, NONE, Session
from zvm.ext.standard.network.url_rewriter import SessionRewriter
from zvm.opcodes.error_levels import E_NOTICE
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_DANGEROUS = frozenset("\r\n\t <>'\"\\")  # an id with one of them might end up in a page
_ATTEMPTS = 3  # at a new id that the handler does not know yet


# ---- starting ----------------------------------------------------------------------------------------------------

def start(session: Session) -> bool:
    """Start a session: with the id the request has or a new one, its data in $_SESSION (php_session_start)."""
    if session.is_active:
        session.report("Ignoring session_start() because a session has already been started", E_NOTICE)
        return False
    if session.status == DISABLED and not _find_handlers(session):
        return False
    uses_only_cookies = session.flag("use_only_cookies")
    session.define_sid = not uses_only_cookies
    session.send_cookie = session.flag("use_cookies") or uses_only_cookies
    if session.id is None:
        _find_id(session)
    if session.id is not None and not _DANGEROUS.isdisjoint(c_string(session.id)):
        session.id = None
    if not initialize(session):
        session.end()
        session.id = None
        return False
    session.started_at = session.engine.diagnostics.position()
    if not _limit_caching(session):
        session.end()
        session.id = None
        return False
    return True


def _find_handlers(session: Session) -> bool:
    """Look once more for the handler and serializer that the directives name; a warning where there is none."""
    text = session.engine.ini.get("session.save_handler") or ""
    session.handler = session.handler or HANDLERS.get(lower(text))
    if session.handler is None:
        session.warn(f'Cannot find session save handler "{text}" - session startup failed')
        return False
    text = session.engine.ini.get("session.serialize_handler") or ""
    session.serializer = session.serializer or SERIALIZERS.get(lower(text))
    if session.serializer is None:
        session.warn(f'Cannot find session serialization handler "{text}" - session startup failed')
        return False
    session.status = NONE
    return True


def _request_value(session: Session, table: str, name: str) -> Any:
    """A value of one of the request's superglobals, UNDEF where it has none."""
    values = session.engine.symbol_table.lookup(table)
    found = values.get(name, UNDEF) if type(values) is PhpArray else UNDEF
    return found.value if type(found) is Reference else found


def _find_id(session: Session) -> None:
    """Take the id from the cookie or, where that is allowed, from elsewhere in the request."""
    name = session.text("name")
    if session.flag("use_cookies"):
        found = _request_value(session, "_COOKIE", name)
        if found is not UNDEF:
            session.id = found if type(found) is str else None
            session.send_cookie = session.define_sid = False
    if session.flag("use_only_cookies"):
        return
    for table in ("_GET", "_POST"):
        found = _request_value(session, table, name) if session.id is None else UNDEF
        if found is not UNDEF:
            session.id = found if type(found) is str else None
            session.send_cookie = session.id is None
    referer = session.engine.server_variable("HTTP_REFERER")
    if referer and session.text("referer_check") not in referer:
        session.id = None


def initialize(session: Session) -> bool:
    """Open the handler, settle the id and read the data (php_session_initialize)."""
    session.status = ACTIVE
    handler = session.handler
    if handler is None:
        session.status = DISABLED
        session.warn("No storage module chosen - failed to initialize session")
        return False
    where = f"{handler.name} (path: {session.text('save_path')})"
    if not handler.open(session, session.text("save_path"), session.text("name")):
        abort(session)
        session.warn_unless_thrown(f"Failed to initialize storage module: {where}")
        return False
    if not _settle_id(session):
        abort(session)
        if session.exception is None:
            session.throw("Error", f"Failed to create session ID: {where}")
        return False
    announce_id(session)
    session.track(PhpArray())
    data = handler.read(session, session.id or "")
    if data is None:
        abort(session)
        session.warn_unless_thrown(f"Failed to read session data: {where}")
        return False
    _collect_garbage_at_times(session)
    session.stored = data if session.flag("lazy_write") else None
    decode(session, data)
    return True


def _settle_id(session: Session) -> bool:
    """Make a new id where there is none or, in strict mode, none that the handler knows; False where it has none."""
    handler = session.handler
    assert handler is not None
    if not c_string(session.id or ""):
        session.id = handler.create_id(session)
        if session.id is None:
            return False
    elif session.flag("use_strict_mode") and not handler.has(session, session.id or ""):
        session.id = handler.create_id(session) or create_id(session)
    else:
        return True
    session.send_cookie |= session.flag("use_cookies")
    return True


def announce_id(session: Session) -> None:
    """Tell the client the id, by cookie or in URLs, and the script, by the constant SID (php_session_reset_id)."""
    engine = session.engine
    uses_cookies = session.flag("use_cookies")
    if uses_cookies and session.send_cookie:
        send_cookie(session)
        session.send_cookie = False
    name, id = session.text("name"), c_string(session.id or "")
    engine.constants.replace("SID", f"{name}={id}" if session.define_sid else "", "session")
    if session.uses_trans_sid and not (uses_cookies and _request_value(session, "_COOKIE", name) is not UNDEF):
        rewriter = engine.state_of(SessionRewriter)
        rewriter.remove(name)
        rewriter.add(name, id)


def _limit_caching(session: Session) -> bool:
    """Send the headers for caches; False, the session being abandoned, when it is too late for headers."""
    if not session.text("cache_limiter") or not session.is_active:
        return True
    if session.headers_sent:
        where = output_start(session)
        abort(session)
        session.warn(f"Session cache limiter cannot be sent after headers have already been sent{where}")
        return False
    limit_caching(session)
    return True


# ---- data --------------------------------------------------------------------------------------------------------

def encode(session: Session) -> str | None:
    """$_SESSION as text; None, with a warning, where there is no array in it or no serializer."""
    if session.array is None:
        session.warn("Cannot encode non-existent session")
        return None
    if session.serializer is None:
        session.warn("Unknown session.serialize_handler. Failed to encode session object")
        return None
    return session.serializer.encode(session)


def decode(session: Session, data: str) -> bool:
    """Read variables into $_SESSION; where the text is broken the session is destroyed, with a warning."""
    if session.serializer is None:
        session.warn("Unknown session.serialize_handler. Failed to decode session object")
        return False
    if session.serializer.decode(session, data):
        return True
    destroy(session)
    session.track(PhpArray())
    session.warn("Failed to decode session object. Session has been destroyed")
    return False


def clear(session: Session) -> None:
    """Empty $_SESSION."""
    array = session.writable_array()
    if array is not None:
        array.clear()


def collect_garbage(session: Session) -> int:
    """Delete old sessions; how many, -1 where that failed."""
    if session.handler is None or not session.handler_is_open:
        return -1
    return session.handler.collect_garbage(session, session.number("gc_maxlifetime"))


def _collect_garbage_at_times(session: Session) -> None:
    """Delete old sessions in session.gc_probability of session.gc_divisor cases."""
    probability = session.number("gc_probability")
    if probability > 0 and int(session.number("gc_divisor") * lcg_value()) < probability:
        collect_garbage(session)


# ---- another id --------------------------------------------------------------------------------------------------

def leave_id(session: Session, delete: bool) -> bool:
    """Write or delete the session under its present id, and close it (session_regenerate_id)."""
    handler, id = session.handler, session.id or ""
    assert handler is not None
    if delete:
        done, problem = handler.destroy(session, id), "Session object destruction failed."
    else:
        done, problem = handler.write(session, id, encode(session) or ""), "Session write failed."
    handler.close(session)
    if not done:
        session.end()
        if not (delete and session.exception):
            session.warn(f"{problem} ID: {handler.name} (path: {session.text('save_path')})")
        return False
    session.stored = session.id = None
    return True


def take_new_id(session: Session) -> bool:
    """Open the session under a new id."""
    handler = session.handler
    assert handler is not None
    problem = None
    if not handler.open(session, session.text("save_path"), session.text("name")):
        problem = "Failed to open session"
    else:
        session.id = handler.create_id(session)
        if session.id is None:
            problem = "Failed to create new session ID"
        elif session.flag("use_strict_mode") and handler.knows_ids(session) and not _avoid_collision(session):
            handler.close(session)
            problem = "Failed to create session ID by collision"
    if problem is None and handler.read(session, session.id or "") is None:
        handler.close(session)
        problem = "Failed to create(read) session ID"
    if problem is not None:
        session.end()
        if session.exception is None:
            session.throw("Error", f"{problem}: {handler.name} (path: {session.text('save_path')})")
        return False
    session.send_cookie |= session.flag("use_cookies")
    announce_id(session)
    return True


def _avoid_collision(session: Session) -> bool:
    """Try a few more ids while the handler knows the new one; False when it makes none."""
    handler = session.handler
    assert handler is not None
    for _ in range(_ATTEMPTS):
        if session.id is None or not handler.has(session, session.id):
            break
        session.id = handler.create_id(session)
    return session.id is not None


# ---- ending ------------------------------------------------------------------------------------------------------

def close(session: Session) -> None:
    """Close the handler, if it is open."""
    if session.handler is not None and session.handler_is_open:
        session.handler.close(session)


def flush(session: Session, write: bool) -> bool:
    """Write the session, if asked to, and close it (php_session_flush)."""
    if not session.is_active:
        return False
    if write and session.array is not None:
        _write(session)
    close(session)
    session.end()
    return True


def _write(session: Session) -> None:
    """Hand the data to the handler, or only that they have not changed (session.lazy_write); warn where it fails."""
    handler = session.handler
    assert handler is not None
    id, operation, done = session.id or "", "write", False
    if session.handler_is_open:
        data = encode(session)
        if data is not None and data == session.stored and session.flag("lazy_write"):
            operation = "update_timestamp" if session.user_class is None else "updateTimestamp"
            done = handler.update_timestamp(session, id, data)
        else:
            done = handler.write(session, id, data or "")
    if done:
        return
    path = session.text("save_path")
    if session.user_is_running:
        class_name = f"{session.user_class}::" if session.user_class is not None else ""
        session.warn_unless_thrown("Failed to write session data using user defined save handler. (session.save_path: "
                                   f"{path}, handler: {class_name}{operation})")
    else:
        session.warn_unless_thrown(f"Failed to write session data ({handler.name}). Please verify that the current "
                                   f"setting of session.save_path is correct ({path})")


def abort(session: Session) -> None:
    """Close the session without writing it (php_session_abort)."""
    if session.is_active:
        close(session)
        session.end()


def destroy(session: Session) -> bool:
    """Delete the session's data and forget it (php_session_destroy)."""
    if not session.is_active:
        session.warn("Trying to destroy uninitialized session")
        return False
    done = True
    if session.id is not None and session.handler is not None and not session.handler.destroy(session, session.id):
        done = False
        session.warn_unless_thrown("Session object destruction failed")
    forget(session)
    return done


def forget(session: Session) -> None:
    """Close the handler and be as if no session had been started; $_SESSION stays."""
    session.variables = None
    close(session)
    session.reset()


# ---- the request -------------------------------------------------------------------------------------------------

def end_request(session: Session) -> None:
    """Write the session that is still active; what fails does not keep it from being closed (RSHUTDOWN)."""
    engine = session.engine
    engine.guarded(lambda: flush(session, True))
    engine.guarded(lambda: forget(session))
    session.user_functions.clear()


