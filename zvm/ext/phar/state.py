"""What the extension keeps of a run (phar_globals): open archives and aliases. Its directives."""
from __future__ import annotations

from zvm.ext.registry import is_available
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive

_READ_ONLY, _REQUIRE_HASH = "phar.readonly", "phar.require_hash"


class PharState:
    """One engine's archives: by path and by alias; those of phar.cache_list apart, until they are changed.

    `last` is the archive that was asked for last, `last_name` and `last_alias` under which names. `folder` is the
    folder in the archive whose script runs, None for its root; it is `folder_known` once a script of an archive runs.
    """

    __slots__ = ("engine", "archives", "aliases", "cached", "cached_aliases", "last", "last_name", "last_alias",
                 "folder", "folder_known", "munged", "private_key", "is_listed")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.archives: dict[str, Archive] = {}
        self.aliases: dict[str, Archive] = {}
        self.cached: dict[str, Archive] = {}
        self.cached_aliases: dict[str, Archive] = {}
        self.last: Archive | None = None
        self.last_name = ""
        self.last_alias: str | None = None
        self.folder: str | None = None
        self.folder_known = False
        self.munged: set[str] = set()  # what mungServer() named
        self.private_key = ""
        self.is_listed = False  # phar.cache_list was read
        for name in (_READ_ONLY, _REQUIRE_HASH):
            engine.ini.validators[name] = lambda text, name=name: self._accept(name, text)

    def _accept(self, name: str, text: str | None) -> bool:
        """A directive that was on when the run began stays so (phar_ini_modify_handler)."""
        is_on = parse_bool(text)
        if parse_bool(self.engine.ini.original(name)) and not is_on:
            return False
        if name == _READ_ONLY:
            for archive in self.archives.values():
                if not archive.is_data:
                    archive.is_writable = not is_on
        return True

    @property
    def is_read_only(self) -> bool:
        """Must archives that run be left as they are?"""
        return self.engine.ini.get_bool(_READ_ONLY)

    @property
    def requires_hash(self) -> bool:
        """Must archives that run be signed?"""
        return self.engine.ini.get_bool(_REQUIRE_HASH)

    def forbids(self, archive: Archive) -> bool:
        """Must that archive be left as it is?"""
        return not archive.is_data and self.is_read_only

    def remember(self, archive: Archive, name: str, alias: str | None) -> None:
        """That archive was asked for."""
        self.last, self.last_name, self.last_alias = archive, name, alias

    def forget_last(self) -> None:
        """No archive was asked for last."""
        self.last, self.last_name, self.last_alias = None, "", None

    def drop(self, archive: Archive) -> bool:
        """Forget an open archive and its aliases; False where it is not known (destroy_phar_data)."""
        if archive.path not in self.archives:
            return False
        del self.archives[archive.path]
        for alias in [alias for alias, known in self.aliases.items() if known is archive]:
            del self.aliases[alias]
        archive.users -= 1
        archive.file = archive.unpacked = None
        for metadata in (archive.metadata, *(entry.metadata for entry in archive.entries.values())):
            if metadata.text is not None:  # the value itself goes now, though entries know their archive
                metadata.value = UNDEF
        return True


def has_zlib() -> bool:
    """Is there gzip?"""
    return is_available("zlib")


def has_bz2() -> bool:
    """Is there bzip2?"""
    return is_available("bz2")


def start(engine: Engine, at_start_up: bool) -> None:
    """Watch the directives."""
    engine.state_of(PharState)
