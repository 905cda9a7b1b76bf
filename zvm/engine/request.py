"""One request: the main script and its neighbours, what ends it, and the shutdown (php_execute_script, main.c)."""
from __future__ import annotations

import os

from zvm.engine.include import compile_main, compile_required, real_path
from zvm.engine.superglobals import set_superglobals
from zvm.executor import scripts
from zvm.executor.calls import handle_uncaught
from zvm.ext import registry
from zvm.runtime.services import python_collector
from zvm.runtime.services.ini import parse_quantity
from zvm.runtime.services.memory import fail_exhausted
from zvm.runtime.signals import Bailout, GracefulExit, MemoryExhausted, Thrown, TimeLimitReached, UnwindExit
from zvm.runtime.values.zval import INT_MAX
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script

FATAL_STATUS = 255
_PAGES = 65536  # bytes that are said to have been wanted where only growth was noticed
LIMITS = (MemoryExhausted, MemoryError, TimeLimitReached)  # made now: without any memory there is none for a tuple


def start_output_handler(engine: Engine) -> None:
    """Open the buffer that output_handler asks for (php_request_startup)."""
    name = engine.ini.get("output_handler")
    if name:
        from zvm.ext.standard.output import start_handler

        start_handler(engine, name)
        return
    size = engine.ini.get("output_buffering")
    if size and size != "0" and (length := parse_quantity(size)) != 0:
        engine.output.start(chunk_size=max(length, 0) if length != 1 else 0)


def run(engine: Engine, compile_main: Callable[[], Script], filename: str | None) -> int:
    """Run a main script as one request, and shut the engine down; the exit status."""
    def task() -> None:
        if filename is None:
            execute_code(engine, compile_main)
        else:
            _execute_scripts(engine, compile_main)
    return run_tasks(engine, [task], filename)


def run_tasks(engine: Engine, tasks: list[Callable[[], None]], filename: str | None = None) -> int:
    """Run tasks as one request, each at the bottom of the stack, up to one that fails fatally, and shut the engine
    down; the exit status."""
    python_collector.pause()
    try:
        begin(engine)
        if filename is not None:
            engine.included_files[filename] = None
        try:
            for task in tasks:
                if not engine.diagnostics.bailed_out and not engine.output.aborted:
                    guarded(engine, task, True)
        except LIMITS:  # while frames die that a fatal error has left
            engine.exit_status = FATAL_STATUS
        return shut_down(engine)
    finally:
        if engine.objects.roots is not None:
            engine.objects.roots.forget()
        python_collector.resume()


def begin(engine: Engine) -> None:
    """What comes before the script (php_request_startup)."""
    registry.start_configured(engine)
    start_output_handler(engine)
    set_superglobals(engine)
    guarded(engine, lambda: registry.begin_request(engine))


def execute_code(engine: Engine, compile_code: Callable[[], Script]) -> None:
    """Run code of the command line; what it throws is reported at once, no handler sees it (zend_eval_string_ex)."""
    try:
        scripts.execute_main(engine, compile_code())
    except Thrown as thrown:
        report_uncaught(engine, thrown)


def execute_file(engine: Engine, path: str) -> None:
    """Run a script as a part of a request, as -F does for every line. Raises OSError where it cannot be read."""
    filename = real_path(path)
    engine.included_files[filename] = None
    _execute_scripts(engine, lambda: compile_main(engine, filename, path))


def _execute_scripts(engine: Engine, compile_main: Callable[[], Script]) -> None:
    """Run the main script between those that auto_prepend_file and auto_append_file name (php_execute_script)."""
    before, after = engine.ini.get("auto_prepend_file"), engine.ini.get("auto_append_file")
    if before:
        scripts.execute_main(engine, compile_required(engine, before))
    scripts.execute_main(engine, compile_main())
    if after:
        scripts.execute_main(engine, compile_required(engine, after))


def guarded(engine: Engine, task: Callable[[], Any], is_script: bool = False) -> None:
    """Run a task at the bottom of the stack: exit, fatal errors and uncaught exceptions end here. Those of a script are
    for the user's exception handler, those of what runs when it has ended are not (zend_execute_scripts). What leaves a
    call at the bottom of the stack, also one of that handler, bails out (zend_throw_exception_internal)."""
    is_handling = False
    try:
        try:
            task()
        except Thrown as thrown:
            if not is_script:
                raise
            is_handling = engine.exception_handler.current is not None
            _handle_uncaught(engine, thrown)
        except LIMITS as limit:
            report_limit(engine, limit)
    except Thrown as thrown:
        engine.is_unclean |= not is_script or is_handling
        report_uncaught(engine, thrown)
    except UnwindExit:
        engine.is_unclean |= not is_script or is_handling
    except GracefulExit:
        pass
    except Bailout:
        engine.exit_status = FATAL_STATUS
        engine.is_unclean = True
        engine.is_stack_exhausted = False
    except LIMITS as another:  # it was reached while the first was reported
        _report_another(engine, another)
    finally:
        engine.current_execute_data = None


