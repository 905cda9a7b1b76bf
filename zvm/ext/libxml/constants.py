"""LIBXML_* (ext/libxml/libxml.c)."""
from __future__ import annotations

from zvm.ext.libxml.library import xml
from zvm.ext.vocabulary import since

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_DOTTED = f"{xml.version // 10000}.{xml.version // 100 % 100}.{xml.version % 100}"

CONSTANTS: dict[str, Any] = {
    "LIBXML_NO_XXE": since(80500, 8388608),
    "LIBXML_RECOVER": since(80400, 1),
    "LIBXML_VERSION": xml.version,
    "LIBXML_DOTTED_VERSION": _DOTTED,
    "LIBXML_LOADED_VERSION": str(xml.version),
    "LIBXML_NOENT": 2,
    "LIBXML_DTDLOAD": 4,
    "LIBXML_DTDATTR": 8,
    "LIBXML_DTDVALID": 16,
    "LIBXML_NOERROR": 32,
    "LIBXML_NOWARNING": 64,
    "LIBXML_NOBLANKS": 256,
    "LIBXML_XINCLUDE": 1024,
    "LIBXML_NSCLEAN": 8192,
    "LIBXML_NOCDATA": 16384,
    "LIBXML_NONET": 2048,
    "LIBXML_PEDANTIC": 128,
    "LIBXML_COMPACT": 65536,
    "LIBXML_NOXMLDECL": 2,
    "LIBXML_PARSEHUGE": 524288,
    "LIBXML_BIGLINES": 4194304,
    "LIBXML_NOEMPTYTAG": 4,
    "LIBXML_SCHEMA_CREATE": 1,
    "LIBXML_HTML_NOIMPLIED": 8192,
    "LIBXML_HTML_NODEFDTD": 4,
    "LIBXML_ERR_NONE": 0,
    "LIBXML_ERR_WARNING": 1,
    "LIBXML_ERR_ERROR": 2,
    "LIBXML_ERR_FATAL": 3,
}
