"""Internal functions of arrays (zvm/ext/standard/arrays)."""
