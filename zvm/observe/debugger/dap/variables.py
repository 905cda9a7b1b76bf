"""Scopes and variables of a stopped program, by the numbers the protocol gives them until it goes on."""
from __future__ import annotations

from zvm.observe.debugger.evaluating import evaluate
from zvm.observe.debugger.places import place_of
from zvm.observe.debugger.stack import SUPERGLOBALS, StackFrame, plain
from zvm.observe.debugger.values import (
    format_value,
    has_parts,
    part_counts,
    parts_of,
    php_bytes,
    quoted,
    readable,
    type_name,
)
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.places import Place
    from zvm.observe.debugger.values import Part

    Record = dict[str, Any]


class Container:
    """What has variables: the locals of a frame, superglobals, constants, or a value. `expression` leads to a value;
    `scope` is the class that code has to be in to reach it."""

    __slots__ = ("kind", "frame", "value", "expression", "scope")

    def __init__(self, kind: str, frame: StackFrame | None, value: Any = None, expression: str = "",
                 scope: ClassEntry | None = None) -> None:
        self.kind, self.frame, self.value = kind, frame, value
        self.expression, self.scope = expression, scope


class Variables:
    """Of one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._containers: dict[int, Container] = {}
        self._last = 0

    def forget(self) -> None:
        """The program goes on: no number leads anywhere any more."""
        self._containers.clear()

    def number(self, container: Container) -> int:
        """A new number."""
        self._last += 1
        self._containers[self._last] = container
        return self._last

    def container(self, number: int) -> Container:
        """What a number stands for. Raises KeyError."""
        return self._containers[number]

    def scopes(self, frame: StackFrame, returned: tuple[Any, ...] | None = None) -> list[Record]:
        """The scopes of a frame."""
        scopes = []
        if not frame.is_internal:
            count = len(frame.variables()) + (frame.data.this is not None)
            scopes.append(_scope("Locals", self.number(Container("locals", frame)), count, "locals"))
        if returned:
            scopes.append(_scope("Return value", self.number(Container("returned", frame, returned[0])), 1,
                                 "returnValue"))
        if frame.scope is not None and not frame.is_code:
            members = len(list(parts_of(self.engine, frame.scope)))
            if members:
                scopes.append(_scope("Static members", self.number(
                    Container("value", frame, frame.scope, f"\\{frame.scope.display_name}", frame.scope)), members))
        scopes.append(_scope("Superglobals", self.number(Container("superglobals", frame)), len(self._superglobals())))
        constants = self._constants()
        if constants:
            scopes.append(_scope("User defined constants", self.number(Container("constants", frame)), len(constants)))
        return scopes

    def page(self, number: int, start: int = 0, count: int = 0, filter: str = "") -> list[Record]:
        """The variables of a container, `count` of them (0: all) from one on. Raises KeyError."""
        container = self.container(number)
        entries = self._entries(container, filter)
        return entries[start:start + count if count else None]

    def _entries(self, container: Container, filter: str) -> list[Record]:
        frame = container.frame
        if container.kind == "locals" and frame is not None:
            entries = [self.record(f"${readable(name)}", value, f"${readable(name)}", frame)
                       for name, value in frame.variables().items() if name != "this" and name not in SUPERGLOBALS]
            if frame.data.this is not None:
                entries.insert(0, self.record("$this", frame.data.this, "$this", frame))
            return entries
        if container.kind == "superglobals":
            return [self.record(f"${name}", value, f"${name}", frame) for name, value in self._superglobals().items()]
        if container.kind == "constants":
            return [self.record(name, value, name, frame) for name, value in self._constants().items()]
        if container.kind == "returned":
            return [self.record("return value", container.value, "", frame)]
        value = container.value
        is_indexed = isinstance(value, PhpArray) and value.packed is not None
        if filter and filter != ("indexed" if is_indexed else "named"):
            return []
        return [self._part(container, part) for part in parts_of(self.engine, value)]

    def _part(self, container: Container, part: Part) -> Record:
        expression = part_expression(container, part)
        scope = part.owner or container.scope
        record = self.record(part.name if not part.is_static else f"::${part.name}", part.value, expression,
                             container.frame, scope)
        if part.visibility:
            attributes = ["readOnly"] if part.is_readonly else []
            if part.is_static:
                attributes.append("static")
            record["presentationHint"] = {"kind": "property", "visibility": part.visibility, "attributes": attributes}
        return record

    def record(self, name: str, value: Any, expression: str, frame: StackFrame | None,
               scope: ClassEntry | None = None) -> Record:
        """A variable as the protocol has it."""
        value = plain(value)
        record: Record = {"name": name, "value": format_value(self.engine, value),
                          "type": type_name(self.engine, value), "variablesReference": 0}
        if expression:
            record["evaluateName"] = expression
        self.add_parts(record, value, expression, frame, scope)
        return record

    def add_parts(self, record: Record, value: Any, expression: str, frame: StackFrame | None,
                  scope: ClassEntry | None = None) -> None:
        """Give a record the number under which the parts of a value are, if it has some."""
        if isinstance(value, PhpArray) and has_parts(self.engine, value):
            named, indexed = part_counts(self.engine, value)
            record["variablesReference"] = self.number(Container("value", frame, value, expression, scope))
            record["namedVariables" if named else "indexedVariables"] = named or indexed
        elif isinstance(value, PhpObject) and has_parts(self.engine, value):
            record["variablesReference"] = self.number(Container("value", frame, value, expression, scope))

    def set(self, number: int, name: str, text: str) -> Record:
        """Give a variable of a container the value of an expression. Raises KeyError, EvaluationFailed."""
        container = self.container(number)
        frame = container.frame
        data = None if frame is None else frame.data
        place, scope = self._expression(container, name)
        value = evaluate(self.engine, data, f"{php_bytes(place)} = {php_bytes(text)}", scope)
        if container.kind == "value" and isinstance(container.value, PhpArray):  # which was copied to be written to
            container.value = evaluate(self.engine, data, php_bytes(container.expression), container.scope)
        return self.record(name, value, place, frame, scope)

    def _expression(self, container: Container, name: str) -> tuple[str, ClassEntry | None]:
        """Code that leads to a variable of a container, and the class that reaches it. Raises KeyError."""
        if container.kind in ("locals", "superglobals"):
            return name if name.startswith("$") else f"${name}", None
        part = next((part for part in parts_of(self.engine, container.value)
                     if name in (part.name, f"::${part.name}" if part.is_static else None)), None) \
            if container.kind == "value" else None
        if part is None:
            raise KeyError(name)
        return part_expression(container, part), part.owner or container.scope

    def place(self, number: int, name: str) -> Place:
        """The place of a variable of a container. Raises KeyError, ValueError."""
        container = self.container(number)
        text, _ = self._expression(container, name)
        return place_of(self.engine, None if container.frame is None else container.frame.data, php_bytes(text))

    def _superglobals(self) -> dict[str, Any]:
        table = self.engine.symbol_table
        return {name: value for name in SUPERGLOBALS if (value := table.lookup(name)) is not UNDEF}

    def _constants(self) -> dict[str, Any]:
        return {readable(name): value for name, value in self.engine.constants.user.items()
                if "\0" not in name}


def part_expression(container: Container, part: Part) -> str:
    """Code that leads to a part of a value, "" where there is none."""
    if not container.expression:
        return ""
    if part.is_static:
        return f"{container.expression}::${part.name}"
    if part.visibility:
        is_name = part.name.isidentifier()
        return f"{container.expression}->{part.name if is_name else '{' + quoted(str(part.key)) + '}'}"
    key = str(part.key) if type(part.key) is int else quoted(part.key)
    return f"{container.expression}[{key}]"


def _scope(name: str, number: int, count: int, hint: str = "") -> Record:
    scope: Record = {"name": name, "variablesReference": number, "expensive": False, "namedVariables": count}
    if hint:
        scope["presentationHint"] = hint
    return scope
