"""The regions of a process: when a loop is compiled, where its code is, and how it comes into the op-array's structs.

Each visit to Python from a jump back (Tier.poll) is a sample: the second one at an opline compiles the loop around it.
The head's struct then has a stub for its handler, which notes the region in the run and goes to enter_region()
(kernels/base/regions.py). Whoever changes the handler of an opline calls `withdraw()` first, which puts the heads' own
handlers back. Code and its caches only; nothing of a run.
"""
from __future__ import annotations

from _struct import Struct  # struct itself has nothing else to import
from _weakref import ref
from time import thread_time_ns

from zvm.executor.dispatch import handler_changes
from zvm.handlers.native import abi
from zvm.handlers.native.stencils import (
    FLOAT_REGISTERS,
    INT_REGISTERS,
    LIMIT_WORD,
    WORDS,
    Stencils,
    StencilsRefused,
    default_stencil_path,
)
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import (
    ACC_DEPRECATED,
    ACC_PPP_SET_MASK,
    ACC_PUBLIC,
    ACC_STATIC,
    ACC_TRAIT,
    FETCH_CLASS_MASK,
    FETCH_CLASS_PARENT,
    FETCH_CLASS_SELF,
)
from zvm.opcodes.op_array import CONST, UNUSED, OpArray
from zvm.regions.kinds import ARRAY, CLOSURE, FIRST_COPY, GUARDS, OBJECT, OWN, PLAIN_GUARD, SCALAR_GUARD
from zvm.regions.lookups import known_static
from zvm.regions.loops import loops_around
from zvm.regions.lowering import Lowering
from zvm.regions.micro import Unsupported, bank_of
from zvm.regions.observing import Learned, observe
from zvm.regions.places import Places
from zvm.regions.stitching import Stitcher
from zvm.runtime.services.addresses import Word, address_of, allocate, c_function, read, write
from zvm.runtime.services.locking import locked_by
from zvm.runtime.values import strings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from zvm.engine import Engine
    from zvm.handlers.native.leaves import LeafCode
    from zvm.handlers.native.tier import Tier
    from zvm.regions.micro import Box
    from zvm.regions.observing import Observation
    from zvm.regions.stitching import Stitched
    from zvm.runtime.execute_data import ExecuteData

    Guard = tuple[int, int, int, int]

_READ_WRITE, _READ_EXECUTE, _PRIVATE_ANONYMOUS = 3, 5, 0x22  # PROT_*, MAP_*
_FEW_STENCILS, _FEW_ENTRIES = 12, 64  # a region that executes fewer on average, after so many entries, is not worth it
_NEAR_CALLERS = 3  # frames that are looked through for a loop, from one that is called
_MANY_TURNS = 8  # a division of ints that gives an int once in so many turns is taken for one that does
# Oplines that are taken for ones that fetch values of several kinds, where they do so as often
_FETCHES = (ops.FETCH_DIM_R, ops.FETCH_LIST_R, ops.FETCH_OBJ_R, ops.FE_FETCH_R)
_MOST_COMPILATIONS = 2  # of one loop, each with the types seen then
# Nanoseconds after which a loop is tried again whose region was withdrawn, and how much longer each time
_FIRST_PAUSE, _LONGER_PAUSE, _NEVER = 60_000_000, 4, 1 << 62
_FORCED_INTERVAL, _HOPELESS_INTERVAL = 8, 64  # turns between two visits in forced mode, with regions and without
_THROUGH_REFERENCE, _TAKEN = 16, 64  # added to a guard's kind
_OWNED = 32  # added to a box's kind
_MAY_DIE = (GUARDS[ARRAY], GUARDS[OBJECT], GUARDS[CLOSURE])  # kinds of what may run PHP code when it is dropped
_PAGE = 4096  # bytes
_FRAME_WORDS = abi.REGION_FRAME_SIZE // 8
_REGION, _VALUE, _EXIT, _FRAME = Struct("<14q"), Struct("<4q"), Struct("<8q"), Struct("<8q")
# Kernels of helpers, where they have other names
_HELPERS = {"character": "character_text", **{f"store_{kind}": f"put_{kind}" for kind in ("int", "float", "bool")}}
_OP_HANDLER = abi.STRUCTS["Op"]["handler"][0]
_RUN_REGION = abi.STRUCTS["Run"]["region"][0]
_WORD, _DOUBLE = Struct("<q"), Struct("<d")


