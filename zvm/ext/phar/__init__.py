"""PHP's extension "Phar": archives of PHP files that run, and tar and zip archives as data."""

EXTENSION = "Phar"

CLASSES = ("PharException", "Phar", "PharData", "PharFileInfo")
