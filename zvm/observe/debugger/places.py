"""Places that a watchpoint looks at: a variable of a frame, a global one, a property of an object or of a class, and
elements and properties below these. They are read without running code, and hold neither frames nor objects.

Each can be described by plain data, from which a process that repeats the run makes its own (past/replaying.py)."""
from __future__ import annotations

import re
from weakref import ref

from zvm.observe.debugger.stack import depth_of, is_main, plain
from zvm.observe.debugger.values import readable
from zvm.observe.past.paths import VariablePath, follow, parse_parts, property_value
from zvm.opcodes.flags import ACC_STATIC
from zvm.runtime.objects.class_constants import initialise_static_members
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.execute_data import ExecuteData

    Parts = list[tuple[bool, Any]]
    Description = tuple[Any, ...]

_STATIC = re.compile(r"\s*\\?([\w\\\x80-\uffff]+)::\$([A-Za-z_\x80-\uffff][\w\x80-\uffff]*)")
_DEEPEST = 5  # levels of arrays that are shown
_LONGEST = 200  # characters of a text
MOST_ELEMENTS = 1000  # of an array that are shown


class Unset:
    """What a place has where nothing is."""

    def __repr__(self) -> str:
        return "unset"


class Name(str):
    """What an object or a resource is called."""


UNSET = Unset()


class Place:
    """`text` is what it is called. The base: a global variable, which is never over."""

    def __init__(self, engine: Engine, text: str, name: str, parts: Parts) -> None:
        self.engine, self.text, self.name, self.parts = engine, text, name, parts

    def root(self) -> Any:
        """The value that the parts begin with; UNDEF for nothing."""
        return self.engine.symbol_table.lookup(self.name)

    def read(self) -> Any:
        """What is there; UNDEF for nothing."""
        return follow(self.root(), self.parts)

    def owner(self) -> Any:
        """What has the variable now, None for nothing: only values of the same owner are compared."""
        return self.engine.symbol_table

    def is_over(self) -> bool:
        """Whether nothing will ever be there again."""
        return False

    def description(self) -> Description:
        """The kind of place and what makes it."""
        return _GLOBAL, self.text, self.name, self.parts


class FramePlace(Place):
    """A variable of a function's frame, with which it ends."""

    def __init__(self, engine: Engine, path: VariablePath, frame: ExecuteData) -> None:
        super().__init__(engine, path.text, path.name, path.parts)
        self.path = path
        self._frame = ref(frame)

    def frame(self) -> ExecuteData | None:
        """The frame, None where it is gone or was released (a generator's stays as long as somebody looks at it)."""
        frame = self._frame()
        return None if frame is None or not frame.slots and frame.symbol_table is None else frame

    def root(self) -> Any:
        frame = self.frame()
        return UNDEF if frame is None else self.path.root_in(frame)

    def owner(self) -> Any:
        return None if self.frame() is None else self._frame

    def is_over(self) -> bool:
        return self.frame() is None

    def description(self) -> Description:
        frame = self.frame()
        return _FRAME, self.text, depth_of(frame), None if frame is None else function_key(frame)


class PropertyPlace(Place):
    """A property of one object, with which it ends."""

    def __init__(self, engine: Engine, text: str, target: PhpObject | None, name: str, parts: Parts) -> None:
        super().__init__(engine, text, name, parts)
        self._object = None if target is None else ref(target)

    def target(self) -> PhpObject | None:
        """The object, None where it is gone."""
        return None if self._object is None else self._object()

    def root(self) -> Any:
        target = self.target()
        return UNDEF if target is None else property_value(target, self.name)

    def owner(self) -> Any:
        return None if self.target() is None else self._object

    def is_over(self) -> bool:
        return self.target() is None

    def is_reference(self) -> bool:
        """Whether the property is a reference."""
        return type(self.root()) is Reference

    def description(self) -> Description:
        """Where the object is gone, the one that gets its handle next."""
        target = self.target()
        return _PROPERTY, self.text, 0 if target is None else target.handle, self.name, self.parts


class StaticPlace(Place):
    """A static property, of a class that may not have been declared yet."""

    def __init__(self, engine: Engine, class_name: str, name: str, parts: Parts, text: str = "") -> None:
        super().__init__(engine, text or f"{class_name}::${name}", name, parts)
        self._class_name = strings.lower(class_name)

    def owner(self) -> Any:
        return self.engine.classes.get(self._class_name)

    def description(self) -> Description:
        return _STATIC_PROPERTY, self._class_name, self.name, self.parts, self.text

    def root(self) -> Any:
        ce = self.engine.classes.get(self._class_name)
        info = None if ce is None else ce.properties_info.get(self.name)
        if info is None or not info.flags & ACC_STATIC:
            return UNDEF
        return initialise_static_members(info.ce)[info.slot]


