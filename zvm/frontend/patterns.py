"""The lexer's patterns as pattern objects, from generated/lex_tables.py.

Used by the lexer. `re` itself is imported only when the tables were made for another version of Python.
"""
from __future__ import annotations

import _sre  # type: ignore[import-not-found]

from zvm.frontend.generated import lex_tables

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from types import ModuleType


def pattern(name: str, tables: ModuleType = lex_tables) -> re.Pattern[str]:
    """The pattern of that name, of one of the modules of compiled ones."""
    text, flags, groups, code = tables.PATTERNS[name]
    if _sre.MAGIC in tables.MAGICS:
        return _sre.compile(  # type: ignore[no-any-return]
            text, flags, list(code), groups, {}, (None,) * (groups + 1))
    import re

    return re.compile(text, flags)
