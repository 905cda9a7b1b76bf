"""Command line options as getopt() finds them (main/getopt.c)."""
from __future__ import annotations

from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def read_options(arguments: list[str], short: str, long: list[str]) -> tuple[dict[Any, Any], int]:
    """(options found, index of the first other argument); a colon after a name wants a value, two allow one."""
    wanted = {**_short_options(short), **{name.rstrip(":"): len(name) - len(name.rstrip(":")) for name in long}}
    found: dict[Any, Any] = {}
    index = 1
    while index < len(arguments):
        argument = arguments[index]
        if argument == "--":
            return found, index + 1
        if len(argument) < 2 or argument[0] != "-":
            break
        if argument.startswith("--"):
            name, equals, value = argument[2:].partition("=")
            index = _take(found, wanted, name, value if equals else None, arguments, index)
            continue
        rest = argument[1:]
        while rest:
            name, rest = rest[0], rest[1:]
            kind = wanted.get(name)
            if kind and rest:
                _add(found, name, rest[1:] if rest[0] == "=" else rest)
                rest = ""
            elif kind == 1:
                index = _take(found, wanted, name, None, arguments, index) - 1
            elif kind is not None:
                _add(found, name, False)
        index += 1
    return found, index


def _short_options(short: str) -> dict[str, int]:
    wanted: dict[str, int] = {}
    for at, char in enumerate(short):
        if char != ":":
            rest = short[at + 1:at + 3]
            wanted[char] = 2 if rest == "::" else 1 if rest[:1] == ":" else 0
    return wanted


def _take(found: dict[Any, Any], wanted: dict[str, int], name: str, value: str | None, arguments: list[str],
          index: int) -> int:
    """Note an option, with the next argument as its value where it needs one; the index to go on from."""
    kind = wanted.get(name)
    if kind == 1 and value is None:
        if index + 1 < len(arguments):
            _add(found, name, arguments[index + 1])
        return index + 2
    if kind is not None:
        _add(found, name, value if kind and value is not None else False)
    return index + 1


def _add(found: dict[Any, Any], name: str, value: Any) -> None:
    key = normalize_key(name)
    if key not in found:
        found[key] = value
    elif type(found[key]) is PhpArray:
        found[key].append(value)
    else:
        found[key] = PhpArray.from_list([found[key], value])
