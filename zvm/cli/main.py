"""The php-like command, whose options are those of PHP's CLI.

Thin: reads the command line (options.py) and the ini files (startup.py), runs the mode (modes.py) on an Engine in a
thread with a large C stack (PHP code recurses through internal functions as deep as memory allows) and turns its
verdict into an exit code.
"""
from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # signal without its enums, which take time to make
import _thread
import gc
import os
import sys

from zvm import bundle
from zvm.cli import options as command_line
from zvm.cli.watchdog import Watchdog
from zvm.runtime.services.addresses import Half, c_function
from zvm.runtime.services.interrupts import pass_over_finalizers
from zvm.runtime.services.stacks import allow_depth, start_with_stack
from zvm.runtime.signals import refusal
from zvm.targets import UnknownTarget

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import TextIO

    from zvm.engine import Engine
    from zvm.optimizer.extra_passes import ExtraPass
    from zvm.runtime.services.ini_files import Configuration

STACK_BYTES = 512 << 20  # of address space; touched only as deep as a script goes
RECURSION_LIMIT = 200_000  # a call that Python counts takes up to 2,200 bytes of it, those of kernels included
_RESERVE = 8 << 20  # bytes of address space
_REFUSED = (MemoryError, OSError)  # made now: without any memory there is none for a tuple
_COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
_HITS_TO_STORED = 4
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8  # glibc's mallopt(3)
_KEPT = 32 << 20  # bytes of freed blocks, and of one of them
INTERNAL_ERROR = 70  # EX_SOFTWARE: a bug of ours, never PHP's behaviour


def main(argv: list[str] | None = None, exit: Callable[[int], None] | None = None) -> None:
    """Run the command; `argv` without the command's name. Ends the process, by way of `exit` where that is given."""
    gc.disable()  # until the engine takes over: imports make no garbage
    _undo_locale_coercion()
    bundle.recall(argv or sys.argv[1:])
    arguments = [os.fsencode(word).decode("latin-1") for word in (argv or sys.argv[1:])]
    if arguments and (arguments[0] == "--warm" or arguments[0].startswith("--cold=")):
        from zvm.cli.warm.start import take_word

        take_word(arguments)
    run_command(arguments, exit)


def run_command(arguments: list[str], exit: Callable[[int], None] | None = None,
                prepare: Callable[[Engine], None] | None = None) -> None:
    """Run the command in a process that is as it should be, and end that as main() does. `prepare` is told of the
    engine before that runs anything."""
    watchdog = Watchdog()
    status = run_with_large_stack(lambda: run(arguments, watchdog, prepare), watchdog)
    if bundle.is_installed_without():
        from zvm.cli.setup import start_writing

        start_writing()
    if (finder := bundle.worth_keeping()) is not None:
        try:
            from zvm.bundle_runs import keep

            keep(finder)
        except Exception as error:
            if not isinstance(refusal(error), MemoryError):
                raise
    if exit is not None:
        exit(status)
    else:
        os._exit(status)  # nothing is left to tear down that PHP would show


def _undo_locale_coercion() -> None:
    """Take LC_CTYPE out of the environment where it was Python that put it there (PEP 538)."""
    if os.environ.get("LC_CTYPE") in _COERCED:
        try:
            with open("/proc/self/environ", "rb") as file:
                given = file.read()
        except OSError:
            return
        if b"\0LC_CTYPE=" not in b"\0" + given:
            del os.environ["LC_CTYPE"]


def run_with_large_stack(task: Callable[[], int], watchdog: Watchdog | None = None) -> int:
    """The task's exit code. An interrupt (^C) ends the process as the signal does PHP."""
    watchdog = watchdog or Watchdog()
    result = [INTERNAL_ERROR]
    done = _thread.allocate_lock()
    done.acquire()
    ended: list[bool] = []

    process = os.getpid()

    def body(size: int) -> None:
        allow_depth(RECURSION_LIMIT // (STACK_BYTES // size))
        watchdog.thread = bundle.importing_thread = _thread.get_ident()
        try:
            result[0] = task()
        except BaseException as error:
            if isinstance(refusal(error), MemoryError):
                result[0] = out_of_memory()
            else:
                report_internal_error()
        finally:
            if os.getpid() != process:  # forked: the thread that waits is not in this one
                os._exit(result[0])
            ended.append(True)
            done.release()

    pass_over_finalizers(lambda unraisable: print_internal_error(unraisable.exc_value))
    if sys.stderr is not None and type(sys.stderr) is not StandardError:
        sys.stderr = StandardError(sys.stderr)
    _signal.signal(_signal.SIGXFSZ, _signal.SIG_DFL)  # Python ignores it; PHP dies of a file that grows too large
    mask = _signal.pthread_sigmask(_signal.SIG_BLOCK, ())
    _settle_heap()
    try:
        start_with_stack(STACK_BYTES, lambda size: _thread.start_new_thread(body, (size,)))
        _signal.pthread_sigmask(_signal.SIG_BLOCK, _signal.valid_signals())  # they are for the other thread
        while not ended:
            _watch(done, watchdog)
        _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)  # as main()'s caller had it
    except KeyboardInterrupt:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    return result[0]


