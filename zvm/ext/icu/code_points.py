"""What IntlCodePointBreakIterator walks over (ext/intl/breakiterator/codepointiterator_internal.cpp)."""
from __future__ import annotations

from bisect import bisect_right

from zvm.ext.icu.library import Status

DONE = -1
_REPLACEMENT = 0xFFFD


class CodePoints:
    """Boundaries between all code points, in bytes. A byte that is not part of a
    character counts as one."""

    type_name = "N3PHP22CodePointBreakIteratorE"

    def __init__(self) -> None:
        self.set_text(b"", Status())

    def set_text(self, data: bytes, status: Status) -> None:
        self.data = data
        self.offsets, self.characters = [0], [DONE]
        for character in data.decode("utf-8", "surrogateescape"):
            is_broken = "\ud800" <= character <= "\udfff"
            self.offsets.append(self.offsets[-1] + (1 if is_broken else len(character.encode("utf-8"))))
            self.characters.append(_REPLACEMENT if is_broken else ord(character))
        self.place = 0  # in offsets
        self.last_code_point = DONE

    def copy(self) -> CodePoints:
        twin = CodePoints()
        twin.__dict__.update(self.__dict__)
        return twin

    def equals(self, other: CodePoints) -> bool:
        return type(self) is type(other) and self.data == other.data and self.place == other.place

    def current(self) -> int:
        return self.offsets[self.place]

    def first(self) -> int:
        self.place, self.last_code_point = 0, DONE
        return 0

    def last(self) -> int:
        self.place, self.last_code_point = len(self.offsets) - 1, DONE
        return self.offsets[self.place]

    def next(self) -> int:
        if self.place == len(self.offsets) - 1:
            self.last_code_point = DONE
            return DONE
        self.place += 1
        self.last_code_point = self.characters[self.place]
        return self.offsets[self.place]

    def previous(self) -> int:
        if not self.place:
            self.last_code_point = DONE
            return DONE
        self.last_code_point = self.characters[self.place]
        self.place -= 1
        return self.offsets[self.place]

    def move(self, number: int) -> int:
        """Go that many characters on, or back; the character read is that after the place."""
        wanted = self.place + number
        self.place = max(0, min(wanted, len(self.offsets) - 1))
        if wanted != self.place:
            self.last_code_point = DONE
            return DONE
        self.last_code_point = self.characters[self.place + 1] if self.place + 1 < len(self.offsets) else DONE
        return self.offsets[self.place]

    def _go_to(self, offset: int) -> None:
        """Stand at the character that has that byte."""
        self.place = max(0, bisect_right(self.offsets, offset) - 1)

    def following(self, offset: int) -> int:
        self._go_to(offset)
        return self.next()

    def preceding(self, offset: int) -> int:
        self._go_to(offset)
        return self.previous()

    def is_boundary(self, offset: int) -> bool:
        self._go_to(offset)
        return self.offsets[self.place] == offset

    def locale(self, kind: int, status: Status) -> str:
        return ""
