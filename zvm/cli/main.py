"""The php-like command: `zvm [-n] [-d key[=value]]… [-f] FILE [--] args…`, `-r CODE`, code on standard input, -l, -v.

Thin: reads the command line, runs an Engine in a thread with a large C stack (PHP code recurses through internal
functions as deep as memory allows) and turns its verdict into an exit code.
"""
from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # signal without its enums, which take time to make
import _thread
import os
import sys

from zvm.cli import options as command_line
from zvm.cli.watchdog import INTERVAL, Watchdog

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine

VERSION = """\
PHP {php} (cli) (zvm {version}, Python {python})
Zend Engine v{zend}, as ZVM reads it
"""
STACK_BYTES = 512 << 20  # of address space; touched only as deep as a script goes
RECURSION_LIMIT = 1_000_000
INTERNAL_ERROR = 70  # EX_SOFTWARE: a bug of ours, never PHP's behaviour


def main(argv: list[str] | None = None, exit: Callable[[int], None] | None = None) -> None:
    """Run the command; `argv` without the command's name. Ends the process, by way of `exit` where that is given."""
    watchdog = Watchdog()
    arguments = [os.fsencode(word).decode("latin-1") for word in (argv or sys.argv[1:])]
    status = run_with_large_stack(lambda: run(arguments, watchdog), watchdog)
    if exit is not None:
        exit(status)
    else:
        os._exit(status)  # nothing is left to tear down that PHP would show


def run_with_large_stack(task: Callable[[], int], watchdog: Watchdog | None = None) -> int:
    """The task's exit code. An interrupt (^C) ends the process as the signal does PHP."""
    watchdog = watchdog or Watchdog()
    result = [INTERNAL_ERROR]
    done = _thread.allocate_lock()
    done.acquire()

    process = os.getpid()

    def body() -> None:
        watchdog.thread = _thread.get_ident()
        try:
            result[0] = task()
        except BaseException:
            report_internal_error()
        finally:
            if os.getpid() != process:  # forked: the thread that waits is not in this one
                os._exit(result[0])
            done.release()

    _thread.stack_size(STACK_BYTES)
    sys.setrecursionlimit(RECURSION_LIMIT)
    try:
        _thread.start_new_thread(body, ())
        _signal.pthread_sigmask(_signal.SIG_BLOCK, _signal.valid_signals())  # they are for the other thread
        while not done.acquire(True, INTERVAL):
            watchdog.look()
    except KeyboardInterrupt:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    return result[0]


def report_internal_error() -> None:
    import traceback

    sys.stdout.flush()
    error = sys.exc_info()[1]
    print(f"zvm: internal error: {type(error).__name__}: {error}", file=sys.stderr)
    if os.environ.get("ZVM_DEBUG"):
        traceback.print_exc()


def run(argv: list[str], watchdog: Watchdog) -> int:
    """Carry out one command line; the exit code."""
    try:
        options = command_line.parse(argv)
    except command_line.UsageError as error:
        sys.stderr.write(f"{error}\n")
        sys.stdout.write(command_line.USAGE)
        sys.stdout.flush()
        return 1
    if options.mode in ("help", "version"):
        from zvm import PHP_VERSION, ZEND_VERSION, __version__

        python = ".".join(map(str, sys.version_info[:3]))
        text = command_line.USAGE if options.mode == "help" else VERSION.format(
            php=PHP_VERSION, zend=ZEND_VERSION, version=__version__, python=python)
        sys.stdout.write(text)
        sys.stdout.flush()
        return 0
    if options.mode == "native-status":
        return native_status()
    if options.mode == "interactive":
        sys.stdout.write("Interactive shell (-a) requires the readline extension.\n")
        sys.stdout.flush()
        return 1
    return run_script(options, watchdog)


def native_status() -> int:
    """Print it; the exit code is 0 where native handlers run."""
    from zvm.engine import Engine
    from zvm.handlers.native.tier import status

    found = status(Engine)
    sys.stdout.write(f"native handlers are {found}\n")
    sys.stdout.flush()
    return 0 if found else 1


def run_script(options: command_line.Options, watchdog: Watchdog) -> int:
    """Carry out a command line that runs PHP code; the exit code."""
    from zvm.engine import Engine

    if options.file is not None and not readable(options.file):
        sys.stdout.write(f"Could not open input file: {options.file}\n")
        sys.stdout.flush()
        return 1
    verifying = os.environ.get("ZVM_VERIFY")
    if verifying:
        from zvm.cli.verifying import StoringEngine, VerifyingEngine

        Engine = StoringEngine if verifying == "files" else VerifyingEngine  # type: ignore[misc]
    engine = watchdog.engine = Engine(options.settings)
    engine.interrupts.after_fork.append(watchdog.keep_looking)
    if options.settings:
        from zvm.cli.removed_directives import check_timezone, report_old_directives

        if not report_old_directives(engine, options.settings):
            return 1
        check_timezone(engine, options.settings)
    if options.slow_oplines:
        from zvm.cli.slow_oplines import reporting_slow_oplines

        return reporting_slow_oplines(engine, lambda: execute(engine, options))
    return execute(engine, options)


def execute(engine: Engine, options: command_line.Options) -> int:
    """Run the code that the options name; the exit code."""
    if options.mode == "code":
        engine.set_arguments("Standard input code", options.arguments)
        return engine.run_code(options.code)
    if options.mode in ("highlight", "strip"):
        name = command_line.quoted("php://stdin" if options.file is None else options.file)
        return engine.run_code(f"highlight_file({name});" if options.mode == "highlight" else
                               f"echo php_strip_whitespace({name});")
    if options.file is None:
        engine.set_arguments("Standard input code", options.arguments)
        source = sys.stdin.buffer.read().decode("latin-1")
        if options.mode == "lint":
            return engine.lint(source, "Standard input code")
        return engine.run_source(source, "Standard input code")
    engine.set_arguments(options.file, options.arguments)
    if options.mode == "lint":
        return engine.lint(read_source(options.file), options.file)
    return engine.run_file(options.file)


def readable(path: str) -> bool:
    return os.access(path.encode("latin-1"), os.R_OK)


def read_source(path: str) -> str:
    """The bytes of a script; a directory reads as nothing, as in PHP."""
    try:
        with open(path.encode("latin-1"), "rb") as handle:
            return handle.read().decode("latin-1")
    except IsADirectoryError:
        return ""


if __name__ == "__main__":
    main()
