"""Making, connecting and closing sockets, and what they say of themselves (ext/sockets/sockets.c)."""
from __future__ import annotations

import os
import socket as host

from zvm.ext.sockets.addresses import check_port, host_and_port, target
from zvm.ext.sockets.objects import FAMILIES, Socket, SocketState, error_text, failed, new_socket, opened
from zvm.ext.standard.streams.waiting import exceeds_fd_setsize, wait
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, Void, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_HIGHEST_TYPE = 10
_SIOCATMARK = 0x8905


def _as_int(number: int) -> int:
    return (number + 0x80000000) % 0x100000000 - 0x80000000


def _check_kind(engine: Engine, domain: int, kind: int) -> None:
    if domain not in FAMILIES:
        value_error(engine, 1, "must be one of AF_UNIX, AF_INET6, or AF_INET")
    if kind > _HIGHEST_TYPE:
        value_error(engine, 2, "must be one of SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET, SOCK_RAW, or SOCK_RDM")


def created(engine: Engine, domain: int, kind: int, protocol: int) -> Socket | None:
    """A new socket; None after a warning."""
    try:
        made = host.socket(domain, _as_int(kind), _as_int(protocol))
    except OSError as error:
        failed(engine, None, "Unable to create socket", error)
        return None
    made.settimeout(None)
    return new_socket(engine, made, domain)


@function
def socket_create(engine: Engine, domain: Int, type: Int, protocol: Int) -> "Socket" | False_:
    _check_kind(engine, domain, type)
    return created(engine, domain, type, protocol) or False


@function
def socket_create_pair(engine: Engine, domain: Int, type: Int, protocol: Int, pair: ByRef) -> Bool:
    _check_kind(engine, domain, type)
    try:
        ends = host.socketpair(domain, _as_int(type), _as_int(protocol))
    except OSError as error:
        return failed(engine, None, "Unable to create socket pair", error)
    for end in ends:
        end.settimeout(None)
    pair.value = PhpArray.from_list([new_socket(engine, end, domain) for end in ends])
    return True


@function
def socket_create_listen(engine: Engine, port: Int, backlog: Int = 128) -> "Socket" | False_:
    check_port(engine, 1, port)
    made = created(engine, host.AF_INET, host.SOCK_STREAM, 0)
    if made is None or made.connection is None:
        return False
    problem = "unable to bind to given address"
    try:
        made.connection.bind(("0.0.0.0", port & 0xFFFF))
        problem = "unable to listen on socket"
        made.connection.listen(_as_int(backlog))
    except OSError as error:
        return failed(engine, made, problem, error)
    return made


@function
def socket_accept(engine: Engine, socket: "Socket") -> "Socket" | False_:
    connection = opened(engine, socket)
    engine.output.flush()
    try:
        engine.interrupts.await_socket(connection)
        accepted, _ = connection.accept()
    except OSError as error:  # PHP keeps it with the socket that there is none of
        return failed(engine, new_socket(engine, connection, socket.family), "unable to accept incoming connection",
                      error)
    accepted.settimeout(None)
    return new_socket(engine, accepted, accepted.family)


def _set_blocking(engine: Engine, sock: Socket, enable: bool) -> bool:
    connection = opened(engine, sock)
    if sock.stream is not None and not sock.stream.is_closed and sock.stream.set_blocking(enable):
        return True
    try:
        os.set_blocking(connection.fileno(), enable)
        connection.settimeout(None if enable else 0.0)
    except OSError as error:
        return failed(engine, sock, f"unable to set {'' if enable else 'non'}blocking mode", error)
    return True


@function
def socket_set_nonblock(engine: Engine, socket: "Socket") -> Bool:
    return _set_blocking(engine, socket, False)


@function
def socket_set_block(engine: Engine, socket: "Socket") -> Bool:
    return _set_blocking(engine, socket, True)


@function
def socket_listen(engine: Engine, socket: "Socket", backlog: Int = 0) -> Bool:
    connection = opened(engine, socket)
    try:
        connection.listen(_as_int(backlog))
    except OSError as error:
        return failed(engine, socket, "unable to listen on socket", error)
    return True


@function
def socket_close(engine: Engine, socket: "Socket") -> Void:
    connection = opened(engine, socket)
    if socket.stream is not None:
        socket.stream.close()
    else:
        connection.close()
    socket.stream = socket.connection = None


@function
def socket_bind(engine: Engine, socket: "Socket", address: Str, port: Int = 0) -> Bool:
    connection = opened(engine, socket)
    check_port(engine, 3, port)
    place = target(engine, socket, address, port)
    if place is None:
        return False
    try:
        connection.bind(place)
    except OSError as error:
        return failed(engine, socket, "Unable to bind address", error)
    return True


