"""What a browser does with pages: cookies, redirects, forms with all their fields, uploads."""
from __future__ import annotations

import http.cookiejar
import urllib.parse
import urllib.request
from html.parser import HTMLParser

from web.site import multipart

PATIENCE = 60.0


class _Forms(HTMLParser):
    """The forms of a page: action, method, encoding, and their fields' values."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: dict[str, tuple[dict[str, str | None], dict[str, str]]] = {}
        self._fields: dict[str, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "form":
            self._fields = {}
            self.forms[values["id"] or ""] = values, self._fields
        elif tag == "input" and self._fields is not None and values.get("type") != "file":
            self._fields[values["name"] or ""] = values.get("value") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._fields = None


class Browser:
    """One visitor. `page` is the page that is shown, at the address `url`."""

    def __init__(self, url: str) -> None:
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.url, self.page = url, ""
        self.open(url)

    def open(self, url: str, data: bytes | None = None, kind: str = "") -> None:
        """Follow a link, or send a form."""
        headers = {"Content-Type": kind} if kind else {}
        request = urllib.request.Request(urllib.parse.urljoin(self.url, url), data, headers)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            self.url, self.page = answer.url, answer.read().decode()

    def submit(self, form: str, files: dict[str, tuple[str, bytes]] | None = None, **fields: str) -> None:
        """Fill in a form of the page and send it."""
        parser = _Forms()
        parser.feed(self.page)
        attributes, values = parser.forms[form]
        values |= fields
        if attributes.get("enctype") == "multipart/form-data":
            kind, body = multipart(*((name, None, value.encode()) for name, value in values.items()),
                                   *((name, filename, data) for name, (filename, data) in (files or {}).items()))
        else:
            kind, body = "application/x-www-form-urlencoded", urllib.parse.urlencode(values).encode()
        self.open(attributes["action"] or "", body, kind)
