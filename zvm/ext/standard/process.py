"""Other programs: exec, shell_exec, system, passthru, popen, proc_open (ext/standard/exec.c, proc_open.c)."""
from __future__ import annotations

import os

from zvm.ext.standard.streams.arguments import stream_argument, stream_in
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Path, Resource, Str, Untyped, function
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.descriptors import leave_own, require_one
from zvm.runtime.services.environment import environment_bytes
from zvm.runtime.services.function_tools import suppress
from zvm.runtime.services.streams import FileStream, Parts, Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from socket import socket
    from subprocess import Popen
    from typing import Any

    from zvm.engine import Engine

_SPACE = " \t\n\r\v\f"
_SHELL = "/bin/sh"  # which is called sh
_PIECE = 8192  # bytes that are read from a command at once
_MAX_COMMAND = os.sysconf("SC_ARG_MAX")


def _shell(command: str) -> list[bytes]:
    """The words that have the shell run a command."""
    return [b"sh", b"-c", command.encode("latin-1")]


# ---- quoting -----------------------------------------------------------------------------------------------------

@function
def escapeshellarg(engine: Engine, arg: Str) -> Str:
    if "\0" in arg:
        value_error(engine, 1, "must not contain any null bytes")
    if len(arg) > _MAX_COMMAND - 3:
        engine.diagnostics.fatal(f"escapeshellarg(): Argument exceeds the allowed length of {_MAX_COMMAND} bytes")
    return "'" + _characters(arg).replace("'", "'\\''") + "'"


def _characters(text: str) -> str:
    """Without bytes that are not UTF-8, the encoding of PHP's locale (php_mblen)."""
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "ignore").encode().decode("latin-1")


@function
def escapeshellcmd(engine: Engine, command: Str) -> Str:
    if "\0" in command:
        value_error(engine, 1, "must not contain any null bytes")
    if len(command) > _MAX_COMMAND - 3:
        engine.diagnostics.fatal(f"escapeshellcmd(): Command exceeds the allowed length of {_MAX_COMMAND} bytes")
    command = _characters(command)
    out = []
    paired: set[int] = set()  # places of closing quotes, which stay as their opening ones do
    for at, char in enumerate(command):
        if char in "'\"":
            end = command.find(char, at + 1)
            inside = any(place > at for place in paired)
            if at in paired:
                paired.discard(at)
                out.append(char)
            elif end >= 0 and not inside:
                paired.add(end)
                out.append(char)
            else:
                out.append("\\" + char)
        elif char in "#&;`|*?~<>^()[]{}$\\\n":
            out.append("\\" + char)
        else:
            out.append(char)
    return "".join(out)


# ---- running to the end ------------------------------------------------------------------------------------------

def _start(engine: Engine, command: str, stdin: int | None = None, stdout: int | None = None) -> Popen[bytes]:
    """Start a shell command. Raises OSError. Like PHP's, children leave SIGPIPE ignored."""
    from subprocess import Popen

    engine.output.flush()
    require_one()
    return Popen(_shell(command), executable=_SHELL, stdin=stdin, stdout=stdout, restore_signals=False,
                 env=environment_bytes(engine), preexec_fn=engine.interrupts.child_setup())


def _run(engine: Engine, command: str, take: Callable[[str], object], failure: str = "Unable to fork [{}]"
         ) -> int | None:
    """Run a shell command; `take` gets what it prints, piece by piece. Its exit status; None, having warned, where it
    cannot be started."""
    from subprocess import PIPE

    if not command:
        value_error(engine, 1, "cannot be empty")
    if "\0" in command:
        value_error(engine, 1, "must not contain any null bytes")
    try:
        process = _start(engine, command, stdout=PIPE)
    except OSError:
        engine.diagnostics.warning(f"{running_function(engine)}(): {failure.format(command)}")
        return None
    engine.next_resource_id()  # that of the pipe
    pipe: Any = process.stdout
    with pipe:
        descriptor = pipe.fileno()
        while True:
            engine.interrupts.await_descriptor(descriptor)
            piece = os.read(descriptor, _PIECE)
            if not piece:
                break
            take(piece.decode("latin-1"))
    if engine.target >= V8_4:
        engine.state_of(StreamState).forget_paths(False)
    return abs(engine.interrupts.await_process(process))  # of one that a signal ended, the signal's number


