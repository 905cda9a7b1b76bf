"""random_int and random_bytes (ext/random/random.c)."""
from __future__ import annotations

from os import urandom

from zvm.ext.random.generators import Secure
from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.memory import check_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def random_bytes(engine: Engine, length: Int) -> Str:
    if length < 1:
        value_error(engine, 1, "must be greater than 0")
    check_string(engine, length)
    return urandom(length).decode("latin-1")


@function
def random_int(engine: Engine, min_: Int, max_: Int) -> Int:
    if min_ > max_:
        value_error(engine, 1, "must be less than or equal to argument #2 ($max)")
    return Secure().range(min_, max_)
