"""PHP's extension "calendar"."""
