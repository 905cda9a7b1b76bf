"""PHP's extension "exif"."""
