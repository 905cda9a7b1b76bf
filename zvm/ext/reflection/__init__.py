"""PHP's Reflection extension: what scripts may ask about functions, classes, and their members."""

EXTENSION = "Reflection"
