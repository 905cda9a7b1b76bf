"""Watchpoints: the program stops after an opline has changed what a place has.

Each opline that may write is looked at before it is executed, and so are statements and returns; a change is that of
the one that came before. For a variable of a function that nothing else can reach these are oplines of that function
alone, else those of all code. Where no watchpoint is set nothing is looked at.
"""
from __future__ import annotations

from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger.breakpoints import Breakpoint
from zvm.observe.debugger.places import (
    FramePlace,
    Place,
    PropertyPlace,
    RepeatedPropertyPlace,
    as_text,
    described_place,
    detached,
)
from zvm.observe.past.paths import fingerprint, oplines_that_write
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.opcodes.operands import opcodes_with
from zvm.runtime.values import strings
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.core import Debugger
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData

RETURNS = frozenset((ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN))
_PROPERTY_WRITES = frozenset((
    ops.ASSIGN_OBJ, ops.ASSIGN_OBJ_OP, ops.ASSIGN_OBJ_REF, ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ,
    ops.POST_DEC_OBJ, ops.UNSET_OBJ, ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_FUNC_ARG, ops.FETCH_OBJ_UNSET))
_OPENINGS = frozenset((  # what they begin the opline after the next ends
    ops.FETCH_W, ops.FETCH_RW, ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_LIST_W,
    ops.FETCH_DIM_FUNC_ARG, ops.FETCH_OBJ_FUNC_ARG, ops.FETCH_STATIC_PROP_W, ops.FETCH_STATIC_PROP_RW))
_WRITES = opcodes_with(ops.CHANGES_OP1 | ops.CHANGES_OP2 | ops.CHANGES_OP_DATA | ops.CHANGES_REFERRED_OP1
                       | ops.CHANGES_REFERRED_OP2 | ops.DEFINES_OP2) | _PROPERTY_WRITES | RETURNS | frozenset((
    ops.EXT_STMT, ops.CATCH, ops.UNSET_VAR, ops.UNSET_STATIC_PROP, ops.ASSIGN_STATIC_PROP, ops.ASSIGN_STATIC_PROP_OP,
    ops.ASSIGN_STATIC_PROP_REF, ops.PRE_INC_STATIC_PROP, ops.PRE_DEC_STATIC_PROP, ops.POST_INC_STATIC_PROP,
    ops.POST_DEC_STATIC_PROP, ops.FETCH_W, ops.FETCH_RW, ops.FETCH_UNSET, ops.DO_FCALL, ops.DO_ICALL, ops.DO_UCALL,
    ops.DO_FCALL_BY_NAME, ops.INCLUDE_OR_EVAL))


class Change:
    """What was changed: `variable` is its name, `old` and `new` are Python data (arrays are lists and dicts, objects
    their names, UNSET for nothing), `file` and `line` those of the code that has changed it."""

    __slots__ = ("variable", "old", "new", "file", "line")

    def __init__(self, variable: str, old: Any, new: Any, file: str, line: int) -> None:
        self.variable, self.old, self.new, self.file, self.line = variable, old, new, file, line

    def __str__(self) -> str:
        return f"{self.variable}: {as_text(self.old)} -> {as_text(self.new)} (line {self.line})"

    def __repr__(self) -> str:
        return f"<Change {self}>"


class Seen:
    """A place with what it had when it was looked at last."""

    __slots__ = ("place", "print", "old", "is_touched", "owner")

    def __init__(self, place: Place) -> None:
        self.place = place
        self.is_touched = False
        self.refresh()

    def refresh(self) -> None:
        """Take what is there as it is."""
        value = self.place.read()
        self.owner = self.place.owner()
        self.print, self.old = fingerprint(value), detached(value)

    def follow(self) -> None:
        """Take what is there where another has it now."""
        if self.place.owner() is not self.owner:
            self.refresh()

    def change(self) -> tuple[Any, Any] | None:
        """Old and new where there is something else, which is taken from then on."""
        if fingerprint(self.place.read()) == self.print and self.place.owner() is self.owner:
            return None
        old, owner = self.old, self.owner
        self.refresh()
        return (old, self.old) if owner is not None and owner is self.owner else None


