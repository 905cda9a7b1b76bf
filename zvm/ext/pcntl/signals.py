"""Signals of a script: taken in through signalfd(2), dispatched to PHP callables between two oplines.

Signals with a PHP handler are blocked in every thread and read from a descriptor, so that nothing of this process ever
runs inside a C signal handler. In Zend the handler notes the signal and sets vm_interrupt; here what waits watches the
descriptor, too, what may raise a signal looks at it, and while scripts want signals at any time a thread does, which
asks the engine for an interrupt. No other thread of the process may receive them: that of cli/main.py, which waits,
blocks all.
"""
from __future__ import annotations

import _signal as host  # type: ignore[import-not-found]  # signal makes enums, which takes time
import os
import struct
from collections import deque
from ctypes import CDLL, byref, c_int, c_long, c_ubyte, c_ulong, c_void_p, cast, get_errno
from errno import EINTR

from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

SIG_DFL, SIG_IGN = 0, 1
NSIG = 65
_SIG_ERR = 2 ** 64 - 1
_NONBLOCK_CLOEXEC = os.O_NONBLOCK | os.O_CLOEXEC
_RECORD = 128  # bytes of a struct signalfd_siginfo, and of a siginfo_t

library = CDLL(None, use_errno=True)
library.signal.restype = c_void_p
library.signal.argtypes = [c_int, c_void_p]
# Never called while the signal is blocked; a moment in which it is not must not end the process
_NO_EFFECT = cast(library.abs, c_void_p).value


class SignalInfo:
    """A signal with what came with it (siginfo_t)."""

    __slots__ = ("number", "errno", "code", "pid", "uid", "status", "utime", "stime", "address", "band", "descriptor")

    def __init__(self, *fields: int) -> None:
        (self.number, self.errno, self.code, self.pid, self.uid, self.status, self.utime, self.stime, self.address,
         self.band, self.descriptor) = fields

    @classmethod
    def of_descriptor(cls, record: bytes) -> SignalInfo:
        """From a struct signalfd_siginfo."""
        number, errno, code, pid, uid, descriptor, _, band = struct.unpack_from("=IiiIIiII", record)
        status, = struct.unpack_from("=i", record, 40)
        utime, stime, address = struct.unpack_from("=QQQ", record, 56)
        return cls(number, errno, code, pid, uid, status, utime, stime, address, band, descriptor)

    @classmethod
    def of_wait(cls, record: bytes) -> SignalInfo:
        """From a siginfo_t of a 64-bit system."""
        number, errno, code = struct.unpack_from("=iii", record)
        pid, uid, status = struct.unpack_from("=iIi", record, 16)
        utime, stime = struct.unpack_from("=qq", record, 32)
        address, = struct.unpack_from("=Q", record, 16)
        return cls(number, errno, code, pid, uid, status, utime, stime, address, address, status)

    def as_array(self) -> PhpArray:
        """As PHP shows it (pcntl_siginfo_to_zval)."""
        found: dict[int | str, Any] = {"signo": self.number, "errno": self.errno, "code": self.code}
        if self.number == host.SIGCHLD:
            found |= {"status": self.status, "utime": float(self.utime), "stime": float(self.stime), "pid": self.pid,
                      "uid": self.uid}
        elif self.number in (host.SIGUSR1, host.SIGUSR2) or host.SIGRTMIN <= self.number <= host.SIGRTMAX:
            found |= {"pid": self.pid, "uid": self.uid}
        elif self.number in (host.SIGILL, host.SIGFPE, host.SIGSEGV, host.SIGBUS):
            found["addr"] = float(self.address)
        elif self.number == host.SIGPOLL:
            found |= {"band": self.band, "fd": self.descriptor}
        return PhpArray.from_dict(found)


