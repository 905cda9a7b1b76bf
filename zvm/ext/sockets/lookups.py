"""Addresses of hosts and services: socket_addrinfo_lookup and the like (ext/sockets/sockets.c)."""
from __future__ import annotations

import socket as host

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.sockets.connections import created
from zvm.ext.sockets.objects import Socket, failed
from zvm.ext.vocabulary import EMPTY, Array, False_, Null, Str, function, php_class
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_HINTS = ("ai_flags", "ai_socktype", "ai_protocol", "ai_family")


@php_class("AddressInfo",
           native=HandleHooks("Cannot directly construct AddressInfo, use socket_addrinfo_lookup() instead"), **HANDLE)
class AddressInfo(PhpObject):
    """One of getaddrinfo()'s results, and the flags it was asked with."""

    __slots__ = ("facts", "asked")
    facts: tuple[int, int, int, str, Any]
    asked: int


def _is_int(value: Any) -> bool:
    return type(value) is int or type(value) is str and type(parse_numeric(value)) is int


@function
def socket_addrinfo_lookup(engine: Engine, host_: Str, service: Str | Null = None,
                           hints: Array = EMPTY) -> Array | False_:
    wanted = dict.fromkeys(_HINTS, 0)
    for key, value in hints.plain_items():
        if type(key) is str or engine.target >= V8_5:
            if key not in wanted:
                value_error(engine, 3, 'must only contain array keys "ai_flags", "ai_socktype", "ai_protocol", or '
                                       '"ai_family"')
            if engine.target >= V8_5 and not _is_int(value):
                argument_type_error(engine, 3, f'"{key}" key must be of type int, {value_name(engine, value)} given')
            wanted[key] = (convert.to_int(engine, value) + 0x80000000) % 0x100000000 - 0x80000000
    name = host_.partition("\0")[0].encode("latin-1")
    port = None if service is None else service.partition("\0")[0].encode("latin-1")
    try:
        found = host.getaddrinfo(name, port, wanted["ai_family"], wanted["ai_socktype"], wanted["ai_protocol"],
                                 wanted["ai_flags"])
    except (OSError, UnicodeError):
        return False
    infos = []
    for facts in found:
        made: AddressInfo = make(engine, "addressinfo")
        made.facts, made.asked = facts, wanted["ai_flags"]
        infos.append(made)
    return PhpArray.from_list(infos)


def _open(engine: Engine, info: AddressInfo, connects: bool) -> Socket | bool:
    family, kind, protocol, _, address = info.facts
    made = created(engine, family, kind, protocol)
    if made is None or made.connection is None:
        return False
    try:
        if connects:
            engine.output.flush()
            made.connection.connect(address)
        else:
            made.connection.bind(address)
    except OSError as error:
        failed(engine, made, "Unable to connect address" if connects else "Unable to bind address", error)
        made.connection.close()
        return False
    return made


@function
def socket_addrinfo_connect(engine: Engine, address: "AddressInfo") -> "Socket" | False_:
    return _open(engine, address, True)


@function
def socket_addrinfo_bind(engine: Engine, address: "AddressInfo") -> "Socket" | False_:
    return _open(engine, address, False)


@function
def socket_addrinfo_explain(address: "AddressInfo") -> Array:
    family, kind, protocol, canonical, place = address.facts
    found: dict[int | str, Any] = {"ai_flags": address.asked, "ai_family": int(family), "ai_socktype": int(kind),
                                   "ai_protocol": protocol}
    if canonical:
        found["ai_canonname"] = canonical
    prefix = "sin6" if family == host.AF_INET6 else "sin"
    found["ai_addr"] = PhpArray.from_dict({f"{prefix}_port": place[1], f"{prefix}_addr": place[0].partition("%")[0]})
    return PhpArray.from_dict(found)
