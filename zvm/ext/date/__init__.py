"""PHP's extension "date"."""
