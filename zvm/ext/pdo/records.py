"""Arrays' values as texts and rows as arrays, in native code where there is some (kernels/functions/records.py)."""
from __future__ import annotations

from itertools import chain, repeat

from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Sequence
    from typing import Any

    from zvm.engine import Engine


class RecordFunctions:
    """What an engine has for rows.

    `texts_of(values)` gives the texts of a list's scalars, null being null, or None where that needs a closer look.
    `is_plain_row(row)` tells whether a row of Python's values is one of PHP's: it has neither bytes nor texts beyond
    ASCII. `record_of(model, row)` is the array with a model's keys and a row's values (see model_of()).
    """

    __slots__ = ("texts_of", "is_plain_row", "record_of")
    texts_of: Callable[[list[Any]], list[str | None] | None]
    is_plain_row: Callable[[tuple[Any, ...]], bool]
    record_of: Callable[[PhpArray, Sequence[Any]], PhpArray]

    def __init__(self, engine: Engine) -> None:
        image = None if engine.tier is None else engine.tier.image
        self.texts_of = _look_closer if image is None else image.builtin("texts_of", engine)
        self.is_plain_row = _is_plain_row if image is None else image.builtin("is_plain_row")
        self.record_of = _record_of if image is None else image.builtin("record_of")


def model_of(keys: list[Any]) -> PhpArray | None:
    """An array with these keys for record_of(); None where one of them comes twice."""
    elements = dict.fromkeys(keys)
    return PhpArray.from_dict(elements) if len(elements) == len(keys) else None


def _look_closer(values: list[Any]) -> None:
    return None


def _is_plain_row(row: tuple[Any, ...]) -> bool:
    for value in row:
        kind = type(value)
        if kind is str and not value.isascii() or kind is bytes:
            return False
    return True


def _record_of(model: PhpArray, row: Sequence[Any]) -> PhpArray:
    assert model.hash is not None
    values = chain.from_iterable(map(repeat, row, repeat(len(model.hash) // len(row)))) if row else ()
    record = PhpArray.from_record(dict(zip(model.hash, values, strict=True)))
    record.next_free = model.next_free
    return record
