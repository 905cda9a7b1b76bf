"""PHP's extension "pdo_sqlite"."""
