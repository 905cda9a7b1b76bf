"""PHP's extension "filter"."""

CLASSES = ("Filter\\FilterException", "Filter\\FilterFailedException")