@function
def exec_(engine: Engine, command: Str, output: ByRef = None, result_code: ByRef = None) -> Str | False_:
    printed = Parts(engine)
    status = _run(engine, command, printed.append)
    if status is None:
        return False
    lines = printed.text().split("\n")
    if lines and not lines[-1]:
        lines.pop()
    lines = [line.rstrip(_SPACE) for line in lines]
    if output is not None:
        kept = output.value.clone() if type(output.value) is PhpArray else PhpArray()
        for line in lines:
            kept.append(line)
        output.value = kept
    if result_code is not None:
        result_code.value = status
    return lines[-1] if lines else ""


@function
def system(engine: Engine, command: Str, result_code: ByRef = None) -> Str | False_:
    last = ""  # line, and what of the next one there is

    def take(piece: str) -> None:
        nonlocal last
        engine.output.write(piece)
        if not engine.output.stack:
            engine.output.flush()
        last += piece
        if "\n" in last:
            complete, _, rest = last.rpartition("\n")
            last = rest or complete.rpartition("\n")[2] + "\n"

    status = _run(engine, command, take)
    if status is None:
        return False
    if result_code is not None:
        result_code.value = status
    return last.rstrip(_SPACE)


@function
def passthru(engine: Engine, command: Str, result_code: ByRef = None) -> Null | False_:
    status = _run(engine, command, engine.output.write)
    if status is None:
        return False
    if result_code is not None:
        result_code.value = status
    return None


@function
def shell_exec(engine: Engine, command: Str) -> Str | False_ | Null:
    printed = Parts(engine)
    status = _run(engine, command, printed.append, "Unable to execute '{}'")
    return False if status is None else printed.text() or None


@function
def proc_nice(engine: Engine, priority: Int) -> Bool:
    increment = (priority + (1 << 31)) % (1 << 32) - (1 << 31)  # PHP hands on a C int
    try:  # Linux keeps it by thread: children have it from this one, and `ps` shows the main one's
        os.setpriority(os.PRIO_PROCESS, os.getpid(), os.nice(increment))
    except OSError:
        engine.diagnostics.warning("proc_nice(): Only a super user may attempt to increase the priority of a process")
        return False
    return True


# ---- pipes -------------------------------------------------------------------------------------------------------

class PipeStream(FileStream):
    """One end of a pipe; it gives what one reading gives instead of waiting for all."""

    __slots__ = ()

    def set_write_buffer(self, size: int) -> bool:
        return True

    def read(self, length: int) -> str:
        """What was read ahead, and one reading more where that is less (_php_stream_read). Raises OSError."""
        data, self.buffer = self.buffer[:length], self.buffer[length:]
        missing = length - len(data)
        if missing and not self.eof:
            more = self.read_raw(self.read_size(missing))
            if not more:
                self.eof = not self.options.pop("waiting", False)
            data += more[:missing]
            self.buffer = more[missing:]
        self.position += len(data)
        return data


class ProcessPipe(PipeStream):
    """What popen() opens."""

    __slots__ = ("process",)

    def __init__(self, engine: Engine, process: Popen[bytes], descriptor: int, mode: str) -> None:
        super().__init__(engine, descriptor, mode, "", "")
        self.position = 0
        self.process = process

    def close_raw(self) -> None:
        super().close_raw()
        self.engine.interrupts.await_process(self.process)


@function
def popen(engine: Engine, command: Path, mode: Str) -> Untyped:
    from subprocess import PIPE

    if mode not in ("r", "rb", "w", "wb"):
        value_error(engine, 2, 'must be one of "r", "rb", "w", or "wb"')
    plain = mode[0]
    try:
        process = _start(engine, command, stdin=PIPE if plain == "w" else None, stdout=PIPE if plain == "r" else None)
    except OSError as error:
        engine.diagnostics.warning(f"popen({command},{plain}): {error.strerror}")
        return False
    pipe: Any = process.stdout if plain == "r" else process.stdin
    descriptor = os.dup(pipe.fileno())
    pipe.close()
    return ProcessPipe(engine, process, descriptor, mode)


