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
from zvm.runtime import strings
from zvm.runtime.arrays import PhpArray
from zvm.runtime.constants import ConstantTable
from zvm.runtime.diagnostics import E_COMPILE_ERROR, E_PARSE, Diagnostics
from zvm.runtime.ini import Ini
from zvm.runtime.objects import ObjectStore
from zvm.runtime.output import Output
from zvm.runtime.signals import Bailout, GracefulExit, Thrown, UnwindExit
from zvm.runtime.symbol_table import SymbolTable

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Callable

    from zvm.executor.frames import ExecuteData
    from zvm.opcodes.op_array import Function
    from zvm.opcodes.script import Script
    from zvm.runtime.classes import ClassEntry
    from zvm.runtime.objects import PhpObject

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
    """One PHP world. `settings` are ini entries as -d gives them; `write` takes output bytes instead of standard output."""

    def __init__(self, settings: list[tuple[str, str]] | None = None, write: Callable[[bytes], object] | None = None) -> None:
        self.ini = Ini(self, settings or [])
        self.output = Output(self, write)
        self.diagnostics = Diagnostics(self)
        self.functions: LazyTable = LazyTable(lambda name: registry.find_function(self, name))
        self.classes: LazyTable = LazyTable(lambda name: registry.find_class(self, name))
        self.constants = ConstantTable(self)
        self.objects = ObjectStore(self)
        self.symbol_table = SymbolTable()
        self.current_execute_data: ExecuteData | None = None
        self.pending_exception: Thrown | None = None  # left a destructor; raised at the executor's next check
        self.included_files: dict[str, None] = {}
        self.error_handlers: list[Any] = []
        self.exception_handlers: list[Any] = []
        self.shutdown_functions: list[Any] = []
        self.autoloaders: list[Any] = []
        self.autoloading: set[str] = set()
        self.state: dict[str, Any] = {}  # what extensions keep per run, by extension name
        self.start_time = time.time()
        self.exit_status = 0
        self._arguments: list[str] = []

    # -- running -------------------------------------------------------------------------------------------------

    def set_arguments(self, script: str, arguments: list[str]) -> None:
        """Set $argv, $argc and $_SERVER, as the CLI does."""
        self._arguments = [script, *arguments]

    def run_source(self, source: str, filename: str) -> int:
        """Run PHP source (latin-1 `str`) under a file name and shut the engine down; the exit status."""
        return self._run(lambda: self.compile_source(source, filename), filename)

    def run_code(self, code: str) -> int:
        """Run code without open tag, as `-r` does."""
        return self._run(lambda: self.compile_source("<?php " + code, "Command line code", is_code=True), None)

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
            self.output.flush_all()
        self.output.write(f"Errors parsing {filename}\n")
        self.output.flush_all()
        return FATAL_STATUS

    def _run(self, compile_main: Callable[[], Script], filename: str | None) -> int:
        from zvm.executor import scripts

        collecting = gc.isenabled()
        gc.disable()  # cycles are collected when PHP would, never in between
        try:
            self._set_superglobals()
            if filename is not None:
                self.included_files[filename] = None
            self.guarded(lambda: scripts.execute_main(self, compile_main()))
            return self.shut_down()
        finally:
            if collecting:
                gc.enable()

    def guarded(self, task: Callable[[], Any]) -> None:
        """Run a task at the bottom of the stack: exit, fatal errors and uncaught exceptions end here."""
        try:
            try:
                task()
            except Thrown as thrown:
                self._handle_uncaught(thrown)
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
        handler = self.exception_handlers[-1] if self.exception_handlers else None
        if handler is None:
            raise thrown
        self.current_execute_data = None
        self.exception_handlers[-1] = None  # an exception out of the handler is not handed to it again
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
        while self.shutdown_functions:
            task = self.shutdown_functions.pop(0)
            self.guarded(task)
        if not self.diagnostics.bailed_out:
            self.guarded(lambda: self.objects.shut_down(self))
        self.guarded(self.output.end_all)
        self.objects.forget_destructors()
        self.output.flush_all()
        return self.exit_status

    # -- compiling -----------------------------------------------------------------------------------------------

    def compile_source(self, source: str, filename: str, is_code: bool = False, is_eval: bool = False) -> Script:
        """Compile source text. Raises Thrown (ParseError) or, a fatal error having been reported, Bailout."""
        from zvm.compiler.front_door import CompileError, SyntaxFault, compile_php

        try:
            script = compile_php(source, filename, self, is_eval=is_eval)
        except SyntaxFault as fault:
            self.throw_parse_error(fault.message, filename, fault.line)
        except CompileError as error:
            self.report_compile_diagnostics(error.diagnostics, filename)
            self.diagnostics.fatal_at(E_COMPILE_ERROR, error.message, filename, error.line)
        self.report_compile_diagnostics(script.diagnostics, filename)
        return script

    def report_compile_diagnostics(self, diagnostics: list[tuple[int, str, int]], filename: str) -> None:
        for level, message, line in diagnostics:
            self.diagnostics.error(level, message, filename, line)

    def throw_parse_error(self, message: str, filename: str, line: int) -> None:
        """Raise a ParseError that says it was made at that place."""
        from zvm.ext.core.exceptions import make_exception

        raise Thrown(make_exception(self, "ParseError", message, file=filename, line=line))

    def compile_file(self, path: str) -> Script:
        """Compile the file at a path of the host's file system. Raises OSError when it cannot be read."""
        with open(path.encode("latin-1"), "rb") as handle:
            return self.compile_source(handle.read().decode("latin-1"), path)

    # -- look-ups and calls --------------------------------------------------------------------------------------

    def lookup_class(self, name: str, autoload: bool = True) -> ClassEntry | None:
        """The class of that name (a leading backslash is ignored), autoloaded if allowed; None where there is none."""
        found: ClassEntry | None = self.classes.get(strings.lower(name[1:] if name[:1] == "\\" else name))
        if found is not None or not autoload or not self.autoloaders:
            return found
        return self._autoload(name[1:] if name[:1] == "\\" else name)

    def _autoload(self, name: str) -> ClassEntry | None:
        key = strings.lower(name)
        if key in self.autoloading or not strings.is_class_name(name):
            return None
        self.autoloading.add(key)
        try:
            for loader in list(self.autoloaders):
                self.call_callable(loader, [name])
                found: ClassEntry | None = self.classes.get(key)
                if found is not None:
                    return found
            return None
        finally:
            self.autoloading.discard(key)

    def throw(self, class_name: str, message: str, code: int = 0) -> None:
        """Raise Thrown with a new exception of that internal class, made at the current opline."""
        from zvm.ext.core.exceptions import make_exception

        raise Thrown(make_exception(self, class_name, message, code))

    def call_function(self, function: Function, args: list[Any], this: PhpObject | None = None,
                      called_scope: ClassEntry | None = None, named: PhpArray | None = None) -> Any:
        """Call any function from Python; `args` are values, References for by-reference parameters. Raises Thrown."""
        from zvm.executor.dispatch import call_function

        return call_function(self, function, args, this, called_scope, named)

    def call_method(self, object: PhpObject, lower_name: str, *args: Any) -> Any:
        """Call a method that is known to exist, whatever its visibility."""
        return self.call_function(object.ce.function_table[lower_name], list(args), object, object.ce)

    def call_callable(self, callable: Any, args: list[Any]) -> Any:
        """Call a PHP callable value or one resolved before. Raises Thrown, TypeError's text when it is not callable."""
        from zvm.executor.callables import call_callable

        return call_callable(self, callable, args)

    # -- superglobals --------------------------------------------------------------------------------------------

    def _set_superglobals(self) -> None:
        arguments = self._arguments or [""]
        argv = PhpArray.from_list(list(arguments))
        table = self.symbol_table
        for name in ("_GET", "_POST", "_COOKIE", "_FILES"):
            table.set(name, PhpArray())
        table.set("argv", argv)
        table.set("argc", len(arguments))
        server = {os.fsencode(key).decode("latin-1"): os.fsencode(value).decode("latin-1") for key, value in os.environ.items()}
        script = arguments[0]
        is_file = script != "Standard input code"
        server |= {"PHP_SELF": script, "SCRIPT_NAME": script, "SCRIPT_FILENAME": script if is_file else "",
                   "PATH_TRANSLATED": script if is_file else "", "DOCUMENT_ROOT": "", "REQUEST_TIME_FLOAT": self.start_time,
                   "REQUEST_TIME": int(self.start_time), "argv": argv, "argc": len(arguments)}
        table.set("_SERVER", PhpArray.from_dict(server))
