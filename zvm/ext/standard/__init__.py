"""PHP's extension "standard"."""
