"""One transfer: libcurl's easy handle, where its data goes and the callbacks of a script (ext/curl/interface.c).

libcurl calls back with nothing but what a Python closure knows. What PHP code throws there waits until libcurl returns,
as an exception in Zend waits; until then nothing more is called.
"""
from __future__ import annotations

from ctypes import c_char_p, c_void_p, cast, create_string_buffer, memmove, string_at
from weakref import ref

from zvm.ext.curl.library import (
    DebugCallback,
    MatchCallback,
    ProgressCallback,
    TransferCallback,
    WriteCallback,
    curl,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values import convert

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

STDOUT, FILE, USER, RETURN, IGNORE, DIRECT = range(6)  # where data goes and comes from
ERROR_SIZE = 256
_ABORT_READING = 0x10000000  # CURL_READFUNC_ABORT
_NO_MATCH_ANSWER = 2  # CURL_FNMATCHFUNC_FAIL
_HEADER_OUT = 2  # CURLINFO_HEADER_OUT, of the kinds that a debug callback gets
_DEBUG_MARKS = ("* ", "< ", "> ")

ERROR_BUFFER, WRITE_FUNCTION, READ_FUNCTION, HEADER_FUNCTION = 10010, 20011, 20012, 20079
NO_PROGRESS, VERBOSE, NO_SIGNAL, DNS_CACHE_TIMEOUT, MAX_REDIRECTS, CA_INFO = 43, 41, 99, 92, 68, 10065
DEBUG_FUNCTION, PROGRESS_FUNCTION, TRANSFER_FUNCTION, MATCH_FUNCTION = 20094, 20056, 20219, 20200
DEFAULT_CACHE_TIMEOUT, DEFAULT_REDIRECTS = 120, 20


class Output:
    """Where the body or the headers go."""

    __slots__ = ("method", "stream", "function")

    def __init__(self, method: int) -> None:
        self.method = method
        self.stream: Stream | None = None
        self.function: Any = None

    def copy(self) -> Output:
        made = Output(self.method)
        made.stream, made.function = self.stream, self.function
        return made


class Resources:
    """What libcurl refers to: shared by handles that are copies of each other."""

    __slots__ = ("lists", "forms", "callbacks")

    def __init__(self) -> None:
        self.lists: dict[int, int] = {}  # curl_slist by option
        self.forms: list[int] = []  # curl_mime
        self.callbacks: list[Any] = []

    def __del__(self) -> None:
        for form in self.forms:
            curl.curl_mime_free(form)
        for texts in self.lists.values():
            curl.curl_slist_free_all(texts)


class Transfer:
    """A CURL handle. `handle` is the PHP object while libcurl may call back."""

    def __init__(self, engine: Engine, pointer: int) -> None:
        self.engine = engine
        self.pointer: int | None = pointer
        self.handle: Any = None
        self.error_text = create_string_buffer(ERROR_SIZE + 1)
        self.error = 0
        self.write, self.write_header = Output(STDOUT), Output(IGNORE)
        self.read = Output(DIRECT)
        self.errors = Output(FILE)  # what CURLOPT_STDERR names
        self.progress: Any = None
        self.transfer_info: Any = None
        self.match: Any = None
        self.body: list[str] = []
        self.sent_header: str | None = None
        self.keeps_sent_header = False
        self.private: Any = None
        self.has_private = False
        self.post_fields: Any = None
        self.share: Any = None
        self.multi: Any = None
        self.resources = Resources()
        self.is_copied = False  # its resources are those of another handle, too
        self.in_callback = False
        self.pending: BaseException | None = None
        self._callbacks: dict[int, Any] = {}

    def __del__(self) -> None:
        pointer, self.pointer = self.pointer, None
        if pointer is not None:
            curl.curl_easy_cleanup(pointer)

    # ---- options -----------------------------------------------------------------------------------------------

    def set(self, option: int, value: Any) -> int:
        """curl_easy_setopt() of a ctypes value or a pointer; the error's number, which is not kept."""
        passed = cast(c_char_p(value), c_void_p) if isinstance(value, bytes) else c_void_p() if value is None else value
        error: int = curl.curl_easy_setopt(self.pointer, option, passed)  # which copies strings
        return error

    def set_long(self, option: int, value: int) -> int:
        from ctypes import c_long

        return self.set(option, c_long(value))

    def set_defaults(self) -> None:
        """What PHP sets of every new handle (_php_curl_set_default_options)."""
        self.set_long(NO_PROGRESS, 1)
        self.set_long(VERBOSE, 0)
        self.connect()
        self.set_long(DNS_CACHE_TIMEOUT, DEFAULT_CACHE_TIMEOUT)
        self.set_long(MAX_REDIRECTS, DEFAULT_REDIRECTS)
        self.set_long(NO_SIGNAL, 1)  # the process has other threads
        authorities = self.engine.ini.get("openssl.cafile") or self.engine.ini.get("curl.cainfo")
        if authorities:
            self.set(CA_INFO, authorities.encode("latin-1"))

    def connect(self) -> None:
        """Let libcurl call this transfer; also of a handle that is a copy."""
        self.set(ERROR_BUFFER, self.error_text)
        self._call_on(WRITE_FUNCTION, WriteCallback, Transfer._write)
        self._call_on(READ_FUNCTION, WriteCallback, Transfer._read)
        self._call_on(HEADER_FUNCTION, WriteCallback, Transfer._write_header)

    def _call_on(self, option: int, kind: Any, method: Any) -> int:
        """Set a C callback that calls a method; it does not keep the transfer alive."""
        holder = ref(self)

        def call(*arguments: Any) -> int:
            found = holder()
            return 0 if found is None or found.pointer is None else method(found, *arguments)

        callback = self._callbacks[option] = kind(call)
        return self.set(option, callback)

    def report_progress(self, function: Any) -> int:
        self.progress = function
        return self._call_on(PROGRESS_FUNCTION, ProgressCallback, Transfer._progress)

    def report_transfer(self, function: Any) -> int:
        self.transfer_info = function
        return self._call_on(TRANSFER_FUNCTION, TransferCallback, Transfer._transfer_info)

    def match_with(self, function: Any) -> int:
        self.match = function
        return self._call_on(MATCH_FUNCTION, MatchCallback, Transfer._match)

    def debug(self) -> None:
        """Keep the request's header, or write to a stream what libcurl would write to a FILE."""
        if self.keeps_sent_header or self.errors.stream is not None:
            self._call_on(DEBUG_FUNCTION, DebugCallback, Transfer._debug)
        else:
            self.set(DEBUG_FUNCTION, None)
            self._callbacks.pop(DEBUG_FUNCTION, None)

    def reset(self) -> None:
        """Forget where data goes and what is called."""
        self.write, self.write_header, self.read = Output(STDOUT), Output(IGNORE), Output(DIRECT)
        self.errors.stream = self.progress = self.transfer_info = self.match = None
        self.keeps_sent_header = False

    def copy(self, pointer: int) -> Transfer:
        """The transfer of a copy of the handle (_php_setup_easy_copy_handlers)."""
        made = Transfer(self.engine, pointer)
        made.write, made.write_header, made.read = self.write.copy(), self.write_header.copy(), self.read.copy()
        self.is_copied = made.is_copied = True
        made.private, made.has_private, made.resources = self.private, self.has_private, self.resources
        made.errors, made.keeps_sent_header, made.share = self.errors.copy(), self.keeps_sent_header, self.share
        made.connect()
        if self.progress is not None:
            made.report_progress(self.progress)
        if self.transfer_info is not None:
            made.report_transfer(self.transfer_info)
        if self.match is not None:
            made.match_with(self.match)
        if DEBUG_FUNCTION in self._callbacks:
            made.debug()
        return made

    # ---- before and after --------------------------------------------------------------------------------------

    def check_streams(self) -> None:
        """Streams that were closed give way to the default (_php_curl_verify_handlers)."""
        for name, output, default in (("INFILE", self.read, DIRECT), ("WRITEHEADER", self.write_header, IGNORE),
                                      ("FILE", self.write, STDOUT)):
            if output.stream is not None and output.stream.is_closed:
                self._gone(f"CURLOPT_{name} resource has gone away, resetting to default")
                output.stream = None
                if output.method != USER:
                    output.method = default
        if self.errors.stream is not None and self.errors.stream.is_closed:
            self._gone("CURLOPT_STDERR resource has gone away, resetting to stderr")
            self.errors.stream = None
            self.debug()

    def _gone(self, problem: str) -> None:
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {problem}")

    def forget_results(self) -> None:
        """Before a transfer (_php_curl_cleanup_handle)."""
        self.body.clear()
        self.sent_header = None
        self.error_text.value = b""
        self.error = 0

    def contents(self) -> str:
        text = "".join(self.body)
        self.body[:] = [text]
        return text

    # ---- callbacks ---------------------------------------------------------------------------------------------

    def _call(self, function: Any, *arguments: Any) -> Any:
        """The value of a PHP callback; None where it threw, or something has before."""
        if self.pending is not None:
            return None
        self.in_callback = True
        try:
            value = self.engine.call_callable(function, [self.handle, *arguments])
            self.check_streams()
            return value
        except (Thrown, UnwindExit) as signal:
            signal.__traceback__ = None
            self.pending = signal
        except BaseException as signal:
            self.pending = signal
        finally:
            self.in_callback = False
        return None

    def _guarded(self, output: Output, data: str) -> int:
        """Write to a stream or the script's output."""
        try:
            if output.method == FILE and output.stream is not None:
                return output.stream.write(data)
            self.engine.output.write(data)
            self.engine.output.flush()  # libcurl itself may write to stderr
        except OSError:
            return 0
        except BaseException as signal:
            self.pending = self.pending or signal
        return len(data)

    def _number(self, value: Any) -> int:
        return convert.to_int(self.engine, value)

    def _write(self, start: int, size: int, count: int, _: Any) -> int:
        length = size * count
        data = string_at(start, length).decode("latin-1")
        output = self.write
        if output.method == RETURN:
            if data:
                self.body.append(data)
            return length
        if output.method != USER:
            return self._guarded(output, data)
        value = self._call(output.function, data)
        return length if self.pending is not None else self._number(value) & 0xFFFFFFFFFFFFFFFF

    def _write_header(self, start: int, size: int, count: int, _: Any) -> int:
        length = size * count
        output = self.write_header
        if output.method == IGNORE or self.handle is None:
            return length
        data = string_at(start, length).decode("latin-1")
        if output.method != USER:
            return self._guarded(output, data)
        value = self._call(output.function, data)
        return length if self.pending is not None else self._number(value) & 0xFFFFFFFFFFFFFFFF

    def _read(self, start: int, size: int, count: int, _: Any) -> int:
        length = size * count
        source = self.read
        if source.method == USER:
            value = self._call(source.function, source.stream, length)
            if type(value) is not str:
                return 0
        elif source.stream is None:
            return 0
        else:
            try:
                value = source.stream.read(length)
            except OSError:
                return _ABORT_READING
        data = value[:length].encode("latin-1")
        memmove(start, data, len(data))
        return len(data)

    def _progress(self, _: Any, *amounts: float) -> int:
        if self.progress is None or self.handle is None:
            return 0
        value = self._call(self.progress, *(int(amount) for amount in amounts))
        return int(self.pending is None and self._number(value) != 0)

    def _transfer_info(self, _: Any, *amounts: int) -> int:
        if self.transfer_info is None or self.handle is None:
            return 0
        value = self._call(self.transfer_info, *amounts)
        return int(self.pending is None and self._number(value) != 0)

    def _match(self, _: Any, pattern: bytes, text: bytes) -> int:
        value = self._call(self.match, pattern.decode("latin-1"), text.decode("latin-1"))
        return _NO_MATCH_ANSWER if self.pending is not None else self._number(value)

    def _debug(self, _: Any, kind: int, start: int, size: int, __: Any) -> int:
        if self.keeps_sent_header:
            if kind == _HEADER_OUT:
                self.sent_header = string_at(start, size).decode("latin-1")
        elif self.errors.stream is not None and kind < len(_DEBUG_MARKS):
            self._guarded(self.errors, _DEBUG_MARKS[kind] + string_at(start, size).decode("latin-1"))
        return 0
