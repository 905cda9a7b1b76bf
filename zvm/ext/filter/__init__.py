"""PHP's extension "filter"."""
