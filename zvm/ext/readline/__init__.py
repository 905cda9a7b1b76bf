"""PHP's extension "readline"."""
