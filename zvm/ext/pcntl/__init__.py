"""PHP's extension "pcntl"."""
