"""Opening streams by name: plain files, php://, data: and wrappers a script registered (main/streams/streams.c).

Used by the file, directory and stream functions; makes zvm/runtime/services/streams.py's Stream objects.
"""
from __future__ import annotations

import os
from errno import EEXIST, EISDIR, ENOENT, ENOTDIR

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import OPEN_FLAGS, FileStream, Stream, TempStream, open_file, open_php
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import without_password

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

BUILT_IN = ("https", "php", "file", "glob", "data", "http")
_REMOTE = ("http", "https", "data")  # those that are URLs
STREAM_IS_URL = 1  # a flag of stream_wrapper_register()
_OUTSIDE = ("input", "stdin", "stdout", "stderr", "fd/")  # of php://: what is not included where URLs are not
_MAXPATHLEN = 4096
_SCHEME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.")


class DataStream(TempStream):
    """data:… (RFC 2397)."""

    __slots__ = ()

    def __init__(self, engine: Engine, mode: str, uri: str, data: str, metadata: dict[str, Any]) -> None:
        super().__init__(engine, mode, uri, data=data)
        self.mode = mode
        self.wrapper_type = self.stream_type = "RFC2397"
        self.writes = self.read_only = True  # only ftruncate() changes it
        self.metadata = metadata


def read_source(engine: Engine, path: str) -> str | None:
    """What is in a file, found as include would find it; None, the reason having been reported, when that cannot be
    read (php_stream_open_for_zend_ex)."""
    stream = open_stream(engine, path, "rb", True, including=True)
    if stream is None:
        return None
    try:
        return stream.read_all()
    except OSError as error:
        if error.errno == EISDIR:  # which opening does not mind, so that PHP knows no reason
            open_failed(engine, os.path.realpath(path.encode("latin-1")).decode("latin-1"), "Success")
        return None
    finally:
        stream.close()


def is_url(engine: Engine, scheme: str) -> bool:
    """Does that wrapper go beyond this machine's files (php_stream_wrapper.is_url)?"""
    handler = registered(engine, scheme)
    return bool(handler.flags & STREAM_IS_URL) if handler else handler is None and scheme.lower() in _REMOTE


def url_allowed(engine: Engine, scheme: str, including: bool, report: bool) -> bool:
    """May URLs of that scheme be opened or, if `including`, included? Warns when not and `report` is on."""
    if not is_url(engine, scheme):
        return True
    for setting in ("allow_url_fopen", "allow_url_include")[:1 + including]:
        if not engine.ini.get_bool(setting):
            if report:
                engine.diagnostics.warning(f"{running_function(engine)}(): {scheme}:// wrapper is disabled in the "
                                           f"server configuration by {setting}=0")
            return False
    return True


def stream_argument(engine: Engine, stream: Any) -> Stream:
    """`stream` if it is an open stream; throws TypeError otherwise (php_stream_from_zval)."""
    if not isinstance(stream, Stream) or stream.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid stream resource")
    return stream


def split_scheme(path: str) -> tuple[str, str]:
    """(scheme, rest) of a URL, ("", path) of a plain path (php_stream_locate_url_wrapper)."""
    end = path.find(":")
    if end > 1 and _SCHEME.issuperset(path[:end]):
        if path.startswith("//", end + 1):
            return path[:end], path[end + 3:]
        if end == 4 and path[:4].lower() == "data":
            return "data", path[5:]
    return "", path


def registered(engine: Engine, scheme: str) -> Any:
    """The class registered for a scheme, None for built-in ones, False for those that are not there."""
    table: dict[str, Any] = engine.state.get("wrappers", {})
    if scheme in table:
        return table[scheme]
    lower = scheme.lower()
    return table.get(lower, None if lower in BUILT_IN else False)


def warn_unknown(engine: Engine, scheme: str) -> None:
    """The warning for a scheme that no wrapper is registered for."""
    engine.diagnostics.warning(f'{running_function(engine)}(): Unable to find the wrapper "{scheme}" - did you forget '
                               "to enable it when you configured PHP?")


def open_failed(engine: Engine, path: str, problem: str) -> None:
    """The warning for a stream that could not be opened."""
    shown = without_password(path)
    engine.diagnostics.warning(f"{running_function(engine)}({shown}): Failed to open stream: {problem}")


def permitted(engine: Engine, path: str, report: bool = True) -> bool:
    """Does open_basedir allow that path? A warning when not (php_check_open_basedir)."""
    allowed = engine.ini.get("open_basedir")
    if not allowed:
        return True
    if len(path) >= _MAXPATHLEN:
        engine.diagnostics.warning(f"{running_function(engine)}(): File name is longer than the maximum allowed path "
                                   f"length on this platform ({_MAXPATHLEN}): {path}")
        return False
    wanted = os.path.realpath(path.encode("latin-1"))
    for base in allowed.split(":"):
        if not base or not path or is_below_file(wanted):
            break  # Zend looks no further than to an empty directory, either
        folder = os.path.realpath(base.encode("latin-1"))
        if wanted == folder or wanted.startswith(folder.rstrip(b"/") + b"/"):
            return True
    if report:
        engine.diagnostics.warning(f"{running_function(engine)}(): open_basedir restriction in effect. File({path}) is "
                                   f"not within the allowed path(s): ({allowed})")
    return False


