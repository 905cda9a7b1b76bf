"""A connection's socket: frames, commands and the server's answers as bytes (mysqlnd_protocol_frame_codec.c,
mysqlnd_wireprotocol.c), and the exchange by which a user is known, which is PyMySQL's (mysqlnd_auth.c).

Imported with the first connection only, as PyMySQL is slow to import.
"""
from __future__ import annotations

from struct import pack, unpack_from

from pymysql import _auth
from pymysql.connections import Connection as PyMySQLConnection
from pymysql.err import MySQLError
from pymysql.protocol import MysqlPacket

from zvm.ext.mysqlnd.errors import (
    CR_MALFORMED_PACKET,
    CR_NOT_IMPLEMENTED,
    UNKNOWN_SQLSTATE,
    ConnectionLost,
    ServerError,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

MAX_PACKET = 0xFFFFFF
# what client and server agree on
CLIENT_LONG_PASSWORD, CLIENT_LONG_FLAG, CLIENT_CONNECT_WITH_DB, CLIENT_COMPRESS, CLIENT_LOCAL_FILES = 1, 4, 8, 32, 128
CLIENT_PROTOCOL_41, CLIENT_SSL, CLIENT_TRANSACTIONS, CLIENT_SECURE_CONNECTION = 0x200, 0x800, 0x2000, 0x8000
CLIENT_MULTI_STATEMENTS, CLIENT_MULTI_RESULTS, CLIENT_PLUGIN_AUTH = 0x10000, 0x20000, 0x80000
CLIENT_CONNECT_ATTRS, CLIENT_LENENC_AUTH = 0x100000, 0x200000
CAPABILITIES = CLIENT_LONG_PASSWORD | CLIENT_LONG_FLAG | CLIENT_TRANSACTIONS | CLIENT_PROTOCOL_41 | \
    CLIENT_SECURE_CONNECTION | CLIENT_MULTI_RESULTS | CLIENT_LOCAL_FILES | CLIENT_PLUGIN_AUTH
_TOO_MANY_CONNECTIONS = 1040
_PLUGINS = ("mysql_native_password", "sha256_password", "caching_sha2_password")  # those that PHP comes with


def read_length(data: bytes, position: int) -> tuple[int | None, int]:
    """(a length or number, where it ends), None for NULL (php_mysqlnd_net_field_length)."""
    first = data[position]
    if first < 251:
        return first, position + 1
    if first == 251:
        return None, position + 1
    size = {252: 2, 253: 3}.get(first, 8)
    position += 1
    return int.from_bytes(data[position:position + size], "little"), position + size


def store_length(length: int) -> bytes:
    """A length before what is that long (php_mysqlnd_net_store_length)."""
    if length < 251:
        return bytes((length,))
    if length < 0x10000:
        return b"\xfc" + pack("<H", length)
    if length < 0x1000000:
        return b"\xfd" + pack("<I", length)[:3]
    return b"\xfe" + pack("<Q", length)


def server_error(data: bytes) -> ServerError:
    """What an error packet says (php_mysqlnd_read_error_from_line)."""
    if len(data) <= 3:
        return ServerError(2000, "HY000", "")
    code = unpack_from("<H", data, 1)[0]
    if data[3:4] == b"#":
        return ServerError(code, data[4:9].decode("latin-1"), data[9:].decode("latin-1"))
    return ServerError(code, "HY000", data[3:].decode("latin-1"))


class AuthenticationFailed(Exception):
    """The exchange about the password cannot be made here: PyMySQL needs the package cryptography for it."""


class OutOfOrder(ConnectionLost):
    """A packet that is not the next one: its number and size."""

    def __init__(self, number: int, size: int) -> None:
        super().__init__()
        self.number, self.size = number, size


class Greeting:
    """What the server says of itself first (MYSQLND_PACKET_GREET)."""

    __slots__ = ("protocol", "version", "thread_id", "charset", "status", "capabilities")

    def __init__(self, data: bytes) -> None:
        self.protocol = data[0]
        end = data.index(0, 1)
        self.version = data[1:end].decode("latin-1")
        self.thread_id = unpack_from("<I", data, end + 1)[0]
        self.capabilities = unpack_from("<H", data, end + 14)[0]
        self.charset, self.status = data[end + 16], unpack_from("<H", data, end + 17)[0]
        self.capabilities |= unpack_from("<H", data, end + 19)[0] << 16


class Wire(PyMySQLConnection):  # type: ignore[misc]
    """The socket of a connection that is open. Raises ConnectionLost, and ServerError for packets that are errors
    where it says so. `stream` keeps the socket."""

    def __init__(self, stream: Any, password: str, read_timeout: float) -> None:
        super().__init__(defer_connect=True, ssl_disabled=True, user="", password=password)
        self.stream = stream
        self.sent = self.received = 0  # bytes
        self.introduction = b""  # attributes that the server was told, which it wants to hear of each user
        self._read_timeout = read_timeout
        self._attach(stream.socket)

    def _attach(self, socket: Any) -> None:
        self._sock = socket
        socket.settimeout(self._read_timeout)
        self._current_timeout = self._read_timeout
        self._rfile = socket.makefile("rb", 32768)

    @property
    def descriptor(self) -> int:
        """That of the socket, -1 after close()."""
        return -1 if self._sock is None else self._sock.fileno()

    def has_buffered(self) -> bool:
        """Has something come that was not read yet?"""
        self._sock.settimeout(0.0)
        try:
            return bool(self._rfile.peek(1))
        except OSError:
            return False
        finally:
            self._sock.settimeout(self._read_timeout)

    # ---- frames ----

    def _take(self, size: int) -> bytes:
        try:
            data: bytes = self._rfile.read(size)
        except (OSError, ValueError):
            raise ConnectionLost from None
        if len(data) < size:
            raise ConnectionLost
        return data

    def read(self) -> bytes:
        """The next packet."""
        header = self._take(4)
        size = header[0] | header[1] << 8 | header[2] << 16
        self._next_seq_id = header[3] + 1 & 0xFF
        data = self._take(size)
        self.received += size + 4
        if size < MAX_PACKET:
            return data
        parts = [data]
        while size == MAX_PACKET:
            header = self._take(4)
            size = header[0] | header[1] << 8 | header[2] << 16
            self._next_seq_id = header[3] + 1 & 0xFF
            parts.append(self._take(size))
        return b"".join(parts)

    def _read_packet(self, packet_type: Any = MysqlPacket) -> Any:
        """The next packet as PyMySQL reads it. Raises ServerError."""
        data = self.read()
        if data[:1] == b"\xff":
            raise server_error(data)
        return packet_type(data, "latin-1")

    def _write_bytes(self, data: bytes) -> None:
        try:
            self._sock.sendall(data)
        except (OSError, AttributeError):
            raise ConnectionLost from None
        self.sent += len(data)

    def send(self, payload: bytes) -> None:
        """A packet that goes on with what was begun."""
        while True:
            part = payload[:MAX_PACKET]
            self.write_packet(part)
            payload = payload[MAX_PACKET:]
            if len(part) < MAX_PACKET:
                return

    def command(self, number: int, argument: bytes) -> None:
        """Begin a command."""
        self._next_seq_id = 0
        self.send(bytes((number,)) + argument)

    def close(self) -> None:
        """Close the socket, without a word."""
        self._force_close()
        self.stream.close()

    # ---- who is it? ----

    def greet(self) -> Greeting:
        """The server's greeting. Raises ServerError where it refuses at once, OutOfOrder where it is another server."""
        try:
            header = self._rfile.peek(4)[:4]
        except OSError:
            raise ConnectionLost from None
        if len(header) == 4 and header[3]:
            raise OutOfOrder(header[3], int.from_bytes(header[:3], "little"))
        data = self.read()
        if data[:1] == b"\xff":
            error = server_error(data)
            if error.code == _TOO_MANY_CONNECTIONS:  # said before there is a protocol that has SQLSTATEs
                error.sqlstate = "08004"
            raise error
        try:
            greeting = Greeting(data)
            self._scramble(data, data.index(0, 1))
        except (IndexError, ValueError):
            raise ConnectionLost from None
        self._next_seq_id = 1
        return greeting

    def _scramble(self, data: bytes, end: int) -> None:
        """Take over the challenge and the way to answer it."""
        self.salt = data[end + 5:end + 13]
        size = max(13, data[end + 21] - 8)
        self.salt += data[end + 32:end + 32 + size].rstrip(b"\0")
        self._auth_plugin_name = data[end + 32 + size:].partition(b"\0")[0].decode("latin-1") or _PLUGINS[0]

    def request_tls(self, flags: int, charset: int) -> None:
        """Ask the server to go on by TLS. Raises ConnectionLost."""
        self.send(pack("<IIB23s", flags, MAX_PACKET, charset & 0xFF, b""))

    def is_secured(self) -> None:
        """The stream's socket has TLS now."""
        self._attach(self.stream.socket)
        self._secure = True

    def _first_answer(self) -> tuple[str, bytes]:
        """(the plugin, what it answers the greeting's challenge)."""
        name = self._auth_plugin_name
        if name == _PLUGINS[2]:
            return name, _auth.scramble_caching_sha2(self.password, self.salt) if self.password else b""
        if name == _PLUGINS[1]:
            return name, self.password + b"\0" if self._secure else b"\1" if self.password else b"\0"
        return _PLUGINS[0], _auth.scramble_native_password(self.password, self.salt)

    def handshake(self, greeting: Greeting, flags: int, charset: int, user: str, database: str,
                  attributes: dict[str, str]) -> None:
        """Say who we are, up to the server's word that it is well. Raises ServerError (php_mysqlnd_auth_write)."""
        plugin, answer = self._first_answer()
        if flags & CLIENT_CONNECT_ATTRS:
            self.introduction = _attribute_list(attributes)
        self.send(pack("<IIB23s", flags, MAX_PACKET, charset & 0xFF, b"") + user.encode("latin-1") + b"\0" +
                  bytes((len(answer),)) + answer +
                  (database.encode("latin-1") + b"\0" if flags & CLIENT_CONNECT_WITH_DB else b"") +
                  (plugin.encode() + b"\0" if greeting.capabilities & CLIENT_PLUGIN_AUTH else b"") +
                  self.introduction)
        try:
            self._settle(plugin)
        except ServerError as error:  # mysqlnd does not take over the SQLSTATE here
            raise ServerError(error.code, UNKNOWN_SQLSTATE, error.message) from None

    def change_user(self, user: str, password: str, database: str, charset: int) -> None:
        """COM_CHANGE_USER, up to the server's answer. Raises ServerError."""
        self.password = password.encode("latin-1")
        plugin, answer = self._first_answer()
        self.command(17, user.encode("latin-1") + b"\0" + bytes((len(answer),)) + answer +
                     database.encode("latin-1") + b"\0" + pack("<H", charset) + plugin.encode() + b"\0" +
                     self.introduction)
        self._settle(plugin)

    def _settle(self, plugin: str) -> None:
        """Answer what the server wants to know until it is content."""
        packet = self._read_packet()
        while not packet.is_ok_packet():
            if packet.is_auth_switch_request():
                packet.read_uint8()
                plugin = packet.read_string().decode("latin-1")
                if plugin not in _PLUGINS:
                    raise ServerError(CR_NOT_IMPLEMENTED, "HY000",
                                      f"The server requested authentication method unknown to the client [{plugin}]")
                self._auth_plugin_name = plugin
                challenge = packet.read_all()
                if plugin == _PLUGINS[0]:
                    self.salt = challenge.rstrip(b"\0")
                    self.write_packet(_auth.scramble_native_password(self.password, self.salt))
                    packet = self._read_packet()
                else:
                    packet.rewind(2 + len(plugin))
                    packet = self._by_sha2(plugin, packet)
            elif packet.is_extra_auth_data():
                packet = self._by_sha2(plugin, packet)
            else:
                raise ServerError(CR_MALFORMED_PACKET, "HY000", "Malformed packet")

    def _by_sha2(self, plugin: str, packet: Any) -> Any:
        """What the server says after the exchange. Raises AuthenticationFailed."""
        exchange = _auth.caching_sha2_password_auth if plugin == _PLUGINS[2] else _auth.sha256_password_auth
        try:
            return exchange(self, packet)
        except (MySQLError, RuntimeError, ValueError) as error:
            raise AuthenticationFailed(str(error)) from None


def _attribute_list(attributes: dict[str, str]) -> bytes:
    texts = b"".join(store_length(len(text)) + text.encode("latin-1")
                     for pair in attributes.items() for text in pair)
    return store_length(len(texts)) + texts
