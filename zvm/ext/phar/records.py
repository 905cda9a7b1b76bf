"""What is known of an archive and of each of its entries (phar_archive_data, phar_entry_info).

Names are PHP strings. `Archive.file` is the archive itself, uncompressed as a whole, open for reading. The contents of
an entry are at one of four places: Entry.place.
"""
from __future__ import annotations

from zvm.ext.phar.constants import API_VERSION, COMPRESSION
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, BinaryIO

# Entry.place: in the archive, unpacked from it, in a file of the entry's own, in a file that was mounted
IN_ARCHIVE, UNPACKED, OWN, MOUNTED = range(4)


class Metadata:
    """A value that is kept serialized: `text` is None and `value` UNDEF while there is none (phar_metadata_tracker)."""

    __slots__ = ("text", "value")

    def __init__(self, text: str | None = None, value: Any = UNDEF) -> None:
        self.text = text
        self.value = value

    @property
    def exists(self) -> bool:
        return self.text is not None or self.value is not UNDEF

    def clear(self) -> None:
        """Forget it."""
        self.text = None
        self.value = UNDEF

    def copy(self) -> Metadata:
        return Metadata(self.text, self.value)


class Entry:
    """A file or folder of an archive.

    `offset` is where the contents begin in the file that `place` names. `packed` says where the archive's own file has
    them: offset, size and compression; None where it does not have them as they are now. `handles` counts the streams
    that are open.
    """

    __slots__ = ("archive", "name", "size", "packed_size", "crc", "timestamp", "flags", "metadata", "place", "offset",
                 "packed", "header_offset", "own_file", "handles", "mounted_path", "link", "tar_type", "inode",
                 "is_checked", "is_modified", "is_deleted", "is_folder", "is_virtual", "is_located")

    def __init__(self, archive: Archive, name: str) -> None:
        self.archive = archive
        self.name = name
        self.size = self.packed_size = self.crc = self.timestamp = self.flags = 0
        self.metadata = Metadata()
        self.place = IN_ARCHIVE
        self.offset = 0
        self.packed: tuple[int, int, int] | None = None
        self.header_offset = 0
        self.own_file: Any = None  # for OWN and MOUNTED
        self.handles = 0
        self.mounted_path: str | None = None
        self.link: str | None = None
        self.tar_type = ""
        self.inode = 0
        self.is_checked = False  # its checksum was right
        self.is_modified = self.is_deleted = self.is_folder = False
        self.is_virtual = False  # a folder that only names of other entries tell of
        self.is_located = False  # a zip file's header in front of the contents was read

    @property
    def compression(self) -> int:
        """How it is, or will be, compressed."""
        return self.flags & COMPRESSION

    @property
    def is_mounted(self) -> bool:
        return self.mounted_path is not None

    @property
    def is_kept(self) -> bool:
        """Are the contents in the archive's file as they are to be written?"""
        return self.packed is not None and self.place in (IN_ARCHIVE, UNPACKED) and \
            self.packed[2] == self.compression

    def keep_at(self, offset: int) -> None:
        """The contents now are in the archive's file, which was written."""
        self.offset = offset
        self.packed = offset, self.packed_size, self.compression
        self.place = IN_ARCHIVE
        self.own_file = None
        self.is_modified = False

    def copy(self, archive: Archive, name: str) -> Entry:
        """The same under another name or in another archive; without streams."""
        made = Entry(archive, name)
        for field in self.__slots__:
            if field not in ("archive", "name"):
                setattr(made, field, getattr(self, field))
        made.metadata = self.metadata.copy()
        made.handles = 0
        return made


class Archive:
    """An archive that is open. `users` counts its streams and PHP objects (refcount); `folders` are the names of
    folders that its entries are in, `mounts` those of folders of the file system."""

    __slots__ = ("path", "extension_size", "alias", "is_alias_temporary", "version", "halt_offset", "entries",
                 "folders", "mounts", "flags", "latest", "file", "unpacked", "users", "signature_kind", "signature",
                 "metadata", "is_modified", "is_writable", "is_new", "is_buffering", "is_zip", "is_tar", "is_data",
                 "is_cached", "__weakref__")

    def __init__(self, path: str) -> None:
        self.alias: str | None = None
        self.is_alias_temporary = False
        self.version = API_VERSION
        self.halt_offset = 0
        self.entries: dict[str, Entry] = {}
        self.folders: dict[str, None] = {}
        self.mounts: dict[str, None] = {}
        self.flags = 0
        self.latest = 0  # of the time stamps
        self.file: BinaryIO | None = None
        self.unpacked: Any = None
        self.users = 0
        self.signature_kind = 0
        self.signature: str | None = None
        self.metadata = Metadata()
        self.is_modified = self.is_writable = False
        self.is_new = False  # never written
        self.is_buffering = False  # writing waits for stopBuffering()
        self.is_zip = self.is_tar = self.is_data = False
        self.is_cached = False  # named by phar.cache_list, must be copied before it is changed
        self.set_path(path)

    def set_path(self, path: str) -> None:
        """Where the archive is, and with it the length of its extension."""
        self.path = path
        slash = path.rfind("/")
        dot = path.find(".", slash) if slash >= 0 else -1
        self.extension_size = len(path) - dot if dot >= 0 else 0

    def add_folders(self, name: str) -> None:
        """Note the folders that an entry of that name is in (phar_add_virtual_dirs)."""
        slash = name.rfind("/")
        while slash > 0:
            folder = name[:slash]
            if folder in self.folders:
                break
            self.folders[folder] = None
            slash = folder.rfind("/")


def inode_of(archive_path: str, name: str) -> int:
    """A number that stands for an entry in what stat() gives (phar_set_inode)."""
    number = 5381
    for char in (archive_path + name).encode("latin-1")[:4096]:
        number = number * 33 + char & 0xFFFFFFFFFFFFFFFF
    return (number | 1 << 63) & 0xFFFF