@function
def pclose(engine: Engine, handle: Resource) -> Int:
    found = stream_argument(engine, handle)
    found.close()
    process = getattr(found, "process", None)
    return abs(process.returncode) if process is not None else 0  # of one that a signal ended, the signal's number


class ProcessResource(AnyResource):
    """What proc_open() gives: a running program."""

    __slots__ = ("process", "command", "pipes", "is_reported")

    def __init__(self, engine: Engine, process: Popen[bytes], command: str, pipes: list[Any]) -> None:
        super().__init__(engine, "process")
        self.process = process
        self.command = command
        self.pipes = pipes
        self.is_reported = False  # proc_get_status() has told how it ended: nothing else learns it then

    def close(self) -> None:
        if not self.is_closed:
            super().close()
            for pipe in self.pipes:
                pipe.close()
            self.engine.interrupts.await_process(self.process)

    def __del__(self) -> None:
        self.close()


def _process_argument(engine: Engine, value: Any) -> ProcessResource:
    if not isinstance(value, ProcessResource) or value.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid process resource")
    return value


class _Descriptors:
    """The child's descriptors of one proc_open()."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.child: dict[int, int] = {}  # number in the child → ours
        self.parent: dict[int, tuple[int, str]] = {}  # number → our end of the pipe and its mode
        self.sockets: dict[int, socket] = {}  # number → our end
        self.terminal: tuple[int, int] | None = None  # master and slave of a pseudoterminal

    def add(self, number: int, spec: Any) -> bool:
        """Make what one entry of the descriptor array asks for."""
        if isinstance(spec, AnyResource):
            stream_in(self.engine, spec)
            descriptor = getattr(spec, "descriptor", None)
            if descriptor is None:
                return False
            return self.add_copy(number, descriptor)
        if type(spec) is not PhpArray:
            self.engine.throw("ValueError", "proc_open(): Argument #2 ($descriptor_spec) must only contain arrays and "
                                            "streams")
        values = spec.plain_values()
        if not values:
            self.engine.throw("ValueError", "Missing handle qualifier in array")
        kind = convert.to_string(self.engine, values[0])
        if kind == "pipe":
            return self.add_pipe(number, values)
        if kind == "file":
            return self.add_file(number, values)
        if kind == "null":
            return self.add_null(number)
        if kind == "redirect":
            return self.add_redirect(number, values)
        if kind == "socket":
            return self.add_socket(number)
        if kind == "pty":
            return self.add_terminal(number)
        self.engine.diagnostics.warning(f"proc_open(): {kind} is not a valid descriptor spec/mode")
        return False

    def warn(self, what: str, error: OSError) -> bool:
        """Why the system refuses what an entry asks for; False, as add() then gives."""
        self.engine.diagnostics.warning(f"proc_open(): {what} {os.strerror(error.errno or 0)}")
        return False

    def add_copy(self, number: int, descriptor: int) -> bool:
        try:
            self.child[number] = os.dup(descriptor)
        except OSError as error:
            return self.warn(f"Failed to dup() for descriptor {number}:", error)
        return True

    def add_null(self, number: int) -> bool:
        try:
            self.child[number] = os.open("/dev/null", os.O_RDWR)
            leave_own(self.child[number])
        except OSError as error:
            self.child.pop(number, None)
            return self.warn("Failed to open /dev/null:", error)
        return True

    def add_pipe(self, number: int, values: list[Any]) -> bool:
        if len(values) < 2:
            self.engine.throw("ValueError", "Missing mode parameter for 'pipe'")
        mode = convert.to_string(self.engine, values[1])
        try:
            read_end, write_end = os.pipe()
        except OSError as error:
            return self.warn("Unable to create pipe", error)
        if mode[:1] == "r":
            self.child[number], self.parent[number] = read_end, (write_end, "w")
        else:
            self.child[number], self.parent[number] = write_end, (read_end, "r")
        return True

    def add_terminal(self, number: int) -> bool:
        """One pseudoterminal serves all the descriptors that want one."""
        try:
            if self.terminal is None:
                self.terminal = os.openpty()
            master, slave = self.terminal
            self.child[number] = os.dup(slave)
            self.parent[number] = (os.dup(master), "r+")
        except OSError as error:
            return self.warn("Could not open PTY (pseudoterminal):", error)
        return True

    def add_socket(self, number: int) -> bool:
        import socket

        try:
            ours, theirs = socket.socketpair()
        except OSError as error:
            return self.warn("Unable to create socket pair:", error)
        self.child[number] = theirs.detach()
        self.sockets[number] = ours
        return True

    def add_file(self, number: int, values: list[Any]) -> bool:
        from zvm.ext.standard.streams.wrappers import open_stream

        if len(values) < 2:
            self.engine.throw("ValueError", "Missing file name parameter for 'file'")
        if len(values) < 3:
            self.engine.throw("ValueError", "Missing mode parameter for 'file'")
        name, mode = (c_string(convert.to_string(self.engine, value)) for value in values[1:3])
        stream = open_stream(self.engine, name, mode)
        if not isinstance(stream, FileStream):
            return False
        is_there = self.add_copy(number, stream.descriptor)
        if is_there and mode[:1] == "a":
            os.lseek(self.child[number], 0, os.SEEK_END)
        stream.close()
        return is_there

    def add_redirect(self, number: int, values: list[Any]) -> bool:
        if len(values) < 2:
            self.engine.throw("ValueError", "Missing redirection target")
        target = values[1]
        if type(target) is not int:
            self.engine.throw("ValueError",
                              f"Redirection target must be of type int, {value_name(self.engine, target)} given")
        source = self.child.get(target)
        if source is None and target > 2:
            self.engine.diagnostics.warning(f"proc_open(): Redirection target {target} not found")
            return False
        return self.add_copy(number, target if source is None else source)

    def streams(self) -> dict[int, Stream]:
        """Our ends, as streams."""
        found: dict[int, Stream] = {}
        for number in self.child:
            if number in self.sockets:
                from zvm.ext.standard.streams.socket_stream import SocketStream

                found[number] = SocketStream(self.engine, self.sockets[number], "generic_socket")
            elif number in self.parent:
                descriptor, mode = self.parent[number]
                found[number] = PipeStream(self.engine, descriptor, mode, "", "")
        return found

    def drop_all(self) -> None:
        """Close both ends: no child is started."""
        for descriptor, _ in self.parent.values():
            os.close(descriptor)
        for ours in self.sockets.values():
            ours.close()
        self.drop()

    def drop(self) -> None:
        """Close the child's ends in this process."""
        for descriptor in (*self.child.values(), *(self.terminal or ())):
            os.close(descriptor)


