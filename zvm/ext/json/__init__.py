"""PHP's extension "json"."""
