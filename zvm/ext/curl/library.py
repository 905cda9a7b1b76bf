"""libcurl: the system's, else that of the package pycurl.

`curl.NAME(…)` is the C function (zvm/ext/c_library.py); variadic ones take what their last arguments are wrapped in.
"""
from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, c_char_p, c_int, c_int64, c_size_t, c_void_p

from zvm.ext.c_library import CLibrary, read_signatures

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_OLDEST = 0x074900  # 7.73, from which on it tells of its options
_TEXT = """
curl_easy_cleanup:vp curl_easy_duphandle:pp curl_easy_escape:ppsi curl_easy_getinfo:ipi curl_easy_init:p
curl_easy_option_by_id:pi curl_easy_pause:ipi curl_easy_perform:ip curl_easy_reset:vp curl_easy_setopt:ipi
curl_easy_strerror:si curl_easy_unescape:ppsip curl_easy_upkeep:ip curl_free:vp curl_global_init:il curl_mime_addpart:pp
curl_mime_data:ipsz curl_mime_data_cb:ipopppp curl_mime_filename:ips curl_mime_free:vp curl_mime_init:pp
curl_mime_name:ips
curl_mime_type:ips curl_multi_add_handle:ipp curl_multi_cleanup:ip curl_multi_info_read:ppp curl_multi_init:p
curl_multi_perform:ipp curl_multi_remove_handle:ipp curl_multi_setopt:ipi curl_multi_strerror:si curl_multi_wait:ippiip
curl_pushheader_bynum:spz curl_share_cleanup:ip curl_share_init:p curl_share_setopt:ipi curl_share_strerror:si
curl_slist_append:pps curl_slist_free_all:vp curl_version_info:pi
"""
SIGNATURES = read_signatures(_TEXT)

WriteCallback = CFUNCTYPE(c_size_t, c_void_p, c_size_t, c_size_t, c_void_p)  # also that which reads
SeekCallback = CFUNCTYPE(c_int, c_void_p, c_int64, c_int)
FreeCallback = CFUNCTYPE(None, c_void_p)
DebugCallback = CFUNCTYPE(c_int, c_void_p, c_int, c_void_p, c_size_t, c_void_p)
ProgressCallback = CFUNCTYPE(c_int, c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_double)
TransferCallback = CFUNCTYPE(c_int, c_void_p, c_int64, c_int64, c_int64, c_int64)
MatchCallback = CFUNCTYPE(c_int, c_void_p, c_char_p, c_char_p)
PushCallback = CFUNCTYPE(c_int, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p)


def _of_pycurl() -> list[str]:
    """The libraries beside the package pycurl; that it depends on are found by its own name."""
    from importlib.util import find_spec
    from pathlib import Path

    try:
        spec = find_spec("pycurl")
    except (ImportError, ValueError):
        return []
    if spec is None or not spec.origin:
        return []
    folder = Path(spec.origin).resolve().parent
    return [str(path) for near in (folder / "pycurl.libs", folder.parent / "pycurl.libs")
            for path in sorted(near.glob("libcurl*.so*"))] + [spec.origin]


def _load() -> CLibrary | None:
    """The first library that is new enough; None where there is none."""
    for name in ("libcurl.so.4", "libcurl-gnutls.so.4", *_of_pycurl()):
        try:
            library = CLibrary(SIGNATURES, ctypes.CDLL(name))
            if version_of(library).number >= _OLDEST and library.curl_global_init(3) == 0:
                return library
        except (OSError, AttributeError):
            continue
    return None


class VersionInfo(ctypes.Structure):
    """curl_version_info_data, up to what PHP tells."""

    _fields_ = (("age", c_int), ("version", c_char_p), ("number", ctypes.c_uint), ("host", c_char_p),
                ("features", c_int), ("ssl_version", c_char_p), ("ssl_number", ctypes.c_long),
                ("libz_version", c_char_p), ("protocols", ctypes.POINTER(c_char_p)), ("ares", c_char_p),
                ("ares_number", c_int), ("libidn", c_char_p), ("iconv_number", c_int), ("libssh_version", c_char_p),
                ("brotli_number", ctypes.c_uint), ("brotli_version", c_char_p))


class OptionInfo(ctypes.Structure):
    """struct curl_easyoption."""

    _fields_ = (("name", c_char_p), ("id", c_int), ("type", c_int), ("flags", ctypes.c_uint))


class StringList(ctypes.Structure):
    """struct curl_slist."""

    _fields_ = (("data", c_char_p), ("next", c_void_p))


def version_of(library: CLibrary) -> Any:
    return VersionInfo.from_address(library.curl_version_info(10))  # CURLVERSION_NOW of then; it tells its own age


def texts_of(first: int | None) -> list[str]:
    """The strings of a curl_slist."""
    found = []
    while first:
        entry = StringList.from_address(first)
        found.append((entry.data or b"").decode("latin-1"))
        first = entry.next
    return found


_found = _load()
curl: Any = _found


def is_available(package: str) -> bool:
    """Is libcurl there?"""
    return _found is not None
