"""Data source names: "name=value;name=value" (php_pdo_parse_data_source)."""
from __future__ import annotations

from zvm.runtime.values.patterns import lazy_pattern

_SETTING = lazy_pattern(r"[ \t\r\n\f\v]*([^=]*)=((?:;;|[^;])*);?")


def parse(data_source: str, names: tuple[str, ...]) -> dict[str, str]:
    """What it says of those names; a semicolon in a value is written twice."""
    found = {}
    for name, value in _SETTING.findall(data_source.partition("\0")[0]):
        if name in names:
            found[name] = value.replace(";;", ";")
    return found