class RepeatedFramePlace(Place):
    """A variable of the frame at a depth of the stack, while that is a call of a certain function, whichever call."""

    def __init__(self, engine: Engine, text: str, depth: int, function: tuple[Any, ...] | None) -> None:
        self._path = VariablePath(text)
        super().__init__(engine, self._path.text, self._path.name, self._path.parts)
        self._depth, self._function = depth, function

    def _frame(self) -> ExecuteData | None:
        frame: ExecuteData | None = self.engine.current_execute_data
        for _ in range(depth_of(frame) - self._depth):
            frame = None if frame is None else frame.prev
        return frame if frame is not None and depth_of(frame) == self._depth \
            and function_key(frame) == self._function else None

    def root(self) -> Any:
        frame = self._frame()
        return UNDEF if frame is None else self._path.root_in(frame)

    def owner(self) -> Any:
        frame = self._frame()
        return None if frame is None else ref(frame)


class RepeatedPropertyPlace(PropertyPlace):
    """A property of the object with a handle, which is found as soon as something writes to one of its properties."""

    def __init__(self, engine: Engine, text: str, handle: int, name: str, parts: Parts) -> None:
        super().__init__(engine, text, None, name, parts)
        self.handle = handle

    def touch(self, target: PhpObject) -> None:
        """An object's property is about to be written to."""
        if target.handle == self.handle:
            self._object = ref(target)

    def is_over(self) -> bool:
        return False


_GLOBAL, _FRAME, _PROPERTY, _STATIC_PROPERTY = "global", "frame", "property", "static property"
_REPEATED: dict[str, type[Place]] = {_GLOBAL: Place, _FRAME: RepeatedFramePlace, _PROPERTY: RepeatedPropertyPlace,
                                     _STATIC_PROPERTY: StaticPlace}


def function_key(frame: ExecuteData) -> tuple[Any, ...]:
    """What tells the function of a frame from others, in each process that repeats the run."""
    function: Any = frame.func
    return None if function.is_internal else function.filename, getattr(function, "line_start", 0), \
        function.function_name


def described_place(engine: Engine, description: Description) -> Place:
    """A place in a process that repeats the run."""
    kind, *arguments = description
    return _REPEATED[kind](engine, *arguments)


def place_of(engine: Engine, frame: ExecuteData | None, text: str) -> Place:
    """The place that a text names in a frame, None: among the global variables. Below the last object on the way it is
    a place of that object. Raises ValueError."""
    static = _STATIC.match(text)
    if static is not None:
        return StaticPlace(engine, static[1], static[2], parse_parts(text, static.end()), text.strip())
    path = VariablePath(text)
    value: Any = engine.symbol_table.lookup(path.name) if frame is None else path.root_in(frame)
    last = max((number for number, (is_property, _) in enumerate(path.parts) if is_property), default=-1)
    if last >= 0:
        target = follow(value, path.parts[:last])
        if isinstance(target, PhpObject):
            return PropertyPlace(engine, path.text, target, path.parts[last][1], path.parts[last + 1:])
    if frame is None or is_main(frame) or frame.symbol_table is engine.symbol_table:
        return Place(engine, path.text, path.name, path.parts)
    return FramePlace(engine, path, frame)


def detached(value: Any, depth: int = _DEEPEST) -> Any:
    """A value as Python data that hold nothing of the program's: arrays are lists and dicts, objects and resources
    their names, UNDEF is UNSET."""
    value = plain(value)
    if value is UNDEF:
        return UNSET
    if type(value) is str:
        return readable(value)
    if isinstance(value, PhpArray):
        if depth == 0:
            return "…"
        pairs = {readable(key) if type(key) is str else key: detached(element, depth - 1)
                 for _, (key, element) in zip(range(MOST_ELEMENTS), value.items(), strict=False)}
        return list(pairs.values()) if list(pairs) == list(range(len(pairs))) else pairs
    if isinstance(value, PhpObject):
        return Name(f"{readable(value.ce.display_name)} #{value.handle}")
    if isinstance(value, Resource):
        return Name(f"resource #{value.id}")
    return value


def as_text(data: Any) -> str:
    """detached() data in one line."""
    text = _as_text(data)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _as_text(data: Any) -> str:
    if data is None or type(data) is bool:
        return {None: "null", True: "true", False: "false"}[data]
    if type(data) is str:
        return f'"{data}"'
    if type(data) is list:
        return f"[{', '.join(map(_as_text, data))}]"
    if type(data) is dict:
        return f"[{', '.join(f'{_as_text(key)} => {_as_text(element)}' for key, element in data.items())}]"
    return str(data)

