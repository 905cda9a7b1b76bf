"""The constants of namespace Dom, by the key that PHP's table has (ext/dom/php_dom.stub.php)."""
from __future__ import annotations

from zvm.ext.vocabulary import since

CONSTANTS = {
    "dom\\INDEX_SIZE_ERR": since(80400, 1),
    "dom\\STRING_SIZE_ERR": since(80400, 2),
    "dom\\HIERARCHY_REQUEST_ERR": since(80400, 3),
    "dom\\WRONG_DOCUMENT_ERR": since(80400, 4),
    "dom\\INVALID_CHARACTER_ERR": since(80400, 5),
    "dom\\NO_DATA_ALLOWED_ERR": since(80400, 6),
    "dom\\NO_MODIFICATION_ALLOWED_ERR": since(80400, 7),
    "dom\\NOT_FOUND_ERR": since(80400, 8),
    "dom\\NOT_SUPPORTED_ERR": since(80400, 9),
    "dom\\INUSE_ATTRIBUTE_ERR": since(80400, 10),
    "dom\\INVALID_STATE_ERR": since(80400, 11),
    "dom\\SYNTAX_ERR": since(80400, 12),
    "dom\\INVALID_MODIFICATION_ERR": since(80400, 13),
    "dom\\NAMESPACE_ERR": since(80400, 14),
    "dom\\VALIDATION_ERR": since(80400, 16),
    "dom\\HTML_NO_DEFAULT_NS": since(80400, 2147483648),
}
