"""PHP's extension "xml"."""
