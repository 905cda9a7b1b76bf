"""ftp:// and ftps://: files read, written or appended to, folders, what is known of both (ftp_fopen_wrapper.c).

Each use is a connection of its own. A stream is the data connection; it ends the control connection when it is closed.
"""
from __future__ import annotations

import os
import stat
import time
from contextlib import suppress

from zvm.ext.standard.network.url import rawurldecode
from zvm.ext.standard.network.url_parser import split_url
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.http_wrapper import HttpWrapper
from zvm.ext.standard.streams.notifications import (
    AUTH_REQUIRED,
    AUTH_RESULT,
    CONNECT,
    ERROR,
    FAILURE,
    FILE_SIZE_IS,
    notify,
    progress_init,
)
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.standard.streams.sockets import ConnectionFailed, connect_to
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import MKDIR_RECURSIVE, StreamWrapper, WrapperError
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, TypeVar

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

    Result = TypeVar("Result")

_PORT = 21
_LINE = 510  # what is kept of a reply's line
_DIGITS = frozenset("0123456789")
_CONTROLS = frozenset(map(chr, (*range(32), 127)))


class _Refused(Exception):
    """The server did not do something; its reply is the control connection's."""


class _Control:
    """A control connection: `line` is the last line of the last reply, with its ending, `code` its number."""

    def __init__(self, engine: Engine, path: str, context: Any) -> None:
        """Connect and log in. Raises WrapperError with a reason of our own, _Refused where there is no such."""
        self.engine = engine
        self.context = context
        self.line, self.code = "", 0
        self.protects_data = False
        self.stream: SocketStream | None = None
        self.url: dict[Any, Any] = split_url(path) or {}
        if "path" not in self.url:
            raise _Refused
        self.path: str = c_string(self.url["path"])
        try:
            self._connect()
            if self.url["scheme"][3:4] == "s":
                self._start_tls()
            self._log_in()
        except (WrapperError, _Refused):
            self.line = ""  # which is not told then
            self.close()
            raise

    def _connect(self) -> None:
        address = f"tcp://{self.url['host']}:{self.url.get('port') or _PORT}"
        try:
            self.stream = connect_to(self.engine, address, self._patience(), self.context)
        except ConnectionFailed as failed:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): connect() failed: {failed.problem}")
            raise _Refused from None
        notify(self.engine, self.context, CONNECT)
        if not 200 <= self._result() <= 299:
            notify(self.engine, self.context, FAILURE, self.line, self.code, severity=ERROR)
            raise _Refused

    def _patience(self) -> float:
        return float(self.engine.ini.get("default_socket_timeout") or 60)

    def _result(self) -> int:
        """Read a reply; its number."""
        assert self.stream is not None
        self.line = ""
        while (line := self.stream.read_line(_LINE)) is not None:
            self.line = line
            if len(line) > 3 and line[3] == " " and _DIGITS.issuperset(line[:3]):
                break
        self.code = parse_int(self.line)
        return self.code

    def ask(self, command: str, least: int = 200, most: int = 299) -> int:
        """A command and the number of its reply. Raises _Refused where that is none of those expected."""
        assert self.stream is not None
        self.stream.write(f"{command}\r\n")
        if not least <= self._result() <= most:
            raise _Refused
        return self.code

    def does(self, command: str) -> bool:
        """Does the server do that?"""
        try:
            self.ask(command)
        except _Refused:
            return False
        return True

    def _start_tls(self) -> None:
        from zvm.ext.standard.streams.crypto import secure

        assert self.stream is not None
        old = False
        if self.ask("AUTH TLS", 0, 999) != 234:
            if self.ask("AUTH SSL", 0, 999) != 334:
                raise WrapperError("Server doesn't support FTPS.")
            old = True
        if not secure(self.engine, self.stream):
            raise WrapperError("Unable to activate SSL mode")
        self.ask("PBSZ 0", 0, 999)
        self.protects_data = self.does("PROT P") or old

    def _part(self, name: str, what: str, default: str) -> str:
        """Who logs in, or with what: out of the URL. Raises WrapperError for control characters."""
        if name not in self.url:
            return default
        value: str = rawurldecode(self.url[name])
        if _CONTROLS & set(value):
            raise WrapperError(f"Invalid {what} {c_string(value)}")
        return value

    def _log_in(self) -> None:
        if 300 <= self.ask(f"USER {self._part('user', 'login', 'anonymous')}", 0, 999) <= 399:
            notify(self.engine, self.context, AUTH_REQUIRED, self.line)
            password = self._part("pass", "password", self.engine.ini.get("from") or "anonymous")
            good = self.does(f"PASS {password}")
            notify(self.engine, self.context, AUTH_RESULT, self.line, self.code, severity=0 if good else ERROR)
        if not 200 <= self.code <= 299:
            raise _Refused

    def data_address(self) -> tuple[str, int]:
        """Where to connect for data. Raises _Refused."""
        if self.ask("EPSV", 0, 999) == 229:
            parts = self.line[4:].split("|")
            if len(parts) < 4:
                raise _Refused
            return self.url["host"], parse_int(parts[3]) & 0xFFFF
        self.ask("PASV", 227, 227)
        numbers = self.line[4:].lstrip("".join(map(chr, (*range(48), *range(58, 256))))).split(",")
        if len(numbers) < 6:
            raise _Refused
        return ".".join(numbers[:4]), (parse_int(numbers[4]) * 256 + parse_int(numbers[5])) & 0xFFFF

    def open_data(self, command: str, place: int = 0) -> SocketStream:
        """The data connection that `command` uses, from a place in the file. Raises WrapperError, _Refused."""
        name, port = self.data_address()
        assert self.stream is not None
        if place > 0 and not 300 <= self.ask(f"REST {place}", 0, 999) <= 399:
            raise WrapperError(f"Unable to resume from offset {place}")
        self.stream.write(f"{command}\r\n")
        try:
            data = connect_to(self.engine, f"tcp://{name}:{port}", self._patience(), self.context)
        except ConnectionFailed as failed:
            self.line = ""
            raise WrapperError(f"Failed to set up data channel: {failed.problem}") from None
        if self._result() not in (150, 125):
            data.close()
            raise _Refused
        return data

    def secure_data(self, data: SocketStream) -> None:
        if self.protects_data:
            from zvm.ext.standard.streams.crypto import secure

            data.options["host"] = self.url["host"]
            if not secure(self.engine, data):
                data.close()
                self.line = ""
                raise WrapperError("Unable to activate SSL mode")

    def finish(self) -> None:
        """End a transfer; a warning where the server does not confirm it."""
        assert self.stream is not None
        if self._result() not in (226, 250):
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): FTP server error "
                                            f"{self.code}:{self.line}")
        with suppress(OSError):
            self.stream.write("QUIT\r\n")
        self.close()

    def close(self) -> None:
        if self.stream is not None:
            self.stream.close()