class Region:
    """One compiled loop in memory. Its pages are given back when nothing refers to it any more."""

    def __init__(self, function: OpArray, work: Lowering, stitched: Stitched) -> None:
        self.block = function.native  # whose structs have the stubs; a function that stays may get another
        self.first, self.last = work.first, work.last
        self.work, self.stencils, self.code_size = work, stitched.stencils, len(stitched.code)
        called = [call.function for call in work.calls_by_base.values()]
        self.functions = [each for each in called if each is not function]  # which is not to live as long as the region
        self.blocks = [each.native for each in called]  # where exits within calls go on
        places = [work.place_of(exit.number) for exit in work.exits]
        self.places = [(ref(owner), number) for owner, number in places]  # where it goes on
        self.memory: Any = None  # guards, boxes, exits, constants and the structs of the entries
        self.address, self.size = 0, 0  # of the pages of code
        self.exits = 0  # address of the structs of exits
        self.entries: dict[int, int] = {}  # head → address of its struct
        self.own_handlers: dict[int, int] = {}  # head → the handler that was there before
        self.stubs: dict[int, int] = {}  # head → the address of what enters the region there

    def place(self, head: int) -> int:
        """Where the struct of an opline of the function has its handler."""
        return id(self.block) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE + abi.OP_SIZE * head + _OP_HANDLER

    def __del__(self) -> None:
        if self.address:
            c_function("munmap", Word, Word)(self.address, self.size)

    def count(self, name: str, head: int | None = None) -> int:
        """A counter of one head, or the sum over all heads."""
        at = abi.STRUCTS["Region"][name][0]
        return sum(read(entry + at) for entry in (self.entries.values() if head is None else (self.entries[head],)))

    def executed(self, entries: int, turns: int) -> int:
        """About how many stencils were executed: all of them in each turn, or, where the region is left on the way,
        those that follow the places where it is entered. Of a function, those up to where it was left."""
        if self.work.is_function and turns < entries:
            return sum(self.taken(index) * (exit.number if exit.number < FIRST_COPY else len(self.stencils))
                       for index, exit in enumerate(self.work.exits))
        if entries * 2 < turns:
            return turns * len(self.stencils)
        return sum(count * self.count("entries", head) for head, count in self.work.runs.items()
                   if head in self.entries)

    def taken(self, index: int) -> int:
        """How often an exit was taken."""
        return read(self.exits + _EXIT.size * index + abi.STRUCTS["RegionExit"]["taken"][0])


class FunctionRegions:
    """What became of an op-array's loops."""

    def __init__(self, function: Callable[[], OpArray | None]) -> None:
        """`function()`: the op-array, or None when it is gone."""
        self.function = function
        self.regions: list[Region] = []
        self.retired: list[Region] = []  # withdrawn, but a frame may be on its way out of one
        self.refused: dict[tuple[int, int], str] = {}  # loop → why it was not compiled, or withdrawn for good
        self.hopeless: dict[int, int] = {}  # heads around which no loop is left to be compiled, until that time
        self.retries: dict[tuple[int, int], tuple[int, int]] = {}  # withdrawn: until when, how long next
        self.compilations: dict[tuple[int, int], int] = {}
        self.learned = Learned()
        self.careful: set[tuple[int, int]] = set()  # loops that were refused, as variables had objects
        self.leaf: LeafCode | None = None  # for library functions that call it back
        self.leaf_refused = ""

    def is_hopeless(self, number: int) -> bool:
        return self.hopeless.get(number, 0) > thread_time_ns()


