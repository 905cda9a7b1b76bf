"""What transfers share: curl_share_init and the like (ext/curl/share.c)."""
from __future__ import annotations

from ctypes import c_long

from zvm.ext.curl.library import curl
from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.vocabulary import Bool, Int, Mixed, Null, Str, Void, function, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_SHARE, _UNSHARE = 1, 2  # CURLSHOPT_*
_BAD_OPTION = 1  # CURLSHE_BAD_OPTION


class Share:
    """A CURLSH handle, which lives as long as a transfer uses it."""

    def __init__(self, pointer: int) -> None:
        self.pointer = pointer
        self.error = 0

    def __del__(self) -> None:
        curl.curl_share_cleanup(self.pointer)


@php_class("CurlShareHandle",
           native=HandleHooks("Cannot directly construct CurlShareHandle, use curl_share_init() instead"), **HANDLE)
class CurlShareHandle(PhpObject):
    __slots__ = ("share",)
    share: Share


@function
def curl_share_init(engine: Engine) -> "CurlShareHandle":
    made: CurlShareHandle = make(engine, "curlsharehandle")
    made.share = Share(curl.curl_share_init())
    return made


@function
def curl_share_close(share_handle: "CurlShareHandle") -> Void:
    return None


@function
def curl_share_setopt(engine: Engine, share_handle: "CurlShareHandle", option: Int, value: Mixed) -> Bool:
    if option not in (_SHARE, _UNSHARE):
        share_handle.share.error = _BAD_OPTION
        value_error(engine, 2, "is not a valid cURL share option")
    share = share_handle.share
    share.error = curl.curl_share_setopt(share.pointer, option, c_long(convert.to_int(engine, value)))
    return share.error == 0


@function
def curl_share_errno(share_handle: "CurlShareHandle") -> Int:
    return share_handle.share.error


@function
def curl_share_strerror(error_code: Int) -> Str | Null:
    text = curl.curl_share_strerror((error_code + 0x80000000) % 0x100000000 - 0x80000000)
    return None if text is None else text.decode("latin-1")