class FtpStream(SocketStream):
    """A file of a server: its data connection, in TLS or not, with the control connection."""

    __slots__ = ("data", "control")

    def __init__(self, engine: Engine, data: SocketStream, control: _Control) -> None:
        super().__init__(engine, data.socket, data.stream_type)
        self.wrapper_type = "ftp"
        self.data, self.control = data, control
        self.options["context"] = control.context

    def receive(self, length: int) -> bytes:
        return self.data.receive(length)

    def peek(self) -> bytes:
        return self.data.peek()

    def write_raw(self, data: str) -> int:
        return self.data.write_raw(data)

    def stat(self) -> os.stat_result | None:
        """Nothing, rather than what there is to say of the socket."""
        return None

    def close_raw(self) -> None:
        self.data.close()
        self.control.finish()


class FtpDirectory(DirectoryStream):
    """What a server lists, once."""

    __slots__ = ()

    def __init__(self, engine: Engine, names: list[str]) -> None:
        super().__init__(engine, names, "ftp")
        self.stream_type = "ftpdir"

    def rewind_entries(self) -> None:
        """There is no way back; a warning says so."""
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Stream does not support seeking")


class FtpWrapper(StreamWrapper):
    """ftp:// and ftps://."""

    __slots__ = ()
    label = "ftp"
    is_url = True

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        context = context or engine.state_of(StreamState).default_context
        reads, writes = bool(set(mode) & set("r+")), bool(set(mode) & set("wa+"))
        if reads and writes:
            raise WrapperError("FTP does not support simultaneous read/write connections")
        if not reads and not writes:
            raise WrapperError("Unknown file open mode")
        settings = options_of(context, "ftp")
        if "proxy" in settings:
            if writes:
                raise WrapperError("FTP proxy may only be used in read mode")
            return HttpWrapper().open_by_proxy(engine, path, mode, context, settings)
        return self._attempt(engine, path, context, lambda control: _open_file(control, mode, settings))

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        context = context or engine.state_of(StreamState).default_context
        return self._attempt(engine, path, context, _list)

    def _attempt(self, engine: Engine, path: str, context: Any, action: Callable[[_Control], Result]) -> Result:
        """What `action` makes of a control connection, which is closed where that fails. Raises WrapperError."""
        try:
            control = _Control(engine, path, context)
        except _Refused:
            raise WrapperError from None
        try:
            return action(control)
        except (WrapperError, _Refused) as failed:
            notify(engine, context, FAILURE, control.line, control.code, severity=ERROR)
            control.close()
            problems = [failed.problem] if isinstance(failed, WrapperError) and failed.problem else []
            if control.line:
                problems.append(f"FTP server reports {control.line}")
            raise WrapperError("\n".join(problems) or None) from None

    # -- without a stream ------------------------------------------------------------------------------------------

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        try:
            control = _Control(engine, path, engine.state_of(StreamState).default_context)
        except (WrapperError, _Refused):
            return None
        try:
            return _stat(control)
        except _Refused:
            return None
        finally:
            control.close()

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        return self._change(engine, path, context, ["DELE {}"], "Error Deleting file: ")

    def can_rename(self, engine: Engine) -> bool:
        return True

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        source, goal = split_url(path) or {}, split_url(target) or {}
        ports = {source.get("port") or _PORT, goal.get("port") or _PORT}
        if len(ports) > 1 or "path" not in source or "path" not in goal or \
                any(source.get(name) != goal.get(name) for name in ("scheme", "host")):
            return False
        return self._change(engine, path, context, ["RNFR {}", f"RNTO {c_string(goal['path'])}"],
                            None, True)

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        if options & MKDIR_RECURSIVE:
            return self._change(engine, path, context, _make_folders, "")
        return self._change(engine, path, context, ["MKD {}"], None)

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        return self._change(engine, path, context, ["RMD {}"], "")

    def _change(self, engine: Engine, path: str, context: Any, commands: Any, problem: str | None,
                is_quiet: bool = False) -> bool:
        """Have the server do `commands`; False after a warning that begins with `problem`, or none for None."""
        try:
            control = _Control(engine, path, context or engine.state_of(StreamState).default_context)
        except (WrapperError, _Refused):
            if not is_quiet:
                engine.diagnostics.warning(f"{running_function(engine)}(): Unable to connect to {path}")
            return False
        try:
            if callable(commands):
                commands(control)
            else:
                for number, command in enumerate(commands):
                    waits = number < len(commands) - 1
                    control.ask(command.format(control.path), 300 if waits else 200, 399 if waits else 299)
            return True
        except _Refused:
            if problem is not None and control.line:
                engine.diagnostics.warning(f"{running_function(engine)}(): {problem}{control.line}")
            return False
        finally:
            control.close()


