"""Compiled patterns as native code finds them (handlers/native/kernels/functions/texts/patterns.py). zvm/ext/pcre
makes and fills them; this module knows nothing of the library, so that an engine without patterns costs nothing."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# pcre2.h: options of pcre2_match
MATCH_ANCHORED, NO_UTF_CHECK, NOTEMPTY_ATSTART = 0x8000_0000, 0x4000_0000, 0x0000_0008
NOMATCH = -1

# flags of preg_match() and the others
OFFSET_CAPTURE, UNMATCHED_AS_NULL = 1 << 8, 1 << 9
PATTERN_ORDER, SET_ORDER = 1, 2
SPLIT_NO_EMPTY, SPLIT_DELIM_CAPTURE, SPLIT_OFFSET_CAPTURE = 1, 2, 4

LARGE = 2048  # what is found out about subjects from this length on is kept for the next match


class CompiledPattern:
    """A pattern that is compiled.

    `native`: addresses of pcre2_match, of code, match data, context and vector of offsets; the number of groups; 1 for
    patterns of UTF-8; the address of pcre2_get_mark for those that have marks, else 0. `names`: a name or None for each
    group; None: no group has one.
    """

    __slots__ = ("native", "names")

    native: bytes
    names: list[str | None] | None


class PatternTable:
    """`cache`: compiled patterns by their source; `error`: what preg_last_error() gives; `valid`: the last large
    subject that is known to be UTF-8, or None."""

    __slots__ = ("cache", "error", "valid")

    cache: dict[str, Any]
    error: int
    valid: str | None
