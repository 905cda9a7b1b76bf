"""Internal functions that would have an effect outside, or tell of this machine, and what stands in their place.

A fake has the signature of the function, so that arguments by reference, named and left out are as they are. It records
the call and gives a harmless result.
"""
from __future__ import annotations

import fnmatch
import os
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from zvm.cli.unpack.files import FileStream, NetworkStream
from zvm.embedding import limits
from zvm.ext import registry
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.opcodes.flags import ACC_VARIADIC
from zvm.opcodes.op_array import BY_REFERENCE, BY_VALUE
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import UNDEF, Reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.cli.unpack.files import FakeFiles
    from zvm.cli.unpack.recording import Recorder
    from zvm.engine import Engine

    Behaviour = Callable[[Engine, tuple[Any, ...]], Any]

ADDRESS = "203.0.113.1"  # of every host (TEST-NET-3)
_INFORMATION: dict[str, Any] = {  # what tells of the machine
    "gethostname": "localhost", "get_current_user": "www-data", "getmyuid": 33, "getmygid": 33,
    "getmypid": 4242, "getmyinode": 1, "posix_getuid": 33, "posix_geteuid": 33, "posix_getgid": 33,
    "posix_getegid": 33, "posix_getpid": 4242, "posix_getppid": 1, "posix_getlogin": "www-data", "posix_uname": False,
    "sys_getloadavg": False, "disk_free_space": 1e10, "diskfreespace": 1e10, "disk_total_space": 1e11,
    "php_ini_loaded_file": False, "php_ini_scanned_files": False, "php_sapi_name": "apache2handler",
    "net_get_interfaces": False, "getrusage": False, "fileowner": 33, "fileperms": 0o100644, "umask": 0o22}
_MAIL = ("mail", "mb_send_mail")
_WAITING = {"sleep": 0, "usleep": None, "time_nanosleep": True, "time_sleep_until": True}
_FILES: dict[str, Any] = {  # that go around stream wrappers
    "symlink": False, "link": False, "readlink": False, "linkinfo": -1, "move_uploaded_file": False,
    "is_uploaded_file": False, "chroot": False, "posix_mkfifo": False, "posix_mknod": False, "ftok": -1,
    "posix_access": False, "fsync": True, "sqlite_open": False, "dba_open": False, "ini_restore": None}
_SESSIONS: dict[str, Any] = {"session_start": True, "session_write_close": True, "session_destroy": True,
                             "session_regenerate_id": True, "session_commit": True}
_PROCESSES: dict[str, Any] = {"shell_exec": None, "system": "", "passthru": None, "proc_open": False,
                              "proc_close": -1, "pcntl_fork": -1, "pcntl_exec": False}
_RESULTS: dict[str, Any] = {"dns_get_record": PhpArray, "gethostbynamel": PhpArray, "curl_multi_exec": 0}
_DATABASES = ("mysqli_connect", "mysqli_real_connect", "pg_connect", "pg_pconnect", "oci_connect", "ldap_connect",
              "imap_open", "ssh2_connect", "mysql_connect", "mysql_pconnect", "odbc_connect", "mssql_connect")
OBSERVED = {  # these are carried out
    "header": "header", "header_remove": "header", "setcookie": "header", "setrawcookie": "header",
    "http_response_code": "header", "curl_init": "network", "curl_setopt": "network", "curl_setopt_array": "network",
    "stream_context_create": "network", "ini_set": "setting", "set_time_limit": "setting",
    "ignore_user_abort": "setting"}


