"""Whether a path is a file or a folder: what autoloaders ask before all else, with little to import.

filestat.py does the same for paths that are not plainly the file system's.
"""
from __future__ import annotations

import os
from stat import S_ISDIR, S_ISREG

from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import Bool, Str, function
from zvm.runtime.services.modules import LateModule

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.streams import filestat
else:
    filestat = LateModule("zvm.ext.standard.streams.filestat")


@function
def is_file(engine: Engine, filename: Str) -> Bool:
    return S_ISREG(_mode(engine, filename))


@function
def is_dir(engine: Engine, filename: Str) -> Bool:
    return S_ISDIR(_mode(engine, filename))


def _mode(engine: Engine, path: str) -> int:
    """The mode of what a path leads to, as it was if that path is the last one asked about; 0 if there is nothing."""
    if engine.has_plain_files is not True or path[:1] != "/" or "\0" in path:
        stat = filestat.find(engine, path)
        return 0 if stat is None else stat.st_mode
    state = engine.state_of(StreamState)
    if state.stat_cache is not None and state.stat_cache[0] == path:
        return state.stat_cache[1].st_mode
    try:
        status = os.stat(path.encode("latin-1"))
    except OSError as error:
        engine.last_errno = error.errno or 0
        return 0
    state.stat_cache = path, status
    return status.st_mode
