"""PHP's extension "posix"."""
