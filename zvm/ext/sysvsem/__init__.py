"""PHP's extension "sysvsem"."""
