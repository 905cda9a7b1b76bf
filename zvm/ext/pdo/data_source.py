"""Data source names: "name=value;name=value" (php_pdo_parse_data_source)."""
from __future__ import annotations

import re

_SETTING = re.compile(r"[ \t\r\n\f\v]*([^=]*)=((?:;;|[^;])*);?", re.ASCII)


def parse(data_source: str, names: tuple[str, ...]) -> dict[str, str]:
    """What it says of those names; a semicolon in a value is written twice."""
    found = {}
    for name, value in _SETTING.findall(data_source.partition("\0")[0]):
        if name in names:
            found[name] = value.replace(";;", ";")
    return found
