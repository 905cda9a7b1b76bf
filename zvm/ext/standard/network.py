"""Names and addresses of hosts, protocols and services; syslog (ext/standard/dns.c, basic_functions.c, syslog.c)."""
from __future__ import annotations

import socket as host

from zvm.ext.vocabulary import Array, False_, Int, Str, True_, function
from zvm.runtime.arrays import PhpArray
from zvm.runtime.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_MAX_NAME = 255  # MAXFQDNLEN


def _too_long(engine: Engine, name: str, hostname: str) -> bool:
    if len(hostname) <= _MAX_NAME:
        return False
    engine.diagnostics.warning(f"{name}(): Host name cannot be longer than {_MAX_NAME} characters")
    return True


@function
def gethostbyname(engine: Engine, hostname: Str) -> Str:
    if _too_long(engine, "gethostbyname", hostname):
        return hostname
    try:
        return host.gethostbyname(hostname)
    except (OSError, UnicodeError):
        return hostname


@function
def gethostbynamel(engine: Engine, hostname: Str) -> Array | False_:
    if _too_long(engine, "gethostbynamel", hostname):
        return False
    try:
        return PhpArray.from_list(list(host.gethostbyname_ex(hostname)[2]))
    except (OSError, UnicodeError):
        return False


@function
def gethostbyaddr(engine: Engine, ip: Str) -> Str | False_:
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
def getservbyname(service: Str, protocol: Str) -> Int | False_:
    try:
        return host.getservbyname(service, protocol)
    except OSError:
        return False


@function
def getservbyport(port: Int, protocol: Str) -> Str | False_:
    try:
        return host.getservbyport(port, protocol)
    except (OSError, OverflowError):
        return False


@function
def getprotobyname(protocol: Str) -> Int | False_:
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
