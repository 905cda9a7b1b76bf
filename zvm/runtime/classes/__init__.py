"""Class entries, and how they are declared and linked."""
