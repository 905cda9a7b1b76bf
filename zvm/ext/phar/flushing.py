"""Writing archives to their files (phar_flush)."""
from __future__ import annotations

from zvm.ext.phar import files
from zvm.ext.phar.constants import HALT, WHOLE
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.manifest_writing import write_manifest
from zvm.ext.phar.state import PharState
from zvm.ext.phar.tar_writing import write_tar
from zvm.ext.phar.zip_writing import write_zip
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive


def flush(engine: Engine, archive: Archive, stub: str | None = None, is_default: bool = False) -> None:
    """Write the archive, with another stub if one is given; `is_default`: with that of its format. While it is
    buffering, not to its file. Raises PharError."""
    state = engine.state_of(PharState)
    if not archive.entries and stub is None:
        return
    archive.folders.clear()
    if stub is not None and not (is_default and (archive.is_zip or archive.is_tar)):
        stub = _cut(archive, stub)
    if archive.is_zip:
        made = write_zip(engine, state, archive, stub, is_default)
    elif archive.is_tar:
        made = write_tar(engine, state, archive, stub, is_default)
    elif state.is_read_only:
        return
    else:
        made = write_manifest(engine, state, archive, stub)
    archive.unpacked = None
    archive.is_new = False
    if archive.is_buffering:
        archive.file = made
    else:
        _save(engine, archive, made)


def _cut(archive: Archive, stub: str) -> str:
    """A stub up to its end, which every stub must have."""
    place = stub.lower().find(HALT.lower())
    if place < 0:
        if archive.is_zip or archive.is_tar:
            raise PharError(f'illegal stub for {"zip" if archive.is_zip else "tar"}-based phar "{archive.path}"')
        raise PharError(f'illegal stub for phar "{archive.path}" ({HALT} is missing)')
    return stub[:place + len(HALT)] + " ?>\r\n"


def _save(engine: Engine, archive: Archive, made: Any) -> None:
    """Copy what was written into the archive's own file, packed if it is packed as a whole."""
    flag = 0 if archive.is_zip else archive.flags & WHOLE
    try:
        file = open(archive.path.encode("latin-1"), "w+b")  # noqa: SIM115  # the archive keeps it
    except OSError as error:
        archive.file = made
        engine.diagnostics.warning(f"{running_function(engine)}({archive.path}): Failed to open stream: "
                                   f"{error.strerror}")
        raise PharError(f'unable to open new phar "{archive.path}" for writing') from None
    if flag:
        files.pack_whole(made, file, flag)
        file.close()
        archive.file = made
    else:
        files.copy(made, 0, None, file)
        file.flush()
        archive.file = file
