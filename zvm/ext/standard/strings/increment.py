"""str_increment() and str_decrement() (PHP 8.3)."""
from __future__ import annotations

from zvm.ext.vocabulary import Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# the last character of each kind, the first one, and what is carried in front of a string
_AFTER_LAST = {"z": ("a", "a"), "Z": ("A", "A"), "9": ("0", "1")}
_BEFORE_FIRST = {"a": "z", "A": "Z", "0": "9"}


def _check(engine: Engine, string: str) -> None:
    if not string:
        value_error(engine, 1, "must not be empty")
    if not (string.isascii() and string.isalnum()):
        value_error(engine, 1, "must be composed only of alphanumeric ASCII characters")


@function(since=80300)
def str_increment(engine: Engine, string: Str) -> Str:
    _check(engine, string)
    characters = list(string)
    for place in range(len(characters) - 1, -1, -1):
        carried = _AFTER_LAST.get(characters[place])
        if carried is None:
            characters[place] = chr(ord(characters[place]) + 1)
            return "".join(characters)
        characters[place], first = carried
    return first + "".join(characters)


@function(since=80300)
def str_decrement(engine: Engine, string: Str) -> Str:
    _check(engine, string)
    characters = list(string)
    place = len(characters) - 1
    while place >= 0 and characters[place] in _BEFORE_FIRST:
        characters[place] = _BEFORE_FIRST[characters[place]]
        place -= 1
    if place < 0:
        if len(string) == 1 or string[0] == "0":
            value_error(engine, 1, f'"{string}" is out of decrement range')
        return "".join(characters[1:])
    characters[place] = chr(ord(characters[place]) - 1)
    if place == 0 and characters[0] == "0" and len(characters) > 1:
        del characters[0]
    return "".join(characters)
