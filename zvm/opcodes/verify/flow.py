"""Rules about every path through a function: temporaries, calls, live ranges, finally blocks.

Reads an op-array whose oplines and tables are sound; called by `violations`. Abstract interpretation over the oplines:
a State runs through each basic block and is merged where ways meet, exceptions included, until nothing changes; then
each reachable opline is checked once. Oplines that no path reaches are not looked at, and what a way breaks is said
where it does harm: at the use of a temporary, at the return that leaks it. Live ranges that do not fit are often but
the consequence of something else wrong with their temporary; then only that is said.
"""
from __future__ import annotations

from heapq import heappop, heappush

from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import CALL, FINALLY, NEXT, RETURN, Block, blocks_of, following, handlers_of, may_throw
from zvm.opcodes.flags import FETCH_GLOBAL_LOCK, FREE_ON_RETURN
from zvm.opcodes.loop_ends import alive_until, thrown_at
from zvm.opcodes.op_array import CONST, TMP_VAR, UNUSED, VAR, OpArray, Opline, TryCatchElement
from zvm.opcodes.operands import EXT_VAR_FETCH
from zvm.opcodes.verify.state import Calls, State
from zvm.opcodes.verify.violations import Violation

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator

    Report = Callable[[int, str, str, int | tuple[int, ...]], None]  # opline, rule, message, slot or oplines concerned

_TEMPORARY = TMP_VAR | VAR
_FREES = frozenset((meta.FREE, meta.FE_FREE))
_UNCOUNTED_SENDS = frozenset((meta.SEND_UNPACK, meta.SEND_ARRAY))
_CONSEQUENCES = frozenset(("live-range-missing", "live-range-stale"))
_LOOPS = meta.HOLDS_LOOP_R | meta.HOLDS_LOOP_RW
_HOLDS_MASK = 0x3FF
_CONTENT_NAMES = {getattr(meta, name): name[6:].lower().replace("_", " ")
                  for name in dir(meta) if name.startswith("HOLDS_")}


# rules about what is not freed, which types may excuse
_FREEING = frozenset(("leak", "overwrite", "live-range-missing"))


def check_flow(op_array: OpArray, by_types: bool = False) -> Iterator[Violation]:
    """Everything wrong on some path; `by_types`: but for what is not freed."""
    found = _Flow(op_array, by_types).run()
    return (violation for violation in found if not (by_types and violation.rule in _FREEING))


def alive_temporaries(op_array: OpArray) -> list[set[int]]:
    """The slots of the temporaries that hold something before each opline, and, at the end, after the last one."""
    flow = _Flow(op_array)
    flow.run()
    return [{flow.first + bit for bit in range(alive.bit_length()) if alive >> bit & 1} for alive in flow.alive]


def _ignore(number: int, rule: str, message: str, subject: int | tuple[int, ...]) -> None:
    """The Report of the passes that only propagate."""


class _Handler:
    """Where an exception that counts as one of opline `at` goes on. Temporaries, as bits: `live` are kept by live
    ranges, `addresses` by finally blocks around it, `variable` gets a return address."""

    __slots__ = ("kind", "target", "live", "addresses", "variable")

    def __init__(self, op_array: OpArray, at: int, kind: str, target: int, element: TryCatchElement) -> None:
        self.kind, self.target = kind, target
        first, opcodes = op_array.last_var, op_array.opcodes
        self.live = self.addresses = self.variable = 0
        for live in op_array.live_range:
            if live.start <= at < live.end and target < alive_until(op_array, live):
                self.live |= 1 << live.var - first
        for other in op_array.try_catch_array:
            if other.finally_op and other.finally_op <= target <= other.finally_end:
                self.addresses |= 1 << opcodes[other.finally_end].op1 - first
        if kind == FINALLY:
            self.variable = 1 << opcodes[element.finally_end].op1 - first


