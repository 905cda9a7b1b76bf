"""Single transfers: curl_init, curl_setopt, curl_exec, curl_getinfo (ext/curl/interface.c)."""
from __future__ import annotations

from ctypes import Structure, byref, c_char_p, c_double, c_int, c_int64, c_long, c_void_p, string_at

from zvm.ext.c_library import raise_pending_of
from zvm.ext.curl.forms import set_form
from zvm.ext.curl.library import curl, texts_of, version_of
from zvm.ext.curl.options import set_option
from zvm.ext.curl.transfer import FILE, RETURN, Transfer
from zvm.ext.handles import NumberedHooks, make
from zvm.ext.vocabulary import Array, Bool, False_, Int, Mixed, Null, Str, Void, function, php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_KIND_MASK = 0xF00000  # CURLINFO_TYPEMASK
_STRING, _LONG, _DOUBLE, _LIST, _OFFSET = (number << 20 for number in (1, 2, 3, 4, 6))
_HEADER_OUT, _CERTIFICATES, _PRIVATE, _CONTENT_TYPE = 2, 0x400022, 0x100015, 0x100012
_URL = 10002
_LARGEST_INT = 0x7FFFFFFF
# what curl_getinfo() tells without an option, in this order
_FACTS = {
    "url": 0x100001, "content_type": _CONTENT_TYPE, "http_code": 0x200002, "header_size": 0x20000B,
    "request_size": 0x20000C, "filetime": 0x20000E, "ssl_verify_result": 0x20000D, "redirect_count": 0x200014,
    "total_time": 0x300003, "namelookup_time": 0x300004, "connect_time": 0x300005, "pretransfer_time": 0x300006,
    "size_upload": 0x300007, "size_download": 0x300008, "speed_download": 0x300009, "speed_upload": 0x30000A,
    "download_content_length": 0x30000F, "upload_content_length": 0x300010, "starttransfer_time": 0x300011,
    "redirect_time": 0x300013, "redirect_url": 0x10001F, "primary_ip": 0x100020, "certinfo": _CERTIFICATES,
    "primary_port": 0x200028, "local_ip": 0x100029, "local_port": 0x20002A, "http_version": 0x20002E,
    "protocol": 0x200030, "ssl_verifyresult": 0x20002F, "scheme": 0x100031, "appconnect_time_us": 0x600038,
    "connect_time_us": 0x600034, "namelookup_time_us": 0x600033, "pretransfer_time_us": 0x600035,
    "redirect_time_us": 0x600037, "starttransfer_time_us": 0x600036, "total_time_us": 0x600032,
    "request_header": _HEADER_OUT, "effective_method": 0x10003A}


class _Hooks(NumberedHooks):
    __slots__ = ()

    @staticmethod
    def clone(engine: Any, obj: Any) -> Any:
        pointer = curl.curl_easy_duphandle(obj.transfer.pointer)
        if not pointer:
            engine.throw("Exception", "Failed to clone CurlHandle")
        copy = CurlHandle()
        initialise(engine, copy, obj.ce)
        copy.transfer = obj.transfer.copy(pointer)
        fields = obj.transfer.post_fields
        if fields is not None and set_form(engine, copy.transfer, fields) != 0:
            engine.throw("Exception", "Failed to clone CurlHandle")
        return copy


@php_class("CurlHandle", final=True, serializable=False, dynamic=False,
           native=_Hooks("Cannot directly construct CurlHandle, use curl_init() instead"))
class CurlHandle(PhpObject):
    __slots__ = ("transfer",)
    transfer: Transfer


def new_handle(engine: Engine, transfer: Transfer) -> CurlHandle:
    made: CurlHandle = make(engine, "curlhandle")
    made.transfer = transfer
    return made


