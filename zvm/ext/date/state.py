"""What date keeps for one engine: the default zone and the remarks of the last date that was read."""
from __future__ import annotations

import time as host_time

from zvm.ext.date.moments.arithmetic import moment_in
from zvm.ext.date.moments.moment import Moment, Remarks
from zvm.ext.date.zones.database import find_zone, utc
from zvm.ext.date.zones.zone_file import Zone
from zvm.runtime.services.function_tools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


class DateState:
    """The warnings and errors of the last date that one engine has read."""

    __slots__ = ("remarks",)

    def __init__(self, engine: Engine) -> None:
        self.remarks: Remarks | None = None


def set_default_zone(engine: Engine, name: str) -> None:
    """Let the zone of that name, which exists, be the default."""
    engine.timezone = name


def default_zone(engine: Engine) -> Zone:
    """The zone in force: date_default_timezone_set()'s, date.timezone's, or UTC (get_timezone_info)."""
    name: str = engine.timezone or engine.ini.get("date.timezone") or "UTC"
    return find_zone(name) or utc()


def seconds_now() -> int:
    return int(host_time.time())


def now(zone: Zone) -> Moment:
    """This moment in a zone, with microseconds."""
    seconds, nanoseconds = divmod(host_time.time_ns(), 1_000_000_000)
    moment = _at_second(zone, seconds).copy()
    moment.microsecond = nanoseconds // 1000
    return moment


@lru_cache(maxsize=8)
def _at_second(zone: Zone, seconds: int) -> Moment:
    """The moment of a second that is going on: it is asked for often."""
    return moment_in(zone, seconds)


def moment_at(engine: Engine, timestamp: int | None) -> Moment:
    """The moment of a timestamp, now for None, in the default zone."""
    zone = default_zone(engine)
    return _at_second(zone, seconds_now()).copy() if timestamp is None else moment_in(zone, timestamp)


def note_remarks(engine: Engine, remarks: Remarks) -> None:
    engine.state_of(DateState).remarks = remarks


def last_remarks(engine: Engine) -> Remarks | None:
    """Warnings and errors of the last date that was read, for DateTime::getLastErrors()."""
    return engine.state_of(DateState).remarks
