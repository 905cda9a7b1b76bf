"""What DO_* of a fused call site knows and runs; made by fusing.py."""
from __future__ import annotations

from zvm.executor import calls
from zvm.opcodes.flags import ACC_STRICT_TYPES
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.signals import raise_pending

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any

    from zvm.opcodes.op_array import Function, Opline
    from zvm.runtime.execute_data import ExecuteData

    Handler = Callable[[Any, Opline], Opline | None]

HOT = 300  # executions that pay for generating source
FAILURES = 30  # of the frameless form, before it is given up


class Send:
    """An argument of a call site."""

    __slots__ = ("opline", "handler", "by_reference", "is_kept")

    def __init__(self, opline: Opline, by_reference: bool) -> None:
        self.opline = opline
        self.handler: Any = opline.handler  # the SEND_*'s own
        self.by_reference = by_reference
        self.is_kept = False  # evaluated by its SEND_*, which leaves the value for DO_*


class CallSite:
    """What DO_* of a fused call site knows."""

    __slots__ = ("function", "sends", "kept", "slot", "opcodes", "executions", "failures", "hot", "fast")

    def __init__(self, function: Function, sends: list[Send], kept: int, slot: int,
                 opcodes: list[Opline]) -> None:
        self.function: Any = function  # internal or compiled, as the maker that reads it knows
        self.sends = sends
        self.kept = kept  # how many arguments SEND_* evaluates: one is in `slot` as it is, more are in a list there
        self.slot = slot  # of the result
        self.opcodes = opcodes
        self.executions = self.failures = 0
        self.hot = max(HOT, len(opcodes))  # going over all oplines must pay
        self.fast: Handler | None = None

    def count(self, ex: Any, op: Opline) -> Opline | None:
        """The handler of DO_* at first: `call`, until it has been executed often."""
        self.executions += 1
        if self.executions >= self.hot:
            if self.executions == self.hot:
                pass_over_skipped(self.opcodes)
                self._specialise(ex, op, True)
            op.handler = self.fast or self.call  # op may be a copy of the one that was counted
        return self.call(ex, op)

    def retry(self, ex: Any, op: Opline) -> Opline | None:
        """What the frameless form does with arguments it is not made for: `call`; after some of them it is replaced."""
        self.failures += 1
        if self.failures >= FAILURES:
            if self.failures == FAILURES:
                self._specialise(ex, op, False)
            op.handler = self.fast or self.call
        return self.call(ex, op)

    def _specialise(self, ex: Any, op: Opline, may_be_frameless: bool) -> None:
        """Make the quick handler, if there is one for such a call."""
        if self.function.is_internal:
            from zvm.handlers.call_fusion.internal import calling

            self.fast = calling(self, op, bool(ex.func.fn_flags & ACC_STRICT_TYPES), may_be_frameless)
        else:
            from zvm.handlers.call_fusion.user import entering

            self.fast = entering(self)

    def call(self, ex: Any, op: Opline) -> Opline | None:
        """Carry out the whole call as INIT_*, SEND_* and DO_* would."""
        pending = self._begin(ex, op)
        if self.kept:
            kept = ex.slots[self.slot]
            ex.slots[self.slot] = None
            values = iter(kept if self.kept > 1 else (kept,))
            del kept
            for send in self.sends:
                if send.is_kept:
                    pending.slots.append(next(values))
                else:
                    send.handler(ex, send.opline)
                    raise_pending(ex.engine)  # of an undefined variable, by an error handler
            del values
        else:
            for send in self.sends:
                send.handler(ex, send.opline)
                raise_pending(ex.engine)
        del pending
        return None if calls.do_call(ex, op) else op.next

    def _begin(self, ex: Any, op: Opline) -> ExecuteData:
        """Make the pending frame."""
        return calls.push_call(ex, self.function)


class MethodSite(CallSite):
    """What DO_* of a fused call of a user method knows.

    The methods found are in the cache of DO_*, by class, for the handler of user.py: copies of an op-array, which are
    for other scopes, share the site but not the caches.
    """

    __slots__ = ("init", "init_handler")

    def __init__(self, function: Function, sends: list[Send], kept: int, slot: int, opcodes: list[Opline],
                 init: Opline) -> None:
        super().__init__(function, sends, kept, slot, opcodes)
        self.init = init
        self.init_handler: Any = init.handler  # its own

    def _specialise(self, ex: Any, op: Opline, may_be_frameless: bool) -> None:
        from zvm.handlers.call_fusion.user import entering_method

        self.fast = entering_method(self)

    def _begin(self, ex: Any, op: Opline) -> ExecuteData:
        init = ex.func.opcodes[self.init.number]
        self.init_handler(ex, init)
        pending: ExecuteData = ex.call
        if self.fast is not None and pending.this is not None:
            self._learn(op, pending.this.ce, init.cache)
        return pending

    def _learn(self, op: Opline, ce: Any, methods: dict[Any, Any] | None) -> None:
        """Have the quick handler know the method of a class, if it can be entered as it is."""
        from zvm.handlers.call_fusion.user import entrance

        function = methods.get(ce) if methods is not None else None
        found = None if function is None else entrance(self, function)
        if found is not None:
            if op.cache is None:
                op.cache = {}
            op.cache[ce] = found


class NewSite(CallSite):
    """What DO_* of a fused `new` knows, for a class that is a constant and a public constructor."""

    __slots__ = ("ce", "place")

    def __init__(self, ce: Any, function: Function, sends: list[Send], kept: int, slot: int, opcodes: list[Opline],
                 place: int) -> None:
        super().__init__(function, sends, kept, slot, opcodes)
        self.ce = ce
        self.place = place  # the slot of the object, which NEW still makes

    def create(self, ex: Any, op: Opline) -> Opline | None:
        """The handler of NEW."""
        ex.slots[self.place] = instantiate(ex.engine, self.ce)
        return op.next

    def _specialise(self, ex: Any, op: Opline, may_be_frameless: bool) -> None:
        from zvm.handlers.call_fusion.user import entering_constructor

        self.fast = entering_constructor(self)

    def _begin(self, ex: Any, op: Opline) -> ExecuteData:
        return calls.push_call(ex, self.function, ex.slots[self.place], self.ce)


def skip(ex: Any, op: Opline) -> Opline | None:
    """The handler of an opline that DO_* does the work of."""
    return op.next


def pass_over_skipped(oplines: Iterable[Opline]) -> None:
    """Have `next` and `target` of these oplines lead past those without work."""
    for opline in oplines:
        following = opline.next
        while following is not None and following.handler is skip:
            following = opline.next = following.next
        following = opline.target
        while following is not None and following.handler is skip:
            following = opline.target = following.next
