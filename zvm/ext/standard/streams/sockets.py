"""Sockets as streams: stream_socket_*, stream_select, fsockopen (main/streams/xp_socket.c)."""
from __future__ import annotations

import os
import socket as host
from errno import EINPROGRESS, EPERM

from zvm.ext.registry import is_available
from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.contexts import context_argument, options_of
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.waiting import exceeds_fd_setsize, wait
from zvm.ext.standard.strings.slashes import addslashes
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Float, Int, Null, Resource, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.descriptors import check_own
from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.streams import FileStream, StandardStream, Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

STREAM_CLIENT_ASYNC_CONNECT, STREAM_CLIENT_CONNECT, STREAM_SERVER_BIND, STREAM_SERVER_LISTEN = 2, 4, 4, 8
_PEEK, _OOB = 2, 1
SECURE = ("ssl", "tls", "tlsv1.0", "tlsv1.1", "tlsv1.2", "tlsv1.3")  # tcp with TLS from the start
TRANSPORTS = {"tcp": "tcp_socket", "udp": "udp_socket", "unix": "unix_socket", "udg": "udg_socket",
              **dict.fromkeys(SECURE, "tcp_socket/ssl")}  # to the types of their streams


# ---- addresses ---------------------------------------------------------------------------------------------------

def _parse(address: str) -> tuple[str, Any]:
    """(transport, socket address) of "tcp://host:port", "unix:///path". Raises ConnectionFailed (parse_ip_address)."""
    transport, mark, rest = address.partition("://")
    if not mark:
        transport, rest = "tcp", address
    if transport not in TRANSPORTS:
        raise ConnectionFailed(0, f'Unable to find the socket transport "{transport}" - did you forget to enable it '
                                  "when you configured PHP?")
    if transport in ("unix", "udg"):
        return transport, rest.encode("latin-1")
    name, colon, port = rest.partition("]:" if rest[:1] == "[" and len(rest) > 1 else ":")
    if not colon or name == rest[:-1]:
        kind = "IPv6 address" if rest[:1] == "[" and len(rest) > 1 else "address"
        raise ConnectionFailed(0, f'Failed to parse {kind} "{rest}"')
    if "\0" in name:
        raise ConnectionFailed(0, "The hostname must not contain null bytes")
    return transport, (name.removeprefix("["), parse_int(port) & 0xFFFF)


def _make(transport: str, address: Any) -> host.socket:
    local = transport in ("unix", "udg")
    family = host.AF_UNIX if local else host.AF_INET6 if ":" in address[0] else host.AF_INET
    made = host.socket(family, host.SOCK_DGRAM if transport in ("udp", "udg") else host.SOCK_STREAM)
    _leave_own(made)
    return made


def _leave_own(*made: host.socket) -> None:
    """Close sockets and raise OSError where one has a descriptor that is left to Python."""
    try:
        check_own(max(each.fileno() for each in made))
    except OSError:
        for each in made:
            each.close()
        raise


def _set_options(engine: Engine, made: host.socket, context: Any, binds: bool) -> None:
    """What the context's "socket" options say of a socket that is to be bound or connected. Raises OSError."""
    options = options_of(context, "socket")
    if not options or made.family == host.AF_UNIX:
        return

    def is_on(name: str) -> bool:
        return name in options and convert.to_bool(engine, options[name])

    if binds:
        if is_on("so_reuseport"):
            made.setsockopt(host.SOL_SOCKET, host.SO_REUSEPORT, 1)
        if is_on("so_broadcast") and made.type == host.SOCK_DGRAM:
            made.setsockopt(host.SOL_SOCKET, host.SO_BROADCAST, 1)
        if made.family == host.AF_INET6 and options.get("ipv6_v6only") is not None:
            made.setsockopt(host.IPPROTO_IPV6, host.IPV6_V6ONLY, int(is_on("ipv6_v6only")))
        return
    if is_on("tcp_nodelay") and made.type == host.SOCK_STREAM:
        made.setsockopt(host.IPPROTO_TCP, host.TCP_NODELAY, 1)
    if type(options.get("bindto")) is str:
        _bind(engine, made, options["bindto"])


