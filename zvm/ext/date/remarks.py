"""Warnings and errors of dates that were read, and what was read, as PHP arrays."""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.moments.moment import ABBREVIATION, FIRST_DAY, IDENTIFIER, OFFSET, WORKDAYS, Parsed, Relative, Remarks
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def remarks_array(engine: Engine) -> PhpArray | bool:
    """DateTime::getLastErrors(): False when there are none."""
    remarks = state.last_remarks(engine)
    if remarks is None or not remarks.warnings and not remarks.errors:
        return False
    return PhpArray.from_dict(_fields(remarks))


def _fields(remarks: Remarks) -> dict[Any, Any]:
    warnings: dict[Any, Any] = {position: message for position, _, message in remarks.warnings}
    errors: dict[Any, Any] = {position: message for position, _, message in remarks.errors}
    return {"warning_count": len(remarks.warnings), "warnings": PhpArray.from_dict(warnings),
            "error_count": len(remarks.errors), "errors": PhpArray.from_dict(errors)}


def parsed_array(parsed: Parsed, remarks: Remarks) -> PhpArray:
    """What date_parse() gives."""
    fields: dict[Any, Any] = {name: _or_false(getattr(parsed, name)) for name in (
        "year", "month", "day", "hour", "minute", "second")}
    fields["fraction"] = False if parsed.microsecond is None else parsed.microsecond / 1_000_000
    fields |= _fields(remarks)
    fields["is_localtime"] = parsed.is_local
    if parsed.is_local:
        fields |= _zone_fields(parsed)
    if parsed.has_relative:
        fields["relative"] = PhpArray.from_dict(_relative_fields(parsed.relative))
    return PhpArray.from_dict(fields)


def _or_false(value: int | None) -> int | bool:
    return False if value is None else value


def _zone_fields(parsed: Parsed) -> dict[Any, Any]:
    fields: dict[Any, Any] = {"zone_type": parsed.zone_type}
    if parsed.zone_type in (OFFSET, ABBREVIATION):
        fields |= {"zone": _or_false(parsed.offset), "is_dst": parsed.is_dst is not False}
    if parsed.zone_type == ABBREVIATION or parsed.zone_type == IDENTIFIER and parsed.abbreviation:
        fields["tz_abbr"] = parsed.abbreviation
    if parsed.zone_type == IDENTIFIER and parsed.zone is not None:
        fields["tz_id"] = parsed.zone.name
    return fields


def _relative_fields(relative: Relative) -> dict[Any, Any]:
    fields: dict[Any, Any] = {name: getattr(relative, name) for name in (
        "year", "month", "day", "hour", "minute", "second")}
    if relative.has_weekday:
        fields["weekday"] = relative.weekday
    if relative.has_special and relative.special == WORKDAYS:
        fields["weekdays"] = relative.special_amount
    if relative.day_of_month:
        fields["first_day_of_month" if relative.day_of_month == FIRST_DAY else "last_day_of_month"] = True
    return fields