def _report_another(engine: Engine, limit: BaseException) -> None:
    guarded(engine, lambda: report_limit(engine, limit))


def report_limit(engine: Engine, limit: BaseException) -> NoReturn:
    """Report the fatal error of a limit that was reached. Raises Bailout."""
    engine.reserve = None  # first: a report takes memory
    seconds = engine.ini.time_limit[0]
    engine.ini.restart_time_limit()  # before the next line: it tells the watchdog that nothing is to be raised again
    engine.interrupts.limit = None
    if engine.interrupts.settle is not None:
        engine.interrupts.settle()
    engine.diagnostics.place = getattr(limit, "place", None)
    try:
        _fail_for(engine, limit, seconds)
    finally:
        engine.diagnostics.place = None


def _fail_for(engine: Engine, limit: BaseException, seconds: int) -> NoReturn:
    if isinstance(limit, TimeLimitReached):
        if engine.owns_process:
            engine.abandoned = engine.current_execute_data
        engine.diagnostics.fatal(f"Maximum execution time of {seconds} second{'s' * (seconds != 1)} exceeded")
    memory_limit = engine.ini.memory_limit
    if memory_limit <= 0 and not (isinstance(limit, MemoryExhausted) and limit.args):  # the system refuses more
        from zvm.runtime.services.memory_usage import resident_bytes

        engine.diagnostics.fatal(f"Out of memory (allocated {resident_bytes()} bytes) "
                                 f"(tried to allocate {_PAGES} bytes)")
    size = limit.args[0] if limit.args else _PAGES
    fail_exhausted(engine, memory_limit if memory_limit > 0 else INT_MAX, size)


def say(engine: Engine, text: str) -> None:
    """Print a text of the command's own, at the bottom of the stack."""
    guarded(engine, lambda: engine.output.write(text))
    guarded(engine, engine.output.flush)


def _handle_uncaught(engine: Engine, thrown: Thrown) -> None:
    if engine.exception_handler.current is None:
        try:
            raise thrown
        finally:
            del thrown  # its traceback has this Python frame: they would keep each other alive
    handle_uncaught(engine, thrown)


def report_uncaught(engine: Engine, thrown: Thrown) -> None:
    """Print an exception that was not caught, as zend_exception_error() does; sets the exit status, unless the
    exception's __toString() exits."""
    try:
        engine.diagnostics.uncaught(thrown.object)
    except Bailout:
        pass
    except UnwindExit:
        return
    except Thrown as another:
        report_uncaught(engine, another)
        return
    engine.exit_status = FATAL_STATUS


def shut_down(engine: Engine) -> int:
    """PHP's request shutdown: shutdown functions, destructors, output buffers, extensions. Returns the exit status."""
    engine.exception_handler.is_last_resort = engine.target >= V8_4
    guarded(engine, lambda: _call_shutdown_functions(engine))
    if not engine.diagnostics.bailed_out:
        guarded(engine, lambda: engine.objects.shut_down(engine))
    guarded(engine, engine.output.end_all)
    deactivate_extensions(engine)
    engine.objects.disable_destructors()
    if engine.diagnostics.bailed_out and engine.has_fibers:
        from zvm.executor.fibers import abandon_all

        abandon_all(engine)
    if engine.resources:
        _close_resources(engine)
    guarded(engine, engine.output.flush)
    _remove_temporary_files(engine)
    _trim_pools(engine)
    return engine.exit_status


def end_of_request(engine: Engine) -> None:
    """What ends with a request where the engine goes on to the next one: its shutdown functions, buffers, session."""
    guarded(engine, lambda: _call_shutdown_functions(engine))
    guarded(engine, engine.output.end_all)
    deactivate_extensions(engine)
    _trim_pools(engine)


def _trim_pools(engine: Engine) -> None:
    """Give memory back in a process that goes on."""
    if engine.tier is not None and not engine.owns_process:
        engine.tier.trim_pools()


def deactivate_extensions(engine: Engine) -> None:
    """Have extensions end what they have begun in the request, and headers sent that nothing was printed after."""
    for deactivate in engine.deactivators:
        guarded(engine, deactivate)
    guarded(engine, engine.output.send_headers)


def _close_resources(engine: Engine) -> None:
    """Close what is still open, the youngest first (zend_close_rsrc_list)."""
    from zvm.runtime.values.resources import known_resources

    for resource in reversed(known_resources(engine).values()):
        guarded(engine, resource.end_request)


def _remove_temporary_files(engine: Engine) -> None:
    for path in engine.temporary_files:
        if os.path.exists(path):
            os.unlink(path)


def _call_shutdown_functions(engine: Engine) -> None:
    """The first that exits, fails or throws is the last to be called (php_call_shutdown_functions)."""
    while engine.shutdown_functions:
        engine.shutdown_functions.pop(0)()
