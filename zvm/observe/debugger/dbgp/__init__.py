"""The DBGp protocol of Xdebug: the program connects to an IDE that listens."""
