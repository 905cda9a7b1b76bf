"""The save handler "files": a file for each session, locked while the session is open (mod_files.c).

session.save_path is the directory, before which the depth of directories below it and the mode of the files may stand:
"N;MODE;/path". Its default is Debian's, whose packages make that directory; where there is none, PHP's own default
holds, the directory for temporary files.
"""
from __future__ import annotations

import os
import time
from fcntl import LOCK_EX, flock

from zvm.ext.session.identifiers import create_id, is_valid
from zvm.ext.session.save_handler import SaveHandler
from zvm.ext.standard.streams.path_checks import permitted
from zvm.opcodes.error_levels import E_NOTICE
from zvm.runtime.services.ini_directives import DIRECTIVES
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

    from zvm.ext.session.session import Session

_PREFIX = "sess_"
_MAXPATHLEN = 4096
_ATTEMPTS = 4  # at an id that is not in use
_DEPTH = lazy_pattern(r"[ \t\n\r\v\f]*([+-]?[0-9]+)")
_MODE = lazy_pattern(r"[ \t\n\r\v\f]*([+-]?[0-7]+)")


class Files:
    """What the handler keeps while it is open."""

    __slots__ = ("folder", "depth", "mode", "descriptor", "id", "size")

    def __init__(self, folder: str, depth: int, mode: int) -> None:
        self.folder = folder
        self.depth = depth
        self.mode = mode
        self.descriptor = -1
        self.id: str | None = None  # whose file is open
        self.size = 0  # of the data that were read

    def path(self, id: str) -> str | None:
        """The file of a session, None where the id is too short for the depth, or the path too long."""
        id = c_string(id)
        if len(id) <= self.depth or len(self.folder) + 2 * self.depth + len(id) + 5 + len(_PREFIX) + 1 > _MAXPATHLEN:
            return None
        folders = "".join(character + "/" for character in id[:self.depth])
        return f"{self.folder}/{folders}{_PREFIX}{id}"

    def exists(self, id: str) -> bool:
        path = self.path(id)
        return path is not None and os.path.exists(path.encode("latin-1"))

    def close(self) -> None:
        if self.descriptor != -1:
            os.close(self.descriptor)
            self.descriptor = -1


class FilesHandler(SaveHandler):
    name = "files"

    def open(self, session: Session, save_path: str, session_name: str) -> bool:
        if not save_path or save_path == DIRECTIVES["session.save_path"][0] and not os.path.isdir(save_path):
            from zvm.ext.standard.info.info import sys_get_temp_dir

            save_path = sys_get_temp_dir(session.engine)
            if not permitted(session.engine, save_path):
                return False
        *options, folder = save_path.split(";", 2)
        if session.engine.is_confined and not permitted(session.engine, folder):
            return False
        depth = _number(_DEPTH, options[0], 10) if options else 0
        if not -1 << 63 <= depth < 1 << 63:
            session.report("The first parameter in session.save_path is invalid")
            return False
        mode = _number(_MODE, options[1], 8) if len(options) > 1 else 0o600
        if not 0 <= mode <= 0o7777:
            session.report("The second parameter in session.save_path is invalid")
            return False
        self.close(session)
        session.data = Files(folder, depth % (1 << 64), mode)
        return True

    def close(self, session: Session) -> bool:
        files, session.data = session.data, None
        if files is not None:
            files.close()
        return True

    def read(self, session: Session, id: str) -> str | None:
        files = _open(session, id)
        if files is None:
            return None
        files.size = os.fstat(files.descriptor).st_size
        if not files.size:
            return ""
        try:
            data = os.pread(files.descriptor, files.size, 0)
        except OSError as error:
            session.warn(f"Read failed: {_reason(error)}")
            return None
        if len(data) != files.size:
            session.warn("Read returned less bytes than requested")
            return None
        return data.decode("latin-1")

    def write(self, session: Session, id: str, data: str) -> bool:
        files = _open(session, id)
        if files is None:
            return False
        try:
            if len(data) < files.size:
                os.ftruncate(files.descriptor, 0)
            written = os.pwrite(files.descriptor, data.encode("latin-1"), 0)
        except OSError as error:
            session.warn(f"Write failed: {_reason(error)}")
            return False
        if written != len(data):
            session.warn("Write wrote less bytes than requested")
            return False
        return True

    def update_timestamp(self, session: Session, id: str, data: str) -> bool:
        path = _path(session, id)
        if path is None:
            return False
        try:
            os.utime(path.encode("latin-1"))
        except OSError:
            return self.write(session, id, data)
        return True

    def destroy(self, session: Session, id: str) -> bool:
        files, path = session.data, _path(session, id)
        if path is None:
            return False
        if files.descriptor != -1:
            files.close()
            try:
                os.unlink(path.encode("latin-1"))
            except OSError:
                return not files.exists(id)  # one with a new id may not have been written yet
        return True

    def collect_garbage(self, session: Session, max_lifetime: int) -> int:
        files: Files | None = session.data
        return -1 if files is None or files.depth else _clean(session, files.folder, max_lifetime)

    def create_id(self, session: Session) -> str | None:
        files: Files | None = session.data
        for _ in range(_ATTEMPTS):
            id = create_id(session)
            if files is None or not files.exists(id):
                return id
        return None

    def has(self, session: Session, id: str) -> bool:
        return session.data is not None and session.data.exists(id)


