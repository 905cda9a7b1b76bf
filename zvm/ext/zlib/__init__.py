"""PHP's extension "zlib"."""

CLASSES = ("InflateContext", "DeflateContext")
