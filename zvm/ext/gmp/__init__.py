"""PHP's extension "gmp"."""
