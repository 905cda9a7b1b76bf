"""One isolated PHP world and the API for embedding it.

An Engine owns everything a run has: ini, output, diagnostics, tables of functions, classes and constants, globals, the
running frame, the object store. zvm/runtime, zvm/executor and zvm/ext reach all of it through the engine they are
passed; nothing of a run is module-level state, so several engines live side by side in one process.

    engine = Engine([("precision", "17")])
    status = engine.run_source("<?php echo 1 + 1;", "two.php")
"""
from __future__ import annotations

import time

from zvm.engine import include, request, superglobals
from zvm.executor import calls, dispatch, scripts
from zvm.ext import registry
from zvm.handlers.native import tier as native_tier
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.objects.lifecycle import ObjectStore, instantiate
from zvm.runtime.services.constants import ConstantTable
from zvm.runtime.services.diagnostics import Diagnostics, HandlerStack
from zvm.runtime.services.ini import Ini
from zvm.runtime.services.interrupts import Interrupts
from zvm.runtime.services.lazy_tables import LazyTable, held
from zvm.runtime.services.modules import LateModule
from zvm.runtime.services.output import Output
from zvm.runtime.signals import Bailout, Thrown
from zvm.runtime.values import strings
from zvm.runtime.values.symbol_table import SymbolTable
from zvm.runtime.values.zval import UNDEF
from zvm.targets import DEFAULT, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os
    from collections.abc import Callable
    from typing import Any, NoReturn, TypeVar

    from zvm.compiler.errors import CompileError
    from zvm.engine.pending_files import PendingFiles
    from zvm.engine.resident.world import World
    from zvm.ext.standard.streams.wrappers import WrapperRegistry
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
    from zvm.observe.marks import Marks
    from zvm.opcodes.op_array import Function, OpArray
    from zvm.opcodes.script import Script
    from zvm.opfile.cache import Cache
    from zvm.optimizer.extra_passes import ExtraPass
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.classes.constant_expressions import ConstantExpression
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.services.ini_files import Configuration
    from zvm.runtime.services.memory_usage import MemoryAccount
    from zvm.runtime.services.patterns import PatternTable
    from zvm.runtime.values.arrays import PhpArray
    from zvm.runtime.values.php_object import PhpObject

    WebContext = Any  # a WebRequest of zvm/web, which lies above
    State = TypeVar("State")
    from zvm.engine import autoload as autoloading
    from zvm.engine import compilation, eval_cache, optimizing
    from zvm.executor import callables
    from zvm.ext.core import exceptions
    from zvm.runtime.objects import evaluation
    from zvm.runtime.services import wording
else:
    autoloading = LateModule("zvm.engine.autoload")
    compilation = LateModule("zvm.engine.compilation")
    eval_cache = LateModule("zvm.engine.eval_cache")
    optimizing = LateModule("zvm.engine.optimizing")
    callables = LateModule("zvm.executor.callables")
    exceptions = LateModule("zvm.ext.core.exceptions")
    evaluation = LateModule("zvm.runtime.objects.evaluation")
    wording = LateModule("zvm.runtime.services.wording")


COMMAND_LINE_CODE = "Command line code"  # the file name of what -r runs


