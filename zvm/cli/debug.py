"""`zvm debug FILE`: a debug adapter on standard input and output, or for a client that connects to a port."""
from __future__ import annotations

import os
import socket
import sys
import threading

from zvm.cli import options as command_line
from zvm.cli.debug_lines import Scratch
from zvm.cli.subcommands import lacks_file, take_options
from zvm.observe.debugger.dap.adapter import Adapter
from zvm.observe.debugger.dap.wire import Wire
from zvm.observe.recording.files import Record, enter, load, save, start_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO, Any

    from zvm.cli.subcommands import RunScript
    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine

USAGE = """\
Usage: zvm debug [--listen=[HOST:]PORT] [--stop-on-entry] [--record[=RECORD]] [options of zvm] [FILE [arguments]]
       zvm debug --script=PROGRAM.py [--record[=RECORD]] [options of zvm] FILE [arguments]
       zvm debug --replay=RECORD [--listen=[HOST:]PORT | --script=PROGRAM.py]

A debug adapter (the Debug Adapter Protocol) for FILE, or for the program that a launch request names: editors start it
and talk to it on standard input and output, or connect to it with --listen (port 0: any that is free).

--script runs a Python program that drives the debugger; see docs/guides/observe.md.

--record records the run, so that one can go back in it: step back, continue in reverse, ask who wrote a variable
last (in an editor's console: who-wrote $total). With a file, what the run took from outside (clock, random numbers,
files, sockets, environment) is written there when it is over. --replay runs that again, as it was, and does nothing
outside.
"""


class DebugOptions:
    """What the words before the options of zvm say."""

    def __init__(self, words: list[str]) -> None:
        """Raises ValueError."""
        given, self.words = take_options(words, ("--stop-on-entry", "--help", "-h", "--record"),
                                         ("--listen", "--script", "--replay"))
        self.listen, self.script = given.get("--listen"), given.get("--script")
        self.stops_at_entry = "--stop-on-entry" in given
        self.records = "--record" in given or "--replay" in given
        self.record_file = given.get("--record") or None
        self.record: Record | None = None  # the one to replay
        if "--replay" in given:
            try:
                self.record = load(given["--replay"])
            except OSError as error:
                raise ValueError(f"{given['--replay']}: {error.strerror}") from None
            self.words = list(self.record.start.get("words") or self.words)
        self.asks_usage = "--help" in given or "-h" in given


def debug(words: list[str], watchdog: Watchdog, run_script: RunScript) -> int:
    """Carry out the command line after `debug`; the exit code. `run_script` is main.py's."""
    try:
        options = DebugOptions(words)
    except ValueError as error:
        sys.stderr.write(f"zvm: {error}\n")
        return 1
    if options.asks_usage:
        sys.stdout.write(USAGE)
        return 0
    try:
        if options.record is not None:
            enter(options.record)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"zvm: {error}\n")
        return 1
    named = command_line.parse(options.words)
    if lacks_file(named.file):
        return 1
    if options.script is not None:
        return _run_program(options, named)
    if options.listen is not None:
        return _serve_port(options, watchdog, run_script)
    return _serve_standard_streams(options, watchdog, run_script)


def _run_program(given: DebugOptions, options: command_line.Options) -> int:
    """Run a Python program with the names `engine`, `debugger`, `program` (the file to debug) and `arguments`; the exit
    code."""
    import runpy

    from zvm.embedding.engine import Engine
    if options.file is None:
        sys.stderr.write("Could not open input file: \n")
        return 1
    settings = {name: value if has_value else "1" for name, has_value, value in
                (setting.partition("=") for setting in options.settings)}
    with Engine(ini=settings, php=options.php) as engine:
        engine.globals["argv"] = [options.file, *options.arguments]
        engine.globals["argc"] = 1 + len(options.arguments)
        names = {"engine": engine, "debugger": engine.debugger, "arguments": options.arguments,
                 "program": os.fsdecode(options.file.encode("latin-1"))}
        if given.record is not None:
            engine.debugger.replay(given.record)
        elif given.records:
            start = start_of(given.words, options.file, engine.world.start_time)
            engine.debugger.record()
            engine.debugger.saves = lambda log: _save(given, log, start)
        try:
            runpy.run_path(given.script or "", names, "__main__")
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else int(end.code is not None)
        except OSError as error:
            sys.stderr.write(f"zvm: {error}\n")
            return 1
    return 0


