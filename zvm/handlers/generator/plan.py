"""The plan of one handler: what it does, step by step, in Zend's terms; nothing about how a target says it.

Made by planning.py from a specialised definition, read by targets/. A plan is a tree: a Branch holds the steps of both
its ways, and every path ends in one exit. What a target may rely on:

- A name is bound by Fetch, FetchPlace, Let, Unpack or First before it is used. The name of a place stands for two
  things, its container and its key; it is used in PlaceValue, PlaceStore and as an argument only.
- Fetch leaves the slot of a temporary alone. From Release on the slot holds nothing and the name holds the value; on a
  path without Release the value is a scalar (None, bool, int, float), which may stay, or the operand is to stay.
- After Settle a value is neither UNDEF nor a Reference.
- SaveOpline stands on every path before the first step that may raise, call back, or look where the program is.
- A plan is folded: no step is there for an operand, or a result, that the variant does not have.
"""
from __future__ import annotations

from dataclasses import dataclass

from zvm.handlers.generator.definition_vocabulary import Function

# ---- expressions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Local:
    """The value bound to a name."""

    name: str


@dataclass(frozen=True, slots=True)
class Literal:
    """None, a bool, an int, a float or a str."""

    value: None | bool | int | float | str


@dataclass(frozen=True, slots=True)
class Word:
    """A class, type or singleton: `int`, `PhpArray`, `UNDEF`, `NOT_CACHED`."""

    name: str


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number of the opline: op1, op2, result, extended_value, op1_type …; `op_data`: op1 of its OP_DATA."""

    field: str


@dataclass(frozen=True, slots=True)
class Constant:
    """The literal of a CONST operand: op1, op2 or op_data."""

    operand: str


@dataclass(frozen=True, slots=True)
class Slot:
    """What a slot of the frame holds."""

    number: Expr


@dataclass(frozen=True, slots=True)
class Slots:
    """The frame's list of slots itself."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The running frame."""


@dataclass(frozen=True, slots=True)
class Opline:
    """The opline being executed."""


@dataclass(frozen=True, slots=True)
class Following:
    """The opline after this one; `after_data`: after the OP_DATA that comes next."""

    after_data: bool


@dataclass(frozen=True, slots=True)
class Target:
    """The linked jump target."""


@dataclass(frozen=True, slots=True)
class Cache:
    """The opline's runtime cache."""


@dataclass(frozen=True, slots=True)
class Engine:
    """The engine of the frame."""


@dataclass(frozen=True, slots=True)
class Field:
    """An attribute of a record: `call.func`."""

    of: Expr
    name: str


@dataclass(frozen=True, slots=True)
class Item:
    """An element of a list, tuple, dict or string."""

    of: Expr
    key: Expr


@dataclass(frozen=True, slots=True)
class PlaceValue:
    """What is at a place: maybe UNDEF, maybe a Reference."""

    name: str


@dataclass(frozen=True, slots=True)
class PlaceArgument:
    """A place as an argument: its container and its key, two arguments."""

    name: str


@dataclass(frozen=True, slots=True)
class Dereferenced:
    """The value, or what it refers to when it is a Reference."""

    value: Expr


@dataclass(frozen=True, slots=True)
class TypeOf:
    """The class of a value."""

    value: Expr


@dataclass(frozen=True, slots=True)
class IsInstance:
    """Whether a value is an object of a class or of one derived from it."""

    value: Expr
    of: Expr


@dataclass(frozen=True, slots=True)
class Unshared:
    """Whether only the place it was read from holds the value (and the names bound to it here)."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Unary:
    """`-` or `~`."""

    operator: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Binary:
    """`+ - * / // % << >> & | ^ **`, as Python has them."""

    operator: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Compare:
    """A chain of comparisons, `0 <= key < length`: operators `== != < <= > >= is, is not, in, not in`."""

    left: Expr
    operators: tuple[str, ...]
    rights: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not:
    value: Expr


@dataclass(frozen=True, slots=True)
class All:
    """`and`"""

    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """`or`"""

    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """`yes if test else no`"""

    test: Expr
    yes: Expr
    no: Expr


@dataclass(frozen=True, slots=True)
class Display:
    """A new list (`[`), tuple (`(`) or dict (`{`: keys and values in turn) of values."""

    kind: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a declared function; the engine or the frame, which comes first, is among the arguments."""

    function: Function
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class MethodCall:
    """A call of a method of a value: `elements.append(value)`."""

    of: Expr
    name: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class CallValue:
    """A call of a function held in a local."""

    function: Expr
    arguments: tuple[Expr, ...]


Expr = (Local | Literal | Word | Number | Constant | Slot | Slots | Frame | Opline | Following | Target | Cache | Engine
        | Field | Item | PlaceValue | PlaceArgument | Dereferenced | TypeOf | IsInstance | Unshared | Unary | Binary
        | Compare | Not | All | Any | Choice | Display | Call | MethodCall | CallValue)

