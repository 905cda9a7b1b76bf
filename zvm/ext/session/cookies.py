"""The cookie with the session's id (php_session_send_cookie)."""
from __future__ import annotations

import time

from zvm.ext.date.functions import gmdate
from zvm.ext.standard.network.headers import add_header, remove_headers
from zvm.ext.standard.network.url import urlencode
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.session.session import Session

_ILLEGAL = frozenset("=,;.[ \t\r\n\v\f")


def output_start(session: Session) -> str:
    """Where output began, as messages add it."""
    if session.engine.target >= V8_5:
        return session.place_of_output
    started = session.engine.output.started_at
    return "" if started is None or started[0] == "Unknown" else f" (output started at {started[0]}:{started[1]})"


def send_cookie(session: Session) -> None:
    """Send the session's id as a cookie, in place of one sent before; a warning when it is too late for headers."""
    if session.headers_sent:
        session.warn(f"Session cookie cannot be sent after headers have already been sent{output_start(session)}")
        return
    name = session.text("name")
    if not _ILLEGAL.isdisjoint(name):
        session.warn(r"session.name cannot contain any of the following '=,;.[ \t\r\n\013\014'")
        return
    remove_headers(session.engine, f"Set-Cookie: {name}=")
    line = f"Set-Cookie: {name}={urlencode(session.id or '')}{_attributes(session)}"
    if "\0" in line:
        session.engine.diagnostics.warning("Header may not contain NUL bytes")
        return
    add_header(session.engine, line, False)


def _attributes(session: Session) -> str:
    """What session.cookie_* say of the cookie."""
    parts = []
    lifetime = session.number("cookie_lifetime")
    if lifetime > 0:
        expires = int(time.time()) + lifetime
        parts += [f"expires={gmdate('D, d M Y H:i:s', expires)} GMT", f"Max-Age={lifetime}"]
    for attribute, directive in (("path", "cookie_path"), ("domain", "cookie_domain")):
        if session.text(directive):
            parts.append(f"{attribute}={session.text(directive)}")
    for attribute, directive in (("secure", "cookie_secure"), ("HttpOnly", "cookie_httponly")):
        if session.flag(directive):
            parts.append(attribute)
        if attribute == "secure" and session.engine.target >= V8_5 and session.flag("cookie_partitioned"):
            parts.append("Partitioned")
    if session.text("cookie_samesite"):
        parts.append(f"SameSite={session.text('cookie_samesite')}")
    return "".join(f"; {part}" for part in parts)
