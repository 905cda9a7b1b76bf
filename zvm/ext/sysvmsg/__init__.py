"""PHP's extension "sysvmsg"."""
