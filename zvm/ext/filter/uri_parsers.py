"""The parsers that FILTER_VALIDATE_URL takes by name, as option "uri_parser_class" (PHP 8.5)."""
from __future__ import annotations

from zvm.ext.uri import rfc3986, whatwg

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any


def _split_uri(text: str) -> dict[Any, Any] | None:
    """The parts of a URI as parse_url() names them, None where it is none."""
    uri = rfc3986.parse(text)
    if uri is None:
        return None
    user, _, password = (uri.user_info or "").partition(":")
    return _present(scheme=uri.scheme, host=uri.host, user=user, **{"pass": password}, path=uri.path, query=uri.query)


def _split_url(text: str) -> dict[Any, Any] | None:
    """The same of a URL of browsers."""
    try:
        url = whatwg.Parser(text.encode("latin-1").decode("utf-8", "surrogateescape")).parse()
    except whatwg.Failure:
        return None
    return _present(scheme=url.scheme, host=url.host, user=url.username, **{"pass": url.password},
                    path=url.path_text(), query=url.query)


def _present(**parts: str | None) -> dict[Any, Any]:
    return {name: part for name, part in parts.items() if part is not None}


PARSERS: dict[str, Callable[[str], dict[Any, Any] | None] | None] = {
    "Uri\\Rfc3986\\Uri": _split_uri, "Uri\\WhatWg\\Url": _split_url, "parse_url": None}
