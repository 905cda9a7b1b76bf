"""The Engine of embedders: one PHP world that lives as long as its owner wants, with limits, conversions and proxies.

Around a zvm.engine.Engine, the world. Everything that runs PHP goes through `inside()`, which watches the limits and
turns what PHP raises into Python's exceptions. One thread at a time: others wait.
"""
from __future__ import annotations

import gc
import os
import sys
import threading
from contextlib import suppress
from ctypes import ArgumentError
from typing import TYPE_CHECKING, Any, TypeVar

from zvm.embedding import limits as limiting
from zvm.embedding.conversions import php_text, python_text, to_php, to_python
from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.file_guard import FileGuard
from zvm.embedding.functions import function_of
from zvm.embedding.limits import Allow, Limits
from zvm.embedding.objects import PhpProxy
from zvm.engine import Engine as World
from zvm.engine import request, resident
from zvm.runtime.objects.exceptions import get_field, is_throwable
from zvm.runtime.services import python_collector
from zvm.runtime.signals import (
    Bailout,
    GracefulExit,
    MemoryExhausted,
    OplinesUsedUp,
    Thrown,
    TimeLimitReached,
    UnwindExit,
)
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF
from zvm.targets import SETTING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import NoReturn

    from zvm.embedding.debugging import Debugger
    from zvm.embedding.observing import Events, Tool

    Given = TypeVar("Given")
    Result = TypeVar("Result")

_ABSENT = frozenset(("STDIN", "STDOUT", "STDERR", "PHP_CLI_PROCESS_TITLE"))
_DEFAULTS = {"display_errors": "0", "html_errors": "0", "register_argc_argv": "0"}


class _Listed(type):
    """A class of which help() and dir() show what embedders are meant to use."""

    def __dir__(cls) -> list[str]:
        return [name for name in super().__dir__() if name not in _FOR_PROXIES]


# what proxies, functions, tools and the sandbox ask of an engine
_FOR_PROXIES = frozenset(("call_method", "call_python", "call_value", "inside", "let_go", "php_value", "proxy_of",
                          "text", "value", "unheld", "world", "world_class"))


