"""The session of one engine and what it goes by: PHP's module globals (php_session.h).

PHP code that a session calls (save handlers, serialization, error handlers) may throw while the session still has work
to do, such as closing its handler. As in Zend, the exception then waits in `exception`, no further PHP code is called,
and the function that was called raises it when it is done: `settle()`.
"""
from __future__ import annotations

from zvm.ext.session.handlers import HANDLERS
from zvm.ext.session.serializers import SERIALIZERS, Serializer
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.execute_data import message_origin
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values.arrays import PhpArray, separate_reference
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.session.save_handler import SaveHandler

DISABLED, NONE, ACTIVE = 0, 1, 2
CONSTANTS = {"PHP_SESSION_DISABLED": DISABLED, "PHP_SESSION_NONE": NONE, "PHP_SESSION_ACTIVE": ACTIVE}

NAME = "_SESSION"


class Session:
    """PS(…): what the extension keeps during a request. Directives are read when they are needed."""

    def __init__(self, engine: Engine, starting: bool) -> None:
        self.engine = engine
        self.starting = starting  # the directives' first values are being checked
        self.handler: SaveHandler | None = None
        self.default_handler: SaveHandler | None = None  # the one before the current one: what SessionHandler wraps
        self.serializer: Serializer | None = None
        self.user_functions: dict[str, Any] = {}  # a script's save handler: operation → callable
        self.user_class: str | None = None  # the class of a handler that is an object
        self.user_is_running = False  # such a handler has been opened and not closed
        self.shutdown_function: Callable[[], Any] | None = None  # which writes the session before objects are destroyed
        self.exception: Thrown | UnwindExit | None = None  # waits until the running function is done
        self.reset()

    def reset(self) -> None:
        """Begin without a session (php_rinit_session_globals)."""
        self.status = NONE
        self.started_at: tuple[str, int] | None = None  # by session_start()
        self.id: str | None = None
        self.variables: Reference | None = None  # what $_SESSION refers to
        self.stored: str | None = None  # the data as they were read, for session.lazy_write
        self.data: Any = None  # what the handler keeps while it is open
        self.parent_is_open = False  # SessionHandler::open() has been called
        self.in_save_handler = False
        self.sets_handler = False  # session_set_save_handler() changes session.save_handler
        self.define_sid = True
        self.send_cookie = False

    def end(self) -> None:
        """The session is no longer active."""
        self.status = NONE

    def choose_handlers(self) -> None:
        """Take save handler and serializer from the directives; without one of them sessions are disabled
        (php_rinit_session)."""
        self.handler = HANDLERS.get(lower(self.text("save_handler")))
        self.serializer = SERIALIZERS.get(lower(self.text("serialize_handler")))
        if self.handler is None or self.serializer is None:
            self.status = DISABLED

    # -- directives ----------------------------------------------------------------------------------------------

    def text(self, name: str) -> str:
        """The text of a directive, named without "session."."""
        text = self.engine.ini.get(f"session.{name}") or ""
        return text if self.engine.target >= V8_5 else c_string(text)

    def flag(self, name: str) -> bool:
        return parse_bool(self.engine.ini.get(f"session.{name}"))

    def number(self, name: str) -> int:
        return self.engine.ini.get_int(f"session.{name}")

    @property
    def uses_trans_sid(self) -> bool:
        """May URLs carry the id (APPLY_TRANS_SID)?"""
        return self.flag("use_trans_sid") and not self.flag("use_only_cookies")

    # -- what is the case ----------------------------------------------------------------------------------------

    @property
    def is_active(self) -> bool:
        return self.status == ACTIVE

    @property
    def headers_sent(self) -> bool:
        return self.engine.output.started_at is not None

    @property
    def obstacle(self) -> str | None:
        """Why settings cannot be changed now."""
        if self.is_active:
            return "when a session is active" + (self.place_of_start if self.engine.target >= V8_5 else "")
        return f"after headers have already been sent{self.place_of_output}" if self.headers_sent else None

    @property
    def place_of_start(self) -> str:
        """Where the session was started, as messages say since PHP 8.4; nowhere if it was automatically."""
        if self.engine.target < V8_4 or self.started_at is None or self.started_at[0] == "Unknown":
            return ""
        return f" (started from {self.started_at[0]} on line {self.started_at[1]})"

    @property
    def place_of_output(self) -> str:
        """Where the first output came from, as messages say since PHP 8.5."""
        place = self.engine.output.started_at
        return f" (sent from {place[0]} on line {place[1]})" if self.engine.target >= V8_5 and place else ""

    @property
    def handler_is_open(self) -> bool:
        return self.data is not None or self.user_is_running

    # -- $_SESSION -----------------------------------------------------------------------------------------------

    def track(self, value: Any) -> None:
        """Make $_SESSION a new variable with that value (php_session_track_init)."""
        table = self.engine.symbol_table
        table.pop(NAME, None)
        self.variables = table[NAME] = Reference(value)

    @property
    def array(self) -> PhpArray | None:
        """The array in $_SESSION, None where a script made it something else (IF_SESSION_VARS)."""
        variables = self.variables
        return variables.value if variables is not None and type(variables.value) is PhpArray else None

    def writable_array(self) -> PhpArray | None:
        """The same, held by $_SESSION alone."""
        variables = self.variables
        if variables is None or type(variables.value) is not PhpArray:
            return None
        return separate_reference(variables)

    # -- what goes wrong -----------------------------------------------------------------------------------------

    def warn(self, message: str, level: int = E_WARNING) -> None:
        """Report, naming the running function."""
        self.report(f"{message_origin(self.engine)}: {message}", level)

    def report(self, message: str, level: int = E_WARNING) -> None:
        """Report; what an error handler throws waits."""
        diagnostics = self.engine.diagnostics
        if self.starting:
            diagnostics.report(level, message, "Unknown", 0)
            return
        if self.exception is not None and diagnostics.error_handler.current is not None:
            return  # it is not called while an exception is under way
        try:
            diagnostics.error(level, message)
        except Thrown as thrown:
            self.defer(thrown)

    def warn_unless_thrown(self, message: str) -> None:
        """Report, unless an exception says what happened."""
        if self.exception is None:
            self.warn(message)

    def throw(self, class_name: str, message: str) -> None:
        """Make an exception that waits; one that waits already is its previous."""
        try:
            self.engine.throw(class_name, message)
        except Thrown as thrown:
            self.defer(thrown)

    def defer(self, signal: Thrown | UnwindExit) -> None:
        """Have an exception wait for settle(). Where no code is running any more, it ends the request: Bailout."""
        waiting, self.exception = self.exception, signal.with_traceback(None)
        signal.__context__ = None
        if isinstance(signal, Thrown) and isinstance(waiting, Thrown):
            set_previous(self.engine, signal.object, waiting.object)
        if self.engine.current_execute_data is None:
            self.exception = None
            self._die(signal)

    def _die(self, signal: Thrown | UnwindExit) -> None:
        """End the request as zend_throw_exception_internal() does without a frame, or, since PHP 8.4, call the user's
        exception handler."""
        handlers = self.engine.exception_handler
        if isinstance(signal, Thrown) and handlers.is_last_resort and handlers.current is not None:
            from zvm.executor.calls import handle_uncaught

            handle_uncaught(self.engine, signal)
            return
        if isinstance(signal, Thrown):
            self.engine.diagnostics.uncaught(signal.object)
            self.engine.diagnostics.bail_out()
        raise signal

    def settle(self) -> None:
        """Raise what waits."""
        waiting, self.exception = self.exception, None
        if waiting is not None:
            raise waiting
