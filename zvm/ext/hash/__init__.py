"""PHP's extension "hash"."""
