"""PHP's extension "mbstring"."""
