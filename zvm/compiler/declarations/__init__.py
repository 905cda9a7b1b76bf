"""Compile functions of functions, classes and what they consist of."""