def substitute(engine: Engine, name: str, behaviour: Behaviour) -> None:
    """Have a function with the signature of an internal one carried out by `behaviour`, of engine and arguments."""
    real = registry.find_function(engine, name)
    parameters: list[str] = []
    annotations: dict[str, str] = {"return": "Mixed"}
    names: list[str] = []
    given: dict[str, Any] = {"bridge": behaviour}
    infos = [] if real is None else real.arg_info
    is_variadic = real is None or bool(real.fn_flags & ACC_VARIADIC)
    fixed = len(infos) - (is_variadic and bool(infos))
    for index, info in enumerate(infos[:fixed]):
        assert real is not None
        own = info.name + "_" * (iskeyword(info.name) or info.name in ("engine", "rest", "bridge", "defaults"))
        optional = index - real.required_num_args
        given["defaults"] = real.defaults
        parameters.append(f"{own}=defaults[{optional}]" if optional >= 0 else own)
        names.append(own)
        annotations[own] = _annotation(info.by_ref)
    if is_variadic:
        parameters.append("*rest")
        annotations["rest"] = _annotation(infos[-1].by_ref) if infos else "Mixed"
    passed = [*names, *(["*rest"] if is_variadic else [])]
    exec(f"def implementation({', '.join(['engine', *parameters])}):\n"
         f"    return bridge(engine, ({', '.join(passed)}{',' if passed else ''}))", given)
    implementation = given["implementation"]
    implementation.__annotations__ = annotations
    own_name = name if real is None else str(real.function_name)
    engine.functions[name] = InternalFunction(own_name, implementation, "standard", target=engine.target)


def _annotation(by_ref: int) -> str:
    return "Mixed" if by_ref == BY_VALUE else "ByRef[Mixed]" if by_ref == BY_REFERENCE else "PreferRef[Mixed]"


def value_of(argument: Any) -> Any:
    """An argument that may be a reference."""
    return argument.value if type(argument) is Reference else argument


def passed(given: tuple[Any, ...]) -> list[Any]:
    """The arguments without those at the end that were left out."""
    arguments = list(given)
    while arguments and arguments[-1] is UNDEF:
        del arguments[-1]
    return arguments


def text_of(engine: Engine, argument: Any) -> str:
    """An argument as a string, "" for one that is missing."""
    value = value_of(argument)
    return "" if value is None or value is UNDEF else str(to_string(engine, value))


