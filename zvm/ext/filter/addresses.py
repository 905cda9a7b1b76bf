"""The filters that know the syntax of domains, URLs, e-mail, IP and MAC addresses (logical_filters.c).

Each is f(engine, string, flags, options) -> value, FAILED for what is refused. Used by zvm/ext/filter/functions.py.
"""
from __future__ import annotations

from zvm.ext.filter import sanitizing
from zvm.ext.filter.constants import (
    EMAIL_UNICODE,
    GLOBAL_RANGE,
    HOSTNAME,
    IPV4,
    IPV6,
    NO_PRIV_RANGE,
    NO_RES_RANGE,
    PATH_REQUIRED,
    QUERY_REQUIRED,
)
from zvm.ext.filter.validating import FAILED, option
from zvm.runtime.execute_data import running_function
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_ALPHANUMERIC = frozenset("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_USERINFO = _ALPHANUMERIC | frozenset("-._~!$&'()*+,;=:")
_HEX = frozenset("0123456789abcdefABCDEF")
_HOSTLESS = ("mailto", "news", "file")

# networks as (first address, prefix length); their order is of no matter
_PRIVATE_4 = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")
_RESERVED_4 = ("0.0.0.0/8", "240.0.0.0/4", "127.0.0.0/8", "169.254.0.0/16")
_LOCAL_4 = ("100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24")
_PRIVATE_6 = ("fc00::/7",)
_RESERVED_6 = ("::/128", "::1/128", "fe80::/10", "2001:db8::/32", "2001:10::/28", "3ff3::/16")
_LATER_RESERVED_6 = ("::/127", "fe80::/10", "::ffff:0:0/96")  # since PHP 8.4
_LATER_LOCAL_6 = ("100::/64", "2001::/23", "2001:db8::/32", "2002::/16")
_LOCAL_6 = ("100::/64", "2001::/23", "::ffff:0:0/96")


def validate_domain(engine: Engine, string: str, flags: int, options: Any) -> Any:
    return string if is_domain(string, bool(flags & HOSTNAME)) else FAILED


def is_domain(domain: str, hostname: bool) -> bool:
    """Are the lengths right and, for a host name, the characters? (_php_filter_validate_domain)"""
    has_dot = domain[-1:] == "."
    if has_dot:
        domain = domain[:-1]
        if not domain:
            return False
    if len(domain) > 253 or domain[:1] == "." or hostname and domain[:1] not in _ALPHANUMERIC:
        return False
    labels = domain.split(".")
    if any(not label for label in labels[1:]) or any(len(label) > 63 for label in labels):
        return False
    if not hostname:
        return True
    ends = labels[:-1] if has_dot else labels  # before a dot that is last PHP does not look at a hyphen
    return all(label[0] in _ALPHANUMERIC and _ALPHANUMERIC.issuperset(label.replace("-", "")) for label in labels) and \
        all(label[-1] in _ALPHANUMERIC for label in ends)


def validate_url(engine: Engine, string: str, flags: int, options: Any) -> Any:
    from zvm.ext.standard.network.url_parser import split_url

    if sanitizing.url(engine, string, flags, options) != string:
        return FAILED
    parser = option(options, "uri_parser_class") if engine.target >= V8_5 else None
    split: Callable[[str], dict[Any, Any] | None] = split_url
    if type(parser) is str:
        from zvm.ext.filter.uri_parsers import PARSERS

        if parser not in PARSERS:
            engine.throw("ValueError", f'{running_function(engine)}(): "uri_parser_class" option has invalid value')
        split = PARSERS[parser] or split_url
    parts = split(string)
    if parts is None or not _has_good_host(engine, parts, split is split_url):
        return FAILED
    if split is split_url and not all(_is_userinfo(parts.get(name, "")) for name in ("user", "pass")):
        return FAILED
    if flags & PATH_REQUIRED and "path" not in parts or flags & QUERY_REQUIRED and "query" not in parts:
        return FAILED
    return string


def _has_good_host(engine: Engine, parts: dict[Any, Any], is_unchecked: bool) -> bool:
    """`is_unchecked`: the parser has not looked at the host's characters."""
    from zvm.runtime.values.strings import lower

    scheme, host = parts.get("scheme"), parts.get("host")
    if scheme is None:
        return False
    if host is None:
        return scheme in _HOSTLESS
    if lower(scheme) not in ("http", "https") or not is_unchecked:
        return True
    if host[0] == "[" and host[-1] == "]" and _packed(host[1:-1], 6) is not None:
        return True
    return is_domain(host, True)


def _is_userinfo(text: str) -> bool:
    first, *escaped = text.split("%")
    return _USERINFO.issuperset(first) and all(
        len(part) >= 2 and _HEX.issuperset(part[:2]) and _USERINFO.issuperset(part[2:]) for part in escaped)


def validate_email(engine: Engine, string: str, flags: int, options: Any) -> Any:
    if len(string) > 320:
        return FAILED
    text = string
    if flags & EMAIL_UNICODE:
        try:
            text = string.encode("latin-1").decode("utf-8")
        except UnicodeDecodeError:
            return FAILED
    local, at, domain = text.rpartition("@")
    if not at or len(text) > 254 or len(local) > 64 or not _is_local_part(local, bool(flags & EMAIL_UNICODE)):
        return FAILED
    return string if _is_mail_domain(domain) else FAILED


def _is_local_part(local: str, unicode: bool) -> bool:
    """Atoms and quoted strings between dots (RFC 5321 and 5322, without comments and folding)."""
    import re

    letters = "A-Za-z0-9" + ("\u0080-\U0010ffff" if unicode else "")
    atom = f"[{letters}!#-'*+/=?^_`{{|}}~-]+"
    quoted = r'"(?:[\x01-\x08\x0b\x0c\x0e-\x1f!#-\[\]-\x7f' + (letters[9:] if unicode else "") + r']|\\[\x00-\x7f])*"'
    return re.fullmatch(rf"(?:{atom}|{quoted})(?:\.(?:{atom}|{quoted}))*", local, re.DOTALL) is not None


def _is_mail_domain(domain: str) -> bool:
    """Two labels at least, the last beginning with a letter; or an address in brackets."""
    import re

    if domain[:1] == "[" and domain[-1:] == "]":
        inner = domain[1:-1]
        if inner[:5].lower() == "ipv6:":
            return _packed(inner[5:], 6) is not None
        return _packed(inner, 4) is not None
    labels = domain.split(".")
    pattern = re.compile(r"[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*")
    return 2 <= len(labels) <= 127 and all(len(label) <= 63 and pattern.fullmatch(label) for label in labels) and \
        labels[-1][0] not in "0123456789"


def _packed(address: str, version: int) -> int | None:
    """The address as a number; None where it is none."""
    import socket

    if version == 6 and address.count(":") < 2 or "%" in address:
        return None
    if version == 4 and any(len(part) > 1 and part[0] == "0" for part in address.split(".")):
        return None
    try:
        return int.from_bytes(socket.inet_pton(socket.AF_INET if version == 4 else socket.AF_INET6, address), "big")
    except (OSError, ValueError, UnicodeError):
        return None


def _in_any(number: int, networks: tuple[str, ...], version: int) -> bool:
    width = 32 if version == 4 else 128
    for network in networks:
        first, _, length = network.partition("/")
        shift = width - int(length)
        if number >> shift == (_packed(first, version) or 0) >> shift:
            return True
    return False


def validate_ip(engine: Engine, string: str, flags: int, options: Any) -> Any:
    version = 6 if ":" in string else 4
    if flags & (IPV4 | IPV6) and not flags & (IPV6 if version == 6 else IPV4):
        return FAILED
    number = _packed(string, version)
    if number is None:
        return FAILED
    is_global = bool(flags & (GLOBAL_RANGE if engine.target < V8_5 else GLOBAL_RANGE << 1))
    may_be_mixed = not is_global and (engine.target < V8_4 or not flags & NO_RES_RANGE)
    if version == 6 and "." in string and not may_be_mixed:  # the last 32 bits are written as those of IPv4
        return FAILED
    private, reserved, local = (_PRIVATE_4, _RESERVED_4, _LOCAL_4) if version == 4 else \
        (_PRIVATE_6, _RESERVED_6, _LOCAL_6) if engine.target < V8_4 else (_PRIVATE_6, _LATER_RESERVED_6, _LATER_LOCAL_6)
    if (flags & NO_PRIV_RANGE or is_global) and _in_any(number, private, version) or \
            (flags & NO_RES_RANGE or is_global) and _in_any(number, reserved, version) or \
            is_global and _in_any(number, local, version):
        return FAILED
    return string


def validate_mac(engine: Engine, string: str, flags: int, options: Any) -> Any:
    wanted = option(options, "separator")
    if type(wanted) is str and len(wanted) != 1:
        engine.throw("ValueError", f'{running_function(engine)}(): "separator" option must be one character long')
    if len(string) == 14:
        separator, parts, length = ".", 3, 4
    elif len(string) == 17:
        separator, parts, length = string[2], 6, 2
    else:
        return FAILED
    found = string.split(separator)
    if separator not in ".-:" or separator == "." and parts == 6 or type(wanted) is str and wanted != separator:
        return FAILED
    good = len(found) == parts and all(len(part) == length and _HEX.issuperset(part) for part in found)
    return string if good else FAILED
