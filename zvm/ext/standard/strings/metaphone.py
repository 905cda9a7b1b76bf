"""metaphone: how an English word sounds (ext/standard/metaphone.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.strings import c_string, upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_VOWELS = frozenset("AEIOU")
_SILENT_AFTER = frozenset("CGPST")  # AFFECTH
_FRONT_VOWELS = frozenset("EIY")  # MAKESOFT
_NO_GH_TO_F = frozenset("BDH")


@function(pure=True)
def metaphone(engine: Engine, string: Str, max_phonemes: Int = 0) -> Str:
    if max_phonemes < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    return _Metaphone(upper(c_string(string)), max_phonemes).run()


class _Metaphone:
    """Walks over the word; `code` is what has been found."""

    __slots__ = ("word", "at", "code", "limit", "skip")

    def __init__(self, word: str, limit: int) -> None:
        self.word = word
        self.at = 0
        self.code = ""
        self.limit = limit
        self.skip = 0  # letters already dealt with

    def letter(self, offset: int = 0) -> str:
        """The letter at a distance, "" outside the word."""
        at = self.at + offset
        return self.word[at] if 0 <= at < len(self.word) else ""

    def is_break(self, offset: int) -> bool:
        """Is there no letter at that distance?"""
        return self.letter(offset) not in _LETTERS

    def run(self) -> str:
        """The code."""
        while self.at < len(self.word) and self.word[self.at] not in _LETTERS:
            self.at += 1
        if self.at >= len(self.word):
            return ""
        self.first()
        while self.at < len(self.word) and (not self.limit or len(self.code) < self.limit):
            self.skip = 0
            current = self.letter()
            if current in _LETTERS and (current != self.letter(-1) or current == "C"):
                self.sound(current)
            self.at += 1 + self.skip
        return self.code

    def first(self) -> None:
        """The exceptions at the beginning of a word."""
        current, following = self.letter(), self.letter(1)
        if current == "A" and following == "E":
            self.code += "E"
            self.at += 2
        elif current in ("G", "K", "P") and following == "N":
            self.code += "N"
            self.at += 2
        elif current == "X":
            self.code += "S"
            self.at += 1
        elif current == "W":
            if following == "R":
                self.code += "R"
                self.at += 2
            elif following == "H" or following in _VOWELS and following:
                self.code += "W"
                self.at += 2
        elif current in _VOWELS:
            self.code += current
            self.at += 1

    def sound(self, current: str) -> None:
        """One letter in the middle."""
        if current in _VOWELS:
            return
        handler = getattr(self, "sound_" + current.lower(), None)
        if handler is not None:
            handler()
        else:
            self.code += current

    def sound_b(self) -> None:
        if self.letter(-1) != "M":
            self.code += "B"

    def sound_c(self) -> None:
        following = self.letter(1)
        if following and following in _FRONT_VOWELS:
            if following == "I" and self.letter(2) == "A":
                self.code += "X"
            elif self.letter(-1) != "S":
                self.code += "S"
        elif following == "H":
            self.code += "X"
            self.skip += 1
        else:
            self.code += "K"

    def sound_d(self) -> None:
        after = self.letter(2)
        if self.letter(1) == "G" and after and after in _FRONT_VOWELS:
            self.code += "J"
            self.skip += 1
        else:
            self.code += "T"

    def sound_g(self) -> None:
        following = self.letter(1)
        if following == "H":
            before = self.word[self.at - 3] if self.at > 2 else ""
            if not (before and before in _NO_GH_TO_F or self.at > 3 and self.word[self.at - 4] == "H"):
                self.code += "F"
                self.skip += 1
        elif following == "N":
            if not (self.is_break(2) or self.letter(2) == "E" and self.letter(3) == "D"):
                self.code += "K"
        elif following and following in _FRONT_VOWELS and self.letter(-1) != "G":
            self.code += "J"
        else:
            self.code += "K"

    def sound_h(self) -> None:
        following, before = self.letter(1), self.letter(-1)
        if following and following in _VOWELS and not (before and before in _SILENT_AFTER):
            self.code += "H"

    def sound_k(self) -> None:
        if self.letter(-1) != "C":
            self.code += "K"

    def sound_p(self) -> None:
        self.code += "F" if self.letter(1) == "H" else "P"

    def sound_q(self) -> None:
        self.code += "K"

    def sound_s(self) -> None:
        if self.letter(1) == "I" and self.letter(2) in ("O", "A"):
            self.code += "X"
        elif self.letter(1) == "H":
            self.code += "X"
            self.skip += 1
        else:
            self.code += "S"

    def sound_t(self) -> None:
        if self.letter(1) == "I" and self.letter(2) in ("O", "A"):
            self.code += "X"
        elif self.letter(1) == "H":
            self.code += "0"
            self.skip += 1
        elif not (self.letter(1) == "C" and self.letter(2) == "H"):
            self.code += "T"

    def sound_v(self) -> None:
        self.code += "F"

    def sound_w(self) -> None:
        following = self.letter(1)
        if following and following in _VOWELS:
            self.code += "W"

    def sound_x(self) -> None:
        self.code += "KS"

    def sound_y(self) -> None:
        following = self.letter(1)
        if following and following in _VOWELS:
            self.code += "Y"

    def sound_z(self) -> None:
        self.code += "S"
