"""Shared memory segments: shmop_open and the like (ext/shmop/shmop.c)."""
from __future__ import annotations

import struct
from ctypes import create_string_buffer, memmove, string_at

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.system_v import IPC_CREAT, IPC_EXCL, IPC_RMID, IPC_STAT, Attachment, as_int, library, problem
from zvm.ext.vocabulary import Bool, False_, Int, Str, Void, function, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_READ_ONLY = 0o10000  # SHM_RDONLY
_INFO_SIZE, _SIZE_AT = 112, 48  # of a struct shmid_ds


@php_class("Shmop", native=HandleHooks("Cannot directly construct Shmop, use shmop_open() instead"), **HANDLE)
class Shmop(PhpObject):
    """A segment: its number, the memory, its size, and whether it is only read."""

    __slots__ = ("segment", "memory", "length", "read_only")
    segment: int
    memory: Attachment
    length: int
    read_only: bool


@function
def shmop_open(engine: Engine, key: Int, mode: Str, permissions: Int, size: Int) -> "Shmop" | False_:
    if mode not in ("a", "c", "n", "w"):
        value_error(engine, 2, "must be a valid access mode")
    flags = as_int(permissions) | {"c": IPC_CREAT, "n": IPC_CREAT | IPC_EXCL}.get(mode, 0)
    if flags & IPC_CREAT and (size if mode in "cn" else 0) < 1:
        value_error(engine, 4, 'must be greater than 0 for the "c" and "n" access modes')
    segment = library.shmget(as_int(key), size if mode in "cn" else 0, flags)
    if segment == -1:
        engine.diagnostics.warning(f'shmop_open(): Unable to attach or create shared memory segment "{problem()}"')
        return False
    info = create_string_buffer(_INFO_SIZE)
    if library.shmctl(segment, IPC_STAT, info):
        engine.diagnostics.warning(f'shmop_open(): Unable to get shared memory segment information "{problem()}"')
        return False
    length, = struct.unpack_from("=Q", info, _SIZE_AT)
    try:
        memory = Attachment(segment, _READ_ONLY if mode == "a" else 0)
    except OSError as error:
        engine.diagnostics.warning(f'shmop_open(): Unable to attach to shared memory segment "{error.strerror}"')
        return False
    made: Shmop = make(engine, "shmop")
    made.segment, made.memory, made.length, made.read_only = segment, memory, length, mode == "a"
    return made


@function
def shmop_read(engine: Engine, shmop: "Shmop", offset: Int, size: Int) -> Str:
    if not 0 <= offset <= shmop.length:
        value_error(engine, 2, "must be between 0 and the segment size")
    if size < 0 or offset + size > shmop.length:
        value_error(engine, 3, "is out of range")
    return string_at((shmop.memory.address or 0) + offset, size or shmop.length - offset).decode("latin-1")


@function(deprecated=True)
def shmop_close(shmop: "Shmop") -> Void:
    return None


@function
def shmop_size(shmop: "Shmop") -> Int:
    return shmop.length


@function
def shmop_write(engine: Engine, shmop: "Shmop", data: Str, offset: Int) -> Int:
    if shmop.read_only:
        engine.throw("Error", "Read-only segment cannot be written")
    if not 0 <= offset <= shmop.length:
        value_error(engine, 3, "is out of range")
    written = data[:shmop.length - offset].encode("latin-1")
    memmove((shmop.memory.address or 0) + offset, written, len(written))
    return len(written)


@function
def shmop_delete(engine: Engine, shmop: "Shmop") -> Bool:
    if library.shmctl(shmop.segment, IPC_RMID, None):
        engine.diagnostics.warning("shmop_delete(): Can't mark segment for deletion (are you the owner?)")
        return False
    return True
