"""Domain names as Unicode Technical Standard 46 processes them, with ICU's options and errors (uts46.cpp)."""
from __future__ import annotations

from zvm.ext.intl import normalization, unicode_data
from zvm.runtime.services.function_tools import cache

# options
USE_STD3_RULES, CHECK_BIDI, CHECK_CONTEXTJ, NONTRANSITIONAL_TO_ASCII, NONTRANSITIONAL_TO_UNICODE, CHECK_CONTEXTO = \
    2, 4, 8, 0x10, 0x20, 0x40

# errors
EMPTY_LABEL, LABEL_TOO_LONG, DOMAIN_NAME_TOO_LONG, LEADING_HYPHEN, TRAILING_HYPHEN, HYPHEN_3_4, \
    LEADING_COMBINING_MARK, DISALLOWED, PUNYCODE, LABEL_HAS_DOT, INVALID_ACE_LABEL, BIDI, CONTEXTJ, \
    CONTEXTO_PUNCTUATION, CONTEXTO_DIGITS = (1 << bit for bit in range(15))
_SEVERE = LEADING_COMBINING_MARK | DISALLOWED | PUNYCODE | LABEL_HAS_DOT | INVALID_ACE_LABEL

_LONGEST_LABEL, _LONGEST_NAME = 63, 254  # the latter with the dot at the end
_ACE = "xn--"
_REPLACEMENT = "\ufffd"
_DEVIATIONS = {0xDF: "ss", 0x3C2: "\u03c3", 0x200C: "", 0x200D: ""}
_DEVIANT = frozenset(map(chr, _DEVIATIONS))
_DOTS = {0x3002: ".", 0xFF61: "."}
_LETTERS_DIGITS_HYPHEN = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
_UPPER = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_NOT_IN_STD3 = frozenset("\u2260\u226e\u226f")
_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))
_NEUTRAL = frozenset(("EN", "ES", "CS", "ET", "ON", "BN", "NSM"))


@cache
def _map_character(character: str) -> str:
    """What a character of a name becomes."""
    point = ord(character)
    if character in _DEVIANT or character == _REPLACEMENT:
        return character
    if point in unicode_data.points("disallowed"):
        return _REPLACEMENT
    return _DOTS.get(point) or normalization.casefold_character(character)


def _mapped(text: str) -> str:
    return normalization.normalize("NFC", "".join(map(_map_character, text)))