class _Flow:
    """One op-array being interpreted."""

    def __init__(self, op_array: OpArray, by_types: bool = False) -> None:
        self.op_array = op_array
        self.by_types = by_types
        self.first = op_array.last_var
        self.blocks = blocks_of(op_array)
        self.by_start = {block.start: block for block in self.blocks}
        self.entries: dict[int, State] = {}  # State before each block, by its start
        self.alive = [0] * (len(op_array.opcodes) + 1)  # before each opline, as State has them
        self.covered = self._covered()
        self.thrown: dict[int, list[_Handler]] = {}  # where an exception goes, by the opline it counts as
        self.found: list[tuple[Violation, int | None]] = []  # with the slot of a temporary
        self.arrivals: dict[int, dict[int, tuple[str, Calls]]] = {}  # by block: way and pending calls, by opline

    def run(self) -> list[Violation]:
        """Propagate to a fixed point, then check; gives the violations."""
        self.entries[0] = State.at_entry(self.op_array.T)
        waiting = [0]  # a heap of starts of blocks: most ways lead on, so that the first is the most settled
        while waiting:
            start = heappop(waiting)
            for source, way, number, state in self._through(self.by_start[start], _ignore):
                self.arrivals.setdefault(number, {}).setdefault(source, (way, state.calls))
                known = self.entries.get(number)
                if known is None:
                    self.entries[number] = state
                elif not known.merge(state):
                    continue
                if number not in waiting:
                    heappush(waiting, number)
        for start, sources in self.arrivals.items():
            self._check_calls(start, sources)
        for block in self.blocks:
            if block.start in self.entries:
                for _ in self._through(block, self._report):
                    pass
        return self._causes()

    def _report(self, number: int, rule: str, message: str, subject: int | tuple[int, ...]) -> None:
        if isinstance(subject, int):
            self.found.append((Violation(self.op_array, number, rule, message, self._oplines_of(subject)), subject))
        else:
            self.found.append((Violation(self.op_array, number, rule, message, subject), None))

    def _causes(self) -> list[Violation]:
        """What was found, less live ranges that are wrong because something else is; of others the first place only."""
        spoiled = {slot for violation, slot in self.found if violation.rule not in _CONSEQUENCES}
        told = set()
        causes = []
        for violation, slot in self.found:
            if violation.rule in _CONSEQUENCES:
                if slot in spoiled or (violation.rule, slot) in told:
                    continue
                told.add((violation.rule, slot))
            causes.append(violation)
        return causes

    def _covered(self) -> list[int]:
        """Per opline the temporaries of live ranges around it."""
        covered = [0] * len(self.op_array.opcodes)
        for live in self.op_array.live_range:
            bit = 1 << live.var - self.first
            for number in range(live.start, live.end):
                covered[number] |= bit
        return covered

    # ---- one block ----------------------------------------------------------------------------------------------

    def _through(self, block: Block, report: Report) -> Iterator[tuple[int, str, int, State]]:
        """Run the block's oplines; gives (opline that leads there, way, start of the next block, State)."""
        state = self.entries[block.start].copy()
        number = block.start
        while number < block.end:
            opline = self.op_array.opcodes[number]
            properties = meta.PROPERTIES[opline.opcode]
            self.alive[number] = state.alive
            before = state.certain
            self._use(number, opline, properties, state, report)
            calls = state.calls
            state.calls = self._call(number, opline, properties, calls, report)
            if may_throw(opline):
                self._check_ranges(number, opline, before, state, report)
                if block.handlers:
                    for kind, target, thrown in self._thrown(number, state):
                        yield number, kind, target, thrown
            if properties & meta.LEAVES:
                self._check_exit(number, state, report)
            if opline.opcode == meta.FAST_RET:
                self._check_finally(number, state, report)
            last = number
            number = following(self.op_array, number)
            if number >= len(self.op_array.opcodes) and not properties & meta.NO_NEXT:
                report(last, "terminator", "execution would go on after the last opline", ())
            if number >= block.end:
                for kind, target, _ in block.edges:
                    if kind == NEXT and self._always_jumps(self.op_array.opcodes[last]):
                        continue
                    after = state.copy()
                    self._define(last, opline, properties, after, kind, report)
                    yield last, kind, target, after
            else:
                self._define(last, opline, properties, state, NEXT, report)

    def _use(self, number: int, opline: Opline, properties: int, state: State, report: Report) -> None:
        """Temporaries an opline reads; what it does not keep is consumed."""
        opcode, holds = opline.opcode, meta.HOLDS[opline.opcode]
        if opline.op1_type & _TEMPORARY:
            self._need(number, opline.op1, holds & _HOLDS_MASK, state, report)
            if not properties & meta.KEEPS_OP1 and not self._is_fetched_again(opline):
                state.consume(1 << opline.op1 - self.first)
        if opline.op2_type & _TEMPORARY and not properties & meta.DEFINES_OP2 and not self._is_doubled(opline):
            self._need(number, opline.op2, holds >> 10 & _HOLDS_MASK, state, report)
            if opcode != meta.FAST_CALL:
                state.consume(1 << opline.op2 - self.first)
        if properties & meta.RESULT_STAYS:
            self._need(number, opline.result, _HOLDS_MASK, state, report)
            if opcode != meta.ROPE_ADD and not state.arrays & 1 << opline.result - self.first:
                report(number, "contents", f"temporary {opline.result} holds no array that INIT_ARRAY has begun",
                       opline.result)
        if properties & meta.USES_OP_DATA:
            data = self.op_array.opcodes[number + 1]
            if data.op1_type & _TEMPORARY:
                self._need(number, data.op1, meta.HOLDS[meta.OP_DATA] & _HOLDS_MASK, state, report)
                state.consume(1 << data.op1 - self.first)

    def _is_doubled(self, opline: Opline) -> bool:
        """`$number * 2` is an ADD of one temporary to itself after zend_dfa_optimize_op_array()."""
        return self.by_types and opline.opcode == meta.ADD and opline.op1_type == opline.op2_type \
            and opline.op1 == opline.op2

    @staticmethod
    def _is_fetched_again(opline: Opline) -> bool:
        """`global $$name`: the name stays for the FETCH_W that makes the local variable."""
        return meta.FLAGS[opline.opcode] & EXT_VAR_FETCH != 0 and opline.extended_value & FETCH_GLOBAL_LOCK != 0

    def _need(self, number: int, slot: int, takes: int, state: State, report: Report) -> None:
        """A temporary must be alive on every way here, and hold what the opcode takes."""
        bit = 1 << slot - self.first
        if not state.certain & bit:
            if state.never & bit:
                report(number, "use-before-definition", f"temporary {slot} is not made"
                       f"{' on every way' if (state.alive | state.consumed) & bit else ''}", slot)
            else:
                report(number, "double-use", f"temporary {slot} is consumed already"
                       f"{' on some way' if state.alive & bit else ''}", slot)
        elif state.content(bit) == meta.HOLDS_NEW and self._is_under_construction(slot, state.calls):
            report(number, "call-balance", f"temporary {slot} is used before its constructor is called", slot)
        elif wrong := state.content(bit) & ~takes:
            report(number, "contents", f"temporary {slot} holds {_names(wrong)}, which "
                   f"{meta.NAMES[self.op_array.opcodes[number].opcode]} does not take", slot)

    def _is_under_construction(self, slot: int, calls: Calls) -> bool:
        opcodes = self.op_array.opcodes
        return any(opcodes[begin].opcode == meta.NEW and opcodes[begin].result == slot for begin, _ in calls)

    def _define(self, number: int, opline: Opline, properties: int, state: State, kind: str, report: Report) -> None:
        """Temporaries an opline makes on its way `kind`; JMP_NULL consumes its operand where it jumps."""
        next_way = kind in (NEXT, RETURN)
        if opline.opcode == meta.FAST_CALL:
            self._define_call(opline, state, kind)
            return
        if properties & meta.RESULT_ON_JUMP and properties & meta.KEEPS_OP1 and not next_way \
                and opline.op1_type & _TEMPORARY:
            state.consume(1 << opline.op1 - self.first)
        if properties & (meta.RESULT_ON_JUMP if next_way else meta.RESULT_ON_NEXT):
            return
        if opline.result_type & _TEMPORARY and not properties & meta.RESULT_STAYS:
            holds = meta.HOLDS_SCALAR if self._is_scalar_copy(opline) else meta.HOLDS[opline.opcode] >> 20
            self._make(number, opline.result, holds, state, report)
            if opline.opcode == meta.INIT_ARRAY:
                state.arrays |= 1 << opline.result - self.first
        if properties & meta.DEFINES_OP2 and opline.op2_type & _TEMPORARY:
            self._make(number, opline.op2, meta.HOLDS_VALUE, state, report)

    def _always_jumps(self, opline: Opline) -> bool:
        """What the optimizer makes of a JMP_SET or COALESCE whose operand has one value by its type, where its result
        is used: only the other way's assignment is gone."""
        if opline.op1_type != CONST or opline.opcode not in (meta.JMP_SET, meta.COALESCE):
            return False
        value = self.op_array.literals[opline.op1]
        return value is True or (type(value) is int and (value != 0 or opline.opcode == meta.COALESCE))

    def _is_scalar_copy(self, opline: Opline) -> bool:
        """What the optimizer makes of a JMPZ_EX that does not jump: it may be left as that one's result may."""
        return (opline.opcode == meta.QM_ASSIGN and opline.op1_type == CONST
                and type(self.op_array.literals[opline.op1]) is bool)

    def _make(self, number: int, slot: int, holds: int, state: State, report: Report) -> None:
        bit = 1 << slot - self.first
        if (state.to_be_freed | state.return_addresses) & bit:
            report(number, "overwrite", f"temporary {slot} still holds something", slot)
        state.define(bit, holds)

    def _define_call(self, opline: Opline, state: State, kind: str) -> None:
        """FAST_CALL: in the finally block the value of a return statement waits; after it, it is there again."""
        bit = 1 << opline.result - self.first
        if kind == CALL:
            state.define(bit, meta.HOLDS_RETURN_ADDRESS)
            if opline.op2_type & _TEMPORARY:
                state.consume(1 << opline.op2 - self.first)
        else:
            state.consume(bit)

    # ---- calls --------------------------------------------------------------------------------------------------

    def _call(self, number: int, opline: Opline, properties: int, calls: Calls, report: Report) -> Calls:
        """The calls pending after an opline."""
        if properties & meta.CALL_BEGINS:
            return (*calls, (number, 0))
        if not properties & (meta.CALL_SENDS | meta.CALL_NEEDS | meta.CALL_ENDS):
            return calls
        if not calls:
            report(number, "call-balance", f"{meta.NAMES[opline.opcode]} without a call that was begun", ())
            return calls
        begin, sent = calls[-1]
        if properties & meta.CALL_ENDS:
            wanted = self.op_array.opcodes[begin].extended_value
            if sent is not None and sent != wanted and opline.opcode != meta.CALLABLE_CONVERT:
                report(number, "argument-count", f"{sent} arguments are sent, {begin:04d} says {wanted}", (begin,))
            return calls[:-1]
        if not properties & meta.CALL_SENDS:
            return calls
        if opline.opcode in _UNCOUNTED_SENDS:
            sent = None if opline.opcode == meta.SEND_ARRAY else sent
        elif opline.op2_type == UNUSED and sent is not None:
            if opline.op2 != sent + 1:
                report(number, "argument-order", f"argument {opline.op2} is sent after {sent}", (begin,))
            sent = opline.op2
        return (*calls[:-1], (begin, sent))

    def _check_calls(self, start: int, sources: dict[int, tuple[str, Calls]]) -> None:
        """All ways to a block have the same calls pending: those of the opline before it, if that goes on there."""
        wanted = next((calls for way, calls in sources.values() if way == NEXT), None)
        if wanted is None:
            wanted = sources[min(sources)][1]
        for source, (_, calls) in sources.items():
            if calls != wanted:
                self._report(source, "jump-into-call", f"goes on at {start:04d} {_pending(calls)}, where others arrive "
                             f"{_pending(wanted)}", (start,))

    # ---- exceptions and exits -----------------------------------------------------------------------------------

    def _thrown(self, number: int, state: State) -> Iterator[tuple[str, int, State]]:
        """The states in which an exception of this opline arrives at its handlers: what a live range around both
        keeps, and the return addresses of finally blocks around both."""
        at = thrown_at(self.op_array, number)
        handlers = self.thrown.get(at)
        if handlers is None:
            handlers = self.thrown[at] = [_Handler(self.op_array, at, *handler)
                                          for handler in handlers_of(self.op_array, at)]
        for handler in handlers:
            thrown = state.copy()
            thrown.consume(state.alive & ~(handler.live | state.return_addresses & handler.addresses))
            thrown.calls = ()
            if handler.variable:
                thrown.define(handler.variable, meta.HOLDS_RETURN_ADDRESS)
            yield handler.kind, handler.target, thrown

    def _check_ranges(self, number: int, opline: Opline, before: int, state: State, report: Report) -> None:
        """Live ranges cover what is alive across an opline that may throw, and nothing else."""
        covered = self.covered[number]
        for slot in self._slots(state.to_be_freed & ~covered):
            report(number, "live-range-missing", f"temporary {slot} is alive, but no live range says so", slot)
        stale = covered & ~before
        if opline.opcode in _FREES and opline.extended_value & FREE_ON_RETURN:
            return
        if opline.opcode == meta.ROPE_INIT:
            stale &= ~(1 << opline.result - self.first)
        for slot in self._slots(stale | covered & state.consumed & ~state.alive & before):
            report(number, "live-range-stale", f"a live range says that temporary {slot} is alive", slot)

    def _check_exit(self, number: int, state: State, report: Report) -> None:
        """At a return nothing is alive and no call pending."""
        for slot in self._slots(state.to_be_freed | state.return_addresses):
            if state.content(1 << slot - self.first) & _LOOPS:
                report(number, "loop-variable", f"temporary {slot}, a loop's, is not freed", slot)
            else:
                report(number, "leak", f"temporary {slot} is not consumed", slot)
        if state.calls:
            report(number, "call-balance", f"returns {_pending(state.calls)}", tuple(begin for begin, _ in state.calls))

    def _check_finally(self, number: int, state: State, report: Report) -> None:
        """A finally block leaves alive what was at its entry."""
        for element in self.op_array.try_catch_array:
            if element.finally_op and element.finally_end == number and element.finally_op in self.entries:
                entry = self.entries[element.finally_op].alive & ~(1 << self.op_array.opcodes[number].op1 - self.first)
                for slot in self._slots(entry ^ state.alive):
                    bit = 1 << slot - self.first
                    if not entry & bit and state.content(bit) == meta.HOLDS_SCALAR:  # `!f();` leaves what nobody frees
                        continue
                    report(number, "finally-balance",
                           f"temporary {slot} is alive only before or only after the finally block", slot)

    def _slots(self, bits: int) -> Iterator[int]:
        while bits:
            low = bits & -bits
            yield self.first + low.bit_length() - 1
            bits ^= low

    def _oplines_of(self, slot: int) -> tuple[int, ...]:
        """The oplines that name a temporary."""
        return tuple(number for number, opline in enumerate(self.op_array.opcodes)
                     if (opline.result_type & _TEMPORARY and opline.result == slot)
                     or (opline.op1_type & _TEMPORARY and opline.op1 == slot)
                     or (opline.op2_type & _TEMPORARY and opline.op2 == slot))


def _pending(calls: Calls) -> str:
    """For messages: which calls are pending."""
    if not calls:
        return "with no call pending"
    return "with pending calls begun at " + ", ".join(f"{begin:04d}" for begin, _ in calls)


def _names(contents: int) -> str:
    return ", ".join(name for content, name in _CONTENT_NAMES.items() if content & contents)
