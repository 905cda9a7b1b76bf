"""PHP's extension "sqlite3"."""
CLASSES = ("SQLite3Exception", "SQLite3", "SQLite3Stmt", "SQLite3Result")