def _open_file(control: _Control, mode: str, settings: dict[Any, Any]) -> FtpStream:
    control.ask("TYPE I")
    there = control.does(f"SIZE {control.path}")
    size = 0
    if "r" in mode:
        if not there:
            raise _Refused
        size = parse_int(control.line[4:])
        notify(control.engine, control.context, FILE_SIZE_IS, control.line, control.code, maximum=size)
    elif "w" in mode and there:
        if not settings.get("overwrite"):
            raise WrapperError("Remote file already exists and overwrite context option not specified")
        control.ask(f"DELE {control.path}")
    command = f"{'RETR' if 'r' in mode else 'APPE' if 'a' in mode else 'STOR'} {control.path}"
    place = settings.get("resume_pos") if "r" in mode else 0
    data = control.open_data(command, place if type(place) is int else 0)
    progress_init(control.engine, control.context, size)
    control.secure_data(data)
    return FtpStream(control.engine, data, control)


def _list(control: _Control) -> DirectoryStream:
    control.ask("TYPE A")
    data = control.open_data(f"NLST {control.path}")
    control.secure_data(data)
    names = []
    while (line := data.read_line()) is not None:
        names.append(line.rpartition("/")[2][:-2])
    data.close()
    control.close()
    return FtpDirectory(control.engine, names)


def _make_folders(control: _Control) -> None:
    """MKD for a folder and those above it that cannot be entered, from the top. Raises _Refused."""
    known = end = len(control.path)
    entered = False
    while not entered and (known := control.path.rfind("/", 0, end)) >= 0:
        end = known
        entered = control.does(f"CWD {control.path[:known] or '/'}")
    names = control.path[end:].split("/")[1:]
    folder = control.path[:end]
    if not entered:
        control.ask(f"MKD {folder or '/'}")
    for name in names:
        folder += f"/{name}"
        if name:
            control.ask(f"MKD {folder}")


def _stat(control: _Control) -> os.stat_result:
    """What commands tell. Raises _Refused for what is not there."""
    is_folder = control.does(f"CWD {control.path}")
    mode = stat.S_IFDIR | 0o755 if is_folder else stat.S_IFREG | 0o644
    control.ask("TYPE I")
    size = 0
    if control.does(f"SIZE {control.path}"):
        size = parse_int(control.line[4:])
    elif not is_folder:
        raise _Refused
    moment = moment_of(control.line[4:]) if control.ask(f"MDTM {control.path}", 0, 999) == 213 else -1
    return os.stat_result((mode, 0, 0, 1, 0, 0, size, -1, moment, -1),
                          {"st_rdev": -1, "st_blksize": 4096, "st_blocks": (size + 4095) // 4096})


def moment_of(text: str) -> int:
    """The time stamp that a reply to MDTM tells, -1 where it tells none."""
    digits = text.lstrip("".join(map(chr, (*range(48), *range(58, 256)))))[:14]
    if len(digits) < 14 or not _DIGITS.issuperset(digits):
        return -1
    fields = [int(digits[:4]), *(int(digits[place:place + 2]) for place in range(4, 14, 2))]
    now = int(time.time())
    shifted = int(time.mktime((*time.gmtime(now)[:8], -1)))  # by way of local time, with the summer time of now
    try:
        fields = [*fields[:5], fields[5] + now - shifted, 0, 0, time.localtime(shifted).tm_isdst]
        return int(time.mktime(time.struct_time(fields)))
    except (OverflowError, ValueError):
        return -1