class SignalQueue:
    """The signals of one engine (pcntl_globals). `handlers`: what pcntl_signal() was given, by number; `restarting`:
    those of the handled ones that do not cut system calls short."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.last_error = 0
        self.handlers: dict[int, Any] = {}
        self.restarting: set[int] = set()
        self.queue: deque[SignalInfo] = deque()
        self.is_async = self.is_dispatching = False
        self.descriptor = -1
        self.handled: set[int] = set()
        self.original: dict[int, int | None] = {}  # what the process did on signals before they were handled
        self.blocked: set[int] = set()  # by the script
        self.watcher: Any = None

    # ---- handlers ----------------------------------------------------------------------------------------------

    def ignore_or_reset(self, number: int, action: int) -> bool:
        """SIG_IGN or SIG_DFL; false where the system refuses."""
        if library.signal(number, action) == _SIG_ERR:
            self.last_error = get_errno()
            return False
        self.handlers[number] = action
        if number in self.handled:
            self.handled.discard(number)
            self._listen()
        return True

    def handle(self, number: int, handler: Any, restarts: bool) -> bool:
        """Have a PHP callable called for the signal; false where the system refuses."""
        self.handlers[number] = handler
        before = library.signal(number, _NO_EFFECT)
        if before == _SIG_ERR:
            self.last_error = get_errno()
            return False
        self.original.setdefault(number, before)
        (self.restarting.add if restarts else self.restarting.discard)(number)
        if number not in self.handled:
            self._start()
            self.handled.add(number)
            self._listen()
        return True

    def _start(self) -> None:
        """Become the engine's source of interrupts."""
        if self.engine.interrupts.source is None:
            self.blocked |= host.pthread_sigmask(host.SIG_BLOCK, ())
            self.engine.interrupts.source = self
            self.engine.deactivators.append(self.stop)

    def stop(self) -> None:
        """Go back to how the system treats signals: the request has ended."""
        self.is_async = False
        self.engine.interrupts.source = None
        self.take_in()  # it has no effect any more
        self.handled.clear()
        self._listen()
        for number, action in self.original.items():
            library.signal(number, action)
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0 and (self.watcher is None or not self.watcher.is_alive()):
            os.close(descriptor)

    def _listen(self) -> None:
        """Block what is handled, and have the descriptor report it unless the script blocks it."""
        listened = self.handled - self.blocked
        bits = sum(1 << number - 1 for number in listened)
        mask = (c_ulong * 16)(bits)
        if listened or self.descriptor >= 0:
            self.descriptor = library.signalfd(self.descriptor, byref(mask), _NONBLOCK_CLOEXEC)
        host.pthread_sigmask(host.SIG_SETMASK, self.handled | self.blocked)
        if self.is_async and self.handled:
            self.watch()

    def set_blocked(self, blocked: set[int]) -> None:
        """The script's own mask."""
        self._start()
        self.blocked = blocked
        self._listen()
        self.notice()

    def prepare_child(self) -> None:
        """In a child that will run another program: give it the script's mask."""
        host.pthread_sigmask(host.SIG_SETMASK, self.blocked)

    # ---- taking in ---------------------------------------------------------------------------------------------

    def is_listening(self) -> bool:
        """Would a signal be taken in now? Not while handlers run, as Zend blocks all then."""
        return self.descriptor >= 0 and not self.is_dispatching

    def take_in(self) -> bool:
        """Queue the signals that have come; whether there were any."""
        if self.descriptor < 0:
            return False
        before = len(self.queue)
        while True:
            try:
                records = os.read(self.descriptor, 16 * _RECORD)
            except BlockingIOError:
                return len(self.queue) > before
            for start in range(0, len(records), _RECORD):
                self.queue.append(SignalInfo.of_descriptor(records[start:start + _RECORD]))

    def notice(self) -> None:
        """Have what has come dispatched after the opline that is being executed, where the script asked for that.

        At once, where another function of the library has called the one that is running: that opline may last.
        """
        if not self.is_listening():
            return
        self.take_in()  # a signal that comes twice counts twice, unless it is blocked
        if not self.is_async or not self.queue:
            return
        frame = self.engine.current_execute_data
        if frame is not None and frame.func.is_internal and frame.prev is not None and frame.prev.func.is_internal:
            self.dispatch()
        else:
            self.engine.interrupt(self.dispatch)

    def cuts_short(self) -> bool:
        """Has a signal come that does not restart system calls? Takes in all."""
        seen = len(self.queue)
        self.take_in()
        return any(info.number not in self.restarting for info in list(self.queue)[seen:])

    def dispatch(self) -> None:
        """Call the handlers of what has come (pcntl_signal_dispatch)."""
        if self.is_dispatching:
            return
        self.take_in()
        if not self.queue:
            return
        infos, self.queue = self.queue, deque()
        blocked = set(self.blocked)
        self.is_dispatching = True
        self.engine.fiber_switch_blocked += 1
        try:
            for info in infos:
                self._call(info)
        finally:
            self.engine.fiber_switch_blocked -= 1
            self.is_dispatching = False
            if self.blocked != blocked:
                self.set_blocked(blocked)
            self.notice()

    def _call(self, info: SignalInfo) -> None:
        handler = self.handlers.get(info.number)
        if handler is None or type(handler) is int:
            return
        if isinstance(self.engine.resolve_callable(handler), str):
            return  # it was one when it was given
        self.engine.call_callable(handler, [info.number, info.as_array()])

    # ---- at any time -------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Have a thread look for signals while the script runs."""
        if self.watcher is None or not self.watcher.is_alive():
            from zvm.ext.pcntl.watcher import Watcher

            self.watcher = Watcher(self)

    def after_fork(self) -> None:
        """In the child, which has none of the parent's other threads, and whose descriptor is the parent's: what it
        would listen to from then on, the parent would."""
        self.watcher = None
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1
            self._listen()

    # ---- waiting -----------------------------------------------------------------------------------------------

    def wait_for(self, wanted: set[int], timeout: tuple[int, int] | None) -> SignalInfo | int:
        """The next of these signals, or the error's number (sigwaitinfo, sigtimedwait)."""
        others = self.handled - self.blocked - wanted
        mask = (c_ulong * 16)(sum(1 << number - 1 for number in wanted | others))
        record = (c_ubyte * _RECORD)()
        spec = None if timeout is None else byref((c_long * 2)(*timeout))
        if library.sigtimedwait(byref(mask), byref(record), spec) < 0:
            return get_errno()
        info = SignalInfo.of_wait(bytes(record))
        if info.number in others:
            self.queue.append(info)
            self.notice()
            return EINTR
        return info


def is_handler(value: Any) -> bool:
    """Can it be a callable at all?"""
    return type(value) is str or type(value) is PhpArray or isinstance(value, PhpObject)
