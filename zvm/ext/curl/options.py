"""What curl_setopt() makes of an option and its value (_php_curl_setopt)."""
from __future__ import annotations

from ctypes import Structure, byref, c_char_p, c_int64, c_long, c_size_t, c_uint, c_void_p, cast

from zvm.ext.curl.constants import CONSTANTS
from zvm.ext.curl.forms import set_form
from zvm.ext.curl.library import OptionInfo, curl
from zvm.ext.curl.transfer import FILE, IGNORE, RETURN, STDOUT, USER, VERBOSE, Transfer
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.streams import Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_LONG, _VALUES, _OFFSET, _OBJECT, _STRING, _TEXTS, _BLOB = 0, 1, 2, 3, 4, 5, 7  # curl_easytype
_UNKNOWN_OPTION = 48  # CURLE_UNKNOWN_OPTION
_PROTOCOL_FILE = 1 << 10
_VALID = frozenset(value for name, value in CONSTANTS.items() if name.startswith("CURLOPT_"))
_LIST_NAMES = {value: name for name, value in CONSTANTS.items() if name in (
    "CURLOPT_HTTPHEADER", "CURLOPT_QUOTE", "CURLOPT_HTTP200ALIASES", "CURLOPT_POSTQUOTE", "CURLOPT_PREQUOTE",
    "CURLOPT_TELNETOPTIONS", "CURLOPT_MAIL_RCPT", "CURLOPT_RESOLVE", "CURLOPT_PROXYHEADER", "CURLOPT_CONNECT_TO")}
# that take null for what it is; of the others it is an empty string
_NULLABLE = frozenset(CONSTANTS[f"CURLOPT_{name}"] for name in (
    "CUSTOMREQUEST", "FTPPORT", "RANGE", "FTP_ACCOUNT", "RTSP_SESSION_ID", "DNS_INTERFACE", "DNS_LOCAL_IP4",
    "DNS_LOCAL_IP6", "XOAUTH2_BEARER", "UNIX_SOCKET_PATH", "DOH_URL", "HSTS", "KRBLEVEL"))
_WRITTEN = frozenset(CONSTANTS[name] for name in ("CURLOPT_COOKIEJAR", "CURLOPT_HSTS", "CURLOPT_ALTSVC"))
_FILES = frozenset(CONSTANTS[f"CURLOPT_{name}"] for name in (
    "COOKIEFILE", "COOKIEJAR", "RANDOM_FILE", "SSLCERT", "NETRC_FILE", "SSH_PRIVATE_KEYFILE", "SSH_PUBLIC_KEYFILE",
    "CRLFILE", "ISSUERCERT", "SSH_KNOWNHOSTS"))
_PROTOCOLS = (CONSTANTS["CURLOPT_PROTOCOLS"], CONSTANTS["CURLOPT_REDIR_PROTOCOLS"])
_POST_FIELD_SIZE, _COPIED_POST_FIELDS = 60, 10165
_ANY_POST_REDIRECT = 7  # CURL_REDIR_POST_ALL


class _Blob(Structure):
    _fields_ = (("data", c_void_p), ("length", c_size_t), ("flags", c_uint))


def set_option(engine: Engine, transfer: Transfer, option: int, value: Any, in_array: bool = False) -> bool:
    """Set one option; False where libcurl or PHP refuses the value. Throws for an unknown option."""
    special = _SPECIAL.get(option)
    if special is not None:
        error = special(engine, transfer, value)
    elif option not in _VALID:
        transfer.error = _UNKNOWN_OPTION
        value_error(engine, 2, "must contain only valid cURL options" if in_array else "is not a valid cURL option")
    else:
        error = _by_type(engine, transfer, option, value)
    if error is None:
        return False
    transfer.error = error
    return error == 0


