"""Hosts of URLs: domains, IPv4 and IPv6 addresses (the host parser of the WHATWG's standard)."""
from __future__ import annotations

from zvm.ext.intl import uts46

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

_FORBIDDEN = frozenset("\0\t\n\r #/:<>?@[\\]^|")
_FORBIDDEN_IN_DOMAINS = _FORBIDDEN | frozenset(map(chr, range(32))) | frozenset("%\x7f")
_C0 = frozenset(map(chr, range(32))) | {"\x7f"}
_HEX = "0123456789abcdefABCDEF"
_TO_ASCII = uts46.CHECK_BIDI | uts46.CHECK_CONTEXTJ | uts46.NONTRANSITIONAL_TO_ASCII
_TO_UNICODE = uts46.CHECK_BIDI | uts46.CHECK_CONTEXTJ | uts46.NONTRANSITIONAL_TO_UNICODE
_TOLERATED = uts46.EMPTY_LABEL | uts46.LABEL_TOO_LONG | uts46.DOMAIN_NAME_TOO_LONG | uts46.LEADING_HYPHEN | \
    uts46.TRAILING_HYPHEN | uts46.HYPHEN_3_4


class HostError(Exception):
    """A text is no host: the `kind` of the validation error, None where it has none, and its `context`."""

    def __init__(self, kind: str | None, context: str = "") -> None:
        super().__init__(kind)
        self.kind, self.context = kind, context


def parse_host(text: str, is_special: bool, note: Callable[[str, str, bool], None]) -> str:
    """The serialized host; `note` gets errors that do not end the parsing. Raises HostError."""
    if text[:1] == "[":
        if text[-1:] != "]":
            raise HostError("Ipv6Unclosed", text[-1:])
        return f"[{_shown(_Ipv6(text, len(text) - 1).parse())}]"
    if not is_special:
        return _opaque(text)
    if not text:
        raise HostError("HostMissing")
    domain = _decoded(text.lower() if text.isascii() else text)
    ascii_domain = domain if domain.isascii() and "xn--" not in domain else to_ascii(domain)
    for number, char in enumerate(ascii_domain):
        if char in _FORBIDDEN_IN_DOMAINS:
            raise HostError("DomainInvalidCodePoint", ascii_domain[number:].partition("\0")[0])
    if not ascii_domain:
        raise HostError(None)
    return _ipv4(ascii_domain, note) if _ends_in_number(ascii_domain) else ascii_domain


def _decoded(text: str) -> str:
    """Without percent encoding."""
    if "%" not in text:
        return text
    data, at, source = bytearray(), 0, text.encode("utf-8", "surrogateescape")
    while at < len(source):
        pair = source[at + 1:at + 3].decode("latin-1")
        if source[at] == 0x25 and len(pair) == 2 and pair[0] in _HEX and pair[1] in _HEX:
            data.append(int(pair, 16))
            at += 3
        else:
            data.append(source[at])
            at += 1
    return data.decode("utf-8", "replace")


def to_ascii(domain: str) -> str:
    """A domain in ASCII. Raises HostError."""
    conversion = uts46.Conversion(True, _TO_ASCII)
    ascii = conversion.convert(domain)
    if conversion.errors & ~_TOLERATED:
        raise HostError(None)
    return ascii


def to_unicode(host: str) -> str:
    """A serialized host as people read it."""
    return host if host[:1] == "[" else uts46.Conversion(False, _TO_UNICODE).convert(host)


def _opaque(text: str) -> str:
    for number, char in enumerate(text):
        if char in _FORBIDDEN:
            raise HostError("HostInvalidCodePoint", text[number:])
    return "".join(char if char < "\x80" and char not in _C0 else
                   "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogateescape")) for char in text)


# ---- IPv4 ----------------------------------------------------------------------------------------------------------

def _ends_in_number(domain: str) -> bool:
    parts = domain.split(".")
    if not parts[-1]:
        if len(parts) == 1:
            return False
        parts.pop()
    last = parts[-1]
    return last.isdigit() and last.isascii() or _number(last)[0] is not None


def _number(text: str) -> tuple[int | None, bool]:
    """The number a part writes, None where it writes none, and whether it is hexadecimal or octal."""
    if not text:
        return None, False
    base, digits = 10, text
    if text[:2] in ("0x", "0X"):
        base, digits = 16, text[2:]
    elif len(text) >= 2 and text[0] == "0":
        base, digits = 8, text[1:]
    allowed = _HEX if base == 16 else "0123456789"[:base]
    if any(char not in allowed for char in digits):
        return None, False
    return int(digits, base) if digits else 0, base != 10


