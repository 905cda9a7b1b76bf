"""What a run looks like before each of its statements, or oplines: variables, temporaries, calls, output.

Values and states of frames are kept once each, as text; a step names them by number. A call is an activation of a
function: frames are used again, so that they say nothing by themselves.
"""
from __future__ import annotations

import json
from sys import getrefcount
from typing import TYPE_CHECKING, Any
from weakref import ref

from zvm.cli.dump.dot import jump_labels
from zvm.cli.dump.text import opline_pieces
from zvm.observe import events
from zvm.observe.debugger.stack import plain, stack_of
from zvm.observe.debugger.values import format_value, parts_of, readable
from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import JUMP, handlers_of, jumps
from zvm.opcodes.dump import Naming, variable_text
from zvm.opcodes.meanings import MEANINGS
from zvm.opcodes.op_array import TMP_VAR, VAR
from zvm.opcodes.verify.flow import alive_temporaries
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED_IN_PLACE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference

if TYPE_CHECKING:
    from zvm.engine import Engine
    from zvm.observe.events import Event
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script

STEP, RETURN, THROW = 0, 1, 2  # kinds of steps
_DEEPEST_STACK = 12  # frames of which the variables are looked at
_PARTS, _DEPTH, _TEXT = 25, 3, 300  # of a value: elements, levels, characters
_NOT_COUNTED, _INTERNED = -1, -2  # in place of a count of references
_TEMPORARIES = TMP_VAR | VAR
_MOST_BYTES = 24 << 20  # of states and values
_MOST_COUNTED = 1 << 28  # references; strings that Python never frees have more
_SCALARS = (bool, int, float, type(None))
_VALUES = (*_SCALARS, str, PhpArray, PhpObject, Resource)


