"""PHP's extension "apcu": values that stay in memory between requests, for all threads of the process."""
