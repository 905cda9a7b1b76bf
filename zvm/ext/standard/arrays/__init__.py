"""Functions on arrays (ext/standard/array.c)."""
