"""The image: compiled handlers as one flat block of memory, ready to map, below a header that says whom it is for.

File: MAGIC, length of the header and of the padding after it, the header, the padding, the block. The block is a table
of addresses, 8 bytes each, then code and constants. Code reaches what is outside through the table only (relative to
itself), so loading is: map, fill the table, make the code executable. The header is the key, 64 characters that say
what the image was made of; a checksum of the rest; and (marshal) the values of `Header`.
"""
from __future__ import annotations

from _imp import source_hash  # a checksum that needs no import
from _struct import Struct  # struct itself has nothing else to import
from marshal import dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import BufferedReader

MAGIC = b"ZVMNATIV4\n"
KEY_SIZE = 64  # characters
PAGE_SIZES = {"x86_64": 4096, "aarch64": 65536}  # the largest that Linux has there: table and code share no page
_LENGTHS = Struct("<II")
_CHECKSUM_SIZE = 8
_HEAD_SIZE = len(MAGIC) + _LENGTHS.size


class ImageDamaged(Exception):
    """The file is not an image, or only a part of one; says which."""


class Header:
    """What an image needs and where its parts are."""

    __slots__ = ("machine", "python", "features", "size", "fingerprint", "start", "externals", "internals", "entries",
                 "provisions")

    def __init__(self, machine: str, python: str, features: tuple[str, ...], size: int, fingerprint: bytes, start: int,
                 externals: dict[str, int], internals: dict[int, int], entries: dict[str, int],
                 provisions: list[str]) -> None:
        """
        machine: as os.uname() has it; python: sys.implementation.cache_tag;
        features: flags of /proc/cpuinfo that the code needs beyond the least of its architecture;
        size: bytes of the block; fingerprint: of the layouts (abi.py); start: where in the block the code begins;
        externals: names outside → their places in the table; internals: addresses in the block → their places;
        entries: functions → where they are; provisions: Python objects the code asks for by number.
        """
        self.machine, self.python, self.features, self.size = machine, python, features, size
        self.fingerprint, self.start = fingerprint, start
        self.externals, self.internals, self.entries, self.provisions = externals, internals, entries, provisions


def pack_image(key: str, header: Header, block: bytes | bytearray) -> bytes:
    """The bytes of the file. The block begins at a page."""
    values = dumps(tuple(getattr(header, name) for name in Header.__slots__))
    text = key.encode() + source_hash(0, values) + values
    padding = -(_HEAD_SIZE + len(text)) % PAGE_SIZES[header.machine]
    return MAGIC + _LENGTHS.pack(len(text), padding) + text + bytes(padding) + block


def read_header(file: BufferedReader, file_size: int) -> tuple[Header, int]:
    """The header of an open file, and where its block begins. Raises ImageDamaged, OSError."""
    length, padding = _read_lengths(file)
    text = file.read(length)
    values = memoryview(text)[KEY_SIZE + _CHECKSUM_SIZE:]
    if len(text) != length or source_hash(0, values) != text[KEY_SIZE:KEY_SIZE + _CHECKSUM_SIZE]:
        raise ImageDamaged("it is damaged")
    header = Header(*loads(values))
    block = _HEAD_SIZE + length + padding
    if file_size != block + header.size:
        raise ImageDamaged("it is damaged")
    return header, block


def read_key(file: BufferedReader) -> str:
    """What the image of an open file was made of. Raises ImageDamaged, OSError."""
    _read_lengths(file)
    return file.read(KEY_SIZE).decode("latin-1")


def _read_lengths(file: BufferedReader) -> tuple[int, int]:
    head = file.read(_HEAD_SIZE)
    if len(head) < _HEAD_SIZE or not head.startswith(MAGIC):
        raise ImageDamaged("it is not an image of this version of ZVM")
    length, padding = _LENGTHS.unpack_from(head, len(MAGIC))
    return length, padding
