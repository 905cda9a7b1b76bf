"""Options: socket_get_option, socket_set_option, multicast groups (ext/sockets/sockets.c, multicast.c)."""
from __future__ import annotations

import socket as host
import struct

from zvm.ext.sockets.addresses import interface_index, resolve
from zvm.ext.sockets.connections import _as_int
from zvm.ext.sockets.messages import PACKET_INFO, ConversionError, read_packet_info, write_packet_info
from zvm.ext.sockets.objects import Socket, failed, opened
from zvm.ext.vocabulary import Array, Bool, False_, Int, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.casts import to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_TCP_CONGESTION, _SO_MEMINFO = 13, 55
_SO_LINGER, _SO_BINDTODEVICE = host.SO_LINGER, host.SO_BINDTODEVICE
_TIMEOUTS = (host.SO_RCVTIMEO, host.SO_SNDTIMEO)
_MEMORY_FACTS = ("rmem_alloc", "rcvbuf", "wmem_alloc", "sndbuf", "fwd_alloc", "wmem_queued", "optmem", "backlog",
                 "drops")
_JOIN, _BLOCK, _UNBLOCK, _LEAVE, _JOIN_SOURCE, _LEAVE_SOURCE = 42, 43, 44, 45, 46, 47  # MCAST_*
_GROUPS = (_JOIN, _LEAVE)
_SOURCES = (_BLOCK, _UNBLOCK, _JOIN_SOURCE, _LEAVE_SOURCE)
_STORAGE = 128  # bytes of a struct sockaddr_storage
_SIOCGIFADDR = 0x8915


class _Refused(Exception):
    """The option is not set, which has been told."""


@function(aliases=("socket_getopt",))
def socket_get_option(engine: Engine, socket: "Socket", level: Int, option: Int) -> Array | Int | False_:
    connection = opened(engine, socket)
    level, option = _as_int(level), _as_int(option)
    try:
        if level == host.IPPROTO_IPV6 and option == PACKET_INFO:
            try:
                return read_packet_info(connection.getsockopt(level, option, 20))
            except OSError as error:
                return failed(engine, socket, "unable to get socket option", error)
        if level == host.IPPROTO_IP and option == host.IP_MULTICAST_IF:
            return _interface_of(engine, socket, connection.getsockopt(level, option, 4))
        if level == host.IPPROTO_TCP and option == _TCP_CONGESTION:
            name = connection.getsockopt(level, option, 16).partition(b"\0")[0]
            return PhpArray.from_dict({"name": name.decode("latin-1")})
        if level == host.SOL_SOCKET and (found := _socket_level(connection, option)) is not None:
            return found
        data = connection.getsockopt(level, option, 4)
    except OSError as error:
        return failed(engine, socket, "Unable to retrieve socket option", error)
    return data[0] if len(data) == 1 else struct.unpack("=i", data.ljust(4, b"\0"))[0]


def _socket_level(connection: host.socket, option: int) -> PhpArray | None:
    """An option that is an array; None where it is a number. Raises OSError."""
    if option == _SO_LINGER:
        pair = struct.unpack("=ii", connection.getsockopt(host.SOL_SOCKET, option, 8))
        return PhpArray.from_dict(dict(zip(("l_onoff", "l_linger"), pair, strict=True)))
    if option in _TIMEOUTS:
        pair = struct.unpack("=qq", connection.getsockopt(host.SOL_SOCKET, option, 16))
        return PhpArray.from_dict(dict(zip(("sec", "usec"), pair, strict=True)))
    if option == _SO_MEMINFO:
        facts = struct.unpack("=9I", connection.getsockopt(host.SOL_SOCKET, option, 36))
        return PhpArray.from_dict(dict(zip(_MEMORY_FACTS, facts, strict=True)))
    return None


# ---- setting -----------------------------------------------------------------------------------------------------

@function(aliases=("socket_setopt",))
def socket_set_option(engine: Engine, socket: "Socket", level: Int, option: Int, value: Untyped) -> Bool:
    connection = opened(engine, socket)
    level, option = _as_int(level), _as_int(option)
    try:
        data = _value(engine, socket, level, option, value)
    except ConversionError as error:
        engine.diagnostics.warning(f"{running_function(engine)}(): {error}")
        return False
    except _Refused:
        return False
    try:
        connection.setsockopt(level, option, data)
    except OSError as error:
        return failed(engine, socket, "Unable to set socket option", error)
    return True


def _value(engine: Engine, sock: Socket, level: int, option: int, value: Any) -> bytes:
    """What setsockopt(2) takes. Raises _Refused, ConversionError."""
    if level in (host.IPPROTO_IP, host.IPPROTO_IPV6):
        if option in _GROUPS or option in _SOURCES:
            return _group_request(engine, sock, option, to_array(engine, value))
        if level == host.IPPROTO_IPV6 and option == PACKET_INFO:
            return write_packet_info(engine, sock, value)
        found = _multicast(engine, sock, level, option, value)
        return found if found is not None else _number(engine, value)
    if level == host.IPPROTO_TCP and option == _TCP_CONGESTION:
        return value.encode("latin-1") if type(value) is str else b""
    if option == _SO_LINGER:
        return _pair(engine, value, ("l_onoff", "l_linger"), "=ii", 0xFFFF)
    if option in _TIMEOUTS:
        return _pair(engine, value, ("sec", "usec"), "=qq", -1)
    if option == _SO_BINDTODEVICE:
        return value.encode("latin-1") if type(value) is str else b""
    return _number(engine, value)


