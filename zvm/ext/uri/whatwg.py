"""URLs as the WHATWG's standard has them: the basic URL parser with its validation errors, setters, serializing.

Knows nothing of PHP's objects. Texts are str of code points; bytes that are no UTF-8 are lone surrogates. Where lexbor,
PHP's parser, deviates, this does.
"""
from __future__ import annotations

from re import compile as pattern

from zvm.ext.uri.hosts import HostError, parse_host

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable

SPECIAL = {"ftp": 21, "file": None, "http": 80, "https": 443, "ws": 80, "wss": 443}

_C0 = frozenset(map(chr, range(32))) | {"\x7f"}
FRAGMENT = _C0 | frozenset(' "<>`')
_QUERY = _C0 | frozenset(' "#<>')
_SPECIAL_QUERY = _QUERY | {"'"}
_PATH = _QUERY | frozenset("?`{}")
USER_INFO = _PATH | frozenset("/:;=@[\\]^|")
_UNITS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-./:;=?@_~%")
_HEX = frozenset("0123456789abcdefABCDEF")
_SCHEME = pattern(r"[A-Za-z][A-Za-z0-9+.\-]*\Z")
_LETTER = pattern(r"[A-Za-z]")


class Failure(Exception):  # noqa: N818
    """The text is no URL."""


class Remark:
    """A validation error: its `kind` by name, the rest of the text where it is, whether it ends the parsing."""

    __slots__ = ("kind", "context", "is_failure")

    def __init__(self, kind: str, context: str, is_failure: bool) -> None:
        self.kind, self.context, self.is_failure = kind, context, is_failure


class Url:
    """A URL record. `path` is a list of segments, or a text where it is opaque; `host` is None where there is none."""

    __slots__ = ("scheme", "username", "password", "host", "port", "path", "query", "fragment")

    def __init__(self) -> None:
        self.scheme = self.username = self.password = ""
        self.host: str | None = None
        self.port: int | None = None
        self.path: list[str] | str = []
        self.query: str | None = None
        self.fragment: str | None = None

    def copy(self) -> Url:
        """Another of the same parts."""
        copy = Url()
        for name in Url.__slots__:
            value = getattr(self, name)
            setattr(copy, name, value.copy() if isinstance(value, list) else value)
        return copy

    @property
    def is_special(self) -> bool:
        """Whether the scheme is one of those with rules of their own."""
        return self.scheme in SPECIAL

    @property
    def has_credentials(self) -> bool:
        """Whether there is a user or a password."""
        return bool(self.username or self.password)

    def path_text(self) -> str:
        """The path."""
        return self.path if isinstance(self.path, str) else "".join(f"/{segment}" for segment in self.path)

    def text(self, host: str | None, has_fragment: bool = True) -> str:
        """The URL with its host written so."""
        parts = [self.scheme, ":"]
        if host is not None:
            parts.append("//")
            if self.has_credentials:
                parts.append(self.username + (f":{self.password}" if self.password else "") + "@")
            parts.append(host + (f":{self.port}" if self.port is not None else ""))
        elif isinstance(self.path, list) and len(self.path) > 1 and not self.path[0]:
            parts.append("/.")
        parts.append(self.path_text())
        if self.query is not None:
            parts.append(f"?{self.query}")
        if has_fragment and self.fragment is not None:
            parts.append(f"#{self.fragment}")
        return "".join(parts)


def encode(text: str, unsafe: frozenset[str]) -> str:
    """Percent-encoded where characters are unsafe or no ASCII."""
    return "".join(char if char < "\x80" and char not in unsafe else
                   "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogateescape")) for char in text)


