"""Descriptions of WSDL documents that outlive a run: in the process, and in files of soap.wsdl_cache_dir (php_sdl.c).

A file is a list of records in JSON that name each other by number. Functions stand in it by the name that their module
has for them, the encoders that every run has by their place among these.
"""
from __future__ import annotations

import hashlib
import json
import os
import time
from types import FunctionType

from zvm import __version__
from zvm.ext.soap import (
    decoding,
    decoding_structures,
    encoders,
    encoding,
    encoding_structures,
    records,
    values,
)
from zvm.ext.soap.records import Description, Encoder
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CACHE_DISK, CACHE_MEMORY = 1, 2
_MODULES = (decoding, decoding_structures, encoders, encoding, encoding_structures, values)
_KINDS = tuple(kind for kind in vars(records).values()
               if isinstance(kind, type) and kind.__module__ == records.__name__ and not issubclass(kind, Exception))
_LIST, _TUPLE, _DICT, _FUNCTION, _ENCODER = "list", "tuple", "dict", "function", "encoder"  # of records
_WRITABLE_BY_OTHERS = 0o022

_MOST_FILES = 64  # whose descriptions a process has

if TYPE_CHECKING:
    Entry = tuple[float, Description]  # with the time of reading
    Facts = tuple[int, int, int]  # what tells that a file is another: number, time of the last change, size

_in_memory: dict[str, Entry] = {}  # by address; of the process
_of_files: dict[str, tuple[Facts, str, Entry]] = {}  # by path: what was read from files, with the address


def find(engine: Engine, address: str, mode: int, own: dict[str, Entry]) -> Description | None:
    """A description that is not older than soap.wsdl_cache_ttl. `own` are those of an engine that is confined."""
    oldest = time.time() - engine.ini.get_int("soap.wsdl_cache_ttl")
    if mode & CACHE_MEMORY:
        known = _memory(engine, own)
        entry = known.get(address)
        if entry is not None and entry[0] >= oldest:
            return entry[1]
        known.pop(address, None)
    if mode & CACHE_DISK and (path := _path(engine, address)) is not None:
        entry = _read(path, address)
        if entry is not None and entry[0] >= oldest:
            if mode & CACHE_MEMORY:
                _remember(engine, address, entry, own)
            return entry[1]
    return None


def keep(engine: Engine, address: str, mode: int, description: Description, own: dict[str, Entry]) -> None:
    """Keep a description that was read just now."""
    entry = time.time(), description
    if mode & CACHE_DISK and (path := _path(engine, address)) is not None:
        _write(path, address, *entry)
    if mode & CACHE_MEMORY:
        _remember(engine, address, entry, own)


def _memory(engine: Engine, own: dict[str, Entry]) -> dict[str, Entry]:
    return _in_memory if engine.may_write is None else own


def _remember(engine: Engine, address: str, entry: Entry, own: dict[str, Entry]) -> None:
    known, limit = _memory(engine, own), engine.ini.get_int("soap.wsdl_cache_limit")
    if 0 < limit <= len(known):
        known.pop(min(known, key=lambda name: known[name][0]), None)
    known[address] = entry


def _path(engine: Engine, address: str) -> str | None:
    """The file of an address; None where the engine must not write it."""
    name = f"wsdl-zvm-{os.geteuid()}-{hashlib.md5(address.encode('latin-1')).hexdigest()}"
    path = f"{engine.ini.get('soap.wsdl_cache_dir') or '/tmp'}/{name}"
    return path if permitted(engine, path, False) and may_write(engine, path) else None


# ---- files -----------------------------------------------------------------------------------------------------------

