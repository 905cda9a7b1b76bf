"""What Phar and PharData objects hold, and how their methods find it."""
from __future__ import annotations

import contextlib

from zvm.ext.phar import names
from zvm.ext.phar.aliases import copy_on_write, release
from zvm.ext.phar.constants import ZIP
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.exceptions import throwing
from zvm.ext.phar.flushing import flush
from zvm.ext.phar.opening import open_or_create, phar_state
from zvm.ext.phar.state import PharState
from zvm.ext.spl.directory_iterators import RecursiveDirectoryIterator

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive

READ_ONLY = "UnexpectedValueException", "Cannot write out phar archive, phar is read-only"
DISABLED = "BadMethodCallException", "Write operations disabled by the php.ini setting phar.readonly"


class Held:
    """An archive that has one user more as long as this lives."""

    __slots__ = ("state", "archive")

    def __init__(self, state: PharState, archive: Archive) -> None:
        self.state, self.archive = state, archive
        if not archive.is_cached:
            archive.users += 1

    def __del__(self) -> None:
        release(self.state, self.archive)

    def current(self) -> Archive:
        """The archive, or the copy that was made of it since."""
        if self.archive.is_cached:
            return self.state.archives.get(self.archive.path, self.archive)
        return self.archive


class ArchiveObject(RecursiveDirectoryIterator):
    """What Phar and PharData objects are: `held` is None before construction."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        super().__init__()
        self.held: Held | None = None


def construct(engine: Engine, obj: Any, path: str, flags: int, alias: str | None, data_format: int | None) -> None:
    """The constructors' work; `data_format` is None for a Phar."""
    is_data = data_format is not None
    if obj.held is not None:
        engine.throw("BadMethodCallException", "Cannot call constructor twice")
    state = phar_state(engine)
    entry = ""
    with contextlib.suppress(PharError):
        path, entry = names.split_path(state, path, names.DATA if is_data else names.EXECUTABLE, 2)
    text: str | None = None
    try:
        archive = open_or_create(engine, path, alias, is_data)
    except PharError as error:
        text = error.text or "Phar creation or opening failed"
    if text is not None:
        engine.throw("UnexpectedValueException", text)
    if is_data and archive.is_tar and archive.is_new and data_format == ZIP:
        archive.is_zip, archive.is_tar = True, False
    if is_data != archive.is_data:
        engine.throw("UnexpectedValueException", (
            "PharData class can only be used for non-executable tar and zip archives" if is_data else
            "Phar class can only be used for executable tar and zip archives"))
    obj.held = Held(state, archive)
    parent: Any = engine.lookup_class("RecursiveDirectoryIterator", False)
    engine.call_function(parent.constructor, [f"{names.SCHEME}{archive.path}{entry}", flags], this=obj,
                         called_scope=obj.ce)
    obj.info_class = engine.lookup_class("PharFileInfo", False)


def archive_of(engine: Engine, obj: Any) -> Archive:
    """The archive of an object; throws where its constructor has not run."""
    if obj.held is None:
        engine.throw("BadMethodCallException", "Cannot call method on an uninitialized Phar object")
    return obj.held.current()  # type: ignore[no-any-return]


def writable_archive(engine: Engine, obj: Any, refusal: tuple[str, str] = READ_ONLY) -> Archive:
    """The archive of an object, which may be changed; throws the `refusal` where it must not be."""
    archive = archive_of(engine, obj)
    if engine.state_of(PharState).forbids(archive):
        engine.throw(*refusal)
    return archive


def own_copy(engine: Engine, archive: Archive) -> Archive:
    """The archive, or a copy of one of phar.cache_list; throws where that cannot be made."""
    try:
        return copy_on_write(engine.state_of(PharState), archive)
    except PharError:
        pass
    engine.throw("PharException", f'phar "{archive.path}" is persistent, unable to copy on write')


def save(engine: Engine, archive: Archive, class_name: str = "PharException") -> None:
    """Write the archive; throws an exception of that class where it cannot be."""
    with throwing(engine, class_name):
        flush(engine, archive)


def format_word(archive: Archive) -> str:
    """What a data archive is, as messages say it."""
    return "tar" if archive.is_tar else "zip"