@function
def proc_open(engine: Engine, command: Array | Str, descriptor_spec: Array, pipes: ByRef, cwd: Str | Null = None,
              env_vars: Array | Null = None, options: Array | Null = None) -> Untyped:
    if isinstance(command, PhpArray):
        words = [convert.to_string(engine, word) for word in command.plain_values()]
        if not words:
            value_error(engine, 1, "must have at least one element")
        if not words[0] and engine.target >= V8_4:
            engine.throw("ValueError", "First element must contain a non-empty program name")
        for index, word in enumerate(words):
            if "\0" in word:
                engine.throw("ValueError", f"Command array element {index + 1} contains a null byte")
        shown = words[0]
    else:
        shown = c_string(command)
        words = ["sh", "-c", shown]
    descriptors = _Descriptors(engine)
    for number, spec in descriptor_spec.plain_items():
        if isinstance(number, str):
            value_error(engine, 2, "must be an integer indexed array only")
        if not descriptors.add(number, spec):
            descriptors.drop_all()
            return False
    environment = environment_bytes(engine) if env_vars is None else _environment(engine, env_vars)
    executable = None if type(command) is PhpArray else _SHELL
    process = _spawn(engine, words, executable, descriptors, cwd, environment)
    if process is None:
        descriptors.drop_all()
        return False
    descriptors.drop()
    streams = descriptors.streams()
    pipes.value = PhpArray.from_dict(dict(streams)) if list(streams) != list(range(len(streams))) else \
        PhpArray.from_list(list(streams.values()))
    return ProcessResource(engine, process, shown, list(streams.values()))