class Fakes:
    """Installs them in an engine."""

    def __init__(self, engine: Engine, recorder: Recorder, files: FakeFiles, replies: dict[str, bytes]) -> None:
        self.engine, self.recorder, self.files, self.replies = engine, recorder, files, replies
        self.slept = 0.0

    def install(self) -> None:
        """Put them into the table of functions."""
        for name in (*limits.PROCESSES, *limits.NETWORK, *limits.HOST, *limits.USERS, *limits.TERMINAL):
            self._constant("process" if name in limits.PROCESSES else "network" if name in limits.NETWORK else "host",
                           name, False)
        for kind, results in (("process", _PROCESSES), ("network", _RESULTS), ("information", _INFORMATION),
                              ("file", _FILES), ("session", _SESSIONS), ("time", _WAITING),
                              ("mail", dict.fromkeys(_MAIL, True)), ("database", dict.fromkeys(_DATABASES, False)),
                              ("log", {"syslog": True, "openlog": True, "closelog": True, "error_log": True})):
            for name, result in results.items():
                self._constant(kind, name, result)
        for name, kind in OBSERVED.items():
            self._observe(kind, name)
        own: dict[str, Behaviour] = {
            "gethostbyname": self._address, "fsockopen": self._connect, "pfsockopen": self._connect,
            "stream_socket_client": self._connect, "popen": self._open_pipe, "exec": self._execute,
            "php_uname": self._system_name, "curl_exec": self._transfer,
            "chdir": self._change_directory, "getcwd": lambda engine, given: self.files.directory,
            "realpath": self._real_path, "tempnam": self._temporary_name, "tmpfile": self._temporary_file,
            "glob": self._glob, "getenv": self._environment, "putenv": self._put_environment,
            "sys_get_temp_dir": lambda engine, given: "/tmp",
            "gzopen": lambda engine, given: self._packed(engine, "compress.zlib", given[0], text_of(engine, given[1])),
            "bzopen": lambda engine, given: self._packed(engine, "compress.bzip2", given[0], text_of(engine, given[1])),
            "gzfile": self._packed_lines, "readgzfile": self._print_packed}
        for name, behaviour in own.items():
            substitute(self.engine, name, behaviour)

    def _constant(self, kind: str, name: str, result: Any) -> None:
        def call(engine: Engine, given: tuple[Any, ...]) -> Any:
            value = result() if callable(result) else result
            self.recorder.io(engine, kind, name, given, value)
            return value

        substitute(self.engine, name, call)

    def _observe(self, kind: str, name: str) -> None:
        real = registry.find_function(self.engine, name)
        if real is None:
            return

        def call(engine: Engine, given: tuple[Any, ...]) -> Any:
            arguments = passed(given)
            result = real.weak(engine, arguments)
            self.recorder.io(engine, kind, name, arguments, result)
            return result

        substitute(self.engine, name, call)

    # -- hosts and programs -----------------------------------------------------------------------------------------

    def _address(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        self.recorder.io(engine, "network", "gethostbyname", given, ADDRESS)
        return ADDRESS

    def _connect(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        target = text_of(engine, given[0])
        if len(given) > 1 and type(given[1]) is int and given[1] > 0:
            target = f"{target}:{given[1]}"
        self.recorder.io(engine, "network", engine.active_function_name(), given[:2])
        return NetworkStream(engine, self.recorder, "network", target, self.replies.get(target, b""))

    def _open_pipe(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        command = text_of(engine, given[0])
        self.recorder.io(engine, "process", "popen", given)
        return NetworkStream(engine, self.recorder, "process", command, self.replies.get(command, b""))

    def _execute(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        self.recorder.io(engine, "process", "exec", given[:1], "")
        for argument, value in zip(given[1:], (PhpArray(), 0), strict=False):
            if type(argument) is Reference:
                argument.value = value
        return ""

    def _transfer(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        information = engine.functions.get("curl_getinfo")
        found = None if information is None else information.weak(engine, list(given[:1]))
        url = found.get("url", "") if isinstance(found, PhpArray) else ""
        reply = self.replies.get(str(url), b"").decode("latin-1")
        self.recorder.io(engine, "network", "curl_exec", [url], f"{len(reply)} bytes")
        return reply

    # -- the machine ------------------------------------------------------------------------------------------------

    def _system_name(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        parts = {"s": "Linux", "n": "localhost", "r": "5.15.0", "v": "#1 SMP", "m": "x86_64"}
        result = parts.get(text_of(engine, given[0]) if given else "a") or " ".join(parts.values())
        self.recorder.io(engine, "information", "php_uname", given, result)
        return result

    def _environment(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        self.recorder.io(engine, "environment", "getenv", given)
        return PhpArray() if not given or given[0] is None else False

    def _put_environment(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        self.recorder.io(engine, "environment", "putenv", given, True)
        return True

    # -- files ------------------------------------------------------------------------------------------------------

    def _change_directory(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        path = self.files.absolute(text_of(engine, given[0]))
        is_there = path in self.files.folders
        self.recorder.io(engine, "file", "chdir", [path], is_there)
        if is_there:
            self.files.directory = path
        return is_there

    def _real_path(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        path = self.files.absolute(text_of(engine, given[0]) or ".")
        return path if path in self.files.files or path in self.files.folders else False

    def _temporary_name(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        path = self.files.make_temporary(text_of(engine, given[0]), os.path.basename(text_of(engine, given[1])))
        self.recorder.io(engine, "file", "tempnam", given, path)
        return path

    def _temporary_file(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        path = self.files.make_temporary("/tmp", "php")
        self.recorder.io(engine, "file", "tmpfile", (), path)
        stream = FileStream(engine, path, "r+b", self.files.files[path])
        stream.uri = path
        return stream

    def _glob(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        pattern = text_of(engine, given[0])
        absolute = self.files.absolute(pattern)
        is_relative = pattern[:1] != "/"
        prefix = self.files.directory.rstrip("/") + "/"
        found = sorted(path for path in (*self.files.files, *self.files.folders) if fnmatch.fnmatchcase(path, absolute)
                       and path.count("/") == absolute.count("/"))
        self.recorder.io(engine, "file", "glob", [pattern], len(found))
        return PhpArray.from_list([path.removeprefix(prefix) if is_relative else path for path in found])

    def _packed(self, engine: Engine, scheme: str, path: Any, mode: str) -> Any:
        stream = open_stream(engine, f"{scheme}://{text_of(engine, path)}", mode, report=False)
        return False if stream is None else stream

    def _packed_lines(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        stream = self._packed(engine, "compress.zlib", given[0], "r")
        return stream and PhpArray.from_list(stream.read_all().splitlines(keepends=True))

    def _print_packed(self, engine: Engine, given: tuple[Any, ...]) -> Any:
        stream = self._packed(engine, "compress.zlib", given[0], "r")
        if stream is False:
            return False
        data = stream.read_all()
        engine.output.write(data)
        return len(data)
