"""Output: what PHP prints, through its stack of output buffers, to standard output (main/output.c).

Used by runtime, executor and ext; ext/standard declares the ob_* functions on top of it. Strings are byte strings
(latin-1); bytes leave only here.
"""
from __future__ import annotations

import os
from stat import S_ISCHR, S_ISREG

from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.runtime.signals import EXCEPTIONS, Bailout, MemoryExhausted, Thrown, TimeLimitReached, UnwindExit
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# operations, as a callback sees them, and capabilities of a buffer (PHP_OUTPUT_HANDLER_*)
WRITE, START, CLEAN, FLUSH, FINAL = 0, 1, 2, 4, 8
CLEANABLE, FLUSHABLE, REMOVABLE, STDFLAGS = 16, 32, 64, 112
STARTED, DISABLED, PROCESSED = 0x1000, 0x2000, 0x4000

DEFAULT_HANDLER = "default output handler"
_DEV_FULL = os.makedev(1, 7)
FAILURES = (Thrown, UnwindExit, MemoryExhausted)  # after which what a buffer holds is passed on as it is
BLOCK = 1 << 14  # characters gathered before they are written out


def echo(engine: Engine, text: str) -> None:
    """Print. (Native code appends to the block or buffer itself: kernels/functions/output.py.)"""
    engine.output.write(text)


class OutputBuffer:
    """One level of output buffering (php_output_handler). `callback` takes (data, operation) or is None; `is_user`
    tells that it is a script's."""

    __slots__ = ("name", "callback", "is_user", "chunk_size", "flags", "level", "data", "size", "has_printed")

    def __init__(self, name: str, callback: Callable[[str, int], Any] | None, is_user: bool, chunk_size: int,
                 flags: int, level: int) -> None:
        self.name = name
        self.callback = callback
        self.is_user = is_user
        self.chunk_size = chunk_size
        self.flags = flags
        self.level = level
        self.data: list[str] = []
        self.size = 0
        self.has_printed = False  # the callback, when it ran last

    def contents(self) -> str:
        if len(self.data) > 1:
            self.data = ["".join(self.data)]
        return self.data[0] if self.data else ""

    def clear(self) -> None:
        self.data.clear()
        self.size = 0


