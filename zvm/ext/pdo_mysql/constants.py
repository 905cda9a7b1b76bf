"""What PDO's driver for MySQL adds to the constants of the class PDO; apart from it, as every use of PDO needs them."""
from __future__ import annotations

from zvm.ext.pdo.constants import ATTR_EMULATE_PREPARES
from zvm.ext.vocabulary import since

_NAMES = ("USE_BUFFERED_QUERY", "LOCAL_INFILE", "INIT_COMMAND", "COMPRESS", "DIRECT_QUERY", "FOUND_ROWS",
          "IGNORE_SPACE", "SSL_KEY", "SSL_CERT", "SSL_CA", "SSL_CAPATH", "SSL_CIPHER", "SERVER_PUBLIC_KEY",
          "MULTI_STATEMENTS", "SSL_VERIFY_SERVER_CERT", "LOCAL_INFILE_DIRECTORY")
(USE_BUFFERED_QUERY, LOCAL_INFILE, INIT_COMMAND, COMPRESS, DIRECT_QUERY, FOUND_ROWS, IGNORE_SPACE, SSL_KEY,
 SSL_CERT, SSL_CA, SSL_CAPATH, SSL_CIPHER, SERVER_PUBLIC_KEY, MULTI_STATEMENTS, SSL_VERIFY_SERVER_CERT,
 LOCAL_INFILE_DIRECTORY) = range(1000, 1016)


def later_number(number: int) -> int:
    """The number that PHP 8.5 gives a constant: ATTR_DIRECT_QUERY is ATTR_EMULATE_PREPARES, those after it moved up."""
    return number - (number > DIRECT_QUERY) if number != DIRECT_QUERY else ATTR_EMULATE_PREPARES


CLASS_CONSTANTS = {f"MYSQL_ATTR_{name}": since(80500, later_number(number), number)
                   for number, name in enumerate(_NAMES, USE_BUFFERED_QUERY)}
