"""glob:// directories: the paths that a pattern matches (main/streams/glob_wrapper.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.paths import basename, glob_paths
from zvm.ext.standard.streams.wrapper_base import StreamWrapper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource


class GlobWrapper(StreamWrapper):
    """glob://PATTERN"""

    __slots__ = ()
    label = "glob"

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        pattern = path[7:] if path[:7].lower() == "glob://" else path
        found = [name for name in glob_paths(pattern, 0) if permitted(engine, name, False)]
        return DirectoryStream(engine, list(map(basename, found)), "glob")
