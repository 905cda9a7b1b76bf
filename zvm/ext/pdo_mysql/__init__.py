"""PHP's extension "pdo_mysql"."""
