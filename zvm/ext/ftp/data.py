"""Data connections: to an address the server names, or from the server to one of ours (ftp_getdata, data_accept)."""
from __future__ import annotations

import re
import select
import socket as host

from zvm.ext.ftp.channels import Channel, Failed, warn

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.ftp.connection import Session

_SIX_NUMBERS = re.compile(r"[^0-9]*" + ",".join([r"\s*\+?([0-9]+)"] * 6), re.A)


def set_passive(session: Session, enable: bool) -> None:
    """Ask for an address to connect to, which the next data connection uses up (ftp_pasv). Raises Failed."""
    if enable and session.data_address is not None:
        return
    session.passive, session.data_address = False, None
    if not enable:
        return
    try:
        peer = session.channel.socket.getpeername()
    except OSError:
        raise Failed from None
    if session.channel.socket.family == host.AF_INET6 and session.ask("EPSV") == 229:
        session.data_address = peer[0], _extended_port(session.text)
    else:
        session.ask("PASV", "", 227)
        session.data_address = _passive_address(session, peer[0])
    session.passive = True


def _extended_port(text: str) -> int:
    """The port in "Extended passive mode (|||6446|)". Raises Failed."""
    found = re.search(r"\((.)[^(]*?\1[^(]*?\1\s*\+?([0-9]+)(.?)", text, re.S)
    if found is None or found[3] != found[1]:
        raise Failed
    return int(found[2]) & 0xFFFF


def _passive_address(session: Session, peer: str) -> tuple[str, int]:
    """The address in "Entering passive mode (127,0,0,1,25,46)"; the server's own where others are not to be used."""
    found = _SIX_NUMBERS.match(session.text)
    if found is None:
        raise Failed
    numbers = [int(number) & 0xFF for number in found.groups()]
    name = ".".join(map(str, numbers[:4])) if session.use_passive_address and ":" not in peer else peer
    return name, numbers[4] << 8 | numbers[5]


def prepare(session: Session) -> Channel:
    """A data connection, or a socket that waits for one, which is the session's from now on. Raises Failed."""
    if session.passive:
        set_passive(session, True)
    family = session.channel.socket.family
    made = host.socket(family, host.SOCK_STREAM)
    try:
        if session.passive:
            _connect(session, made)
        else:
            _listen(session, made)
    except Failed:
        made.close()
        raise
    session.data = Channel(session.engine, made)
    return session.data


def _connect(session: Session, made: host.socket) -> None:
    address, session.data_address = session.data_address, None
    assert address is not None
    made.settimeout(session.timeout)
    try:
        made.connect(address)
    except OSError as error:
        number = error.errno or 110
        warn(session.engine, f"php_connect_nonb() failed: {error.strerror or 'Connection timed out'} ({number})")
        raise Failed from None
    made.settimeout(None)


def _listen(session: Session, made: host.socket) -> None:
    own = session.channel.socket.getsockname()[0]
    try:
        made.bind(("", 0))
        made.listen(5)
    except OSError as error:
        warn(session.engine, f"bind() failed: {error.strerror} ({error.errno})")
        raise Failed from None
    port = made.getsockname()[1]
    if made.family == host.AF_INET6:
        session.ask("EPRT", f"|2|{own}|{port}|", 200)
    else:
        session.ask("PORT", ",".join([*own.split("."), str(port >> 8), str(port & 0xFF)]), 200)


def accept(session: Session) -> Channel:
    """The data connection that prepare() made or waits for, in TLS where that was agreed upon. Raises Failed."""
    data = session.data
    assert data is not None
    if data.socket.getsockopt(host.SOL_SOCKET, host.SO_ACCEPTCONN):
        if not data.is_ready(select.POLLIN, session.timeout):
            raise Failed
        listener = data.socket
        data.socket = listener.accept()[0]
        listener.close()
    if session.context is not None and session.protects_data:
        control = session.channel.tls
        data.start_tls(session.context, control.session if control else None,
                       "data_accept: SSL/TLS handshake failed")
    return data
