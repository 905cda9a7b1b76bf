"""PHP's extension "fileinfo"."""
