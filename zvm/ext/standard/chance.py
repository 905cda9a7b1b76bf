"""What is left to chance: shuffle, array_rand, str_shuffle, all from mt_rand()'s generator (array.c, string.c)."""
from __future__ import annotations

from zvm.ext.random.mt_rand import shuffled, twister
from zvm.ext.vocabulary import Array, ByRef, Int, Str, True_, function
from zvm.runtime.arrays import PhpArray, separate_reference
from zvm.runtime.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def shuffle(engine: Engine, array: ByRef[Array]) -> True_:
    values = list(separate_reference(array).values())
    shuffled(engine, values)
    array.value = PhpArray.from_list(values)
    return True


@function
def array_rand(engine: Engine, array: Array, num: Int = 1) -> Int | Str | Array:
    keys = list(array.keys())
    available = len(keys)
    if not available:
        value_error(engine, 1, "cannot be empty")
    generator = twister(engine)
    if num == 1:
        return keys[generator.range(0, available - 1)]
    if num <= 0 or num > available:
        value_error(engine, 2, "must be between 1 and the number of elements in argument #1 ($array)")
    complement = num > available >> 1
    drawn: set[int] = set()
    wanted = available - num if complement else num
    while len(drawn) < wanted:
        drawn.add(generator.range(0, available - 1))
    return PhpArray.from_list([key for index, key in enumerate(keys) if (index in drawn) is not complement])


@function
def str_shuffle(engine: Engine, string: Str) -> Str:
    chars = list(string)
    shuffled(engine, chars)
    return "".join(chars)
