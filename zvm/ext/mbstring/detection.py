"""Which of several encodings a string is in: the one without errors whose characters are the likeliest.

Follows mbfl_encoding_detector: without strictness, the strings are not read further once errors have been met about
often enough to tell; the encodings are then judged by what was read.
"""
from __future__ import annotations

from zvm.ext.mbstring.characters import ended, filter_decode
from zvm.ext.mbstring.codecs.base import BAD, is_wide
from zvm.runtime.services.function_tools import cache
from zvm.runtime.services.modules import text_beside
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.mbstring.encodings import Encoding

_LIKELY, _PUNCTUATION, _UNLIKELY, _BEYOND_BMP = 1, 6, 30, 40  # demerits of a character
_SAMPLE = 1024  # bytes that mostly tell, without strictness
_NOT_ONE_BYTE = lazy_pattern("[^\0-\xff]+")
_NOT_DETECTED = ("BASE64", "UUENCODE", "HTML-ENTITIES", "Quoted-Printable", "7bit", "8bit")


def identify(strings: list[str], candidates: list[Encoding], strict: bool) -> Encoding | None:
    """The best candidate, the first of equals; None where there is none."""
    candidates = [encoding for encoding in candidates if encoding.name not in _NOT_DETECTED]
    if all(encoding.is_ascii_superset for encoding in candidates) and all(map(str.isascii, strings)):
        return next(iter(candidates), None)
    if strict:
        data = [string.encode("latin-1") for string in strings]
        candidates = [encoding for encoding in candidates if all(map(encoding.codec.is_valid, data))]
        if len(candidates) <= 1:
            return next(iter(candidates), None)
        texts = {encoding: [filter_decode(encoding, string) for string in strings] for encoding in candidates}
    else:
        read = _read_in_part([strings[0][:_SAMPLE]], candidates) if strings and len(strings[0]) > _SAMPLE else None
        read = read or _read_in_part(strings, candidates) or \
            {encoding: [filter_decode(encoding, string) for string in strings] for encoding in candidates}
        texts = {encoding: found for encoding, found in read.items() if not any(BAD in text for text in found)}
    if len(texts) <= 1:
        return next(iter(texts), None)
    return min(texts, key=lambda encoding: sum(map(demerits, texts[encoding])))


def _read_in_part(strings: list[str], candidates: list[Encoding]) -> dict[Encoding, list[str]] | None:
    """The texts as far as they are read; None when all is."""
    whole: dict[Encoding, list[str]] = {encoding: [] for encoding in candidates}
    failed: list[int] = []
    for string in strings:
        data = string.encode("latin-1")
        errors = [encoding.codec.first_error(data) for encoding in candidates]
        end = _stop(errors, len(data), len(candidates) - 1, failed)
        if end is not None:
            for encoding in candidates:
                whole[encoding].append(ended(encoding, data[:end]))
            return whole
        for encoding in candidates:
            whole[encoding].append(filter_decode(encoding, string))
        failed += [error for error in errors if error is not None]
    return None


def _stop(errors: list[int | None], size: int, enough: int, failed: list[int]) -> int | None:
    """After how many bytes reading ends, None for the end of the string."""
    missing = enough - len(failed)
    if missing <= 0:
        return 1 if size else None
    known = sorted(error for error in errors if error is not None)
    return known[missing - 1] if len(known) >= missing else None


def demerits(text: str) -> int:
    """The more, the less likely the text is in that encoding."""
    if text.isascii():
        total, rest = 0, text.encode()
    else:
        from collections import Counter  # slow to import

        total = sum([number * _demerit(char) for char, number in Counter("".join(_NOT_ONE_BYTE.findall(text))).items()])
        rest = text.encode("latin-1", "ignore")
    for weight, others in _other_bytes().items():
        total += weight * len(rest.translate(None, others))
    return total


@cache
def _other_bytes() -> dict[int, bytes]:
    """By demerits: the bytes of Latin-1 that have others."""
    weights = [_demerit(chr(byte)) for byte in range(256)]
    return {weight: bytes(byte for byte in range(256) if weights[byte] != weight) for weight in set(weights)}


def _demerit(char: str) -> int:
    if char in _likely() and not "!" <= char <= "/":
        return _LIKELY
    if char > "\uffff" or is_wide(char):
        return _BEYOND_BMP
    return _PUNCTUATION if "!" <= char <= "/" else _UNLIKELY


@cache
def _likely() -> frozenset[str]:
    """The likely characters: of the file's ranges, which come first, and its ideographs."""
    found: set[str] = set()
    for line in text_beside(__file__, "likely.txt").split("\n"):
        if line.isascii():
            for part in line.split():
                first, _, last = part.partition("-")
                found.update(map(chr, range(int(first, 16), int(last, 16) + 1)))
        else:
            found.update(line)
    return frozenset(found)
