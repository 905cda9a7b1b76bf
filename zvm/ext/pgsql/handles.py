"""The classes PgSql\\Connection, PgSql\\Result and PgSql\\Lob, and what a run keeps for them."""
# mypy: disable-error-code="valid-type"
from __future__ import annotations

from ctypes import c_void_p, cast
from weakref import WeakValueDictionary

from zvm.ext.handles import HANDLE, HandleHooks
from zvm.ext.pgsql.library import CONNECTION_OK, NoticeProcessor, pq, trimmed
from zvm.ext.vocabulary import php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


class PgsqlState:
    """What a run keeps for this extension: the connection that functions take by default, connections by what they were
    opened with, and names of tables and types by their numbers."""

    __slots__ = ("engine", "default", "links", "persistent", "tables", "types", "open_links")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.default: Connection | None = None
        self.links: WeakValueDictionary[str, Connection] = WeakValueDictionary()
        self.persistent: dict[str, Link] = {}
        self.tables: dict[int, str] = {}
        self.types: dict[int, str] = {}
        self.open_links = 0
        engine.deactivators.append(self._deactivate)

    def _deactivate(self) -> None:
        self.default = None


class Link:
    """An open connection; `notices` are what the server has said by the way."""

    __slots__ = ("engine", "pointer", "notices", "processor", "trace", "state", "__weakref__")

    def __init__(self, engine: Engine, pointer: int) -> None:
        self.engine, self.pointer = engine, pointer
        self.notices: list[str] = []
        self.processor: Any = None
        self.trace: Any = None
        self.state = engine.state_of(PgsqlState)
        self.state.open_links += 1

    def receive_notices(self) -> None:
        """Note what the server says, and report it if that is asked for."""
        from weakref import ref

        owner = ref(self)

        def receive(_: int | None, message: bytes | None) -> None:
            link = owner()
            if link is None:
                return
            shown = trimmed(message)
            if link.engine.ini.get_bool("pgsql.log_notice"):
                link.engine.diagnostics.notice(f"{running_function(link.engine)}(): {shown}")
            link.notices.append(shown)

        self.processor = NoticeProcessor(receive)
        pq().PQsetNoticeProcessor(self.pointer, cast(self.processor, c_void_p), None)

    def complain(self, problem: str) -> None:
        """A warning with what the library says."""
        self.engine.diagnostics.warning(
            f"{running_function(self.engine)}(): {problem}: {trimmed(pq().PQerrorMessage(self.pointer))}")

    @property
    def is_good(self) -> bool:
        """Whether the connection holds."""
        status: int = pq().PQstatus(self.pointer)
        return status == CONNECTION_OK

    def drop_results(self) -> int:
        """Throw away what has not been fetched; how many results that was."""
        count = 0
        while pointer := pq().PQgetResult(self.pointer):
            pq().PQclear(pointer)
            count += 1
        return count

    def close(self) -> None:
        """End it."""
        pointer, self.pointer = self.pointer, 0
        if pointer:
            self.state.open_links -= 1
            pq().PQfinish(pointer)

    def __del__(self) -> None:
        self.close()


class Rows:
    """What the server has answered; `row` is the next to fetch."""

    __slots__ = ("link", "pointer", "row")

    def __init__(self, link: Link, pointer: int) -> None:
        self.link, self.pointer, self.row = link, pointer, 0

    def __del__(self) -> None:
        pq().PQclear(self.pointer)


@php_class("PgSql\\Connection",
           native=HandleHooks("Cannot directly construct PgSql\\Connection, use pg_connect() or pg_pconnect() instead"),
           **HANDLE)
class Connection(PhpObject):
    __slots__ = ("link",)

    def __init__(self) -> None:
        self.link: Link | None = None

    def opened(self, engine: Engine) -> Link:
        """The connection; throws Error once it is closed."""
        if self.link is None:
            engine.throw("Error", "PostgreSQL connection has already been closed")
        return self.link


@php_class("PgSql\\Result",
           native=HandleHooks("Cannot directly construct PgSql\\Result, use a dedicated function instead"), **HANDLE)
class Result(PhpObject):
    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: Rows | None = None

    def opened(self, engine: Engine) -> Rows:
        """The answer; throws Error once it is freed."""
        if self.rows is None:
            engine.throw("Error", "PostgreSQL result has already been closed")
        return self.rows


@php_class("PgSql\\Lob",
           native=HandleHooks("Cannot directly construct PgSql\\Lob, use pg_lo_open() instead"), **HANDLE)
class Lob(PhpObject):
    __slots__ = ("link", "number")

    def __init__(self) -> None:
        self.link: Link | None = None
        self.number = 0

    def opened(self, engine: Engine) -> Link:
        """The connection it is of."""
        if self.link is None:
            engine.throw("Error", "PostgreSQL large object has already been closed")
        return self.link


def make_result(engine: Engine, link: Link, pointer: int) -> Result:
    """An object for an answer."""
    made: Result = instantiate(engine, engine.internal_class("PgSql\\Result"))
    made.rows = Rows(link, pointer)
    return made


def default_link(engine: Engine) -> Link | None:
    """The connection that was opened last, with the word that asking so is deprecated."""
    engine.diagnostics.deprecated(f"{running_function(engine)}(): Automatic fetching of PostgreSQL connection is "
                                  "deprecated")
    connection = engine.state_of(PgsqlState).default
    return connection.link if connection is not None else None


def default_opened(engine: Engine) -> Link:
    """The same; throws Error where there is none."""
    link = default_link(engine)
    if link is None:
        engine.throw("Error", "No PostgreSQL connection opened yet")
    return link


def link_of(engine: Engine, connection: Any) -> Link:
    """The connection given, or by default the last one."""
    return connection.opened(engine) if connection is not None else default_opened(engine)


def first_link(engine: Engine, value: Any) -> Link:
    """The connection that a first argument of no declared type is."""
    if not isinstance(value, Connection):
        refuse_connection(engine, value)
    return value.opened(engine)


def refuse_connection(engine: Engine, value: Any) -> NoReturn:
    """Throw TypeError for a first argument that is no connection."""
    argument_type_error(engine, 1, f"must be of type PgSql\\Connection, {value_name(engine, value)} given")
