"""What is set before a connection is opened (MYSQLND_SESSION_OPTIONS, MYSQLND_VIO_OPTIONS)."""
from __future__ import annotations

from zvm.ext.mysqlnd import charsets
from zvm.ext.mysqlnd.errors import CR_CANT_FIND_CHARSET, ErrorInfo

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

(OPT_CONNECT_TIMEOUT, OPT_COMPRESS, OPT_NAMED_PIPE, INIT_COMMAND, READ_DEFAULT_FILE, READ_DEFAULT_GROUP,
 SET_CHARSET_DIR, SET_CHARSET_NAME, OPT_LOCAL_INFILE, OPT_PROTOCOL) = range(10)
OPT_READ_TIMEOUT, OPT_WRITE_TIMEOUT, OPT_SSL_VERIFY_SERVER_CERT = 11, 12, 21
SERVER_PUBLIC_KEY, OPT_CAN_HANDLE_EXPIRED_PASSWORDS, OPT_LOAD_DATA_LOCAL_DIR = 35, 37, 43
OPT_INT_AND_FLOAT_NATIVE, OPT_NET_CMD_BUFFER_SIZE, OPT_NET_READ_BUFFER_SIZE, OPT_MAX_ALLOWED_PACKET = 201, 202, 203, 210
_CAN_HANDLE_EXPIRED_PASSWORDS = 0x400000
_IGNORED = (OPT_COMPRESS, OPT_NAMED_PIPE, OPT_PROTOCOL, READ_DEFAULT_FILE, READ_DEFAULT_GROUP, OPT_WRITE_TIMEOUT,
            OPT_NET_CMD_BUFFER_SIZE, OPT_NET_READ_BUFFER_SIZE, OPT_MAX_ALLOWED_PACKET)  # taken, to no effect


class Options:
    """`native` has numbers of text results come as numbers; `tls` are stream options of "ssl", None without TLS."""

    __slots__ = ("connect_timeout", "read_timeout", "init_commands", "charset", "local_infile",
                 "local_infile_directory", "native", "tls", "verify_peer", "flags", "public_key")

    def __init__(self, engine: Engine) -> None:
        self.connect_timeout = 60
        self.read_timeout = engine.ini.get_int("mysqlnd.net_read_timeout")
        self.init_commands: list[str] = []
        self.charset: str | None = None
        self.local_infile = False
        self.local_infile_directory: str | None = None
        self.native = False
        self.tls: dict[Any, Any] | None = None
        self.verify_peer: bool | None = None
        self.flags = 0
        self.public_key: str | None = None

    def set(self, option: int, value: Any, error: ErrorInfo) -> bool:
        """Set one by its number; False for those there are not, and after an error (set_client_option)."""
        if option == SET_CHARSET_NAME:
            if charsets.by_name(value) is None:
                return error.fail(CR_CANT_FIND_CHARSET, "Unknown character set")
            self.charset = value
        elif option == INIT_COMMAND:
            self.init_commands.append(value)
        elif option in _NUMBERS:
            setattr(self, _NUMBERS[option], value & 0xFFFFFFFF)
        elif option in _SWITCHES:
            setattr(self, _SWITCHES[option], bool(value))
        elif option == OPT_LOAD_DATA_LOCAL_DIR:
            self.local_infile_directory = value or None
        elif option == SERVER_PUBLIC_KEY:
            self.public_key = value
        elif option == OPT_CAN_HANDLE_EXPIRED_PASSWORDS:
            self.flags = self.flags & ~_CAN_HANDLE_EXPIRED_PASSWORDS | (_CAN_HANDLE_EXPIRED_PASSWORDS if value else 0)
        else:
            return option in _IGNORED
        return True

    def set_tls(self, key: str | None, certificate: str | None, authority: str | None, folder: str | None,
                ciphers: str | None) -> None:
        """Ask for TLS, by files (mysqlnd_conn_data::ssl_set)."""
        names = {"local_pk": key, "local_cert": certificate, "cafile": authority, "capath": folder, "ciphers": ciphers}
        given = {name: value for name, value in names.items() if value}
        self.tls = given or self.tls


_NUMBERS = {OPT_CONNECT_TIMEOUT: "connect_timeout", OPT_READ_TIMEOUT: "read_timeout"}
_SWITCHES = {OPT_LOCAL_INFILE: "local_infile", OPT_INT_AND_FLOAT_NATIVE: "native",
             OPT_SSL_VERIFY_SERVER_CERT: "verify_peer"}