class Engine:
    """One PHP world.

    `settings` are ini entries as -d gives them; `write` takes the output's bytes, which go to descriptor 1 without it.
    `configuration` are ini files and what was given with them; `sapi` is what php_sapi_name() gives.
    The setting zvm.php chooses the version of PHP, `target`. `native=False` keeps to the Python handlers; `tier` is
    the native tier in use, or None. """

    last_errno = 0  # of the system call that failed last; PHP shows it where another reason is missing

    # Slots for what native code reads; everything else is in the dict.
    __slots__ = ("current_execute_data", "pending_exception", "native_state", "objects", "diagnostics", "ini",
                 "exception", "symbol_table", "constants", "closure_class", "generator_class", "functions", "classes",
                 "patterns", "fiber_switch_blocked", "destructor_blocks", "states", "output", "has_plain_files",
                 "world", "last_resource_id",
                 "included_files", "known_includes", "unlinked_classes", "class_positions", "class_definitions",
                 "autoloaders", "autoloading", "autoload_calls", "target", "interrupted",
                 "__dict__", "__weakref__")
    may_start = may_connect = True  # programs; to other hosts and servers, whatever wants that
    descriptors: frozenset[int] | None = None  # those of the process that php://fd and php://stdin open; None: all
    visible_variables: frozenset[bytes] | None = None  # of the environment; None: all
    own_variables: dict[bytes, bytes | None] | None = None  # what putenv() has set, where the process must not get it
    has_fibers = False  # one has been started
    is_unclean = False  # the run bailed out: no finally block of a generator runs any more (CG(unclean_shutdown))
    is_stack_exhausted = False  # Python's was, and the run is on its way out
    exit_status = 0
    keeps_result = False  # what a main script returns is asked for
    include_name = "main"  # what messages call the include that opens a file
    is_confined = False  # open_basedir holds for the files that the embedder's directives name, too
    known_settings: tuple[int, tuple[object, ...]] = -1, ()  # compiler_settings() as of a revision of the directives
    seen_file: tuple[bytes, os.stat_result] | None = None  # the file that an include has found, and its state
    pending_files: PendingFiles | None = None  # compiled, and not in the cache yet
    stack_origin = 0  # stack_left of the main script's frame, and its own size
    is_preloading = False  # it runs the script of opcache.preload
    extended_statements = False  # EXT_STMT stands in front of each statement (-e)
    passes: tuple[ExtraPass, ...] = ()  # of the optimizer, beside its own (--pass)
    timezone: str | None = None  # date_default_timezone_set()'s
    observer: Marks | None = None  # what is told of the op-arrays that are compiled, and called for the first time
    abandoned: ExecuteData | None = None  # the frames that a time limit has left: to destroy them takes time, too

    def __init__(self, settings: list[tuple[str, str]] | None = None,
                 write: Callable[[bytes], object] | None = None, native: bool = True,
                 configuration: Configuration | None = None, sapi: str = "cli") -> None:
        self.sapi = sapi
        self.web: WebContext | None = None  # the request that a web server has handed over
        self.may_write: Callable[[str], bool] | None = None  # asked of files that C libraries are to change
        self.memory_account: MemoryAccount | None = None  # what the script holds, where it is counted
        self.reserve: bytes | None = None  # memory for what comes after the system has refused more
        self.owns_process = False  # the standard streams are the script's to close
        self.ini: Ini = Ini(settings or [], configuration)
        self.target = self.ini.target
        self.ini.owners.update((name, lambda name=name: registry.start(self, name)) for name in registry.OWNERS)
        self.has_plain_files = True  # paths without a scheme are the file system's, and scripts may use all of it
        self._restrict_files(self.ini.open_basedir)
        self.output = Output(self, write)
        self.diagnostics = Diagnostics(self)
        disabled = _names(self.ini.get("disable_functions"))
        self.functions: LazyTable = LazyTable(
            lambda name: None if name in disabled else registry.find_function(self, name),
            lambda name: name not in disabled and registry.has_function(name, self.target))
        disabled_classes = _names(strings.lower(self.ini.get("disable_classes") or ""))
        self.classes: LazyTable = LazyTable(lambda name: self._internal_class(name, name in disabled_classes),
                                            lambda name: registry.has_class(name, self.target))
        self.constants = ConstantTable(self, registry.find_constant, registry.has_constant,
                                       registry.deprecated_constants)
        self.objects = ObjectStore(self)
        self.patterns: PatternTable | None = None  # made by extension pcre
        self.symbol_table = SymbolTable()
        self.current_execute_data: ExecuteData | None = None
        self.tier = native_tier.load(Engine) if native else None
        self.native_state = None if self.tier is None else self.tier.engine_state()
        self.pending_exception: BaseException | None = None  # left a destructor; raised at the executor's next check
        self.closure_class: ClassEntry | None = None  # once there was one
        self.generator_class: ClassEntry | None = None
        self.exception: PhpObject | None = None  # on its way from the unwinder to CATCH
        self.active_fiber: Any = None  # see executor/fibers.py
        self.fiber_switch_blocked = 0
        self.destructor_blocks = int(self.target < V8_4)  # a running destructor adds it to fiber_switch_blocked
        self.interrupted: list[Any] = []  # (function, opline, handler) of oplines that raise pending_exception first
        self.interrupted_opline: Any = None
        self.interruptions: list[Callable[[], object]] = []  # what is to be called between two oplines
        self.interrupts = Interrupts()  # what may interrupt what waits
        self.world: World | None = None  # what stays of code when this engine is gone
        self.last_resource_id = 3
        self._make_class_tables()
        self.included_files: dict[str, None] = {}
        self.known_includes: dict[str, None] = {}  # absolute names of included files that were to be included once more
        self.temporary_files: set[str] = set()  # those that go when the request ends
        self.exception_handler = HandlerStack()
        self.shutdown_functions: list[Callable[[], Any]] = []
        self.deactivators: list[Callable[[], Any]] = []  # what extensions do when the request ends (RSHUTDOWN)
        self.loaded: dict[str, str] = {}  # extensions that were asked for, with their versions (zvm/observe/loading.py)
        self.states: dict[type, Any] = {}  # what extensions keep of this run, see state_of()
        self.resources: dict[int, Any] = {}  # weak references to Resource objects by number (EG(regular_list))
        self.comparing: set[int] = set()  # ids of arrays and objects that are being compared
        self.stream_wrappers: WrapperRegistry | None = None  # once a script has opened a stream
        self.real_folders: dict[bytes, bytes] = {}  # what includes have resolved
        self._script_cache: Any = UNDEF  # until it is asked for
        self.start_time = time.time()
        self.arguments: list[str] = []  # the script and what followed it on the command line

    def _make_class_tables(self) -> None:
        """Make what declares and loads classes, beside `classes`."""
        self.class_definitions: dict[str, ClassEntry] = {}  # what DECLARE_CLASS declares, by run-time definition key
        self.class_positions: dict[ClassEntry | str, int] = {}  # user classes and aliases as Zend's table has them
        self.unlinked_classes: dict[str, ClassEntry] = {}  # being declared: parents, interfaces are being loaded
        self.delayed_autoloads: dict[str, None] = {}  # classes that signature checks wait for
        self.autoloaders: list[Any] = []
        self.autoloading: set[str] = set()
        self.autoload_calls: dict[Any, Any] = {}  # what calls an autoloader

    def _restrict_files(self, folders: str | None) -> None:
        if folders:
            self.has_plain_files = False
        self.ini.listeners["open_basedir"] = self._restrict_files

    def _internal_class(self, name: str, is_disabled: bool) -> ClassEntry | None:
        def make() -> ClassEntry | None:
            return registry.find_class(self, name, is_disabled)

        return make() if self.world is None else self.world.internal_class(name, make)

    @property
    def native(self) -> native_tier.Status:
        """Whether native handlers run here, and why not."""
        return native_tier.status(Engine) if self.tier else native_tier.Status(
            None, native_tier.status(Engine).reason or "the engine was made with native=False")

    @property
    def script_cache(self) -> Cache | None:
        """Where compiled files are kept; None where they are not."""
        if self._script_cache is UNDEF:
            from zvm.opfile.cache import cache_of

            self._script_cache = cache_of(self)
        return self._script_cache  # type: ignore[no-any-return]

    def use_cache(self, root: str) -> None:
        """Read compiled files from a folder, whatever the settings say."""
        from zvm.opfile.cache import Cache

        self._script_cache = Cache(root)

    # -- running -------------------------------------------------------------------------------------------------

    def set_arguments(self, script: str, arguments: list[str]) -> None:
        """Set $argv, $argc and $_SERVER, as the CLI does."""
        self.arguments = [script, *arguments]

    def run_source(self, source: str, filename: str) -> int:
        """Run PHP source (latin-1 `str`) under a file name and shut the engine down; the exit status."""
        return request.run(self, lambda: self.compile_source(source, filename), filename)

    def run_file(self, path: str) -> int:
        """Run a PHP file and shut the engine down; the exit status. Raises OSError where it cannot be read."""
        filename = include.real_path(path)
        return request.run(self, lambda: include.compile_main(self, filename, path), filename)

    def run_op_array_file(self, data: bytes, name: str) -> int:
        """Run an op-array file that may come from anywhere, as if its source were run; the exit status. Raises
        OpFileError for one that is damaged or would do harm."""
        from zvm.engine.script_cache import script_of
        from zvm.opfile.checking import check
        from zvm.opfile.reader import OpFile

        file = OpFile(data, name)
        check(file, name, self.internal_function)
        return request.run(self, lambda: script_of(self, file), file.path)

    def run_code(self, code: str) -> int:
        """Run code without open tag, as `-r` does."""
        return request.run(self, lambda: self.compile_string(code, COMMAND_LINE_CODE, is_eval=False), None)

    def run_tasks(self, tasks: list[Callable[[], None]]) -> int:
        """Run tasks as one request, up to one that fails fatally, and shut the engine down; the exit status."""
        return request.run_tasks(self, tasks)

    def execute_code(self, code: str, name: str) -> None:
        """Run code without open tag as a part of a request, as -R does for every line."""
        request.execute_code(self, lambda: self.compile_source(code, name, scripting=True))

    def execute_piece(self, code: str, name: str) -> Any:
        """Run code without open tag; what it returns. Raises what it raises."""
        return self.value_of(self.compile_source(code, name, scripting=True))

    def execute_for_value(self, filename: str) -> Any:
        """Run a script, given by its real path, without those before and after it; what it returns. Raises OSError
        where it cannot be read, and what the script raises."""
        self.included_files[filename] = None
        return self.value_of(include.compile_main(self, filename))

    def value_of(self, script: Script) -> Any:
        """Run a script; what it returns, 1 where it does not say."""
        if self.current_execute_data is not None:  # a function that the script calls runs more
            return scripts.execute_nested(self, script)
        self.keeps_result = True
        try:
            return scripts.execute_main(self, script)
        finally:
            self.keeps_result = False

    def execute_file(self, path: str) -> None:
        """Run a script as a part of a request. Raises OSError where it cannot be read, and what the script raises."""
        request.execute_file(self, path)

    def lint(self, source: str, filename: str, display_name: str | None = None) -> int:
        """Check the syntax as `-l` does; 255 when it is wrong."""
        shown = filename if display_name is None else display_name
        try:
            self.compile_source(source, filename)
            self.output.write(f"No syntax errors detected in {shown}\n")
            self.output.flush()
            return 0
        except Thrown as thrown:
            request.report_uncaught(self, thrown)
        except Bailout:
            pass
        finally:
            self.guarded(self.output.flush)
        self.output.write(f"Errors parsing {shown}\n")
        self.guarded(self.output.flush)
        return request.FATAL_STATUS

    def report_uncaught(self, thrown: Thrown) -> None:
        """Print an exception that leaves the bottom of the stack; the script's end goes on."""
        request.report_uncaught(self, thrown)

    def guarded(self, task: Callable[[], Any]) -> None:
        """Run a task at the bottom of the stack: exit, fatal errors and uncaught exceptions end there."""
        request.guarded(self, task)

    def say(self, text: str) -> None:
        """Print a text of the command's own, outside of any request."""
        request.say(self, text)

    def shut_down(self) -> int:
        """PHP's request shutdown: shutdown functions, destructors, output buffers. Returns the exit status."""
        return request.shut_down(self)

    # -- compiling -----------------------------------------------------------------------------------------------

    def compile_source(self, source: str, filename: str, *, scripting: bool = False, is_eval: bool = False) -> Script:
        """Compile and link source text; `scripting`: it starts inside of PHP.

        Raises Thrown (ParseError, CompileError) or, a fatal error having been reported, Bailout.
        """
        return compilation.compile_source(self, source, filename, scripting=scripting, is_eval=is_eval)

    def compile_string(self, code: str, filename: str, is_eval: bool = True) -> Script:
        """Compile the code of an eval() or, without `is_eval`, of the command line. Raises as compile_source() does."""
        if self.observer is not None:
            self.observer.texts[filename] = code
        cache = self.script_cache
        if cache is not None:
            return eval_cache.compile_text(self, cache, code, filename, is_eval)
        return self.compile_source(code, filename, scripting=True, is_eval=is_eval)

    def compile_file(self, path: str) -> Script:
        """Compile a file and remember it as included. Raises OSError, and as compile_source() does."""
        return include.compile_file(self, path)

    def include_again(self, name: str, path: str) -> None:
        """What include_once does with a name whose path was included: a URL is opened again. Raises OSError."""
        include.include_again(self, name, path)

    def keep_compiled(self, path: str) -> Script:
        """Compile a file into the cache, which there must be, unless it is there; its script. Raises OSError, and as
        compile_source() does."""
        from zvm.engine.script_cache import keep_compiled

        assert self.script_cache is not None
        return keep_compiled(self, self.script_cache, path)

    @property
    def compiler_settings(self) -> tuple[object, ...]:
        """The settings compiling depends on that a script may change."""
        return optimizing.settings(self)

    def resolve_include_path(self, name: str) -> str | None:
        """The real path include and the like would open; a URL is itself. None where there is no such file."""
        return include.resolve_include_path(self, name)

    def raise_compile_error(self, error: PhpSyntaxError | PhpCompileError | CompileError, filename: str) -> NoReturn:
        """What the frontend or the compiler raised, as PHP has it: Thrown, or a fatal error reported and Bailout."""
        from zvm.engine.compilation import raise_compile_error

        raise_compile_error(self, error, filename)

    def report_all(self, diagnostics: list[tuple[int, str, int]], filename: str) -> None:
        """Report what frontend and compiler met without stopping: (level, message, line)."""
        from zvm.engine.compilation import report_all

        report_all(self, diagnostics, filename)

    def make_auto_globals(self, source: str) -> None:
        """Make those superglobals that PHP makes when a script first names them (auto_globals_jit)."""
        superglobals.make_auto_globals(self, source)

    def server_variable(self, name: str) -> str:
        """What $_SERVER has of that name before the script changes it; "" for nothing."""
        return superglobals.server_variable(self, name)

    def internal_function(self, lower_name: str) -> Function | None:
        """The internal function of that name; None where there is none, or a script has declared it."""
        found: Function | None = self.functions.get(lower_name)
        return found if found is not None and found.is_internal else None

    def undefined_function(self, name: str) -> Any:
        """Throw for a call of a function that there is not. A subclass may return a function to call instead."""
        return self.throw("Error", f"Call to undefined function {name}()")

    def undefined_constant(self, name: str) -> Any:
        """Throw for a constant that there is not. A subclass may return a value instead."""
        return self.throw("Error", f'Undefined constant "{name}"')

    # -- look-ups and calls --------------------------------------------------------------------------------------

    def lookup_class(self, name: str, autoload: bool = True) -> ClassEntry | None:
        """The class of that name (a leading backslash is ignored), autoloaded if allowed; None where there is none."""
        if name[:1] == "\\":
            name = name[1:]
        key = strings.lower(name)
        found: ClassEntry | None = self.classes.get(key)
        if found is not None or not autoload or not self.autoloaders:
            return found
        load = autoloading.autoload_class if self.tier is None else self.tier.autoload_class
        return load(self, name, key)

    def made_class(self, name: str) -> ClassEntry | None:
        """The class of that name (a leading backslash is ignored) if anything can be of it: not an internal one that
        was never asked for."""
        ce: ClassEntry | None = held(self.classes, strings.lower(name.removeprefix("\\")))
        return ce

    def internal_class(self, name: str) -> ClassEntry:
        """The class of that name, which is an internal one that is always there."""
        return self.classes[strings.lower(name)]  # type: ignore[no-any-return]

    def run_autoloaders(self, name: str) -> ClassEntry | None:
        """Ask the autoloaders until one has made the class (spl_perform_autoload)."""
        return autoloading.run_autoloaders(self, name, strings.lower(name))


    def defer_exception(self, signal: BaseException) -> None:
        """Have `signal`, which left a destructor, raised once the running opline is done."""
        dispatch.defer_exception(self, signal)

    def interrupt(self, task: Callable[[], object], is_elsewhere: bool = False) -> None:
        """Have a task called between two oplines, soon; `is_elsewhere`: another thread asks than runs the engine."""
        dispatch.interrupt(self, task, is_elsewhere)

    def throw(self, class_name: str, message: str, code: int = 0) -> NoReturn:
        """Raise Thrown with a new exception of that internal class, made at the current opline; one that waits to be
        raised becomes its previous one (zend_throw_exception_internal)."""
        if "\0" in message:
            message = strings.strip_anonymous_suffix(message)
        if self.target != DEFAULT:
            message = wording.worded(message, self.target)
        exception = None
        if self.tier is not None:
            exception = self.tier.new_error(self, self.internal_class(class_name), message, code)
        if exception is None:
            exception = exceptions.make_exception(self, class_name, message, code)
        pending = self.pending_exception
        if type(pending) is Thrown:
            self.pending_exception = None
            set_previous(self, exception, pending.object)
        raise Thrown(exception)

    def call_function(self, function: Function, args: list[Any], this: PhpObject | None = None,
                      called_scope: ClassEntry | None = None, named: PhpArray | None = None) -> Any:
        """Call any function from Python; `args` are values, References for by-reference parameters. Raises Thrown."""
        return calls.call_function(self, function, args, this, called_scope, named)

    def call_function_by_reference(self, function: Function, args: list[Any], this: PhpObject | None = None) -> Any:
        """As call_function, but a function that returns by reference gives its Reference."""
        return calls.call_function(self, function, args, this, keep_reference=True)

    def call_method(self, object: PhpObject, lower_name: str, *args: Any) -> Any:
        """Call a method that is known to exist, whatever its visibility."""
        ce = object.ce
        return calls.call_function(self, ce.function_table[lower_name], list(args), object, ce)

    def resolve_callable(self, value: Any) -> Any:
        """A callables.Callable, or as text why the value is not callable."""
        return callables.resolve_callable(self, value)

    def call_callable(self, callable: Any, args: list[Any]) -> Any:
        """Call a PHP callable value or one resolved before. Raises Thrown, TypeError's text when it is not callable."""
        return callables.call_callable(self, callable, args)

    def evaluate(self, expression: ConstantExpression, scope: ClassEntry | None) -> Any:
        """The value of a constant expression; `scope` is what self and parent mean. Raises Thrown."""
        return evaluation.evaluate(self, expression, scope)

    def instantiate(self, ce: ClassEntry) -> PhpObject:
        """A new object of a class, whose constructor is still to be called (object_init_ex). Raises Thrown."""
        instance: PhpObject = instantiate(self, ce)
        return instance

    def constant_closure(self, func: OpArray, scope: ClassEntry | None) -> PhpObject:
        """The closure that a constant expression makes of an op-array."""
        from zvm.executor import closures
        from zvm.linker.links import link_with_dynamic

        link_with_dynamic(func)
        return closures.constant_closure(self, func, scope)

    def fake_closure(self, func: Function, scope: ClassEntry | None, called_scope: ClassEntry | None) -> PhpObject:
        """The closure of a function, as f(...) makes it."""
        from zvm.executor.closures import new_closure

        return new_closure(self, func, scope, called_scope, None, True)

    def static_method_closure(self, ce: ClassEntry, name: str, scope: ClassEntry | None) -> PhpObject:
        """The closure of a static method that a constant expression of the class `scope` names. Throws Error where it
        may not be called so."""
        from zvm.executor.methods import constant_static_method

        func = constant_static_method(self, ce, name, scope)
        return self.fake_closure(func, func.scope, ce)

    def trace_to_here(self) -> tuple[PhpArray, str]:
        """The running frames, and their text as a fatal error shows them."""
        from zvm.executor.backtrace import IGNORE_ARGS, fetch_backtrace
        from zvm.ext.core.exceptions import trace_as_string

        options = IGNORE_ARGS if self.ini.get_bool("zend.exception_ignore_args") else 0
        frames = fetch_backtrace(self, options=options)
        return frames, trace_as_string(self, frames)

    def collect_cycles(self, store: ObjectStore, is_explicit: bool) -> int:
        """ObjectStore.collect_cycles(), which sees to it that no other collection goes on."""
        from zvm.executor.collector import collect

        return collect(store, is_explicit)

    def active_function_name(self) -> str:
        """The name of the running function with its class, as diagnostics show it; "main" outside of any."""
        frame = self.current_execute_data
        if frame is None or frame.func.function_name is None:
            return "main"
        scope = frame.func.scope
        return f"{scope.name}::{frame.func.function_name}" if scope is not None else frame.func.function_name

    def state_of(self, kind: type[State]) -> State:
        """What an extension keeps of this run: the one instance of `kind`, made with this engine on first use."""
        found: State | None = self.states.get(kind)
        if found is None:
            found = self.states[kind] = kind(self)  # type: ignore[call-arg]
        return found

    def next_resource_id(self) -> int:
        """The number of a new resource; the first three are the standard streams."""
        self.last_resource_id += 1
        return self.last_resource_id


def _names(text: str | None) -> frozenset[str]:
    """The names of a list in an ini directive, separated by commas or blanks."""
    return frozenset(filter(None, (text or "").replace(",", " ").split(" ")))