def _bind(engine: Engine, made: host.socket, address: str) -> None:
    """Have a connection come from "host:port", or from wherever it is: where the host is of another family, and, after
    a warning, where it is none or cannot be had."""
    name, colon, port = address.removeprefix("[").rpartition("]:" if address[:1] == "[" else ":")
    if not colon:
        return
    family = _family_of(name)
    if family is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid IP Address: {name}")
    elif family == made.family:
        try:
            made.bind((name, parse_int(port) & 0xFFFF))
        except OSError as error:
            engine.diagnostics.warning(f"{running_function(engine)}(): Failed to bind to '{name}:{parse_int(port)}', "
                                       f"system said: {os.strerror(error.errno or 0)}")


def _family_of(name: str) -> int | None:
    """AF_INET or AF_INET6, as the address is written; None for what is none."""
    for family in (host.AF_INET, host.AF_INET6):
        try:
            host.inet_pton(family, name)
        except (OSError, ValueError):
            continue
        return family
    return None


def _stream_type(transport: str) -> str:
    """What streams of a transport are called: TCP's are those of openssl, which can start TLS, where that is there."""
    return "tcp_socket/ssl" if transport == "tcp" and is_available("openssl") else TRANSPORTS[transport]


def _shown(address: Any) -> str:
    """A socket address as PHP writes it."""
    if isinstance(address, tuple):
        return f"[{address[0]}]:{address[1]}" if ":" in address[0] else f"{address[0]}:{address[1]}"
    return os.fsencode(address).decode("latin-1") if address else ""