class Engine(metaclass=_Listed):
    """A PHP world inside a Python program.

    `ini` are directives; `stdout` is where output goes: a binary or text stream, or a function of bytes (by default
    sys.stdout); `limits` bound each call; `allow` says what the code may reach; `functions` are Python callables by
    the names they have in PHP; `php` is the version, "8.4". Close the engine, or use it as a context manager, to have
    shutdown functions and destructors run. Raises UnknownTarget (zvm/targets.py), and TypeError for limits that are no
    Limits, and the like.
    """

    world_class: type[World] = World

    def __init__(self, ini: Mapping[str, object] | None = None, stdout: Any = None, limits: Limits | None = None,
                 allow: Allow | None = None, functions: Mapping[str, Callable[..., Any]] | None = None,
                 php: str | None = None) -> None:
        self.limits = _checked(limits, Limits, "limits")
        self.allow = _checked(allow, Allow, "allow")
        self._lock = threading.RLock()
        self._depth = 0  # how many calls into PHP are under way
        self._printed = 0
        self._write = output_writer(stdout)
        self._limit: str | None = None  # the one that was reached
        self._ending: BaseException | None = None  # what ends the run that PHP code of a Python function was in
        self._closed = False
        self._debugger: Debugger | None = None
        self._proxies: dict[int, Any] = {}  # weak references by id of the object
        self.unheld: list[PhpObject] = []  # objects whose proxies have gone
        self.world = self.world_class(self._settings(ini or {}, php), self._print)
        self._meter = limiting.meter_of(self.limits, self.world)
        resident.lease(self.world)
        self.world.constants.absent = _ABSENT
        self._restrict()
        self._guard = FileGuard(self.allow.files, self.allow.write)
        if self.allow.write is not None:
            self.world.may_write = self._guard.may_write
        with self._guard:
            request.begin(self.world)
        for name, function in (functions or {}).items():
            self.define(name, function)

    # -- running code --------------------------------------------------------------------------------------------

    def eval(self, code: str | bytes) -> Any:
        """The value of an expression, or what statements return, None where they do not."""
        text = self.text(code)
        return self.value(lambda world: world.value_of(world.compile_string(_as_return(world, text), "eval")))

    def run(self, source: str | bytes, filename: str = "string") -> Any:
        """Run PHP source with its open tag; what it returns, 1 where it does not say."""
        text, name = self.text(source), self.text(filename)
        return self.value(lambda world: world.value_of(world.compile_source(text, name)))

    def run_file(self, path: str | os.PathLike[str]) -> Any:
        """Run a PHP file; what it returns. Raises OSError where it cannot be read."""
        real = os.fsencode(os.path.realpath(path)).decode("latin-1")
        self._guard.add_readable(os.path.realpath(path))
        with open(real.encode("latin-1"), "rb"):
            return self.value(lambda world: world.execute_for_value(real))

    def compile(self, code: str | bytes) -> Program:
        """Code without open tag that is compiled once and run many times. Raises PhpError for what cannot be parsed."""
        text = self.text(code)
        return Program(self, self.inside(lambda world: world.compile_source(text, "compiled", scripting=True)))

    def call(self, name: str, *arguments: Any, **named: Any) -> Any:
        """Call a function by its name, or a static method as "Class::name"."""
        return self.call_value(self.text(name), arguments, named)

    def new(self, class_name: str, *arguments: Any, **named: Any) -> PhpProxy:
        """A new object of a class."""
        given, names = self._arguments(arguments, named)

        def make(world: World) -> PhpObject:
            from zvm.runtime.objects.lifecycle import instantiate

            ce = world.lookup_class(self.text(class_name))
            if ce is None:
                world.throw("Error", f'Class "{self.text(class_name)}" not found')
            found: PhpObject = instantiate(world, ce)
            if ce.constructor is not None:
                world.call_function(ce.constructor, given, found, ce, names)
            return found
        made: PhpProxy = self.value(make)
        return made

    def define(self, name: str, function: Callable[..., Any]) -> None:
        """Make a Python callable a PHP function."""
        key = lower(self.text(name))
        if self.world.world is not None:
            self.world.world.note_function(key)
        self.world.functions[key] = function_of(self, self.text(name), function)

    def load_extension(self, name: str) -> None:
        """Load an extension (docs/guides/extending.md): a Python file, or the name of an installed one. Raises
        ExtensionError."""
        from zvm.observe import loading
        from zvm.observe.marks import leave_world

        extension = loading.find_outside(name)
        if extension is None:
            raise loading.ExtensionError(f"there is no extension {name}")
        leave_world(self.world)
        loading.register(self.world, extension)

    @property
    def debugger(self) -> Debugger:
        """The engine's debugger (docs/guides/observe.md), attached at the first access. Any thread may use it, even
        while another runs PHP code."""
        if self._debugger is None:
            from zvm.embedding.debugging import Debugger
            from zvm.observe.marks import leave_world

            leave_world(self.world)
            self._debugger = Debugger(self)
        return self._debugger

    def tool(self) -> Tool:
        """A tool that is told of events of what the engine runs (docs/guides/observe.md)."""
        from zvm.embedding.observing import Tool

        return Tool(self)

    def observe(self, *kinds: str, function: str = "", where: str = "") -> Events:
        """A list that gets the events of some kinds while it is entered: `with engine.observe("call") as events`."""
        from zvm.embedding.observing import Events

        return Events(self, kinds, function, where)

    @property
    def globals(self) -> Globals:
        """The global variables, as a mapping that can be changed."""
        return Globals(self)

    def flush(self) -> None:
        """Pass on what was printed; this also happens at the end of each call."""
        if not self._closed:
            self.world.output.flush()

    def close(self) -> None:
        """End the request: shutdown functions, destructors, output buffers. Closing twice is nothing. Raises
        RuntimeError in a function that the engine's own code has called."""
        with self._lock:
            if self._depth and not self._closed:
                raise RuntimeError("the engine is running")
            if not self._closed:
                self._closed = True
                try:
                    self._watched(lambda: request.shut_down(self.world))
                finally:
                    if self.world.world is not None:
                        self.world.world.is_spoilt |= self._limit is not None
                    resident.release(self.world)

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if name not in _FOR_PROXIES]

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("engines can be neither copied nor pickled")

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    # -- for proxies and functions -------------------------------------------------------------------------------

    def text(self, text: str | bytes) -> str:
        """Text or bytes as a PHP string."""
        return php_text(text) if isinstance(text, str) else text.decode("latin-1")

    def php_value(self, value: Any) -> Any:
        """A PHP value of a Python one."""
        return to_php(self, value)

    def value(self, task: Callable[[World], Any]) -> Any:
        """What a task gives, as a Python value."""
        return to_python(self, self.inside(task))

    def call_value(self, callable: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Call a PHP callable."""
        given, names = self._arguments(arguments, named)

        def call(world: World) -> Any:
            found = world.resolve_callable(callable)
            if type(found) is str:
                world.throw("Error", _why_not(callable, found))
            return found.call(given, names)
        return self.value(call)

    def call_method(self, object: PhpObject, name: str, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Call a public method, or have __call answer for it."""
        return self.call_value(PhpArray.from_list([object, name]), arguments, named)

    def proxy_of(self, object: PhpObject) -> PhpProxy:
        """The proxy of an object: the same one as long as it is held."""
        from weakref import ref

        found = self._proxies.get(id(object))
        proxy = found() if found is not None else None
        if proxy is None:
            proxy = PhpProxy(self, object)
            key = id(object)
            self._proxies[key] = ref(proxy)
        return proxy

    def let_go(self) -> None:
        """Drop the objects whose proxies have gone: now, or where another thread runs the engine, before its next
        call."""
        for key in map(id, self.unheld):
            self._proxies.pop(key, None)
        if self._lock.acquire(blocking=False):
            try:
                self._drop_unheld()
            finally:
                self._lock.release()

    def _drop_unheld(self) -> None:
        """Destructors run under the limits; what they throw is thrown by the next call."""
        if self._closed or self._depth:
            self.unheld.clear()
        elif self.unheld:
            self._depth += 1
            try:
                self._watched(self._drop_all)
            except PhpError:
                return  # a limit ended the engine, as the next call says
            finally:
                self._depth -= 1

    def _drop_all(self) -> None:
        self.unheld.clear()
        pending = self.world.pending_exception
        if isinstance(pending, (TimeLimitReached, MemoryExhausted, OplinesUsedUp)):
            self.world.pending_exception = None
            raise pending

    def call_python(self, function: Callable[..., Any], arguments: list[Any], names: list[str],
                    by_position: int) -> Any:
        """Call a Python function for PHP code; what it raises is thrown there. The parameters from `by_position` on are
        given by their names, and so are those after one that was left out."""
        plain = [None if argument is UNDEF else to_python(self, argument) for argument in arguments]
        skipped = {index for index, argument in enumerate(arguments) if argument is UNDEF}
        first = min({*skipped, *range(by_position, len(names))}, default=len(plain))
        by_name = {names[index].rstrip("_"): value for index, value in enumerate(plain)
                   if index >= first and index not in skipped and index < len(names)}
        try:
            with FileGuard():  # what the host's functions do is not the code's doing
                result = function(*plain[:first], **by_name)
            if self._ending is not None:  # which the function has caught
                raise self._ending
            return to_php(self, result)
        except (PhpExit, LimitReached):
            raise
        except PhpError as error:
            if error.thrown is not None:
                raise Thrown(error.thrown) from None
            self._throw_python(error)
        except Exception as error:
            self._throw_python(error)

    # -- inside --------------------------------------------------------------------------------------------------

    def inside(self, task: Callable[[World], Result]) -> Result:
        """Run a task in the world, under the limits. Raises PhpError, LimitReached, PhpExit."""
        with self._lock:
            if self._closed:
                raise ClosedEngine("the engine is closed")
            if self.unheld:
                self._drop_unheld()
            if self._depth:  # PHP called Python, which calls PHP
                try:
                    return task(self.world)
                except Thrown as thrown:
                    error = self._error_of(thrown.object)
                except (Bailout, UnwindExit, TimeLimitReached, MemoryExhausted) as ending:
                    self._ending = ending
                    raise
                raise error
            self._ending = None
            self._depth += 1
            try:
                return self._watched(lambda: self._translated(task))
            finally:
                self._depth -= 1

    def _watched(self, task: Callable[[], Result]) -> Result:
        """Run a task with the collector as PHP wants it, and under the limits."""
        limits = self.limits
        if self._meter is not None and limits.oplines is not None:
            self._meter.left.value = limits.oplines
        python_collector.pause()
        watched: limiting.Watched | None = None
        if limits.seconds is not None or limits.memory is not None:
            watched = limiting.watcher.begin(limits, self.world)
            self.world.interrupts.deadline = watched.deadline
        try:
            with self._guard:
                return self._finished(task, watched)
        except OplinesUsedUp:
            self._limit = "oplines"
        except TimeLimitReached:
            self._limit = "seconds"
        except MemoryExhausted:
            self._limit = "memory"
        finally:
            if self._limit is None:  # else nothing waits any more, such as a pipe that is closed for its process
                self.world.interrupts.deadline = None
            if self._limit is not None and not gc.get_freeze_count():
                gc.freeze()  # what the run has left is not to be looked through now
                gc.unfreeze()
            python_collector.resume()
            python_collector.free_ended()
        self._fail()

    def _finished(self, task: Callable[[], Result], watched: limiting.Watched | None) -> Result:
        """Run a task; when this returns or raises, no limit is raised any more."""
        try:
            return task()
        finally:
            while watched is not None and watched.active:
                try:
                    limiting.watcher.end(watched)
                except (TimeLimitReached, MemoryExhausted):
                    continue  # it came just before the end

    def _translated(self, task: Callable[[World], Result]) -> Result:
        world = self.world
        try:
            result = task(world)
            pending, world.pending_exception = world.pending_exception, None
            if pending is not None:  # it left a destructor at the end
                raise pending
            world.output.flush()
            return result
        except Thrown as thrown:
            error = self._error_of(thrown.object)
            self._pass_on()
            if self._limit is not None:
                self._fail()
        except UnwindExit as leaving:
            world.output.flush()
            raise PhpExit(leaving.status) from None
        except (Bailout, GracefulExit):
            self._fail()
        except MemoryError:
            self._limit = "memory"
            self._fail()
        except TimeLimitReached:
            world.abandoned = world.current_execute_data
            raise
        except (RecursionError, ArgumentError):  # the latter where ctypes had no room to convert what it passes
            world.current_execute_data = None
            raise PhpError("Maximum nesting of internal functions reached") from None
        finally:
            world.current_execute_data = None
        raise error

    def _fail(self) -> NoReturn:
        """Raise what a fatal error or a limit means; the world is at its end."""
        self._pass_on()
        self._closed = True
        self.world.objects.disable_destructors()
        if self._limit is not None:
            unit = {"seconds": f"{self.limits.seconds} seconds", "memory": f"{self.limits.memory} bytes of memory",
                    "output": f"{self.limits.output} bytes of output",
                    "oplines": f"{self.limits.oplines} oplines"}[self._limit]
            frames, self.world.abandoned = self.world.abandoned, None
            raise LimitReached(self._limit, f"the limit of {unit} was reached", frames) from None
        level, message, file, line = self.world.diagnostics.last_error or (0, "the run was ended", "", 0)
        if message.startswith("Allowed memory size"):
            raise LimitReached("memory", message) from None
        raise PhpError(_readable(message), None, _readable(file), line) from None

    def _pass_on(self) -> None:
        """Pass on what was printed before a failure."""
        with suppress(Bailout):  # the limit of output
            self.world.output.flush()

    def _error_of(self, thrown: Any, depth: int = 0) -> PhpError:
        def field(name: str) -> Any:
            return get_field(thrown, name)

        if not is_throwable(thrown.ce):
            return PhpError("thrown", thrown.ce.name, thrown=thrown)
        previous = field("previous")
        trace = self.world.call_method(thrown, "gettraceasstring")
        error = PhpError(_readable(field("message")), _readable(thrown.ce.name), _readable(field("file")),
                         field("line"), _readable(trace), field("code"),
                         None if previous is None or depth > 100 else self._error_of(previous, depth + 1), thrown)
        cause = getattr(self, "_python_causes", {}).get(id(thrown))
        error.__cause__ = cause if cause is not None else error.previous
        return error

    def _throw_python(self, error: BaseException) -> NoReturn:
        """Throw a Python exception in PHP; it is the cause of the PhpError, should that come back."""
        from zvm.ext.core.exceptions import make_exception

        text = php_text(f"{type(error).__name__}: {error}")
        thrown = make_exception(self.world, "RuntimeException", text)
        self._python_causes: dict[int, BaseException] = {id(thrown): error}
        raise Thrown(thrown) from None

    def _arguments(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[list[Any], PhpArray | None]:
        given = [to_php(self, argument) for argument in arguments]
        names: dict[int | str, Any] = {self.text(name): to_php(self, value) for name, value in named.items()}
        return given, PhpArray.from_dict(names) if names else None

    # -- settings ------------------------------------------------------------------------------------------------

    def _settings(self, ini: Mapping[str, object], php: str | None) -> list[tuple[str, str]]:
        found = dict(_DEFAULTS)
        if php is not None:
            found[SETTING] = php
        if self.limits.memory is not None:
            found["memory_limit"] = str(self.limits.memory)
        for name, value in ini.items():
            found[name] = str(int(value)) if type(value) is bool else "" if value is None else php_text(str(value))
        allow = self.allow
        if allow.files is not None:
            found["open_basedir"] = ":".join(os.fsencode(path).decode("latin-1") for path in allow.files) or "/dev/null"
        if not allow.network:
            found["allow_url_fopen"] = "0"
        denied = [*(("posix_mkfifo", "posix_mknod") if allow.write is not None else ()),
                  *((*limiting.USERS, *limiting.TERMINAL) if allow.files is not None else ()),
                  *(limiting.PROCESSES if not allow.processes else ()),
                  *(limiting.NETWORK if not allow.network else ()), *(limiting.HOST if not allow.host else ())]
        found["disable_functions"] = ",".join(filter(None, [found.get("disable_functions", ""), *denied]))
        return list(found.items())

    def _restrict(self) -> None:
        """Keep to what is allowed, and to the functions that are."""
        allow, world = self.allow, self.world
        world.may_start, world.may_connect = allow.processes, allow.network
        world.descriptors, world.is_confined = allow.descriptors(), allow.files is not None
        if allow.environment is not None:
            world.visible_variables = frozenset(os.fsencode(name) for name in allow.environment)
        allowed = self.allow.functions
        if allowed is not None:
            table = self.world.functions
            find = table._find
            table._find = lambda name: find(name) if name in allowed else None

    def _print(self, data: bytes) -> None:
        limit = self.limits.output
        if limit is not None and self._printed + len(data) > limit:
            data = data[:limit - self._printed]
            self._limit = "output"
        self._printed += len(data)
        with FileGuard():  # the host's function may use files
            self._write(data)
        if self._limit == "output":
            self.world.output.broken = True
            self.world.diagnostics.bail_out()


class Program:
    """Code that was compiled once."""

    def __init__(self, engine: Engine, script: Any) -> None:
        self.engine, self.script = engine, script

    def run(self) -> Any:
        """Run it on the globals; what it returns, 1 where it does not say."""
        return self.engine.value(lambda world: world.value_of(self.script))


class Globals:
    """The global variables of an engine by name, converted both ways."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __getitem__(self, name: str) -> Any:
        found = self._lookup(name)
        if found is UNDEF:
            raise KeyError(name)
        return to_python(self.engine, found)

    def __setitem__(self, name: str, value: Any) -> None:
        text, given = self.engine.text(name), to_php(self.engine, value)
        self.engine.inside(lambda world: world.symbol_table.assign(text, given))

    def __delitem__(self, name: str) -> None:
        if name not in self:
            raise KeyError(name)
        text = self.engine.text(name)
        self.engine.inside(lambda world: world.symbol_table.__delitem__(text))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._lookup(name) is not UNDEF

    def __iter__(self) -> Iterator[str]:
        names = self.engine.inside(lambda world: [
            name for name in list(world.symbol_table) if world.symbol_table.lookup(name) is not UNDEF])
        return iter([str(python_text(name)) for name in names])

    def get(self, name: str, default: Any = None) -> Any:
        """The variable's value, or the default where there is none."""
        found = self._lookup(name)
        return default if found is UNDEF else to_python(self.engine, found)

    def _lookup(self, name: str) -> Any:
        text = self.engine.text(name)
        return self.engine.inside(lambda world: world.symbol_table.lookup(text))


def _checked(given: Any, kind: type[Given], name: str) -> Given:
    if given is not None and not isinstance(given, kind):
        raise TypeError(f"{name} must be a zvm.{kind.__name__}, not {type(given).__name__}: "
                        f"{name}=zvm.{kind.__name__}({'**' if isinstance(given, dict) else ''}…)")
    return kind() if given is None else given


def _readable(text: Any) -> str:
    """Text for a message, in which bytes that are no UTF-8 are surrogates; a class may have made it another value."""
    if type(text) is not str:
        return "" if text is None else str(text) if isinstance(text, int | float) else "Array"
    return text.encode("latin-1").decode("utf-8", "surrogateescape")


def _as_return(world: World, text: str) -> str:
    """The code with a return in front where it is an expression."""
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
    from zvm.frontend.parser import parse_file

    try:
        parse_file(f"<?php return ({text}\n);", world.ini.short_open_tag, target=world.target)
    except (PhpSyntaxError, PhpCompileError):
        return text
    return f"return ({text}\n);"


def _why_not(callable: Any, reason: str) -> str:
    return f"Call to undefined function {callable}()" if type(callable) is str and "::" not in callable else reason


def output_writer(stdout: Any) -> Callable[[bytes], object]:
    """What takes the output's bytes."""
    if callable(stdout):
        return stdout  # type: ignore[no-any-return]

    def write(data: bytes) -> None:
        stream = sys.stdout if stdout is None else stdout
        binary = getattr(stream, "buffer", None)
        if binary is not None:
            stream.flush()
            binary.write(data)
            binary.flush()
        elif hasattr(stream, "encoding") or hasattr(stream, "newlines"):
            stream.write(data.decode("utf-8", "surrogateescape"))
        else:
            stream.write(data)  # type: ignore[arg-type]  # a binary stream
    return write
