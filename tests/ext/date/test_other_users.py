"""Dates where other extensions write them."""
from __future__ import annotations

import re
from pathlib import Path

from zvm.engine import Engine
from zvm.ext.standard.network.headers import _cookie_line


def test_cookies_expire_in_greenwich() -> None:
    assert _cookie_line("a", "b", 4102444800, True).startswith(
        "Set-Cookie: a=b; expires=Fri, 01 Jan 2100 00:00:00 GMT; Max-Age=")


def test_mail_log_has_the_default_zone(tmp_path: Path) -> None:
    log = tmp_path / "mail.log"
    engine = Engine([("sendmail_path", "cat > /dev/null"), ("mail.log", str(log)), ("date.timezone", "Asia/Tokyo")])
    engine.run_source('<?php mail("a@example.com", "subject", "text");', "mail.php")
    assert re.match(r"\[\d\d-\w{3}-\d{4} \d\d:\d\d:\d\d Asia/Tokyo\] mail\(\) on \[", log.read_text())