class Recorder:
    """Records a run until `most` steps were made."""

    def __init__(self, engine: Engine, by_opline: bool, most: int) -> None:
        self.engine, self.by_opline, self.most = engine, by_opline, most
        self.is_cut = False
        self.values: dict[str, int] = {}
        self.states: dict[str, int] = {}
        self.functions: dict[OpArray, int] = {}
        self.function_records: list[dict[str, Any]] = []
        self.files: dict[str, int] = {}
        self.sources: list[str] = []
        self.calls: list[list[int]] = []  # function, parent or -1, first and last step
        self.steps: list[list[Any]] = []  # call, opline, bytes printed, kind, states from the innermost frame out, text
        self.output = bytearray()
        self._current: dict[int, int] = {}  # activations by id of the frame
        self._references: dict[int, tuple[Any, int]] = {}
        self._size = self._seen = 0
        self._alive: dict[OpArray, list[set[int]]] = {}
        self._kinds: dict[OpArray, dict[int, int]] = {}  # by slot
        self._literals: set[int] = set()  # ids of strings and arrays that the compiler made
        self._tool = events.Tool(engine)
        marks = engine.observer
        assert marks is not None
        marks.listeners.append(self)
        marks.jump_tables = False
        for kind, listener in ((events.CALL, self._entered),
                               (events.OPLINE if by_opline else events.STATEMENT, self._stepped),
                               (events.RETURN, self._leaves), (events.THROW, self._thrown)):
            self._tool.on(kind, listener)
        self._pass_on = engine.output.sink
        engine.output.sink = self._printed

    def compiled(self, script: Script) -> None:
        """A file was compiled: its source is shown."""
        self._file(script.main.filename)

    def detach(self) -> None:
        """Record nothing more."""
        self._tool.detach()
        marks = self.engine.observer
        if marks is not None and self in marks.listeners:
            marks.listeners.remove(self)
        self.engine.output.flush()

    # -- events -----------------------------------------------------------------------------------------------------

    def _printed(self, data: bytes) -> None:
        if not self.is_cut:
            self.output += data
        self._pass_on(data)

    def _entered(self, event: Event) -> None:
        frame = event.frame
        if frame is None or self.is_cut:
            return
        caller: Any = frame.prev
        while caller is not None and caller.func.is_internal:
            caller = caller.prev
        parent = -1 if caller is None else self._current.get(id(caller), -1)
        self._current[id(frame)] = len(self.calls)
        function: Any = frame.func
        self.calls.append([self._function(function), parent, len(self.steps), len(self.steps)])

    def _stepped(self, event: Event) -> None:
        self._step(event, STEP)

    def _leaves(self, event: Event) -> None:
        if not self.by_opline:
            self._step(event, RETURN)

    def _thrown(self, event: Event) -> None:
        self._step(event, THROW, f"{event.value.ce.display_name}: "
                                 f"{readable(str(plain(event.value.slots[0]))) if event.value.slots else ''}")

    def _step(self, event: Event, kind: int, text: str = "") -> None:
        frame = event.frame
        if frame is None or event.opline is None or self.is_cut:
            return
        if len(self.steps) >= self.most or self._size > _MOST_BYTES:
            self.is_cut = True
            self.engine.interrupt(self.detach)
            return
        if id(frame) not in self._current:
            self._entered(event)
        self.engine.output.flush()
        states = []
        call = self._current[id(frame)]
        for each in stack_of(self.engine, internal=False)[:_DEEPEST_STACK]:
            states.append(self._state(each.data, each.data is frame))
        self.steps.append([call, event.opline.number, len(self.output), kind, states, text])
        while call >= 0:
            self.calls[call][3] = len(self.steps) - 1
            call = self.calls[call][1]

    # -- functions --------------------------------------------------------------------------------------------------

    def _file(self, path: str) -> int:
        number = self.files.get(path)
        if number is None:
            number = self.files[path] = len(self.sources)
            marks = self.engine.observer
            text = None if marks is None else marks.texts.get(path)
            if text is None:
                try:
                    with open(path.encode("latin-1"), "rb") as handle:
                        text = handle.read().decode("latin-1")
                except (OSError, ValueError):
                    text = ""
            self.sources.append(readable(text))
        return number

    def _function(self, op_array: OpArray) -> int:
        number = self.functions.get(op_array)
        if number is None:
            number = self.functions[op_array] = len(self.function_records)
            self._literals.update(map(id, op_array.literals))
            name = op_array.function_name
            naming = Naming(self.engine.target)
            self.function_records.append({
                "name": "{main}" if name is None else readable(events.full_name(op_array)),
                "file": self._file(op_array.filename), "first": op_array.line_start, "last": op_array.line_end,
                "oplines": [self._opline(op_array, index, naming) for index in range(len(op_array.opcodes))]})
        return number

    def _opline(self, op_array: OpArray, number: int, naming: Naming) -> list[Any]:
        """Line, opcode's meaning, pieces of text, where it may go on: [target, label] of jumps and of exceptions."""
        opline = op_array.opcodes[number]
        pieces = [[style, readable(text.replace("\n", "\\n"))] for style, text
                  in opline_pieces(op_array, number, naming=naming) if text and style != "number"]
        jumping = jump_labels(opline.opcode)[0]
        targets = [[target, label or (jumping if kind == JUMP else "") or kind]
                   for kind, target, label in jumps(op_array, opline)]
        caught = [[target, kind] for kind, target, _ in handlers_of(op_array, number)] \
            if meta.PROPERTIES[opline.opcode] & meta.MAY_THROW else []
        return [opline.lineno, MEANINGS.get(meta.NAMES[opline.opcode] or "", ""), pieces, targets, caught]

    def _live(self, op_array: OpArray) -> list[set[int]]:
        """The temporaries that hold something before each opline."""
        alive = self._alive.get(op_array)
        if alive is None:
            alive = self._alive[op_array] = alive_temporaries(op_array)
            self._kinds[op_array] = {opline.result: opline.result_type & _TEMPORARIES for opline in op_array.opcodes
                                     if opline.result_type & _TEMPORARIES}
        return alive

    # -- values -----------------------------------------------------------------------------------------------------

    def _state(self, frame: Any, is_innermost: bool) -> int:
        """The number of what the variables of a frame have, and the temporaries that are alive."""
        op_array: Any = frame.func
        slots = frame.slots
        found: list[Any] = []
        if frame.this is not None:
            found.append(["$this", self._value(frame, "this")])
        for index, name in enumerate(op_array.vars):
            if index < len(slots) and slots[index] is not UNDEF:
                found.append(["$" + readable(name), self._value(slots, index)])
        opline = frame.opline
        if self.by_opline and opline is not None:
            live = self._live(op_array)
            alive = live[opline.number] if is_innermost else live[opline.number + 1] - {opline.result}  # in a call
            for index in sorted(alive):
                if index < len(slots) and slots[index] is not UNDEF:
                    kind = self._kinds[op_array].get(index, TMP_VAR)
                    found.append([variable_text(op_array, kind, index), self._value(slots, index)])
        return self._intern(self.states, [self._current.get(id(frame), -1), found])

    def _intern(self, pool: dict[str, int], value: Any) -> int:
        text = json.dumps(value, separators=(",", ":"))
        number = pool.get(text)
        if number is None:
            number = pool[text] = len(pool)
            self._size += len(text)
        return number

    def _value(self, container: Any, key: Any) -> int:
        """The number of what stands in a container, which is not held meanwhile so that its count is right."""
        if key == "this":
            return self._intern(self.values, self._shown(container.this, _NOT_COUNTED, 0))
        count = getrefcount(container[key]) - UNSHARED_IN_PLACE + 1
        value = container[key]
        if type(value) is Reference:
            inner = getrefcount(value.value) - UNSHARED_IN_PLACE + 1
            shown = self._shown(value.value, self._count(value.value, inner), 0)
            return self._intern(self.values, [*shown, self._reference(value), count])
        return self._intern(self.values, self._shown(value, self._count(value, count), 0))

    def _count(self, value: Any, count: int) -> int:
        if type(value) in _SCALARS:
            return _NOT_COUNTED
        if type(value) is str:
            return _INTERNED if len(value) < 2 or id(value) in self._literals or count > _MOST_COUNTED else count
        if type(value) is PhpArray and (not len(value) or id(value) in self._literals):
            return _INTERNED
        return count

    def _reference(self, reference: Any) -> int:
        """A number for a reference, the same in all variables that share it."""
        known = self._references.get(id(reference))
        if known is None or known[0]() is not reference:
            self._seen += 1
            known = self._references[id(reference)] = ref(reference), self._seen
        return known[1]

    def _shown(self, value: Any, count: int, depth: int) -> list[Any]:
        """Text, count of references, parts as [key, value] with "…" for those that are left out."""
        text = format_value(self.engine, value) if isinstance(value, _VALUES) or value is UNDEF else _held(value)
        if len(text) > _TEXT:
            text = text[:_TEXT] + "…"
        if not isinstance(value, (PhpArray, PhpObject)):
            return [text, count, None]
        if depth >= _DEPTH:
            return [text, count, [["…", ["", _NOT_COUNTED, None]]] if not isinstance(value, PhpArray) or len(value)
                    else []]
        parts: list[Any] = []
        for part in parts_of(self.engine, value, 0, _PARTS + 1):
            if len(parts) == _PARTS:
                parts.append(["…", ["", _NOT_COUNTED, None]])
                break
            parts.append([part.name, self._shown(part.value, _NOT_COUNTED, depth + 1)])
        return [text, count, parts]

    # -- the whole --------------------------------------------------------------------------------------------------

    def record(self, title: str) -> dict[str, Any]:
        """All of it, for the page."""
        return {"title": title, "byOpline": self.by_opline, "isCut": self.is_cut,
                "files": [{"name": readable(path), "text": text}
                          for path, text in zip(self.files, self.sources, strict=True)],
                "functions": self.function_records, "calls": self.calls, "steps": self.steps,
                "states": [json.loads(text) for text in self.states],
                "values": [json.loads(text) for text in self.values],
                "output": self.output.decode("utf-8", "replace") if _is_utf8(self.output)
                else self.output.decode("latin-1"), "outputBytes": _lengths(self.output)}


def _held(value: Any) -> str:
    """What a temporary has that is no value of PHP."""
    if isinstance(value, ClassEntry):
        return f"class {value.display_name}"
    return "place" if isinstance(value, tuple) else "string being joined" if isinstance(value, list) else "loop"


def _is_utf8(data: bytearray) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _lengths(data: bytearray) -> list[int] | None:
    """The number of UTF-16 units before each byte, as JavaScript counts; None where each byte is one."""
    if data.isascii() or not _is_utf8(data):
        return None
    found = [0]
    for char in data.decode():
        size = len(char.encode())
        found += [found[-1]] * (size - 1) + [found[-1] + (2 if ord(char) > 0xFFFF else 1)]
    return found
