"""Oplines of a loop → micro-operations, once their types have settled.

Types start from what the frame holds when the loop is compiled and are carried along the oplines until nothing changes;
then the same walk writes the micro-operations. An opline that has none, or not for these types, is an exit: its own
handler does it, and the region is entered again at the next head. So is a way on which slots would lose what the region
has for them, as another way comes to the same opline without knowing their types.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.regions.kinds import LOOP, OBJECT, THIS, State, kind_of, loses, merge
from zvm.regions.micro import Exit, Micro, Unsupported, bank_of
from zvm.regions.operands import name_of
from zvm.regions.oplines import LOWERINGS, PURE
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.regions.kinds import Classes
    from zvm.regions.micro import Box, Label, Value

MOST_STEPS = 40  # visits of an opline on average until the types have to have settled
MOST_OPLINES = 2000


class Restart:
    """While it is entered, exits are those of an opline from which all is done again; the outermost one counts."""

    def __init__(self, work: Lowering, number: int) -> None:
        self.work, self.number = work, number
        self.is_outermost = work.restart is None

    def __enter__(self) -> None:
        if self.is_outermost:
            self.work.restart = self.number

    def __exit__(self, *exception: object) -> None:
        if self.is_outermost:
            self.work.restart = None


class Lowering:
    """The oplines `first` … `last` of an op-array, entered at `entry` with `observed` kinds of variables.

    After run(): `code`, `labels` (opline → index in the code), `exits`, `heads` (opline → the state there), `assigned`
    (variables the region may store to) and `refused` (oplines that are exits, and why).
    """

    def __init__(self, op_array: OpArray, first: int, last: int, entry: int, observed: Observation,
                 operations: Collection[str], internal_function: Callable[[Opline], str | None],
                 leaves_often: bool = False) -> None:
        """`operations`: what there are stencils for; `internal_function(opline)`: the name of the internal function
        that an INIT_* finds; `leaves_often`: each opline may be left when the countdown says so, for tests."""
        self.leaves_often, self.internal_function, self.operations = leaves_often, internal_function, operations
        self.op_array, self.oplines = op_array, op_array.opcodes
        self.first, self.last, self.entry = first, last, entry
        self.observed, self.references, self.classes = observed.kinds, observed.references, observed.classes
        self.states: dict[int, State] = {}
        self.code: list[Micro] = []
        self.labels: dict[int, int] = {}
        self.exits: list[Exit] = []
        self.heads: dict[int, State] = {}
        self.assigned: set[int] = set()
        self.consulted: set[int] = set()  # variables whose types say what is done, though nothing reads them
        self.refused: dict[int, str] = {}
        self.marks: dict[int, int] = {}  # places that are no oplines → index in the code
        self.restart: int | None = None
        self.is_emitting = False
        self._count = 0
        self._exit_numbers: dict[tuple[int, bool, bool, tuple[Box, ...]], int] = {}
        self.targets = {opline.target.number for opline in self.oplines if opline.target is not None}

    def run(self) -> None:
        """Raises Unsupported where the region would not go round."""
        if self.last - self.first > MOST_OPLINES:
            raise Unsupported("a loop that is too long")
        self._infer()
        backs = {opline.target.number for opline in self.oplines[self.first:self.last + 1]
                 if opline.target is not None and opline.number in self.states
                 and self.first <= opline.target.number <= opline.number and opline.target.number in self.states}
        reached = {number for number in backs if self._goes_round(number)}
        if not reached:
            why = next(iter(self.refused.values()), "no way back")
            raise Unsupported(why)
        self.heads = {number: self.states[number] for number in backs}
        self._emit()

    def forget_code(self) -> None:
        """Keep what reports show: the exits and what was refused."""
        self.states.clear()
        self.classes.clear()
        self.code.clear()
        self._exit_numbers.clear()

    # -- types ----------------------------------------------------------------------------------------------------

    def _infer(self) -> None:
        self.states[self.entry] = {slot: (kind, False) for slot, kind in self.observed.items()}
        pending = [self.entry]
        left = MOST_STEPS * (self.last - self.first + 5)
        while pending:
            left -= 1
            if left == 0:
                raise Unsupported("types do not settle")
            number = pending.pop()
            for following, state in self._step(number):
                if not self.first <= following <= self.last:
                    continue
                state_before = self.states.get(following)
                if state_before is None:
                    self.states[following] = dict(state)
                    pending.append(following)
                elif merge(state_before, state):
                    pending.append(following)

    def _goes_round(self, head: int) -> bool:
        """Whether a head is reached from itself within the region."""
        pending, met = [head], set()
        while pending:
            for following, state in self._step(pending.pop()):
                if following in self.states and not loses(state, self.states[following]):
                    if following == head:
                        return True
                    if following not in met:
                        met.add(following)
                        pending.append(following)
        return False

    def _step(self, number: int) -> list[tuple[int, State]]:
        """The oplines that may follow, with the state there; none of one that is an exit."""
        opline = self.oplines[number]
        lower = LOWERINGS.get(opline.opcode)
        state = dict(self.states[number])
        self.restart = None
        try:
            if lower is None:
                raise Unsupported(name_of(opline.opcode))
            return lower(self, number, opline, state)
        except Unsupported as refusal:
            self.refused[number] = str(refusal)
            return []

    # -- what the lowerings of oplines use ------------------------------------------------------------------------

    def define(self, state: State, slot: int, kind: str) -> Value:
        """The slot has a value of that kind from here on."""
        if slot in self.references:
            raise Unsupported("a write to a reference")
        if self.restart is not None and self.is_variable(slot):
            raise Unsupported("an assignment within a call")
        state[slot] = kind, True
        self.assigned.add(slot)
        return slot, bank_of(kind)

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
        return self.intermediate("i") if kind[0] == OBJECT else target

    def check_class(self, target: Value | None, fetched: Value, kind: str, repeats: int | None) -> None:
        """Take the exit where what has been fetched is no object of the class that the kind says; else it is the target's."""
        if kind[0] == OBJECT:
            sample = self.classes[kind]
            self.op("IS_INSTANCE", None, fetched, ("c", id(type(sample))), ("c", id(sample.ce)), exit=repeats)
            if target is not None:
                self.op("MOVE_i", target, fetched)

    def scope(self, number: int) -> Any:
        """The class whose code an opline is."""
        return self.op_array.scope

    def op(self, name: str, target: Value | None, *sources: Value, exit: int | None = None,  # noqa: A002
           jump: Label | None = None) -> None:
        if name not in self.operations:
            raise Unsupported(f"{name} has no stencils")
        if self.is_emitting:
            self.code.append(Micro(name, target, sources, exit, jump))

    def repeat_at(self, number: int) -> int | None:
        """The exit of an opline that is executed again by its own handler; within a call, from INIT_* on."""
        if self.restart is not None:
            number = self.restart
        return self._exit(number, self.states[number], False, True) if self.is_emitting else None

    def restarting_at(self, number: int) -> Restart:
        """with …: what fails in the meantime starts over at that opline."""
        return Restart(self, number)

    def allow_assignment(self) -> None:
        """The last thing that is done for a call is to assign its result."""
        self.restart = None

    def lower_pure(self, opline: Opline, state: State) -> int:
        """Lower an opline between INIT_* and DO_*; the number of the one after it."""
        lower = LOWERINGS.get(opline.opcode)
        if lower is None or opline.opcode not in PURE:
            raise Unsupported(f"{name_of(opline.opcode)} within a call")
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
        if self.first <= number <= self.last and state_before is not None and not loses(state, state_before):
            return "opline", number
        return "exit", self._exit(number, state, False, False)

    def scratch_slot(self) -> int:
        """A number that no slot has, for a value within an opline."""
        self._count += 1
        return -self._count

    @staticmethod
    def is_from_element(state: State, slot: int) -> bool:
        """Whether an array is borrowed from an element, so that another variable's write would not change it."""
        return slot in state and state[slot][1] or slot not in state

    def is_variable(self, slot: int) -> bool:
        return 0 <= slot < len(self.op_array.vars)

    def _exit(self, number: int, state: State, polls: bool, repeats: bool) -> int:
        boxes = tuple((slot, kind, (slot, bank_of(kind))) for slot, (kind, is_dirty) in sorted(state.items())
                      if is_dirty)
        index = self._exit_numbers.setdefault((number, polls, repeats, boxes), len(self.exits))
        if index == len(self.exits):
            self.exits.append(Exit(number, polls, repeats, boxes))
        return index

    # -- code -----------------------------------------------------------------------------------------------------

    def _emit(self) -> None:
        self.is_emitting = True
        self.refused.clear()
        numbers = sorted(number for number in self.states if self.first <= number <= self.last)
        for index, number in enumerate(numbers):
            self.labels[number] = len(self.code)
            if number in self.heads:
                self.op("BACK", None, exit=self._exit(number, self.states[number], True, False))
            begin = len(self.code)
            if self.leaves_often:
                self.op("BACK", None, exit=self.repeat_at(number))
            following = self._step(number)
            if not following:
                del self.code[begin:]
                self.op("JUMP", None, jump=("exit", self._exit(number, self.states[number], False, True)))
                continue
            to, state = following[0]  # where it falls through to
            label = self.way_to(to, state)
            if label != ("opline", numbers[index + 1] if index + 1 < len(numbers) else -1):
                self.op("JUMP", None, jump=label)


class Observation:
    """The kinds of a frame's slots, which of them are references to values of those kinds, and an object of each class."""

    def __init__(self) -> None:
        self.kinds: dict[int, str] = {}
        self.references: set[int] = set()
        self.classes: Classes = {}


def observe(op_array: OpArray, slots: list[object], this: object, has_objects: bool) -> Observation:
    """The kinds of a frame's variables, and of its loops. `has_objects`: classes are what they are as long as there are
    objects of them."""
    observed = Observation()
    classes = observed.classes if has_objects else None
    for slot in range(len(slots)):
        value = slots[slot]
        if type(value) is Reference and slot < len(op_array.vars):
            value = value.value
            observed.references.add(slot)
        kind = kind_of(value, classes)
        if kind is not None and (slot < len(op_array.vars) or kind[0] == LOOP):
            observed.kinds[slot] = kind
    kind = None if this is None else kind_of(this, classes)
    if kind is not None:
        observed.kinds[THIS] = kind
    return observed
