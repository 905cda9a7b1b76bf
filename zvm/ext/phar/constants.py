"""Numbers of the formats and of class Phar (ext/phar/phar_internal.h)."""
from __future__ import annotations

# flags of entries: permissions, and how the contents are compressed
PERMISSIONS, COMPRESSION = 0x1FF, 0xF000
NONE, GZ, BZ2 = 0, 0x1000, 0x2000
FILE_PERMISSIONS, FOLDER_PERMISSIONS = 0o666, 0o777
# flags of archives: signed, and how the whole file is compressed
SIGNED = 0x10000
WHOLE, WHOLE_GZ, WHOLE_BZ2 = 0xF00000, 0x100000, 0x200000

SAME, PHAR, TAR, ZIP = 0, 1, 2, 3  # formats; 0 stands for the present one
LEGACY_SAME = 9021976  # what older versions had for it
PHP, PHPS, OTHER = 0, 1, 2  # what webPhar() does with a file

MD5, SHA1, SHA256, SHA512, OPENSSL, OPENSSL_SHA256, OPENSSL_SHA512 = 1, 2, 3, 4, 16, 17, 18
SIGNATURE_NAMES = {MD5: "MD5", SHA1: "SHA-1", SHA256: "SHA-256", SHA512: "SHA-512", OPENSSL: "OpenSSL",
                   OPENSSL_SHA256: "OpenSSL_SHA256", OPENSSL_SHA512: "OpenSSL_SHA512"}

API_VERSION = "1.1.1"

# types of entries in a tar file
TAR_FILE, TAR_LINK, TAR_SYMLINK, TAR_FOLDER = "0", "1", "2", "5"

STUB, ALIAS, SIGNATURE = ".phar/stub.php", ".phar/alias.txt", ".phar/signature.bin"
MAGIC = ".phar"  # what names begin with that only the extension itself uses
HALT = "__HALT_COMPILER();"

CONSTANTS_OF_CLASS = {
    "BZ2": BZ2, "GZ": GZ, "NONE": NONE, "PHAR": PHAR, "TAR": TAR, "ZIP": ZIP, "COMPRESSED": COMPRESSION, "PHP": PHP,
    "PHPS": PHPS, "MD5": MD5, "OPENSSL": OPENSSL, "OPENSSL_SHA256": OPENSSL_SHA256, "OPENSSL_SHA512": OPENSSL_SHA512,
    "SHA1": SHA1, "SHA256": SHA256, "SHA512": SHA512,
}