def _settle_heap() -> None:
    """Have the C library's threads share the heap of the first one: that of another grows by a page at a time, with a
    system call for each. And have it keep large blocks that are freed for the next ones: else a string of 200 KB, or
    what zlib needs for a call, is given back to the system each time and taken again page by page. Does nothing where
    the library knows no such settings."""
    try:
        set_option = c_function("mallopt", Half, Half)
    except OSError:
        return
    set_option(_M_ARENA_MAX, 1)
    set_option(_M_TRIM_THRESHOLD, _KEPT)
    set_option(_M_MMAP_THRESHOLD, _KEPT)


def _watch(done: _thread.LockType, watchdog: Watchdog) -> None:
    """Wait a moment for the other thread, and look at it. ^C, which may come at any point, is raised here where it ends
    the process."""
    try:
        if not done.acquire(True, watchdog.interval):
            watchdog.look()
    except KeyboardInterrupt:
        if not watchdog.interrupt():
            raise
    except _REFUSED:
        return  # the other thread will notice, too


def out_of_memory() -> int:
    """The system has no more for anything but to say so; the exit code (zend_out_of_memory)."""
    os.write(2, b"Out of memory\n")
    return 1


class StandardError:
    """The command's sys.stderr. Python writes to it by itself only where its own hooks fail, because the stack is full:
    write() is Python code that fails then, too, so that nothing of it appears."""

    __slots__ = ("stream",)

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self._write(text)

    def _write(self, text: str) -> int:  # a call deeper than what the hooks need
        return self.stream.write(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


def print_internal_error(error: BaseException | None) -> None:
    print(f"zvm: internal error: {type(error).__name__}: {error}", file=sys.stderr)
    if os.environ.get("ZVM_DEBUG"):
        import traceback

        traceback.print_exception(error)


def report_internal_error() -> None:
    try:
        sys.stdout.flush()
        print_internal_error(sys.exc_info()[1])
    except _REFUSED:  # not even for this
        os.write(2, b"zvm: internal error\n")


def run(argv: list[str], watchdog: Watchdog, prepare: Callable[[Engine], None] | None = None) -> int:
    """Carry out one command line; the exit code."""
    if argv == ["--server"]:  # with an address it is PHP's, -S
        from zvm.cli.warm import start

        return start.run_command()
    if argv[:1] and argv[0] in command_line.COMMANDS and not os.path.exists(argv[0]):
        return run_subcommand(argv, watchdog)
    options = command_line.parse(argv)
    mode = options.mode
    if options.problem:
        print_text(options.problem, sys.stderr)
    if mode == command_line.USAGE:
        from zvm.cli.usage import usage

        print_text(usage(os.path.basename(sys.argv[0]), options.as_php))
        return int(bool(options.problem))
    if mode == command_line.NATIVE_STATUS:
        return native_status()
    if mode == command_line.SETUP:
        from zvm.cli.setup import set_up

        return set_up()
    try:
        if mode == command_line.SERVER:
            from zvm.cli.server import run_server

            return run_server(options, watchdog)
        return run_script(options, watchdog, prepare)
    except UnknownTarget as error:
        print_text(f"zvm: {error}\n", sys.stderr)
        return 1


def run_subcommand(argv: list[str], watchdog: Watchdog) -> int:
    """Carry out `zvm check …` and the like; the exit code."""
    name, *words = argv
    if name == "debug":
        from zvm.cli.debug import debug

        return debug(words, watchdog, run_script)
    if name == "timeline":
        from zvm.cli.timeline.command import timeline

        return timeline(words, watchdog, run_script)
    from zvm.runtime.services.modules import import_module

    try:
        status: int = import_module(command_line.COMMANDS[name]).run(words)
        return status
    except SystemExit as end:  # argparse has printed the help, or what is wrong
        return end.code if isinstance(end.code, int) else int(end.code is not None)


def print_text(text: str, stream: TextIO | None = None) -> None:
    """Print a text of the command's own; a stream that is closed or full swallows it."""
    try:
        print(text, end="", file=stream or sys.stdout, flush=True)
    except (OSError, AttributeError):
        return


def native_status() -> int:
    """Print it; the exit code is 0 where native handlers run."""
    from zvm.engine import Engine
    from zvm.handlers.native.tier import status

    found = status(Engine)
    print_text(f"native handlers are {found}\n")
    if found.tier is not None:
        print_text(f"compiled regions are {found.tier.regions_status()}\n")
    return 0 if found else 1


def run_script(options: command_line.Options, watchdog: Watchdog,
               prepare: Callable[[Engine], None] | None = None) -> int:
    """Carry out a command line that needs an engine; the exit code. Raises UnknownTarget."""
    if not options.passes:
        return _run_script(options, watchdog, prepare, ())
    from zvm.optimizer.extra_passes import PassError, load_pass

    options.settings[:0] = ["opcache.enable=1", "opcache.enable_cli=1"]
    try:
        return _run_script(options, watchdog, prepare, tuple(map(load_pass, options.passes)))
    except PassError as error:
        print_text(f"zvm: {error}\n", sys.stderr)
        return 1


def _run_script(options: command_line.Options, watchdog: Watchdog, prepare: Callable[[Engine], None] | None,
                passes: tuple[ExtraPass, ...]) -> int:
    from zvm.cli import startup
    from zvm.engine import Engine

    configuration = startup.read_configuration(options)
    verifying = os.environ.get("ZVM_VERIFY")
    if verifying:
        from zvm.cli.verifying import StoringEngine, VerifyingEngine

        Engine = StoringEngine if verifying == "files" else VerifyingEngine  # type: ignore[misc]
    engine = Engine(configuration=configuration)
    engine.owns_process = True
    engine.extended_statements = options.extended_statements
    engine.passes = passes
    if engine.tier is not None:
        engine.tier.use_huge_pages()
    engine.reserve = bytes(_RESERVE)  # which the system gives when it is written to: never
    engine.interrupts.after_fork.append(watchdog.keep_looking)
    status = startup.report(engine, configuration)
    if status is not None:
        return status
    if configuration.values.get("opcache.preload") and not _preload(engine, configuration):
        return 1
    if prepare is not None:
        prepare(engine)
    gc.freeze()  # what is there now stays: neither memory counts nor searches for cycles look at it
    watchdog.watch(engine)  # only now: a memory_limit that cannot be is refused by then
    for name in options.zend_extensions:
        print_text(f"Failed loading {name}:  {name}: cannot open shared object file: No such file or directory\n"
                   if name else " doesn't appear to be a valid Zend extension\n", sys.stderr)
    if options.hide_arguments:
        from zvm.runtime.services.process_title import write_title

        write_title("")
    if options.mode == command_line.VERSION:
        from zvm.cli.usage import version

        engine.say(version(engine.sapi, engine.target))
        return engine.exit_status
    if options.error:
        engine.say(options.error)
        return 1
    try:
        status = execute(engine, options, watchdog)
        if engine.pending_files is not None:
            engine.pending_files.write()
        return status
    finally:
        if not _ran_from_cache(engine):
            bundle.ignore_run()


def _ran_from_cache(engine: Engine) -> bool:
    """Whether a run found most of its files compiled, as later runs will; others do much that these will not."""
    cache, pending = engine.script_cache, engine.pending_files
    if cache is None:
        return False
    stored = max(cache.statistics.stored, len(pending.files) if pending is not None else 0)
    return stored <= cache.statistics.hits // _HITS_TO_STORED


def _preload(engine: Engine, configuration: Configuration) -> bool:
    """Have the run begin with what the script of opcache.preload declares, where OPcache is on. False where it failed,
    which is reported."""
    from zvm.engine import Engine, resident
    from zvm.engine.optimizing import is_on
    from zvm.engine.resident.preloading import PreloadFailed, filling

    if is_on(engine):
        try:
            resident.lease(engine, filling(configuration.values, lambda: Engine(configuration=configuration)))
        except PreloadFailed as error:
            if str(error):
                print_text(f"Fatal Error {error}\n", sys.stderr)
            return False
    return True


def execute(engine: Engine, options: command_line.Options, watchdog: Watchdog) -> int:
    """Run the mode, counting slow oplines or covering if asked; the exit code."""
    from zvm.cli import modes

    def task() -> int:
        return modes.execute(engine, options, watchdog)

    if options.coverage is not None:
        from zvm.observe.coverage import covering

        return covering(engine, options.coverage, task)
    if options.profile is not None:
        from zvm.observe.profiling.command import profiling

        return profiling(engine, options.profile, task)
    if options.flight is not None:
        from zvm.observe.flight import flying

        return flying(engine, options.flight, task)
    if options.slow_oplines:
        from zvm.cli.slow_oplines import reporting_slow_oplines

        return reporting_slow_oplines(engine, task)
    if options.slow_functions:
        from zvm.cli.slow_functions import reporting_slow_functions

        return reporting_slow_functions(engine, task)
    if options.regions:
        from zvm.cli.regions import reporting_regions

        return reporting_regions(engine, task)
    return task()


if __name__ == "__main__":
    main()
