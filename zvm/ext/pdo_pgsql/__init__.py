"""PHP's extension "pdo_pgsql"."""
