"""Compile functions of expressions."""
