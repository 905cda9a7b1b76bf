"""About PHP, its configuration and the process."""
