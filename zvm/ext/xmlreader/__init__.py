"""PHP's extension "xmlreader"."""
