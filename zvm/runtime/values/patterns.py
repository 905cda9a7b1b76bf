"""Python's patterns, compiled when they are first used: importing `re` and compiling takes longer than most small
scripts, and most scripts use none of those that a module has.

Imports nothing of zvm; used by extensions.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any


class _Pattern:
    """Becomes like the pattern of its text by and by: what is asked of that is kept."""

    def __init__(self, text: str, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        import re

        value = getattr(re.compile(self._text, self._flags), name)
        setattr(self, name, value)
        return value


def lazy_pattern(text: str, flags: int = 0) -> re.Pattern[str]:
    """re.compile(), later; an error in the text shows then. The methods and attributes are there, `re`'s own functions
    do not take it."""
    made: Any = _Pattern(text, flags)
    pattern: re.Pattern[str] = made
    return pattern
