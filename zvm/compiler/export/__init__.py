"""PHP source from an AST."""
