"""PHP's extension "zip"."""
