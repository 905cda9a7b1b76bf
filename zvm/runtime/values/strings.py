"""Byte-wise string helpers: what Python's Unicode-aware str methods would get wrong on PHP strings.

Reads and makes latin-1 str. Imported by everything; imports nothing of the project.
"""
from __future__ import annotations

WHITESPACE = " \n\r\t\v\f"  # what PHP's isspace() in the C locale and numeric strings accept
DIGITS = "0123456789"
SCHEME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.")  # of URLs


_LONGEST_NAME, _MOST_NAMES = 64, 4096
_lowered: dict[str, str] = {}  # of names, which come again and again


def lower(text: str) -> str:
    """ASCII lower case (zend_str_tolower)."""
    found = _lowered.get(text)
    return _lower(text) if found is None else found


def _lower(text: str) -> str:
    """lower() of what was not met before."""
    if text.isascii():
        found = text if text.islower() else text.lower()
    else:
        found = text.encode("latin-1").lower().decode("latin-1")  # bytes know ASCII's letters only
    if len(text) <= _LONGEST_NAME:
        if len(_lowered) >= _MOST_NAMES:
            _lowered.clear()
        _lowered[text] = found
    return found


def upper(text: str) -> str:
    """ASCII upper case (zend_str_toupper)."""
    return text.upper() if text.isascii() else text.encode("latin-1").upper().decode("latin-1")


def compare_bytes(left: str, right: str) -> int:
    """-1, 0 or 1 by bytes (zend_binary_strcmp, its result's sign)."""
    if left == right:
        return 0
    return -1 if left < right else 1


def is_utf8(text: str) -> bool:
    """Whether a string's bytes are UTF-8."""
    try:
        text.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def find_ignoring_case(text: str, needle: str, start: int = 0) -> int:
    """Return the offset of a needle in a text, from an offset on, ASCII letters in either case; -1 if there is none."""
    place = lower(text[start:]).find(lower(needle))
    return place if place < 0 else place + start


def byte_difference(left: str, right: str) -> int:
    """The difference of the first bytes that differ, else the sign of the lengths' (zend_binary_strcmp)."""
    if left == right:
        return 0
    if left[:1] != right[:1] and left and right:
        return ord(left[0]) - ord(right[0])
    for one, other in zip(left, right, strict=False):
        if one != other:
            return ord(one) - ord(other)
    return -1 if len(left) < len(right) else 1


def difference_of_starts(left: str, right: str, length: int, folds: bool) -> int:
    """byte_difference() of the first bytes; `folds`: letters in either case are equal."""
    return difference_of_parts(left, 0, right, length, folds)


def difference_of_parts(left: str, start: int, right: str, length: int, folds: bool) -> int:
    """byte_difference() of left[start:start + length] and right[:length]."""
    left, right = left[start:start + length], right[:length]
    return byte_difference(lower(left), lower(right)) if folds else byte_difference(left, right)



def is_numeric(text: str) -> bool:
    """Whether a string is a number from end to end, white space allowed (is_numeric)."""
    from zvm.runtime.values.numbers import is_numeric_string
    return is_numeric_string(text)


def is_class_name(text: str) -> bool:
    """Whether an autoloader may be asked for this name (zend_lookup_class's check of its characters)."""
    return text != "" and _is_of_label(text.replace("\\", ""))


def _is_of_label(text: str) -> bool:
    """Whether all characters may stand in a PHP label, if not at its beginning."""
    text = text.replace("_", "")
    if text.isascii():
        return text == "" or text.isalnum()
    return all(c >= "\x80" or c.isalnum() for c in text)


def is_identifier(text: str) -> bool:
    """Whether a string is a PHP label: [a-zA-Z_\\x80-\\xff][a-zA-Z0-9_\\x80-\\xff]*."""
    return text != "" and not "0" <= text[0] <= "9" and _is_of_label(text)


def increment_string(text: str) -> str:
    """Perl's string increment on a non-empty, non-numeric string: "a" → "b", "Az" → "Ba", "zz" → "aaa"
    (increment_string in zend_operators.c). Stops at the first character from the right that is not alphanumeric."""
    chars = list(text)
    position = len(chars) - 1
    carried_into = ""
    while position >= 0:
        char = chars[position]
        if char == "z":
            chars[position], carried_into = "a", "a"
        elif char == "Z":
            chars[position], carried_into = "A", "A"
        elif char == "9":
            chars[position], carried_into = "0", "1"
        elif "a" <= char < "z" or "A" <= char < "Z" or "0" <= char < "9":
            chars[position] = chr(ord(char) + 1)
            return "".join(chars)
        else:
            return "".join(chars)
        position -= 1
    return carried_into + "".join(chars)


def c_string(text: str) -> str:
    """The text as C's %s shows it: up to a NUL."""
    return text.partition("\0")[0]


def split_scheme(path: str) -> tuple[str, str]:
    """(scheme, rest) of a URL, ("", path) of a plain path."""
    end = path.find(":")
    if end > 1 and SCHEME_CHARACTERS.issuperset(path[:end]):
        if path.startswith("//", end + 1):
            return path[:end], path[end + 3:]
        if path[:4] == "data" and end == 4:
            return "data", path[5:]
    return "", path


def without_password(url: str) -> str:
    """A path or URL as messages show it: what stands before an @ hidden (php_strip_url_passwd)."""
    scheme, separator, rest = url.partition("://")
    user, at, host = rest.partition("@")
    return scheme + separator + "..."[:len(user)] + at + host if at else url


def latin1(text: str) -> str:
    """A Python string from outside (file names, environment) as a PHP byte string: its UTF-8 bytes."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def native(text: str) -> str:
    """The reverse of latin1(): a PHP byte string as a Python string for the operating system."""
    return text.encode("latin-1").decode("utf-8", "surrogateescape")


def strip_anonymous_suffix(message: str) -> str:
    """A message of the engine's, the names of anonymous classes in it ending at their NUL, as they do in C."""
    start = message.find("@anonymous\0")
    while start >= 0:
        end = message.find("$", start) + 1  # the place it was declared at comes before, a hexadecimal number after
        while end < len(message) and message[end] in "0123456789abcdef":
            end += 1
        message = message[:start + 10] + message[end or len(message):]
        start = message.find("@anonymous\0", start + 10)
    return message
