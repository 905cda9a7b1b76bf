"""How a connection is opened: the socket, TLS, the greeting and who the user is (mysqlnd_vio.c, mysqlnd_auth.c)."""
from __future__ import annotations

from os import getpid

from zvm.ext.mysqlnd import charsets, wire
from zvm.ext.mysqlnd.errors import (
    CR_CONNECTION_ERROR,
    CR_NOT_IMPLEMENTED,
    CR_SERVER_GONE_ERROR,
    CR_UNKNOWN_ERROR,
    SERVER_GONE,
    ConnectionLost,
    ServerError,
)
from zvm.ext.mysqlnd.wire import Greeting, Wire
from zvm.ext.standard.streams.contexts import ContextResource
from zvm.ext.standard.streams.sockets import ConnectionFailed, connect_to

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.mysqlnd.options import Options

_DEFAULT_SOCKET = "/tmp/mysql.sock"
_SSL_VERIFY_SERVER_CERT, _SSL_DONT_VERIFY_SERVER_CERT = 0x40000000, 64
_READY = 1  # the state of a connection that is open


def open_wire(connection: Any, host: str, user: str, password: str, database: str, port: int, socket: str | None,
              flags: int) -> bool:
    """Open a Connection; False after an error, which it keeps."""
    is_local = host.lower() == "localhost"
    address = f"unix://{socket or _DEFAULT_SOCKET}" if is_local else f"tcp://{host}:{port or 3306}"
    options: Options = connection.options
    try:
        stream = connect_to(connection.engine, address, options.connect_timeout or None)
    except ConnectionFailed as failed:
        return bool(connection.error.fail(CR_CONNECTION_ERROR, failed.problem or "Unknown error while connecting"))
    made = Wire(stream, password, options.read_timeout or None)  # type: ignore[arg-type]
    if options.public_key is not None:
        with open(options.public_key.encode("latin-1"), "rb") as file:
            made.server_public_key = file.read()
    try:
        greeting = _greeting(connection, made)
        if greeting is None or not _introduce(connection, made, greeting, host, user, database, flags):
            made.close()
            return False
    except ServerError as error:
        made.close()
        return bool(connection.error.note(error))
    connection.wire, connection.state = made, _READY
    connection.reset_status()
    connection.status = greeting.status
    connection.info = None
    connection.field_count = 0
    connection.host_info = "Localhost via UNIX socket" if is_local else f"{host} via TCP/IP"
    return True


def _greeting(connection: Any, made: Wire) -> Greeting | None:
    """What the server says first; None after an error. Raises ServerError."""
    try:
        greeting = made.greet()
    except ConnectionLost as lost:
        connection.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE)
        if isinstance(lost, wire.OutOfOrder):
            connection.engine.diagnostics.warning(f"Packets out of order. Expected 0 received {lost.number}. Packet "
                                                  f"size={lost.size}")
        connection.warn(f"Error while reading greeting packet. PID={getpid()}")
        return None
    connection.thread_id, connection.protocol_version = greeting.thread_id, greeting.protocol
    connection.greeted(greeting.version)
    connection.capabilities = greeting.capabilities
    return greeting


def _introduce(connection: Any, made: Wire, greeting: Greeting, host: str, user: str, database: str,
               flags: int) -> bool:
    """Agree on what both can do, and be known; False after an error. Raises ServerError."""
    options: Options = connection.options
    greeted = charsets.by_number(greeting.charset)
    if greeted is None:
        return bool(connection.error.fail(CR_NOT_IMPLEMENTED, f"Server sent charset ({greeting.charset}) unknown to "
                                          "the client. Please, report to the developers"))
    charset = None if options.charset is None else charsets.by_name(options.charset)
    connection.charset = charset or greeted
    dont_verify = flags & _SSL_DONT_VERIFY_SERVER_CERT
    wants_tls = options.tls is not None or bool(flags & wire.CLIENT_SSL)
    flags |= wire.CAPABILITIES | wire.CLIENT_CONNECT_ATTRS | options.flags
    flags &= ~(wire.CLIENT_COMPRESS | _SSL_DONT_VERIFY_SERVER_CERT | _SSL_VERIFY_SERVER_CERT | wire.CLIENT_SSL)
    if database:
        flags |= wire.CLIENT_CONNECT_WITH_DB
    if not greeting.capabilities & wire.CLIENT_CONNECT_ATTRS:
        flags &= ~wire.CLIENT_CONNECT_ATTRS
    if wants_tls:
        if not greeting.capabilities & wire.CLIENT_SSL:
            return bool(connection.error.fail(CR_CONNECTION_ERROR, "SSL connection error: SSL is required but the "
                                                                   "server doesn't support it"))
        flags |= wire.CLIENT_SSL
        if not _secure(connection, made, host, flags, connection.charset.number, bool(dont_verify)):
            return False
    try:
        made.handshake(greeting, flags, connection.charset.number, user, database,
                       {"_client_name": "mysqlnd", "_server_host": host})
    except ConnectionLost:
        return bool(connection.error.fail(CR_SERVER_GONE_ERROR, SERVER_GONE))
    except wire.AuthenticationFailed as failed:
        return bool(connection.error.fail(CR_UNKNOWN_ERROR, str(failed)))
    return True


def _secure(connection: Any, made: Wire, host: str, flags: int, charset: int, dont_verify: bool) -> bool:
    """Go on by TLS, on the streams' own (mysqlnd_vio::enable_ssl)."""
    from zvm.ext.standard.streams.crypto import secure

    options: Options = connection.options
    context = ContextResource(connection.engine)
    chosen = dict(options.tls or {})
    if dont_verify or options.verify_peer is not None:
        chosen["verify_peer"] = bool(options.verify_peer) and not dont_verify
        if dont_verify:
            chosen["verify_peer_name"] = False
    context.context_options = {"ssl": chosen}
    made.stream.options["context"] = context
    made.stream.options.setdefault("host", host)
    made.request_tls(flags, charset)
    if secure(connection.engine, made.stream):
        made.is_secured()
        return True
    connection.error.fail(CR_CONNECTION_ERROR, "Cannot connect to MySQL using SSL")
    connection.warn("Cannot connect to MySQL by using SSL")
    return False
