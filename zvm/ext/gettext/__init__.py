"""PHP's extension "gettext"."""
