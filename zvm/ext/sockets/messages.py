"""Messages with ancillary data: socket_sendmsg, socket_recvmsg (ext/sockets/sendrecvmsg.c, conversions.c)."""
from __future__ import annotations

import os
import socket as host
import stat
import struct

from zvm.ext.sockets.addresses import LONGEST_PATH, resolve
from zvm.ext.sockets.objects import Socket, failed, new_socket, opened
from zvm.ext.vocabulary import Array, ByRef, False_, Int, Null, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.streams import FileStream, Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import deref
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

PACKET_INFO, _HOP_LIMIT, _TRAFFIC_CLASS = 50, 52, 67  # IPV6_*
_RIGHTS, _CREDENTIALS = host.SCM_RIGHTS, 2
_DEFAULT_BUFFER, _LARGEST_BUFFER = 8192, 16 * 1024 * 1024
_LARGEST_INT = 0x7FFFFFFF


class ConversionError(Exception):
    """A value of the message is not what it must be; the text is the warning's."""


class _Path:
    """Where in the message a value stands, for the warning."""

    def __init__(self, engine: Engine, sock: Socket, top: str) -> None:
        self.engine, self.sock, self.keys = engine, sock, [top]

    def problem(self, text: str) -> ConversionError:
        return ConversionError(f"error converting user data (path: {' > '.join(self.keys)}): {text}")

    def below(self, key: str, convert_value: Callable[[_Path, Any], Any], value: Any) -> Any:
        """Convert what stands under a key."""
        self.keys.append(key)
        found = convert_value(self, deref(value))
        self.keys.pop()
        return found

    def member(self, array: PhpArray, key: str, convert_value: Callable[[_Path, Any], Any], default: Any) -> Any:
        return self.below(key, convert_value, array.get(key, None)) if key in array else default

    def required(self, array: PhpArray, key: str, convert_value: Callable[[_Path, Any], Any]) -> Any:
        if key not in array:
            raise self.problem(f"The key '{key}' is required")
        return self.below(key, convert_value, array.get(key, None))


# ---- plain values ------------------------------------------------------------------------------------------------

def _array(path: _Path, value: Any) -> PhpArray:
    if type(value) is not PhpArray:
        raise path.problem("expected an array here")
    return value


def _integer(path: _Path, value: Any) -> int:
    if type(value) is int:
        return value
    if type(value) is float:
        return convert.to_int(path.engine, value)
    if type(value) is str or isinstance(value, PhpObject):
        text = convert.to_string(path.engine, value)
        number = parse_numeric(text)
        if number is None:
            raise path.problem("expected an integer, but got a non numeric string (possibly from a converted object): "
                               f"'{text}'")
        return convert.to_int(path.engine, number)
    raise path.problem("expected an integer, either of a PHP integer type or of a convertible type")


def _bounded(least: int, most: int, name: str) -> Callable[[_Path, Any], int]:
    def check(path: _Path, value: Any) -> int:
        number = _integer(path, value)
        if not least <= number <= most:
            raise path.problem(f"given PHP integer is out of bounds for {name}")
        return number
    return check


_int = _bounded(-_LARGEST_INT - 1, _LARGEST_INT, "a native int")
_unsigned = _bounded(0, 0xFFFFFFFF, "an unsigned 32-bit integer")
_port = _bounded(0, 0xFFFF, "an unsigned 16-bit integer")
_family = _bounded(0, 0xFFFF, "a sa_family_t value")
_process = _bounded(0, _LARGEST_INT, "a pid_t value")
_user = _bounded(0, 0xFFFFFFFF, "a uid_t value")


def _host(family: int, name: str) -> Callable[[_Path, Any], str]:
    def look_up(path: _Path, value: Any) -> str:
        text = convert.to_string(path.engine, value)
        found = resolve(path.engine, path.sock, text, family)
        if found is None:
            raise path.problem(f"could not resolve address '{text}' to get an {name} address")
        return found[0]
    return look_up


_host4, _host6 = _host(host.AF_INET, "AF_INET"), _host(host.AF_INET6, "AF_INET6")