def _read(path: str, address: str) -> Entry | None:
    """What a file of this user's has of an address, with the time of reading; None for none."""
    try:
        descriptor = os.open(path.encode("latin-1"), os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError:
        return None
    with open(descriptor, encoding="ascii") as file:
        status = os.fstat(descriptor)
        if status.st_uid != os.geteuid() or status.st_mode & _WRITABLE_BY_OTHERS:
            return None
        facts = status.st_ino, status.st_mtime_ns, status.st_size
        known = _of_files.get(path)
        if known is not None and known[:2] == (facts, address):
            return known[2]
        try:
            stored = json.load(file)
            if stored["version"] != __version__ or stored["address"] != address:
                return None
            entry: Entry = stored["time"], _Reader(stored["records"]).value([0])
        except (ValueError, LookupError, TypeError, AttributeError):  # not a file of this version
            return None
    if len(_of_files) >= _MOST_FILES:
        _of_files.clear()
    _of_files[path] = facts, address, entry
    return entry


def _write(path: str, address: str, now: float, description: Description) -> None:
    writer = _Writer()
    try:
        writer.write(description)
    except LookupError:  # a function without a name
        return
    text = json.dumps({"version": __version__, "address": address, "time": now, "records": writer.records})
    temporary = f"{path}.{os.getpid()}".encode("latin-1")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with open(descriptor, "w", encoding="ascii") as file:
            file.write(text)
        os.rename(temporary, path.encode("latin-1"))
    except OSError:
        return


@cache
def _functions() -> dict[str, Any]:
    return {f"{module.__name__}.{name}": value for module in _MODULES for name, value in vars(module).items()
            if type(value) is FunctionType}


@cache
def _function_names() -> dict[int, str]:
    return {id(function): name for name, function in _functions().items()}


class _Writer:
    """Makes the records of a description."""

    def __init__(self) -> None:
        self.records: list[Any] = []
        self.numbers: dict[int, int] = {}
        self.shared = {id(encoder): number for number, encoder in enumerate(encoders.default_encoders())}

    def write(self, value: Any) -> Any:
        """A scalar as it is, anything else as a list with the number of its record. Raises LookupError."""
        if value is None or type(value) in (bool, int, float, str):
            return value
        number = self.numbers.get(id(value))
        if number is None:
            number = self.numbers[id(value)] = len(self.records)
            self.records.append(None)
            self.records[number] = self._record(value)
        return [number]

    def _record(self, value: Any) -> list[Any]:
        kind = type(value)
        if kind is Encoder and id(value) in self.shared:
            return [_ENCODER, self.shared[id(value)]]
        if kind is FunctionType:
            return [_FUNCTION, _function_names()[id(value)]]
        if kind is dict:
            return [_DICT, *([self.write(key), self.write(item)] for key, item in value.items())]
        if kind in (list, tuple):
            return [_LIST if kind is list else _TUPLE, *map(self.write, value)]
        return [_KINDS.index(kind), *(self.write(getattr(value, name)) for name in kind.__slots__)]


class _Reader:
    """Makes a description of its records."""

    def __init__(self, stored: list[Any]) -> None:
        self.stored = stored
        self.made: dict[int, Any] = {}

    def value(self, written: Any) -> Any:
        """What write() was given. Raises LookupError and the like for records that write() has not made."""
        if type(written) is not list:
            return written
        number: int = written[0]
        if number not in self.made:
            self._make(number, *self.stored[number])
        return self.made[number]

    def _make(self, number: int, kind: Any, *parts: Any) -> None:
        made = self.made
        if kind == _ENCODER:
            made[number] = encoders.default_encoders()[parts[0]]
        elif kind == _FUNCTION:
            made[number] = _functions()[parts[0]]
        elif kind == _DICT:
            table = made[number] = {}
            for key, item in parts:
                table[self.value(key)] = self.value(item)
        elif kind == _LIST:
            items = made[number] = []
            items += map(self.value, parts)
        elif kind == _TUPLE:
            made[number] = tuple(map(self.value, parts))
        else:
            record = made[number] = _KINDS[kind].__new__(_KINDS[kind])
            for name, part in zip(_KINDS[kind].__slots__, parts, strict=True):
                setattr(record, name, self.value(part))
