"""Are libxml2, libxslt and Lexbor on this machine? Asked by zvm/ext/registry.py before an extension is used."""
from __future__ import annotations


def is_available(package: str) -> bool:
    """Is there what that package of zvm/ext is built on?"""
    try:
        from zvm.ext.libxml.library import xml
    except ImportError:
        return False
    if package == "living_dom":
        try:
            import zvm.ext.lexbor.library  # noqa: F401 - is Lexbor there?
        except ImportError:
            return False
    return package != "xsl" or xml.has("xsltApplyStylesheet")