def _unix_path(path: _Path, value: Any) -> bytes:
    text = convert.to_string(path.engine, value)
    if not text:
        raise path.problem("the path is cannot be empty")
    if len(text) >= LONGEST_PATH:
        raise path.problem(f"the path is too long, the maximum permitted length is {LONGEST_PATH - 1}")
    data = text.encode("latin-1")
    return data[:1] + data[1:].partition(b"\0")[0]


# ---- addresses ---------------------------------------------------------------------------------------------------

def _address(fills: bool) -> Callable[[_Path, Any], Any]:
    """A converter to what sendmsg() takes as address; without `fills` it only checks the family."""
    def convert_address(path: _Path, value: Any) -> Any:
        array = _array(path, value)
        family = path.sock.family
        if deref(array.get("family", None)) is not None:
            family = path.member(array, "family", _int, family)
        if family == host.AF_INET:
            if path.sock.family not in (host.AF_INET, host.AF_INET6):
                raise path.problem(f"the specified family (number {family}) is not supported on this socket")
        elif family not in (host.AF_INET6, host.AF_UNIX):
            raise path.problem("the only families currently supported are AF_INET, AF_INET6 and AF_UNIX")
        elif family != path.sock.family:
            name = "AF_INET6" if family == host.AF_INET6 else "AF_UNIX"
            raise path.problem(f"the specified family ({name}) is not supported on this socket")
        if not fills:
            return None
        path.member(array, "family", _family, family)
        if family == host.AF_UNIX:
            return path.member(array, "path", _unix_path, b"")
        if family == host.AF_INET:
            return path.member(array, "addr", _host4, "0.0.0.0"), path.member(array, "port", _port, 0)
        return (path.member(array, "addr", _host6, "::"), path.member(array, "port", _port, 0),
                path.member(array, "flowinfo", _unsigned, 0), path.member(array, "scope_id", _unsigned, 0))
    return convert_address


def _shown_address(sock: Socket, address: Any) -> PhpArray | None:
    if not address:
        return None
    if isinstance(address, tuple):
        found: dict[int | str, Any] = {"family": int(sock.family), "addr": str(address[0]).partition("%")[0],
                                       "port": address[1]}
        if len(address) > 2:
            found |= {"flowinfo": address[2], "scope_id": address[3]}
        return PhpArray.from_dict(found)
    return PhpArray.from_dict({"family": int(host.AF_UNIX),
                               "path": os.fsencode(address).partition(b"\0")[0].decode("latin-1")})


# ---- ancillary data ----------------------------------------------------------------------------------------------

def _interface(path: _Path, value: Any) -> int:
    if type(value) is int:
        if not 0 <= value <= 0xFFFFFFFF:
            raise path.problem(f"the interface index cannot be negative or larger than {0xFFFFFFFF}; given {value}")
        return value
    name = convert.to_string(path.engine, value)
    try:
        return host.if_nametoindex(os.fsdecode(name.encode("latin-1")))
    except OSError:
        raise path.problem(f'no interface with name "{name}" could be found') from None


def _packet_info(path: _Path, value: Any) -> bytes:
    array = _array(path, value)
    address = path.required(array, "addr", _host6)
    return host.inet_pton(host.AF_INET6, address) + struct.pack("=I", path.required(array, "ifindex", _interface))


def write_packet_info(engine: Engine, sock: Socket, value: Any) -> bytes:
    """A struct in6_pktinfo. Raises ConversionError."""
    return _packet_info(_Path(engine, sock, "in6_pktinfo"), value)


def read_packet_info(data: bytes) -> PhpArray:
    return PhpArray.from_dict({"addr": host.inet_ntop(host.AF_INET6, data[:16]),
                               "ifindex": struct.unpack_from("=I", data, 16)[0]})


def _credentials(path: _Path, value: Any) -> bytes:
    array = _array(path, value)
    return struct.pack("=iII", path.required(array, "pid", _process), path.required(array, "uid", _user),
                       path.required(array, "gid", _user))


