"""PHP's extension "pgsql"."""
from __future__ import annotations

CLASSES = ("pgsql\\connection", "pgsql\\result", "pgsql\\lob")