def _by_type(engine: Engine, transfer: Transfer, option: int, value: Any) -> int | None:
    """As libcurl says what the option takes; the error's number, None for what has been told otherwise."""
    found = curl.curl_easy_option_by_id(option)
    if not found:
        return _UNKNOWN_OPTION
    kind = OptionInfo.from_address(found).type
    if kind in (_LONG, _VALUES):
        return _set_number(engine, transfer, option, value)
    if kind == _OFFSET:
        return transfer.set(option, c_int64(convert.to_int(engine, value)))
    if kind == _TEXTS:
        return _set_texts(engine, transfer, option, value)
    if kind == _BLOB:
        data = convert.to_string(engine, value).encode("latin-1")
        blob = _Blob(cast(c_char_p(data), c_void_p), len(data), 1)  # CURL_BLOB_COPY
        return transfer.set(option, byref(blob))
    if kind in (_STRING, _OBJECT):
        if value is None and option in _NULLABLE:
            return transfer.set(option, None)
        text = convert.to_string(engine, value)
        if option in _FILES and text and not (permitted(engine, text) and
                                              (option not in _WRITTEN or may_write(engine, text))):
            return None
        return _set_text(engine, transfer, option, text)
    return _UNKNOWN_OPTION


def _set_number(engine: Engine, transfer: Transfer, option: int, value: Any) -> int | None:
    number = convert.to_int(engine, value)
    if option in _PROTOCOLS and engine.ini.open_basedir and number & _PROTOCOL_FILE:
        engine.diagnostics.warning(f"{running_function(engine)}(): CURLPROTO_FILE cannot be activated when an "
                                   "open_basedir is set")
        return None
    return transfer.set(option, c_long(number))


def _set_text(engine: Engine, transfer: Transfer, option: int, text: str) -> int:
    if "\0" in text:
        engine.throw("ValueError", f"{running_function(engine)}(): cURL option must not contain any null bytes")
    return transfer.set(option, text.encode("latin-1"))


def _set_texts(engine: Engine, transfer: Transfer, option: int, value: Any) -> int | None:
    if type(value) is not PhpArray:
        name = _LIST_NAMES.get(option, "")
        engine.throw("TypeError", f"{running_function(engine)}(): The {name} option must have an array value")
    texts: int | None = None
    for element in value.plain_values():
        texts = curl.curl_slist_append(texts, convert.to_string(engine, element).partition("\0")[0].encode("latin-1"))
    error = transfer.set(option, texts and c_void_p(texts))
    lists = transfer.resources.lists
    if texts:
        before, lists[option] = lists.get(option), texts
        if before and not transfer.is_copied:
            curl.curl_slist_free_all(before)
        elif before:
            lists[-len(lists) - 1] = before  # a copy of the handle may refer to it
    return error


# ---- options that PHP treats in ways of its own ------------------------------------------------------------------

def _verify_host(engine: Engine, transfer: Transfer, value: Any) -> int:
    number = convert.to_int(engine, value)
    if number == 1:
        engine.diagnostics.notice(f"{running_function(engine)}(): CURLOPT_SSL_VERIFYHOST no longer accepts the value "
                                  "1, value 2 will be used instead")
        number = 2
    return transfer.set_long(CONSTANTS["CURLOPT_SSL_VERIFYHOST"], number)


def _safe_upload(engine: Engine, transfer: Transfer, value: Any) -> int:
    if not convert.to_bool(engine, value):
        engine.throw("ValueError",
                     f"{running_function(engine)}(): Disabling safe uploads is no longer supported")
    return 0


def _private(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.private, transfer.has_private = value, True
    return transfer.error


def _url(engine: Engine, transfer: Transfer, value: Any) -> int:
    if engine.ini.open_basedir:
        transfer.set_long(_PROTOCOLS[0], 0x7FFFFFFF & ~_PROTOCOL_FILE)
    return _set_text(engine, transfer, CONSTANTS["CURLOPT_URL"], convert.to_string(engine, value))


def _stream(engine: Engine, value: Any) -> Stream | None:
    """The stream an option is given; None after throwing or for null."""
    if value is None:
        return None
    if not isinstance(value, Resource):
        engine.throw("TypeError", f"{running_function(engine)}(): supplied argument is not a valid File-Handle "
                                  "resource")
    if not isinstance(value, Stream) or value.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid File-Handle "
                                  "resource")
    return value


def _writable(engine: Engine, stream: Stream | None) -> None:
    if stream is not None and stream.mode[:1] == "r" and stream.mode[1:2] != "+":
        engine.throw("ValueError", f"{running_function(engine)}(): The provided file handle must be writable")


def _file(engine: Engine, transfer: Transfer, value: Any) -> int:
    stream = _stream(engine, value)
    _writable(engine, stream)
    transfer.write.stream, transfer.write.method = stream, STDOUT if stream is None else FILE
    return 0


