"""Objects: their life, properties, constants of their classes, enum cases."""
