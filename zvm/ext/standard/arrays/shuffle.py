"""What is left to chance: shuffle, array_rand, str_shuffle, all from mt_rand()'s generator (array.c, string.c)."""
from __future__ import annotations

from zvm.ext.random.mt_rand import twister
from zvm.ext.vocabulary import Array, ByRef, Int, Str, True_, function
from zvm.runtime.values.arrays import PhpArray, separate_reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function
def shuffle(engine: Engine, array: ByRef[Array]) -> True_:
    values = list(separate_reference(array).values())
    twister(engine).shuffle(values)
    array.value = PhpArray.from_list(values)
    return True


@function
def array_rand(engine: Engine, array: Array, num: Int = 1) -> Int | Str | Array:
    from zvm.ext.random.randomizer import picked_keys

    keys = picked_keys(engine, twister(engine), array, num)
    return keys[0] if num == 1 else PhpArray.from_list(keys)


@function
def str_shuffle(engine: Engine, string: Str) -> Str:
    chars = list(string)
    twister(engine).shuffle(chars)
    return "".join(chars)
