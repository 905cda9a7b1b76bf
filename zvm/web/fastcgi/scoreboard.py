"""What each worker is doing, in memory that all processes of a pool share (fpm_scoreboard.c).

A worker writes its own slot only; the manager and the status page read them all.
"""
from __future__ import annotations

import mmap
import struct
import time
from operator import attrgetter

IDLE, READING, RUNNING, FINISHING = "Idle", "Reading headers", "Running", "Finishing"
STATES = (IDLE, READING, RUNNING, FINISHING)
_TEXT = 240  # bytes kept of an address or a path
_SLOT = struct.Struct(f"=qqdqqqqddd16s{_TEXT}s{_TEXT}s64s")
_PID = struct.Struct("=q")  # what a slot begins with
_PID_AND_STATE = struct.Struct("=qq")
_POOL = struct.Struct("=qq")  # most workers that were active at a time; how often all were


class Slot:
    """One worker's entry. Times are seconds since the epoch, 0.0 where there is none: `request_started` is not 0.0 only
    while a script runs."""

    FIELDS = ("pid", "state", "started", "requests", "accepted", "slow", "content_length", "request_started",
              "duration", "cpu", "method", "uri", "script", "user")

    def __init__(self) -> None:
        self.pid = self.state = self.requests = self.accepted = self.slow = self.content_length = 0
        self.started = self.request_started = self.duration = self.cpu = 0.0
        self.method = self.uri = self.script = self.user = b""

    @property
    def state_name(self) -> str:
        return STATES[self.state]


_FIELDS = attrgetter(*Slot.FIELDS)


class Scoreboard:
    """The slots of a pool, and what is counted of all."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.started = time.time()
        self.memory = mmap.mmap(-1, _POOL.size + size * _SLOT.size)

    def read(self, number: int) -> Slot:
        """A copy of a slot."""
        slot = Slot()
        for name, value in zip(Slot.FIELDS, _SLOT.unpack_from(self.memory, _POOL.size + number * _SLOT.size),
                               strict=True):
            setattr(slot, name, value.rstrip(b"\0") if isinstance(value, bytes) else value)
        return slot

    def write(self, number: int, slot: Slot) -> None:
        """Write a slot back."""
        _SLOT.pack_into(self.memory, _POOL.size + number * _SLOT.size, *_FIELDS(slot))

    def write_state(self, number: int, slot: Slot) -> None:
        """Write back the state, which alone has changed."""
        _PID_AND_STATE.pack_into(self.memory, _POOL.size + number * _SLOT.size, slot.pid, slot.state)

    def occupy(self, number: int, pid: int) -> None:
        """A worker has started, and may have written to its slot already: nothing else there is touched."""
        _PID.pack_into(self.memory, _POOL.size + number * _SLOT.size, pid)

    def release(self, number: int) -> None:
        """The worker has ended, perhaps amid a request."""
        slot = self.read(number)
        slot.pid, slot.state, slot.request_started = 0, 0, 0.0
        self.write(number, slot)

    def slots(self) -> list[Slot]:
        """Copies of those that have a worker."""
        return [slot for slot in map(self.read, range(self.size)) if slot.pid]

    def free_slot(self) -> int | None:
        """The number of a slot without a worker."""
        return next((number for number in range(self.size) if not self.read(number).pid), None)

    def totals(self) -> tuple[int, int]:
        """Connections accepted and slow requests, by all workers there have been."""
        slots = [self.read(number) for number in range(self.size)]
        return sum(slot.accepted for slot in slots), sum(slot.slow for slot in slots)

    def note_active(self) -> None:
        """Count how many are active now; a worker that becomes active calls this."""
        active = 0
        for number in range(self.size):
            pid, state = _PID_AND_STATE.unpack_from(self.memory, _POOL.size + number * _SLOT.size)
            active += pid != 0 and STATES[state] != IDLE
        most, reached = self.peaks()
        if active > most:
            _POOL.pack_into(self.memory, 0, active, reached)

    def peaks(self) -> tuple[int, int]:
        """Most workers that were active at a time, and how often more would have been wanted."""
        most, reached = _POOL.unpack_from(self.memory, 0)
        return most, reached


class OwnSlot:
    """A worker's view of its own entry."""

    def __init__(self, board: Scoreboard, number: int, pid: int) -> None:
        self.board, self.number = board, number
        self.slot = board.read(number)
        self.slot.pid, self.slot.started, self.slot.requests = pid, time.time(), 0
        self._store()

    def accept(self) -> None:
        """A connection was accepted, a request is being read."""
        self.slot.accepted += 1
        self.slot.state = STATES.index(READING)
        self._store()

    def begin(self, params: dict[str, str]) -> None:
        """A request was read and is about to run."""
        slot = self.slot
        slot.requests += 1
        slot.request_started = time.time()
        slot.cpu = time.process_time()
        slot.method, slot.uri, slot.script, slot.user = (
            params.get(name, "").encode("latin-1")[:size - 1] for name, size in
            (("REQUEST_METHOD", 16), ("REQUEST_URI", _TEXT), ("SCRIPT_FILENAME", _TEXT), ("REMOTE_USER", 64)))
        length = params.get("CONTENT_LENGTH", "")
        slot.content_length = int(length) if length.isascii() and length.isdigit() and len(length) < 18 else 0
        slot.state = STATES.index(RUNNING)
        self._store()
        self.board.note_active()

    def count_slow(self) -> None:
        """The running request is a slow one."""
        self.slot.slow += 1
        self._store()

    def end(self) -> None:
        """The request is over."""
        slot = self.slot
        slot.duration, slot.request_started = time.time() - slot.request_started, 0.0
        slot.cpu = time.process_time() - slot.cpu
        slot.state = STATES.index(IDLE)
        self._store()

    def set_state(self, state: str) -> None:
        self.slot.state = STATES.index(state)
        self.board.write_state(self.number, self.slot)

    def _store(self) -> None:
        self.board.write(self.number, self.slot)
