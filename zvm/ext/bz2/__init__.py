"""PHP's extension "bz2"."""