# ---- steps ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FindData:
    """The OP_DATA that follows is going to be read; first of all steps."""


@dataclass(frozen=True, slots=True)
class Fetch:
    """name := what the operand's slot (CV or temporary) holds now, raw."""

    name: str
    operand: str
    kind: str


@dataclass(frozen=True, slots=True)
class FetchPlace:
    """Bind a place. CV: the slot itself. VAR: the (container, key) the slot holds, which is emptied; anything else in
    it is a place of its own, lost afterwards."""

    name: str
    operand: str
    kind: str


@dataclass(frozen=True, slots=True)
class FetchGeneric:
    """Bind a parameter to what BP_VAR_R gives, by the operand's kind at run time; a temporary is released."""

    name: str
    operand: str
    unused: Expr | None  # what an UNUSED operand stands for, where that is not a number


@dataclass(frozen=True, slots=True)
class Settle:
    """Make a fetched value what BP_VAR_R gives (`silent`: BP_VAR_IS): follow a Reference, warn of an undefined CV and
    make it None. The flags say what it may still be."""

    name: str
    operand: str
    may_be_reference: bool
    may_be_undefined: bool
    silent: bool


@dataclass(frozen=True, slots=True)
class Release:
    """The slot of the temporary `operand` holds nothing from here on; `name` has the value."""

    name: str
    operand: str


@dataclass(frozen=True, slots=True)
class SaveOpline:
    """The frame is at this opline: for who reports, throws or destroys."""


@dataclass(frozen=True, slots=True)
class Let:
    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class LetAll:
    """Several names, or a field and a name, := one value: `function = op.cache = …`."""

    targets: tuple[Expr, ...]
    value: Expr


@dataclass(frozen=True, slots=True)
class Update:
    """target := target operator value, in place where only the target holds it (lists, strings)."""

    target: Expr
    operator: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Unpack:
    """The names := the elements of a tuple."""

    names: tuple[str, ...]
    value: Expr


@dataclass(frozen=True, slots=True)
class Store:
    """target := value; the target is a Slot, Field, Item or Cache."""

    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class PlaceStore:
    """Overwrite what is at a place, Reference or not."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Result:
    """result := value. `checked`: only if the opline has a result (GENERIC)."""

    value: Expr
    checked: bool = False


@dataclass(frozen=True, slots=True)
class Evaluate:
    """A call for its effects."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Branch:
    test: Expr
    yes: tuple[Step, ...]
    no: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class First:
    """names := what an iterator gives next, and go on; when it is at its end: the steps of `otherwise`."""

    names: tuple[str, ...]
    iterator: Expr
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Kernel:
    """Steps that a target may have a kernel for, under the name of the macro they come from."""

    name: str
    arguments: tuple[Expr, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """The body; when it raises one of `caught`, `otherwise` instead."""

    body: tuple[Step, ...]
    caught: Expr
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Goto:
    """Exit: go on with that opline."""

    opline: Expr


@dataclass(frozen=True, slots=True)
class GotoIf:
    """Exit: go on with `yes` if the test holds, else with `no`."""

    test: Expr
    yes: Expr
    no: Expr


@dataclass(frozen=True, slots=True)
class SwitchFrame:
    """Exit: another frame has become the running one."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Exit: throw a new exception; the arguments are the class name and the message."""

    arguments: tuple[Expr, ...]


Step = (FindData | Fetch | FetchPlace | FetchGeneric | Settle | Release | SaveOpline | Let | LetAll | Update | Unpack
        | Store | PlaceStore | Result | Evaluate | Branch | First | Kernel | Attempt | Goto | GotoIf | SwitchFrame
        | Throw)


@dataclass(frozen=True, slots=True)
class Place:
    """How a place is fetched: `kind` CV, VAR/TMPVAR, or ANY (found at run time)."""

    operand: str
    kind: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What one variant does. `places`: the parameters that are places, by name; `long_operands`: the operands whose
    constants are known to be ints."""

    name: str
    steps: tuple[Step, ...]
    places: dict[str, Place]
    long_operands: frozenset[str]
    source: str  # definition file and line: definitions/arithmetic.py:4


def walk(steps: tuple[Step | Expr, ...]) -> list[Step | Expr]:
    """All steps and expressions of a plan, in order."""
    found: list[Step | Expr] = []
    pending: list[object] = list(reversed(steps))
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            pending.extend(reversed(node))
        elif hasattr(node, "__dataclass_fields__"):
            found.append(node)  # type: ignore[arg-type]
            pending.extend(getattr(node, name) for name in reversed(node.__dataclass_fields__))
    return found
