"""The headers that tell caches how long a page with a session may be kept (session.cache_limiter)."""
from __future__ import annotations

import os
import time

from zvm.ext.date.functions import gmdate
from zvm.ext.standard.network.headers import add_header
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.session.session import Session

_LONG_AGO = "Expires: Thu, 19 Nov 1981 08:52:00 GMT"


def limit_caching(session: Session) -> None:
    """Send the headers of the limiter; an unknown name sends nothing."""
    for line in _lines(session, lower(session.text("cache_limiter"))):
        add_header(session.engine, line)


def _lines(session: Session, limiter: str) -> list[str]:
    if limiter == "nocache":
        return [_LONG_AGO, "Cache-Control: no-store, no-cache, must-revalidate", "Pragma: no-cache"]
    if limiter not in ("public", "private", "private_no_expire"):
        return []
    seconds = session.number("cache_expire") * 60
    if limiter == "public":
        return [f"Expires: {_date(int(time.time()) + seconds)}", f"Cache-Control: public, max-age={seconds}",
                *_last_modified(session)]
    expires = [_LONG_AGO] if limiter == "private" else []
    return [*expires, f"Cache-Control: private, max-age={seconds}", *_last_modified(session)]


def _date(timestamp: int) -> str:
    return gmdate("D, d M Y H:i:s", timestamp) + " GMT"


def _last_modified(session: Session) -> list[str]:
    """When the script was written."""
    script = session.engine.arguments[0] if session.engine.arguments else ""
    try:
        return [f"Last-Modified: {_date(int(os.stat(script.encode('latin-1')).st_mtime))}"]
    except (OSError, ValueError):
        return []
