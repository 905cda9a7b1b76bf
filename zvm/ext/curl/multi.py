"""Several transfers at a time: curl_multi_init and the like (ext/curl/multi.c)."""
from __future__ import annotations

from ctypes import Structure, byref, c_int, c_long, c_void_p

from zvm.ext.c_library import raise_pending_of
from zvm.ext.curl.easy import CurlHandle, new_handle
from zvm.ext.curl.library import PushCallback, curl
from zvm.ext.curl.transfer import RETURN
from zvm.ext.handles import HANDLE, NumberedHooks, make
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Float, Int, Mixed, Null, Str, Void, function, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_PIPELINING, _PUSH_FUNCTION = 3, 20014
_NUMBERS = (3, 6, 7, 8, 13, 16, 30009, 30010)  # CURLMOPT_* that take numbers
_PUSH_OK, _PUSH_DENY = 0, 1
_UNKNOWN_OPTION = 6  # CURLM_UNKNOWN_OPTION


class _Message(Structure):
    """CURLMsg; its result is the first part of a union."""

    _fields_ = (("kind", c_int), ("handle", c_void_p), ("result", c_int))


class Transfers:
    """A CURLM handle and the PHP handles in it."""

    def __init__(self, pointer: int) -> None:
        self.pointer = pointer
        self.handles: list[CurlHandle] = []
        self.error = 0
        self.push_function: Any = None
        self.push_callback: Any = None
        self.pending: BaseException | None = None

    def find(self, pointer: int | None) -> CurlHandle | None:
        return next((handle for handle in self.handles if handle.transfer.pointer == pointer), None)

    def __del__(self) -> None:
        for handle in self.handles:
            curl.curl_multi_remove_handle(self.pointer, handle.transfer.pointer)
        curl.curl_multi_cleanup(self.pointer)


@php_class("CurlMultiHandle",
           native=NumberedHooks("Cannot directly construct CurlMultiHandle, use curl_multi_init() instead"), **HANDLE)
class CurlMultiHandle(PhpObject):
    __slots__ = ("transfers",)
    transfers: Transfers


@function
def curl_multi_init(engine: Engine) -> "CurlMultiHandle":
    made: CurlMultiHandle = make(engine, "curlmultihandle")
    made.transfers = Transfers(curl.curl_multi_init())
    return made


@function
def curl_multi_add_handle(multi_handle: "CurlMultiHandle", handle: "CurlHandle") -> Int:
    transfers = multi_handle.transfers
    handle.transfer.check_streams()
    handle.transfer.forget_results()
    transfers.error = curl.curl_multi_add_handle(transfers.pointer, handle.transfer.pointer)
    if transfers.error == 0:
        transfers.handles.append(handle)
    return transfers.error


@function
def curl_multi_remove_handle(multi_handle: "CurlMultiHandle", handle: "CurlHandle") -> Int:
    transfers = multi_handle.transfers
    transfers.error = curl.curl_multi_remove_handle(transfers.pointer, handle.transfer.pointer)
    transfers.handles = [other for other in transfers.handles if other is not handle]
    return transfers.error


_LONGEST_WAIT = 2147484  # seconds


@function(since=80500)
def curl_multi_get_handles(engine: Engine, multi_handle: "CurlMultiHandle") -> Array:
    return PhpArray.from_list(list(multi_handle.transfers.handles))


@function
def curl_multi_select(engine: Engine, multi_handle: "CurlMultiHandle", timeout: Float = 1.0) -> Int:
    if engine.target >= V8_4 and not 0 <= timeout <= _LONGEST_WAIT:
        most = _LONGEST_WAIT if engine.target < V8_5 else f"{0x7FFFFFFF / 1000:.6f}"
        value_error(engine, 2, f"must be between 0 and {most}")
    engine.output.flush()
    transfers, ready = multi_handle.transfers, c_int()
    milliseconds = max(min(int(timeout * 1000.0), 0x7FFFFFFF), 0)
    error = curl.curl_multi_wait(transfers.pointer, None, 0, milliseconds, byref(ready))
    engine.interrupts.notice()
    if error:
        transfers.error = error
        return -1
    return ready.value


