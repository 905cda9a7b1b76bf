"""Types of values, dumps of them, serialization."""
