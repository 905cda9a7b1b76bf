"""Oplines of a loop → micro-operations, once their types have settled.

Types start from what the frame holds when the loop is compiled and are carried along the oplines until nothing changes;
then the same walk writes the micro-operations. An opline that has none, or not for these types, is an exit: its own
handler does it, and the region is entered again at the next head. So is a way on which slots would lose what the region
has for them, as another way comes to the same opline without knowing their types.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.regions.callees import CALL_STEP, DOES, INITS, Body, Call, heads_of, targets_of
from zvm.regions.effects import effects_done_twice
from zvm.regions.exits import Restart, boxes_of, exit_frames
from zvm.regions.kinds import (
    ANY,
    ARRAY,
    BORROWED,
    CHAR,
    CLOSURE,
    FIRST_COPY,
    HASH,
    IN_SLOT,
    NULL,
    OBJECT,
    OWN,
    POINTERS,
    STRING,
    THIS,
    State,
    becomes_any,
    may_be_object,
    merge,
)
from zvm.regions.loading import load_operands
from zvm.regions.micro import ENDS, NO_SLOT, Again, Exit, Micro, Unsupported, bank_of
from zvm.regions.observing import Learned
from zvm.regions.operands import name_of
from zvm.regions.oplines import LOWERINGS, PURE
from zvm.regions.recursion import begin_body
from zvm.regions.resuming import resumptions
from zvm.regions.settling import SettledWay, can_settle, counted_slots, lost_slots, settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Any, Protocol

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.regions.micro import Box, Label, Value
    from zvm.regions.observing import Observation

    Place = tuple[int, int]  # an opline: identity of the function, number

    class Names(Protocol):
        """What oplines name, in the engine."""

        def function(self, opline: Opline) -> Any: ...

        def kernel(self, function: Any, opline: Opline) -> int: ...

        def ce(self, opline: Opline, scope: Any) -> Any: ...

        def constant(self, opline: Opline) -> Any: ...

        def static(self, opline: Opline, scope: Any) -> Any: ...

        def classes(self, opline: Opline) -> list[Any]: ...

MOST_STEPS = 40  # visits of an opline on average until the types have to have settled
MOST_OPLINES = 2000
MOST_COUNTED = 30
FEWEST_OF_FUNCTION = 16  # oplines, for a function that calls none to be a region
FEWEST_AT_ONCE = 5  # oplines that have to follow one that is no stencil, for the region to be entered again there


class Lowering:
    """The oplines `first` … `last` of an op-array, entered at `entry` with `observed` kinds of variables.

    After run(): `code`, `labels` (opline → index in the code), `exits`, `heads` (opline → the state there), `assigned`
    (variables the region may store to) and `refused` (oplines that are exits, and why).
    """

    def __init__(self, op_array: OpArray, first: int, last: int, entry: int, observed: Observation,
                 operations: Collection[str], names: Names, leaves_often: bool = False,
                 learned: Learned | None = None, is_function: bool = False, is_careful: bool = False) -> None:
        """`operations`: what there are stencils for; `names`: what an INIT_* finds; `leaves_often`: each opline may be
        left when the countdown says so, for tests; `learned`: from regions before; `is_function`: it begins where the
        function does; `is_careful`: variables that are assigned to may have objects."""
        self.learned, self.is_function, self.is_careful = learned or Learned(), is_function, is_careful or leaves_often
        self.divisions: list[tuple[int | None, Place]] = []  # exits of those that have to give a float
        self.loads: list[tuple[int | None, Place]] = []  # exits of those that read variables that are not known
        self.loads_any = False  # among them of any kind: strings, too
        self.leaves_often, self.names, self.operations = leaves_often, names, operations
        self.op_array = op_array
        self.oplines = dict(enumerate(op_array.opcodes))  # and copies of those of functions that are called
        self.first, self.last, self.entry = first, last, entry
        self.observed, self.references, self.classes = observed.kinds, observed.references, observed.classes
        self.temporaries = observed.temporaries
        self.states: dict[int, State] = {}
        self.steps: dict[int, list[tuple[int, State]]] = {}  # what follows each opline, once types have settled
        self.code: list[Micro] = []
        self.labels: dict[int, int] = {}
        self.exits: list[Exit] = []
        self.heads: dict[int, State] = {}
        self.assigned: set[int] = set()
        self.consulted: set[int] = set()  # variables whose types say what is done, though nothing reads them
        self.refused: dict[int, str] = {}
        self.resumed: set[int] = set()  # oplines after those that are exits, where the region may be entered again
        self.restarts: list[int | None] = []  # for each micro-operation, where it starts over, within a call
        self.writes_places = False  # arrays that are not variables' own are written to
        self.effects: list[int] = []  # micro-operations of calls that change what stays
        self.bodies: dict[tuple[int, tuple[tuple[int, str, int], ...]], Body] = {}  # functions that are called
        self.waits = False  # the opline that was lowered last goes on when the result of a function is known
        self.returns = False  # it ends a function
        self.wakes: set[int] = set()  # DO_* of functions whose results are known now
        self.pending: list[int] = []  # oplines whose states have changed
        self.body_entries: dict[int, int] = {}  # first opline of a function → index in the code
        self.taken: set[int] = set()  # variables whose slots the region empties
        self._begin_opline()
        self.texts: set[int] = set()  # slots whose characters are strings
        self.copied: set[int] = set()  # variables whose arrays were assigned to others, or come of others
        self.held: State = {}  # what hold_arrays() has changed of the state before the opline
        self.frees = False  # functions that are called drop values
        self.kept: list[object] = []  # what the code has addresses of
        self.lent: set[int] = set()  # DO_* of functions that are called while arrays are borrowed
        self.framed: set[int] = set()  # INIT_* of calls that get frames where the region is left, as they have effects
        self.marks: dict[int, int] = {}  # places that are no oplines → index in the code
        self.ways: dict[int, list[SettledWay]] = {}  # to an opline, that are still to be written
        self.restart: int | None = None
        self.library_call: int | None = None  # the outermost INIT_*, whose arguments are being lowered
        self.is_emitting = False
        self._count = 0
        self._restart_here: int | None = None  # of the opline whose code is written
        self._exit_numbers: dict[tuple[int, bool, bool, tuple[Box, ...]], int] = {}
        self._begin_calls(op_array)

    def _begin_calls(self, op_array: OpArray) -> None:
        self.targets = targets_of(op_array.opcodes)
        self.loop_heads = heads_of(op_array.opcodes)
        self.splits: dict[tuple[int, int], int] = {}  # INIT_METHOD_CALL and a class → its copy for that
        self.originals: dict[int, int] = {}  # copies of oplines for one class → the original ones
        self.chosen: dict[int, Any] = {}  # copies of INIT_METHOD_CALL → the class
        self.calls: dict[int, Call] = {}  # INIT_* → the call of a user function that is part of the region
        self.calls_by_base: dict[int, Call] = {}
        self.ends: dict[int, int] = {}  # INIT_* → its DO_*
        self.inits: dict[int, int] = {}  # opline between INIT_* and DO_*, and DO_* itself → the innermost INIT_*
        self.match_calls(op_array.opcodes)

    def run(self) -> None:
        """Raises Unsupported where the region would not go round."""
        if self.last - self.first > MOST_OPLINES:
            raise Unsupported("a loop that is too long")
        while True:
            try:
                self._lower()
                twice = effects_done_twice(self)
                if not twice:
                    return
                self.framed |= twice
            except Again:
                pass
            for table in (self.states, self.steps, self.code, self.restarts, self.effects, self.labels, self.exits,
                          self.marks, self.assigned, self.consulted, self.refused, self.resumed, self._exit_numbers,
                          self.divisions, self.loads, self.body_entries, self.lent, self.ways, self.taken):
                table.clear()
            for body in self.bodies.values():
                body.forget()
            self.is_emitting, self.restart, self.writes_places = False, None, False

    def _lower(self) -> None:
        self._infer()
        backs = {opline.target.number for opline in self.op_array.opcodes[self.first:self.last + 1]
                 if opline.target is not None and opline.number in self.states
                 and self.first <= opline.target.number <= opline.number and opline.target.number in self.states
                 and self.steps[opline.target.number]}
        self.runs = {number: self._run_from(number) for number in self.resumed | backs}
        resumed = {number for number in self.resumed if self.runs[number] >= FEWEST_AT_ONCE}
        if self.is_function:
            self.runs[self.entry] = self._run_from(self.entry, True)
            if not any(body.result for body in self.bodies.values()) and self.runs[self.entry] < FEWEST_OF_FUNCTION:
                raise Unsupported("it does little")
            resumed.add(self.entry)
        elif not any(self._goes_round(number) for number in backs) and not resumed:
            why = next(iter(self.refused.values()), "no way back")
            raise Unsupported(why)
        self.backs = backs
        self.heads = {number: self.states[number] for number in backs | resumed}
        self._emit()

    def _run_from(self, number: int, at_most: bool = False) -> int:
        """How many oplines follow in the region at least, or at most, when it is entered at one."""
        level, count, met = {number}, 0, set()
        while count < MOST_COUNTED:
            following = set()
            for each in level:
                ways = self.steps.get(each, [])
                if not ways and not at_most:
                    return count
                following |= {way for way, _ in ways}
            count += 1
            met |= level
            level = following - met
            if not level:
                return count if at_most else MOST_COUNTED
        return count

    def room(self) -> int:
        """The most that the frames of its calls take of the stack of PHP."""
        deepest: dict[int, int] = {}
        for base, call in self.calls_by_base.items():  # outer ones come first
            outer = 0 if call.outer is None else deepest[call.outer.base]
            deepest[base] = outer + (0 if call.is_called else call.function.frame_size)
        return max(deepest.values(), default=0)

    def forget_code(self) -> None:
        """Keep what reports show: the exits and what was refused."""
        for table in (self.states, self.steps, self.classes, self.oplines, self.calls, self.calls_by_base):
            table.clear()
        self.code.clear()
        self._exit_numbers.clear()
        for exit in self.exits:
            exit.frames = ()
        del self.names, self.op_array  # whose engine would live as long as the region

    # -- types ----------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.states[self.entry] = {slot: (STRING if slot in self.texts and kind == CHAR else kind, False)
                                   for slot, kind in self.observed.items()}
        self.pending.append(self.entry)

    def _infer(self) -> None:
        self.pending = []
        self._begin()
        pending = self.pending
        left = MOST_STEPS * (self.last - self.first + 5)
        while pending:
            left -= 1
            if left == 0:
                raise Unsupported("types do not settle")
            number = pending.pop()
            ways = self.steps[number] = self._step(number)
            pending += self.wakes
            self.wakes.clear()
            if not ways and not self.waits and not self.returns:
                ways = resumptions(self, number)
                self.resumed |= {following for following, _ in ways if self.is_inside(following)}
            for following, state in ways:
                if not self.is_inside(following):
                    continue
                state_before = self.states.get(following)
                if state_before is None:
                    self.states[following] = dict(state)
                    pending.append(following)
                else:
                    self._note_texts(state_before, state)
                    if merge(state_before, state, self.is_variable, following in self.loop_heads):
                        pending.append(following)

    def _note_texts(self, known: State, arriving: State) -> None:
        """Slots that have a character on one way to an opline and a string on another have strings on all ways. Raises
        Again where that is new."""
        texts = {slot for slot, (kind, _) in arriving.items() if slot not in self.texts
                 and {kind, known.get(slot, ("", False))[0]} == {CHAR, STRING}}
        if texts:
            self.texts |= texts
            raise Again

    def _goes_round(self, head: int) -> bool:
        """Whether a head is reached from itself within the region."""
        pending, met = [head], set()
        while pending:
            for following, state in self.steps.get(pending.pop(), []):
                if following in self.states \
                        and self._stored_slots(following, state, self.states[following]) is not None:
                    if following == head:
                        return True
                    if following not in met:
                        met.add(following)
                        pending.append(following)
        return False

    def _begin_opline(self) -> None:
        """Of the opline that is lowered next nothing is known yet."""
        self.displaced: list[Value] = []  # values that it has to drop
        self.emptied: list[int] = []  # slots whose values are dropped after it
        self.moved: set[int] = set()  # slots whose references have gone elsewhere
        self.stored: set[int] = set()  # slots that something else has a reference to now

    def _step(self, number: int) -> list[tuple[int, State]]:
        """The oplines that may follow, with the state there; none of one that is an exit."""
        self.number, self.waits, self.returns = number, False, False
        opline = self.oplines[number]
        lower = LOWERINGS.get(opline.opcode)
        state = dict(self.states[number])
        self.restart, self.library_call = self.restart_of(number), None
        self._begin_opline()
        self.held = {}
        try:
            if lower is None:
                raise Unsupported(name_of(opline.opcode))
            load_operands(self, number, opline, state)
            return self._drop_rest(number, lower(self, number, opline, state))
        except Unsupported as refusal:
            self.refused[number] = str(refusal)
            outermost = self.outermost_init(number)
            if outermost is not None:
                self.refused.setdefault(self.originals.get(outermost, outermost), str(refusal))
            return []

    # -- what the lowerings of oplines use ------------------------------------------------------------------------

    def define(self, state: State, slot: int, kind: str) -> Value:
        """The slot has a value of that kind from here on."""
        if slot in self.references:
            raise Unsupported("a write to a reference")
        self.displace(state, slot)
        if self.restart is not None and self.is_variable(slot) and slot < FIRST_COPY:
            if self.restart == self.restart_of(self.number):
                self.need_frames(self.number)
            raise Unsupported("an assignment within a call")
        if self.is_careful and slot < FIRST_COPY and self.is_variable(slot) and may_be_object(state.get(slot)):
            self.emptied.append(slot)
            state[slot] = kind, BORROWED
            self.taken.add(slot)
            return slot, bank_of(kind)
        state[slot] = kind, BORROWED
        if slot < FIRST_COPY:
            self.assigned.add(slot)
        return slot, bank_of(kind)

    # -- references ------------------------------------------------------------------------------------------------

    def displace(self, state: State, slot: int) -> None:
        """The slot is about to get another value: the reference that the region has is dropped after the opline."""
        if slot in state and state[slot][1] == OWN and slot not in self.moved:
            self.displaced.append(self._copy_of(slot))
            self.moved.add(slot)

    def _copy_of(self, slot: int) -> Value:
        value = self.intermediate("i")
        self.op("MOVE_i", value, (slot, "i"))
        return value

    def define_owned(self, state: State, slot: int, kind: str) -> Value:
        """The slot has a value of that kind, with a reference, from here on; its old one is dropped later."""
        is_clear = slot in state and (state[slot][1] or state[slot][0][0] not in POINTERS)
        was_assigned = slot in self.assigned
        value = self.define(state, slot, kind)
        if slot in self.emptied:
            self.emptied.remove(slot)
        state[slot] = kind, OWN
        if slot < FIRST_COPY and self.is_variable(slot):
            if not was_assigned:
                self.assigned.discard(slot)
            self.taken.add(slot)
            if not is_clear:
                old = self.intermediate("i")
                self.op("TAKE_TEXT", old, ("c", slot))
                self.displaced.append(old)
        return value

    def is_consumed(self, state: State, value: Value) -> bool:
        """Whether a value is one that the opline consumes, with the reference that the region has."""
        slot = value[0]
        return isinstance(slot, int) and slot not in state and slot not in self.moved \
            and self.state_before(self.number).get(slot, ("", IN_SLOT))[1] == OWN

    def _drop_rest(self, number: int, ways: list[tuple[int, State]]) -> list[tuple[int, State]]:
        """What the opline has used up is dropped after it."""
        if not ways:
            return ways
        before = self.state_before(number)
        lost = {slot for slot, (_, held) in before.items() if held == OWN and slot not in self.moved
                and any(slot not in state for _, state in ways)}
        if self.emptied and len(ways) > 1 and any(state.get(slot) != before.get(slot)
                                                  for _, state in ways[1:] for slot in self.emptied):
            raise Unsupported("a jump that drops a value")
        for slot in self.emptied:
            self.displaced.append(self.intermediate("i"))
            self.op("TAKE_TEXT", self.displaced[-1], ("c", slot))
        if not lost and not self.displaced:
            return ways
        owned = [slot for slot, (_, held) in before.items() if held == OWN]
        if any(state.get(slot, ("", IN_SLOT))[1] != OWN for _, state in ways[1:] for slot in owned):
            raise Unsupported("a jump that drops a value")  # which the first way alone may do, at its end
        to, state = ways[0]
        for slot in sorted(lost & self.stored):
            self.op("UNHOLD", None, (slot, "i"))
        values = [(slot, "i") for slot in sorted(lost - self.stored)] + self.displaced
        self.release(to, state, values)
        return ways

    def release(self, to: int, state: State, values: Sequence[Value], repeats: bool = False) -> None:
        """Drop references, after which an opline follows. Where PHP code may run then, the region is left there."""
        if not values:
            return
        self.need_frames(self.number)
        call = self.call_around(self.number)
        while call is not None and call.outer is not None:
            call = call.outer
        if isinstance(call, Body) and not self.frees:
            self.frees = True
            raise Again
        self.hold_all(state)
        for value in values:
            exit = None  # noqa: A001
            if self.is_emitting:
                exit = self._exit(to, state, False, repeats,  # noqa: A001
                                  () if repeats else ((NO_SLOT, OBJECT, value, True),))
            self.op("RELEASE", self.intermediate("i"), value, exit=exit)

    def hold_all(self, state: State) -> None:
        """What is borrowed gets references: its owners may go."""
        for slot, (kind, held) in state.items():
            if held == BORROWED and kind[0] in POINTERS:
                self.op("HOLD", None, (slot, "i"))
                state[slot] = kind, OWN

    def hold_arrays(self, number: int, state: State) -> None:
        """Arrays that are borrowed get references before an opline: it may write to them, or to their owners."""
        borrowed = [slot for slot, (kind, held) in state.items() if kind[0] in (ARRAY, HASH) and held == BORROWED]
        if borrowed:
            self.need_frames(number)
        for slot in borrowed:
            self.op("HOLD", None, (slot, "i"))
            state[slot] = self.held[slot] = state[slot][0], OWN

    def state_before(self, number: int) -> State:
        """The state before the opline that is lowered, or another."""
        return {**self.states[number], **self.held} if self.held and number == self.number else self.states[number]

    def dropping_exit(self, number: int, value: Value) -> int | None:
        """The exit of an opline that is executed again, which drops a value that it has made."""
        return None if not self.is_emitting else self._exit(number, self.state_before(number), False, True,
                                                            ((NO_SLOT, OBJECT, value, True),))

    def repeat_with(self, number: int, state: State) -> int | None:
        """The exit of an opline that is executed again, where some slots are not held as they were before it."""
        return self._exit(number, state, False, True) if self.is_emitting else None

    def consult(self, opline: Opline) -> None:
        """What is done instead of an opline holds for the types of its operands."""
        self.consulted |= {slot for type, slot in ((opline.op1_type, opline.op1), (opline.op2_type, opline.op2))
                           if type == CV}

    def intermediate(self, bank: str) -> Value:
        """A value that no slot has."""
        self._count += 1
        return f"t{self._count}", bank

    def fetched(self, target: Value, kind: str) -> Value:
        """Where a value is fetched to before check_class() moves it to its target."""
        return self.intermediate("i") if kind[0] in (OBJECT, CLOSURE) else target

    def check_class(self, target: Value | None, fetched: Value, kind: str, repeats: int | None) -> None:
        """Take the exit where what has been fetched is no object of the class that the kind says; else it is the
        target's."""
        if kind[0] in (OBJECT, CLOSURE):
            self.check_object(fetched, kind, repeats)
            if target is not None:
                self.op("MOVE_i", target, fetched)

    def check_object(self, fetched: Value, kind: str, repeats: int | None) -> None:
        sample = self.classes[kind]
        if kind[0] == CLOSURE:
            self.op("IS_CLOSURE", None, fetched, ("p", id(type(sample))), ("p", int(kind[1:])), exit=repeats)
        else:
            self.op("IS_INSTANCE", None, fetched, ("p", id(sample.ce.object_type)), ("p", id(sample.ce)), exit=repeats)

    # -- calls ----------------------------------------------------------------------------------------------------

    def match_calls(self, oplines: list[Opline]) -> None:
        """Note which INIT_* and DO_* belong together."""
        pending: list[int] = []
        for opline in oplines:
            if pending:
                self.inits[opline.number] = pending[-1]
            if opline.opcode in INITS:
                pending.append(opline.number)
            elif opline.opcode in DOES and pending:
                self.ends[pending.pop()] = opline.number

    def is_inside(self, number: int) -> bool:
        return self.first <= number <= self.last or number >= FIRST_COPY

    def call_around(self, number: int) -> Call | None:
        """The call of whose function an opline is part."""
        number = self.originals.get(number, number)
        return self.calls_by_base.get(number - number % CALL_STEP)

    def place_of(self, number: int) -> tuple[OpArray, int]:
        """The function that an opline is of, and its number there."""
        call, number = self.call_around(number), self.originals.get(number, number)
        return (self.op_array, number) if call is None else (call.function, number - call.base)

    def call_of_argument(self, number: int) -> Call:
        """The call that an argument, or DO_*, is for."""
        call = self.calls.get(self.inits.get(number, -1))
        if call is None:
            raise Unsupported("an argument of a call that is not part of the region")
        return call

    def outer_init(self, number: int) -> int | None:
        """The outermost INIT_* of the calls for whose arguments an opline of the same function is."""
        outer = None
        init = self.inits.get(number)
        while init is not None and init in self.ends:
            outer = init
            init = self.inits.get(init)
        return outer

    def restart_of(self, number: int) -> int | None:
        """Where the calls start over that an opline is part of, or an argument for; None of those that get frames."""
        init = self.outermost_init(number)
        return None if init in self.framed else init

    def outermost_init(self, number: int) -> int | None:
        """The INIT_* of the outermost call that an opline is part of, or an argument for."""
        inside = None
        call = self.call_around(number)
        while call is not None and not isinstance(call, Body):
            inside = number = call.init
            call = call.outer
        outer = self.outer_init(number)
        return inside if outer is None else outer

    def this_slot(self, number: int) -> int:
        """What stands for the slot of $this in the function of an opline."""
        call = self.call_around(number)
        return THIS if call is None else call.this_slot

    def begin_effect(self, number: int) -> None:
        """An opline changes something that stays, which must not happen twice."""
        if self.call_around(number) is None:
            self.need_frames(number)

    def called_exit(self, number: int, state: State) -> int | None:
        """The exit that is taken where a function that DO_* calls has been left."""
        if not self.is_emitting:
            return None
        self.exits.append(Exit(self.originals.get(number, number), False, False,
                               *exit_frames(self, number, boxes_of(state), True)))
        return len(self.exits) - 1

    def begin_body(self, body: Body) -> None:
        """A function is called."""
        if body.base not in self.states:
            self.states[body.base] = body.state()
            self.pending.append(body.base)

    def begin_place(self) -> None:
        """An array is written to where it is."""
        if self.lent:
            raise Unsupported("a write while an array is borrowed")
        self.writes_places = True

    def lends(self, number: int) -> None:
        """A function is called while an array is borrowed: none may be written to in its place then."""
        self.lent.add(number)
        if self.writes_places:
            raise Unsupported("a call while an array is borrowed")

    def need_frames(self, number: int) -> None:
        """What is under way at an opline cannot start over. Raises Again where it would."""
        init = self.restart_of(number)
        if init is not None:
            self.framed.add(init)
            raise Again

    def gives_int(self, number: int, exit: int | None) -> bool:  # noqa: A002
        """Whether the division of ints at an opline is taken for one that gives an int; the exit is taken otherwise."""
        place = self._named_place(number)
        if place in self.learned.exact:
            return True
        self.divisions.append((exit, place))
        return False

    def _named_place(self, number: int) -> Place:
        function, number = self.place_of(number)
        return id(function), number

    def is_loose(self, number: int) -> bool:
        """Whether an opline fetches values of several kinds."""
        place = self._named_place(number)
        return place in self.learned.loose or self.leaves_often and place[1] % 3 == 0

    def is_varied(self, number: int) -> bool:
        """Whether an opline reads a variable that has values of several kinds."""
        place = self._named_place(number)
        return place in self.learned.varied or self.leaves_often and place[1] % 3 == 1

    def note_load(self, number: int, exit: int | None) -> None:  # noqa: A002
        """An opline reads a variable that is not known, and takes the exit where it is of another kind."""
        self.loads.append((exit, self._named_place(number)))

    def load_any(self) -> None:
        """A variable is read that may have a string. Raises Again where that is new."""
        if not self.loads_any:
            self.loads_any = True
            raise Again

    def resolve(self, opline: Opline) -> Any:
        """The function that INIT_FCALL … finds."""
        return self.names.function(opline)

    def internal_function(self, opline: Opline) -> str | None:
        """The name of the internal function that it finds."""
        function = self.names.function(opline)
        return None if function is None or not function.is_internal else function.function_name.lower()

    def class_named(self, opline: Opline) -> Any:
        """The class that the first operand names, None where it is not known."""
        return self.names.ce(opline, self.scope(opline.number))

    def scope(self, number: int) -> Any:
        """The class whose code an opline is."""
        call = self.call_around(number)
        return self.op_array.scope if call is None else call.function.scope

    def op(self, name: str, target: Value | None, *sources: Value, exit: int | None = None,  # noqa: A002
           jump: Label | None = None) -> None:
        if name not in self.operations:
            raise Unsupported(f"{name} has no stencils")
        if self.is_emitting:
            self.code.append(Micro(name, target, sources, exit, jump))
            self.restarts.append(self._restart_here)
            if name.startswith(("ASSIGN_", "UNSET_")) and self._restart_here is not None:
                self.effects.append(len(self.code) - 1)

    def repeat_at(self, number: int) -> int | None:
        """The exit of an opline that is executed again by its own handler; within a call, from INIT_* on."""
        if self.restart is not None:
            number = self.restart
        return self._exit(number, self.state_before(number), False, True) if self.is_emitting else None

    def restarting_at(self, number: int) -> Restart:
        """with …: what fails in the meantime starts over at that opline."""
        return Restart(self, number)

    def allow_assignment(self, init: int) -> None:
        """The last thing that is done for a call is to assign its result."""
        self.restart = self.restart_of(init)

    def lower_pure(self, opline: Opline, state: State) -> int:
        """Lower an opline between INIT_* and DO_*; the number of the one after it."""
        lower = LOWERINGS.get(opline.opcode)
        if lower is None or opline.opcode not in PURE \
                or opline.opcode in INITS and self.internal_function(opline) is None:
            raise Unsupported(f"{name_of(opline.opcode)} within a call")
        load_operands(self, self.number, opline, state)
        ways = lower(self, opline.number, opline, state)
        if len(ways) != 1 or ways[0][0] <= opline.number or opline.opcode == ops.JMP:
            raise Unsupported("a jump within a call")
        if ways[0][1] is not state:
            state.clear()
            state.update(ways[0][1])
        return ways[0][0]

    def mark(self) -> int:
        """A place in the code, which set_mark() sets."""
        self._count += 1
        return self._count

    def set_mark(self, mark: int) -> None:
        self.marks[mark] = len(self.code)

    def way_to(self, number: int, state: State) -> Label:
        """Where a jump with this state to an opline goes."""
        if not self.is_emitting:
            return "opline", number
        state_before = self.states.get(number)
        restart = self.restart_of(number)
        slots = None
        if self.is_inside(number) and state_before is not None:
            slots = self._stored_slots(number, state, state_before)
        if slots is not None:
            assert state_before is not None
            counted = counted_slots(state, state_before)
            if counted:
                self.need_frames(number)
            nulls = [slot for slot, (kind, _) in state_before.items()
                     if kind == ANY and slot in state and state[slot][0] == NULL]
            if not slots and not counted and not nulls:
                return "opline", number
            way = SettledWay(self.mark(), number, dict(state), slots, counted, nulls)
            self.ways.setdefault(number, []).append(way)
            return "mark", way.mark
        if restart is not None:
            return "exit", self._exit(restart, self.states[restart], False, True)
        return "exit", self._exit(number, state, False, False)

    def leave_at(self, number: int, state: State) -> int:
        """The exit of a way to an opline, which its own handler goes on with."""
        return self._exit(number, state, False, False)

    def scratch_slot(self) -> int:
        """A number that no slot has, for a value within an opline."""
        self._count += 1
        return -1000 - self._count

    @staticmethod
    def is_from_element(state: State, slot: int) -> bool:
        """Whether an array is borrowed from an element, so that another variable's write would not change it."""
        return slot not in state or state[slot][1] == BORROWED

    def is_variable(self, slot: int) -> bool:
        if slot < FIRST_COPY:
            return 0 <= slot < len(self.op_array.vars)
        call = self.calls_by_base.get(slot - slot % CALL_STEP)
        return call is not None and slot - call.base < len(call.function.vars)

    def _exit(self, number: int, state: State, polls: bool, repeats: bool, dropped: tuple[Box, ...] = ()) -> int:
        boxes = boxes_of(state)
        index = self._exit_numbers.setdefault((number, polls, repeats, boxes + dropped), len(self.exits))
        if index == len(self.exits):
            self.exits.append(Exit(self.originals.get(number, number), polls, repeats,
                                   *exit_frames(self, number, boxes, dropped=dropped)))
        return index

    def _stored_slots(self, number: int, state: State, known: State) -> list[int] | None:
        """The slots of the frame that a way to an opline where `known` holds has to store; None where it would lose
        what cannot be stored, or what a frame that is still to be made would have in its slots."""
        if any(slot in state and state[slot][0] != kind and not becomes_any(state[slot][0], kind)
               for slot, (kind, _) in known.items()):
            return None
        slots = lost_slots(state, known)
        if slots and not (self.restart_of(number) is None and can_settle(state, slots)):
            return None
        if any(held and slot not in known and slot >= FIRST_COPY and (held == OWN or self._is_kept(slot, number))
               for slot, (_, held) in state.items()):
            return None
        return slots

    def _is_kept(self, slot: int, number: int) -> bool:
        """Whether a slot of a call has a value that its frame needs where the region is left at an opline or later."""
        call = self.calls_by_base[slot - slot % CALL_STEP]
        if self.restart_of(call.init) is not None or slot == call.this_slot:
            return False
        around = self.call_around(number)
        return around is not call or call.is_live(slot - call.base, self.originals.get(number, number) - call.base)

    # -- code -----------------------------------------------------------------------------------------------------

    def _emit(self) -> None:
        self.is_emitting = True
        self.refused.clear()
        numbers = sorted(number for number in self.states if self.is_inside(number))
        inner_heads = {number for call in self.calls_by_base.values() for number in call.loop_heads}
        for index, number in enumerate(numbers):
            if isinstance(around := self.call_around(number), Body) and number == around.base:
                self.body_entries[number] = len(self.code)
                self._restart_here = None
                begin_body(self, around)
            self._restart_here = self.restart_of(number)
            self._settle_ways(number)
            self.labels[number] = len(self.code)
            if number in self.backs:
                self.op("BACK", None, exit=self._exit(number, self.states[number], True, False))
            begin = len(self.code)
            self.restart = self.restart_of(number)
            if number in inner_heads and self.restart is None:
                self.op("BACK", None, exit=self._exit(number, self.states[number], True, False))
            elif self.leaves_often or number in inner_heads:
                self.op("BACK", None, exit=self.repeat_at(number))
            following = self._step(number)
            if not following and self.returns:
                continue
            if not following:
                del self.code[begin:], self.restarts[begin:]
                self.effects = [at for at in self.effects if at < begin]
                self.restart = self.restart_of(number)
                self.op("JUMP", None, jump=("exit", self.repeat_at(number) or 0))
                continue
            to, state = following[0]  # where it falls through to
            label = self.way_to(to, state)
            back = [each for each in self.ways if each <= number]
            if back or label != ("opline", numbers[index + 1] if index + 1 < len(numbers) else -1):
                self.op("JUMP", None, jump=label)
            for each in back:
                self._write_ways(each, False)

    def _settle_ways(self, number: int) -> None:
        """Write the ways to an opline that come from before it, and let the one that comes last fall through."""
        if number in self.ways:
            if self.code and self.code[-1].name not in ENDS:
                self.op("JUMP", None, jump=("opline", number))
            self._write_ways(number, True)

    def _write_ways(self, number: int, come_first: bool) -> None:
        ways = self.ways.pop(number)
        for way in ways:
            settle(self, way, come_first and way is ways[-1])
