"""Files, directories, sockets and other streams; wrappers and filters."""
