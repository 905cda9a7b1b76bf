"""DOMException and its codes (ext/dom/domexception.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import php_class, prop
from zvm.runtime.execute_data import message_origin
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

(PHP_ERR, INDEX_SIZE, DOMSTRING_SIZE, HIERARCHY_REQUEST, WRONG_DOCUMENT, INVALID_CHARACTER, NO_DATA_ALLOWED,
 NO_MODIFICATION_ALLOWED, NOT_FOUND, NOT_SUPPORTED, INUSE_ATTRIBUTE, INVALID_STATE, SYNTAX, INVALID_MODIFICATION,
 NAMESPACE, INVALID_ACCESS, VALIDATION) = range(17)

_MESSAGES = ("", "Index Size Error", "DOM String Size Error", "Hierarchy Request Error", "Wrong Document Error",
             "Invalid Character Error", "No Data Allowed Error", "No Modification Allowed Error", "Not Found Error",
             "Not Supported Error", "Inuse Attribute Error", "Invalid State Error", "Syntax Error",
             "Invalid Modification Error", "Namespace Error", "Invalid Access Error", "Validation Error")


@php_class("DOMException", extends="Exception", final=True, aliases=((80400, "dom\\domexception"),), properties=[
    prop("code", 0)])
class DOMException(PhpObject):
    __slots__ = ()


def refuse(engine: Engine, code: int, strict: bool = True) -> bool:
    """Throw a DOMException; a warning where the document's strictErrorChecking is off, and then False."""
    if strict:
        engine.throw("DOMException", _MESSAGES[code], code)
    engine.diagnostics.warning(f"{message_origin(engine)}: {_MESSAGES[code]}")
    return False
