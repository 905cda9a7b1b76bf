"""Time zones: their database, files, rules and abbreviations."""
