"""One isolated PHP world and the API for embedding it.

An Engine owns everything a run has: ini, output, diagnostics, tables of functions, classes and constants, globals, the
running frame, the object store. zvm/runtime, zvm/executor and zvm/ext reach all of it through the engine they are
passed; nothing of a run is module-level state, so several engines live side by side in one process.

    engine = Engine([("precision", "17")])
    status = engine.run_source("<?php echo 1 + 1;", "two.php")
"""
from __future__ import annotations

import gc
import os
import time

from zvm.ext import registry
from zvm.runtime.objects.lifecycle import ObjectStore
from zvm.runtime.services.constants import ConstantTable
from zvm.runtime.services.diagnostics import E_COMPILE_ERROR, Diagnostics, HandlerStack
from zvm.runtime.services.ini import Ini
from zvm.runtime.services.output import Output
from zvm.runtime.signals import Bailout, GracefulExit, MemoryExhausted, Thrown, TimeLimitReached, UnwindExit
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.symbol_table import SymbolTable

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.compiler.errors import CompileError
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
    from zvm.opcodes.op_array import Function
    from zvm.opcodes.script import Script
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.classes.constant_expressions import ConstantExpression
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

FATAL_STATUS = 255


class LazyTable(dict):
    """A symbol table whose internal entries come from the extension registry on first look-up; None is never held."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[str], Any]) -> None:
        super().__init__()
        self._find = find

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def __missing__(self, name: str) -> Any:
        found = self._find(name)
        if found is None:
            raise KeyError(name)
        return self.setdefault(name, found)

    def __contains__(self, name: object) -> bool:
        return self.get(name) is not None  # type: ignore[arg-type]


class Engine:
    """One PHP world.

    `settings` are ini entries as -d gives them; `write` takes the output's bytes, which go to descriptor 1 without it.
    """

    def __init__(self, settings: list[tuple[str, str]] | None = None,
                 write: Callable[[bytes], object] | None = None) -> None:
        self.ini = Ini(settings or [])
        self.output = Output(self, write)
        self.diagnostics = Diagnostics(self)
        disabled = _names(self.ini.get("disable_functions"))
        self.functions: LazyTable = LazyTable(
            lambda name: None if name in disabled else registry.find_function(self, name))
        disabled_classes = _names(strings.lower(self.ini.get("disable_classes") or ""))
        self.classes: LazyTable = LazyTable(lambda name: registry.find_class(self, name, name in disabled_classes))
        self.constants = ConstantTable(self, registry.find_constant)
        self.objects = ObjectStore(self)
        self.symbol_table = SymbolTable()
        self.current_execute_data: ExecuteData | None = None
        self.pending_exception: Thrown | None = None  # left a destructor; raised at the executor's next check
        self.exception: PhpObject | None = None  # on its way from the unwinder to CATCH
        self.active_fiber: Any = None  # see executor/fibers.py
        self.fiber_switch_blocked = 0
        self.interrupted: list[Any] = []  # (opline, handler) of oplines that raise pending_exception first
        self.interrupted_opline: Any = None
        self.class_definitions: dict[str, ClassEntry] = {}  # what DECLARE_CLASS declares, by run-time definition key
        self.class_positions: dict[ClassEntry | str, int] = {}  # user classes and aliases as Zend's table has them
        self.unlinked_classes: dict[str, ClassEntry] = {}  # being declared: parents, interfaces are being loaded
        self.included_files: dict[str, None] = {}
        self.temporary_files: set[str] = set()  # those that go when the request ends
        self.exception_handler = HandlerStack()
        self.shutdown_functions: list[Callable[[], Any]] = []
        self.autoloaders: list[Any] = []
        self.autoloading: set[str] = set()
        self.state: dict[str, Any] = {}  # what extensions keep per run, by extension name
        self.last_resource_id = 3
        self.start_time = time.time()
        self.exit_status = 0
        self.arguments: list[str] = []  # the script and what followed it on the command line

    # -- running -------------------------------------------------------------------------------------------------

    def set_arguments(self, script: str, arguments: list[str]) -> None:
        """Set $argv, $argc and $_SERVER, as the CLI does."""
        self.arguments = [script, *arguments]

    def run_source(self, source: str, filename: str) -> int:
        """Run PHP source (latin-1 `str`) under a file name and shut the engine down; the exit status."""
        return self._run(lambda: self.compile_source(source, filename), filename)

    def run_code(self, code: str) -> int:
        """Run code without open tag, as `-r` does."""
        return self._run(lambda: self.compile_source(code, "Command line code", scripting=True), None)

    def lint(self, source: str, filename: str) -> int:
        """Check the syntax as `-l` does; 255 when it is wrong."""
        try:
            self.compile_source(source, filename)
            self.output.write(f"No syntax errors detected in {filename}\n")
            return 0
        except Thrown as thrown:
            self.report_uncaught(thrown)
        except Bailout:
            pass
        finally:
            self.guarded(self.output.flush)
        self.output.write(f"Errors parsing {filename}\n")
        self.guarded(self.output.flush)
        return FATAL_STATUS

    def _run(self, compile_main: Callable[[], Script], filename: str | None) -> int:
        collecting = gc.isenabled()
        gc.disable()  # cycles are collected when PHP would, never in between
        try:
            self._set_superglobals()
            if filename is not None:
                self.included_files[filename] = None
            self.guarded(lambda: self._execute_scripts(compile_main))
            return self.shut_down()
        finally:
            if collecting:
                gc.enable()

    def _execute_scripts(self, compile_main: Callable[[], Script]) -> None:
        """Run the main script between those that auto_prepend_file and auto_append_file name (php_execute_script)."""
        from zvm.executor import scripts

        before, after = self.ini.get("auto_prepend_file"), self.ini.get("auto_append_file")
        if before:
            scripts.execute_main(self, self._compile_required(before))
        scripts.execute_main(self, compile_main())
        if after:
            scripts.execute_main(self, self._compile_required(after))

    def _compile_required(self, name: str) -> Script:
        path = self.resolve_include_path(name)
        if path is None:
            include_path = self.ini.get("include_path")
            self.diagnostics.warning(f"{name}: Failed to open stream: No such file or directory")
            self.diagnostics.fatal(f"Failed opening required '{name}' (include_path='{include_path}')")
        return self.compile_file(path)

    def guarded(self, task: Callable[[], Any]) -> None:
        """Run a task at the bottom of the stack: exit, fatal errors and uncaught exceptions end here."""
        try:
            try:
                task()
            except Thrown as thrown:
                self._handle_uncaught(thrown)
            except (MemoryExhausted, MemoryError):
                self.diagnostics.fatal(f"Allowed memory size of {self.ini.memory_limit} bytes exhausted "
                                       "(tried to allocate 65536 bytes)")
            except TimeLimitReached:
                seconds = self.ini.time_limit[0]
                self.ini.restart_time_limit()
                self.diagnostics.fatal(f"Maximum execution time of {seconds} second{'s' * (seconds != 1)} exceeded")
        except Thrown as thrown:
            self.report_uncaught(thrown)
        except UnwindExit as request:
            self.exit_status = request.status
        except GracefulExit:
            pass
        except Bailout:
            self.exit_status = FATAL_STATUS
        finally:
            self.current_execute_data = None

    def _handle_uncaught(self, thrown: Thrown) -> None:
        handler, self.exception_handler.current = self.exception_handler.current, None
        if handler is None:
            try:
                raise thrown
            finally:
                del thrown  # its traceback has this Python frame: they would keep each other alive
        self.current_execute_data = None
        self.exit_status = FATAL_STATUS
        exception, thrown.object = thrown.object, None
        self.call_callable(handler, [exception])

    def report_uncaught(self, thrown: Thrown) -> None:
        """Print an exception nobody caught, as zend_exception_error() does; sets the exit status."""
        self.exit_status = FATAL_STATUS
        try:
            self.diagnostics.uncaught(thrown.object)
        except Bailout:
            pass
        except Thrown as another:
            self.report_uncaught(another)

    def shut_down(self) -> int:
        """PHP's request shutdown: shutdown functions, destructors, output buffers. Returns the exit status."""
        self.guarded(self._call_shutdown_functions)
        if not self.diagnostics.bailed_out:
            self.guarded(lambda: self.objects.shut_down(self))
        self.guarded(self.output.end_all)
        self.guarded(self.output.send_headers)
        self.objects.disable_destructors()
        self.guarded(self.output.flush)
        self._remove_temporary_files()
        return self.exit_status

    def _remove_temporary_files(self) -> None:
        for path in self.temporary_files:
            if os.path.exists(path):
                os.unlink(path)

    def _call_shutdown_functions(self) -> None:
        """The first that exits, fails or throws is the last to be called (php_call_shutdown_functions)."""
        while self.shutdown_functions:
            self.shutdown_functions.pop(0)()

    # -- compiling -----------------------------------------------------------------------------------------------

    def compile_source(self, source: str, filename: str, *, scripting: bool = False, is_eval: bool = False) -> Script:
        """Compile and link source text; `scripting`: it starts inside of PHP.

        Raises Thrown (ParseError, CompileError) or, a fatal error having been reported, Bailout.
        """
        from zvm.compiler.builder import CompilerOptions
        from zvm.compiler.errors import CompileError
        from zvm.compiler.sources import compile_source
        from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
        from zvm.linker.links import link_script

        options = CompilerOptions(self._internal_function, self._known_class, self.constants.persistent, self,
                                  assertions=self.ini.assertions, is_eval=is_eval)
        try:
            script = compile_source(source, filename, options, short_open_tag=self.ini.short_open_tag,
                                    scripting=scripting, skip_shebang=not is_eval)
        except (PhpSyntaxError, PhpCompileError, CompileError) as error:
            self.raise_compile_error(error, filename)
        self.report_all(script.diagnostics, filename)
        link_script(script)
        self.make_auto_globals(source)
        return script

    def compile_string(self, code: str, filename: str) -> Script:
        """Compile the code of an eval(). Raises as compile_source() does."""
        return self.compile_source(code, filename, scripting=True, is_eval=True)

    def compile_file(self, path: str) -> Script:
        """Compile a file and remember it as included. Raises OSError, and as compile_source() does."""
        if ":" in path and not path.startswith("/") or self.ini.get("open_basedir"):
            from zvm.ext.standard.streams.wrappers import read_source

            found = read_source(self, path)
            if found is None:
                raise OSError
            source = found
        else:
            with open(path.encode("latin-1"), "rb") as handle:
                source = handle.read().decode("latin-1")
        self.included_files[path] = None
        return self.compile_source(source, path)

    def resolve_include_path(self, name: str) -> str | None:
        """The real path include and its kin would open: absolute, relative to the working directory where it begins
        with a dot, else along include_path and beside the running script; a URL is itself. None where there is no
        such file."""
        if ":" in name:
            from zvm.ext.standard.streams.wrappers import registered, split_scheme, warn_unknown

            scheme, rest = split_scheme(name)
            if scheme.lower() == "file" and registered(self, scheme) is None and rest[:1] == "/":
                name, scheme = rest, ""
            if scheme and registered(self, scheme) is not False:
                return name
            if scheme:
                warn_unknown(self, scheme)
        if name[:1] == "/" or name.startswith(("./", "../")):
            candidates = [name]
        else:
            candidates = [f"{folder}/{name}" for folder in (self.ini.get("include_path") or ".").split(":")]
            candidates.append(f"{os.path.dirname(self.diagnostics.position()[0])}/{name}")
        for candidate in candidates:
            path = os.path.realpath(candidate.encode("latin-1"))
            if candidate[-1:] == "/" and not os.path.isdir(path):
                continue
            if os.path.exists(path) and "\0" not in candidate:
                return path.decode("latin-1")
        return None

    def _internal_function(self, name: str) -> Function | None:
        found: Function | None = self.functions.get(name)
        return found if found is not None and found.is_internal else None

    def _known_class(self, name: str) -> ClassEntry | None:
        return self.classes.get(name)

    def raise_compile_error(self, error: PhpSyntaxError | PhpCompileError | CompileError, filename: str) -> NoReturn:
        """What the frontend or the compiler raised, as PHP has it: Thrown, or a fatal error reported and Bailout."""
        from zvm.ext.core.exceptions import make_exception
        from zvm.frontend.errors import PhpSyntaxError

        self.report_all(error.diagnostics, filename)
        message = strings.without_origins(error.message)
        is_syntax_error = isinstance(error, PhpSyntaxError)
        if not is_syntax_error and not getattr(error, "throwable", False):
            self.diagnostics.fatal_at(E_COMPILE_ERROR, message, filename, error.line)
        at_caller = getattr(error, "at_caller", False)
        raise Thrown(make_exception(
            self, "ParseError" if is_syntax_error else "CompileError", message,
            file=None if at_caller else filename, line=None if at_caller else error.line)) from None

    def report_all(self, diagnostics: list[tuple[int, str, int]], filename: str) -> None:
        """Report what frontend and compiler met without stopping: (level, message, line)."""
        for level, message, line in diagnostics:
            self.diagnostics.error(level, message, filename, line)

    # -- look-ups and calls --------------------------------------------------------------------------------------

    def lookup_class(self, name: str, autoload: bool = True) -> ClassEntry | None:
        """The class of that name (a leading backslash is ignored), autoloaded if allowed; None where there is none."""
        found: ClassEntry | None = self.classes.get(strings.lower(name[1:] if name[:1] == "\\" else name))
        if found is not None or not autoload or not self.autoloaders:
            return found
        return self._autoload(name[1:] if name[:1] == "\\" else name)

    def _autoload(self, name: str) -> ClassEntry | None:
        key = strings.lower(name)
        if key in self.autoloading or key in self.unlinked_classes or not strings.is_class_name(name):
            return None
        self.autoloading.add(key)
        try:
            return self.run_autoloaders(name)
        finally:
            self.autoloading.discard(key)

    def run_autoloaders(self, name: str) -> ClassEntry | None:
        """Ask the autoloaders, those registered meanwhile included, until one has made the class
        (spl_perform_autoload)."""
        key = strings.lower(name)
        loaders = self.autoloaders
        index = 0
        while index < len(loaders):
            loader = loaders[index]
            self.call_callable(loader, [name])
            found: ClassEntry | None = self.classes.get(key)
            if found is not None:
                return found
            index = loaders.index(loader) + 1 if loader in loaders else index + 1
        return None

    def raise_soon(self, signal: BaseException) -> None:
        """Have `signal`, which left a destructor, raised once the running opline is done."""
        from zvm.executor.dispatch import raise_soon

        raise_soon(self, signal)

    def throw(self, class_name: str, message: str, code: int = 0) -> None:
        """Raise Thrown with a new exception of that internal class, made at the current opline."""
        from zvm.ext.core.exceptions import make_exception

        raise Thrown(make_exception(self, class_name, strings.without_origins(message), code))

    def call_function(self, function: Function, args: list[Any], this: PhpObject | None = None,
                      called_scope: ClassEntry | None = None, named: PhpArray | None = None) -> Any:
        """Call any function from Python; `args` are values, References for by-reference parameters. Raises Thrown."""
        from zvm.executor.calls import call_function

        return call_function(self, function, args, this, called_scope, named)

    def call_function_by_reference(self, function: Function, args: list[Any], this: PhpObject | None = None) -> Any:
        """As call_function, but a function that returns by reference gives its Reference."""
        from zvm.executor.calls import call_function

        return call_function(self, function, args, this, keep_reference=True)

    def call_method(self, object: PhpObject, lower_name: str, *args: Any) -> Any:
        """Call a method that is known to exist, whatever its visibility."""
        if not args:
            from zvm.executor.calls import call_without_arguments

            return call_without_arguments(self, object.ce.function_table[lower_name], object)
        return self.call_function(object.ce.function_table[lower_name], list(args), object, object.ce)

    def resolve_callable(self, value: Any) -> Any:
        """A callables.Callable, or as text why the value is not callable."""
        from zvm.executor.callables import resolve_callable

        return resolve_callable(self, value)

    def call_callable(self, callable: Any, args: list[Any]) -> Any:
        """Call a PHP callable value or one resolved before. Raises Thrown, TypeError's text when it is not callable."""
        from zvm.executor.callables import call_callable

        return call_callable(self, callable, args)

    def evaluate(self, expression: ConstantExpression, scope: ClassEntry | None) -> Any:
        """The value of a constant expression; `scope` is what self and parent mean. Raises Thrown."""
        from zvm.runtime.objects.evaluation import evaluate

        return evaluate(self, expression, scope)

    def active_function_name(self) -> str:
        """The name of the running function with its class, as diagnostics show it; "main" outside of any."""
        frame = self.current_execute_data
        if frame is None or frame.func.function_name is None:
            return "main"
        scope = frame.func.scope
        return f"{scope.name}::{frame.func.function_name}" if scope is not None else frame.func.function_name

    def next_resource_id(self) -> int:
        """The number of a new resource; the first three are the standard streams."""
        self.last_resource_id += 1
        return self.last_resource_id

    # -- superglobals --------------------------------------------------------------------------------------------

    def _set_superglobals(self) -> None:
        table = self.symbol_table
        for name in ("_GET", "_POST", "_COOKIE", "_FILES"):
            table[name] = PhpArray()
        if self.arguments and self.ini.get_bool("register_argc_argv"):
            table["argv"] = PhpArray.from_list(list(self.arguments))
            table["argc"] = len(self.arguments)
            self.make_auto_globals("_SERVER")  # which php_build_argv() fills

    def make_auto_globals(self, source: str) -> None:
        """Make those superglobals that PHP makes when a script first names them (auto_globals_jit)."""
        table = self.symbol_table
        order = strings.upper(self.ini.get("variables_order") or "")
        if "_SERVER" in source and "_SERVER" not in table:
            table["_SERVER"] = PhpArray.from_dict(self._server_variables() if "S" in order else {})
        if "_ENV" in source and "_ENV" not in table:
            table["_ENV"] = PhpArray.from_dict(_environment() if "E" in order else {})
        if "_REQUEST" in source and "_REQUEST" not in table:
            table["_REQUEST"] = PhpArray()

    def _server_variables(self) -> dict[str, Any]:
        arguments = self.arguments or [""]
        script = arguments[0]
        counted = {"argv": PhpArray.from_list(list(arguments)), "argc": len(arguments)}
        path = "" if script == "Standard input code" else script
        return _environment() | {
            "PHP_SELF": script, "SCRIPT_NAME": script, "SCRIPT_FILENAME": path, "PATH_TRANSLATED": path,
            "DOCUMENT_ROOT": "", "REQUEST_TIME_FLOAT": self.start_time, "REQUEST_TIME": int(self.start_time),
            **(counted if self.ini.get_bool("register_argc_argv") else {})}


def _names(text: str | None) -> frozenset[str]:
    """The names of a list in an ini directive, separated by commas or blanks."""
    return frozenset(filter(None, (text or "").replace(",", " ").split(" ")))


def _environment() -> dict[str, Any]:
    return {os.fsencode(name).decode("latin-1"): os.fsencode(value).decode("latin-1")
            for name, value in os.environ.items()}
