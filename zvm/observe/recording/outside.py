"""Which internal functions and classes reach outside of the program: what they give is not determined by it, or they
have an effect elsewhere. A call of one is recorded, and not carried out again when the run is repeated.

Modules of zvm/ext are named where (nearly) all that they declare does so, functions where they stand among others.
Clocks and random bytes that other functions ask for are in sources.py.
"""
from __future__ import annotations

import re

from zvm.runtime.services.streams import InputStream, MemoryStream, OutputStream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine

_MODULES = (
    "standard.process", "standard.time", "standard.info.system", "standard.network.dns",
    "standard.network.get_headers", "standard.network.hosts", "standard.network.mail", "standard.network.meta_tags",
    "standard.streams.crypto", "standard.streams.directory", "standard.streams.file", "standard.streams.file_kinds",
    "standard.streams.file_system", "standard.streams.filestat", "standard.streams.sockets", "random.functions",
    "posix", "pcntl", "curl.easy", "curl.multi", "curl.share", "ftp", "sockets", "shmop", "sysvmsg", "sysvsem",
    "sysvshm", "apcu", "pgsql", "mysqli", "readline", "zlib.files", "bz2.functions", "gd.writing", "pdo", "sqlite3",
    "spl.file_info", "spl.file_object", "spl.directory_iterators", "zip", "phar", "soap.client", "xmlreader", "ffi")
_FUNCTIONS = frozenset((
    "time", "lcg_value", "password_hash", "getenv", "putenv", "getmypid", "getmyuid", "getmygid", "getmyinode",
    "getlastmod",
    "get_current_user", "gethostname", "sys_get_temp_dir", "sys_getloadavg", "php_uname", "memory_get_usage",
    "memory_get_peak_usage", "gc_status", "error_log", "highlight_file", "show_source", "php_strip_whitespace",
    "parse_ini_file", "md5_file", "sha1_file", "hash_file", "hash_hmac_file", "hash_update_file",
    "hash_update_stream", "getimagesize", "iptcembed", "fprintf", "vfprintf", "realpath", "glob",
    "stream_get_contents", "stream_copy_to_stream", "stream_get_line", "stream_get_meta_data", "socket_get_status",
    "stream_isatty", "stream_supports_lock", "stream_resolve_include_path", "stream_set_blocking",
    "socket_set_blocking", "stream_set_timeout", "socket_set_timeout", "stream_is_local", "openssl_pkey_new",
    "openssl_random_pseudo_bytes", "openssl_pkey_export_to_file", "openssl_x509_export_to_file",
    "openssl_csr_export_to_file", "openssl_csr_new", "openssl_seal", "opcache_get_status", "opcache_compile_file",
    "opcache_invalidate", "phpinfo", "mb_send_mail", "get_resources", "finfo_file", "mime_content_type",
    "exif_read_data", "exif_thumbnail", "exif_imagetype", "simplexml_load_file", "xmlwriter_open_uri"))
_METHODS = frozenset((
    ("domdocument", "save"), ("domdocument", "savehtmlfile"), ("domdocument", "load"), ("domdocument", "loadhtmlfile"),
    ("simplexmlelement", "asxml"), ("simplexmlelement", "savexml"), ("finfo", "file"), ("xmlwriter", "openuri"),
    ("directory", "read"), ("directory", "rewind"), ("directory", "close")))
_RANDOM = re.compile("sodium_.*(keygen|keypair|_seal|_init_push|pwhash_str)")
# what native code would ask a clock for: carried out in Python, where that is recorded
_CLOCKED = frozenset(("date", "gmdate", "getdate", "strtotime", "mktime", "gmmktime", "date_create",
                      "date_create_immutable", "idate", "localtime"))
_CLOCKED_METHODS = frozenset(("datetime", "datetimeimmutable"))
_INSIDE_SCHEMES = ("php://memory", "php://temp", "php://output", "data:")
_INSIDE_STREAMS = (MemoryStream, OutputStream)  # InputStream reads what the process is given


def _module(function: Any) -> str:
    """The module that declares a function, without the prefix "zvm.ext."."""
    stored = function.stored
    name: str = function.impl.__module__ if stored is None else ""
    return name.removeprefix("zvm.ext.")


def reaches_out(function: Any, module: str = "") -> bool:
    """Whether calls of a function, or method, are to be recorded. `module` declares it."""
    name = function.function_name.lower()
    if function.is_method:
        class_name = function.scope.name.lower()
        if (class_name, name) in _METHODS:
            return True
    elif name in _FUNCTIONS or _RANDOM.fullmatch(name):
        return True
    return _is_listed(module or _module(function))


def _is_listed(module: str) -> bool:
    return any(module == entry or module.startswith(f"{entry}.") for entry in _MODULES)


def reads_clock(function: Any) -> bool:
    """Whether native code that stands for a function would read a clock by itself."""
    if function.is_method:
        return function.scope.name.lower() in _CLOCKED_METHODS
    return function.function_name.lower() in _CLOCKED


def is_outside_class(module: str) -> bool:
    """Whether objects of the classes of a module stand for something outside."""
    return _is_listed(module)


def stays_inside(engine: Engine, arguments: tuple[Any, ...]) -> bool:
    """Whether a call's streams, or the path it names, are memory of the program or PHP code."""
    from zvm.runtime.values.resources import Resource

    streams = [value for value in arguments if isinstance(value, Resource)]
    if streams:
        return all(_is_inside_stream(stream) for stream in streams if stream.type_name != "stream-context")
    path = next((value for value in arguments if type(value) is str), "")
    scheme, has_scheme, _ = path.partition("://")
    if path.lower().startswith(_INSIDE_SCHEMES):
        return True
    registry = engine.stream_wrappers
    return bool(has_scheme) and registry is not None and registry.changed.get(scheme.lower()) is not None


def _is_inside_stream(stream: Any) -> bool:
    from zvm.ext.standard.streams.user_wrapper import UserDirectory, UserStream

    return isinstance(stream, (*_INSIDE_STREAMS, UserStream, UserDirectory)) and not isinstance(stream, InputStream)
