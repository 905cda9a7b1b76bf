"""PHP's extension "SPL"."""

EXTENSION = "SPL"
