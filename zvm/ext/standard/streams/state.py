"""What streams, files and directories keep for the length of a run (ext/standard/file.h, basic_functions.h)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.ext.standard.streams.directory_stream import DirectoryStream
    from zvm.ext.standard.streams.socket_stream import SocketStream


class StreamState:
    """One engine's streams: `filters` are the classes registered by filter name, `stat_cache` and `lstat_cache` the
    last path asked about and what the system said of it, `errno` the number of the last directory not opened."""

    __slots__ = ("default_context", "filters", "last_directory", "errno", "persistent_sockets", "real_paths",
                 "stat_cache", "lstat_cache", "real_folders", "known_includes", "world")

    def __init__(self, engine: Engine) -> None:
        self.default_context: ContextResource | None = None
        self.filters: dict[str, str] = {}
        self.last_directory: DirectoryStream | None = None
        self.errno = 0
        self.persistent_sockets: dict[tuple[str, int], SocketStream] = {}
        self.real_paths: dict[str, tuple[str, bool]] = {}
        self.real_folders, self.known_includes, self.world = engine.real_folders, engine.known_includes, engine.world
        self.stat_cache: tuple[str, os.stat_result] | None = None
        self.lstat_cache: tuple[str, os.stat_result] | None = None

    def forget_relative_paths(self) -> None:
        """Ask again about paths that mean another file in another working directory."""
        if self.stat_cache is not None and self.stat_cache[0][:1] != "/":
            self.stat_cache = None
        if self.lstat_cache is not None and self.lstat_cache[0][:1] != "/":
            self.lstat_cache = None

    def forget_paths(self, resolved: bool = True, path: str = "") -> None:
        """Ask the system again about every path; of the `resolved` ones about all or the one at `path`
        (php_clear_stat_cache)."""
        self.stat_cache = self.lstat_cache = None
        if resolved:
            self.real_folders.clear()
            self.known_includes.clear()
            if self.world is not None:
                self.world.forget_paths()
        if resolved and path:
            self.real_paths.pop(path, None)
        elif resolved:
            self.real_paths.clear()