def _ipv4(domain: str, note: Callable[[str, str, bool], None]) -> str:
    parts = domain.split(".")
    if not parts[-1] and len(parts) > 1:
        note("Ipv4EmptyPart", "", False)
        parts.pop()
    if len(parts) > 4:
        raise HostError("Ipv4TooManyParts", ".".join(parts[4:]))
    numbers, at, odd = [], 0, ""
    for part in parts:
        value, is_other = _number(part)
        if value is None:
            raise HostError("Ipv4NonNumericPart", domain[at:])
        odd = domain[at:] if is_other else odd
        numbers.append(value)
        at += len(part) + 1
    if odd:
        note("Ipv4NonDecimalPart", odd, False)
    too_large = [".".join(parts[-count:]) for count in range(1, len(numbers) + 1) if numbers[-count] > 255]
    if any(value > 255 for value in numbers[:-1]) or numbers[-1] >= 256 ** (5 - len(numbers)):
        for text in too_large[:-1]:
            note("Ipv4OutOfRangePart", text, True)
        raise HostError("Ipv4OutOfRangePart", too_large[-1])
    if too_large:
        note("Ipv4OutOfRangePart", too_large[0], True)
    address = numbers[-1] + sum(value << 8 * (3 - index) for index, value in enumerate(numbers[:-1]))
    return ".".join(str(address >> shift & 255) for shift in (24, 16, 8, 0))


# ---- IPv6 ----------------------------------------------------------------------------------------------------------

class _Ipv6:
    """The parser of an address between brackets, which ends at `end`."""

    __slots__ = ("text", "end", "at", "pieces", "compress")

    def __init__(self, text: str, end: int) -> None:
        self.text, self.end, self.at = text, end, 1
        self.pieces: list[int] = []
        self.compress: int | None = None

    def _fail(self, kind: str) -> HostError:
        return HostError(kind, self.text[self.at:])

    def _here(self) -> str:
        return self.text[self.at] if self.at < self.end else ""

    def parse(self) -> list[int]:
        """The eight pieces. Raises HostError."""
        if self._here() == ":":
            self.at += 1
            if self._here() != ":":
                raise self._fail("Ipv6InvalidCompression")
            self.at += 1
            self.compress = 0
        while self.at < self.end:
            if len(self.pieces) == 8:
                raise self._fail("Ipv6TooManyPieces")
            if self._here() == ":":
                if self.compress is not None:
                    raise self._fail("Ipv6MultipleCompression")
                self.at += 1
                self.compress = len(self.pieces)
                continue
            if not self._piece():
                break
        return self._filled()

    def _piece(self) -> bool:
        """Read a piece and the colon after it; False where an IPv4 address has ended it all."""
        start = self.at
        while self.at < start + 4 and self._here() and self._here() in _HEX:
            self.at += 1
        if self._here() == ".":
            if self.at == start:
                raise self._fail("Ipv4InIpv6InvalidCodePoint")
            self.at = start
            self._ipv4()
            return False
        self.pieces.append(int(self.text[start:self.at] or "0", 16))
        if self._here() == ":":
            self.at += 1
            if self.at == self.end:
                raise self._fail("Ipv6InvalidCodePoint")
        elif self.at < self.end:
            raise self._fail("Ipv6InvalidCodePoint")
        return True

    def _ipv4(self) -> None:
        if len(self.pieces) > 6:
            raise self._fail("Ipv4InIpv6TooManyPieces")
        values: list[int] = []
        while self.at < self.end:
            if values:
                if self._here() != "." or len(values) == 4:
                    raise self._fail("Ipv4InIpv6InvalidCodePoint")
                self.at += 1
            if not self._here().isdigit():
                raise self._fail("Ipv4InIpv6InvalidCodePoint")
            value = None
            while self._here().isdigit():
                if value == 0:
                    raise self._fail("Ipv4InIpv6InvalidCodePoint")
                value = (value or 0) * 10 + int(self._here())
                if value > 255:
                    raise self._fail("Ipv4InIpv6OutOfRangePart")
                self.at += 1
            values.append(value or 0)
        if len(values) != 4:
            raise self._fail("Ipv4InIpv6TooFewParts")
        self.pieces += [values[0] << 8 | values[1], values[2] << 8 | values[3]]

    def _filled(self) -> list[int]:
        if self.compress is not None:
            missing = 8 - len(self.pieces)
            return self.pieces[:self.compress] + [0] * missing + self.pieces[self.compress:]
        if len(self.pieces) != 8:
            raise self._fail("Ipv6TooFewPieces")
        return self.pieces


def _shown(pieces: list[int]) -> str:
    """An address, its longest run of zeros left out."""
    start = length = 0
    at = 0
    while at < 8:
        end = at
        while end < 8 and not pieces[end]:
            end += 1
        if end - at > max(length, 1):
            start, length = at, end - at
        at = max(end, at + 1)
    words = [f"{piece:x}" for piece in pieces]
    if not length:
        return ":".join(words)
    return ":".join(words[:start]) + "::" + ":".join(words[start + length:])
