"""Variables added to the URLs and forms of HTML that is printed (url_scanner_ex.re).

An output buffer named "URL-Rewriter" scans what passes through. There is one for output_add_rewrite_var(), and one for
the id of a session; the directives url_rewriter.tags and session.trans_sid_tags say what each may change. As to hosts,
both go by session.trans_sid_hosts for URLs and by url_rewriter.hosts for forms, as in PHP; since PHP 8.4 only that of
the session goes by session.trans_sid_hosts.
"""
from __future__ import annotations

import re

from zvm.ext.vocabulary import Bool, Str, function
from zvm.runtime.services.output import FINAL, FLUSH, STDFLAGS
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_PLAIN, _TAG, _NEXT_ARGUMENT, _ARGUMENT, _BEFORE_VALUE, _VALUE = range(6)
# What each state takes next; a match that more input could make longer waits for it (the groups named "open").
_TOKENS = (
    re.compile(r"(?P<mark><)|[^<]+(?P<open>\Z)?"),
    re.compile(r"(?P<name>[a-zA-Z:]+)(?P<open>\Z)?|(?s:.)"),
    re.compile(r"(?P<end>/?>)|[ \v\r\t\n]+(?P<open>\Z)?|(?=(?P<name>[a-zA-Z]))|(?s:.)"),
    re.compile(r"(?P<name>[a-zA-Z][a-zA-Z-]*)(?P<open>\Z)?|(?s:.)"),
    re.compile(r"(?P<equals> *= *)(?P<open>\Z)?| +(?P<open2>\Z)|(?=(?s:.))"),
    re.compile(r'(?P<value>"[^">]*"|' r"'[^'>]*'" r"|[^ \r\n\t>'\"]+(?P<open>\Z)?)"
               r'|(?:"[^">]*|' r"'[^'>]*)(?P<open2>\Z)" r"|(?s:.)"),
)
_LEAST = (1, 1, 2, 1, 1, 2)  # with fewer characters left, each state waits for more
_HTTP = ("http", "https")