class Watchpoint(Breakpoint):
    """Of one place."""

    def __init__(self, place: Place) -> None:
        super().__init__(kinds.WATCH)
        self.variable = place.text
        self.last = "", 0  # file and line of the opline that was looked at last
        self.is_open = False  # that has begun what another is to end
        self.may_be_left = False  # its frame, by an exception
        self.places: list[Seen] = [Seen(place)]

    def __getstate__(self) -> dict[str, Any]:
        """What a process that repeats the run needs; it calls repeat() then."""
        return self.__dict__ | {"places": [self.places[0].place.description()]}

    def repeat(self, engine: Engine) -> None:
        """Be one of the process that repeats the run."""
        description: Any = self.places[0]
        if not isinstance(description, Seen):
            self.places = [Seen(described_place(engine, description))]

    def touch(self, frame: ExecuteData, opline: Opline) -> None:
        """An opline is about to write, perhaps to a place that belongs to it."""
        place = self.places[0].place
        if isinstance(place, RepeatedPropertyPlace) and opline.opcode in _PROPERTY_WRITES:
            target = _target_of(frame, opline)
            if isinstance(target, PhpObject):
                place.touch(target)
                self.places[0].follow()

    def settle(self) -> None:
        """A statement is over."""

    def is_over(self) -> bool:
        """Whether it will never stop again."""
        return self.places[0].place.is_over()


class PropertyWatchpoint(Watchpoint):
    """Of a property of all objects of a class, or of the class itself. Objects are looked at from the first opline
    that writes to theirs on."""

    def __init__(self, place: Place) -> None:
        """`place` is the static property of that name, whether there is one or not."""
        super().__init__(place)
        class_name, _, self._name = place.text.partition("::$")
        self._class_name = strings.lower(class_name)

    def touch(self, frame: ExecuteData, opline: Opline) -> None:
        if opline.opcode not in _PROPERTY_WRITES or _name_of(frame, opline) != self._name:
            return
        target = _target_of(frame, opline)
        if isinstance(target, PhpObject) and any(strings.lower(ce.display_name) == self._class_name
                                                 for ce in target.ce.ancestors):
            for seen in self.places[1:]:
                if isinstance(seen.place, PropertyPlace) and seen.place.target() is target:
                    seen.is_touched = True
                    return
            text = f"{target.ce.display_name} #{target.handle}->{self._name}"
            self.places.append(Seen(PropertyPlace(self.places[0].place.engine, text, target, self._name, [])))
            self.places[-1].is_touched = True

    def settle(self) -> None:
        for seen in self.places[1:]:
            seen.is_touched = False
        self.places[1:] = [seen for seen in self.places[1:] if isinstance(seen.place, PropertyPlace)
                           and seen.place.is_reference()]  # which may be written to from anywhere

    def is_over(self) -> bool:
        return False


def _name_of(frame: ExecuteData, opline: Opline) -> Any:
    if opline.op2_type == CONST:
        return opline.const2
    return _plain(frame.slots, opline.op2)


def _target_of(frame: ExecuteData, opline: Opline) -> Any:
    if opline.op1_type == UNUSED:
        return frame.this
    if opline.op1_type == CONST:
        return None
    target = _plain(frame.slots, opline.op1)
    return _plain(*target) if type(target) is tuple else target  # an INDIRECT


def _plain(container: Any, key: Any) -> Any:
    value = container[key]
    return value.value if type(value) is Reference else value


