"""Dates and times as numbers: the calendar, moments, calculating with them, and moments as text."""
