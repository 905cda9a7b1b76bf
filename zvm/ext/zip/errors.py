"""The errors of libzip, by number and text (zip_err_str.c)."""
from __future__ import annotations

import os

(OK, MULTIDISK, RENAME, CLOSE, SEEK, READ, WRITE, CRC, ZIPCLOSED, NOENT, EXISTS, OPEN, TMPOPEN, ZLIB, MEMORY, CHANGED,
 COMPNOTSUPP, EOF, INVAL, NOZIP, INTERNAL, INCONS, REMOVE, DELETED, ENCRNOTSUPP, RDONLY, NOPASSWD, WRONGPASSWD,
 OPNOTSUPP, INUSE, TELL, COMPRESSED_DATA, CANCELLED) = range(33)
_TEXTS = (
    "No error", "Multi-disk zip archives not supported", "Renaming temporary file failed",
    "Closing zip archive failed", "Seek error", "Read error", "Write error", "CRC error",
    "Containing zip archive was closed", "No such file", "File already exists", "Can't open file",
    "Failure to create temporary file", "Zlib error", "Malloc failure", "Entry has been changed",
    "Compression method not supported", "Premature end of file", "Invalid argument", "Not a zip archive",
    "Internal error", "Zip archive inconsistent", "Can't remove file", "Entry has been deleted",
    "Encryption method not supported", "Read-only archive", "No password provided", "Wrong password provided",
    "Operation not supported", "Resource still in use", "Tell error", "Compressed data invalid",
    "Operation cancelled")
_OF_THE_SYSTEM = frozenset((RENAME, CLOSE, SEEK, READ, WRITE, OPEN, TMPOPEN, REMOVE, TELL))


class ZipError(Exception):
    """libzip would fail; `number` is its code, `errno` the system's."""

    def __init__(self, number: int, errno: int = 0) -> None:
        super().__init__(number)
        self.number, self.errno = number, errno


def text_of(number: int, errno: int) -> str:
    """What libzip says of an error."""
    if not 0 <= number < len(_TEXTS):
        return f"Unknown error {number}"
    if number in _OF_THE_SYSTEM:
        return f"{_TEXTS[number]}: {os.strerror(errno)}"
    return _TEXTS[number]
