"""A recording of one engine: calls that reach outside, clocks, random bytes, included files, in their order.

While it is LIVE everything is carried out and noted. In REPLAY nothing is: results come from the record, messages are
reported again, what was printed is printed again into the engine's output. CLOSED is for code that is evaluated in the
past: what would reach outside throws an Error.
"""
from __future__ import annotations

import os
from contextlib import suppress
from threading import get_ident
from weakref import ref

from zvm.observe.recording.classes import RecordedHooks, iterator_hook
from zvm.observe.recording.encoding import Decoder, Encoder, fill, state_of
from zvm.observe.recording.outside import is_outside_class, reaches_out, reads_clock, stays_inside
from zvm.observe.recording.sources import Sources
from zvm.runtime.functions.internal_function import (
    InternalFunction,
    StoredSignature,
    read_signature,
    signature_of,
)
from zvm.runtime.services.output import Output
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script

LIVE, REPLAY, CLOSED = range(3)
CALL, SOURCE, FILE, PATH = "call", "source", "file", "path"  # kinds of entries
NAME, RESULT, THROWN, REFERENCES, OBJECTS, RESOURCES, LAST_RESOURCE, EVENTS, RAN_CODE = range(1, 10)  # of a CALL
_LENGTH = 10
_NATIVE_OPTIONS = ("pure", "native", "frameless")
_METHOD_PLACES = ("constructor", "destructor", "clone", "get", "set", "isset", "unset", "call", "callstatic",
                  "tostring", "debug_info", "serialize", "unserialize", "invoke")


class Diverged(BaseException):
    """A run that is repeated asks for something else than the record has."""


class RecordedOutput(Output):
    """The engine's output while a function that reaches outside prints."""

    __slots__ = ()

    def write(self, text: str) -> None:
        """Print, and note it."""
        observer = self.engine.observer
        if observer is None or observer.recording is None:
            super().write(text)
        else:
            observer.recording.printed(super().write, text)