def _number(engine: Engine, value: Any) -> bytes:
    return struct.pack("=i", _as_int(convert.to_int(engine, value)))


def _pair(engine: Engine, value: Any, keys: tuple[str, str], layout: str, mask: int) -> bytes:
    array = to_array(engine, value)
    for key in keys:
        if key not in array:
            value_error(engine, 4, f'must have key "{key}"')
    return struct.pack(layout, *(convert.to_int(engine, deref(array.get(key, None))) & mask for key in keys))


def _multicast(engine: Engine, sock: Socket, level: int, option: int, value: Any) -> bytes | None:
    """Interface, loop and reach of what is sent to groups; None for other options."""
    if level == host.IPPROTO_IP:
        if option == host.IP_MULTICAST_IF:
            return _interface_address(engine, sock, _index(engine, value))
        if option == host.IP_MULTICAST_LOOP:
            return struct.pack("=B", convert.to_bool(engine, value))
        if option == host.IP_MULTICAST_TTL:
            return struct.pack("=B", _within(engine, value, 0))
        return None
    if option == host.IPV6_MULTICAST_IF:
        return struct.pack("=I", _index(engine, value))
    if option == host.IPV6_MULTICAST_LOOP:
        return struct.pack("=i", convert.to_bool(engine, value))
    if option == host.IPV6_MULTICAST_HOPS:
        return struct.pack("=i", _within(engine, value, -1))
    return None


def _within(engine: Engine, value: Any, least: int) -> int:
    number = convert.to_int(engine, value)
    if not least <= number <= 255:
        value_error(engine, 4, f"must be between {least} and 255")
    return number


def _index(engine: Engine, value: Any) -> int:
    """Of an interface, given by number or name. Raises _Refused."""
    if type(value) is int:
        if not 0 <= value <= 0xFFFFFFFF:
            engine.throw("ValueError", f"Index must be between 0 and {0xFFFFFFFF}")
        return value
    found = interface_index(engine, convert.to_string(engine, value))
    if found is None:
        raise _Refused
    return found


def _group_request(engine: Engine, sock: Socket, option: int, array: PhpArray) -> bytes:
    """A struct group_req or group_source_req. Raises _Refused."""
    keys = ("group", "source") if option in _SOURCES else ("group",)
    addresses = b""
    for key in keys:
        if key not in array:
            engine.throw("ValueError", f'No key "{key}" passed in optval')
        addresses += _storage(engine, sock, convert.to_string(engine, deref(array.get(key, None))))
    index = _index(engine, deref(array.get("interface", None))) if "interface" in array else 0
    return struct.pack("=Q", index) + addresses


def _storage(engine: Engine, sock: Socket, name: str) -> bytes:
    """A struct sockaddr_storage of a host. Raises _Refused."""
    if sock.family not in (host.AF_INET, host.AF_INET6):
        engine.diagnostics.warning(f"{running_function(engine)}(): IP address used in the context of an unexpected "
                                   "type of socket")
        raise _Refused
    found = resolve(engine, sock, name, sock.family)
    if found is None:
        raise _Refused
    packed = host.inet_pton(sock.family, found[0])
    if sock.family == host.AF_INET:
        return (struct.pack("=HH", sock.family, 0) + packed).ljust(_STORAGE, b"\0")
    return (struct.pack("=HHI", sock.family, 0, 0) + packed + struct.pack("=I", found[1])).ljust(_STORAGE, b"\0")


def _interface_address(engine: Engine, sock: Socket, index: int) -> bytes:
    """The IPv4 address of an interface. Raises _Refused."""
    if index == 0:
        return b"\0\0\0\0"
    try:
        name = host.if_indextoname(index)
    except OSError:
        engine.diagnostics.warning(f"{running_function(engine)}(): Failed obtaining address for interface {index}: "
                                   "error [19]: No such device")
        raise _Refused from None
    address = _ip4_of(opened(engine, sock), name)
    if address is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Failed obtaining address for interface {index}: "
                                   "error [99]: Cannot assign requested address")
        raise _Refused
    return address


def _ip4_of(connection: host.socket, name: str) -> bytes | None:
    """The IPv4 address of an interface, None where it has none."""
    from fcntl import ioctl

    try:
        return ioctl(connection.fileno(), _SIOCGIFADDR, name.encode().ljust(40, b"\0"))[20:24]
    except OSError:
        return None


def _interface_of(engine: Engine, sock: Socket, address: bytes) -> int | bool:
    """The number of the interface that has an IPv4 address."""
    if address == b"\0\0\0\0":
        return 0
    for index, name in host.if_nameindex():
        if _ip4_of(opened(engine, sock), name) == address:
            return index
    engine.diagnostics.warning(f"{running_function(engine)}(): The interface with IP address "
                               f"{host.inet_ntop(host.AF_INET, address)} was not found")
    return False
