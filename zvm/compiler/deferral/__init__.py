"""Bodies of functions that are compiled when they are first called: shapes.py (which may wait), bodies.py (how)."""
