"""The class FTP\\Connection, and the control connection it stands for: commands and replies (ext/ftp/ftp.c)."""
from __future__ import annotations

import socket as host

from zvm.ext.ftp.channels import BUFFER, Channel, Failed
from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.standard.streams.sockets import ConnectionFailed, connect_to
from zvm.ext.vocabulary import php_class
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import ssl

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

_PORT = 21
_DIGITS = frozenset("0123456789")


@php_class("FTP\\Connection",
           native=HandleHooks("Cannot directly construct FTP\\Connection, use ftp_connect() or ftp_ssl_connect() "
                              "instead"), **HANDLE)
class Connection(PhpObject):
    """`session` is None once it is closed."""

    __slots__ = ("session",)
    session: Session | None

    def __init__(self) -> None:
        self.session = None


class StepwiseTransfer:
    """A transfer that ftp_nb_continue() goes on with."""

    __slots__ = ("stream", "sends", "closes", "last")

    def __init__(self, stream: Stream, sends: bool, closes: bool) -> None:
        self.stream = stream
        self.sends = sends
        self.closes = closes  # the stream, at the end
        self.last = ""  # character that was received


class Session:
    """The control connection of one server.

    `code` and `text` are those of the last reply; `text` is "" where none has come since the last command.
    `data` is the data connection of the transfer under way, `local` the address of this side.
    """

    __slots__ = ("engine", "channel", "timeout", "code", "text", "received", "directory", "system", "type", "passive",
                 "data_address", "auto_seek", "use_passive_address", "uses_tls", "context", "protects_data", "data",
                 "transfer")

    def __init__(self, engine: Engine, socket: host.socket, timeout: int, uses_tls: bool) -> None:
        self.engine = engine
        self.channel = Channel(engine, socket)
        self.timeout = timeout
        self.code, self.text, self.received = 0, "", b""
        self.directory: str | None = None  # that is known to be the current one
        self.system: str | None = None
        self.type = 0
        self.passive = False
        self.data_address: tuple[str, int] | None = None  # what the server was asked for and is not used yet
        self.auto_seek = self.use_passive_address = True
        self.uses_tls = uses_tls
        self.context: ssl.SSLContext | None = None
        self.protects_data = False
        self.data: Channel | None = None
        self.transfer: StepwiseTransfer | None = None

    # -- commands and replies ------------------------------------------------------------------------------------

    def put(self, command: str, argument: str = "") -> None:
        """Send a command. Raises Failed, too, for one that is not a single line (ftp_putcmd)."""
        line = f"{command} {argument}\r\n" if c_string(argument) else f"{command}\r\n"
        if len(line) + 1 > BUFFER or any(end in word for end in "\r\n" for word in (command, argument)):
            raise Failed
        if "\0" in line:  # what C prints of it
            line = c_string(command) + (f" {c_string(argument)}" if c_string(argument) else "") + "\r\n"
        self.text, self.received = "", b""
        self.channel.send(line.encode("latin-1"), self.timeout)

    def read_line(self) -> str:
        """The next line of a reply, which becomes `text`. Raises Failed at the end or where it is too long."""
        while True:
            ends = [place for end in b"\r\n" if (place := self.received.find(end)) >= 0]
            if ends:
                break
            left = BUFFER - len(self.received)
            more = self.channel.receive(self.timeout, left) if left > 0 else b""
            if not more:
                self.text, self.received = c_string(self.received.decode("latin-1")), b""
                raise Failed
            self.received += more
        end = min(ends)
        width = 2 if self.received[end:end + 2] == b"\r\n" else 1
        self.text, self.received = c_string(self.received[:end].decode("latin-1")), self.received[end + width:]
        return self.text

    def read_reply(self, *expected: int) -> int:
        """The code of a whole reply, whose last line is kept. Raises Failed for other codes than those (any, where
        none is named)."""
        self.code = 0
        while not is_last_line(self.read_line()):
            pass
        self.code, self.text = int(self.text[:3]), self.text[4:]
        if expected and self.code not in expected:
            raise Failed
        return self.code

    def ask(self, command: str, argument: str = "", *expected: int) -> int:
        """put() and read_reply()."""
        self.put(command, argument)
        return self.read_reply(*expected)

    # -- what lasts ----------------------------------------------------------------------------------------------

    def set_type(self, kind: int) -> None:
        if kind != self.type:
            self.ask("TYPE", " AI"[kind], 200)
            self.type = kind

    def start_tls(self) -> None:
        """Ask for TLS, and for data in TLS. Raises Failed."""
        import ssl

        if self.ask("AUTH", "TLS") != 234:
            self.ask("AUTH", "SSL", 334)
            self.protects_data = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        self.context = context
        self.channel.start_tls(context, None, "SSL/TLS handshake failed")
        if not self.protects_data:
            self.ask("PBSZ", "0")
            self.protects_data = 200 <= self.ask("PROT", "P") <= 299

    def close_data(self) -> None:
        data, self.data = self.data, None
        if data is not None:
            data.close()

    def close(self) -> None:
        """End everything, without a word to the server."""
        self.close_data()
        if self.transfer is not None and self.transfer.closes:
            self.transfer.stream.close()
        self.transfer = None
        self.channel.close()

    def __del__(self) -> None:
        self.close()


def is_last_line(line: str) -> bool:
    return len(line) > 3 and line[3] == " " and _DIGITS.issuperset(line[:3])


def connect(engine: Engine, name: str, port: int, timeout: int, uses_tls: bool) -> Connection | None:
    """A connection that the server has greeted; None where there is none (ftp_open)."""
    name = c_string(name)
    address = f"[{name}]" if ":" in name else name
    try:
        stream = connect_to(engine, f"tcp://{address}:{port & 0xFFFF or _PORT}", timeout)
    except ConnectionFailed:
        return None
    session = Session(engine, stream.socket.dup(), timeout, uses_tls)
    session.channel.socket.settimeout(None)
    stream.close()
    try:
        session.read_reply(220)
    except Failed:
        return None
    connection: Connection = make(engine, "ftp\\connection")
    connection.session = session
    return connection


def opened(engine: Engine, connection: Connection) -> Session:
    """The session of a connection. Throws ValueError where that is closed."""
    if connection.session is None:
        engine.throw("ValueError", "FTP\\Connection is already closed")
    return connection.session