def _save(options: DebugOptions, log: list[Any], start: dict[str, Any]) -> None:
    """Write the record, if a file was given."""
    if options.record_file is not None:
        try:
            save(Record(log, start), options.record_file)
        except OSError as error:
            sys.stderr.write(f"zvm: {options.record_file}: {error.strerror}\n")


def _serve_standard_streams(options: DebugOptions, watchdog: Watchdog, run_script: RunScript) -> int:
    """The client has standard input and output; the script finds an empty input, and what it prints is sent."""
    reading, writing = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    session = Session(options, watchdog, run_script, os.fdopen(reading, "rb"), os.fdopen(writing, "wb"))
    session.adapter.output.redirect(1, "stdout")
    session.adapter.output.redirect(2, "stderr")
    return session.run()


def _serve_port(options: DebugOptions, watchdog: Watchdog, run_script: RunScript) -> int:
    """Wait for a client; the script keeps standard input, output and error."""
    host, _, port = (options.listen or "").rpartition(":")
    try:
        server = socket.create_server((host.strip("[]") or "127.0.0.1", int(port)),
                                      family=socket.AF_INET6 if "[" in host else socket.AF_INET)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"zvm: cannot listen at {options.listen}: {error}\n")
        return 1
    address = server.getsockname()
    sys.stderr.write(f"zvm: waiting for a debugger at {address[0]}:{address[1]}\n")
    sys.stderr.flush()
    connection, _ = server.accept()
    server.close()
    return Session(options, watchdog, run_script, connection.makefile("rb"), connection.makefile("wb"),
                   echoes=True).run()


class Session:
    """One client and the run of one program. `echoes`: what that prints goes to standard output, too."""

    def __init__(self, options: DebugOptions, watchdog: Watchdog, run_script: RunScript, reading: IO[bytes],
                 writing: IO[bytes], echoes: bool = False) -> None:
        self._run_script = run_script
        self._words, self._watchdog, self._echoes = options.words, watchdog, echoes
        self._options = command_line.parse(options.words)
        self._stops_at_entry = options.stops_at_entry
        self.adapter = Adapter(Wire(reading, writing), self._launch, Scratch().lines_of)
        self.adapter.records, self.adapter.record = options.records, options.record
        self._debug_options = options

    def run(self) -> int:
        """Serve the client, and run the program when it says so; the exit code."""
        adapter = self.adapter
        threading.Thread(target=adapter.read, daemon=True).start()
        adapter.wait_for_start()
        if adapter.is_disconnected:
            return 0
        status = self._run_script(self._options, self._watchdog, self._prepare)
        adapter.ended(status)
        return status if self._echoes else 0

    def _launch(self, arguments: dict[str, Any]) -> None:
        """Take what a launch request says: program, args, cwd, env, ini (or settings), php. Raises ValueError."""
        options = self._options
        folder = arguments.get("cwd")
        if folder:
            try:
                os.chdir(folder)
            except OSError as error:
                raise ValueError(f"Cannot change to {folder}: {error.strerror}") from None
        for name, value in (arguments.get("env") or {}).items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = str(value)
        program = arguments.get("program")
        if program:
            options.file = os.fsencode(program).decode("latin-1")
            options.mode = command_line.FILE
        if arguments.get("args") is not None:
            options.arguments = [os.fsencode(str(word)).decode("latin-1") for word in arguments["args"]]
        for name, value in (arguments.get("ini") or {}).items():
            options.settings.append(f"{name}={int(value) if isinstance(value, bool) else value}")
        if arguments.get("php"):
            options.php = str(arguments["php"])
        if options.file is None and options.mode == command_line.FILE:
            raise ValueError("There is no program to run: the launch request needs \"program\"")
        if options.file is not None and not os.path.exists(options.file.encode("latin-1")):
            raise ValueError(f"Could not open input file: {options.file}")
        if self._stops_at_entry:
            arguments["stopOnEntry"] = True

    def _prepare(self, engine: Engine) -> None:
        sink = engine.output.sink
        if self._debug_options.record is not None:
            engine.start_time = self._debug_options.record.start["time"]
        else:
            start = start_of(self._words, self._options.file, engine.start_time)
            self.adapter.saves = lambda log: _save(self._debug_options, log, start)
        self.adapter.attach(engine)
        if self._echoes:
            relayed = engine.output.sink

            def both(data: bytes) -> None:
                sink(data)
                relayed(data)

            engine.output.sink = both