@function
def curl_multi_exec(engine: Engine, multi_handle: "CurlMultiHandle", still_running: ByRef) -> Int:
    transfers = multi_handle.transfers
    handles = list(transfers.handles)
    for handle in handles:
        handle.transfer.check_streams()
    engine.output.flush()
    running = c_int(convert.to_int(engine, still_running.value) & 0x7FFFFFFF)
    for handle in handles:
        handle.transfer.handle = handle
    try:
        transfers.error = curl.curl_multi_perform(transfers.pointer, byref(running))
    finally:
        for handle in handles:
            handle.transfer.handle = None
    still_running.value = running.value
    for handle in handles:
        raise_pending_of(handle.transfer)
    raise_pending_of(transfers)
    return transfers.error


@function
def curl_multi_getcontent(handle: "CurlHandle") -> Str | Null:
    return handle.transfer.contents() if handle.transfer.write.method == RETURN else None


@function
def curl_multi_info_read(multi_handle: "CurlMultiHandle", queued_messages: ByRef = None) -> Array | False_:
    queued = c_int()
    found = curl.curl_multi_info_read(multi_handle.transfers.pointer, byref(queued))
    if not found:
        return False
    if queued_messages is not None:
        queued_messages.value = queued.value
    message = _Message.from_address(found)
    facts: dict[int | str, Any] = {"msg": message.kind, "result": message.result}
    handle = multi_handle.transfers.find(message.handle)
    if handle is not None:
        handle.transfer.error = message.result
        facts["handle"] = handle
    return PhpArray.from_dict(facts)


@function
def curl_multi_close(multi_handle: "CurlMultiHandle") -> Void:
    transfers = multi_handle.transfers
    for handle in transfers.handles:
        handle.transfer.check_streams()
        curl.curl_multi_remove_handle(transfers.pointer, handle.transfer.pointer)
    transfers.handles = []


@function
def curl_multi_errno(multi_handle: "CurlMultiHandle") -> Int:
    return multi_handle.transfers.error


@function
def curl_multi_strerror(error_code: Int) -> Str | Null:
    text = curl.curl_multi_strerror((error_code + 0x80000000) % 0x100000000 - 0x80000000)
    return None if text is None else text.decode("latin-1")


# ---- options -----------------------------------------------------------------------------------------------------

@function
def curl_multi_setopt(engine: Engine, multi_handle: "CurlMultiHandle", option: Int, value: Mixed) -> Bool:
    transfers = multi_handle.transfers
    if option == _PUSH_FUNCTION:
        transfers.push_function = value
        transfers.push_callback = _push_callback(engine, transfers)
        transfers.error = curl.curl_multi_setopt(transfers.pointer, option, transfers.push_callback)
    elif option in _NUMBERS:
        number = convert.to_int(engine, value)
        if option == _PIPELINING and number & 1:
            engine.diagnostics.warning("curl_multi_setopt(): CURLPIPE_HTTP1 is no longer supported")
        transfers.error = curl.curl_multi_setopt(transfers.pointer, option, c_long(number))
    else:
        transfers.error = _UNKNOWN_OPTION
        value_error(engine, 2, "is not a valid cURL multi option")
    return transfers.error == 0


def _push_callback(engine: Engine, transfers: Transfers) -> Any:
    """What libcurl calls when a server pushes; it does not keep the transfers alive."""
    from weakref import ref

    holder = ref(transfers)

    def push(parent: int, pointer: int, count: int, headers: int, _: Any) -> int:
        found = holder()
        original = None if found is None else found.find(parent)
        if found is None or original is None:
            return _PUSH_DENY
        pushed = new_handle(engine, original.transfer.copy(pointer))
        texts = [curl.curl_pushheader_bynum(headers, index).decode("latin-1") for index in range(count)]
        answer = _PUSH_DENY
        try:
            value = engine.call_callable(found.push_function, [original, pushed, PhpArray.from_list(texts)])
            answer = convert.to_int(engine, value)
        except (Thrown, UnwindExit) as signal:
            found.pending = signal
        if answer == _PUSH_DENY:
            pushed.transfer.pointer = None  # libcurl frees it
            return _PUSH_DENY
        found.handles.append(pushed)
        return _PUSH_OK

    return PushCallback(push)