def is_below_file(path: bytes) -> bool:
    """Is some part of an absolute path, which others follow, a file?"""
    while not os.path.lexists(path):
        path = os.path.dirname(path)
        if os.path.isfile(path):
            return True
    return False


def tightens(engine: Engine, bases: str | None) -> bool:
    """May a script set open_basedir to that? Only to what is within what is allowed so far (OnUpdateBaseDir)."""
    if not engine.ini.get("open_basedir"):
        return True
    return all(base not in ("", "..") and not base.startswith("../") and permitted(engine, base, False)
               for base in (bases or "").split(":"))


def expanded(path: str) -> str:
    """The path without "." and "..", whether its last parts exist or not (expand_filepath).

    Raises NotADirectoryError where something that is no directory stands before a ".." or a last slash.
    """
    if ".." not in path and path[-1:] != "/":
        return path
    check_folders(path)
    return os.path.realpath(path.encode("latin-1")).decode("latin-1") if ".." in path else path


def check_folders(path: str) -> None:
    """Raise NotADirectoryError where something that is no directory stands before a ".." or a last slash
    (tsrm_realpath_r), which the system would overlook or call something else."""
    at = path.find("/", 1)
    while at > 0:
        part = path[:at].encode("latin-1")
        needed = at + 1 == len(path) or path.startswith("..", at + 1)
        if needed and os.path.lexists(part) and not os.path.isdir(part):
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        at = path.find("/", at + 1)


def open_stream(engine: Engine, path: str, mode: str, use_include_path: bool = False, context: Any = None,
                report: bool = True, including: bool = False) -> Stream | None:
    """The stream of that name; None, with the warning unless `report` is off, when it cannot be opened, or may not be
    when it is to be included.

    Throws ValueError for an empty path (_php_stream_open_wrapper_ex).
    """
    if not path:
        engine.throw("ValueError", "Path cannot be empty")
    if context is not None and not isinstance(context, ContextResource):
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid Stream-Context "
                                  "resource")
    scheme, rest = split_scheme(path)
    asked = path
    opened: Stream | None = None
    if scheme:
        handler = registered(engine, scheme)
        if handler is False:
            for _ in range(1 + including):  # where it is looked for first, it is missed, too
                warn_unknown(engine, scheme)
        elif not url_allowed(engine, scheme, including, report):
            if report:
                open_failed(engine, path, "no suitable wrapper could be found")
            return None
        elif handler is not None:
            from zvm.ext.standard.streams.user_wrapper import open_user_stream

            return open_user_stream(engine, handler, path, mode, use_include_path, context, report)
        elif scheme.lower() in ("http", "https"):
            from zvm.ext.standard.streams.http_wrapper import open_http

            return open_http(engine, path, mode, context or engine.state.get("default_context"), report)
        elif scheme.lower() != "file":
            return _open_built_in(engine, scheme.lower(), path, rest, mode, report, including)
        elif registered(engine, "file") is False:
            pass
        elif not rest.startswith(("/", "localhost/")):
            name = running_function(engine)
            engine.diagnostics.warning(f"{name}(): Remote host file access not supported, {path}")
            open_failed(engine, path, "no suitable wrapper could be found")
            return None
        else:
            path = rest.removeprefix("localhost")
    handler = registered(engine, "file")
    if handler is False:
        if report:
            engine.diagnostics.warning(f"{running_function(engine)}(): file:// wrapper is disabled in the server "
                                       "configuration")
            open_failed(engine, asked, "no suitable wrapper could be found")
        return None
    if use_include_path and scheme.lower() in ("", "file"):
        found = engine.resolve_include_path(path)
        if found is not None:
            path = asked = found
    if handler is not None:
        from zvm.ext.standard.streams.user_wrapper import open_user_stream

        return open_user_stream(engine, handler, asked, mode, use_include_path, context, report)
    if not permitted(engine, path, report):
        if report:
            open_failed(engine, asked, "Operation not permitted")
        return None
    try:
        opened = _open_plain(engine, path, mode)
        opened.uri = asked
        opened.options["context"] = context
        if engine.ini.get_bool("auto_detect_line_endings"):
            opened.options["line ending"] = None  # to be found out
    except ValueError:
        if report:
            open_failed(engine, asked, f"`{mode}' is not a valid mode for fopen")
    except OSError as error:
        if report:
            open_failed(engine, asked, os.strerror(ENOENT if error.errno == ENOTDIR else error.errno or 0))
    return opened


