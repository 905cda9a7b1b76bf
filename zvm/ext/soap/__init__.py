"""PHP's extension "soap"."""
from __future__ import annotations

CLASSES = ("soapclient", "soapvar", "soapserver", "soapfault", "soapparam", "soapheader")