class WriteWatcher:
    """The watchpoints of one debugger, which looks at oplines while there are some."""

    def __init__(self, debugger: Debugger) -> None:
        self._debugger, self._watches = debugger, debugger.watches
        self._local: dict[Watchpoint, list[tuple[OpArray, Opline]]] = {}
        self._global: list[Watchpoint] = []
        self._last = "", 0

    def add(self, point: Watchpoint) -> None:
        """Begin to look at a place."""
        place = point.places[0].place
        frame = place.frame() if isinstance(place, FramePlace) else None
        function: Any = None if frame is None else frame.func
        found = None if frame is None or not isinstance(place, FramePlace) else \
            oplines_that_write(function, place.path, frame, self._watches.functions)
        if found is None:
            self._watch_everywhere(point)
            return
        oplines = [each for each in function.opcodes
                   if each in found or each.opcode in RETURNS or each.opcode == ops.EXT_STMT]
        self._local[point] = [(function, each) for each in oplines]
        for each in oplines:
            self._watches.add(function, each, self._look_in_function)

    def _watch_everywhere(self, point: Watchpoint) -> None:
        if not self._global:
            for opcode in _WRITES:
                self._watches.add_everywhere(opcode, self._look)
        self._global.append(point)

    def remove(self, point: Watchpoint) -> None:
        """End that."""
        for function, opline in self._local.pop(point, ()):
            self._watches.remove(function, opline, self._look_in_function)
        if point in self._global:
            self._global.remove(point)
            if not self._global:
                for opcode in _WRITES:
                    self._watches.remove_everywhere(opcode, self._look)

    def refresh(self) -> None:
        """The program has stopped, and may have been changed meanwhile."""
        for point in (*self._global, *self._local):
            for seen in point.places:
                seen.refresh()

    def look(self, frame: ExecuteData) -> None:
        """Stop for the changes that were not told of yet."""
        for point in (*self._global, *self._local):
            if not point.is_over():
                self._compare(point, frame)

    def thrown(self, frame: ExecuteData) -> None:
        """Something is thrown, by which frames may be left."""
        for point in (*self._global, *self._local):
            place = point.places[0].place
            if isinstance(place, FramePlace) and _is_on_stack(place.frame(), frame):
                point.may_be_left = True
                if point in self._local:
                    self._widen(point)

    def _widen(self, point: Watchpoint) -> None:
        """Look at all code for what was looked for in one function."""
        self.remove(point)
        self._last = point.last
        self._watch_everywhere(point)

    def _is_left(self, point: Watchpoint, frame: ExecuteData, opline: Opline) -> bool:
        """Whether an exception has left the frame of a variable."""
        place = point.places[0].place
        if not isinstance(place, FramePlace) or not _is_on_stack(place.frame(), frame):
            return True
        point.may_be_left = opline.opcode not in (ops.EXT_STMT, ops.CATCH)
        return False

    def _look(self, frame: ExecuteData, opline: Opline) -> None:
        """An opline that may write, anywhere, is about to be executed."""
        if self._debugger.is_stopped:
            return
        function: Any = frame.func
        for point in tuple(self._global):
            if point.may_be_left and self._is_left(point, frame, opline):
                self._debugger.end(point)
                continue
            point.last = self._last
            if not point.is_over():
                self._compare(point, frame, opline)
            if point.is_over() or opline.opcode in RETURNS and _ends_with(point, frame):
                self._debugger.end(point)
            elif opline.opcode == ops.EXT_STMT:
                point.settle()
            else:
                point.touch(frame, opline)
        self._last = function.filename, opline.lineno

    def _look_in_function(self, frame: ExecuteData, opline: Opline) -> None:
        """The same with one that writes to a variable of the function."""
        if self._debugger.is_stopped:
            return
        function: Any = frame.func
        for point, oplines in tuple(self._local.items()):
            place = point.places[0].place
            owner = place.frame() if isinstance(place, FramePlace) else None
            if owner is None:
                self._debugger.end(point)
            elif owner is frame:
                self._compare(point, frame, opline)
                point.last = function.filename, opline.lineno
                if opline.opcode in RETURNS:
                    self._debugger.end(point)
                elif oplines and type(frame.slots[function.vars.index(place.name)]) is Reference:
                    self._widen(point)  # others may write to it from now on

    def _compare(self, point: Watchpoint, frame: ExecuteData, opline: Opline | None = None) -> None:
        """Stop where a place has changed, unless the opline is about to end a change."""
        is_open, point.is_open = point.is_open, opline is not None and opline.opcode in _OPENINGS
        if is_open and opline is not None and opline.opcode != ops.EXT_STMT:
            return
        for seen in tuple(point.places):
            change = seen.change()
            if change is not None and point.is_enabled:
                file, line = point.last
                self._debugger.written(point, frame, Change(seen.place.text, *change, file, line))


def _is_on_stack(wanted: ExecuteData | None, frame: ExecuteData | None) -> bool:
    while frame is not None and frame is not wanted:
        frame = frame.prev
    return frame is not None


def _ends_with(point: Watchpoint, frame: ExecuteData) -> bool:
    """Whether a place is a variable of a frame that is about to return."""
    place = point.places[0].place
    return isinstance(place, FramePlace) and place.frame() is frame
