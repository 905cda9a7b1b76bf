"""Socket addresses: from PHP's strings and ports, and back (ext/sockets/sockaddr_conv.c)."""
from __future__ import annotations

import os
import socket as host

from zvm.ext.sockets.objects import FAMILIES, Socket, failed
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.numbers import parse_numeric
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_LONGEST_NAME = 255  # MAXFQDNLEN
_HOST_NOT_FOUND = -10001
LONGEST_PATH = 108  # sizeof(sun_path)


def interface_index(engine: Engine, name: str) -> int | None:
    """Of the network interface of that name; None after a warning."""
    try:
        return host.if_nametoindex(os.fsdecode(name.encode("latin-1")))
    except OSError:
        engine.diagnostics.warning(f'{running_function(engine)}(): No interface with name "{name}" could be found')
        return None


def resolve(engine: Engine, sock: Socket, name: str, family: int) -> tuple[str, int] | None:
    """The numeric address of a host and its scope; None after a warning."""
    name = name.partition("\0")[0]
    try:
        host.inet_pton(family, name)
        return name, 0
    except (OSError, UnicodeError):
        pass
    flags = host.AI_V4MAPPED | host.AI_ADDRCONFIG if family == host.AF_INET6 else 0
    try:
        if len(name) > _LONGEST_NAME:
            raise OSError
        found: Any = host.getaddrinfo(name.encode("latin-1"), None, family, 0, 0, flags)[0][4]
    except (OSError, UnicodeError):
        failed(engine, sock, "Host lookup failed", _HOST_NOT_FOUND)
        return None
    return found[0].partition("%")[0], _scope(engine, name) if family == host.AF_INET6 else 0


def _scope(engine: Engine, name: str) -> int:
    """What stands after the % of an IPv6 address."""
    _, mark, scope = name.partition("%")
    if not mark:
        return 0
    number = parse_numeric(scope)
    if type(number) is int:
        return number if 0 < number <= 0xFFFFFFFF else 0
    return interface_index(engine, scope) or 0


def check_port(engine: Engine, position: int, port: int) -> None:
    """Throw for a number that no port has (PHP 8.5)."""
    if engine.target >= V8_5 and not 0 <= port <= 0xFFFF:
        value_error(engine, position, "must be between 0 and 65535")


def target(engine: Engine, sock: Socket, address: str, port: int) -> Any:
    """What connect(2) and bind(2) of the socket take; None after a warning."""
    if sock.family == host.AF_UNIX:
        if len(address) >= LONGEST_PATH:
            value_error(engine, 2, f"must be less than {LONGEST_PATH}")
        return address.encode("latin-1")
    if sock.family not in FAMILIES:
        value_error(engine, 1, "must be one of AF_UNIX, AF_INET, or AF_INET6")
    found = resolve(engine, sock, address, sock.family)
    if found is None:
        return None
    return (found[0], port & 0xFFFF) if sock.family == host.AF_INET else (found[0], port & 0xFFFF, 0, found[1])


def host_and_port(address: Any) -> tuple[str, int | None]:
    """An address as PHP shows it, with its port where it has one."""
    if isinstance(address, tuple):
        return str(address[0]).partition("%")[0], address[1]
    return os.fsencode(address or "").partition(b"\0")[0].decode("latin-1"), None
