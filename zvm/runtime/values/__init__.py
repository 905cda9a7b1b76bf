"""PHP's values and what may be done with them; knows no classes."""
