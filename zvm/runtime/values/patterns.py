"""Python's patterns, compiled when they are first used: importing `re` and compiling takes longer than most small
scripts, and most scripts use none of those that a module has. The bundle has what they are compiled to.

Used by extensions.
"""
from __future__ import annotations

from zvm import bundle

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any, AnyStr


class LazyPattern:
    """Becomes like the pattern of its text by and by: what is asked of that is kept."""

    def __init__(self, text: Any, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        kept = bundle.compiled(self.kept_as())
        engine: Any = __import__("_sre")
        if kept is not None and kept[0] == engine.MAGIC:
            pattern = engine.compile(self._text, *kept[1:])
        else:
            import re

            pattern = re.compile(self._text, self._flags)
        value = getattr(pattern, name)
        setattr(self, name, value)
        return value

    def kept_as(self) -> str:
        """The text by which the bundle has it."""
        return f"pattern {self._flags} {self._text!s}"

    def to_keep(self) -> tuple[Any, ...]:
        """What the bundle has: the version of the engine, and what that makes a pattern of (re._compiler.compile())."""
        from re import _compiler, _parser

        parsed = _parser.parse(self._text, self._flags)
        state = parsed.state
        names: list[str | None] = [None] * state.groups
        for name, number in state.groupdict.items():
            names[number] = name
        return (_compiler.MAGIC, int(self._flags | state.flags), list(map(int, _compiler._code(parsed, self._flags))),
                state.groups - 1, state.groupdict, tuple(names))


def lazy_pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """re.compile(), later; an error in the text shows then. The methods and attributes are there, `re`'s own functions
    do not take it."""
    made: Any = LazyPattern(text, flags)
    pattern: re.Pattern[AnyStr] = made
    return pattern
