"""Names and addresses of hosts, protocols and services; syslog (ext/standard/dns.c, basic_functions.c, syslog.c)."""
from __future__ import annotations

import socket as host

from zvm.ext.vocabulary import Array, False_, Int, Path, Str, True_, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine

_MAX_NAME = 255  # MAXFQDNLEN
_ADDRESS_PLACES: dict[int, tuple[int, int]] = {  # offset and size of the address in a sockaddr
    host.AF_INET: (4, 4), host.AF_INET6: (8, 16)}


def _too_long(engine: Engine, name: str, hostname: str) -> bool:
    if len(hostname) <= _MAX_NAME:
        return False
    engine.diagnostics.warning(f"{name}(): Host name cannot be longer than {_MAX_NAME} characters")
    return True


@function
def gethostbyname(engine: Engine, hostname: Path) -> Str:
    if _too_long(engine, "gethostbyname", hostname):
        return hostname
    try:
        return host.gethostbyname(hostname)
    except (OSError, UnicodeError):
        return hostname


@function
def gethostbynamel(engine: Engine, hostname: Path) -> Array | False_:
    if _too_long(engine, "gethostbynamel", hostname):
        return False
    try:
        return PhpArray.from_list(list(host.gethostbyname_ex(hostname)[2]))
    except (OSError, UnicodeError):
        return False


@function
def gethostbyaddr(engine: Engine, ip: Path) -> Str | False_:
    try:
        host.inet_pton(host.AF_INET6 if ":" in ip else host.AF_INET, ip)
    except (OSError, ValueError):
        engine.diagnostics.warning("gethostbyaddr(): Address is not a valid IPv4 or IPv6 address")
        return False
    try:
        return host.gethostbyaddr(ip)[0]
    except OSError:
        return ip


@function
def getservbyname(service: Path, protocol: Path) -> Int | False_:
    try:
        return host.getservbyname(service, protocol)
    except OSError:
        return False


@function
def getservbyport(port: Int, protocol: Path) -> Str | False_:
    try:
        return host.getservbyport(port, protocol)
    except (OSError, OverflowError):
        return False


@function
def getprotobyname(protocol: Path) -> Int | False_:
    try:
        return host.getprotobyname(protocol)
    except OSError:
        return False


@function
def getprotobynumber(protocol: Int) -> Str | False_:
    try:
        with open("/etc/protocols", encoding="latin-1") as lines:
            for line in lines:
                fields = line.partition("#")[0].split()
                if len(fields) > 1 and fields[1] == str(protocol):
                    return fields[0]
    except OSError:
        return False
    return False


@function
def inet_ntop(ip: Str) -> Str | False_:
    if len(ip) not in (4, 16):
        return False
    return host.inet_ntop(host.AF_INET if len(ip) == 4 else host.AF_INET6, ip.encode("latin-1"))


@function
def inet_pton(engine: Engine, ip: Str) -> Str | False_:
    if "\0" in ip:
        value_error(engine, 1, "must not contain any null bytes")
    try:
        return host.inet_pton(host.AF_INET6 if ":" in ip else host.AF_INET, ip).decode("latin-1")
    except (OSError, ValueError):
        return False


# ---- syslog ------------------------------------------------------------------------------------------------------

@function
def openlog(prefix: Str, flags: Int, facility: Int) -> True_:
    import syslog as system

    system.openlog(prefix, flags, facility)
    return True


@function
def closelog() -> True_:
    import syslog as system

    system.closelog()
    return True


@function
def syslog(engine: Engine, priority: Int, message: Str) -> True_:
    import syslog as system

    for line in message.split("\n"):
        system.syslog(priority, line.replace("\0", "\\x00"))
    return True


# ---- interfaces --------------------------------------------------------------------------------------------------

_UP, _BROADCAST, _POINT_TO_POINT = 1, 2, 16  # IFF_…


@function
def net_get_interfaces(engine: Engine) -> Array | False_:
    found: dict[str, list[PhpArray]] = {}
    up: dict[str, bool] = {}
    for name, flags, family, texts in _addresses():
        entry: dict[str, Any] = {"flags": flags}
        if family is not None:
            entry["family"] = family
        entry.update(texts)
        found.setdefault(name, []).append(PhpArray.from_dict(entry))
        up[name] = bool(flags & _UP)
    return PhpArray.from_dict({name: PhpArray.from_dict({"unicast": PhpArray.from_list(list(entries)), "up": up[name]})
                               for name, entries in found.items()})


def _addresses() -> Iterator[tuple[str, int, int | None, dict[str, str]]]:
    """(interface, flags, family, its addresses as text) for what getifaddrs() lists."""
    from ctypes import CDLL, POINTER, Structure, byref, c_char_p, c_uint, c_void_p, cast, string_at

    class Node(Structure):
        """struct ifaddrs"""

    Node._fields_ = [("next", POINTER(Node)), ("name", c_char_p), ("flags", c_uint), ("address", c_void_p),
                     ("netmask", c_void_p), ("other", c_void_p), ("data", c_void_p)]
    library = CDLL(None)
    first = POINTER(Node)()
    if library.getifaddrs(byref(first)):
        return
    node = first
    while node:
        each = node.contents
        family = None
        texts = {}
        if each.address:
            family = int.from_bytes(string_at(each.address, 2), "little")
            offset, size = _ADDRESS_PLACES.get(family, (0, 0))
            others = "ptp" if each.flags & _POINT_TO_POINT else "broadcast"
            for key, place in (("address", each.address), ("netmask", each.netmask), (others, each.other)):
                if size and place and (key != "broadcast" or each.flags & _BROADCAST):
                    texts[key] = host.inet_ntop(family, string_at(place + offset, size))
        yield each.name.decode("latin-1"), each.flags, family, texts
        node = each.next
    library.freeifaddrs(cast(first, c_void_p))
