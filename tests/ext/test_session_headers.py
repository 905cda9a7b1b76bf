"""The headers that a session sends, which the command line's SAPI keeps from scripts; as php-cgi shows them."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.ext.standard.network.headers import Headers

NEVER = "Expires: Thu, 19 Nov 1981 08:52:00 GMT"
DATE = "[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT"
COOKIE = "Set-Cookie: PHPSESSID=test; path=/"


def headers_of(tmp_path: Path, code: str, **directives: str) -> list[str]:
    """The headers a script sends that starts a session and does what `code` says."""
    settings = [(f"session.{name}", value) for name, value in directives.items()]
    engine = Engine([("session.save_path", str(tmp_path)), *settings], write=len)
    script = tmp_path / "script.php"
    script.write_text("<?php ob_start(); session_id('test'); session_start();" + code)
    engine.set_arguments(str(script), [])
    assert engine.run_source(script.read_text(), str(script)) == 0
    lines = engine.state_of(Headers).lines
    return [re.sub("[0-9a-f]{32}", "ID", re.sub(DATE, "DATE", line)) if line != NEVER else line for line in lines]


@pytest.mark.parametrize(("limiter", "headers"), [
    ("nocache", [NEVER, "Cache-Control: no-store, no-cache, must-revalidate", "Pragma: no-cache"]),
    ("Private", [NEVER, "Cache-Control: private, max-age=600", "Last-Modified: DATE"]),
    ("private_no_expire", ["Cache-Control: private, max-age=600", "Last-Modified: DATE"]),
    ("public", ["Expires: DATE", "Cache-Control: public, max-age=600", "Last-Modified: DATE"]),
    ("none", []), ("", []),
])
def test_the_cache_limiter(tmp_path: Path, limiter: str, headers: list[str]) -> None:
    assert headers_of(tmp_path, "", cache_limiter=limiter, cache_expire="10") == [COOKIE, *headers]


def test_the_cookie(tmp_path: Path) -> None:
    sent = headers_of(tmp_path, "", cache_limiter="", name="OWN", cookie_lifetime="100", cookie_path="/x",
                      cookie_domain="example.org", cookie_secure="1", cookie_httponly="1", cookie_samesite="Lax")
    assert sent == ["Set-Cookie: OWN=test; expires=DATE; Max-Age=100; path=/x; domain=example.org; secure; HttpOnly; "
                    "SameSite=Lax"]


def test_a_new_id_replaces_the_cookie_and_no_other(tmp_path: Path) -> None:
    sent = headers_of(tmp_path, "setcookie('PHPSESSID2', '1'); session_regenerate_id();", cache_limiter="")
    assert sent == ["Set-Cookie: PHPSESSID2=1", "Set-Cookie: PHPSESSID=ID; path=/"]


def test_ids_are_encoded_in_the_cookie(tmp_path: Path) -> None:
    code = "session_destroy(); session_id('a,b'); session_start();"
    assert headers_of(tmp_path, code, cache_limiter="") == ["Set-Cookie: PHPSESSID=a%2Cb; path=/"]


def test_no_cookie_without_use_cookies(tmp_path: Path) -> None:
    assert headers_of(tmp_path, "", cache_limiter="", use_cookies="0") == []
