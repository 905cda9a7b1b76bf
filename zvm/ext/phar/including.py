"""What include finds in archives (phar_find_in_include_path), and running archives that are not PHP text
(phar_compile_file)."""
from __future__ import annotations

from zvm.ext.phar.aliases import find_archive
from zvm.ext.phar.constants import STUB, WHOLE
from zvm.ext.phar.contents import archive_file
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import EXECUTABLE, SCHEME, normalized, split_path
from zvm.ext.phar.opening import open_archive, phar_state
from zvm.ext.standard.streams.wrappers import read_source

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive
    from zvm.ext.phar.state import PharState

_AFTER_STUB = 32  # bytes that are read with it


def hidden_stub(engine: Engine, path: str) -> str | None:
    """The stub of an archive whose file does not begin with it; None for any other file."""
    try:
        archive = open_archive(engine, path)
        if archive.is_zip or archive.is_tar:
            return read_source(engine, f"{SCHEME}{path}/{STUB}")
        if archive.flags & WHOLE:
            file = archive_file(engine, archive)
            file.seek(0)
            return file.read(archive.halt_offset + _AFTER_STUB).decode("latin-1")  # type: ignore[no-any-return]
    except PharError:
        pass
    return None


def running_archive(engine: Engine, state: PharState) -> tuple[str, Archive | None] | None:
    """The name, and if it was asked for last the archive, whose script is running; None where it is of none."""
    url = engine.diagnostics.position()[0]
    last = state.last
    if last is not None and url.startswith(SCHEME + state.last_name):
        return state.last_name, last
    try:
        return split_path(state, url, EXECUTABLE)[0], None
    except PharError:
        return None


def find_in_include_path(engine: Engine, name: str, resolve: Callable[[Engine, str, str], str | None]) -> str | None:
    """What a name means to a script of an archive that is in a folder of it; `resolve` looks along an include_path."""
    state = phar_state(engine)
    if state.folder is None:
        return None
    found = running_archive(engine, state)
    if found is None:
        return None
    path, archive = found
    if archive is None and name[:1] == ".":
        try:
            archive = find_archive(state, path)
        except PharError:
            return None
    if archive is not None:
        inside = normalized(name, state.folder).removeprefix("/")
        if inside in archive.entries:
            return f"{SCHEME}{archive.path}/{inside}"
    include_path = engine.ini.get("include_path") or ""
    return resolve(engine, name, f"{SCHEME}{path}/{state.folder}:{include_path}")
