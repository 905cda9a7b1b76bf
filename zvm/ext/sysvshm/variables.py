"""Variables in shared memory: shm_attach, shm_put_var (ext/sysvshm/sysvshm.c).

A segment begins with a head (magic, start, end, free, total); after it the variables follow each other, each with its
key, length and the size to the next. PHP processes share segments with these, so the layout is theirs.
"""
from __future__ import annotations

import struct
from ctypes import memmove, string_at

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.standard.variables.serialize import serialize
from zvm.ext.standard.variables.unserialize import Failure, Unserializer
from zvm.ext.system_v import IPC_CREAT, IPC_EXCL, IPC_RMID, Attachment, as_int, library, problem
from zvm.ext.vocabulary import Bool, False_, Int, Mixed, Null, function, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_DEFAULT_SIZE = 10000
_MAGIC = b"PHP_SM\0\0"
_HEAD = struct.Struct("=8sqqqq")
_CHUNK = struct.Struct("=qqq")  # key, length, size with what fills it up
_CHUNK_SIZE = 32  # of the C struct, which has room for the first byte


@php_class("SysvSharedMemory",
           native=HandleHooks("Cannot directly construct SysvSharedMemory, use shm_attach() instead"), **HANDLE)
class SysvSharedMemory(PhpObject):
    """A segment, as this process has it."""

    __slots__ = ("key", "segment", "memory")
    key: int
    segment: int
    memory: Attachment


class _Table:
    """The variables of a segment."""

    def __init__(self, engine: Engine, shm: SysvSharedMemory) -> None:
        if shm.memory.address is None:
            engine.throw("Error", "Shared memory block has already been destroyed")
        self.address = shm.memory.address
        _, self.start, self.end, self.free, self.total = _HEAD.unpack(string_at(self.address, _HEAD.size))

    def _write_head(self) -> None:
        memmove(self.address, _HEAD.pack(_MAGIC, self.start, self.end, self.free, self.total), _HEAD.size)

    def _chunk(self, place: int) -> tuple[int, int, int]:
        return _CHUNK.unpack(string_at(self.address + place, _CHUNK.size))

    def find(self, key: int) -> int:
        """Where a variable is; -1 where there is none."""
        place: int = self.start
        while place < self.end:
            found, _, size = self._chunk(place)
            if found == key:
                return place
            place += size
            if size <= 0 or place < self.start:
                break
        return -1

    def read(self, place: int) -> bytes:
        return string_at(self.address + place + _CHUNK.size, self._chunk(place)[1])

    def remove(self, place: int) -> None:
        size = self._chunk(place)[2]
        rest = self.end - place - size
        if rest > 0:
            memmove(self.address + place, self.address + place + size, rest)
        self.free += size
        self.end -= size
        self._write_head()

    def put(self, key: int, data: bytes) -> bool:
        """False where there is not enough memory left; what was there before is gone all the same."""
        size = (len(data) + _CHUNK_SIZE - 1) // 8 * 8 + 8
        before = self.find(key)
        if before > 0:
            self.remove(before)
        if self.free < size:
            return False
        record = _CHUNK.pack(key, len(data), size) + data
        memmove(self.address + self.end, record, len(record))
        self.end += size
        self.free -= size
        self._write_head()
        return True


@function(defaults={"permissions": "0666"})
def shm_attach(engine: Engine, key: Int, size: Int | Null = None,
               permissions: Int = 0o666) -> "SysvSharedMemory" | False_:
    size = _DEFAULT_SIZE if size is None else size
    if size < 1:
        value_error(engine, 2, "must be greater than 0")
    shown = f"shm_attach(): Failed for key 0x{key & 0xFFFFFFFFFFFFFFFF:x}"
    segment = library.shmget(as_int(key), 0, 0)
    if segment < 0:
        if size < _HEAD.size:
            engine.diagnostics.warning(f"{shown}: memorysize too small")
            return False
        segment = library.shmget(as_int(key), size, as_int(permissions) | IPC_CREAT | IPC_EXCL)
        if segment < 0:
            engine.diagnostics.warning(f"{shown}: {problem()}")
            return False
    try:
        memory = Attachment(segment, 0)
    except OSError as error:
        engine.diagnostics.warning(f"{shown}: {error.strerror}")
        return False
    start = memory.address or 0
    if string_at(start, 7) != _MAGIC[:7]:
        memmove(start, _HEAD.pack(_MAGIC, _HEAD.size, _HEAD.size, size - _HEAD.size, size), _HEAD.size)
    made: SysvSharedMemory = make(engine, "sysvsharedmemory")
    made.key, made.segment, made.memory = as_int(key), segment, memory
    return made


@function
def shm_detach(engine: Engine, shm: "SysvSharedMemory") -> Bool:
    _Table(engine, shm)
    shm.memory.detach()
    return True


@function
def shm_has_var(engine: Engine, shm: "SysvSharedMemory", key: Int) -> Bool:
    return _Table(engine, shm).find(key) >= 0


@function
def shm_remove(engine: Engine, shm: "SysvSharedMemory") -> Bool:
    _Table(engine, shm)
    if library.shmctl(shm.segment, IPC_RMID, None) < 0:
        engine.diagnostics.warning(f"shm_remove(): Failed for key 0x{shm.key & 0xFFFFFFFF:x}, id {shm.handle}: "
                                   f"{problem()}")
        return False
    return True


@function
def shm_put_var(engine: Engine, shm: "SysvSharedMemory", key: Int, value: Mixed) -> Bool:
    table = _Table(engine, shm)
    data = serialize(engine, value).encode("latin-1")
    if shm.memory.address is None:  # detached by what serializing called
        engine.throw("Error", "Shared memory block has already been destroyed")
    if not table.put(key, data):
        engine.diagnostics.warning("shm_put_var(): Not enough shared memory left")
        return False
    return True


@function
def shm_get_var(engine: Engine, shm: "SysvSharedMemory", key: Int) -> Mixed:
    table = _Table(engine, shm)
    place = table.find(key)
    if place < 0:
        engine.diagnostics.warning(f"shm_get_var(): Variable key {key} doesn't exist")
        return False
    reader = Unserializer(engine)
    try:
        return deref(reader.run(table.read(place).decode("latin-1")))
    except Failure:
        engine.diagnostics.warning("shm_get_var(): Variable data in shared memory is corrupted")
        return False
    finally:
        reader.finish()


@function
def shm_remove_var(engine: Engine, shm: "SysvSharedMemory", key: Int) -> Bool:
    table = _Table(engine, shm)
    place = table.find(key)
    if place < 0:
        engine.diagnostics.warning(f"shm_remove_var(): Variable key {key} doesn't exist")
        return False
    table.remove(place)
    return True
