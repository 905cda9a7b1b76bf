"""What a run has done, as messages for the host: layers, calls by computed names, I/O, missing functions.

A layer is a text that was compiled. Layer 0 is the file; each other one has the chain of calls that made it, of which
every entry says in which layer and line it is.
"""
from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from zvm.observe.events import full_name
from zvm.runtime.execute_data import line_of, user_frame
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.opcodes.script import Script

    Emit = Callable[..., None]

MOST_EVENTS = 5000  # I/O operations that are told, and calls
MOST_CHAINS = 20  # of one layer
_TEXT = 16 << 10  # characters of an argument
_ELEMENTS, _DEPTH = 100, 4  # of an array


def plain(value: Any, depth: int = 0) -> Any:
    """A PHP value as JSON has it: strings are latin-1 text, cut to some length; objects and resources are named."""
    if type(value) is Reference:
        value = value.value
    if value is None or value is UNDEF:
        return None
    if type(value) in (bool, int):
        return value
    if type(value) is float:
        return value if value - value == 0 else str(value)  # JSON has no INF
    if type(value) is str:
        return value if len(value) <= _TEXT else f"{value[:_TEXT]}… ({len(value)} bytes)"
    if isinstance(value, PhpArray):
        if depth >= _DEPTH:
            return "array(…)"
        pairs = list(value.items())
        if [key for key, _ in pairs] == list(range(len(pairs))):
            return [plain(element, depth + 1) for _, element in pairs[:_ELEMENTS]]
        return {str(key): plain(element, depth + 1) for key, element in pairs[:_ELEMENTS]}
    if isinstance(value, PhpObject):
        return f"object({value.ce.display_name})"
    return f"resource({value.type_name})" if isinstance(value, Resource) and hasattr(value, "type_name") else "resource"


class TooManyLayers(Exception):
    """The budget of layers is used up."""


class Recorder:
    """Collects what one run does, and tells it by `emit(type, **fields)` at once: a run may be killed."""

    def __init__(self, emit: Emit, most_layers: int) -> None:
        self._emit = emit
        self._most_layers = most_layers
        self.used_up: str | None = None  # the budget that has ended the run
        self.texts: list[str] = []  # of the layers, as today's PHP has them
        self.scripting: list[bool] = []  # whether they start inside of PHP
        self._known: dict[tuple[str, str], int] = {}  # layers by kind and text
        self._chains: dict[int, list[Any]] = {}
        self._owners: dict[int, tuple[Any, int]] = {}  # op-array and layer, by the op-array's id
        self._by_file: dict[str, int] = {}
        self._events = 0
        self._calls: set[tuple[Any, ...]] = set()
        self._missing: set[tuple[Any, ...]] = set()

    # -- layers -----------------------------------------------------------------------------------------------------

    def layer(self, engine: Engine, kind: str, code: str, name: str, scripting: bool) -> int:
        """The number of the layer of a text that is about to be compiled. Raises TooManyLayers."""
        chain = self.chain(engine)
        known = self._known.get((kind, code))
        if known is not None:
            chains = self._chains[known]
            if chain not in chains and len(chains) < MOST_CHAINS:
                chains.append(chain)
                self._emit("chain", layer=known, chain=chain)
            return known
        number = len(self.texts)
        if number > self._most_layers:
            raise TooManyLayers
        self.texts.append(code)
        self.scripting.append(scripting)
        self._known[kind, code] = number
        self._chains[number] = [chain]
        self._emit("layer", number=number, kind=kind, name=name, code=code, scripting=scripting, chain=chain,
                   sha256=sha256(code.encode("latin-1")).hexdigest(), size=len(code))
        return number

    def compiled(self, number: int, script: Script) -> None:
        """The functions of a script belong to a layer from now on."""
        for op_array in script.op_arrays():
            self._owners[id(op_array)] = op_array, number
        self._by_file[script.main.filename] = number

    def refused(self, number: int, message: str) -> None:
        """A layer's text cannot be compiled."""
        self._emit("problem", layer=number, message=message)

    def layer_of(self, function: Any) -> int:
        """The layer that a user function is in."""
        owner = self._owners.get(id(function))
        return owner[1] if owner is not None else self._by_file.get(function.filename, 0)

    def chain(self, engine: Engine) -> list[dict[str, Any]]:
        """The calls that are under way, innermost first."""
        found: list[dict[str, Any]] = []
        frame = engine.current_execute_data
        while frame is not None and len(found) < 100:
            function: Any = frame.func
            name = function.function_name and full_name(function)
            if function.is_internal:
                found.append({"function": name})
            else:
                found.append({"function": name, "layer": self.layer_of(function), "line": line_of(frame),
                              "file": function.filename})
            frame = frame.prev
        return found

    # -- events -----------------------------------------------------------------------------------------------------

    def place(self, engine: Engine) -> dict[str, Any]:
        """The layer and line of the user code that runs."""
        frame = user_frame(engine.current_execute_data)
        if frame is None:
            return {"layer": 0, "line": 0}
        return {"layer": self.layer_of(frame.func), "line": line_of(frame)}

    def io(self, engine: Engine, kind: str, function: str, arguments: Any, result: Any = None) -> None:
        """Something that would have left the process: `kind` is file, network, process, mail, time, environment, …"""
        self._events += 1
        if self._events <= MOST_EVENTS:
            self._emit("io", kind=kind, function=function, arguments=[plain(each) for each in arguments],
                       result=plain(result), **self.place(engine))

    def call(self, engine: Engine, function: str, arguments: list[Any]) -> None:
        """A call by a name that was computed. Told once for each place and name."""
        place = self.place(engine)
        key = place["layer"], place["line"], function
        if key not in self._calls and len(self._calls) < MOST_EVENTS:
            self._calls.add(key)
            self._emit("call", function=function, arguments=[plain(each) for each in arguments], **place)

    def missing(self, engine: Engine, kind: str, name: str, arguments: Any = ()) -> None:
        """A function or constant that there is not."""
        place = self.place(engine)
        key = kind, name, place["layer"], place["line"]
        if key not in self._missing and len(self._missing) < MOST_EVENTS:
            self._missing.add(key)
            self._emit("missing", kind=kind, name=name, arguments=[plain(each) for each in arguments], **place)