class ConnectionFailed(Exception):
    """No connection: the error's number and what it says."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number, self.problem = number, problem


def connect_to(engine: Engine, address: str, timeout: float | None, context: Any = None) -> SocketStream:
    """A stream connected to "transport://host:port". Raises ConnectionFailed (php_stream_xport_create)."""
    def connect(made: host.socket, target: Any) -> None:
        made.settimeout(timeout if timeout and timeout > 0 else None)
        made.connect(target)

    stream = _attempt(engine, address, connect, context)
    _secure(engine, address, stream)
    return stream


def _secure(engine: Engine, address: str, stream: SocketStream) -> None:
    """Start TLS where the address asks for it. Raises ConnectionFailed, without a reason: it has been told."""
    transport = address.partition("://")[0]
    if transport in SECURE:
        from zvm.ext.standard.streams.crypto import start_transport

        if not start_transport(engine, stream, transport, True):
            stream.close()
            raise ConnectionFailed(0, "")


def _attempt(engine: Engine, address: str, connect: Any, context: Any, binds: bool = False) -> SocketStream:
    """A socket that `connect` has connected or bound. Raises ConnectionFailed."""
    transport, target = _parse(address)
    if not engine.may_connect:
        raise ConnectionFailed(EPERM, os.strerror(EPERM))
    try:
        made = _make(transport, target)
    except OSError as error:
        raise ConnectionFailed(error.errno or 0, os.strerror(error.errno or 0)) from None
    try:
        _set_options(engine, made, context, binds)
        connect(made, target)
    except host.gaierror as error:
        made.close()
        engine.next_resource_id()  # that of the stream
        problem = f"php_network_getaddresses: getaddrinfo for {target[0]} failed: {error.strerror}"
        engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")
        raise ConnectionFailed(0, problem) from None
    except OSError as error:
        made.close()
        engine.next_resource_id()
        if binds and transport in ("unix", "udg"):  # PHP keeps the reason to itself
            raise ConnectionFailed(0, "") from None
        raise ConnectionFailed(error.errno or 110, os.strerror(error.errno or 110)) from None
    stream = SocketStream(engine, made, _stream_type(transport))
    if context is not None:
        stream.options["context"] = context
    if transport in SECURE or transport == "tcp":
        stream.options["host"] = target[0]
    return stream


def _open(engine: Engine, address: str, connect: Any, code: Reference | None, message: Reference | None,
          context: Any, connects: bool, named: str) -> SocketStream | None:
    """A socket made and connected or bound; None with a warning, which names it `named`, and the error in `code` and
    `message`."""
    number, problem = 0, ""
    found = None
    try:
        found = _attempt(engine, address, connect, context, not connects)
        if connects:
            _secure(engine, address, found)
    except ConnectionFailed as failed:
        found, number, problem = None, failed.number, failed.problem
    if code is not None:
        code.value = number
    if message is not None:
        message.value = problem
    if found is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to connect to {named} "
                                   f"({problem or 'Unknown error'})")
    return found


@function
def stream_socket_client(engine: Engine, address: Str, error_code: ByRef = None, error_message: ByRef = None,
                         timeout: Float | Null = None, flags: Int = STREAM_CLIENT_CONNECT,
                         context: Resource | Null = None) -> Untyped:
    def connect(made: host.socket, target: Any) -> None:
        if flags & STREAM_CLIENT_ASYNC_CONNECT and "://" not in address.removeprefix("tcp://"):
            made.settimeout(0.0)
            error = made.connect_ex(target)
            if error not in (0, EINPROGRESS):  # which is where waiting for the stream tells how it went
                raise OSError(error, os.strerror(error))
            made.settimeout(None)
            return
        made.settimeout(60.0 if timeout is None else timeout or None)
        made.connect(target)

    if not flags & (STREAM_CLIENT_ASYNC_CONNECT | STREAM_CLIENT_CONNECT):  # it is to be connected later, or never
        transport = address.partition("://")[0] if "://" in address else "tcp"
        if transport in TRANSPORTS:
            return SocketStream(engine, _make(transport, ("", 0)), _stream_type(transport))
    context = context_argument(engine, context)
    return _open(engine, address, connect, error_code, error_message, context, True, addslashes(address)) or False


def _backlog(engine: Engine, context: Any) -> int:
    """How many connections wait to be accepted."""
    options = options_of(context, "socket")
    return convert.to_int(engine, options["backlog"]) if "backlog" in options else 32


@function
def stream_socket_server(engine: Engine, address: Str, error_code: ByRef = None, error_message: ByRef = None,
                         flags: Int = STREAM_SERVER_BIND | STREAM_SERVER_LISTEN,
                         context: Resource | Null = None) -> Untyped:
    given = context_argument(engine, context)

    def listen(made: host.socket, target: Any) -> None:
        made.setsockopt(host.SOL_SOCKET, host.SO_REUSEADDR, 1)
        made.bind(target)
        if made.type == host.SOCK_STREAM and flags & STREAM_SERVER_LISTEN:
            made.listen(_backlog(engine, given))

    opened = _open(engine, address, listen, error_code, error_message, given, False,
                   address.partition("\0")[0])
    transport = address.partition("://")[0]
    if opened is not None and transport in SECURE:
        opened.options["transport"] = transport
    return opened or False


def _connect_host(engine: Engine, hostname: str, port: int, error_code: Reference | None,
                  error_message: Reference | None, timeout: float | None) -> Any:
    def connect(made: host.socket, target: Any) -> None:
        made.settimeout(60.0 if timeout is None else timeout)
        made.connect(target)

    address = hostname if port < 0 else f"{hostname}:{port}"
    named = f"{hostname.partition(chr(0))[0]}:{port}"
    return _open(engine, address, connect, error_code, error_message, None, True, named) or False


@function
def fsockopen(engine: Engine, hostname: Str, port: Int = -1, error_code: ByRef = None, error_message: ByRef = None,
              timeout: Float | Null = None) -> Untyped:
    return _connect_host(engine, hostname, port, error_code, error_message, timeout)


@function
def pfsockopen(engine: Engine, hostname: Str, port: Int = -1, error_code: ByRef = None, error_message: ByRef = None,
               timeout: Float | Null = None) -> Untyped:
    persistent = engine.state_of(StreamState).persistent_sockets
    found = persistent.get((hostname, port))
    if found is None or found.is_closed:
        found = _connect_host(engine, hostname, port, error_code, error_message, timeout)
        if found:
            persistent[hostname, port] = found
    return found


@function
def stream_socket_pair(engine: Engine, domain: Int, type_: Int, protocol: Int) -> Array | False_:
    try:
        first, second = host.socketpair(c_int(domain), c_int(type_), c_int(protocol))
        _leave_own(first, second)
    except OSError as error:
        engine.diagnostics.warning(f"stream_socket_pair(): Failed to create sockets: [{error.errno}]: "
                                   f"{os.strerror(error.errno or 0)}")
        return False
    return PhpArray.from_list([SocketStream(engine, first, "generic_socket"),
                               SocketStream(engine, second, "generic_socket")])


# ---- sockets at work ---------------------------------------------------------------------------------------------

def _socket_argument(engine: Engine, stream: Any) -> SocketStream | None:
    found = stream_argument(engine, stream)
    if isinstance(found, SocketStream):
        return found
    if isinstance(found, StandardStream) and found.is_socket():  # one that the command was started with
        return SocketStream(engine, host.socket(fileno=os.dup(found.descriptor)), "generic_socket")
    return None


@function
def stream_socket_accept(engine: Engine, socket: Resource, timeout: Float | Null = None,
                         peer_name: ByRef = None) -> Untyped:
    server = _socket_argument(engine, socket)
    if server is None:
        return False
    engine.output.flush()  # who is to connect may wait for it
    server.socket.settimeout(60.0 if timeout is None else max(timeout, 0.0))
    try:
        engine.interrupts.await_socket(server.socket)
        accepted, peer = server.socket.accept()
    except OSError as error:
        reason = os.strerror(error.errno or 110) if not isinstance(error, TimeoutError | BlockingIOError) else \
            "Connection timed out"
        engine.diagnostics.warning(f"stream_socket_accept(): Accept failed: {reason}")
        return False
    if peer_name is not None:
        peer_name.value = _shown(peer)
    stream = SocketStream(engine, accepted, server.stream_type)
    context = server.options.get("context")
    stream.options["context"] = context
    at_once = options_of(context, "socket").get("tcp_nodelay", False)
    if accepted.family != host.AF_UNIX and convert.to_bool(engine, at_once):
        accepted.setsockopt(host.IPPROTO_TCP, host.TCP_NODELAY, 1)
    transport = server.options.get("transport")
    if transport:
        from zvm.ext.standard.streams.crypto import start_transport

        if not start_transport(engine, stream, transport, False):
            engine.diagnostics.warning("stream_socket_accept(): Accept failed: Unknown error")
            stream.close()
            return False
    return stream


@function
def stream_socket_get_name(engine: Engine, socket: Resource, remote: Bool) -> Str | False_:
    found = _socket_argument(engine, socket)
    if found is None:
        return False
    try:
        return _shown(found.socket.getpeername() if remote else found.socket.getsockname()) or False
    except OSError:
        return False


@function
def stream_socket_recvfrom(engine: Engine, socket: Resource, length: Int, flags: Int = 0,
                           address: ByRef = None) -> Str | False_:
    found = _socket_argument(engine, socket)
    if length <= 0:
        value_error(engine, 2, "must be greater than 0")
    if address is not None:
        address.value = None
    if found is None:
        return False
    options = (host.MSG_PEEK if flags & _PEEK else 0) | (host.MSG_OOB if flags & _OOB else 0)
    timeout = found.socket.gettimeout()
    try:
        found.socket.settimeout(0.0 if timeout == 0.0 else None)  # the stream's time limit is not for this
        data, peer = found.socket.recvfrom(length, options)
    except OSError:
        return False
    finally:
        found.socket.settimeout(timeout)
    if address is not None:
        address.value = _shown(peer)
    return data.decode("latin-1")


@function
def stream_socket_sendto(engine: Engine, socket: Resource, data: Str, flags: Int = 0,
                         address: Str = "") -> Int | False_:
    found = _socket_argument(engine, socket)
    if found is None:
        return -1
    options = host.MSG_OOB if flags & _OOB else 0
    try:
        if not address:
            return found.socket.send(data.encode("latin-1"), options)
        return found.socket.sendto(data.encode("latin-1"), options, _parse(address)[1])
    except ConnectionFailed:
        engine.diagnostics.warning(f"stream_socket_sendto(): Failed to parse `{address}' into a valid network address")
        return False
    except OSError:
        return -1


@function
def stream_socket_shutdown(engine: Engine, stream: Resource, mode: Int) -> Bool:
    if mode not in (0, 1, 2):
        value_error(engine, 2, "must be one of STREAM_SHUT_RD, STREAM_SHUT_WR, or STREAM_SHUT_RDWR")
    found = _socket_argument(engine, stream)
    if found is None:
        return False
    engine.output.flush()  # the other side may print, too, when it finds its end
    try:
        found.socket.shutdown(mode)
    except OSError:
        return False
    return True


# ---- waiting -----------------------------------------------------------------------------------------------------

def _selectable(engine: Engine, reference: Reference) -> dict[Any, tuple[Stream, int]]:
    """The streams of one of select()'s arrays that have a descriptor, with that, by key."""
    if type(reference.value) is not PhpArray:
        return {}
    found = {}
    for key, value in reference.value.plain_items():
        if isinstance(value, Stream) and not value.is_closed:
            descriptor = _descriptor_for_select(engine, value)
            if descriptor is not None:
                found[key] = value, descriptor
    return found


