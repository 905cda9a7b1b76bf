"""Splitting a URL into its components as parse_url() does (php_url_parse_ex2)."""
from __future__ import annotations

from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_SCHEME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-")
_DIGITS = frozenset("0123456789")
_CONTROLS = dict.fromkeys((*range(32), 127), "_")
_ORDER = ("scheme", "host", "port", "user", "pass", "path", "query", "fragment")


def split_url(url: str) -> dict[Any, Any] | None:
    """The components by name, in parse_url()'s order; None for what is seriously malformed."""
    found: dict[str, Any] = {}
    step = _read_scheme(url, found)
    if step is None:
        return None
    rest, has_host = step
    if has_host:
        after_host = _read_host(rest, found)
        if after_host is None:
            return None
        if not after_host:
            return _ordered(found)
        rest = after_host
    if rest is not _NOTHING:
        _read_path(rest, found)
    return _ordered(found)


_NOTHING: Any = object()  # only a scheme was there


def _ordered(found: dict[str, Any]) -> dict[Any, Any]:
    return {name: _clean(found[name]) for name in _ORDER if name in found}


def _clean(value: Any) -> Any:
    return value.translate(_CONTROLS) if type(value) is str else value


def _digits(text: str, start: int) -> int:
    """Where the digits from `start` on end."""
    while text[start:start + 1] in _DIGITS:
        start += 1
    return start


def _read_scheme(url: str, found: dict[str, Any]) -> tuple[Any, bool] | None:
    """Take the scheme, or a port without one; returns what is left and whether it starts with a host."""
    colon = url.find(":")
    if colon == 0:
        return _read_port(url, colon, found)
    if colon < 0:
        return (url[2:], True) if url.startswith("//") else (url, False)
    if not _SCHEME.issuperset(url[:colon]):
        ends = [place for place in (url.find("?"), url.find("#")) if place >= 0]
        if colon + 1 < len(url) and colon < min(ends, default=len(url)):
            return _read_port(url, colon, found)
        return (url[2:], True) if url.startswith("//") else (url, False)
    if colon + 1 == len(url):
        found["scheme"] = url[:colon]
        return _NOTHING, False
    if url[colon + 1] != "/":
        end = _digits(url, colon + 1)
        if (end == len(url) or url[end] == "/") and end - colon < 7:
            return _read_port(url, colon, found)
        found["scheme"] = url[:colon]
        return url[colon + 1:], False
    found["scheme"] = url[:colon]
    if url[colon + 2:colon + 3] != "/":
        return url[colon + 1:], False
    if url[colon + 3:colon + 4] == "/" and lower(found["scheme"]) == "file":
        return (url[colon + 4:] if url[colon + 5:colon + 6] == ":" else url[colon + 3:]), False
    return url[colon + 3:], True


def _read_port(url: str, colon: int, found: dict[str, Any]) -> tuple[Any, bool] | None:
    """No scheme, but a colon: perhaps a port after it."""
    end = min(_digits(url, colon + 1), colon + 7)
    count = end - colon - 1
    if 0 < count < 6 and (end == len(url) or url[end] == "/"):
        port = int(url[colon + 1:end])
        if port > 65535:
            return None
        found["port"] = port
    elif count == 0 and end == len(url):
        return None
    elif not url.startswith("//"):
        return url, False
    return (url[2:] if url.startswith("//") else url), True


def _read_host(rest: str, found: dict[str, Any]) -> str | None:
    """Take user, password, host and port; returns what follows, None when there is no valid host."""
    end = min((place for place in (rest.find("/"), rest.find("?"), rest.find("#")) if place >= 0), default=len(rest))
    authority = rest[:end]
    credentials, at, host = authority.rpartition("@")
    if at:
        user, colon, password = credentials.partition(":")
        found["user"] = user
        if colon:
            found["pass"] = password
    bracketed = host.startswith("[") and host.endswith("]")
    name, colon, port = ("", "", "") if bracketed else host.rpartition(":")
    if colon:
        if not found.get("port"):
            if len(port) > 5:
                return None
            if port:
                count = _digits(port, 0)
                if count == 0 or int(port[:count]) > 65535:
                    return None
                found["port"] = int(port[:count])
        host = name
    if not host:
        return None
    found["host"] = host
    return rest[end:]


def _read_path(rest: str, found: dict[str, Any]) -> None:
    whole = rest
    rest, mark, fragment = rest.partition("#")
    if mark:
        found["fragment"] = fragment
    rest, mark, query = rest.partition("?")
    if mark:
        found["query"] = query
    if rest or not whole:
        found["path"] = rest
