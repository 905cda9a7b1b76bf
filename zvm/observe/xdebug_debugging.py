"""The functions of Xdebug's mode "debug"."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, Mixed, Null
from zvm.observe.debugger.core import REQUEST
from zvm.observe.debugger.dbgp.session import Session
from zvm.observe.marks import Marks
from zvm.runtime.execute_data import current_user_frame, line_of
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

DIRECTIVES: dict[str, tuple[str | None, int]] = {
    "xdebug.start_with_request": ("default", 6), "xdebug.start_upon_error": ("default", 6),
    "xdebug.trigger_value": ("", 6), "xdebug.log": ("", 7), "xdebug.log_level": ("7", 7),
    "xdebug.client_host": ("localhost", 7), "xdebug.client_port": ("9003", 7),
    "xdebug.discover_client_host": ("0", 7), "xdebug.idekey": ("", 7), "xdebug.connect_timeout_ms": ("200", 7),
    "xdebug.client_discovery_header": ("HTTP_X_FORWARDED_FOR,REMOTE_ADDR", 7), "xdebug.cloud_id": ("", 4)}


class Debugging:
    """Of one engine: the session, which connects when it is asked to."""

    session: Session | None = None

    def __init__(self, engine: Engine) -> None:
        """Nothing is debugged until start()."""
        self.engine = engine

    def start(self) -> None:
        """The mode is on."""
        marks = self.engine.observer or Marks(self.engine)
        marks.statements = True
        self.session = Session(self.engine, marks)


def xdebug_break(engine: Engine) -> Bool:
    session = engine.state_of(Debugging).session
    if session is None:
        return False
    session.begin_at_break()
    if not session.is_active or session.debugger is None:
        return False
    session.debugger.break_at_next(None, REQUEST)
    return True


def xdebug_connect_to_client(engine: Engine) -> Bool:
    session = engine.state_of(Debugging).session
    if session is None:
        return False
    session.connect_at_next()
    return True


def xdebug_is_debugger_active(engine: Engine) -> Bool:
    session = engine.state_of(Debugging).session
    return session is not None and session.is_active


def xdebug_notify(engine: Engine, data: Mixed) -> Bool | Null:
    session = engine.state_of(Debugging).session
    if session is None or not session.is_active:
        return False
    frame = current_user_frame(engine)
    if frame is not None:
        function: Any = frame.func
        session.notify(data, function.filename, line_of(frame))
    return True


def xdebug_get_headers(engine: Engine) -> Array:
    session = engine.state_of(Debugging).session
    cookies = [] if session is None else session.starting.cookies
    headers = engine.call_function(engine.functions["headers_list"], [])
    return PhpArray.from_list(cookies + [header for header in headers.values()
                                         if not header.startswith("X-Powered-By:")])


FUNCTIONS = {implementation.__name__: implementation
             for implementation in (xdebug_break, xdebug_connect_to_client, xdebug_is_debugger_active, xdebug_notify,
                                    xdebug_get_headers)}
