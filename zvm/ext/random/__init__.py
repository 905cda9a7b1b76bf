"""PHP's extension "random"."""