@function
def curl_init(engine: Engine, url: Str | Null = None) -> "CurlHandle" | False_:
    pointer = curl.curl_easy_init()
    if not pointer:
        engine.diagnostics.warning("curl_init(): Could not initialize a new cURL handle")
        return False
    made = new_handle(engine, Transfer(engine, pointer))
    made.transfer.set_defaults()
    if url is not None and not set_option(engine, made.transfer, _URL, url):
        return False
    return made


@function
def curl_copy_handle(engine: Engine, handle: "CurlHandle") -> "CurlHandle" | False_:
    pointer = curl.curl_easy_duphandle(handle.transfer.pointer)
    if not pointer:
        engine.diagnostics.warning("curl_copy_handle(): Cannot duplicate cURL handle")
        return False
    made = new_handle(engine, handle.transfer.copy(pointer))
    fields = handle.transfer.post_fields
    if fields is not None and set_form(engine, made.transfer, fields) != 0:
        engine.diagnostics.warning("curl_copy_handle(): Cannot rebuild mime structure")
        return False
    return made


@function
def curl_setopt(engine: Engine, handle: "CurlHandle", option: Int, value: Mixed) -> Bool:
    return set_option(engine, handle.transfer, option, value)


@function
def curl_setopt_array(engine: Engine, handle: "CurlHandle", options: Array) -> Bool:
    for option, value in options.plain_items():
        if type(option) is not int:
            value_error(engine, 2, "contains an invalid cURL option")
        if not set_option(engine, handle.transfer, option, value, True):
            return False
    return True


@function
def curl_exec(engine: Engine, handle: "CurlHandle") -> Str | Bool:
    transfer = handle.transfer
    transfer.check_streams()
    transfer.forget_results()
    engine.output.flush()
    transfer.handle = handle
    try:
        transfer.error = curl.curl_easy_perform(transfer.pointer)
    finally:
        transfer.handle = None
    raise_pending_of(transfer)
    if transfer.error:
        transfer.body.clear()
        return False
    for output in (transfer.write, transfer.write_header):
        if output.method == FILE and output.stream is not None:
            output.stream.flush()
    return transfer.contents() if transfer.write.method == RETURN else True


# ---- infos -------------------------------------------------------------------------------------------------------

class _CertificateInfo(Structure):
    _fields_ = (("count", c_int), ("lists", c_void_p))


def _certificates(transfer: Transfer) -> PhpArray | None:
    place = c_void_p()
    if curl.curl_easy_getinfo(transfer.pointer, _CERTIFICATES, byref(place)):
        return None
    found = PhpArray()
    if not place.value:
        return found
    info = _CertificateInfo.from_address(place.value)
    for index in range(info.count):
        entries: dict[int | str, Any] = {}
        for text in texts_of(c_void_p.from_address(info.lists + 8 * index).value):
            name, mark, value = text.partition(":")
            if mark:
                entries[name] = value
            else:
                entries[len(entries)] = text
        found.append(PhpArray.from_dict(entries))
    return found


def _info(transfer: Transfer, option: int) -> Any:
    """One info; UNDEF where libcurl does not know it."""
    if option == _CERTIFICATES:
        found = _certificates(transfer)
        return UNDEF if found is None else found
    kind = option & _KIND_MASK
    places: dict[int, Any] = {_STRING: c_char_p, _LONG: c_long, _DOUBLE: c_double, _LIST: c_void_p, _OFFSET: c_int64}
    if kind not in places or not -_LARGEST_INT <= option <= _LARGEST_INT:
        return UNDEF
    place = places[kind]()
    if curl.curl_easy_getinfo(transfer.pointer, option, byref(place)):
        return UNDEF
    if kind == _STRING:
        return None if place.value is None else place.value.decode("latin-1")
    if kind == _LIST:
        texts = texts_of(place.value)
        if place.value:
            curl.curl_slist_free_all(place.value)
        return PhpArray.from_list(texts)
    return place.value


