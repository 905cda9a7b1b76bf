"""PHP's extension "ctype"."""
