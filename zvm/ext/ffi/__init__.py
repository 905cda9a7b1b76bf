"""PHP's extension "FFI"."""
from __future__ import annotations

EXTENSION = "FFI"
# in the order PHP registers them
CLASSES = ("ffi\\exception", "ffi\\parserexception", "ffi", "ffi\\cdata", "ffi\\ctype")
