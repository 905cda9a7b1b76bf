"""URIs as RFC 3986 has them: parts, normalization, resolution. Knows nothing of PHP's objects."""
from __future__ import annotations

from ipaddress import AddressValueError, IPv6Address
from re import compile as pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_PCT = "%[0-9A-Fa-f]{2}"
_UNRESERVED, _SUB = r"A-Za-z0-9\-._~", r"!$&'()*+,;="
_PCHAR = rf"(?:[{_UNRESERVED}{_SUB}:@]|{_PCT})"
_FORM = pattern(r"(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?\Z")
_AUTHORITY = pattern(r"(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::([0-9]*))?\Z")
_SCHEME = pattern(r"[A-Za-z][A-Za-z0-9+.\-]*\Z")
_USER_INFO = pattern(rf"(?:[{_UNRESERVED}{_SUB}:]|{_PCT})*\Z")
_NAME = pattern(rf"(?:[{_UNRESERVED}{_SUB}]|{_PCT})*\Z")
_FUTURE = pattern(rf"v[0-9A-Fa-f]+\.[{_UNRESERVED}{_SUB}:]+\Z")
_PATH = pattern(rf"(?:{_PCHAR}|/)*\Z")
_QUERY = pattern(rf"(?:{_PCHAR}|[/?])*\Z")
_ESCAPE = pattern(_PCT)
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


class Uri:
    """The parts as they are written; None for those that are not there. `port` is a text, perhaps an empty one."""

    __slots__ = ("scheme", "user_info", "host", "port", "path", "query", "fragment")

    def __init__(self, scheme: str | None, user_info: str | None, host: str | None, port: str | None, path: str,
                 query: str | None, fragment: str | None) -> None:
        self.scheme, self.user_info, self.host, self.port = scheme, user_info, host, port
        self.path, self.query, self.fragment = path, query, fragment

    def copy(self) -> Uri:
        """Another of the same parts."""
        return Uri(self.scheme, self.user_info, self.host, self.port, self.path, self.query, self.fragment)

    def text(self) -> str:
        """The parts put together."""
        parts = [] if self.scheme is None else [self.scheme, ":"]
        if self.host is not None:
            parts.append("//")
            if self.user_info is not None:
                parts += [self.user_info, "@"]
            parts.append(expanded(self.host))
            if self.port is not None:
                parts += [":", self.port]
        elif self.path[:2] == "//":
            parts.append("/.")
        parts.append(self.path)
        if self.query is not None:
            parts += ["?", self.query]
        if self.fragment is not None:
            parts += ["#", self.fragment]
        return "".join(parts)

    def normalized(self) -> Uri:
        """Case, escapes and dots in the path as they are compared."""
        port = self.port
        if port:
            port = port.lstrip("0") or "0"
        return Uri(None if self.scheme is None else self.scheme.lower(), _plain(self.user_info),
                   None if self.host is None else (_plain(self.host) or "").lower(), port, self._normalized_path(),
                   _plain(self.query), _plain(self.fragment))

    def _normalized_path(self) -> str:
        path = _plain(self.path) or ""
        if self.scheme is not None or self.host is not None or path[:1] == "/":
            return remove_dots(path)
        return _relative_path(path)


def is_scheme(text: str) -> bool:
    """Whether it may be a scheme."""
    return _SCHEME.match(text) is not None


def is_user_info(text: str) -> bool:
    """Whether it may be the user's part of an authority."""
    return _USER_INFO.match(text) is not None


def is_host(text: str) -> bool:
    """Whether it may be a host: a name or an address in brackets."""
    if text[:1] != "[":
        return _NAME.match(text) is not None
    if text[-1:] != "]":
        return False
    inner = text[1:-1]
    if inner[:1] in ("v", "V"):
        return _FUTURE.match("v" + inner[1:]) is not None
    try:
        return "%" not in inner and bool(IPv6Address(inner))
    except AddressValueError:
        return False


def is_path(text: str) -> bool:
    """Whether it may be a path."""
    return _PATH.match(text) is not None


def is_query(text: str) -> bool:
    """Whether it may be a query or a fragment."""
    return _QUERY.match(text) is not None


def expanded(host: str) -> str:
    """A host; an IPv6 address with all its digits."""
    if host[:1] != "[" or host[1:2] in "vV":
        return host
    return f"[{IPv6Address(host[1:-1]).packed.hex(':', 2)}]"  # what Python calls `exploded` is another form since 3.13


def parse(text: str) -> Uri | None:
    """The URI or relative reference that a text writes, None where it writes none."""
    match = _FORM.match(text) if "\n" not in text else None
    if match is None:
        return None
    scheme, authority, path, query, fragment = match.groups()
    user_info = host = port = None
    if authority is not None:
        parts = _AUTHORITY.match(authority)
        if parts is None:
            return None
        user_info, host, port = parts.groups()
    fine = (scheme is None or is_scheme(scheme)) and is_user_info(user_info or "") and is_host(host or "") \
        and is_path(path) and is_query(query or "") and is_query(fragment or "")
    if not fine or scheme is None and host is None and ":" in path.partition("/")[0]:
        return None
    return Uri(scheme, user_info, host, port, path, query, fragment)


def resolve(base: Uri, reference: Uri) -> Uri:
    """The target of a reference in an absolute URI (RFC 3986, 5.2.2)."""
    if reference.scheme is not None:
        target = reference.copy()
        target.path = remove_dots(target.path)
        return target
    target = reference.copy()
    target.scheme = base.scheme
    if reference.host is not None:
        target.path = remove_dots(reference.path)
        return target
    target.user_info, target.host, target.port = base.user_info, base.host, base.port
    if not reference.path:
        target.path = base.path
        if reference.query is None:
            target.query = base.query
    elif reference.path[0] == "/":
        target.path = remove_dots(reference.path)
    elif base.host is not None and not base.path:
        target.path = remove_dots("/" + reference.path)
    else:
        target.path = remove_dots(base.path[:base.path.rfind("/") + 1] + reference.path)
    return target


def remove_dots(path: str) -> str:
    """A path without the segments `.` and `..` (RFC 3986, 5.2.4)."""
    output: list[str] = []
    segments = path.split("/")
    is_absolute = path[:1] == "/"
    for number, segment in enumerate(segments):
        is_last = number == len(segments) - 1
        if segment == ".":
            if is_last:
                output.append("")
        elif segment == "..":
            if len(output) > is_absolute:
                output.pop()
            if is_last:
                output.append("")
        else:
            output.append(segment)
    return "/".join(output)


def _relative_path(path: str) -> str:
    """A path of a reference without the dots that mean nothing; it must not begin as a scheme would."""
    output: list[str] = []
    for segment in path.split("/"):
        if segment == "..":
            if output and output[-1] != "..":
                output.pop()
                continue
        elif segment == ".":
            continue
        output.append(segment)
    text = "/".join(output)
    return f"./{text}" if output and ":" in output[0] else text


def _plain(text: str | None) -> str | None:
    """Escapes in capitals, those of unreserved characters as these."""
    if text is None or "%" not in text:
        return text

    def replacement(match: Any) -> str:
        code: str = match[0]
        char = chr(int(code[1:], 16))
        return char if char in _PLAIN else code.upper()

    return _ESCAPE.sub(replacement, text)
