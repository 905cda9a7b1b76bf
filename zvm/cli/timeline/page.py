"""The page: the record as JSON in one HTML file, with the script and the style that show it."""
from __future__ import annotations

import json
from html import escape
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FOLDER = Path(__file__).parent


def page(record: dict[str, Any]) -> str:
    """The whole document."""
    data = json.dumps(record, separators=(",", ":"), ensure_ascii=False)
    data = data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    style, script = ((FOLDER / name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    body = (FOLDER / "page.html").read_text(encoding="utf-8")
    return (f"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{escape(record['title'])}"
            " – timeline</title>\n<meta name=\"viewport\" content=\"width=device-width\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
            f"script-src 'unsafe-inline'\">\n<style>\n{style}</style>\n</head>\n{body}"
            f"<script type=\"application/json\" id=\"data\">{data}</script>\n<script>\n{script}</script>\n</html>\n")
