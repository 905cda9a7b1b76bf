"""PHP's extension "pcre"."""