class Output:
    """The output of one engine: buffers stacked over a block that is written to `sink` (bytes) when full."""

    __slots__ = ("engine", "stack", "running", "implicit_flush", "aborted", "broken", "started_at", "header_callback",
                 "thrown", "last", "sink", "pending", "pending_size")

    def __init__(self, engine: Engine, sink: Callable[[bytes], object] | None = None) -> None:
        self.engine = engine
        self.stack: list[OutputBuffer] = []
        self.running: OutputBuffer | None = None  # whose callback is under way
        self.implicit_flush = False
        self.aborted = False  # the request ended because of it
        self.broken = False  # the sink failed: what is printed from then on is lost
        self.started_at: tuple[str, int] | None = None  # file and line of the first output: headers are sent then
        self.header_callback: Callable[[], Any] | None = None  # called once, before the first output
        self.thrown: BaseException | None = None  # one of FAILURES, which a callback ended with
        self.last = ""  # character that the sink got
        self.sink = sink or _write_to_stdout
        self.pending: list[str] = []  # on the way there
        self.pending_size = 0

    def begin_request(self) -> None:
        """Another request begins, nothing of which has been printed."""
        self.aborted = self.broken = False
        self.running = None
        self.started_at = self.header_callback = None

    def write(self, text: str) -> None:
        """Print; the text goes through the buffers there are."""
        if self.stack:
            self._write_buffered(self.stack[-1], text)
            return
        if self.started_at is None and text:
            self.started_at = self.engine.diagnostics.position()
            self.send_headers()
            if self.sink is _write_to_stdout and _is_doubtful():
                self.implicit_flush = True
        self.pending.append(text)
        self.pending_size += len(text)
        if self.pending_size >= BLOCK or self.implicit_flush:
            self.flush()

    def buffered_bytes(self) -> int:
        """How much the buffers hold."""
        return sum(buffer.size for buffer in self.stack)

    def send_headers(self) -> None:
        """Call what header_register_callback() has registered, and send a web request's headers (sapi_send_headers)."""
        callback, self.header_callback = self.header_callback, None
        if callback is not None:
            started, self.started_at = self.started_at, None  # the callback may still set headers
            try:
                callback()
            except EXCEPTIONS as signal:
                if self.engine.current_execute_data is None:
                    raise
                self.engine.defer_exception(signal)  # what is being printed is printed
            finally:
                self.started_at = started or self.started_at or self.engine.diagnostics.position()
        web = self.engine.web
        if web is not None and not web.headers_sent:
            web.send_headers(self.engine)

    def write_unbuffered(self, text: str) -> None:
        """Print past the output buffers (php_output_write_unbuffered)."""
        self.pending.append(text)
        self.pending_size += len(text)

    def is_waiting(self) -> bool:
        """Whether something that goes to standard output has not been written there yet. Any thread may ask."""
        return bool(self.pending) and self.sink is _write_to_stdout

    def last_printed(self) -> str:
        """The last character that has left the buffers; "" before the first."""
        return "".join(self.pending)[-1:] or self.last

    def flush(self) -> None:
        """Hand what has left the buffers to the sink (flush()). Raises Bailout when the sink no longer takes it, unless
        ignore_user_abort is set (php_handle_aborted_connection)."""
        if self.pending:
            text = "".join(self.pending)
            self.last = text[-1:] or self.last
            data = text.encode("latin-1")
            self.pending.clear()
            self.pending_size = 0
            if not self.broken:
                try:
                    self.sink(data)
                except OSError:
                    self.broken = True
                    self.engine.exit_status = 255
                    if not self.engine.ini.get_bool("ignore_user_abort"):
                        self.aborted = True
                        raise Bailout from None

    # -- the stack of buffers ------------------------------------------------------------------------------------

    @property
    def active(self) -> OutputBuffer | None:
        """The innermost buffer."""
        return self.stack[-1] if self.stack else None

    def start(self, callback: Callable[[str, int], Any] | None = None, chunk_size: int = 0, flags: int = STDFLAGS,
              name: str = DEFAULT_HANDLER, internal: bool = False) -> None:
        """Push a buffer (php_output_start_user, or php_output_start_internal for a callback of PHP's own)."""
        self.check_not_running()
        is_user = callback is not None and not internal
        self.stack.append(OutputBuffer(name, callback, is_user, max(chunk_size, 0), flags & STDFLAGS, len(self.stack)))

    def get_contents(self) -> str | None:
        return self.stack[-1].contents() if self.stack else None

    def get_length(self) -> int | None:
        return self.stack[-1].size if self.stack else None

    def clean(self) -> None:
        """Drop what the innermost buffer holds; its callback sees it first."""
        buffer = self.stack[-1]
        self._run(buffer, CLEAN)
        buffer.clear()
        self._raise_thrown()

    def flush_top(self) -> None:
        """Pass on what the innermost buffer holds (ob_flush)."""
        buffer = self.stack[-1]
        out = self._run(buffer, FLUSH)
        self._pass_on(buffer, out)
        self._raise_thrown()

    def end(self, discard: bool, at_shutdown: bool = False) -> None:
        """Pop the innermost buffer, passing on or dropping what it holds (php_output_stack_pop). Where its callback
        throws at the end of the request all output is lost, with the message about that where it is displayed in the
        output: the buffer has it. So it is where it exits."""
        buffer = self.stack[-1]
        out = buffer.contents() if buffer.flags & DISABLED else self._run(buffer, FINAL | (CLEAN if discard else 0))
        if at_shutdown and self.thrown is not None:
            thrown, self.thrown = self.thrown, None
            try:
                if isinstance(thrown, Thrown):
                    self._report_lost(buffer, thrown)
            finally:
                self.discard_all()
            if isinstance(thrown, UnwindExit):
                raise thrown
            self.engine.diagnostics.bail_out()
        if self.stack and self.stack[-1] is buffer:
            self.stack.pop()
            if not discard:
                self.write(out)
        self._raise_thrown()

    def _report_lost(self, buffer: OutputBuffer, thrown: Thrown) -> None:
        """Report an exception as while the buffer's callback is under way: standard error and the log get it."""
        self.running = buffer
        try:
            self.engine.diagnostics.uncaught(thrown.object)
        finally:
            self.running = None

    def end_all(self) -> None:
        """Pop every buffer, passing its contents on (php_output_end_all)."""
        while self.stack:
            self.end(discard=False, at_shutdown=True)

    def discard_all(self) -> None:
        """Drop every buffer unseen: the run failed inside a callback (php_output_discard_all)."""
        self.running = None
        self.stack.clear()

    def check_not_running(self) -> None:
        """Raise the fatal error for using output buffering inside a buffer's callback (php_output_lock_error)."""
        if self.running is not None:
            at_end = self.engine.current_execute_data is None
            where = "PHP Request Shutdown" if at_end else f"{self.engine.active_function_name()}()"
            self.discard_all()
            self.engine.diagnostics.fatal(f"{where}: Cannot use output buffering in output buffering display handlers")

    def _write_buffered(self, buffer: OutputBuffer, text: str) -> None:
        if self.running is not None:
            buffer.data.append(text)  # lost, unless the callback declines (_run)
            return
        if buffer.flags & DISABLED:
            self._pass_on(buffer, text)
            return
        buffer.data.append(text)
        buffer.size += len(text)
        if buffer.chunk_size and buffer.size >= buffer.chunk_size:
            self._pass_on(buffer, self._run(buffer, WRITE))
            self._raise_thrown()

    def _pass_on(self, buffer: OutputBuffer, text: str) -> None:
        """Write to whatever lies below `buffer`."""
        above = self.stack[self.stack.index(buffer):] if buffer in self.stack else []
        del self.stack[len(self.stack) - len(above):]
        try:
            self.write(text)
        finally:
            self.stack.extend(above)

    def _run(self, buffer: OutputBuffer, operation: int) -> str:
        """What the buffer's callback makes of its contents, which leave the buffer (php_output_handler_op)."""
        self.check_not_running()
        data = buffer.contents()
        buffer.clear()
        if not buffer.flags & STARTED:
            operation |= START
        buffer.flags |= STARTED
        if buffer.callback is None:
            buffer.flags |= PROCESSED
            return data
        self.running = buffer
        try:
            out = buffer.callback(data, operation)
        except FAILURES as thrown:
            self.thrown, out = thrown, False
        except (Bailout, TimeLimitReached):  # it is never left: where buffers are used again, that is another error
            raise
        except BaseException:
            self.running = None
            raise
        self.running = None
        printed = buffer.contents()
        buffer.clear()
        if buffer.has_printed and self.engine.target >= V8_5:
            self._deprecate_printing(buffer)
        if out is False:
            buffer.flags |= DISABLED
            return data + printed
        buffer.flags |= PROCESSED
        return out  # type: ignore[no-any-return]

    def _deprecate_printing(self, buffer: OutputBuffer) -> None:
        """Report, to what lies below, that a buffer's callback has printed something."""
        from zvm.runtime.execute_data import message_origin

        above = self.stack[self.stack.index(buffer):] if buffer in self.stack else []
        del self.stack[len(self.stack) - len(above):]
        try:
            self.engine.diagnostics.report_in_passing(
                E_DEPRECATED, f"{message_origin(self.engine)}: Producing output from user output handler {buffer.name} "
                              "is deprecated")
        finally:
            self.stack.extend(above)

    def _raise_thrown(self) -> None:
        """Raise what a callback threw, its buffer's contents having been passed on as they were."""
        thrown, self.thrown = self.thrown, None
        if thrown is not None:
            raise thrown


def _write_to_stdout(data: bytes) -> None:
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(1, view):]
        except BlockingIOError:
            from select import select

            select((), (1,), ())


def _is_doubtful() -> bool:
    """Is standard output closed or full? Then each piece is written at once: the script ends where it does in PHP."""
    try:
        found = os.fstat(1)
        if S_ISCHR(found.st_mode):
            return found.st_rdev == _DEV_FULL
        return S_ISREG(found.st_mode) and os.fstatvfs(1).f_bavail == 0
    except OSError:
        return True
