"""How a link comes about, kept ones included, and how it ends (mysqli_common_connect, php_mysqli_close)."""
from __future__ import annotations

from zvm.ext.mysqli.errors import complain_of, state_of
from zvm.ext.mysqli.handles import INITIALIZED, UNKNOWN, VALID
from zvm.ext.mysqlnd.options import OPT_LOAD_DATA_LOCAL_DIR, OPT_LOCAL_INFILE, Options
from zvm.ext.standard.streams.path_checks import permitted
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_CLIENT_MULTI_STATEMENTS, _CLIENT_MULTI_RESULTS = 0x10000, 0x20000


class Link:
    """What an object of mysqli stands for (MY_MYSQL): `key` names a connection that is kept, `multi_query` tells that
    the server takes several statements at once, `async_mode` what becomes of the result that is awaited."""

    __slots__ = ("connection", "key", "multi_query", "async_mode")

    def __init__(self, engine: Engine) -> None:
        self.connection = new_connection(engine)
        self.key: str | None = None
        self.multi_query = False
        self.async_mode = 0


def new_connection(engine: Engine) -> Any:
    """A connection that is not open."""
    from zvm.ext.mysqlnd.connection import Connection

    return Connection(engine, Options(engine))


class Address:
    """Whom to connect to, php.ini's defaults filled in."""

    __slots__ = ("host", "user", "password", "database", "port", "socket", "flags")

    def __init__(self, engine: Engine, host: str | None, user: str | None, password: str | None,
                 database: str | None, port: int | None, socket: str | None, flags: int) -> None:
        ini = engine.ini
        self.host = host or ini.get("mysqli.default_host") or ""
        self.user = (ini.get("mysqli.default_user") or "") if user is None else user
        self.password = (ini.get("mysqli.default_pw") or "") if password is None else password
        self.database = database or ""
        self.port = port or ini.get_int("mysqli.default_port")
        self.socket = socket or ini.get("mysqli.default_socket") or None
        self.flags = flags

    @property
    def key(self) -> str:
        """What a connection to there is kept under."""
        return f"mysqli_{self.host}_{self.socket or ''}{self.port}{self.user}{self.database}{self.password}"


def connect(engine: Engine, handle: Any, address: Address, keeps_link: bool) -> bool:
    """Have an object of mysqli stand for a connection to there; False after an error, when `keeps_link` has it keep
    what it had."""
    state = state_of(engine)
    link: Link | None = handle.target
    if link is not None and handle.status > INITIALIZED:
        close(engine, handle, "implicit_close")
    if link is None:
        link = Link(engine)
    is_persistent = len(address.host) > 2 and address.host[:2].lower() == "p:"
    if is_persistent:
        address.host = address.host[2:]
        if not engine.ini.get_bool("mysqli.allow_persistent"):
            is_persistent = False
            engine.diagnostics.warning(f"{running_function(engine)}(): Persistent connections are disabled. "
                                       "Downgrading to normal")
    if is_persistent:
        link.key = address.key
        if _reuse(engine, link, address):
            state.active_persistent += 1
            return _is_open(engine, handle, link)
    if not _within_limits(engine, is_persistent):
        return False
    connection = link.connection
    if connection is None:
        connection = link.connection = new_connection(engine)
    if not connection.connect(address.host, address.user, address.password, address.database, address.port,
                              address.socket, address.flags | _CLIENT_MULTI_RESULTS):
        state.set_connect_error(connection.error)
        link.key = None
        if not keeps_link:
            link.connection = None
        complain_of(engine, connection.error)
        return False
    state.set_connect_error(connection.error)
    _allow_files(engine, connection)
    if is_persistent:
        state.active_persistent += 1
    return _is_open(engine, handle, link)


def _is_open(engine: Engine, handle: Any, link: Link) -> bool:
    handle.target, handle.status = link, VALID
    state_of(engine).links += 1
    link.multi_query = False
    return True


def _reuse(engine: Engine, link: Link, address: Address) -> bool:
    """Take a connection that was kept, if there is one that still works."""
    state = state_of(engine)
    kept = state.persistent.get(address.key)
    if not kept:
        return False
    connection = kept.pop()
    if connection.change_user(address.user, address.password, address.database):
        link.connection = connection
        connection.count("connection_reused")
        state.set_connect_error(connection.error)
        return True
    connection.close("implicit_close")
    return False


def _within_limits(engine: Engine, is_persistent: bool) -> bool:
    state = state_of(engine)
    most = engine.ini.get_int("mysqli.max_links")
    if most != -1 and state.links >= most:
        engine.diagnostics.warning(f"{running_function(engine)}(): Too many open links ({state.links})")
        return False
    most = engine.ini.get_int("mysqli.max_persistent")
    open_ones = state.active_persistent + state.inactive_persistent
    if is_persistent and most != -1 and open_ones >= most:
        engine.diagnostics.warning(f"{running_function(engine)}(): Too many open persistent links ({open_ones})")
        return False
    return True


def _allow_files(engine: Engine, connection: Any) -> None:
    """What php.ini says of files to send."""
    connection.options.set(OPT_LOCAL_INFILE, engine.ini.get_bool("mysqli.allow_local_infile"), connection.error)
    folder = engine.ini.get("mysqli.local_infile_directory")
    if folder and permitted(engine, folder):
        connection.options.set(OPT_LOAD_DATA_LOCAL_DIR, folder, connection.error)


def close(engine: Engine, handle: Any, how: str) -> None:
    """End a link; a connection to keep is kept (php_mysqli_close)."""
    state = state_of(engine)
    link: Link = handle.target
    connection, link.connection = link.connection, None
    if handle.status > INITIALIZED:
        state.links -= 1
    handle.status = UNKNOWN
    if connection is None:
        return
    if link.key is None:
        connection.close(how)
        return
    key, link.key = link.key, None
    state.active_persistent -= 1
    connection.pending = connection.info = None
    if engine.ini.get_bool("mysqli.rollback_on_cached_plink") and not connection.end_transaction(False):
        connection.close(how)
    else:
        state.persistent.setdefault(key, []).append(connection)


def clean_flags(flags: int) -> int:
    """The flags of a script without those that it may not set."""
    return flags & ~_CLIENT_MULTI_STATEMENTS