@function
def socket_connect(engine: Engine, socket: "Socket", address: Str, port: Int | Null = None) -> Bool:
    connection = opened(engine, socket)
    _check_port(engine, socket, 3, port)
    place = target(engine, socket, address, port or 0)
    if place is None:
        return False
    engine.output.flush()
    try:
        connection.connect(place)
    except OSError as error:
        return failed(engine, socket, "unable to connect", error)
    return True


def _check_port(engine: Engine, sock: Socket, argument: int, port: int | None) -> None:
    if port is None and sock.family in (host.AF_INET, host.AF_INET6):
        name = "AF_INET" if sock.family == host.AF_INET else "AF_INET6"
        value_error(engine, argument, f"cannot be null when the socket type is {name}")


def _name(engine: Engine, sock: Socket, remote: bool, address: Reference, port: Reference | None) -> bool:
    connection = opened(engine, sock)
    try:
        found = connection.getpeername() if remote else connection.getsockname()
    except OSError as error:
        return failed(engine, sock, "unable to retrieve peer name" if remote else "unable to retrieve socket name",
                      error)
    if connection.family not in FAMILIES:
        value_error(engine, 1, "must be one of AF_UNIX, AF_INET, or AF_INET6")
    address.value, number = host_and_port(found)
    if port is not None and number is not None:
        port.value = number
    return True


@function
def socket_getsockname(engine: Engine, socket: "Socket", address: ByRef, port: ByRef = None) -> Bool:
    return _name(engine, socket, False, address, port)


@function
def socket_getpeername(engine: Engine, socket: "Socket", address: ByRef, port: ByRef = None) -> Bool:
    return _name(engine, socket, True, address, port)


@function
def socket_shutdown(engine: Engine, socket: "Socket", mode: Int = 2) -> Bool:
    connection = opened(engine, socket)
    try:
        connection.shutdown(_as_int(mode))
    except OSError as error:
        return failed(engine, socket, "Unable to shutdown socket", error)
    return True


# ---- errors ------------------------------------------------------------------------------------------------------

@function
def socket_strerror(error_code: Int) -> Str:
    return error_text(_as_int(error_code))


@function
def socket_last_error(engine: Engine, socket: "Socket" | Null = None) -> Int:
    if socket is None:
        return engine.state_of(SocketState).last_error
    opened(engine, socket)
    return socket.error


@function(since=80300)
def socket_atmark(engine: Engine, socket: "Socket") -> Bool:
    """Whether urgent data come next (sockatmark(3))."""
    from fcntl import ioctl

    descriptor = opened(engine, socket).fileno()
    room = bytearray(4)
    try:
        ioctl(descriptor, _SIOCATMARK, room)
    except OSError as error:
        return failed(engine, socket, "Unable to apply sockmark", error)
    return any(room)


@function
def socket_clear_error(engine: Engine, socket: "Socket" | Null = None) -> Void:
    if socket is None:
        engine.state_of(SocketState).last_error = 0
    else:
        opened(engine, socket)
        socket.error = 0


# ---- waiting -----------------------------------------------------------------------------------------------------

def _descriptors(engine: Engine, number: int, reference: Reference) -> dict[Any, tuple[Socket, int]]:
    """The sockets of one of select()'s arrays with their descriptors, by key."""
    found = {}
    if type(reference.value) is PhpArray:
        for key, value in reference.value.plain_items():
            if not isinstance(value, Socket):
                kind = convert.type_name(value)
                argument_type_error(engine, number, f"must only have elements of type Socket, {kind} given")
            if value.connection is None or value.connection.fileno() < 0:
                argument_type_error(engine, number, "contains a closed socket")
            found[key] = value, value.connection.fileno()
    return found


@function
def socket_select(engine: Engine, read: ByRef[Array | Null], write: ByRef[Array | Null],
                  except_: ByRef[Array | Null], seconds: Int | Null, microseconds: Int = 0) -> Int | False_:
    references = (read, write, except_)
    wanted = [_descriptors(engine, number, reference) for number, reference in enumerate(references, 1)]
    if not any(wanted):
        engine.throw("ValueError", "socket_select(): At least one array argument must be passed")
    lists = [[descriptor for _, descriptor in sockets.values()] for sockets in wanted]
    if exceeds_fd_setsize(engine, lists):
        return False
    engine.output.flush()
    if microseconds < 0 <= (seconds or 0):  # an invalid timeval, whatever the seconds are
        seconds = -1
    timeout = None if seconds is None else seconds + microseconds / 1_000_000
    try:
        ready = wait(engine, lists, timeout)
    except (OSError, ValueError) as error:
        return failed(engine, None, "Unable to select", getattr(error, "errno", None) or 22)
    total = 0
    for reference, sockets, descriptors in zip(references, wanted, ready, strict=True):
        if type(reference.value) is PhpArray:
            kept = {key: sock for key, (sock, descriptor) in sockets.items() if descriptor in descriptors}
            reference.value = PhpArray.from_dict(dict(kept))
            total += len(kept)
    return total
