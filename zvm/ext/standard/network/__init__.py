"""URLs, HTTP headers, names of hosts, mail."""