def _open_plain(engine: Engine, path: str, mode: str) -> FileStream:
    """open_file() of an expanded path, which makes what a link points to, too, where it must not be there yet."""
    if mode[:1] not in OPEN_FLAGS or not mode:
        raise ValueError(mode)
    path = expanded(path)
    try:
        return open_file(engine, path, mode)
    except OSError as error:
        place = path.encode("latin-1")
        if error.errno != EEXIST or not os.path.islink(place):
            raise
        return open_file(engine, os.path.realpath(place).decode("latin-1"), mode)


def _open_built_in(engine: Engine, scheme: str, path: str, rest: str, mode: str, report: bool,
                   including: bool) -> Stream | None:
    if scheme == "data":
        return _open_data(engine, path, rest, mode, report)
    if scheme == "glob":
        open_failed(engine, path, "wrapper does not support stream open")
        return None
    if rest.lower().startswith("filter/"):
        return _open_filtered(engine, path, rest[7:], mode, report, including)
    if including and rest.lower().startswith(_OUTSIDE) and not engine.ini.get_bool("allow_url_include"):
        open_failed(engine, path, "operation failed")
        return None
    if rest.lower().startswith("fd/"):
        return _open_descriptor(engine, path, rest[3:], mode)
    found = open_php(engine, path, mode)
    if found is None and report:
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid php:// URL specified")
        open_failed(engine, path, "operation failed")
    return found


def _open_descriptor(engine: Engine, path: str, number: str, mode: str) -> Stream | None:
    limit = os.sysconf("SC_OPEN_MAX")
    digits = number.removeprefix("-")
    if digits and not set(digits) - set("0123456789") and not 0 <= int(number) < limit:
        open_failed(engine, path, f"The file descriptors must be non-negative numbers smaller than {limit}")
        return None
    if not number or set(number) - set("0123456789"):
        open_failed(engine, path, "php://fd/ stream must be specified in the form php://fd/<orig fd>")
        return None
    try:
        stream = FileStream(engine, os.dup(int(number)), mode, path, "PHP")
        stream.readable = stream.writable = True  # whatever the mode says
        return stream
    except OSError as error:
        open_failed(engine, path, f"Error duping file descriptor {number}; possibly it doesn't exist: "
                                  f"[{error.errno}]: {os.strerror(error.errno or 0)}")
        return None


def _open_filtered(engine: Engine, path: str, rest: str, mode: str, report: bool, including: bool) -> Stream | None:
    """php://filter/read=…/write=…/resource=…"""
    before, mark, resource = rest.partition("resource=")
    if not mark:
        engine.throw("Error", "No URL resource specified")
    stream = open_stream(engine, resource, mode, report=False, including=including)
    if stream is None:
        if report:
            open_failed(engine, path, "operation failed")
        return None
    stream.wrapper_type, stream.uri = "PHP", path
    from zvm.ext.standard.network.url import urldecode
    from zvm.ext.standard.streams.filters import attach_named

    for part in before.strip("/").split("/"):
        kind, equals, names = part.partition("=")
        ways = {"read": 1, "write": 2}.get(kind, 3) if equals else 3
        for name in (names if equals else part).split("|"):
            if name:
                attach_named(engine, stream, urldecode(name), ways)
    return stream


def _open_data(engine: Engine, path: str, rest: str, mode: str, report: bool) -> Stream | None:
    """data:[<mediatype>][;base64],<data>"""
    from zvm.ext.standard.network.url import base64_decode, rawurldecode

    def fail(problem: str) -> None:
        if report:
            open_failed(engine, path, f"rfc2397: {problem}")

    head, comma, data = rest.removeprefix("//").partition(",")
    if not comma:
        fail("no comma in URL")
        return None
    is_base64 = False
    metadata: dict[str, Any] = {}
    if head:
        media, *parameters = head.split(";")
        if "/" not in media and media:
            fail("illegal media type")
            return None
        if not media and parameters != ["base64"]:
            fail("illegal media type")
            return None
        if media:
            metadata["mediatype"] = media
        for index, parameter in enumerate(parameters):
            name, equals, value = parameter.partition("=")
            if parameter == "base64" and index == len(parameters) - 1:
                is_base64 = True
            elif not equals:
                fail("illegal parameter")
                return None
            elif name != "mediatype":
                metadata[name] = value
    decoded: Any = base64_decode(data, True) if is_base64 else rawurldecode(data)
    if decoded is False:
        fail("unable to decode")
        return None
    metadata["base64"] = is_base64
    return DataStream(engine, mode, path, decoded, metadata)


class ContextResource(Resource):
    """A stream context: options by wrapper, and parameters (php_stream_context)."""

    __slots__ = ("context_options", "parameters", "progress")

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, "stream-context")
        self.context_options: dict[str, dict[Any, Any]] = {}
        self.parameters: dict[Any, Any] = {}
        self.progress: tuple[int, int] | None = None  # bytes so far and in all, once a transfer is under way


def default_context(engine: Engine) -> ContextResource:
    """The context of streams opened without one, made on first use."""
    found: ContextResource | None = engine.state.get("default_context")
    if found is None:
        found = engine.state["default_context"] = ContextResource(engine)
    return found