class Parser:
    """One run of the basic URL parser. `remarks` are what it has noticed, in order."""

    __slots__ = ("text", "url", "base", "remarks")

    def __init__(self, text: str, base: Url | None = None) -> None:
        self.text = text
        self.url = Url()
        self.base = base
        self.remarks: list[Remark] = []

    # -- remarks

    def note(self, kind: str, at: int) -> None:
        """Note a validation error at a place of the text."""
        self.remarks.append(Remark(kind, self.text[at:], False))

    def fail(self, kind: str | None, at: int = 0, context: str | None = None) -> Failure:
        """The failure to raise, noted with its kind if it has one."""
        if kind is not None:
            self.remarks.append(Remark(kind, self.text[at:] if context is None else context, True))
        return Failure()

    def check_unit(self, at: int) -> None:
        """Note a character that is no URL unit, or a % that escapes nothing."""
        char = self.text[at]
        if char == "%":
            if not (self.text[at + 1:at + 2] in _HEX and self.text[at + 2:at + 3] in _HEX and at + 2 < len(self.text)):
                self.note("InvalidUrlUnit", at)
        elif char not in _UNITS and (char < "\xa0" or "\ud800" <= char <= "\udfff"):
            self.note("InvalidUrlUnit", at)

    # -- the whole

    def parse(self) -> Url:
        """The URL of the text. Raises Failure."""
        self._strip()
        text = self.text
        colon = text.find(":")
        if colon > 0 and _SCHEME.match(text[:colon]):
            self._with_scheme(text[:colon].lower(), colon + 1)
        else:
            self._without_scheme()
        return self.url

    def _strip(self) -> None:
        blank = "".join(map(chr, range(33)))
        text = self.text.lstrip(blank)
        if text != self.text:
            self.note("InvalidUrlUnit", 0)
        stripped = text.rstrip(blank)
        if stripped != text:
            self.remarks.append(Remark("InvalidUrlUnit", text[len(stripped):], False))
        at = next((number for number, char in enumerate(stripped) if char in "\t\n\r"), -1)
        if at >= 0:
            self.remarks.append(Remark("InvalidUrlUnit", stripped[at:], False))
            stripped = stripped.translate({9: None, 10: None, 13: None})
        self.text = stripped

    def _with_scheme(self, scheme: str, at: int) -> None:
        url, base, text = self.url, self.base, self.text
        url.scheme = scheme
        if scheme == "file":
            if not text.startswith("//", at):
                self.note("SpecialSchemeMissingFollowingSolidus", at)
            self._file(at)
        elif url.is_special and base is not None and base.scheme == scheme:
            if text.startswith("//", at):
                self._authority(self._skip_slashes(at + 2))
            else:
                self.note("SpecialSchemeMissingFollowingSolidus", at)
                self._relative(at)
        elif url.is_special:
            if text.startswith("//", at):
                at += 2
            else:
                self.note("SpecialSchemeMissingFollowingSolidus", at)
            self._authority(self._skip_slashes(at))
        elif text.startswith("/", at):
            self._path_or_authority(at + 1)
        else:
            self._opaque_path(at)

    def _without_scheme(self) -> None:
        base, text = self.base, self.text
        if base is None or isinstance(base.path, str) and text[:1] != "#":
            raise self.fail("MissingSchemeNonRelativeUrl")
        self.url.scheme = base.scheme
        if isinstance(base.path, str):
            self.url.path, self.url.query = base.path, base.query
            self._fragment(1)
        elif base.scheme == "file":
            self._file(0)
        else:
            self._relative(0)

    # -- relative references

    def _relative(self, at: int) -> None:
        url, base, text = self.url, self.base, self.text
        assert base is not None
        char = text[at:at + 1]
        if char == "/" or char == "\\" and url.is_special:
            if char == "\\":
                self.note("InvalidReverseSoldius", at + 1)
            self._relative_slash(at + 1)
            return
        self._take_authority(base)
        url.path, url.query = base.copy().path, base.query
        if char == "?":
            self._query(at + 1)
        elif char == "#":
            self._fragment(at + 1)
        elif char:
            url.query = None
            self._shorten()
            self._path(at)

    def _relative_slash(self, at: int) -> None:
        url, base, text = self.url, self.base, self.text
        assert base is not None
        char = text[at:at + 1]
        if url.is_special and char in ("/", "\\") and char:
            if char == "\\":
                self.note("InvalidReverseSoldius", at)
            self._authority(self._skip_slashes(at + 1))
        elif char == "/":
            self._authority(at + 1)
        else:
            self._take_authority(base)
            self._path(at)

    def _take_authority(self, base: Url) -> None:
        url = self.url
        url.username, url.password, url.host, url.port = base.username, base.password, base.host, base.port

    # -- authority

    def _skip_slashes(self, at: int) -> int:
        """The special authority ignore slashes state."""
        while at < len(self.text) and self.text[at] in "/\\":
            self.note("SpecialSchemeMissingFollowingSolidus", at)
            at += 1
        return at

    def _path_or_authority(self, at: int) -> None:
        if self.text.startswith("/", at):
            self._authority(at + 1)
        else:
            self._path_from(at - 1)

    def _authority(self, at: int) -> None:
        url, text = self.url, self.text
        ends = "/?#\\" if url.is_special else "/?#"
        end = next((number for number in range(at, len(text)) if text[number] in ends), len(text))
        start, has_at = at, False
        for number in range(at, end):
            if text[number] == "@":
                self.note("InvalidCredentials", number)
                start, has_at = number + 1, True
        if has_at:
            self._credentials(text[at:start - 1])
            if start == end:
                self.note("InvalidCredentials", end)
                raise self.fail(None)
        self._host(start, end)
        self._path_from(end)

    def _credentials(self, text: str) -> None:
        user, _, password = text.partition(":")
        self.url.username, self.url.password = encode(user, USER_INFO), encode(password, USER_INFO)

    def _host(self, start: int, end: int) -> None:
        text, is_inside, colon = self.text, False, end
        for number in range(start, end):
            if text[number] == "[":
                is_inside = True
            elif text[number] == "]":
                is_inside = False
            elif text[number] == ":" and not is_inside:
                colon = number
                break
        if colon == start and (self.url.is_special or colon < end):
            raise self.fail("HostMissing", start)
        self.set_host(start, colon)
        if colon < end:
            self.set_port(colon + 1, end)

    def set_host(self, start: int, end: int) -> None:
        """Parse the host between two places. Raises Failure."""
        try:
            self.url.host = parse_host(self.text[start:end], self.url.is_special, self._note_in_host)
        except HostError as error:
            raise self.fail(error.kind, context=error.context) from None

    def _note_in_host(self, kind: str, context: str, is_failure: bool) -> None:
        self.remarks.append(Remark(kind, context, is_failure))

    def set_port(self, start: int, end: int) -> None:
        """Parse the port between two places. Raises Failure."""
        for number in range(start, end):
            if not "0" <= self.text[number] <= "9":
                raise self.fail("PortInvalid", number)
        if start < end:
            port = int(self.text[start:end])
            if port > 65535:
                raise self.fail("PortOutOfRange", end)
            self.url.port = None if SPECIAL.get(self.url.scheme) == port else port

    # -- files

    def _file(self, at: int) -> None:
        url, base, text = self.url, self.base, self.text
        url.host = ""
        char = text[at:at + 1]
        if char and char in "/\\":
            if char == "\\":
                self.note("InvalidReverseSoldius", at)
            self._file_slash(at + 1)
        elif base is not None and base.scheme == "file":
            url.host, url.path, url.query = base.host, base.copy().path, base.query
            if char == "?":
                self._query(at + 1)
            elif char == "#":
                self._fragment(at + 1)
            elif char:
                url.query = None
                if self._begins_with_drive(at):
                    self.note("FileInvalidWindowsDriveLetter", at)
                    url.path = []
                else:
                    self._shorten()
                self._path(at)
        else:
            self._path(at)

    def _file_slash(self, at: int) -> None:
        url, base, text = self.url, self.base, self.text
        char = text[at:at + 1]
        if char and char in "/\\":
            if char == "\\":
                self.note("InvalidReverseSoldius", at)
            self._file_host(at + 1)
            return
        if base is not None and base.scheme == "file":
            url.host = base.host
            if not self._begins_with_drive(at) and isinstance(base.path, list) and base.path \
                    and _is_drive(base.path[0], True):
                url.path = [base.path[0]]
        self._path(at)

    def _file_host(self, at: int) -> None:
        text = self.text
        end = next((number for number in range(at, len(text)) if text[number] in "/\\?#"), len(text))
        if _is_drive(text[at:end]):
            self.note("FileInvalidWindowsDriveLetterHost", at)
            self._path(at)
            return
        if end > at:
            self.set_host(at, end)
            if self.url.host == "localhost":
                self.url.host = ""
        self._path_from(end)

    def _begins_with_drive(self, at: int) -> bool:
        rest = self.text[at:at + 3]
        return _is_drive(rest[:2]) and (len(rest) == 2 or rest[2] in "/\\?#")

    # -- path, query, fragment

    def _path_from(self, at: int) -> None:
        """The path start state."""
        url, char = self.url, self.text[at:at + 1]
        if url.is_special:
            if char == "\\":
                self.note("InvalidReverseSoldius", at)
            self._path(at + 1 if char and char in "/\\" else at)
        elif char == "?":
            self._query(at + 1)
        elif char == "#":
            self._fragment(at + 1)
        elif char:
            self._path(at + 1 if char == "/" else at)

    def _path(self, at: int, stops: bool = True) -> None:
        """Segments up to a query or fragment, unless a setter gives the path alone (`stops` is false)."""
        url, text = self.url, self.text
        segments = url.path
        assert isinstance(segments, list)
        slashes = "/\\" if url.is_special else "/"
        unsafe = _PATH if stops else _PATH | {"?", "#"}
        while True:
            end = at
            while end < len(text) and text[end] not in slashes and not (stops and text[end] in "?#"):
                self.check_unit(end)
                end += 1
            is_last = end == len(text) or text[end] not in slashes
            if not is_last and text[end] == "\\":
                self.note("InvalidReverseSoldius", end)
            segment = encode(text[at:end], unsafe)
            dots = segment.lower().replace("%2e", ".")
            if dots == "..":
                self._shorten()
            if dots in ("..", "."):
                if is_last:
                    segments.append("")
            else:
                if url.scheme == "file" and not segments and _is_drive(segment):
                    segment = segment[0] + ":"
                segments.append(segment)
            at = end + 1
            if is_last:
                break
        if end < len(text):
            (self._query if text[end] == "?" else self._fragment)(end + 1)

    def _shorten(self) -> None:
        path = self.url.path
        assert isinstance(path, list)
        if path and not (self.url.scheme == "file" and len(path) == 1 and _is_drive(path[0], True)):
            path.pop()

    def _opaque_path(self, at: int) -> None:
        text = self.text
        end = next((number for number in range(at, len(text)) if text[number] in "?#"), len(text))
        for number in range(at, end):
            self.check_unit(number)
        self.url.path = encode(text[at:end], _C0)
        if end < len(text):
            (self._query if text[end] == "?" else self._fragment)(end + 1)

    def _query(self, at: int, stops: bool = True) -> None:
        text = self.text
        end = text.find("#", at) if stops else -1
        end = len(text) if end < 0 else end
        for number in range(at, end):
            self.check_unit(number)
        self.url.query = encode(text[at:end], _SPECIAL_QUERY if self.url.is_special else _QUERY)
        if end < len(text):
            self._fragment(end + 1)

    def _fragment(self, at: int) -> None:
        for number in range(at, len(self.text)):
            self.check_unit(number)
        self.url.fragment = encode(self.text[at:], FRAGMENT)

    # -- setters

    def set_path(self) -> None:
        """The text is the new path of the URL."""
        self.url.path = []
        text, is_special = self.text, self.url.is_special
        starts = text[:1] == "/" or is_special and text[:1] == "\\"
        if text or is_special:
            self._path(1 if starts else 0, False)

    def set_query(self) -> None:
        """The text is the new query."""
        self._query(0, False)


def _is_drive(text: str, is_normalized: bool = False) -> bool:
    """Whether it is the letter of a Windows drive."""
    return len(text) == 2 and _LETTER.match(text) is not None and text[1] in (":" if is_normalized else ":|")


def kinds_of(remarks: Iterable[Remark]) -> list[Remark]:
    """The remarks as PHP lists them: the last comes first."""
    return list(remarks)[::-1]


def is_scheme(text: str) -> bool:
    """Whether it may be a scheme."""
    return _SCHEME.match(text) is not None


def change_host(parser: Parser) -> None:
    """The setter of the host: the parser's text up to a path. Raises Failure."""
    url, text = parser.url, parser.text
    if isinstance(url.path, str):
        return
    ends = "/?#\\" if url.is_special else "/?#"
    end = next((number for number in range(len(text)) if text[number] in ends), len(text))
    if url.scheme == "file" or not url.is_special and not end:
        if not end:
            url.host = ""
            return
    elif not end:
        raise parser.fail("HostMissing")
    if text[0] != "[" and ":" in text[:end]:
        raise parser.fail(None)
    parser.set_host(0, end)
    if url.scheme == "file" and url.host == "localhost":
        url.host = ""
