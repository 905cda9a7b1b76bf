"""PHP's extension "sysvshm"."""