class Recording:
    """Of one engine, whose observer has it. `log` are the entries; in REPLAY `index` is that of the next."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.mode = LIVE
        self.log: list[Any] = []
        self.index = 0
        self.depth = 0  # of calls that reach outside, without PHP code among them
        self.position: Callable[[], int] = lambda: 0  # how many statements were executed
        self.on_divergence: Callable[[str], object] | None = None
        self._events: list[Any] = []
        self._wrapped: dict[int, InternalFunction] = {}
        self._kept: list[Any] = []  # functions that stand behind others: their ids are keys
        self._outside: dict[int, ref[Any]] = {}  # objects that stand for something outside, by id
        self._sources = Sources(self)

    # -- taking its place -------------------------------------------------------------------------------------------

    def install(self) -> None:
        """Record what the engine does from now on, in the calling thread."""
        engine: Any = self.engine
        assert engine.observer is not None
        engine.observer.recording = self
        self._sources.install()
        engine.functions.intercept(self.function)
        engine.classes.intercept(self._class)
        for name, function in list(engine.functions.items()):
            if function.is_internal:
                engine.functions[name] = self.function(function)
        for ce in list(engine.classes.values()):
            if ce.is_internal:
                self._class(ce)
        compile_file, resolve = engine.compile_file, engine.resolve_include_path
        engine.compile_file = lambda path: self._compiled(path, compile_file)
        engine.resolve_include_path = lambda name: self._noted(PATH, name, lambda: resolve(name))

    def run_in_this_thread(self) -> None:
        """It is this thread that runs PHP from now on."""
        self._sources.thread = get_ident()

    def remove(self) -> None:
        """Record no more. Functions stay as they are, and are carried out."""
        self._sources.remove()
        self.mode = LIVE
        if self.engine.observer is not None:
            self.engine.observer.recording = None

    def repeat(self, log: list[Any]) -> None:
        """Take everything from the record, from here on: `log` are the entries that follow."""
        self.index = self.entries
        self.log[self.index:] = log
        self.mode = REPLAY

    def take_from(self, log: list[Any]) -> None:
        """Take all of the run from a record."""
        self.log, self.index, self.mode = log, 0, REPLAY

    @property
    def entries(self) -> int:
        """How many entries of the record belong to what was executed."""
        return self.index if self.mode == REPLAY else len(self.log)

    # -- functions and classes --------------------------------------------------------------------------------------

    def function(self, function: Any) -> Any:
        """What stands for an internal function in the engine's table."""
        if not isinstance(function, InternalFunction):
            return function
        if id(function) in self._wrapped:
            return self._wrapped[id(function)]
        module = _declaring_module(function)
        is_python = function.extension_name == "zvm"  # a Python callable of the embedder
        is_outside = is_python or reaches_out(function, module)
        if not is_outside and not reads_clock(function):
            return function
        return self._stand_in(function, is_outside)

    def _stand_in(self, function: InternalFunction, is_outside: bool) -> InternalFunction:
        signature = function.stored or signature_of(function.impl)
        options = {name: value for name, value in signature.options.items() if name not in _NATIVE_OPTIONS}
        options["recorded"] = True
        own: Any = self._bridge(function) if is_outside else _call_through(function)
        own.php_options = options
        stored = StoredSignature(lambda: own, signature.names, signature.count, signature.code_flags,
                                 signature.annotations, signature.defaults, options)
        stand_in = InternalFunction(str(function.function_name), stored, function.extension_name, function.fn_flags,
                                function.scope, function.is_method, function.target)
        stand_in.default_texts = function.default_texts
        read_signature(stand_in)  # while it has that of the function
        for name in ("attributes", "prototype", "doc_comment"):
            setattr(stand_in, name, getattr(function, name))
        self._wrapped[id(function)] = stand_in
        self._wrapped[id(stand_in)] = stand_in
        self._kept.append(function)
        return stand_in

    def _bridge(self, function: InternalFunction) -> Callable[..., Any]:
        def bridge(*given: Any, **named: Any) -> Any:
            return self.call(function, given, named)

        return bridge

    def _class(self, ce: Any) -> Any:
        """Have the methods of an internal class recorded."""
        if ce is None or not ce.is_internal:
            return ce
        changed: dict[int, Any] = {}
        for name, method in list(ce.function_table.items()):
            wrapped = self.function(method)
            if wrapped is not method:
                changed[id(method)] = ce.function_table[name] = wrapped
        for place in _METHOD_PLACES:
            method = getattr(ce, place)
            if method is not None and id(method) in changed:
                setattr(ce, place, changed[id(method)])
        if ce.object_type is not None and is_outside_class(ce.object_type.__module__.removeprefix("zvm.ext.")):
            if ce.get_iterator is not None:
                ce.get_iterator = iterator_hook(self, ce.name, ce.get_iterator)
            if ce.native is not None and not isinstance(ce.native, RecordedHooks):
                ce.native = RecordedHooks(self, ce.name, ce.native)
        return ce

    @property
    def is_live(self) -> bool:
        """Whether things are carried out."""
        return self.mode == LIVE

    def outside_objects(self) -> list[Any]:
        """The objects that stand for something outside, and live."""
        return [held for reference in self._outside.values() if (held := reference()) is not None]

    # -- calls ------------------------------------------------------------------------------------------------------

    def call(self, function: InternalFunction, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Carry out a call that may reach outside, or repeat what it did."""
        arguments = given[1 + function.is_method:] if function.passes_engine else given[function.is_method:]
        if self.depth or get_ident() != self._sources.thread or stays_inside(self.engine, arguments):
            return function.impl(*given, **named)
        return self.carry_out(function.display_name, lambda: function.impl(*given, **named), given)

    def carry_out(self, name: str, real: Callable[[], Any], given: tuple[Any, ...]) -> Any:
        """Carry out what reaches outside, or repeat what it did; `given` are all that it knows of the program."""
        is_tools = self._is_tools()
        if self.mode == LIVE:
            return real() if is_tools or self.depth else self._record(name, real, given)
        if is_tools and name.lower().endswith("::__debuginfo"):
            return PhpArray()  # what it has is not known any more
        if is_tools or self.mode == CLOSED:
            self.engine.throw("Error", f"{name}() reaches outside, which nothing in the past does again")
        return self._repeat_call(name, given)

    def _is_tools(self) -> bool:
        """Whether a tool runs code of its own, which is no part of the run."""
        observer = self.engine.observer
        return observer is not None and observer.watches.quiet > 0

    def _record(self, name: str, real: Callable[[], Any], given: tuple[Any, ...]) -> Any:
        entry: list[Any] = [CALL, name, *[None] * (_LENGTH - 2)]
        if given and isinstance(given[0], PhpObject) and id(given[0]) not in self._outside:
            self._outside[id(given[0])] = ref(given[0])
        self.log.append(entry)
        before = self._events, self.position()
        events = self._events = []
        self._listen()
        thrown: Thrown | None = None
        result = None
        try:
            result = real()
        except Thrown as signal:
            thrown = signal
        finally:
            self._end_listening()
            self._events = before[0]
            entry[RAN_CODE] = self.position() != before[1] and not events
        encoder = Encoder(given)
        entry[RESULT] = encoder.encode(result)
        entry[REFERENCES] = [encoder.encode(value.value) for value in given if type(value) is Reference]
        entry[OBJECTS] = [state_of(encoder, value) for value in given if isinstance(value, PhpObject)]
        entry[RESOURCES] = [(value.id, value.type_name) for value in given if isinstance(value, Resource)]
        entry[LAST_RESOURCE] = self.engine.last_resource_id
        entry[EVENTS] = events
        if thrown is not None:
            from zvm.runtime.objects.exceptions import get_field

            entry[THROWN] = (thrown.object.ce.name, get_field(thrown.object, "message"),
                             get_field(thrown.object, "code"))
            try:
                raise thrown
            finally:
                thrown = None
        return result

    def _repeat_call(self, name: str, given: tuple[Any, ...]) -> Any:
        entry = self._next(CALL, name)
        if entry[RAN_CODE]:
            self.diverge(f"{name}() has called PHP code, which cannot be repeated")
        for event in entry[EVENTS]:
            if event[0] == "print":
                self.engine.output.write(event[1])
            else:
                self.engine.diagnostics.error(*event[1:])
        decoder = Decoder(self.engine, given)
        for number, type_name in entry[RESOURCES]:
            decoder.resource(number, type_name)
        if entry[THROWN] is not None:
            self.engine.throw(*entry[THROWN])
        try:
            result = decoder.decode(entry[RESULT])
            references = (value for value in given if type(value) is Reference)
            for reference, data in zip(references, entry[REFERENCES], strict=False):
                reference.value = decoder.decode(data)
            objects = (value for value in given if isinstance(value, PhpObject))
            for changed, data in zip(objects, entry[OBJECTS], strict=False):
                fill(changed, decoder, *data)
        except LookupError as error:
            self.diverge(f"{name}(): {error}")
        self.engine.last_resource_id = entry[LAST_RESOURCE]
        return result

    def _next(self, kind: str, name: str) -> Any:
        """The next entry of the record, which is to be of that kind and name."""
        if self.index >= len(self.log):
            self.diverge(f"{name} comes after the end of the record")
        entry = self.log[self.index]
        if entry[0] != kind or entry[NAME] != name:
            self.diverge(f"{name} is asked for where the record has {entry[NAME]}")
        self.index += 1
        return entry

    def diverge(self, text: str) -> NoReturn:
        """The run cannot be repeated. Raises Diverged."""
        if self.on_divergence is not None:
            self.on_divergence(text)
        raise Diverged(text)

    # -- messages and output in a call ------------------------------------------------------------------------------

    def _listen(self) -> None:
        self.depth = 1
        diagnostics: Any = self.engine.diagnostics
        diagnostics.error = self._reported
        self.engine.output.__class__ = RecordedOutput

    def _end_listening(self) -> None:
        self.depth = 0
        with suppress(AttributeError):
            del self.engine.diagnostics.error
        self.engine.output.__class__ = Output

    def _reported(self, level: int, message: str, file: str | None = None, line: int | None = None) -> None:
        """A function that reaches outside reports something; the script's handler may be called."""
        self._events.append(("report", level, message, file, line))
        events = self._events
        self._end_listening()
        try:
            self.engine.diagnostics.error(level, message, file, line)
        finally:
            self._events = events
            self._listen()

    def printed(self, write: Callable[[str], None], text: str) -> None:
        """It prints something; callbacks of buffers may be called."""
        self._events.append(("print", text))
        events = self._events
        self._end_listening()
        try:
            write(text)
        finally:
            self._events = events
            self._listen()

    # -- other sources ----------------------------------------------------------------------------------------------

    def source(self, name: str, real: Callable[[], Any]) -> Any:
        """The value of a clock, or random bytes."""
        return self._noted(SOURCE, name, real)

    def _noted(self, kind: str, name: str, real: Callable[[], Any]) -> Any:
        if self.depth or self.mode == CLOSED or get_ident() != self._sources.thread or self._is_tools():
            return real()
        if self.mode == REPLAY:
            return self._next(kind, name)[2]
        value = real()
        self.log.append((kind, name, value))
        return value

    def _compiled(self, path: str, real: Callable[[str], Script]) -> Script:
        """An included file: its text belongs to the record."""
        if self.mode != REPLAY or self.depth or self._is_tools():
            if self.mode == LIVE and not self.depth and not self._is_tools():
                self.log.append((FILE, path, _text_of(path)))
            return real(path)
        text = self._next(FILE, path)[2]
        if text is None or text == _text_of(path):
            return real(path)
        engine = self.engine
        engine.next_resource_id()
        engine.included_files[path] = None
        script = engine.compile_source(text, path)
        if engine.observer is not None:
            engine.observer.compiled(path, script)
        return script


def _text_of(path: str) -> str | None:
    """The contents of a file; None where it is none, or is not there."""
    try:
        with open(os.fsencode(path.encode("latin-1")), "rb") as file:
            return file.read().decode("latin-1")
    except (OSError, ValueError):
        return None


def _declaring_module(function: InternalFunction) -> str:
    """The module of zvm/ext that declares a function, without that prefix, or "" where the function tells."""
    if function.is_method or function.stored is None:
        return str(function.impl.__module__).removeprefix("zvm.ext.")
    from zvm.ext import registry

    where = registry.declaration("FUNCTIONS", str(function.function_name), function.target) or ""
    return where.partition(":")[0]


def _call_through(function: InternalFunction) -> Callable[..., Any]:
    """The function itself, without the native code that stands for it."""
    def call(*given: Any, **named: Any) -> Any:
        return function.impl(*given, **named)

    return call