def _rights(path: _Path, value: Any) -> bytes:
    values = _array(path, value).plain_values()
    if not values:
        raise path.problem("expected at least one element in this array")
    numbers = [path.below(f"element #{index}", _descriptor, element) for index, element in enumerate(values, 1)]
    return struct.pack(f"={len(numbers)}i", *numbers)


def _descriptor(path: _Path, value: Any) -> int:
    if isinstance(value, Socket):
        if value.connection is None:
            raise path.problem("socket is already closed")
        return value.connection.fileno()
    if not isinstance(value, Resource):
        raise path.problem("expected a Socket object or a stream resource")
    if not isinstance(value, Stream) or value.is_closed:
        raise path.problem("resource is not a stream")
    found = getattr(value.cast_for_select(), "descriptor", None)
    if found is None:
        raise path.problem("cast stream to file descriptor failed")
    return int(found)


def _int_data(path: _Path, value: Any) -> bytes:
    return struct.pack("=i", _int(path, value))


def _received(engine: Engine, data: bytes) -> PhpArray:
    """Sockets and streams of descriptors that came with a message.

    A socket that does not follow another one becomes a stream, too, but not in PHP 8.4.
    """
    found: list[Any] = []
    follows_socket = engine.target == V8_4
    for number in struct.unpack(f"={len(data) // 4}i", data[:len(data) // 4 * 4]):
        is_socket = stat.S_ISSOCK(os.fstat(number).st_mode)
        if is_socket and follows_socket:
            connection = host.socket(fileno=number)
            connection.settimeout(None if os.get_blocking(number) else 0.0)
            found.append(new_socket(engine, connection, connection.family))
        else:
            found.append(FileStream(engine, number, "rw", "", wrapper_type=""))
        follows_socket = is_socket or engine.target == V8_4
    return PhpArray.from_list(found)


# (level, type): size, size of each element, from PHP, to PHP
_KINDS: dict[tuple[int, int], tuple[int, int, Callable[[_Path, Any], bytes], Callable[[Engine, bytes], Any]]] = {
    (host.IPPROTO_IPV6, PACKET_INFO): (20, 0, _packet_info, lambda _, data: read_packet_info(data)),
    (host.IPPROTO_IPV6, _HOP_LIMIT): (4, 0, _int_data, lambda _, data: struct.unpack_from("=i", data)[0]),
    (host.IPPROTO_IPV6, _TRAFFIC_CLASS): (4, 0, _int_data, lambda _, data: struct.unpack_from("=i", data)[0]),
    (host.SOL_SOCKET, _CREDENTIALS): (12, 0, _credentials, lambda _, data: PhpArray.from_dict(
        dict(zip(("pid", "uid", "gid"), struct.unpack_from("=iII", data), strict=True)))),
    (host.SOL_SOCKET, _RIGHTS): (0, 4, _rights, _received),
}


def _control(path: _Path, value: Any) -> list[tuple[int, int, bytes]]:
    return [path.below(f"element #{index}", _control_message, element)
            for index, element in enumerate(_array(path, value).plain_values())]


def _control_message(path: _Path, value: Any) -> tuple[int, int, bytes]:
    array = _array(path, value)
    level, kind = path.member(array, "level", _int, 0), path.member(array, "type", _int, 0)
    known = _KINDS.get((level, kind))
    if known is None:
        raise path.problem(f"cmsghdr with level {level} and type {kind} not supported")
    if "data" not in array:
        if known[1]:
            raise path.problem("cmsghdr should have a 'data' element here")
        return level, kind, bytes(known[0])
    if known[1]:  # its size is asked first, at the message itself
        elements = deref(array.get("data", None))
        if not len(_array(path, elements)):
            raise path.problem("expected at least one element in this array")
    return level, kind, path.below("data", known[2], array.get("data", None))


def _read_control(engine: Engine, messages: list[tuple[int, int, bytes]]) -> PhpArray:
    """Raises ConversionError."""
    found = []
    for index, (level, kind, data) in enumerate(messages, 1):
        known = _KINDS.get((level, kind))
        where = f"error converting native data (path: msghdr > control > element #{index} > data)"
        if known is None:
            raise ConversionError(f"{where}: cmsghdr with level {level} and type {kind} not supported")
        if known[0] > len(data):
            raise ConversionError(f"{where}: the cmsghdr structure is unexpectedly small; expected a length of at "
                                  f"least {host.CMSG_LEN(known[0])}, but got {host.CMSG_LEN(len(data))}")
        found.append(PhpArray.from_dict({"level": level, "type": kind, "data": known[3](engine, data)}))
    return PhpArray.from_list(found)


# ---- functions ---------------------------------------------------------------------------------------------------

def _check_int(engine: Engine, argument: int, value: int) -> None:
    if not -_LARGEST_INT - 1 <= value <= _LARGEST_INT:
        value_error(engine, argument, f"must be between {-_LARGEST_INT - 1} and {_LARGEST_INT}")


def _buffers(path: _Path, value: Any) -> list[bytes]:
    return [convert.to_string(path.engine, part).encode("latin-1") for part in _array(path, value).plain_values()]


@function
def socket_sendmsg(engine: Engine, socket: "Socket", message: Array, flags: Int = 0) -> Int | False_:
    _check_int(engine, 3, flags)
    connection = opened(engine, socket)
    path = _Path(engine, socket, "msghdr")
    try:
        address = path.member(message, "name", _address(True), None)
        buffers = path.member(message, "iov", _buffers, [])
        control = path.member(message, "control", _control, [])
    except ConversionError as error:
        engine.diagnostics.warning(f"socket_sendmsg(): {error}")
        return False
    try:
        if address is None:
            return connection.sendmsg(buffers, control, flags)
        return connection.sendmsg(buffers, control, flags, address)
    except OSError as error:
        return failed(engine, socket, "Error in sendmsg", error)


def _buffer_size(path: _Path, value: Any) -> int:
    size = _integer(path, value)
    if not 0 <= size <= _LARGEST_BUFFER:
        raise path.problem(f"the buffer size must be between 1 and {_LARGEST_BUFFER}; given {size}")
    return size


def _control_size(path: _Path, value: Any) -> int:
    size = _unsigned(path, value)
    if size == 0:
        raise path.problem("controllen cannot be 0")
    return size


@function
def socket_recvmsg(engine: Engine, socket: "Socket", message: ByRef[Array], flags: Int = 0) -> Int | False_:
    _check_int(engine, 3, flags)
    connection = opened(engine, socket)
    path = _Path(engine, socket, "msghdr")
    try:
        wants_name = "name" in message.value
        path.member(message.value, "name", _address(False), None)
        size = path.member(message.value, "buffer_size", _buffer_size, _DEFAULT_BUFFER)
        control_size = path.required(message.value, "controllen", _control_size)
    except ConversionError as error:
        engine.diagnostics.warning(f"socket_recvmsg(): {error}")
        return False
    engine.output.flush()
    try:
        engine.interrupts.await_socket(connection)
        data, control, told, address = connection.recvmsg(size, control_size, flags)
    except OSError as error:
        return failed(engine, None, "Error in recvmsg", error)
    try:
        ancillary = _read_control(engine, control)
    except ConversionError as error:
        engine.diagnostics.warning(f"socket_recvmsg(): {error}")
        message.value = False
        return len(data)
    message.value = PhpArray.from_dict({
        "name": _shown_address(socket, address) if wants_name else None, "control": ancillary,
        "iov": PhpArray.from_list([data.decode("latin-1")] if data else []), "flags": told})
    return len(data)


@function
def socket_cmsg_space(engine: Engine, level: Int, type: Int, num: Int = 0) -> Int | Null:
    for argument, value in enumerate((level, type, num), 1):
        _check_int(engine, argument, value)
    if num < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    known = _KINDS.get((level, type))
    if known is None:
        engine.throw("ValueError", f"Pair level {level} and/or type {type} is not supported")
    try:
        return host.CMSG_SPACE(known[0] + num * known[1])
    except OverflowError:
        value_error(engine, 3, "is too large")
