"""What every stream wrapper is (php_stream_wrapper, php_stream_wrapper_ops). wrappers.py finds the one of a path."""
from __future__ import annotations

from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.ext.standard.streams.directory_stream import DirectoryStream
    from zvm.runtime.services.streams import Stream
    from zvm.runtime.values.arrays import PhpArray

# options of opening
USE_PATH, REPORT_ERRORS, USE_URL, OPEN_FOR_INCLUDE = 1, 8, 64, 128
ONLY_GET_HEADERS, ASSUME_REALPATH, OPEN_FOR_ZEND_STREAM = 512, 1 << 14, 1 << 16
STAT_LINK, STAT_QUIET, STAT_IGNORE_OPEN_BASEDIR = 1, 2, 4  # PHP_STREAM_URL_STAT_*
MKDIR_RECURSIVE = 1  # PHP_STREAM_MKDIR_RECURSIVE
META_TOUCH, META_OWNER_NAME, META_OWNER, META_GROUP_NAME, META_GROUP, META_ACCESS = 1, 2, 3, 4, 5, 6


class WrapperError(Exception):
    """A wrapper cannot open something; `problem` is its reason, None where it has none, `errno` the system's number."""

    def __init__(self, problem: str | None = None, errno: int | None = None) -> None:
        super().__init__(problem)
        self.problem, self.errno = problem, errno


class StreamWrapper:
    """Opens streams of one kind by name, and changes what they are made of.

    `label` names the wrapper in messages. One with `is_url` is bound by allow_url_fopen and allow_url_include. Paths
    are URLs with their scheme, but for plain files. What a wrapper does not define it refuses, as PHP does for it.
    """

    __slots__ = ()
    label = ""
    is_url = False
    sets_metadata = False

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        """The stream at `path`. Raises WrapperError."""
        raise WrapperError("wrapper does not support stream open")

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        """The directory at `path`. Raises WrapperError."""
        raise WrapperError("not implemented")

    def canonical(self, engine: Engine, path: str) -> str:
        """The name by which include knows what is at `path`."""
        return path

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        """What there is at `path`, None where nothing is or the wrapper cannot tell."""
        return None

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        """Remove a file; False, with a warning, where that fails. So do the others below."""
        engine.diagnostics.warning(f"{running_function(engine)}(): {self.label} does not allow unlinking")
        return False

    def can_rename(self, engine: Engine) -> bool:
        """Does the wrapper know renaming at all? A warning when not."""
        engine.diagnostics.warning(f"{running_function(engine)}(): {self.label} wrapper does not support renaming")
        return False

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        """Move a file to another name of the same wrapper."""
        return False

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        """Make a directory, with MKDIR_RECURSIVE those above it, too."""
        return False

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        """Remove an empty directory."""
        return False

    def set_metadata(self, engine: Engine, url: str, option: int, value: int | str | PhpArray) -> bool:
        """Change times, owner, group or permissions (META_*) of what is at `url`, where the wrapper `sets_metadata`."""
        return False
