"""XSL_* and LIBXSLT_* (ext/xsl/php_xsl.c)."""
from __future__ import annotations

from zvm.ext.libxml.library import ints, xml

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

SECPREF_READ_FILE, SECPREF_WRITE_FILE, SECPREF_CREATE_DIRECTORY = 2, 4, 8
SECPREF_READ_NETWORK, SECPREF_WRITE_NETWORK, SECPREF_DEFAULT = 16, 32, 44


def _version(name: str) -> int:
    return ints[xml.address_of(name) >> 2]


def _dotted(number: int) -> str:
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"


CONSTANTS: dict[str, Any] = {
    "XSL_CLONE_AUTO": 0,
    "XSL_CLONE_NEVER": -1,
    "XSL_CLONE_ALWAYS": 1,
    "XSL_SECPREF_NONE": 0,
    "XSL_SECPREF_READ_FILE": SECPREF_READ_FILE,
    "XSL_SECPREF_WRITE_FILE": SECPREF_WRITE_FILE,
    "XSL_SECPREF_CREATE_DIRECTORY": SECPREF_CREATE_DIRECTORY,
    "XSL_SECPREF_READ_NETWORK": SECPREF_READ_NETWORK,
    "XSL_SECPREF_WRITE_NETWORK": SECPREF_WRITE_NETWORK,
    "XSL_SECPREF_DEFAULT": SECPREF_DEFAULT,
    "LIBXSLT_VERSION": _version("xsltLibxsltVersion"),
    "LIBXSLT_DOTTED_VERSION": _dotted(_version("xsltLibxsltVersion")),
    "LIBEXSLT_VERSION": _version("exsltLibexsltVersion"),
    "LIBEXSLT_DOTTED_VERSION": _dotted(_version("exsltLibexsltVersion")),
}