def _descriptor_for_select(engine: Engine, stream: Stream) -> int | None:
    """What to wait for; None, after a warning, for a stream that has no descriptor (_php_stream_cast)."""
    if stream.options.get("read filters") or stream.options.get("write filters"):
        engine.diagnostics.warning("stream_select(): Cannot cast a filtered stream on this system")
        return None
    inner = stream.cast_for_select()
    if isinstance(inner, FileStream | SocketStream):
        return inner.descriptor
    if inner is not None and (descriptor := _descriptor_for_select(engine, inner)) is not None:
        return descriptor
    engine.diagnostics.warning(f"stream_select(): Cannot represent a stream of type {stream.stream_type} as a "
                               "select()able descriptor")
    return None


@function
def stream_select(engine: Engine, read: ByRef[Array | Null], write: ByRef[Array | Null], except_: ByRef[Array | Null],
                  seconds: Int | Null, microseconds: Int | Null = None) -> Int | False_:
    engine.output.flush()
    wanted = [_selectable(engine, reference) for reference in (read, write, except_)]
    if not any(wanted):
        engine.throw("ValueError", "No stream arrays were passed")
    lists = [[descriptor for _, descriptor in streams.values()] for streams in wanted]
    if exceeds_fd_setsize(engine, lists):
        return False
    if seconds is None and microseconds:
        value_error(engine, 5, "must be null when argument #4 ($seconds) is null")
    if seconds is not None and seconds < 0:
        value_error(engine, 4, "must be greater than or equal to 0")
    if microseconds is not None and microseconds < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    buffered = {key: stream for key, (stream, _) in wanted[0].items() if stream.buffer}
    if buffered:  # what was read ahead is ready without asking the system
        read.value = PhpArray.from_dict(dict(buffered))
        for reference in (write, except_):
            if type(reference.value) is PhpArray:
                reference.value = PhpArray()
        return len(buffered)
    timeout = None if seconds is None else seconds + (microseconds or 0) / 1_000_000
    try:
        ready = wait(engine, lists, timeout)
    except OSError as error:
        highest = max(descriptor for descriptors in lists for descriptor in descriptors)
        engine.diagnostics.warning(f"stream_select(): Unable to select [{error.errno}]: "
                                   f"{os.strerror(error.errno or 0)} (max_fd={highest})")
        return False
    total = 0
    for reference, streams, descriptors in zip((read, write, except_), wanted, ready, strict=True):
        if type(reference.value) is PhpArray:
            kept = {key: stream for key, (stream, _) in streams.items()  # user streams are asked once more
                    if _descriptor_for_select(engine, stream) in descriptors}
            reference.value = PhpArray.from_list(list(kept.values())) if list(kept) == list(range(len(kept))) else \
                PhpArray.from_dict(dict(kept))
            total += len(set(descriptors))  # a stream that is there twice counts once
    return total
