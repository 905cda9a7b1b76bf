"""strtotime, date_parse and date_parse_from_format (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.reading.date_parser import complete, parse_date
from zvm.ext.date.reading.format_parser import parse_by_format
from zvm.ext.date.remarks import parsed_array
from zvm.ext.vocabulary import Array, False_, Int, Null, Path, Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def strtotime(engine: Engine, datetime: Str, baseTimestamp: Int | Null = None) -> Int | False_:  # noqa: N803
    if not datetime:
        return False
    parsed, remarks = parse_date(datetime, engine.target)
    if remarks.errors:
        return False
    now = state.moment_at(engine, baseTimestamp)
    return complete(parsed, now, now.zone).timestamp


@function
def date_parse(engine: Engine, datetime: Str) -> Array:
    return parsed_array(*parse_date(datetime, engine.target))


@function
def date_parse_from_format(format: Str, datetime: Path) -> Array:
    return parsed_array(*parse_by_format(format, datetime))