class Rewriter:
    """What is added, and how far the scan of the output has come; `tags` is the directive it goes by. The buffer is
    opened when it is made."""

    tags: str

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.variables: list[tuple[str, str]] = []
        self.query = self.fields = ""  # what is added to URLs and to forms
        self.held = ""  # read and not yet understood
        self.state = _PLAIN
        self.tag = self.argument = ""
        self.action = ""  # of the form, or of one before it that had one
        engine.output.start(self.handle, 0, STDFLAGS, "URL-Rewriter", internal=True)

    def add(self, name: str, value: str) -> None:
        """Add a variable."""
        self._set([*self.variables, (name, value)])

    def remove(self, name: str) -> None:
        """Take the variables of that name back."""
        self._set([variable for variable in self.variables if variable[0] != name])

    def remove_all(self) -> None:
        self._set([])

    def _set(self, variables: list[tuple[str, str]]) -> None:
        from zvm.ext.standard.network.url import rawurlencode
        from zvm.ext.standard.strings.html import htmlspecialchars

        self.variables = variables
        self.query = self._separator().join(f"{rawurlencode(name)}={rawurlencode(value)}" for name, value in variables)
        self.fields = ""
        for variable in variables:
            name, value = (htmlspecialchars(self.engine, text, double_encode=False) for text in variable)
            self.fields += f'<input type="hidden" name="{name}" value="{value}" />'

    def handle(self, data: str, operation: int) -> str:
        """The output buffer's callback (php_url_scanner_output_handler)."""
        if not self.query:
            data, self.held = self.held + data, ""
            return data
        out: list[str] = []
        self._scan(data, out)
        if operation & (FLUSH | FINAL):
            out.append(self.held)
            self.held = self.action = ""
        return "".join(out)

    def _scan(self, data: str, out: list[str]) -> None:
        text = self.held + data
        place = 0
        tags = dict(part.split("=", 1) for part in self._setting(self.tags).split(",") if "=" in part)
        tags = {lower(name): lower(argument) for name, argument in tags.items()}
        while len(text) - place >= _LEAST[self.state]:
            match: Any = _TOKENS[self.state].match(text, place)
            found = match.groupdict()
            if found.get("open") is not None or found.get("open2") is not None:
                break
            self._step(match[0], found, tags, out)
            place = match.end()
        self.held = text[place:]

    def _step(self, token: str, found: dict[str, str | None], tags: dict[str, str], out: list[str]) -> None:
        """Take one token, as the state has it."""
        state = self.state
        name = found.get("name")
        if state == _VALUE and found["value"] is not None:
            out.append(self._rewritten(token, tags.get(self.tag, "")))
        else:
            out.append(token)
        if state == _PLAIN:
            self.state = _TAG if found["mark"] else _PLAIN
        elif state == _TAG:
            self.tag = lower(name or "")
            self.state = _NEXT_ARGUMENT if self.tag and self.tag in tags else _PLAIN
        elif state == _NEXT_ARGUMENT:
            if found["end"] and self.tag == "form" and self._form_allowed():
                out.append(self.fields)
            is_space = not token.strip(" \v\r\t\n")
            self.state = _ARGUMENT if name else _NEXT_ARGUMENT if is_space else _PLAIN
        elif state == _ARGUMENT:
            self.argument = lower(name) if name else self.argument
            self.state = _BEFORE_VALUE if name else _NEXT_ARGUMENT
        elif state == _BEFORE_VALUE:
            self.state = _VALUE if found["equals"] else _NEXT_ARGUMENT
        else:
            self.state = _NEXT_ARGUMENT

    def _rewritten(self, token: str, wanted: str) -> str:
        """A value, with its quotes, and with the variables when it is the URL of a tag that is listed."""
        quote = token[0] if token[0] in "\"'" else ""
        value = token[1:-1] if quote else token
        if self.tag == "form" and "action".startswith(self.argument):  # PHP compares no more than was written
            self.action = value
        return quote + (self._extended(value) if self.argument == wanted else value) + quote

    def _extended(self, url: str) -> str:
        """The URL with the variables in its query (append_modified_url)."""
        from zvm.ext.standard.network.url_parser import split_url

        parts = split_url(url)
        if parts is None or url[:1] == "#" and "fragment" in parts:
            return url
        if lower(parts.get("scheme", "http")) not in _HTTP:
            return url
        if "host" in parts and lower(parts["host"]) not in self._url_hosts():
            return url
        if not {"path", "query", "fragment"} & set(parts):
            return f"{url}/?{self.query}"
        out = f"{parts['scheme']}://" if "scheme" in parts else "//" if url[:2] == "//" else ""
        if "user" in parts:
            out += parts["user"] + (f"{parts['pass']}:" if "pass" in parts else "") + "@"  # in PHP's own order
        out += parts.get("host", "") + (f":{parts['port']}" if parts.get("port") else "") + parts.get("path", "") + "?"
        if "query" in parts:
            out += parts["query"] + self._separator()
        return f"{out}{self.query}" + (f"#{parts['fragment']}" if "fragment" in parts else "")

    def _form_allowed(self) -> bool:
        """May the form that ends here have the variables (check_host_whitelist)?"""
        from zvm.ext.standard.network.url_parser import split_url

        if not self.action:
            return True
        parts = split_url(self.action)
        if parts is None or lower(parts.get("scheme", "http")) not in _HTTP:
            return False
        if "host" not in parts:
            return True
        allowed = self._hosts("url_rewriter.hosts")
        return parts["host"] in allowed or not allowed and lower(parts["host"]) == self._own_host()

    def _url_hosts(self) -> list[str]:
        """The hosts whose URLs may have the variables."""
        own = self.tags == OutputRewriter.tags and self.engine.target >= V8_4
        return self._hosts("url_rewriter.hosts" if own else "session.trans_sid_hosts")

    def _own_host(self) -> str | None:
        server = self.engine.symbol_table.lookup("_SERVER")
        name = server.get("HTTP_HOST", None) if type(server) is PhpArray else None
        return lower(name.partition(":")[0]) if type(name) is str else None

    def _hosts(self, setting: str) -> list[str]:
        return [lower(name) for name in self._setting(setting).split(",") if name]

    def _separator(self) -> str:
        return self._setting("arg_separator.output") or "&"

    def _setting(self, name: str) -> str:
        return self.engine.ini.get(name) or ""


class OutputRewriter(Rewriter):
    """That of output_add_rewrite_var()."""

    tags = "url_rewriter.tags"


class SessionRewriter(Rewriter):
    """That of the session's id."""

    tags = "session.trans_sid_tags"


@function
def output_add_rewrite_var(engine: Engine, name: Str, value: Str) -> Bool:
    engine.state_of(OutputRewriter).add(name, value)
    return True


@function
def output_reset_rewrite_vars(engine: Engine) -> Bool:
    if OutputRewriter in engine.states:
        engine.state_of(OutputRewriter).remove_all()
    return True
