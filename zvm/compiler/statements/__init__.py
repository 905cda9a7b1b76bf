"""Compile functions of statements."""
