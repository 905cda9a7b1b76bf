"""Internal functions, declared types, parameters."""
