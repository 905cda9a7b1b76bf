"""Dates, zones by identifier, and intervals (zvm/ext/date, which does the rest)."""
