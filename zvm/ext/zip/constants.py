"""The constants of ZipArchive, with libzip's numbers (zip.h of libzip 1.7)."""
from __future__ import annotations

from zvm.ext.vocabulary import since
from zvm.ext.zip import errors

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

CONSTANTS_OF_CLASS: dict[str, Any] = {
    "CREATE": 1, "EXCL": 2, "CHECKCONS": 4, "OVERWRITE": 8, "RDONLY": 16, "FL_NOCASE": 1, "FL_NODIR": 2,
    "FL_COMPRESSED": 4, "FL_UNCHANGED": 8, "FL_RECOMPRESS": 16, "FL_ENCRYPTED": 32, "FL_OVERWRITE": 8192,
    "FL_LOCAL": 256, "FL_CENTRAL": 512, "FL_ENC_GUESS": 0, "FL_ENC_RAW": 64, "FL_ENC_STRICT": 128,
    "FL_ENC_UTF_8": 2048, "FL_ENC_CP437": 4096, "FL_OPEN_FILE_NOW": since(80400, 1 << 30), "CM_DEFAULT": -1,
    "CM_STORE": 0, "CM_SHRINK": 1, "CM_REDUCE_1": 2,
    "CM_REDUCE_2": 3, "CM_REDUCE_3": 4, "CM_REDUCE_4": 5, "CM_IMPLODE": 6, "CM_DEFLATE": 8, "CM_DEFLATE64": 9,
    "CM_PKWARE_IMPLODE": 10, "CM_BZIP2": 12, "CM_LZMA": 14, "CM_LZMA2": 33, "CM_ZSTD": since(80400, 93),
    "CM_XZ": 95, "CM_TERSE": 18, "CM_LZ77": 19,
    "CM_WAVPACK": 97, "CM_PPMD": 98, "ER_OK": errors.OK, "ER_MULTIDISK": errors.MULTIDISK, "ER_RENAME": errors.RENAME,
    "ER_CLOSE": errors.CLOSE, "ER_SEEK": errors.SEEK, "ER_READ": errors.READ, "ER_WRITE": errors.WRITE,
    "ER_CRC": errors.CRC, "ER_ZIPCLOSED": errors.ZIPCLOSED, "ER_NOENT": errors.NOENT, "ER_EXISTS": errors.EXISTS,
    "ER_OPEN": errors.OPEN, "ER_TMPOPEN": errors.TMPOPEN, "ER_ZLIB": errors.ZLIB, "ER_MEMORY": errors.MEMORY,
    "ER_CHANGED": errors.CHANGED, "ER_COMPNOTSUPP": errors.COMPNOTSUPP, "ER_EOF": errors.EOF,
    "ER_INVAL": errors.INVAL, "ER_NOZIP": errors.NOZIP, "ER_INTERNAL": errors.INTERNAL, "ER_INCONS": errors.INCONS,
    "ER_REMOVE": errors.REMOVE, "ER_DELETED": errors.DELETED, "ER_ENCRNOTSUPP": errors.ENCRNOTSUPP,
    "ER_RDONLY": errors.RDONLY, "ER_NOPASSWD": errors.NOPASSWD, "ER_WRONGPASSWD": errors.WRONGPASSWD,
    "ER_OPNOTSUPP": errors.OPNOTSUPP, "ER_INUSE": errors.INUSE, "ER_TELL": errors.TELL,
    "ER_COMPRESSED_DATA": errors.COMPRESSED_DATA, "ER_CANCELLED": errors.CANCELLED,
    "ER_DATA_LENGTH": since(80400, 33), "ER_NOT_ALLOWED": since(80400, 34), "ER_TRUNCATED_ZIP": since(80400, 35),
    "AFL_RDONLY": since(80400, 2), "AFL_IS_TORRENTZIP": since(80400, 4), "AFL_WANT_TORRENTZIP": since(80400, 8),
    "AFL_CREATE_OR_KEEP_FILE_FOR_EMPTY_ARCHIVE": since(80400, 16), "OPSYS_DOS": 0, "OPSYS_AMIGA": 1,
    "OPSYS_OPENVMS": 2, "OPSYS_UNIX": 3, "OPSYS_VM_CMS": 4, "OPSYS_ATARI_ST": 5, "OPSYS_OS_2": 6,
    "OPSYS_MACINTOSH": 7, "OPSYS_Z_SYSTEM": 8, "OPSYS_CPM": 9, "OPSYS_WINDOWS_NTFS": 10, "OPSYS_MVS": 11,
    "OPSYS_VSE": 12, "OPSYS_ACORN_RISC": 13, "OPSYS_VFAT": 14, "OPSYS_ALTERNATE_MVS": 15, "OPSYS_BEOS": 16,
    "OPSYS_TANDEM": 17, "OPSYS_OS_400": 18, "OPSYS_OS_X": 19, "OPSYS_DEFAULT": 3, "EM_NONE": 0, "EM_TRAD_PKWARE": 1,
    "EM_AES_128": 257, "EM_AES_192": 258, "EM_AES_256": 259, "EM_UNKNOWN": 65535, "LIBZIP_VERSION": "1.7.3",
    "LENGTH_TO_END": since(80400, 0), "LENGTH_UNCHECKED": since(80400, -2),
}
