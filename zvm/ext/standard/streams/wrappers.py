"""Finding the wrapper of a path, and opening streams and directories by name (main/streams/streams.c).

Used by everything that opens files, include among it. The wrappers themselves are modules of their own.
"""
from __future__ import annotations

from zvm.ext.registry import is_available
from zvm.ext.standard.streams.contexts import check_context
from zvm.ext.standard.streams.plain_wrapper import PlainWrapper
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import (
    ASSUME_REALPATH,
    OPEN_FOR_INCLUDE,
    OPEN_FOR_ZEND_STREAM,
    REPORT_ERRORS,
    USE_PATH,
    USE_URL,
    StreamWrapper,
    WrapperError,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.modules import import_module
from zvm.runtime.values.strings import split_scheme, without_password

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.directory_stream import DirectoryStream
    from zvm.runtime.services.streams import Stream

# where the wrappers of PHP and its extensions are, in PHP's order; that of plain files is there from the beginning
_MODULES = {
    "https": ("standard.streams.http_wrapper", "HttpWrapper"), "ftps": ("standard.streams.ftp_wrapper", "FtpWrapper"),
    "compress.zlib": ("zlib.gz_stream", "ZlibWrapper"),
    "php": ("standard.streams.php_wrapper", "PhpWrapper"), "file": ("standard.streams.plain_wrapper", "PlainWrapper"),
    "glob": ("standard.streams.glob_wrapper", "GlobWrapper"), "data": ("standard.streams.data_wrapper", "DataWrapper"),
    "http": ("standard.streams.http_wrapper", "HttpWrapper"), "ftp": ("standard.streams.ftp_wrapper", "FtpWrapper"),
    "compress.bzip2": ("bz2.bz2_stream", "Bzip2Wrapper"),
    "phar": ("phar.wrapper", "PharWrapper"), "zip": ("zip.entry_stream", "ZipWrapper"),
}
BUILT_IN = tuple(_MODULES)
_SHOWN_SCHEME = 31  # bytes of an unknown scheme that a warning shows


def is_built_in(scheme: str) -> bool:
    """Is there a wrapper of PHP's own for that scheme, the extension it belongs to being there?"""
    return scheme in _MODULES and is_available(_MODULES[scheme][0].partition(".")[0])


class WrapperRegistry:
    """One engine's wrappers by scheme.

    `changed` has those that a script registered, None for those it removed. A wrapper of PHP's own is made when its
    scheme is first met. While a wrapper of a script that is not a URL is asked for a file to include, `in_user_include`
    binds what it opens itself to allow_url_include, too (PG(in_user_include)). `interceptor` finds what relative paths
    mean in an archive. `is_plain`: paths without a scheme are the file system's.
    """

    __slots__ = ("changed", "built_in", "plain", "is_plain", "in_user_include", "opening", "interceptor")

    def __init__(self) -> None:
        self.plain: StreamWrapper = PlainWrapper()
        self.built_in: dict[str, StreamWrapper] = {"file": self.plain}
        self.changed: dict[str, StreamWrapper | None] = {}
        self.is_plain = True
        self.in_user_include = False
        self.opening: str | None = None  # the URL that a script's wrapper is opening
        self.interceptor: Interceptor | None = None

    def find(self, scheme: str) -> StreamWrapper | None:
        """The wrapper of a scheme, as it is spelled or in lower case; None where there is none."""
        for name in (scheme, scheme.lower()):
            if name in self.changed:
                return self.changed[name]
            if is_built_in(name):
                return self.built_in.get(name) or self._make(name)
        return None

    def change(self, engine: Engine, scheme: str, wrapper: StreamWrapper | None) -> None:
        """Have a script's wrapper, or none, in place of PHP's own."""
        self.changed[scheme] = wrapper
        self._note_change(engine)

    def restore(self, engine: Engine, scheme: str) -> None:
        """Have PHP's own wrapper of a scheme again, which is none for those PHP does not know."""
        del self.changed[scheme]
        self._note_change(engine)

    def intercept(self, engine: Engine, interceptor: Interceptor) -> None:
        """Have it asked what relative paths mean."""
        self.interceptor = interceptor
        self._note_change(engine)

    def _note_change(self, engine: Engine) -> None:
        self.is_plain = "file" not in self.changed
        engine.has_plain_files = self.is_plain and self.interceptor is None and not engine.ini.open_basedir

    def _make(self, scheme: str) -> StreamWrapper:
        module, name = _MODULES[scheme]
        kind = getattr(import_module("zvm.ext." + module), name)
        made: StreamWrapper = kind(open_stream) if scheme == "php" else kind()
        self.built_in[scheme] = made
        return made

    def names(self) -> list[str]:
        """The schemes there are, PHP's own first."""
        kept = [name for name in BUILT_IN if is_built_in(name) and self.changed.get(name, self.plain) is not None]
        return [*kept, *(name for name, wrapper in self.changed.items() if wrapper is not None and name not in kept)]


class Interceptor:
    """What may stand between functions of files and the file system (Phar::interceptFileFuncs)."""

    __slots__ = ()

    def url(self, engine: Engine, path: str, use_include_path: bool, exists: bool) -> str | None:
        """What is to be opened in place of `path`, which `exists` there; None: the path itself."""
        return None

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        """What there is at `path`, with STAT_LINK a link itself; None for nothing. Raises LookupError where that is
        not the interceptor's to say."""
        raise LookupError


def intercepted(engine: Engine, path: str, use_include_path: bool = False, exists: bool = True) -> str:
    """What a function is to open in place of `path`."""
    registry = engine.stream_wrappers
    if registry is None or registry.interceptor is None:
        return path
    return registry.interceptor.url(engine, path, use_include_path, exists) or path


def registry_of(engine: Engine) -> WrapperRegistry:
    """The engine's wrappers; include asks them from then on, too."""
    found = engine.stream_wrappers
    if found is None:
        found = engine.stream_wrappers = WrapperRegistry()
    return found


def locate(engine: Engine, path: str, options: int = 0) -> tuple[StreamWrapper | None, str]:
    """The wrapper that a path belongs to and what to ask it for; None for one that is missing, forbidden or on
    another host, with a warning where `options` has REPORT_ERRORS (php_stream_locate_url_wrapper)."""
    registry = registry_of(engine)
    if registry.is_plain and path[:1] == "/":
        return registry.plain, path
    scheme, rest = split_scheme(path)
    wrapper = registry.find(scheme) if scheme else None
    if scheme and wrapper is None:
        shown = scheme[:_SHOWN_SCHEME]
        engine.diagnostics.warning(f'{running_function(engine)}(): Unable to find the wrapper "{shown}" - did you '
                                   "forget to enable it when you configured PHP?")
        scheme = ""
    if not scheme or scheme.lower() == "file":
        return _locate_file(engine, registry, path, rest if scheme else path, bool(options & REPORT_ERRORS))
    if wrapper is not None and not _is_allowed(engine, registry, wrapper, scheme, options):
        return None, path
    return wrapper, path


def _locate_file(engine: Engine, registry: WrapperRegistry, path: str, local: str,
                 report: bool) -> tuple[StreamWrapper | None, str]:
    """The wrapper of plain files, which a script may have replaced, and the path that it is to open."""
    if local != path and local:
        if path[:17].lower() == "file://localhost/":
            local = local[9:]
        elif local[0] != "/":
            if report:
                engine.diagnostics.warning(f"{running_function(engine)}(): Remote host file access not supported, "
                                           f"{path}")
            return None, path
    wrapper = registry.find("file")
    if wrapper is None and report:
        engine.diagnostics.warning(f"{running_function(engine)}(): file:// wrapper is disabled in the server "
                                   "configuration")
    return wrapper, local


def _is_allowed(engine: Engine, registry: WrapperRegistry, wrapper: StreamWrapper, scheme: str, options: int) -> bool:
    """May a wrapper's URLs be opened or included? A warning when not."""
    if not wrapper.is_url:
        return True
    for_include = bool(options & OPEN_FOR_INCLUDE) or registry.in_user_include
    for setting in ("allow_url_fopen", "allow_url_include")[:1 + for_include]:
        if not engine.ini.get_bool(setting):
            if options & REPORT_ERRORS:
                engine.diagnostics.warning(f"{running_function(engine)}(): {scheme}:// wrapper is disabled in the "
                                           f"server configuration by {setting}=0")
            return False
    return True


def open_stream(engine: Engine, path: str, mode: str, use_include_path: bool = False, context: Any = None,
                report: bool = True, options: int = 0) -> Stream | None:
    """The stream of that name; None, with the warning unless `report` is off, when it cannot be opened.

    Throws ValueError for an empty path (_php_stream_open_wrapper_ex).
    """
    if not path:
        engine.throw("ValueError", "Path cannot be empty")
    context = check_context(engine, context)
    if use_include_path:
        options |= USE_PATH
        resolved = engine.resolve_include_path(path)
        if resolved is not None and not (split_scheme(path)[0] and split_scheme(resolved)[0]):
            path = resolved
            options = options & ~USE_PATH | ASSUME_REALPATH
    wrapper, local = locate(engine, path, options | REPORT_ERRORS if report else options)
    if options & USE_URL and (wrapper is None or not wrapper.is_url):
        engine.diagnostics.warning(f"{running_function(engine)}(): This function may only be used against URLs")
        return None
    try:
        if wrapper is None:
            raise WrapperError("no suitable wrapper could be found")
        stream = wrapper.open(engine, local, mode, options, context)
    except WrapperError as error:
        if report:
            _report(engine, path, "Failed to open stream", error)
        return None
    stream.uri = path
    stream.options.setdefault("context", context)
    return stream


def open_directory(engine: Engine, path: str, context: Any) -> DirectoryStream | None:
    """The directory of that name; None, with a warning, when it cannot be opened (_php_stream_opendir)."""
    if not path:
        return None
    wrapper, local = locate(engine, path, REPORT_ERRORS)
    try:
        if wrapper is None:
            raise WrapperError("no suitable wrapper could be found")
        return wrapper.open_directory(engine, local, 0, check_context(engine, context))
    except WrapperError as error:
        if error.errno is not None:
            engine.state_of(StreamState).errno = error.errno
        _report(engine, path, "Failed to open directory", error)
        return None


def _report(engine: Engine, path: str, what: str, error: WrapperError) -> None:
    """The warning for something that could not be opened (php_stream_display_wrapper_errors)."""
    engine.diagnostics.warning(f"{running_function(engine)}({without_password(path)}): {what}: "
                               f"{error.problem or 'operation failed'}")


def _read_at_most(stream: Stream, size: int) -> str:
    """So many characters, fewer only where there are no more."""
    source = ""
    while len(source) < size and (piece := stream.read(size - len(source))):
        source += piece
    return source


def read_source(engine: Engine, path: str) -> str | None:
    """What is in a file, found as include would find it; None, the reason having been reported, when that cannot be
    read (php_stream_open_for_zend_ex)."""
    stream = open_stream(engine, path, "rb", True, options=OPEN_FOR_INCLUDE | OPEN_FOR_ZEND_STREAM)
    if stream is None:
        return None
    try:
        # the size does not say what filters make of it
        status = None if stream.options.get("read filters") else stream.stat()
        return stream.read_all() if status is None or status.st_size <= 0 else _read_at_most(stream, status.st_size)
    except OSError:
        return None
    finally:
        stream.close()
