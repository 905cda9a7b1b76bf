"""PHP's extension "iconv"."""