class Regions:
    """Compiling and installing. `mode`: "auto", "1" (at the first visit, with visits at every jump) or "stress" (which
    leaves regions at any opline now and then)."""

    def __init__(self, tier: Tier, stencils: Stencils, mode: str, keeps: bool = False) -> None:
        """`keeps`: functions are known for as long as this, for reports."""
        self.tier, self.stencils, self.mode = tier, stencils, mode
        self.functions: dict[int, FunctionRegions] = {}  # by identity
        self._keeps = keeps
        self._drawn = 1
        self._enter = tier.image.address("enter_region") or 0
        self._poll_and_go = tier.image.address("poll_and_go") or 0
        self._words = self._shared_words()
        self._stack = 0  # of functions that regions call
        self._map = c_function("mmap", Word, Word, Word, Word, Word, Word)
        self._protect = c_function("mprotect", Word, Word, Word)

    def _shared_words(self) -> Any:
        """What stencils find by %words: the countdown, then WORDS."""
        objects = abi.symbol_objects()
        assert abi.REGION_LIMIT == LIMIT_WORD
        memory = allocate(8 * (abi.REGION_DEAD + 1 + abi.REGION_MOST_DEAD))
        for number, name in enumerate(WORDS, 1):
            kind, _, rest = name.partition("_")
            word = id(objects[rest]) if kind == "py" else self.tier.image.address(f"region_{_HELPERS.get(rest, rest)}")
            _WORD.pack_into(memory, 8 * number, word)
        return memory

    # -- samples ------------------------------------------------------------------------------------------------

    def sample(self, engine: Engine, function: Any, opline: Any) -> None:
        """The engine's running frame is at that opline, a jump back or a call."""
        if self.mode != "auto":
            self._set_interval(engine, 0)
        if opline is None or type(function) is not OpArray or self.tier.counts is not None \
                or engine.interrupts.meter is not None:
            return
        frame = engine.current_execute_data
        if frame is None or frame.func is not function:
            return
        number = opline.number
        if loops_around(function, number):
            self._sample_place(engine, frame, number)
            return
        found = _loop_of_caller(frame)  # a call in a loop, most likely
        if found is not None and not self._is_hopeless(*found):
            self._sample_place(engine, *found)
        elif all(each.opcode in (ops.RECV, ops.RECV_INIT) for each in function.opcodes[:number]):
            self._sample_place(engine, frame, number)

    def _is_hopeless(self, frame: ExecuteData, number: int) -> bool:
        state = self.functions.get(id(frame.func))
        return state is not None and state.is_hopeless(number)

    def _sample_place(self, engine: Engine, frame: ExecuteData, number: int) -> None:
        """An opline of the frame has been met that is in a loop, or where the function begins."""
        function: Any = frame.func
        state = self.functions.get(id(function))
        if state is not None and state.regions:
            if state.regions[0].block is not function.native:
                self.withdraw(function)
            self._review(function, state)
            if any(number in region.entries for region in state.regions):
                if self.mode != "auto":
                    self._set_interval(engine, self._forced_interval())
                return
        if state is not None and state.is_hopeless(number):
            if self.mode != "auto":
                self._set_interval(engine, _HOPELESS_INTERVAL)
        elif self.mode != "auto" or self.tier.sampling.is_due((id(function), number)):
            began = thread_time_ns()
            self._compile(function, number, frame.slots, frame.this, engine)
            self.tier.sampling.compiled(began)
            if self.mode != "auto" and self.functions[id(function)].regions:
                self._set_interval(engine, self._forced_interval())

    def _forced_interval(self) -> int:
        """Turns until the next visit; for stress another number each time."""
        if self.mode != "stress":
            return _FORCED_INTERVAL
        self._drawn = (self._drawn * 1103515245 + 12345) & 0x7FFFFFFF
        return self._drawn >> 16 & 31

    @staticmethod
    def _set_interval(engine: Engine, interval: int) -> None:
        write(id(engine.native_state) + abi.BYTES_DATA + abi.STRUCTS["EngineState"]["interval"][0], interval)

    def _review(self, function: OpArray, state: FunctionRegions) -> None:
        """Withdraw regions that are left as soon as they are entered: their types were another's."""
        if self.mode != "auto":
            return
        for region in list(state.regions):
            entries, refusals, turns = (region.count(name) for name in ("entries", "refusals", "turns"))
            if entries + refusals < _FEW_ENTRIES:
                continue
            exact = _learn(region, state, max(turns, entries))
            if not exact and region.executed(entries, turns) >= _FEW_STENCILS * (entries + refusals):
                continue
            _withdraw_one(state, region)
            loop = region.first, region.last
            if refusals > entries:
                state.careful.add(loop)
            _, pause = state.retries.get(loop, (0, _FIRST_PAUSE))
            state.retries[loop] = thread_time_ns() + pause, pause * _LONGER_PAUSE
            if not exact and state.compilations.get(loop, 0) >= _MOST_COMPILATIONS:
                state.refused[loop] = "it goes round too few times"
            elif not exact and refusals < entries:  # it would be the same again; inner loops may be worth it
                state.compilations[loop] = _MOST_COMPILATIONS
                state.refused[loop] = "it is left too often"
            elif exact:
                state.compilations[loop] = min(state.compilations.get(loop, 0), _MOST_COMPILATIONS - 1)
            self.tier.sampling.forget()
            self.tier.sampling.withdrawn()

    def _add(self, function: OpArray) -> FunctionRegions:
        key = id(function)

        def forget(_: object) -> None:
            self.functions.pop(key, None)

        state = FunctionRegions((lambda: function) if self._keeps else ref(function, forget))
        self.functions[key] = state
        return state

    # -- functions that are called back --------------------------------------------------------------------------

    def add_leaf(self, function: OpArray, code: LeafCode) -> None:
        """Library functions that call the function back call that code from now on."""
        state = self.functions.get(id(function)) or self._add(function)
        state.leaf = code
        code.install()

    def refuse_leaf(self, function: OpArray, why: str) -> None:
        (self.functions.get(id(function)) or self._add(function)).leaf_refused = why

    # -- memory that compiled code has -----------------------------------------------------------------------------

    def shared_address(self) -> int:
        """Where the words are that all code has at hand."""
        return address_of(self._words)

    def stack(self) -> int:
        """Memory for the frames of functions that regions call. No two regions run at a time: nothing else does."""
        if not self._stack:
            self._stack = self.map_pages(abi.REGION_STACK_SIZE)
        return self._stack

    def map_pages(self, size: int) -> int:
        """The address of so many bytes of pages, to be written to. Raises Unsupported."""
        address: int = self._map(0, size, _READ_WRITE, _PRIVATE_ANONYMOUS, -1, 0)
        if address in (0, -1):
            raise Unsupported("no memory")
        return address

    def fill_pages(self, address: int, size: int, code: bytes) -> None:
        """Put code into pages, which can be executed, and not written to, from then on. Raises Unsupported."""
        c_function("memcpy", Word, Word, Word)(address, id(code) + abi.BYTES_DATA, len(code))
        if self._protect(address, size, _READ_EXECUTE) != 0:
            raise Unsupported("the system refuses executable memory")

    # -- compiling ----------------------------------------------------------------------------------------------

    def _compile(self, function: OpArray, number: int, slots: list[Any], this: object, engine: Engine) -> None:
        """Compile the outermost loop around an opline that can be."""
        state = self.functions.get(id(function)) or self._add(function)
        around, now = loops_around(function, number), thread_time_ns()
        candidates = around or [(number, len(function.opcodes) - 1)]
        for loop in candidates:
            if state.compilations.get(loop, 0) >= _MOST_COMPILATIONS and state.retries.get(loop, (_NEVER, 0))[0] <= now:
                state.compilations[loop] = _MOST_COMPILATIONS - 1  # it may do other things by now
        loops = [loop for loop in candidates
                 if state.compilations.get(loop, 0) < _MOST_COMPILATIONS
                 and not any(region.first <= loop[1] and loop[0] <= region.last for region in state.regions)]
        if not loops:
            state.hopeless[number] = min(state.retries.get(loop, (_NEVER, 0))[0] for loop in candidates)
            return
        observed = observe(function, slots, this, engine.world is None)
        for first, last in loops:
            state.compilations[first, last] = state.compilations.get((first, last), 0) + 1
            try:
                made = self._make(function, first, last, number, observed, engine, not around)
                self._install(function, state, made, engine)
                state.refused.pop((first, last), None)
                return
            except Unsupported as refusal:
                state.refused[first, last] = str(refusal)
            except (LookupError, TypeError, ValueError, AssertionError) as surprise:  # regions are never needed
                if self.mode != "auto":
                    raise
                state.refused[first, last] = f"{type(surprise).__name__}: {surprise}"

    def _make(self, function: OpArray, first: int, last: int, number: int,
              observed: Observation, engine: Engine, is_function: bool) -> tuple[Lowering, Places, Stitched]:
        state = self.functions[id(function)]
        work = Lowering(function, first, last, number, observed, self.stencils.operations, Names(engine),
                        self.mode == "stress", state.learned, is_function, (first, last) in state.careful)
        work.run()
        for call in work.calls_by_base.values():
            self.tier.prepare(call.function, engine)
        registers = INT_REGISTERS, FLOAT_REGISTERS
        places = Places(work, self.stencils.operations, registers, abi.REGION_FIRST_CONSTANT, _FRAME_WORDS)
        return work, places, Stitcher(work, places, self.stencils).run()

    def _install(self, function: OpArray, state: FunctionRegions, made: tuple[Lowering, Places, Stitched],
                 engine: Engine) -> None:
        work, places, stitched = made
        region = Region(function, work, stitched)
        region.own_handlers = {head: read(region.place(head)) for head in work.heads}
        self._write_tables(region, places, stitched)
        self._write_code(region, stitched)
        _write_stubs(state, region, engine)
        work.forget_code()

    def _write_tables(self, region: Region, places: Places, stitched: Stitched) -> None:
        """Fill region.memory: entries, exits, their boxes, guards, constants."""
        work = region.work
        guards = {head: self._guards(work, places, head) for head in work.heads}
        boxes = [packed_boxes(exit.boxes, places) for exit in work.exits]
        exits_at, has_calls = _REGION.size * len(guards), places.has_calls
        frames_at = exits_at + _EXIT.size * len(work.exits)
        values_at = frames_at + _FRAME.size * sum(len(exit.frames) for exit in work.exits)
        count = sum(map(len, guards.values())) + sum(map(len, boxes)) \
            + sum(len(frame.boxes) for exit in work.exits for frame in exit.frames)
        constants_at = values_at + _VALUE.size * count
        region.memory = memory = allocate(constants_at + 8 * len(places.constants))
        base = address_of(memory)
        region.exits = base + exits_at
        at = values_at
        for index, head in enumerate(guards):
            _REGION.pack_into(memory, _REGION.size * index, stitched.entries[head], base + at, len(guards[head]),
                              base + constants_at, len(places.constants), region.exits, region.own_handlers[head],
                              0, 0, 0, self.shared_address(), work.room(), self.stack() if has_calls else 0,
                              places.frame_size if has_calls else 0)
            region.entries[head] = base + _REGION.size * index
            at = _pack_values(memory, at, guards[head])
        for index, exit in enumerate(work.exits):
            handler = 0
            if exit.polls:
                handler = self._poll_and_go
            elif exit.repeats and exit.number in region.own_handlers:
                handler = region.own_handlers[exit.number]
            _EXIT.pack_into(memory, exits_at + _EXIT.size * index, self._op_address(work, exit.number), handler,
                            base + at, len(boxes[index]), 0, base + frames_at, len(exit.frames),
                            places.frame_size if exit.is_in_call else 0)
            at = _pack_values(memory, at, boxes[index])
            for frame in exit.frames:
                values = packed_boxes(frame.boxes, places)
                done = work.oplines[work.ends[frame.call.init]].number
                _FRAME.pack_into(memory, frames_at, id(frame.call.function),
                                 self._op_address(work, done) if frame.is_entered else 0,
                                 -1 if frame.this is None else places.offset(frame.this),
                                 0 if frame.call.forwards else id(frame.call.scope),
                                 base + at, len(values), frame.passed,
                                 -1 if frame.closure is None else places.offset(frame.closure))
                frames_at += _FRAME.size
                at = _pack_values(memory, at, values)
        for index, constant in enumerate(places.constants):
            (_DOUBLE if type(constant) is float else _WORD).pack_into(memory, constants_at + 8 * index, constant)

    @staticmethod
    def _op_address(work: Lowering, number: int) -> int:
        """The struct of an opline, which may be one of a function that is called."""
        function, number = work.place_of(number)
        return id(function.native) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE + abi.OP_SIZE * number

    @staticmethod
    def _guards(work: Lowering, places: Places, head: int) -> list[Guard]:
        """What has to hold of slots where the region is entered: (slot, kind, place, class)."""
        state = work.heads[head]
        live = set(places.live_at[head])
        guards: list[Guard] = []
        taken: list[Guard] = []
        for slot, (kind, held) in sorted(state.items()):
            value = slot, bank_of(kind)
            number = GUARDS[kind[0]] + _THROUGH_REFERENCE * (slot in work.references)
            ce = int(kind[1:]) if kind[0] in (OBJECT, CLOSURE) else 0
            if value in live and held == OWN:
                taken.append((slot, number + _TAKEN, places.offset(value), ce))
                live.discard(value)
            elif value in live:
                guards.append((slot, number, places.offset(value), ce))
                live.discard(value)
            elif slot in work.consulted:
                guards.append((slot, number, 0, ce))
        if live:
            raise Unsupported(f"values without slots at a head: {live}")
        dropped = [slot for slot in sorted(work.assigned)
                   if work.is_variable(slot) and not any(slot == guard[0] and guard[1] not in _MAY_DIE
                                                         for guard in (*guards, *taken))]
        guarded = {guard[0] for guard in (*guards, *taken)}.union(dropped)
        return [*guards, *((slot, SCALAR_GUARD, len(dropped), 0) for slot in dropped),
                *((slot, PLAIN_GUARD, 0, 0) for slot in sorted(work.taken) if slot not in guarded), *taken]

    def _write_code(self, region: Region, stitched: Stitched) -> None:
        """Put the code and the heads' stubs into pages of their own."""
        stubs_at = -(-len(stitched.code) // 16) * 16
        size = stubs_at + 48 * len(region.entries)
        region.size = in_pages(size)
        region.address = address = self.map_pages(region.size)
        code = bytearray(stitched.code.ljust(stubs_at, b"\xcc"))
        for head, entry in region.entries.items():
            region.stubs[head] = address + len(code)
            code += _stub(entry, self._enter).ljust(48, b"\xcc")
            write(entry, address + read(entry))  # the entry's code
        self.fill_pages(address, region.size, bytes(code))

    # -- withdrawal ---------------------------------------------------------------------------------------------

    def withdraw(self, function: Any) -> None:
        """An opline of the function is about to get another handler: it has no regions from now on, but those that are
        compiled later."""
        state = self.functions.get(id(function)) if type(function) is OpArray else None
        if state is not None:
            if state.leaf is not None:
                state.leaf.withdraw()
            for region in list(state.regions):
                _withdraw_one(state, region)


def _learn(region: Region, state: FunctionRegions, turns: int) -> bool:
    """Note what the exits that are often taken say about the oplines where they are; whether that is new."""
    exact = {place for index, place in region.work.divisions if index is not None
             and region.taken(index) * _MANY_TURNS > turns}
    loose, varied = set(), {place for index, place in region.work.loads if index is not None
                            and region.taken(index) * _MANY_TURNS > turns}
    for index, (exit, (owner, number)) in enumerate(zip(region.work.exits, region.places, strict=True)):
        function = owner()
        if exit.repeats and not exit.is_in_call and function is not None and exit.number not in region.work.refused \
                and function.opcodes[number].opcode in _FETCHES and region.taken(index) * _MANY_TURNS > turns:
            loose.add((id(function), number))
    learned = state.learned
    is_new = bool(exact - learned.exact or loose - learned.loose or varied - learned.varied)
    learned.exact |= exact
    learned.loose |= loose
    learned.varied |= varied
    return is_new


@locked_by(handler_changes)
def _write_stubs(state: FunctionRegions, region: Region, engine: Engine) -> None:
    """Have the region entered at its heads. Another thread may have interrupted the function since it was read: then
    Unsupported is raised, as oplines have handlers in front of their own."""
    if engine.interrupted or any(read(region.place(head)) != own for head, own in region.own_handlers.items()):
        raise Unsupported("handlers that have changed meanwhile")
    for head, stub in region.stubs.items():
        write(region.place(head), stub)
    flags = id(region.block) + abi.BYTES_DATA + abi.STRUCTS["FunctionInfo"]["flags"][0]
    write(flags, read(flags) | abi.FunctionFlag.HAS_HAD_REGIONS)
    state.regions.append(region)


@locked_by(handler_changes)
def _withdraw_one(state: FunctionRegions, region: Region) -> None:
    """Put the heads' own handlers back, unless another thread has done so."""
    if region not in state.regions:
        return
    for head, stub in region.stubs.items():
        if read(region.place(head)) == stub:  # nothing stands in front of it since
            write(region.place(head), region.own_handlers[head])
    state.regions.remove(region)
    state.hopeless.clear()
    state.retired.append(region)


def _loop_of_caller(frame: ExecuteData) -> tuple[ExecuteData, int] | None:
    """The frame that called this one, or its caller, in a loop, and the loop's head; None where there is none near."""
    for _ in range(_NEAR_CALLERS):
        caller: ExecuteData | None = frame.prev
        if caller is None or type(caller.func) is not OpArray or caller.opline is None or caller.func.native is None:
            return None
        around = loops_around(caller.func, caller.opline.number)
        if around:
            return caller, around[-1][0]
        frame = caller
    return None


class Names:
    """What oplines name, in an engine whose functions and classes stay; of others only internal functions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def function(self, opline: Any) -> Any:
        if type(opline.const2) is not str:
            return None
        name = strings.lower(opline.const2)
        found: Any = self.engine.functions.get(name)
        if found is None and opline.opcode == ops.INIT_NS_FCALL_BY_NAME:
            found = self.engine.functions.get(name.rpartition("\\")[2])
            if opline.cache is not found:
                return None  # one of the namespace may still be declared
        return None if found is None or not found.is_internal and self.engine.world is not None else found

    def kernel(self, function: Any, opline: Any) -> int:
        """The address of the kernel of an internal function that needs no frame for a call; 0 where there is none."""
        tier = self.engine.tier
        if tier is None or function.fn_flags & ACC_DEPRECATED or not tier.may_be_frameless(function, opline):
            return 0
        return tier.kernel_of(function) or 0

    def ce(self, opline: Any, scope: Any) -> Any:
        return self._class(opline.op1_type, opline.op1, opline.const1, scope) if self.engine.world is None else None

    def _class(self, type: int, number: int, name: Any, scope: Any) -> Any:
        if type == CONST:
            return self.engine.lookup_class(name, autoload=False)
        kind = number & FETCH_CLASS_MASK if type == UNUSED else 0
        if scope is None or kind not in (FETCH_CLASS_SELF, FETCH_CLASS_PARENT):
            return None
        return scope if kind == FETCH_CLASS_SELF else scope.parent

    def constant(self, opline: Any) -> Any:
        """(value,) of a constant that the opline has looked up; None where it has not."""
        cache = opline.cache
        if self.engine.world is not None or type(cache) is not tuple:
            return None
        if opline.opcode == ops.FETCH_CONSTANT:
            return cache[1:2] if cache[0] is self.engine else None
        return cache[:1] if opline.op1_type == CONST or opline.op1_type == UNUSED and cache[1] is None else None

    def classes(self, opline: Any) -> list[Any]:
        """The classes in an opline's inline cache."""
        return list(opline.cache) if self.engine.world is None and type(opline.cache) is dict else []

    def static(self, opline: Any, scope: Any) -> Any:
        """The list of a static property, its index there, its description; None where that is not known."""
        if self.engine.world is not None:
            return None
        found = known_static(opline)
        if found is not None or opline.op1_type != CONST or type(opline.const1) is not str:
            return found
        ce = self._class(opline.op2_type, opline.op2, opline.const2, scope)
        info = None if ce is None else ce.properties_info.get(opline.const1)
        if info is None or not info.flags & ACC_STATIC \
                or (not info.flags & ACC_PUBLIC or info.flags & ACC_PPP_SET_MASK) and info.ce is not scope \
                or info.ce.constants_updated is not True or info.ce.static_members is None or info.ce.flags & ACC_TRAIT:
            return None
        return info.ce.static_members, info.slot, info


def in_pages(size: int) -> int:
    """So many bytes in whole pages."""
    return -(-size // _PAGE) * _PAGE


def packed_boxes(boxes: Sequence[Box], places: Places) -> list[Guard]:
    """What exits' records have of boxes."""
    return [(slot, GUARDS[kind[0]] + _OWNED * is_owned, places.offset(value), 0)
            for slot, kind, value, is_owned in boxes]


def _pack_values(memory: Any, at: int, values: list[Guard]) -> int:
    for value in values:
        _VALUE.pack_into(memory, at, *value)
        at += _VALUE.size
    return at


def _stub(entry: int, enter: int) -> bytes:
    """mov rax, entry; mov [r15 + region], rax; mov rax, enter; jmp rax: r15 is the run (preserve_none)."""
    return b"\x48\xb8" + _WORD.pack(entry) + b"\x49\x89\x87" + Struct("<i").pack(_RUN_REGION) \
        + b"\x48\xb8" + _WORD.pack(enter) + b"\xff\xe0"


def load(tier: Tier, mode: str, keeps: bool) -> Regions | None:
    """What compiles regions, None where there are no stencils for this interpreter."""
    try:
        return Regions(tier, Stencils(default_stencil_path()), mode, keeps)
    except (StencilsRefused, OSError):
        return None