def _header_file(engine: Engine, transfer: Transfer, value: Any) -> int:
    stream = _stream(engine, value)
    _writable(engine, stream)
    transfer.write_header.stream, transfer.write_header.method = stream, IGNORE if stream is None else FILE
    return 0


def _input_file(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.read.stream = _stream(engine, value)
    return 0


def _stderr(engine: Engine, transfer: Transfer, value: Any) -> int:
    stream = _stream(engine, value)
    _writable(engine, stream)
    transfer.errors.stream = stream
    transfer.debug()
    return 0


def _write_function(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.write.function, transfer.write.method = value, USER
    return 0


def _header_function(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.write_header.function, transfer.write_header.method = value, USER
    return 0


def _read_function(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.read.function, transfer.read.method = value, USER
    return 0


def _return_transfer(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.write.method = RETURN if convert.to_bool(engine, value) else STDOUT
    return 0


def _follow(engine: Engine, transfer: Transfer, value: Any) -> int:
    return transfer.set_long(CONSTANTS["CURLOPT_FOLLOWLOCATION"], int(convert.to_bool(engine, value)))


def _post_redirect(engine: Engine, transfer: Transfer, value: Any) -> int:
    return transfer.set_long(CONSTANTS["CURLOPT_POSTREDIR"], convert.to_int(engine, value) & _ANY_POST_REDIRECT)


def _post_fields(engine: Engine, transfer: Transfer, value: Any) -> int | None:
    if type(value) is PhpArray and len(value):
        return set_form(engine, transfer, value)
    text = "" if type(value) is PhpArray else convert.to_string(engine, value)
    transfer.set_long(_POST_FIELD_SIZE, len(text))
    return transfer.set(_COPIED_POST_FIELDS, text.encode("latin-1"))


def _header_out(engine: Engine, transfer: Transfer, value: Any) -> int:
    transfer.keeps_sent_header = convert.to_bool(engine, value)
    transfer.debug()
    transfer.set_long(VERBOSE, int(transfer.keeps_sent_header))
    return 0


def _share(engine: Engine, transfer: Transfer, value: Any) -> int:
    from zvm.ext.curl.share import CurlShareHandle

    if isinstance(value, CurlShareHandle):
        transfer.set(CONSTANTS["CURLOPT_SHARE"], c_void_p(value.share.pointer))
        transfer.share = value.share
    return 0


def _nothing(engine: Engine, transfer: Transfer, value: Any) -> int:
    return 0


_SPECIAL: dict[int, Callable[[Engine, Transfer, Any], int | None]] = {
    CONSTANTS["CURLOPT_SSL_VERIFYHOST"]: _verify_host, CONSTANTS["CURLOPT_SAFE_UPLOAD"]: _safe_upload,
    CONSTANTS["CURLOPT_PRIVATE"]: _private, CONSTANTS["CURLOPT_URL"]: _url, CONSTANTS["CURLOPT_FILE"]: _file,
    CONSTANTS["CURLOPT_WRITEHEADER"]: _header_file, CONSTANTS["CURLOPT_INFILE"]: _input_file,
    CONSTANTS["CURLOPT_STDERR"]: _stderr, CONSTANTS["CURLOPT_WRITEFUNCTION"]: _write_function,
    CONSTANTS["CURLOPT_HEADERFUNCTION"]: _header_function, CONSTANTS["CURLOPT_READFUNCTION"]: _read_function,
    CONSTANTS["CURLOPT_RETURNTRANSFER"]: _return_transfer, CONSTANTS["CURLOPT_FOLLOWLOCATION"]: _follow,
    CONSTANTS["CURLOPT_POSTREDIR"]: _post_redirect, CONSTANTS["CURLOPT_POSTFIELDS"]: _post_fields,
    CONSTANTS["CURLINFO_HEADER_OUT"]: _header_out, CONSTANTS["CURLOPT_SHARE"]: _share,
    CONSTANTS["CURLOPT_BINARYTRANSFER"]: _nothing,
    CONSTANTS["CURLOPT_PROGRESSFUNCTION"]: lambda engine, transfer, value: transfer.report_progress(value),
    CONSTANTS["CURLOPT_XFERINFOFUNCTION"]: lambda engine, transfer, value: transfer.report_transfer(value),
    CONSTANTS["CURLOPT_FNMATCH_FUNCTION"]: lambda engine, transfer, value: transfer.match_with(value),
}
