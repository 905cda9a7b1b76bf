"""When a session begins, and whom it connects to: the settings xdebug.*, triggers, and the log of all that."""
from __future__ import annotations

import os
import socket
import time
from urllib.parse import quote

from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

    from zvm.engine.facade import Engine

CRITICAL, ERROR, WARNING, COMMUNICATION, INFO, DEBUG = 0, 1, 3, 5, 7, 10  # levels of xdebug.log_level
_LEVELS = {CRITICAL: "CRIT: ", ERROR: "ERR: ", WARNING: "WARN: ", COMMUNICATION: "", INFO: "INFO: ", DEBUG: "DEBUG: "}
YES, NO, TRIGGER, DEFAULT = "yes", "no", "trigger", "default"


class Log:
    """xdebug.log."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file: TextIO | None = None
        self._is_open = False

    def _open(self, path: str) -> None:
        self._is_open = True
        try:
            self._file = open(path, "a", encoding="latin-1")  # noqa: SIM115 (until the request ends)
        except OSError:
            self._engine.diagnostics.log(f"Xdebug: [Log Files] File '{path}' could not be opened.")
            return
        now = time.time()
        self._put(f"[{os.getpid()}] Log opened at "
                  f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(now))}.{int(now % 1 * 1e6):06d}\n")

    def open(self) -> None:
        """The request begins."""
        path = self._engine.ini.get("xdebug.log")
        if path and not self._is_open:
            self._open(path)

    def write(self, level: int, text: str, channel: str = "Step Debug") -> None:
        """Add a line, if the level asks for it."""
        ini = self._engine.ini
        try:
            wanted = int(ini.get("xdebug.log_level") or 0)
        except ValueError:
            wanted = INFO
        path = ini.get("xdebug.log")
        if not path and level <= ERROR:
            self._engine.diagnostics.log(f"Xdebug: [{channel}] {text}")
        if not path or level > wanted:
            return
        if not self._is_open:
            self._open(path)
        self._put(f"[{os.getpid()}] [{channel}] {_LEVELS[level]}{text}\n")

    def _put(self, text: str) -> None:
        if self._file is not None:
            self._file.write(text)
            self._file.flush()

    def close(self) -> None:
        """The request is over."""
        if self._file is not None:
            now = time.time()
            self._put(f"[{os.getpid()}] Log closed at "
                      f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(now))}.{int(now % 1 * 1e6):06d}\n\n")
            self._file.close()
            self._file = None


class Starting:
    """Whether a session begins."""

    def __init__(self, engine: Engine, log: Log) -> None:
        self.engine, self.log = engine, log
        self.cookies: list[str] = []  # headers that a browser gets
        self.ide_key = engine.ini.get("xdebug.idekey") or os.environ.get("DBGP_IDEKEY") or ""
        for setting in os.environ.get("XDEBUG_CONFIG", "").split():
            name, _, value = setting.partition("=")
            if name == "idekey":
                self.ide_key = value
            elif name in ("client_host", "client_port", "log", "log_level", "connect_timeout_ms", "cloud_id",
                          "discover_client_host"):
                engine.ini.changed[f"xdebug.{name}"] = value

    def _mode(self) -> str:
        """xdebug.start_with_request."""
        setting = self.engine.ini.get("xdebug.start_with_request")
        text = DEFAULT if setting is None else setting.lower()
        return {"1": YES, "on": YES, "true": YES, "": NO, "0": NO, "off": NO, "false": NO, "never": NO,
                "always": YES}.get(text, text)

    def at_request(self) -> bool:
        """Whether a session begins with the request."""
        mode = self._mode()
        if mode == YES:
            return True
        if mode == NO:
            return False
        return self._is_session_started() or self._is_triggered()

    def at_break(self) -> bool:
        """Whether xdebug_break() begins one."""
        return self._mode() in (TRIGGER, DEFAULT)

    def upon_error(self) -> bool:
        """Whether an error or exception begins one."""
        return (self.engine.ini.get("xdebug.start_upon_error") or "").lower() in ("yes", "1", "on", "true")

    def _globals(self, names: tuple[str, ...], element: str) -> str | None:
        for name in names:
            table = self.engine.symbol_table.lookup(name)
            if isinstance(table, PhpArray):
                value = table.get(element, UNDEF)
                if type(value) is str:
                    return value
        return None

    def _is_session_started(self) -> bool:
        """XDEBUG_SESSION_START, and an IDE key by XDEBUG_CONFIG."""
        found = self._globals(("_ENV", "_GET", "_POST"), "XDEBUG_SESSION_START")
        if found is None:
            found = os.environ.get("XDEBUG_SESSION_START")
            if found is not None:
                self.log.write(DEBUG, f"Found 'XDEBUG_SESSION_START' ENV variable, with value '{found}'")
        if found is not None:
            self.ide_key = found
        elif not ("XDEBUG_CONFIG" in os.environ and self.ide_key):
            return False
        self._set_cookie()
        if self.engine.ini.get("xdebug.trigger_value"):
            self.log.write(INFO, "Not activating through legacy method because xdebug.trigger_value is set")
            return False
        return True

    def _set_cookie(self) -> None:
        """Have a browser ask for a session from now on."""
        if self.engine.output.started_at is not None:
            return
        header = f"Set-Cookie: XDEBUG_SESSION={quote(self.ide_key)}; path=/; SameSite=Lax"
        if self.engine.web is None:
            self.cookies.append(header)
        else:
            self.engine.call_function(self.engine.functions["header"], [header, False])

    def _is_triggered(self) -> bool:
        """XDEBUG_TRIGGER or XDEBUG_SESSION in the environment, the address, a form or a cookie."""
        value = None
        self.log.write(DEBUG, "Checking if trigger 'XDEBUG_TRIGGER' is enabled for mode 'debug'", "Config")
        for name in ("XDEBUG_TRIGGER", "XDEBUG_SESSION"):
            value = os.environ.get(name)
            if value is None:
                value = self._globals(("_ENV", "_GET", "_POST", "_COOKIE"), name)
            if value is not None:
                break
            if name == "XDEBUG_TRIGGER":
                self.log.write(INFO, "Trigger value for 'XDEBUG_TRIGGER' not found, falling back to 'XDEBUG_SESSION'",
                               "Config")
        if value is None:
            self.log.write(INFO, "Trigger value for 'XDEBUG_SESSION' not found, so not activating", "Config")
            return False
        secret = self.engine.ini.get("xdebug.trigger_value") or ""
        if not secret:
            self.log.write(INFO, "No shared secret: Activating", "Config")
            self.ide_key = value
            return True
        value = value.strip()
        if "," in secret:
            self.log.write(DEBUG, "The shared secret (xdebug.trigger_value) is multi-value for mode 'debug'", "Config")
        secrets = [each.strip() for each in secret.split(",")]
        if value in secrets:
            self.ide_key = value
            return True
        many = "any of the shared secrets" if "," in secret else "the shared secret"
        self.log.write(WARNING, f"The trigger value '{value}', as set through '{name}', did not match {many} "
                                "(xdebug.trigger_value) for mode 'debug'", "Config")
        return False

    # -- connecting -------------------------------------------------------------------------------------------------

    def connect(self) -> socket.socket | None:
        """A connection to the client, None where there is none, which is logged."""
        ini = self.engine.ini
        host, port = ini.get("xdebug.client_host") or "localhost", int(ini.get("xdebug.client_port") or 9003)
        attempts = f"{host}:{port} (through xdebug.client_host/xdebug.client_port)"
        connection: socket.socket | None = None
        reason = "refused"
        if ini.get_bool("xdebug.discover_client_host"):
            connection, reason, attempts = self._discover(host, port)
        else:
            self.log.write(INFO, f"Connecting to configured address/port: {host}:{port}.")
            connection, reason = self._open(host, port)
        if connection is not None:
            self.log.write(INFO, f"Connected to debugging client: {attempts}.")
        elif reason == "timeout":
            self.log.write(ERROR, "Time-out connecting to debugging client, waited: "
                                  f"{ini.get('xdebug.connect_timeout_ms')} ms. Tried: {attempts}.")
        elif reason == "permission":
            self.log.write(ERROR, f"No permission connecting to debugging client ({attempts}). "
                                  "This could be SELinux related.")
        else:
            self.log.write(ERROR, f"Could not connect to debugging client. Tried: {attempts}.")
        return connection

    def _discover(self, host: str, port: int) -> tuple[socket.socket | None, str, str]:
        """Connect to where the request has come from."""
        headers = self.engine.ini.get("xdebug.client_discovery_header") or ""
        self.log.write(INFO, f"Checking for client discovery headers: '{headers}'.")
        address = header = None
        for each in headers.split(","):
            header = each.strip()
            self.log.write(INFO, f"Checking header '{header}'.")
            address = self._globals(("_SERVER",), header)
            if address is not None:
                break
        if address is not None and "://" in address:
            self.log.write(WARNING, f"Invalid remote address provided containing URI spec '{address}'.")
            address = None
        fallback = f"{host}:{port} (fallback through xdebug.client_host/xdebug.client_port)"
        if address is None:
            self.log.write(WARNING, "Could not discover client host through HTTP headers, connecting to configured "
                                    f"address/port: {host}:{port}.")
            return (*self._open(host, port), fallback)
        first = address.split(",")[0]
        attempts = f"{first}:{port} (from {header} HTTP header)"
        self.log.write(INFO, f"Client host discovered through HTTP header, connecting to {first}:{port}.")
        connection, reason = self._open(first, port)
        if connection is not None:
            return connection, "", attempts
        self.log.write(WARNING, "Could not connect to client host discovered through HTTP headers, connecting to "
                                f"configured address/port: {host}:{port}.")
        return (*self._open(host, port), f"{attempts}, {fallback}")

    def _open(self, host: str, port: int) -> tuple[socket.socket | None, str]:
        """A connection, or why there is none."""
        patience = int(self.engine.ini.get("xdebug.connect_timeout_ms") or 200) / 1000
        if host.startswith("unix://"):
            return self._open_path(host[len("unix://"):])
        try:
            addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno and error.errno > 0 else "Success"
            self.log.write(WARNING, f"Creating socket for '{host}:{port}', getaddrinfo: {reason}.")
            return None, "refused"
        reason = "refused"
        for family, kind, protocol, _, address in addresses:
            connection = socket.socket(family, kind, protocol)
            connection.settimeout(patience)
            try:
                connection.connect(address)
            except TimeoutError:
                reason = "timeout"
            except OSError as error:
                reason = "permission" if isinstance(error, PermissionError) else "refused"
                text = f"poll success, but error: {os.strerror(115)} (29)" if isinstance(error, ConnectionError) \
                    else f"connect: {error.strerror}"
                self.log.write(WARNING, f"Creating socket for '{host}:{port}', {text}.")
            else:
                connection.settimeout(None)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                return connection, ""
            connection.close()
        return None, reason

    def _open_path(self, path: str) -> tuple[socket.socket | None, str]:
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(path)
        except OSError as error:
            connection.close()
            self.log.write(WARNING, f"Creating socket for 'unix://{path}', connect: {error.strerror}.")
            return None, "permission" if isinstance(error, PermissionError) else "refused"
        return connection, ""
