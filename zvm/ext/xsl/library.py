"""libxslt made ready for PHP: EXSLT, the functions of the namespace http://php.net/xsl, and its messages."""
from __future__ import annotations

from zvm.ext.dom.xpath_functions import CALLBACKS
from zvm.ext.libxml.library import xml
from zvm.ext.libxml.messages import HANDLER

_NAMESPACE = b"http://php.net/xsl"
_installed: list[bool] = []


def install() -> None:
    """Set libxslt up, once for the process."""
    if not _installed:
        _installed.append(True)
        if xml.has("exsltRegisterAll"):
            xml.exsltRegisterAll()
        for name, callback in CALLBACKS:
            xml.xsltRegisterExtModuleFunction(name, _NAMESPACE, callback)
        xml.xsltSetGenericErrorFunc(None, HANDLER)