@function
def curl_getinfo(engine: Engine, handle: "CurlHandle", option: Int | Null = None) -> Mixed:
    transfer = handle.transfer
    if option is None:
        found: dict[int | str, Any] = {}
        for name, number in _FACTS.items():
            value = (transfer.sent_header or UNDEF) if number == _HEADER_OUT else _info(transfer, number)
            if value is not UNDEF:
                found[name] = "" if value is None and number != _CONTENT_TYPE else value
        return PhpArray.from_dict(found)
    if option == _HEADER_OUT:
        return transfer.sent_header if transfer.sent_header is not None else False
    if option == _PRIVATE:
        return transfer.private if transfer.has_private else False
    value = _info(transfer, option)
    return False if value is UNDEF or value is None else value


@function
def curl_error(handle: "CurlHandle") -> Str:
    return handle.transfer.error_text.value.decode("latin-1") if handle.transfer.error else ""


@function
def curl_errno(handle: "CurlHandle") -> Int:
    return handle.transfer.error


@function
def curl_strerror(error_code: Int) -> Str | Null:
    text = curl.curl_easy_strerror((error_code + 0x80000000) % 0x100000000 - 0x80000000)
    return None if text is None else text.decode("latin-1")


# ---- the rest ----------------------------------------------------------------------------------------------------

@function
def curl_close(engine: Engine, handle: "CurlHandle") -> Void:
    if handle.transfer.in_callback:
        engine.throw("Error", f"{running_function(engine)}(): Attempt to close cURL handle from a callback")


@function
def curl_reset(engine: Engine, handle: "CurlHandle") -> Void:
    transfer = handle.transfer
    if transfer.in_callback:
        engine.throw("Error", f"{running_function(engine)}(): Attempt to reset cURL handle from a callback")
    curl.curl_easy_reset(transfer.pointer)
    transfer.reset()
    transfer.set_defaults()


@function
def curl_escape(handle: "CurlHandle", string: Str) -> Str | False_:
    if len(string) > _LARGEST_INT:
        return False
    return _taken(curl.curl_easy_escape(handle.transfer.pointer, string.encode("latin-1"), len(string)), -1)


@function
def curl_unescape(handle: "CurlHandle", string: Str) -> Str | False_:
    if len(string) > _LARGEST_INT:
        return False
    size = c_int()
    found = curl.curl_easy_unescape(handle.transfer.pointer, string.encode("latin-1"), len(string), byref(size))
    return _taken(found, size.value)


def _taken(pointer: int | None, size: int) -> str | bool:
    """A string that libcurl allocated, which is freed."""
    if not pointer:
        return False
    text = string_at(pointer, size).decode("latin-1")
    curl.curl_free(pointer)
    return text


@function
def curl_pause(handle: "CurlHandle", flags: Int) -> Int:
    return int(curl.curl_easy_pause(handle.transfer.pointer, flags))


@function
def curl_upkeep(handle: "CurlHandle") -> Bool:
    handle.transfer.error = curl.curl_easy_upkeep(handle.transfer.pointer)
    return handle.transfer.error == 0


@function
def curl_version() -> Array | False_:
    info = version_of(curl)

    def text(value: bytes | None) -> str:
        return (value or b"").decode("latin-1")

    protocols: list[str] = []
    while info.protocols[len(protocols)] is not None:
        protocols.append(text(info.protocols[len(protocols)]))
    return PhpArray.from_dict({
        "version_number": info.number, "age": info.age, "features": info.features,
        "ssl_version_number": info.ssl_number, "version": text(info.version), "host": text(info.host),
        "ssl_version": text(info.ssl_version), "libz_version": text(info.libz_version),
        "protocols": PhpArray.from_list(protocols), "ares": text(info.ares), "ares_num": info.ares_number,
        "libidn": text(info.libidn), "iconv_ver_num": info.iconv_number, "libssh_version": text(info.libssh_version),
        "brotli_ver_num": info.brotli_number, "brotli_version": text(info.brotli_version)})
