"""PHP's extension "shmop"."""