def _environment(engine: Engine, variables: PhpArray) -> dict[bytes, bytes]:
    """The variables of a process: "name=value" is made of a string key and its value, another key's value is that
    already; empty values are left out (_php_array_to_envp)."""
    found = {}
    for key, value in variables.plain_items():
        text = convert.to_string(engine, value)
        if text:
            pair = c_string(f"{key}={text}" if type(key) is str and key else text)
            name, mark, rest = pair.encode("latin-1").partition(b"=")
            if mark:  # without one it is not a variable, which cannot be found
                found[name] = rest
    return found


def _spawn(engine: Engine, words: list[str], executable: str | None, descriptors: _Descriptors, cwd: str | None,
           environment: dict[bytes, bytes]) -> Popen[bytes] | None:
    from subprocess import Popen

    engine.output.flush()
    child = descriptors.child
    set_up = engine.interrupts.child_setup()

    def connect() -> None:  # in the child: put every descriptor in its place
        if cwd:
            with suppress(OSError):  # then it stays where the engine is
                os.chdir(c_string(cwd).encode("latin-1"))
        if set_up is not None:
            set_up()
        held = {number: os.dup(source) for number, source in child.items()}
        for number, source in held.items():
            os.dup2(source, number)
        for source in held.values():
            if source not in held:
                os.close(source)

    def start(arguments: list[str]) -> Popen[bytes]:
        return Popen([word.encode("latin-1") for word in arguments], executable=executable, preexec_fn=connect,
                     close_fds=False, env=environment, restore_signals=False)

    try:
        return start(words)
    except OSError as error:
        failure = os.strerror(error.errno or 0)
    if engine.target >= V8_4:
        engine.diagnostics.warning(f"proc_open(): posix_spawn() failed: {failure}")
        return None
    failure = f"proc_open(): Exec failed: {failure}"
    try:
        return start(_complaint(engine, failure))
    except OSError:
        engine.diagnostics.warning(failure)
        return None


def _complaint(engine: Engine, failure: str) -> list[str]:
    """A command that does what PHP's child does when it cannot become what was wanted: warn, as if it were PHP."""
    diagnostics = engine.diagnostics
    told, mode = "", diagnostics.display_mode()
    if mode and engine.ini.error_reporting & E_WARNING and diagnostics.error_handler.current is None:
        file, line = diagnostics.position()
        told = f"Warning: {failure} in {file} on line {line}\n"
        if mode != "stderr":
            told = "\n" + told
    return ["/bin/sh", "-c", f'printf %s "$0"{" >&2" if mode == "stderr" else ""}; exit 127', told]


@function
def proc_close(engine: Engine, process: Resource) -> Int:
    found = _process_argument(engine, process)
    found.close()
    return -1 if found.is_reported else abs(found.process.returncode)


@function
def proc_terminate(engine: Engine, process: Resource, signal: Int = 15) -> Bool:
    found = _process_argument(engine, process)
    if found.process.returncode is not None:  # proc_get_status() has seen its end
        return False
    try:
        os.kill(found.process.pid, c_int(signal))
    except OSError:
        return False
    return True


@function
def proc_get_status(engine: Engine, process: Resource) -> Array:
    found = _process_argument(engine, process)
    status = found.process.poll()
    signalled = status is not None and status < 0 and not found.is_reported
    exit_code = -1 if status is None or signalled or found.is_reported else status
    found.is_reported = status is not None
    return PhpArray.from_dict({
        "command": found.command, "pid": found.process.pid, "running": status is None, "signaled": signalled,
        "stopped": False, "exitcode": exit_code,
        "termsig": -(status or 0) if signalled else 0, "stopsig": 0})
