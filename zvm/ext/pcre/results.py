"""What matches look like in PHP: arrays of groups, with or without names, offsets, nulls and marks.

Used by the functions of zvm/ext/pcre. Follows populate_subpat_array of php_pcre.c.
"""
from __future__ import annotations

from zvm.ext.pcre.library import Pattern
from zvm.runtime.services.patterns import OFFSET_CAPTURE, UNMATCHED_AS_NULL
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def group_values(pattern: Pattern, subject: str, count: int, offsets: tuple[int, ...], flags: int) -> list[Any]:
    """The values of the groups up to the last that took part; of all with UNMATCHED_AS_NULL."""
    pairs = zip(offsets[0:2 * count:2], offsets[1:2 * count:2], strict=True)
    if not flags & (OFFSET_CAPTURE | UNMATCHED_AS_NULL):
        return [subject[start:end] for start, end in pairs]  # -1 twice is an empty slice
    as_null = flags & UNMATCHED_AS_NULL
    missing = None if as_null else ""
    values: list[Any] = [subject[start:end] if start >= 0 else missing for start, end in pairs]
    if as_null:
        values += [None] * (pattern.groups - count)
    if flags & OFFSET_CAPTURE:
        starts = [*offsets[0:2 * count:2], *[-1] * (len(values) - count)]
        values = [PhpArray.from_list([value, start]) for value, start in zip(values, starts, strict=True)]
    return values


def group_array(pattern: Pattern, subject: str, count: int, offsets: tuple[int, ...], flags: int) -> PhpArray:
    """One match as an array, with names and mark. Call it before anything else is matched with the pattern."""
    if pattern.is_plain and not flags & (OFFSET_CAPTURE | UNMATCHED_AS_NULL):
        numbers = iter(offsets)
        return PhpArray.from_list([subject[start:next(numbers)] for start in numbers][:count])
    values = group_values(pattern, subject, count, offsets, flags)
    if pattern.is_plain:
        return PhpArray.from_list(values)
    names = pattern.names
    mark = pattern.mark()
    found: dict[int | str, Any] = {}
    for number, value in enumerate(values):
        name = names[number] if names is not None else None
        # of groups with the same name, one that took part goes first
        if name is not None and (name not in found or number < count and offsets[2 * number] >= 0):
            found[name] = value
        found[number] = value
    if mark is not None:
        found["MARK"] = mark
    return PhpArray.from_dict(found)


def columns_array(pattern: Pattern, columns: list[list[Any]], marks: dict[int | str, Any]) -> PhpArray:
    """All matches as an array of arrays by group (PREG_PATTERN_ORDER); `marks` by number of match."""
    arrays = [PhpArray.from_list(column) for column in columns]
    if pattern.names is None and not marks:
        return PhpArray.from_list(arrays)
    found: dict[int | str, Any] = {}
    for number, array in enumerate(arrays):
        name = pattern.names[number] if pattern.names is not None else None
        if name is not None:
            found[name] = array
        found[number] = array
    if marks:
        found["MARK"] = PhpArray.from_dict(marks)
    return PhpArray.from_dict(found)
