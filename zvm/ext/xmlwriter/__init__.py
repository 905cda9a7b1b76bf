"""PHP's extension "xmlwriter"."""
