"""PHP's extension "ftp"."""

CLASSES = ("FTP\\Connection",)
