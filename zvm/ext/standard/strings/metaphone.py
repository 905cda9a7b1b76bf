"""metaphone: how an English word sounds (ext/standard/metaphone.c)."""
from __future__ import annotations

from zvm.ext.native import StringBuilder, native
from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function(pure=True, native=True)
def metaphone(engine: Engine, string: Str, max_phonemes: Int = 0) -> Str:
    if max_phonemes < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    out = StringBuilder()
    at = 0
    end = string.find("\0")
    size = len(string) if end < 0 else end
    while at < size and _letter(string, size, at) == 0:
        at += 1
    at += _add_first_sound(out, string, size, at)
    while at < size and (max_phonemes == 0 or len(out) < max_phonemes):
        letter = _letter(string, size, at)
        if letter != 0 and (letter != _letter(string, size, at - 1) or letter == 67):
            at += _add_sound(out, string, size, at, letter)
        at += 1
    return out.text()


@native
def _letter(word: str, size: int, at: int) -> int:
    """The letter of word[:size] at a place, as the code of the capital; 0 where there is none."""
    if not 0 <= at < min(size, len(word)):
        return 0
    code = ord(word[at]) & 0xDF
    return code if 65 <= code <= 90 else 0


@native
def _is_vowel(letter: int) -> bool:
    return letter == 65 or letter == 69 or letter == 73 or letter == 79 or letter == 85


@native
def _is_front_vowel(letter: int) -> bool:
    """E, I or Y (MAKESOFT)."""
    return letter == 69 or letter == 73 or letter == 89


@native
def _add_first_sound(out: StringBuilder, word: str, size: int, at: int) -> int:
    """Append the sound of an exception at the beginning of a word; how many letters it takes."""
    letter = _letter(word, size, at)
    following = _letter(word, size, at + 1)
    sound = 0
    count = 2
    if letter == 65 and following == 69:  # AE
        sound = 69
    elif (letter == 71 or letter == 75 or letter == 80) and following == 78:  # GN, KN, PN
        sound = 78
    elif letter == 87 and following == 82:  # WR
        sound = 82
    elif letter == 87 and (following == 72 or _is_vowel(following)):  # WH, W and a vowel
        sound = 87
    elif letter == 88 or _is_vowel(letter):
        sound = 83 if letter == 88 else letter
        count = 1
    if sound == 0:
        return 0
    out.byte(sound)
    return count


@native
def _add_sound(out: StringBuilder, word: str, size: int, at: int, letter: int) -> int:
    """Append the sound of a letter within a word; how many letters after it are part of that."""
    before = _letter(word, size, at - 1)
    following = _letter(word, size, at + 1)
    after = _letter(word, size, at + 2)
    if letter == 67 or letter == 83 or letter == 84:  # C, S, T
        return _add_sibilant(out, letter, before, following, after)
    if letter == 71:
        return _add_sound_of_g(out, word, size, at)
    if letter == 68:  # D, as J before GE, GI and GY
        is_soft = following == 71 and _is_front_vowel(after)
        out.byte(74 if is_soft else 84)
        return 1 if is_soft else 0
    sound = letter
    if _is_vowel(letter) or letter == 66 and before == 77 or letter == 75 and before == 67:  # B after M, K after C
        sound = 0
    elif letter == 72:  # H, silent after C, G, P, S and T
        is_silent = before == 67 or before == 71 or before == 80 or before == 83 or before == 84
        sound = letter if _is_vowel(following) and not is_silent else 0
    elif letter == 87 or letter == 89:  # W, Y
        sound = letter if _is_vowel(following) else 0
    elif letter == 80:
        sound = 70 if following == 72 else letter
    elif letter == 86:
        sound = 70
    elif letter == 81 or letter == 88:  # Q, X
        sound = 75
    elif letter == 90:
        sound = 83
    if sound != 0:
        out.byte(sound)
    if letter == 88:
        out.byte(83)
    return 0


@native
def _add_sibilant(out: StringBuilder, letter: int, before: int, following: int, after: int) -> int:
    """_add_sound() of C, S and T."""
    sound = 75 if letter == 67 else letter
    if following == 72:
        sound = 48 if letter == 84 else 88
    elif letter == 67 and _is_front_vowel(following):
        sound = 88 if following == 73 and after == 65 else 0 if before == 83 else 83  # CIA, SC
    elif letter != 67 and following == 73 and (after == 79 or after == 65):  # SIO, SIA, TIO, TIA
        sound = 88
    elif letter == 84 and following == 67 and after == 72:  # TCH
        sound = 0
    if sound != 0:
        out.byte(sound)
    return 1 if following == 72 else 0


@native
def _add_sound_of_g(out: StringBuilder, word: str, size: int, at: int) -> int:
    following = _letter(word, size, at + 1)
    after = _letter(word, size, at + 2)
    if following == 72:  # GH, silent three letters after B, D and H
        start = _letter(word, size, at - 3)
        if start == 66 or start == 68 or start == 72 or _letter(word, size, at - 4) == 72:
            return 0
        out.byte(70)
        return 1
    if following == 78 and (after == 0 or after == 69 and _letter(word, size, at + 3) == 68):  # GN, GNED
        return 0
    is_soft = _is_front_vowel(following) and _letter(word, size, at - 1) != 71
    out.byte(74 if is_soft else 75)
    return 0