class Conversion:
    """The conversion of one name. Afterwards `errors` and `is_transitional_different` tell about it."""

    def __init__(self, to_ascii: bool, options: int) -> None:
        self.to_ascii, self.options = to_ascii, options
        self.errors = self.label_errors = 0
        self.is_transitional_different = False
        self.is_bidi, self.is_valid_bidi = False, True
        self.use_std3 = bool(options & USE_STD3_RULES)

    def convert(self, name: str) -> str:
        """The name in ASCII or in Unicode."""
        labels, rest = self._leading_ascii_labels(name)
        if rest is not None:
            others = self._labels(rest, bool(labels))
            if self.is_bidi and not self.errors & _SEVERE and not (
                    self.is_valid_bidi and all(map(_is_left_to_right, labels))):
                self.errors |= BIDI
            labels += others
        converted = ".".join(labels)
        if self.to_ascii and converted.isascii() and len(converted) >= _LONGEST_NAME and \
                (len(converted) > _LONGEST_NAME or converted[-1] != "."):
            self.errors |= DOMAIN_NAME_TOO_LONG
        return converted

    def _leading_ascii_labels(self, name: str) -> tuple[list[str], str | None]:
        """The labels at the beginning that are plain ASCII, and the rest of the name, None where that is all."""
        parts = name.split(".")
        labels: list[str] = []
        for number, label in enumerate(parts):
            plain = label.isascii() and label[2:4] != "--" and not (
                self.use_std3 and set(label) - _LETTERS_DIGITS_HYPHEN - _UPPER)
            if not plain:
                return labels, ".".join(parts[number:])
            labels.append(label.lower())
            if not label and (number < len(parts) - 1 or not number):
                self.errors |= EMPTY_LABEL
            self._check_hyphens(label)
            if self.to_ascii and len(label) > _LONGEST_LABEL:
                self.label_errors |= LABEL_TOO_LONG
            self._finish_label()
        return labels, None

    def _finish_label(self) -> None:
        self.errors |= self.label_errors
        self.label_errors = 0

    def _check_hyphens(self, label: str) -> None:
        if label.startswith("-"):
            self.label_errors |= LEADING_HYPHEN
        if label.endswith("-"):
            self.label_errors |= TRAILING_HYPHEN

    def _labels(self, rest: str, has_before: bool) -> list[str]:
        """The labels of what is not plain ASCII. An empty one may stand at the end, after others."""
        text = _mapped(rest)
        if any(character in _DEVIANT for character in text):
            self.is_transitional_different = True
            if not self.options & (NONTRANSITIONAL_TO_ASCII if self.to_ascii else NONTRANSITIONAL_TO_UNICODE):
                text = normalization.normalize("NFC", text.translate(_DEVIATIONS))
        parts = text.split(".")
        converted = []
        for number, label in enumerate(parts):
            if label or number < len(parts) - 1 or not (has_before or number):
                label = self._label(label)
                self._finish_label()
            converted.append(label)
        return converted

    def _label(self, label: str) -> str:
        """One label, checked and converted."""
        original = label
        if was_punycode := label.startswith(_ACE):
            decoded = _from_punycode(label[len(_ACE):])
            if decoded is None:
                self.label_errors |= PUNYCODE
                return self._bad_ace_label(label)
            if decoded.isascii() or _mapped(decoded) != decoded:
                self.label_errors |= INVALID_ACE_LABEL
                return self._bad_ace_label(label)
            label = decoded
        if not label:
            self.label_errors |= EMPTY_LABEL
            return label
        label = self._checked(label)
        if self.label_errors & _SEVERE:
            if was_punycode:
                self.label_errors |= INVALID_ACE_LABEL
                return self._bad_ace_label(original)
            return label
        self._check_context(label)
        if not self.to_ascii:
            return label
        if was_punycode:
            label = original
        elif not label.isascii():
            label = _ACE + label.encode("punycode").decode("ascii")
        if len(label) > _LONGEST_LABEL:
            self.label_errors |= LABEL_TOO_LONG
        return label

    def _checked(self, label: str) -> str:
        """The label with U+FFFD for what must not be in it."""
        if label[2:4] == "--":
            self.label_errors |= HYPHEN_3_4
        self._check_hyphens(label)
        if "." in label:
            self.label_errors |= LABEL_HAS_DOT
        forbidden = {"."}
        if self.use_std3:
            forbidden |= {each for each in label if each < "\x80" and each not in _LETTERS_DIGITS_HYPHEN} | _NOT_IN_STD3
        checked = "".join(_REPLACEMENT if each in forbidden else each for each in label)
        if any(each == _REPLACEMENT and own != "." for own, each in zip(label, checked, strict=True)):
            self.label_errors |= DISALLOWED
        if unicode_data.category(checked[0]).startswith("M"):
            self.label_errors |= LEADING_COMBINING_MARK
            checked = _REPLACEMENT + checked[1:]
        return checked

    def _check_context(self, label: str) -> None:
        if self.options & CHECK_BIDI and (not self.is_bidi or self.is_valid_bidi):
            self._check_bidi(label)
        if self.options & CHECK_CONTEXTJ and not all(_may_join(label, at) for at, character in enumerate(label)
                                                     if character in "\u200c\u200d"):
            self.label_errors |= CONTEXTJ
        if self.options & CHECK_CONTEXTO:
            self._check_context_others(label)

    def _bad_ace_label(self, label: str) -> str:
        """A label that begins with xn--, made such that it does not look valid."""
        checked = "".join(_REPLACEMENT if self.use_std3 and each < "\x80" and each not in _LETTERS_DIGITS_HYPHEN
                          else each for each in label)
        if set(label) <= _LETTERS_DIGITS_HYPHEN:
            return label + _REPLACEMENT
        if self.to_ascii and checked.isascii() and len(label) > _LONGEST_LABEL:
            self.label_errors |= LABEL_TOO_LONG
        return checked

    def _check_bidi(self, label: str) -> None:
        """The rule of RFC 5893, section 2; its numbers."""
        classes = [unicode_data.bidi_class(character) for character in label]
        significant = [each for each in classes[1:] if each != "NSM"]
        first, last = classes[0], significant[-1] if significant else classes[0]
        found = set(classes)
        if first == "L":
            is_valid = last in ("L", "EN") and found <= _NEUTRAL | {"L"}  # 5, 6
        else:
            is_valid = first in ("R", "AL") and last in ("R", "AL", "EN", "AN") and \
                found <= _NEUTRAL | _RIGHT_TO_LEFT and not {"EN", "AN"} <= found  # 1 to 4
        self.is_valid_bidi = self.is_valid_bidi and is_valid
        self.is_bidi = self.is_bidi or bool(found & _RIGHT_TO_LEFT)

    def _check_context_others(self, label: str) -> None:
        """CONTEXTO of RFC 5892, appendix A.3 to A.9."""
        kinds = 0
        for at, character in enumerate(label):
            before, after = label[at - 1:at], label[at + 1:at + 2]
            if character == "\u00b7":
                is_valid = before == after == "l"
            elif character == "\u0375":
                is_valid = "\u0370" <= after <= "\u03ff" or "\u1f00" <= after <= "\u1fff"
            elif character in "\u05f3\u05f4":
                is_valid = "\u0590" <= before <= "\u05ff" or "\ufb1d" <= before <= "\ufb4f"
            elif character == "\u30fb":
                is_valid = any("\u3041" <= each <= "\u30ff" and each != "\u30fb" or "\u4e00" <= each <= "\u9fff"
                               for each in label)
            else:
                is_valid = True
                kinds |= ("\u0660" <= character <= "\u0669") + 2 * ("\u06f0" <= character <= "\u06f9")
            if not is_valid:
                self.label_errors |= CONTEXTO_PUNCTUATION
        if kinds == 3:
            self.label_errors |= CONTEXTO_DIGITS


def _from_punycode(encoded: str) -> str | None:
    """None where it is not Punycode."""
    if encoded.startswith("-"):
        return None
    try:
        decoded = encoded.encode("ascii").decode("punycode")
    except UnicodeError:
        return None
    return None if any("\ud800" <= character <= "\udfff" for character in decoded) else decoded


def _is_left_to_right(label: str) -> bool:
    """Does a label of plain ASCII keep the bidi rule?"""
    return not label or "a" <= label[0] <= "z" and label[-1] != "-" and label[-1] in _LETTERS_DIGITS_HYPHEN and \
        all(unicode_data.bidi_class(character) not in ("B", "S", "WS") for character in label)


def _may_join(label: str, at: int) -> bool:
    """May the zero width (non-)joiner stand there (RFC 5892, appendix A.1 and A.2)?"""
    if not at:
        return False
    if unicode_data.combining_class(label[at - 1]) == 9:  # a virama
        return True
    if label[at] == "\u200d":
        return False
    types = [unicode_data.joining_type(character) for character in label]
    before = next((each for each in reversed(types[:at]) if each != "T"), "")
    after = next((each for each in types[at + 1:] if each != "T"), "")
    return before in ("L", "D") and after in ("R", "D")