def _number(pattern: re.Pattern[str], text: str, base: int) -> int:
    """The number a text begins with, 0 without one (ZEND_STRTOL)."""
    match = pattern.match(text)
    return int(match[1], base) if match is not None else 0


def _reason(error: OSError) -> str:
    return f"{os.strerror(error.errno or 0)} ({error.errno})"


def _path(session: Session, id: str) -> str | None:
    """The file of a session; None where it has none, or SessionHandler::open() has failed."""
    files: Files | None = session.data
    return None if files is None else files.path(id)


def _open(session: Session, id: str) -> Files | None:
    """Open and lock the file of a session, unless it is open; None, with a warning, where that fails
    (ps_files_open)."""
    files: Files | None = session.data
    if files is None or files.descriptor >= 0 and files.id == c_string(id):
        return files
    files.id = None
    files.close()
    if not is_valid(id):
        session.warn("Session ID is too long or contains illegal characters. Only the A-Z, a-z, 0-9, \"-\", and \",\" "
                     "characters are allowed")
        return None
    path = files.path(id)
    if path is None:
        session.warn("Failed to create session data file path. Too short session ID, invalid save_path or path length "
                     f"exceeds {_MAXPATHLEN} characters")
        return None
    files.id = c_string(id)
    try:
        descriptor = os.open(path.encode("latin-1"), os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, files.mode)
    except OSError as error:
        session.warn(f"open({path}, O_RDWR) failed: {_reason(error)}")
        return None
    if os.getuid() and os.fstat(descriptor).st_uid not in (0, os.getuid(), os.geteuid()):
        os.close(descriptor)
        session.warn("Session data file is not created by your uid")
        return None
    flock(descriptor, LOCK_EX)
    files.descriptor = descriptor
    return files


def _clean(session: Session, folder: str, max_lifetime: int) -> int:
    """Delete the files that were not written to for so many seconds; how many, -1 where the directory cannot be read
    (ps_files_cleanup_dir)."""
    try:
        names = os.listdir(folder.encode("latin-1"))
    except OSError as error:
        session.warn(f"ps_files_cleanup_dir: opendir({folder}) failed: {_reason(error)}", E_NOTICE)
        return -1
    now = int(time.time())
    deleted = 0
    for name in names:
        path = folder.encode("latin-1") + b"/" + name
        if not name.startswith(_PREFIX.encode()) or len(path) + 1 >= _MAXPATHLEN:
            continue
        try:
            is_old = now - int(os.stat(path).st_mtime) > max_lifetime
        except OSError:
            continue
        if is_old:
            deleted += 1
            try:
                os.unlink(path)
            except OSError:
                continue
    return deleted
